"""A person of flesh and blood among three bots at the dolphins: `python -m tests.bots.person` prints how it fares.

The bots are the table's own: their minds, their hands and what startles them. The person sees, reacts about 350 ms
later, and then a mouse or a finger travels from the cards to a dolphin. The clock is turned by hand.
"""

from dataclasses import dataclass, field
from math import inf
from statistics import fmean
from typing import NamedTuple

import numpy as np

from splendide.bots import choose
from splendide.bots.bodies import Bodies
from splendide.core.facts import LEVELS, Hand
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.games.dolphins import pace, reflex
from splendide.games.dolphins.deck import four_of_a_kind
from splendide.games.dolphins.state import GRABBING, RACED, TOUCH
from splendide.games.dolphins.tests.table import sit_down

SEATS, PERSON = 4, 0
REACTION, SPREAD = 350.0, 0.22  # ms from seeing to moving, and how much that varies, as a logarithm
TRAVEL, TRAVEL_SPREAD = {"mouse": 300.0, "finger": 200.0}, 0.15  # ms from the cards to a dolphin, and the same
NOTICES = 250.0  # ms longer until it sees its own four of a kind
CARD = 500.0  # ms for a card
FEINT = [0.0, 80.0]  # where a hand goes that only pretends
PRETENDS = 200.0  # ms that it stays there


class Habit(NamedTuple):
    """How somebody plays, apart from being quick."""

    feints: float = inf  # ms between two feints
    follows: float = 1.0  # how often it grabs when somebody else has


HABITS = {
    "honest": Habit(),
    "feints now and then": Habit(feints=5000.0),
    "feints all the time": Habit(feints=700.0),
    "doubts": Habit(follows=0.6),
    "never follows": Habit(follows=0.0),
    "feints, never follows": Habit(feints=700.0, follows=0.0),
}


class Fared(NamedTuple):
    """What became of the person in a match."""

    won: bool
    races: int
    without: int  # of these, in how many it got no dolphin


@dataclass
class Sitting:
    """A match in real time, and what the person is about to do."""

    match: Match
    level: str
    habit: Habit
    travel: float
    rng: np.random.Generator
    nature: Nature
    now: float = 0.0
    since: float = 0.0  # when something last happened
    touch_at: float = inf
    card_at: float = inf
    feint_at: float = inf
    hands: dict[int, Hand] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    races: int = 0
    without: int = 0

    def __post_init__(self) -> None:
        self.bodies = Bodies(reflex, self.hands, self.rng)
        self.bots = dict.fromkeys(set(range(SEATS)) - {PERSON}, self.level)
        self.feint_at = self.habit.feints

    def play(self) -> Fared:
        self.happened()
        while not self.match.over:
            self.step()
        return Fared(self.match.winners() == [PERSON], self.races, self.without)

    # --- What comes next ----------------------------------------------------------------------------------

    def step(self) -> None:
        """The clock is turned to whatever is next, and that happens."""
        calls = self.since + 1000 * pace.pause(self.match.known(SPECTATOR)) if self.match.owes(NATURE) else inf
        wake = self.bodies.wake or inf
        self.now = min(calls, wake, self.touch_at, self.card_at, self.feint_at)
        if self.now == self.feint_at:
            self.feint()
        elif self.now == self.touch_at:
            self.touch_at = inf
            self.touch(PERSON)
        elif self.now == self.card_at:
            self.card_at = inf
            self.made(PERSON, choose("master", self.match, PERSON, self.rng, has_hand=True))
        elif self.now == wake:
            self.let_bots_act()
        else:
            self.call()

    def call(self) -> None:
        """Nature goes on: a race is over, or cards are passed."""
        grabbing, turn = self.match.states[0].phase == GRABBING, int(self.match.states[0].turn)
        self.match.play(NATURE, self.nature.choose(self.match.rolls, len(self.match.moves(NATURE))))
        self.happened()
        s = self.match.states[0]
        if grabbing and s.told_end == RACED and (self.match.over or s.turn != turn):
            self.races += 1
            self.without += not (int(s.told_caught) >> PERSON) & 1

    # --- What is done ----------------------------------------------------------------------------------------

    def touch(self, seat: int) -> None:
        if self.match.allows(seat, TOUCH):
            self.made(seat, TOUCH)

    def made(self, seat: int, move: int) -> None:
        if self.match.allows(seat, move):
            self.match.play(seat, move)
            self.happened()

    def feint(self) -> None:
        """The hand is at home again before anybody looks: who was startled has been."""
        self.feint_at = self.now + self.habit.feints
        for hand in (FEINT, []):
            self.hands[PERSON] = list(hand)
            self.bodies.feel(self.match, self.bots, PERSON, self.now)

    def let_bots_act(self) -> None:
        for act in self.bodies.due(self.now):
            if act.hand is not None:
                self.hands[act.wish.seat] = act.hand
                self.bodies.feel(self.match, self.bots, act.wish.seat, self.now)
            elif act.wish.move is not None and not self.match.over:
                self.made(act.wish.seat, act.wish.move)

    # --- What is seen ----------------------------------------------------------------------------------------

    def happened(self) -> None:
        """Nature has done what she does at once, and everybody has looked at the table."""
        self.since = self.now
        self.match.let_nature_move(self.nature, lambda match: match.nature_waits)
        if self.match.over:
            return
        self.bodies.see(self.match, self.bots, self.now)
        for seat in self.match.waiting_for():
            if seat != PERSON and self.asked.get(seat) != self.match.questions[seat]:
                self.asked[seat] = self.match.questions[seat]
                move = choose(self.level, self.match, seat, self.rng, has_hand=True)
                self.bodies.decide(self.match, seat, self.level, move, self.now)
        self.look()

    def look(self) -> None:
        s = self.match.known(PERSON)
        four, racing = bool(four_of_a_kind(s.hand[PERSON])), s.phase == GRABBING
        wants = four or (racing and self.feels_like_it(int(s.turn), int(s.passes)))
        if not wants or not self.match.allows(PERSON, TOUCH):
            self.touch_at = inf
        elif self.touch_at == inf:
            self.touch_at = self.now + self.reaction() + (0.0 if racing else NOTICES)
        owes = self.match.owes(PERSON) and not four
        self.card_at = min(self.card_at, self.now + CARD) if owes else inf

    def feels_like_it(self, *when: int) -> bool:
        """Whether it follows; it does not change its mind in the middle of a grab."""
        return bool(np.random.default_rng([*when, len(self.match.log) // 50]).random() < self.habit.follows)

    def reaction(self) -> float:
        travel = self.travel * self.rng.lognormal(0, TRAVEL_SPREAD)
        return float(REACTION * self.rng.lognormal(0, SPREAD) + travel)


def sit(level: str, device: str, habit: Habit, seed: int) -> Fared:
    """A whole match."""
    nature = Nature(f"person {seed}".encode(), (b"",) * SEATS, "m")
    rng = np.random.default_rng([seed, LEVELS.index(level)])
    return Sitting(sit_down(SEATS, pace="tempo"), level, habit, TRAVEL[device], rng, nature).play()


def share_without(level: str, device: str, matches: int) -> float:
    """Of the races of so many matches, in how many the person went without a dolphin."""
    fared = [sit(level, device, HABITS["honest"], seed) for seed in range(matches)]
    return sum(one.without for one in fared) / sum(one.races for one in fared)


def best_habit(level: str, device: str, matches: int) -> tuple[str, float]:
    """The habit that won most in so many matches against this level, and what it wins in as many others."""

    def wins(name: str, seeds: range) -> float:
        return fmean(sit(level, device, HABITS[name], seed).won for seed in seeds)

    best = max(HABITS, key=lambda name: wins(name, range(matches)))
    return best, wins(best, range(matches, 2 * matches))


def main() -> None:
    print("| level | without a dolphin, mouse | finger | (fair is 25 %)\n|---|---|---|")
    for level in LEVELS:
        print(
            f"| {level} | {share_without(level, 'mouse', 100):.0%} | {share_without(level, 'finger', 100):.0%} |",
            flush=True,
        )
    for level in LEVELS:
        plain = fmean(sit(level, "finger", HABITS["honest"], seed).won for seed in range(1000, 1200))
        print(
            f"{level}: honest wins {plain:.0%}; after 200 matches the best habit",
            *best_habit(level, "finger", 200),
            flush=True,
        )


if __name__ == "__main__":
    main()
