"""Every law, held against every game there is."""

from collections.abc import Callable
from functools import cache

import pytest

from splendide.core.library import Game, find_game, slugs
from tests.laws.cases import Case, cases
from tests.laws.laws import OF_A_GAME, OF_A_MATCH


def _name(law: Callable[..., None]) -> str:
    return law.__name__


@pytest.mark.parametrize("law", OF_A_GAME, ids=_name)
@pytest.mark.parametrize("slug", slugs())
def test_of_a_game(slug: str, law: Callable[[Game], None]) -> None:
    law(find_game(slug))


@cache
def _cases(slug: str) -> list[Case]:
    return cases(find_game(slug))


@pytest.mark.parametrize("law", OF_A_MATCH, ids=_name)
@pytest.mark.parametrize("slug", slugs())
def test_of_a_match(slug: str, law: Callable[[Case], None]) -> None:
    for case in _cases(slug):
        law(case)
