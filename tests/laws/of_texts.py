"""Laws about words: everything a reader may see is there in every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from splendide.core.library import Game
from splendide.core.texts import LANGUAGES, say
from tests.laws.cases import option_choices

Blanks = dict[str, set[str]]  # the blanks to be filled in, by text


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _texts(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file} can't be read: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)


@cache
def blanks_of(file: Path) -> Blanks:
    """Every text of the file with the variables it mentions."""
    found: Blanks = {}
    for name, pattern in _texts(file):
        assert name not in found, f"{file} says {name} twice"
        variables = _Variables()
        variables.visit(pattern)
        found[name] = variables.names
    return found


def assert_said_in_every_language(folder: Path) -> Blanks:
    """The files of this folder have the same texts with the same blanks; these are returned."""
    first, *others = (blanks_of(folder / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert set(first) == set(other), f"only in one language, in {folder}: {sorted(set(first) ^ set(other))}"
        assert first == other, f"different blanks: {sorted(name for name in first if first[name] != other[name])}"
    return first


def a_game_says_everything_in_every_language(game: Game) -> None:
    assert_said_in_every_language(game.folder / "text")


def a_game_has_its_title_its_pitch_and_words_for_its_options(game: Game) -> None:
    said = assert_said_in_every_language(game.folder / "text")
    needed = {"title", "pitch", "summary"}
    for name, choices in option_choices(game).items():
        needed |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in choices if isinstance(choice, str))}
    for figure in game.figures:
        needed |= {f"figure-{figure}", f"figure-{figure}-value"}
    assert needed <= set(said), f"missing: {sorted(needed - set(said))}"


def a_game_has_words_for_its_phrases_and_something_to_point_at(game: Game) -> None:
    said = assert_said_in_every_language(game.folder / "text")
    for phrase in game.talk.phrases:
        assert said.get(f"talk-{phrase}") == {"target"}, f"talk-{phrase} should say what it points at, and no more"
        for language in LANGUAGES:
            named, beside = (say(f"talk-{phrase}", language, {"target": one}, game.folder) for one in ("NAME", "this"))
            assert named.replace("NAME", "this") != beside, (
                f"talk-{phrase} has no words beside its target in {language}"
            )
    assert bool(game.talk.phrases) == (game.targets is not None)


def a_game_has_a_rules_page_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        page = (game.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
        assert page.startswith("# "), "a page begins with its title"
        assert len(page.split()) > 50
        assert not re.search(r"splendide \w|\.(toml|py|md)\b", page), "players need no files and no commands"


LAWS = [
    a_game_says_everything_in_every_language,
    a_game_has_its_title_its_pitch_and_words_for_its_options,
    a_game_has_words_for_its_phrases_and_something_to_point_at,
    a_game_has_a_rules_page_in_every_language,
]
