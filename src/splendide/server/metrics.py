"""What a host watches, in the text that Prometheus reads. The format is a few lines, so no package is needed for it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
PREFIX = "splendide_"
SECONDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

Samples = Iterable[tuple[str, float]]  # what comes after the name, such as {kind="bot"}, and the value


def written(name: str, kind: str, about: str, samples: Samples) -> str:
    """One measure, as the format has it."""
    name = PREFIX + name
    lines = [
        f"# HELP {name} {about}",
        f"# TYPE {name} {kind}",
        *(f"{name}{rest} {_number(value)}" for rest, value in samples),
    ]
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def labelled(label: str, values: Mapping[str, float]) -> Samples:
    return [(f'{{{label}="{_escaped(value)}"}}', amount) for value, amount in sorted(values.items())]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Times:
    """How long something took: how often up to each bound, how long in all, how often."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS):
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def samples(self) -> Iterator[tuple[str, float]]:
        """The format counts everything up to a bound, not between two."""
        total = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            total += count
            yield f'_bucket{{le="{bound}"}}', total
        yield "_sum", self._sum
        yield "_count", total


class Counted:
    """What has happened in this process since it began. Refusals are counted by name, never by who or what."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals: Counter[str] = Counter()
        self.commits = Times()

    def text(self) -> str:
        return "".join(
            (
                written("moves_total", "counter", "Moves kept, nature's included.", [("", self.moves)]),
                written("refusals_total", "counter", "Refusals by name.", labelled("name", self.refusals)),
                written("commit_seconds", "histogram", "How long a change waits for the disk.", self.commits.samples()),
            )
        )


COUNTED = Counted()
