"""Split it!: one row, two separators, three zones, and a secret bet on one of them."""

from typing import Literal

import msgspec

from splendide.core.facts import About

SEATS = range(2, 5)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    discard: Literal["every", "first"] = "every"  # two players: after which three-way splits a zone is discarded


ABOUT = About(SEATS, Options)
