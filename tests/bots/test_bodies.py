"""What bots do with their hands, in virtual time."""

from collections.abc import Callable

import numpy as np

from splendide.bots.bodies import Act, Bodies
from splendide.core.contract import Rng
from splendide.core.facts import Hand, Impulse, Senses
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.position import Snapshot

BOT = 1
BOTS = {BOT: "random"}
NOON = 1000.0
Wants = Callable[[Snapshot, Senses], list[Impulse]]


class Reflex:
    """What hands do a test says."""

    def __init__(self, wants: Wants):
        self._wants = wants

    def impulses(self, s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses) -> list[Impulse]:
        return self._wants(s, senses)


class Body:
    """The hand of a bot, what it has done and when."""

    def __init__(self, wants: Wants):
        self.match = Match(find_game("splitter"), 2)
        self.go_on()
        self.hands: dict[int, Hand] = {}
        self.bodies = Bodies(Reflex(wants), self.hands, np.random.default_rng(1))
        self.now = NOON
        self.done: list[tuple[float, Hand | int | None]] = []

    def go_on(self) -> None:
        """Nature rolls, or a round is played: the position is another one."""
        for seat in self.match.waiting_for():
            self.match.play(seat, self.match.moves(seat)[0])
        self.match.let_nature_move(Nature(b"bodies", (), "1"))

    def see(self) -> None:
        self.bodies.see(self.match, BOTS, self.now)

    def wait(self, milliseconds: float) -> None:
        """Time goes on, and what is due is done when it is."""
        end = self.now + milliseconds
        while (wake := self.bodies.wake) is not None and wake <= end:
            assert self.bodies.due(wake - 0.1) == [], "nothing is done before it is due"
            self.now = wake
            self.done += [(wake - NOON, _as_seen(act)) for act in self.bodies.due(wake)]
        self.now = end

    def reach(self, seat: int, *at: float) -> None:
        self.hands[seat] = list(at)
        self.bodies.feel(self.match, BOTS, seat, self.now)


def _as_seen(act: Act) -> Hand | int | None:
    return act.hand if act.hand is not None else act.wish.move


# --- What it wants -----------------------------------------------------------------------------------


def touching(s: Snapshot, senses: Senses) -> list[Impulse]:
    """In the first round it goes for something, later it wants nothing."""
    return [Impulse(0.2, [(0.0, [1.0]), (0.3, [2.0])], 42)] if s.turn == 0 else []


def feinting(s: Snapshot, senses: Senses) -> list[Impulse]:
    return [Impulse(0.2, [(0.0, [1.0]), (0.3, [2.0]), (0.4, [])], None)] if s.turn == 0 else []


def test_a_hand_follows_its_path_and_touches_at_the_end_of_it() -> None:
    body = Body(touching)
    body.see()
    body.wait(10_000)
    assert body.done == [(200.0, [1.0]), (500.0, [2.0]), (500.0, 42)]
    assert body.bodies.wake is None


def test_a_bot_that_knows_nothing_new_is_not_asked_again() -> None:
    body = Body(touching)
    for _ in range(3):
        body.see()
        body.wait(1000)
    assert [what for _, what in body.done].count(42) == 1


def test_what_a_bot_no_longer_wants_it_does_not_do() -> None:
    body = Body(touching)
    body.see()
    body.wait(300)
    body.go_on()
    body.see()
    body.wait(10_000)
    assert body.done == [(200.0, [1.0])]


def test_what_a_bot_still_wants_goes_on_as_it_began() -> None:
    body = Body(lambda s, senses: [Impulse(0.2, [(0.0, [1.0])], 42)])
    body.see()
    body.wait(100)
    body.go_on()
    body.see()
    body.wait(150)
    assert body.done == [(200.0, [1.0]), (200.0, 42)]


def test_a_feint_that_is_under_way_is_finished_though_the_position_has_changed() -> None:
    body = Body(feinting)
    body.see()
    body.wait(300)
    body.go_on()
    body.see()
    body.wait(10_000)
    assert body.done == [(200.0, [1.0]), (500.0, [2.0]), (600.0, [])]


def test_a_feint_that_has_not_begun_is_not_made() -> None:
    body = Body(feinting)
    body.see()
    body.wait(100)
    body.go_on()
    body.see()
    body.wait(10_000)
    assert body.done == []


def test_a_seat_that_is_no_bot_s_any_more_does_nothing() -> None:
    body = Body(touching)
    body.see()
    body.bodies.see(body.match, {}, body.now)
    body.wait(10_000)
    assert body.done == []


def test_at_the_end_of_a_match_hands_rest() -> None:
    body = Body(touching)
    body.see()
    body.bodies.rest()
    assert body.bodies.wake is None
    body.see()
    assert body.bodies.wake == NOON + 200, "in the next match they are asked again"


# --- What its mind has decided -----------------------------------------------------------------------


def showing(s: Snapshot, senses: Senses) -> list[Impulse]:
    """Before a move that was decided the hand goes there."""
    if senses.decided is None:
        return []
    return [Impulse(0.0, [(0.0, [3.0]), (0.5, [4.0])], senses.decided)]


def test_a_gesture_comes_before_the_move_that_was_decided() -> None:
    body = Body(showing)
    assert body.bodies.decide(body.match, BOT, "random", 7, body.now)
    body.wait(10_000)
    assert body.done == [(0.0, [3.0]), (500.0, [4.0]), (500.0, 7)]


def test_a_mind_keeps_to_its_word_whatever_happens_meanwhile() -> None:
    body = Body(showing)
    body.bodies.decide(body.match, BOT, "random", 7, body.now)
    body.wait(100)
    body.go_on()
    body.see()
    body.wait(10_000)
    assert body.done[-1] == (500.0, 7)


def test_without_a_gesture_the_move_is_left_to_the_mind() -> None:
    body = Body(lambda s, senses: [])
    assert not body.bodies.decide(body.match, BOT, "random", 7, body.now)
    assert body.bodies.wake is None


# --- What startles it --------------------------------------------------------------------------------


def startled(s: Snapshot, senses: Senses) -> list[Impulse]:
    return [Impulse(0.0, [(0.0, [77.0]), (0.1, [])], None)] if senses.startled_by == 0 else []


def test_a_hand_startles_once_each_time_it_comes_near() -> None:
    body = Body(startled)
    for at in ((90.0, 9.0), (80.0, 30.0), (20.0, 10.0), (0.0, 91.0), (1.0, 1.0)):
        body.reach(0, *at)
        body.wait(1000)
    assert [when for when, what in body.done if what == [77.0]] == [1000.0, 4000.0]


def test_a_hand_that_was_withdrawn_startles_when_it_comes_again() -> None:
    body = Body(startled)
    for at in ((1.0, 1.0), (), (1.0, 1.0)):
        body.reach(0, *at)
        body.wait(1000)
    assert [when for when, what in body.done if what == [77.0]] == [0.0, 2000.0]
