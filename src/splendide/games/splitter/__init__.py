"""Splitter: two dice, one folded sheet each, twenty-two rounds."""

from typing import Literal

import msgspec

from splendide.core.facts import About

SEATS = range(1, 13)
Sheet = Literal["A", "B"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheet: Sheet = "A"


ABOUT = About(SEATS, Options)
