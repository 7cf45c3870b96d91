"""Ways to change one thing in a text: a character, a word, a number or a line."""

import random
import re
from collections.abc import Callable

LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz-=|~ .:,#[]{}"\r\tÉ'

Change = Callable[[str, str, random.Random], str]  # of a text, out of another true record, by chance


def a_character(text: str, other: str, chance: random.Random) -> str:
    at = chance.randrange(len(text))
    new = chance.choice(LETTERS)
    return text[:at] + chance.choice(("", new, text[at] + new, text[at] * 2)) + text[at + 1 :]


def two_neighbours(text: str, other: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) - 1)
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def a_number(text: str, other: str, chance: random.Random) -> str:
    found = chance.choice(list(re.finditer(r"\d{1,6}", text)))
    new = str(max(0, int(found[0]) + chance.choice((-100, -1, 1, 100))))
    return text[: found.start()] + new + text[found.end() :]


def a_word(text: str, other: str, chance: random.Random) -> str:
    """One out of the same text, or out of another true record."""
    found = chance.choice(list(re.finditer(r"\S+", text)))
    new = chance.choice(chance.choice((text, other)).split())
    return text[: found.start()] + new + text[found.end() :]


def a_line_gone(text: str, other: str, chance: random.Random) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def a_line_twice(text: str, other: str, chance: random.Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    return "\n".join([*lines[:at], lines[at], *lines[at:]])


def a_line_moved(text: str, other: str, chance: random.Random) -> str:
    """To the next place, mostly: choices that were made together stand beside each other."""
    lines = text.split("\n")
    at = chance.randrange(len(lines) - 1)
    line = lines.pop(at)
    lines.insert(chance.choice((at + 1, at + 1, chance.randrange(len(lines)))), line)
    return "\n".join(lines)


def a_line_of_another(text: str, other: str, chance: random.Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    theirs = other.split("\n")
    return "\n".join([*lines[:at], theirs[at % len(theirs)], *lines[at + 1 :]])


def a_header_line(text: str, other: str, chance: random.Random) -> str:
    """Out of another record with the same key, or dropped."""
    lines = text.split("\n")
    at = chance.randrange(1, lines.index(""))
    key = lines[at].split(":")[0]
    same = [line for line in other.split("\n") if line.startswith(f"{key}:")]
    return "\n".join([*lines[:at], *chance.choice((same, [])), *lines[at + 1 :]])


CHANGES: list[Change] = [
    a_character,
    two_neighbours,
    a_number,
    a_word,
    a_line_gone,
    a_line_twice,
    a_line_moved,
    a_line_of_another,
    a_header_line,
]
