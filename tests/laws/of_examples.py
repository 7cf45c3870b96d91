"""Laws about what a game's rules page says, and what it shows on the board."""

import re

from splendide.core.examples import positions, read_examples
from splendide.core.library import Game
from splendide.core.shelf import shelf
from splendide.core.texts import LANGUAGES

CALLED = re.compile(r"^!\[[^\]]+\]\(example:([\w-]+)\)\n((?:\n1\. (?:.+\n)+)?)", re.MULTILINE)


def a_rules_page_shows_every_example_once_with_a_sentence_for_each_of_its_steps(game: Game) -> None:
    shelved = shelf()[game.slug]
    wanted = {example.name: len(example.steps) for example in read_examples(shelved.examples)}
    for language in LANGUAGES:
        called = CALLED.findall(shelved.rules_page(language).read_text(encoding="utf-8"))
        sentences = {name: len(listed.strip().splitlines()) or 1 for name, listed in called}
        assert sentences == wanted, language
        assert len(called) == len(sentences), language


def every_example_can_be_played(game: Game) -> None:
    for example in read_examples(shelf()[game.slug].examples):
        assert len(list(positions(game, example))) == len(example.steps)


def a_rules_page_is_for_players(game: Game) -> None:
    """It names no files and no commands."""
    for language in LANGUAGES:
        page = shelf()[game.slug].rules_page(language).read_text(encoding="utf-8")
        assert not re.findall(r"`|\b[\w/]+\.(?:py|toml|md|json)\b|\bsplendide \w", page), language


LAWS = [
    a_rules_page_shows_every_example_once_with_a_sentence_for_each_of_its_steps,
    every_example_can_be_played,
    a_rules_page_is_for_players,
]
