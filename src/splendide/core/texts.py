"""Sentences in the reader's language, from Fluent files: the house's and each game's own."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from splendide.core.compiled import PACKAGE, games_folders
from splendide.core.errors import Refused

LANGUAGES = ("en", "fr")


def best_language(wanted: str) -> str:
    """The language we have for an Accept-Language header, a locale or a code."""
    for part in wanted.replace("_", "-").split(","):
        code = part.strip().split(";")[0].split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@cache
def bundle(language: str, folder: Path = PACKAGE) -> FluentBundle:
    """The texts of the house, or of the game in this folder."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def say(name: str, language: str, details: Mapping[str, Any] | None = None, folder: Path = PACKAGE) -> str:
    """The text of this name; a missing one is a mistake, found by the laws."""
    texts = bundle(language, folder)
    pattern = texts.get_message(name).value if texts.has_message(name) else None
    if pattern is None:
        raise KeyError(f"no text {name!r} in {language!r}")
    return str(texts.format_pattern(pattern, dict(details or {}))[0])


def sentence(refused: Refused, language: str) -> str:
    """Why it was refused, and on which line of a file if it was in one."""
    reason = _reason(refused, language)
    line = refused.details.get("line")
    return reason if line is None else say("on-line", language, {"line": line, "reason": reason})


def _reason(refused: Refused, language: str) -> str:
    """In the house's words or, for a rule of a game, in the game's."""
    name = f"refused-{refused.name}"
    for folder in _speakers():
        if bundle(language, folder).has_message(name):
            return say(name, language, refused.details, folder)
    raise KeyError(f"no text {name!r} in {language!r}")


def _speakers() -> Iterator[Path]:
    yield PACKAGE
    for folder in games_folders():
        yield from sorted(path.parents[1] for path in folder.glob("*/text/en.ftl"))
