"""Ratings as a picture of letters: each bot's on one axis, with the interval that holds at 95 % confidence."""

from collections.abc import Sequence

from splendide.bots.rating import Standing
from splendide.cli.words import Words

WIDTH = 56  # places
LEAST, MOST, HERE, BETWEEN = "├", "┤", "●", "─"


def plot_of(standing: Sequence[Standing], words: Words) -> list[str]:
    """A line for each bot and one for the axis."""
    title = words("cli-arena-rating")
    low = min(one.rating - one.unsure for one in standing)
    high = max(one.rating + one.unsure for one in standing)
    name = max(len(title), *(len(one.bot) for one in standing))
    lines = [f"{one.bot:<{name}} {_line(one, low, high)}" for one in standing]
    ends = words.number(low, ".1f"), words.number(high, ".1f")
    return [*lines, f"{title:<{name}} {ends[0]}{ends[1]:>{WIDTH - len(ends[0])}}"]


def _line(one: Standing, low: float, high: float) -> str:
    def at(rating: float) -> int:
        return round((rating - low) / (high - low) * (WIDTH - 1)) if high > low else 0

    least, here, most = at(one.rating - one.unsure), at(one.rating), at(one.rating + one.unsure)
    line = [" "] * WIDTH
    line[least : most + 1] = BETWEEN * (most + 1 - least)
    line[least], line[most], line[here] = LEAST, MOST, HERE
    return "".join(line).rstrip()
