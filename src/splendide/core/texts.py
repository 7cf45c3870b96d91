"""Sentences in the reader's language, from Fluent files: the house's and each game's own."""

import os
import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from splendide.core.errors import Refused
from splendide.core.shelf import PACKAGE, languages, shelf, spoken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = languages()

MOST, UNASKED, NEVER = 1.0, 0.0, -1.0  # how much a language is wanted
_AFTER_CODE = re.compile(r"[-_.@;]")
_TEXT = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![-#a-zA-Z]).*\n)*", re.MULTILINE)  # up to the next, or a remark
_PLAIN = re.compile(r"[^=]*= *([^{}\n]*[^{}\n ]) *\s*")  # one line with nothing to fill in: it is what it says
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # another text within one
_WEIGHT = re.compile(r";\s*q\s*=\s*([0-9]+\.?[0-9]*|\.[0-9]+)", re.IGNORECASE)


def best_language(wanted: str) -> str:
    """The language we have for an Accept-Language header, a locale or a code.

    Of two that are wanted as much, the one that is named first. Read by ourselves: the packages that can are whole web
    frameworks, and know no locales such as `fr_FR.UTF-8`.
    """
    weights = _weights(wanted)
    others = weights.get("*", UNASKED)
    named = [language for language in weights if language in LANGUAGES]
    return max([*named, *LANGUAGES], key=lambda language: weights.get(language, others))


def language_of_terminal() -> str:
    """The one that whoever started this program has set."""
    return best_language(next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ""))


def _weights(wanted: str) -> dict[str, float]:
    """How much each language is wanted; one that is named twice, as in `fr-CA, fr;q=0.5`, as much as its best."""
    weights: dict[str, float] = {}
    for part in wanted.split(","):
        code = _AFTER_CODE.split(part.strip(), maxsplit=1)[0].lower()
        weights[code] = max(weights.get(code, NEVER), _weight(part))
    return weights


def _weight(part: str) -> float:
    """What `q` says, NEVER for zero; a weight that can't be read is as good as none."""
    said = _WEIGHT.search(part)
    return min(float(said[1]), MOST) or NEVER if said else MOST


class Texts:
    """A file of texts. Each is parsed when it is first said, with those that it names: a command says few of them.

    Most are said as they stand, and Fluent takes longer to load than a command that needs nothing else takes in all.
    """

    def __init__(self, language: str, source: str):
        self._language = language
        self._texts = {found[1]: found[0] for found in _TEXT.finditer(f"{source}\n")}
        self._unparsed = set(self._texts)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def say(self, name: str, details: dict[str, Any]) -> str:
        if plain := _PLAIN.fullmatch(self._texts[name]):
            return plain[1]
        self._parse(name)
        pattern = self._bundle.get_message(name).value
        assert pattern, f"{name} says nothing"
        return str(self._bundle.format_pattern(pattern, details)[0])

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentResource

        if name in self._unparsed:
            self._unparsed.discard(name)
            self._bundle.add_resource(FluentResource(self._texts[name]))
            for named in _NAMED.findall(self._texts[name]):
                self._parse(named)


@cache
def texts_in(language: str, folder: Path = PACKAGE) -> Texts:
    """The texts of the house, or of the game in this folder."""
    return Texts(language, spoken(folder, "{}.ftl", language).read_text(encoding="utf-8"))


def say(name: str, language: str, details: Mapping[str, Any] | None = None, folder: Path = PACKAGE) -> str:
    """The text of this name; a missing one is a mistake, found by the laws."""
    texts = texts_in(language, folder)
    if name not in texts:
        raise KeyError(f"no text {name!r} in {language!r}")
    return texts.say(name, {key: _spoken(texts, value) for key, value in (details or {}).items()})


def _spoken(texts: Texts, detail: Any) -> Any:
    """A list of names is said as their texts, one after the other; a name without a text, as it is."""
    if not isinstance(detail, list):
        return detail
    return ", ".join(texts.say(name, {}) if name in texts else name for name in detail)


def sentence(refused: Refused, language: str) -> str:
    """Why it was refused, and on which line of a file if it was in one."""
    reason = _reason(refused, language)
    line = refused.details.get("line")
    return reason if line is None else say("on-line", language, {"line": line, "reason": reason})


def _reason(refused: Refused, language: str) -> str:
    name = f"refused-{refused.name}"
    return say(name, language, refused.details, _speaker(name, language))


@cache
def _speaker(name: str, language: str) -> Path:
    """Who has words for this: the house or, for a rule of a game, the game."""
    if name in texts_in(language, PACKAGE):
        return PACKAGE
    for game in shelf().values():
        if name in texts_in(language, game.folder):
            return game.folder
    raise KeyError(f"no text {name!r} in {language!r}")
