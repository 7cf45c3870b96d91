"""A table of the dolphins in real time, by a clock that is turned by hand: bots with their own minds and bodies.

Somebody may sit among them who is no bot: quick or slow in their own way, with habits of feinting and following.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

import numpy as np

from splendide.bots import choose
from splendide.bots.bodies import Bodies
from splendide.core.facts import Hand
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.games.dolphins import pace, reflex
from splendide.games.dolphins.deck import four_of_a_kind
from splendide.games.dolphins.state import GRABBING, RACED, TOUCH
from splendide.games.dolphins.tests.table import sit_down

CARD = 500.0  # ms for a card
FEINT = [0.0, 80.0]  # where a hand goes that only pretends


class Alarm(NamedTuple):
    """What can be known when a dolphin has just been touched; all such moments are alike."""

    early: bool  # hardly anybody can have four of a kind yet
    startled: bool  # a hand has come close and gone again shortly before


class Grab(NamedTuple):
    """A first touch, and whether somebody had four of a kind indeed."""

    alarm: Alarm
    race: bool


class Player(NamedTuple):
    """Somebody who is no bot."""

    seat: int
    reacts: Callable[[np.random.Generator], float]  # ms from seeing to touching
    notices: float  # ms longer until it sees its own four of a kind
    mind: str  # the level at which it passes cards
    feints: float = inf  # ms between two feints
    follows: Callable[[Alarm], float] = lambda alarm: 1.0  # how often it grabs when somebody else has


class Fared(NamedTuple):
    """What became of a match."""

    winners: list[int]
    races: int
    without: dict[int, int]  # by seat: in how many of these it got no dolphin
    grabs: list[Grab]


RECENTLY = 1500.0  # ms


@dataclass
class Sitting:
    """A match under way, and what the player is about to do."""

    match: Match
    levels: dict[int, str]  # of the bots, by seat
    rng: np.random.Generator
    nature: Nature
    player: Player | None = None
    now: float = 0.0
    since: float = 0.0  # when something last happened
    touch_at: float = inf
    card_at: float = inf
    feint_at: float = inf
    startled_at: float = -inf
    hands: dict[int, Hand] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    alarm: Alarm | None = None  # of the grab that is under way
    joins: bool = False  # it: the player has made up its mind
    races: int = 0
    without: dict[int, int] = field(default_factory=dict)
    grabs: list[Grab] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.bodies = Bodies(reflex, self.hands, self.rng)
        self.without = dict.fromkeys(range(self.match.seats), 0)
        self.feint_at = self.player.feints if self.player else inf

    def play(self) -> Fared:
        self.happened()
        while not self.match.over:
            self.step()
        return Fared(self.match.winners(), self.races, self.without, self.grabs)

    # --- What comes next ----------------------------------------------------------------------------------

    def step(self) -> None:
        """The clock is turned to whatever is next, and that happens."""
        calls = self.since + 1000 * pace.pause(self.match.known(SPECTATOR)) if self.match.owes(NATURE) else inf
        wake = self.bodies.wake or inf
        self.now = min(calls, wake, self.touch_at, self.card_at, self.feint_at)
        if self.player and self.now in (self.feint_at, self.touch_at, self.card_at):
            self.let_player_act(self.player)
        elif self.now == wake:
            self.let_bots_act()
        else:
            self.call()

    def let_player_act(self, player: Player) -> None:
        if self.now == self.feint_at:
            self.feint(player)
        elif self.now == self.touch_at:
            self.touch_at = inf
            self.made(player.seat, TOUCH)
        else:
            self.card_at = inf
            self.made(player.seat, choose(player.mind, self.match, player.seat, self.rng, has_hand=True))

    def call(self) -> None:
        """Nature goes on: a race is over, or cards are passed."""
        turn = int(self.match.states[0].turn)
        self.match.play(NATURE, self.nature.choose(self.match.rolls, len(self.match.moves(NATURE))))
        self.happened()
        s = self.match.states[0]
        if self.alarm and s.phase != GRABBING:
            race = bool(s.told_end == RACED and (self.match.over or s.turn != turn))
            self.grabs.append(Grab(self.alarm, race))
            self.alarm = None
            if race:
                self.count_race(int(s.told_caught))

    def count_race(self, caught: int) -> None:
        self.races += 1
        for seat in self.without:
            self.without[seat] += not (caught >> seat) & 1

    # --- What is done ----------------------------------------------------------------------------------------

    def made(self, seat: int, move: int) -> None:
        if self.match.allows(seat, move):
            if move == TOUCH and self.alarm is None:
                self.open_grab()
            self.match.play(seat, move)
            self.happened()

    def open_grab(self) -> None:
        early = bool(self.match.states[0].passes < reflex.EARLY)
        self.alarm = Alarm(early, self.now - self.startled_at < RECENTLY)
        self.joins = bool(self.player and self.rng.random() < self.player.follows(self.alarm))

    def feint(self, player: Player) -> None:
        """The hand is at home again before anybody looks: who was startled has been."""
        self.feint_at = self.now + player.feints
        for hand in (FEINT, []):
            self.moved(player.seat, list(hand))

    def moved(self, seat: int, hand: Hand) -> None:
        if not hand and self.hands.get(seat):  # it has come close and goes home
            self.startled_at = self.now
        self.hands[seat] = hand
        self.bodies.feel(self.match, self.levels, seat, self.now)

    def let_bots_act(self) -> None:
        for act in self.bodies.due(self.now):
            if act.hand is not None:
                self.moved(act.wish.seat, act.hand)
            elif act.wish.move is not None and not self.match.over:
                self.made(act.wish.seat, act.wish.move)

    # --- What is seen ----------------------------------------------------------------------------------------

    def happened(self) -> None:
        """Nature has done what she does at once, and everybody has looked at the table."""
        self.since = self.now
        self.match.let_nature_move(self.nature, lambda match: match.nature_waits)
        if self.match.over:
            return
        self.bodies.see(self.match, self.levels, self.now)
        for seat in self.match.waiting_for():
            if seat in self.levels and self.asked.get(seat) != self.match.questions[seat]:
                self.asked[seat] = self.match.questions[seat]
                move = choose(self.levels[seat], self.match, seat, self.rng, has_hand=True)
                self.bodies.decide(self.match, seat, self.levels[seat], move, self.now)
        if self.player:
            self.look(self.player)

    def look(self, player: Player) -> None:
        s = self.match.known(player.seat)
        four, racing = bool(four_of_a_kind(s.hand[player.seat])), s.phase == GRABBING
        if not (four or (racing and self.joins)) or not self.match.allows(player.seat, TOUCH):
            self.touch_at = inf
        elif self.touch_at == inf:
            self.touch_at = self.now + player.reacts(self.rng) + (0.0 if racing else player.notices)
        owes = self.match.owes(player.seat) and not four
        self.card_at = min(self.card_at, self.now + CARD) if owes else inf


def sit(levels: dict[int, str], seed: int, player: Player | None = None, tempo: str = "tempo") -> Fared:
    """A whole match: bots of these levels at their seats, and perhaps somebody at another."""
    seats = len(levels) + (player is not None)
    nature = Nature(f"person {seed}".encode(), (b"",) * seats, "m")
    rng = np.random.default_rng([seed, seats])
    return Sitting(sit_down(seats, pace=tempo), levels, rng, nature, player).play()
