"""The house is what it says of itself at /api/openapi.json: every address answers as described, whatever is asked."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from splendide.server.web.addresses import described
from tests.fuzz.addresses import DESCRIBED, ROUTES
from tests.fuzz.crowd import UNHURRIED
from tests.server.client import PATIENCE
from tests.server.play import Person
from tests.server.serving import Server

SCHEMA = schemathesis.openapi.from_dict(described(DESCRIBED))
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DECIDED = settings(
    max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(data=str(tmp_path_factory.mktemp("described")), limits=UNHURRIED) as server:
        yield server
    assert not server.broke, server.stderr


def test_every_address_below_api_is_described() -> None:
    assert {route.path for route in ROUTES if route.path.startswith("/api/")} == {each.path for each in DESCRIBED}


@pytest.fixture(scope="module")
def table(house: Server) -> str:
    return Person(house.address).make_table()


@pytest.mark.parametrize("label", OPERATIONS)
def test_an_address_answers_as_it_is_described(label: str, house: Server, table: str) -> None:
    """Asked as described, at a table that there is as well as at others."""
    in_doubt = st.booleans()

    def ask(case: Case[Any], at_ours: bool) -> None:
        if at_ours and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=house.address, timeout=PATIENCE, checks=CHECKS)

    DECIDED(given(OPERATIONS[label].as_strategy(generation_mode=GenerationMode.POSITIVE), in_doubt)(ask))()


@pytest.mark.parametrize("label", [label for label, asked in OPERATIONS.items() if asked.body])
def test_what_is_not_as_described_is_refused(label: str, house: Server) -> None:
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(base_url=house.address, timeout=PATIENCE, checks=[*CHECKS, negative_data_rejection])

    DECIDED(given(OPERATIONS[label].as_strategy(generation_mode=GenerationMode.NEGATIVE))(ask))()
