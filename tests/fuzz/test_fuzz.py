"""Some thousands of odd inputs of every kind; `make fuzz` tries a million."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fuzz.addresses import Addresses
from tests.fuzz.crowd import UNHURRIED, Crowd
from tests.fuzz.texts import Texts
from tests.server.play import Person
from tests.server.serving import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    with Server(data=str(folder), limits=UNHURRIED) as server:
        yield server
    assert not server.broke, server.stderr


def test_records_notation_and_messages_are_read_or_refused() -> None:
    texts = Texts(1)
    texts.fuzz(3000)
    assert {what.split(":")[0].split(" of ")[0] for what in texts.tally} == {
        *("notation", "record", "receipt", "message", "option", "name")
    }


def test_every_address_answers_or_refuses(house: Server) -> None:
    addresses = Addresses(house, 1, Person(house.address).make_table(), "none")
    addresses.fuzz(700)
    assert {"200", "404", "405", "422"} <= set(addresses.tally)


def test_people_who_say_anything_disturb_no_table(house: Server) -> None:
    crowd = Crowd(house, 1)
    crowd.fuzz(1500)
    refused = [name for name in crowd.tally if name.startswith("refused")]
    assert len(refused) > 15
