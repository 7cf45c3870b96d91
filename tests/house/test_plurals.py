"""Whatever is counted, the sentence fits the number: nobody reads “1 points” or “1 cartes”."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from splendide.core.shelf import PACKAGE, shelf
from splendide.core.texts import LANGUAGES

CLIENT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = {"house": PACKAGE, "client": CLIENT, **{game.slug: game.folder for game in shelf().values()}}
FEW = (0, 1, 2)

PLURALS = {
    "en": "bots cards cells characters colours columns copies dolphins drops games groups hands hearts jokers letters"
    " lines matches minutes moves names pairs people phrases pieces places players points pts rolls rounds rows seats"
    " seconds separators signs stars teams times tries turns values words zones",
    "fr": "caractères cartes cases cœurs colonnes couleurs dauphins dés donnes équipes étoiles exemplaires groupes"
    " jokers joueurs lancers lettres lignes manches mains minutes mots parties personnes phrases pièces places points"
    " pts rangées robots secondes séparateurs sièges signes tables valeurs zones",
}
SINGULAR = {"en": "1", "fr": "[01]"}  # in French nothing at all is singular too


class _Blanks(visitor.Visitor):
    """The blanks of a text, and the texts it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)


def _blanks(source: str) -> dict[str, set[str]]:
    """By text, what has to be filled in, also in the texts it refers to."""
    found: dict[str, _Blanks] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Blanks()
            found[entry.id.name].visit(entry)
    return {name: blanks.names.union(*(found[text].names for text in blanks.texts)) for name, blanks in found.items()}


def said(source: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text, with each of its blanks filled with a few numbers, in all combinations."""
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(source))
    for name, blanks in _blanks(source).items():
        pattern = texts.get_message(name).value
        for numbers in product(FEW, repeat=len(blanks)):
            if pattern:
                yield name, str(texts.format_pattern(pattern, dict(zip(sorted(blanks), numbers, strict=True)))[0])


def wrong(source: str, language: str) -> list[str]:
    nouns = "|".join(PLURALS[language].split())
    plural = re.compile(rf"(?<!\d)(?<!to )(?<!à ){SINGULAR[language]}\s(?:{nouns})\b")  # “2 to 1 players”: a range
    return sorted({f"{name}: {text}" for name, text in said(source, language) if plural.search(text)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", FOLDERS)
def test_numbers_and_nouns_agree(place: str, language: str) -> None:
    source = (FOLDERS[place] / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert wrong(source, language) == []


def test_a_noun_that_does_not_agree_is_found() -> None:
    assert wrong("a = You have { $n } points.", "en") == ["a: You have 1 points."]
    assert wrong("a = { b }\nb = { $n } cartes", "fr") == ["a: 0 cartes", "a: 1 cartes", "b: 0 cartes", "b: 1 cartes"]
    assert wrong("a = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n}", "en") == []
