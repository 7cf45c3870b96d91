"""A bot's hand at a real table: what it does is seen, and its move is made.

What hands do, and when, stands in `tests/bots/test_bodies.py`, in virtual time.
"""

from tests.server.brought import GAME, Bring, bring
from tests.server.games import begin, gather
from tests.server.play import Person

__all__ = ["bring"]

REFLEX = """
from splendide.core.facts import Impulse

def impulses(s, seat, level, rng, senses):
    if senses.startled_by is not None:
        return [Impulse(0.0, [(0.0, [77.0, 0.0])], None)]
    if senses.decided is not None:
        return [Impulse(0.0, [(0.0, [3.0, 0.0]), (0.3, [4.0, 0.0])], senses.decided)]
    return []
"""


def hands_of(person: Person, seat: int) -> list[list[float]]:
    return [moved[seat] for moved in person.hands if seat in moved]


def test_a_bot_s_gesture_is_seen_and_its_move_made_and_a_hand_startles_it(bring: Bring) -> None:
    ann = Person(bring({"bot_pause": 0.05}, reflex=REFLEX).address)
    gather(ann, game=GAME, bots=1)
    begin(ann)
    ann.wait_for_question(0)
    while 1 in ann.frame["match"]["waiting"] or [4.0, 0.0] not in hands_of(ann, 1):
        ann.hear()
    ann.say("hand", seat=0, at=[1, 1])
    while [77.0, 0.0] not in hands_of(ann, 1):
        ann.hear()
