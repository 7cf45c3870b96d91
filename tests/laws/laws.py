"""All laws, and a way to hold one game against them from the command line: `python -m tests.laws.laws SLUG`."""

import json
import sys
from collections.abc import Callable
from typing import Any

from splendide.core.library import Game, find_game
from tests.laws import (
    of_examples,
    of_facts,
    of_moves,
    of_refusals,
    of_secrets,
    of_texts,
    of_time,
    of_tutorials,
    of_writing,
)
from tests.laws.cases import Case, cases

OF_A_MATCH: list[Callable[[Case], None]] = [
    *of_moves.LAWS,
    *of_refusals.LAWS,
    *of_secrets.LAWS,
    *of_time.LAWS,
    *of_writing.LAWS,
]
OF_A_GAME: list[Callable[[Game], None]] = [*of_examples.LAWS, *of_facts.LAWS, *of_texts.LAWS, *of_tutorials.LAWS]


def broken_by(game: Game, asked: str = "") -> dict[str, str]:
    """The laws that this game breaks, and how; of one alone, if it is asked for."""
    broken: dict[str, str] = {}
    for law in _asked(OF_A_GAME, asked):
        _hold(law, game, broken)
    for case in cases(game):
        _hold(of_moves.matches_end, case, broken)
        if of_moves.matches_end.__name__ in broken:
            return broken  # there is no whole match to look at
        for law_of_match in _asked(OF_A_MATCH, asked):
            _hold(law_of_match, case, broken)
        if asked in broken:
            return broken
    return broken


def _asked(laws: list[Callable[[Any], None]], asked: str) -> list[Callable[[Any], None]]:
    return [law for law in laws if asked in ("", law.__name__)]


def _hold(law: Callable[[Any], None], against: Any, broken: dict[str, str]) -> None:
    try:
        law(against)
    except Exception as wrong:  # a law is broken by an assertion, a crash or a refusal alike
        broken.setdefault(law.__name__, f"{type(wrong).__name__}: {wrong}"[:300])


if __name__ == "__main__":
    print(json.dumps({slug: broken_by(find_game(slug)) for slug in sys.argv[1:]}, indent=2))
