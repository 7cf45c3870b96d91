"""Names and words of people: what of them is shown, and how long they are as people count."""

import unicodedata

import regex
from confusable_homoglyphs import confusables

from splendide.core.errors import Refused

LONGEST_NAME = 24  # characters as people count them
MOST_CODE_POINTS = 120  # one character may be made of several, but not of hundreds

# A mark or a joiner shows in the character that it is a part of. The Braille blank is a sign that shows nothing.
_HIDDEN = regex.compile(r"[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]--[\p{M}\u200d]]", regex.V1)
_PILE = regex.compile(r"(\p{M}{4})\p{M}+")  # no script needs more on one letter, and more covers other lines
_SHOWN_ALONE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_ASCII_ALIKE = str.maketrans("I|0O", "lloo")
_CHARACTER = regex.compile(r"\X")


def visible(text: str) -> str:
    """What of it can be seen, on one line; nothing if all that is left are marks on nothing."""
    shown = _PILE.sub(r"\1", " ".join(_HIDDEN.sub("", text.replace("\t", " ")).split()))
    return shown if _SHOWN_ALONE.search(shown) else ""


def length(text: str) -> int:
    """In characters as people count them: a flag, a family and a letter with its accents are one each."""
    return sum(1 for _ in _CHARACTER.finditer(text))


def clean_name(text: str) -> str:
    """The name as it will be shown, or a refusal."""
    if len(text) > 100 * MOST_CODE_POINTS:
        raise Refused("long-name", most=LONGEST_NAME)
    name = visible(text)
    if length(name) == 0:
        raise Refused("no-name")
    if length(name) > LONGEST_NAME or len(name) > MOST_CODE_POINTS:
        raise Refused("long-name", most=LONGEST_NAME)
    return name


def look(name: str) -> str:
    """What is the same for names that can hardly be told apart: large or small, or in letters of other scripts."""
    plain = unicodedata.normalize("NFKC", name).translate(_ASCII_ALIKE)
    plainest = "".join(map(_plainest, plain)).casefold()
    return "".join(_plainest(sign) for sign in plainest if sign.isalnum() or not sign.isascii()) or name


def _plainest(sign: str) -> str:
    """The first of all signs that look like this one."""
    alike = (other["c"] for other in confusables.confusables_data.get(sign, ()))
    return min([sign, *(other for other in alike if len(other) == 1)])
