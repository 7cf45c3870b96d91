"""What bots do with their hands is seen, ends when they no longer want it, and comes before what they play."""

import time

from tests.server.brought import GAME, Bring, bring
from tests.server.games import begin
from tests.server.play import Person

__all__ = ["bring"]

REFLEX = """
from typing import NamedTuple

class Impulse(NamedTuple):
    after: float
    path: list
    move: str | None

def impulses(states, seat, level, rng, hands):
    s = states[0]
    if s.dealt < s.seats:
        return []
    if s.turn == 0:  # a feint that is soon under way
        return [Impulse(0.05, [(0.0, [1.0]), (0.6, [2.0]), (0.7, [])], None)]
    return [Impulse(9.0, [(0.0, [66.0])], None)]  # so late that the position has changed by then

def is_alarming(s, hand):
    return hand[0] > 5

def startled(states, seat, level, rng, by):
    return Impulse(0.0, [(0.0, [77.0]), (0.1, [])], None)

def gesture(states, seat, move, rng):
    return [(0.0, [3.0]), (0.5, [4.0])]
"""


def hands_of(person: Person, seat: int) -> list[list[float]]:
    return [moved[seat] for moved in person.hands if seat in moved]


def sit_with_bot(bring: Bring) -> Person:
    ann = Person(bring(reflex=REFLEX).address)
    ann.go_to(ann.make_table(GAME, seats=2))
    ann.say("sit", seat=0)
    ann.hear_seated(0)
    ann.say("seatbot", seat=1, level="random")
    ann.hear_seated(1)
    begin(ann)
    ann.wait_for_question(0)
    return ann


def test_a_bot_s_hand_feints_makes_its_gesture_and_can_be_startled(bring: Bring) -> None:
    ann = sit_with_bot(bring)
    start = time.monotonic()
    while 1 in ann.frame["match"]["waiting"]:
        ann.hear()
    assert time.monotonic() - start > 0.4, "the gesture comes before the move"
    assert [3.0] in hands_of(ann, 1)
    while [2.0] not in hands_of(ann, 1):  # the feint that was under way is finished, though the position has changed
        ann.hear()
    ann.hands.clear()
    for at in ([1.0], [6.0], [7.0], [1.0], [6.0]):
        ann.say("hand", seat=0, at=at)
        time.sleep(0.3)
    while hands_of(ann, 1)[-1:] != [[]] or hands_of(ann, 0)[-1] != [6.0]:
        ann.hear()
    ann.hear_more(0.3)
    assert hands_of(ann, 1).count([77.0]) == 2, "once each time it comes close"


def test_what_a_bot_no_longer_wants_it_does_not_do(bring: Bring) -> None:
    ann = sit_with_bot(bring)
    for _ in range(3):
        ann.wait_for_question(0)
        ann.play(0)
        ann.wait_for_answer(0)
    while ann.frame["table"]["stage"] == "playing":
        ann.hear()
    ann.hear_more(0.3)
    assert [66.0] not in hands_of(ann, 1)
    assert not ann.frame["match"]["clock"]
