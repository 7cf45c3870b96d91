"""Everything the verbs do in a few matches, as hashes: `python -m tests.laws.digests SLUG`."""

import hashlib
import json
import sys

import numpy as np

from splendide.core import kernels
from splendide.core.library import find_game
from splendide.core.match import Match
from tests.laws.cases import Case, cases
from tests.laws.frames import sent
from tests.laws.looks import looks, positions


def digest(case: Case) -> str:
    """The hash of every position, of what each viewer knows and imagines, of all moves, of the result and of frames."""
    seen = hashlib.sha256()
    rng = case.chance()
    for match in positions(case):
        seen.update(match.states.tobytes())
        _look(match, int(rng.integers(-1, case.seats)), seen, rng)
    seen.update(match.points().tobytes())
    for match in looks(case):
        seen.update(sent(match, int(rng.integers(case.seats))))
    return seen.hexdigest()


def _look(match: Match, viewer: int, seen: "hashlib._Hash", rng: np.random.Generator) -> None:
    states = match.hidden(viewer)
    seen.update(states.tobytes())
    kernels.imagine_for(states, viewer, rng)
    seen.update(states.tobytes())
    seen.update(str([match.moves(seat) for seat in range(match.seats)]).encode())


def digests(slug: str) -> list[str]:
    return [digest(case) for case in cases(find_game(slug))]


if __name__ == "__main__":
    print(json.dumps({slug: digests(slug) for slug in sys.argv[1:]}))
