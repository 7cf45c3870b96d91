"""What a bot's body does: it sees, is startled, hesitates, grabs about as quickly as people do, and may feint.

A hand is [x, y], y down, and [] when it is at home. The pool's middle is (0, 0), its rim 100 away, dolphins
swim about 50 away. Seat k of n sits at the angle 90° + k · 360° / n, clockwise on the screen: seat 0 is at the bottom.
"""

from math import cos, pi, sin
from typing import NamedTuple

import numpy as np

from splendide.core.contract import Rng
from splendide.core.facts import Impulse, Path, Senses
from splendide.core.position import Snapshot
from splendide.games.dolphins.deck import four_of_a_kind
from splendide.games.dolphins.pace import in_tempo
from splendide.games.dolphins.state import (
    CALLING,
    CALM,
    GRABBING,
    PASSING,
    TOUCH,
    dolphins_left,
)


class Body(NamedTuple):
    """How quick, how gullible and how mischievous a bot of some level is."""

    median: float  # seconds from seeing something to touching
    reach: float  # of them, how long the hand is under way
    notices: float  # seconds longer until it sees its own four of a kind
    fooled: float  # how often a feint makes it touch
    feints: float  # how often it feints when a card has come
    doubts: float  # how often it keeps still when somebody touches very early in a deal


BODIES = {
    "random": Body(0.88, 0.36, 0.60, 0.16, 0.04, 0.3),
    "novice": Body(0.75, 0.32, 0.50, 0.11, 0.03, 0.25),
    "greedy": Body(0.62, 0.28, 0.40, 0.07, 0.03, 0.15),
    "search": Body(0.51, 0.24, 0.32, 0.04, 0.04, 0.1),
    "master": Body(0.35, 0.16, 0.25, 0.02, 0.04, 0.05),
}
FASTEST = 0.25  # nobody is quicker
SPREAD = 0.22  # of the logarithm of a reaction time
WISER = 0.5  # as often as before it follows a hand that has come close for nothing once more
CALLS, PASSES = (
    (1.3, 0.45),
    (0.35, 0.2),
)  # seconds of thought, at first and at the highest tempo; cards are picked before
HOLDS_ON = 3.0  # seconds without passing or calling for whoever is about to grab
STEP = 0.05  # seconds between two positions that are told
HOME, FEINT, DOLPHINS = 150.0, 80.0, 50.0  # distances: a seat, a feint, nearer than NEAR, and a dolphin
EARLY = 2  # passes before which four of a kind is hardly to be expected


# --- Paths of the hand ------------------------------------------------------------------------------


def _at(seat: int, seats: int, radius: float, aside: float) -> list[float]:
    angle = pi / 2 + seat * 2 * pi / seats + aside
    return [round(radius * cos(angle), 1), round(radius * sin(angle), 1)]


def _glide(seat: int, seats: int, radii: tuple[float, float], seconds: float, aside: float) -> Path:
    """From one distance to the other, slower at both ends as hands are."""
    steps = max(1, round(seconds / STEP))
    begin, end = radii
    eased = [(1 - cos(pi * k / steps)) / 2 for k in range(1, steps + 1)]
    return [
        (seconds * k / steps, _at(seat, seats, begin + (end - begin) * part, aside * part))
        for k, part in enumerate(eased, 1)
    ]


def _grab(s: Snapshot, seat: int, reach: float, rng: Rng) -> Path:
    """The hand comes all the way from the cards to a dolphin."""
    return _glide(seat, s.seats, (HOME, DOLPHINS), reach, float(rng.normal(0, 0.25)))


def _feint(s: Snapshot, seat: int, rng: Rng) -> Path:
    """The hand comes close, stops and goes back."""
    aside, stays = float(rng.normal(0, 0.2)), float(rng.uniform(0.15, 0.5))
    there = _glide(seat, s.seats, (HOME, FEINT), 0.2, aside)
    back = [(0.4 + stays - after, at) for after, at in reversed(there)]
    return [*there, *back, (0.4 + stays + STEP, [])]


# --- Reactions --------------------------------------------------------------------------------------


def reaction(level: str, rng: Rng, longer: float = 0.0) -> float:
    """Seconds from seeing something to touching."""
    return max(FASTEST, (BODIES[level].median + longer) * float(rng.lognormal(0.0, SPREAD)))


def _touch(s: Snapshot, seat: int, level: str, after: float, rng: Rng) -> Impulse:
    reach = min(after, BODIES[level].reach)
    return Impulse(after - reach, _grab(s, seat, reach, rng), TOUCH)


def impulses(s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses) -> list[Impulse]:
    """What it does with its mind's decision, with a fright, or else with what it knows."""
    if senses.decided is not None:
        return [Impulse(_hesitation(s, seat, rng), [], senses.decided)]
    if s.pace == CALM or s.place[seat] > 0:
        return []
    if senses.startled_by is not None:
        return _startled(s, seat, level, rng, senses)
    return _wishes(s, seat, level, rng, senses)


def _wishes(s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses) -> list[Impulse]:
    if s.phase == GRABBING:
        return [_touch(s, seat, level, reaction(level, rng), rng)] if _follows(s, seat, level) else []
    if s.phase in (CALLING, PASSING) and four_of_a_kind(s.hand[seat]):
        return [_touch(s, seat, level, reaction(level, rng, BODIES[level].notices), rng)]
    return _idle(s, seat, level, rng, senses)


def _follows(s: Snapshot, seat: int, level: str) -> bool:
    """Whether it grabs too. Its doubt stays the same however many touch: it comes out of where the deal stands."""
    if not dolphins_left(s):
        return False
    doubt = np.random.default_rng([seat, int(s.turn), int(s.passes), int(s.alarms)]).random()
    return bool(four_of_a_kind(s.hand[seat]) or s.passes >= EARLY or doubt >= BODIES[level].doubts)


def _idle(s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses) -> list[Impulse]:
    """Nothing to grab: a hand that lies on the pool goes home, one at home may feint when cards have come."""
    if senses.hands.get(seat):
        return [Impulse(0.3, [(0.0, [])])]
    if s.phase == CALLING and s.passes > 0 and rng.random() < BODIES[level].feints:
        return [Impulse(float(rng.uniform(0.2, 0.9)), _feint(s, seat, rng))]
    return []


# --- Being fooled -----------------------------------------------------------------------------------


def _startled(s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses) -> list[Impulse]:
    """Somebody's hand came close: now and then the bot grabs before it has thought, but who cries wolf is found out."""
    if senses.startled_by == seat or s.phase not in (CALLING, PASSING):
        return []
    fooled = BODIES[level].fooled * WISER**senses.startled_before
    return [_touch(s, seat, level, reaction(level, rng), rng)] if rng.random() < fooled else []


# --- Before an ordinary move ------------------------------------------------------------------------


def _hesitation(s: Snapshot, seat: int, rng: Rng) -> float:
    """A moment of thought: no hand is seen, but nobody passes or calls as soon as they are asked."""
    if s.pace == CALM:
        return 0.0
    if four_of_a_kind(s.hand[seat]):
        return HOLDS_ON
    return in_tempo(s, *(CALLS if s.phase == CALLING else PASSES)) * float(rng.lognormal(0.0, 0.3))
