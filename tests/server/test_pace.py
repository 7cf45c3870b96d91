"""Where time counts, a server carries it out. What is due and when stands in `tests/core/time`, in virtual time."""

import time

from tests.server.brought import GAME, Bring, bring
from tests.server.games import begin, gather
from tests.server.play import Person

__all__ = ["bring"]

PAUSE = 1.0  # seconds
HURRIED = f"""
from splendide.core.game import NATURE

def wait(s, seat):
    if seat == NATURE:
        return {PAUSE} if s.dealt == 0 else 0.0
    return 0.2

def late(s, seat, hand):
    return 0
"""
UNHURRIED = """
def wait(s, seat):
    return 0.0 if seat == 30 else 3600.0

def late(s, seat, hand):
    return 0
"""


def test_nature_pauses_moves_are_made_for_whoever_is_late_and_a_kill_stops_nothing(bring: Bring) -> None:
    server = bring(pace=HURRIED)
    ann, ben = Person(server.address), Person(server.address)
    start = time.monotonic()
    table = gather(ann, ben, game=GAME, time="none")
    begin(ann, ben)
    while not ann.told:
        ann.hear()
    assert time.monotonic() - start >= PAUSE
    server.kill()
    server.start()
    ann.go_to(table)
    ann.until("over")
    bets = [(seat, move) for seat, move in ann.told if seat != 30]
    assert sorted(bets) == [(0, "low")] * 3 + [(1, "low")] * 3


def test_time_stands_still_while_nobody_is_there(bring: Bring) -> None:
    """Whoever comes back is asked anew; as long as somebody is there, time goes on."""
    server = bring(pace=UNHURRIED)
    ann, ben = Person(server.address), Person(server.address)
    table = gather(ann, ben, game=GAME)
    begin(ann, ben)
    ann.wait_for_question(0)
    clock = ann.frame["match"]["clock"]
    assert clock["limits"] == [3_600_000.0] * 2
    assert clock["asked"][0] <= clock["now"]
    ann.leave()
    assert ann.go_to(table).frame["match"]["clock"]["asked"] == clock["asked"]
    for each in (ann, ben):
        each.leave()
    while (again := ann.go_to(table).frame["match"]["clock"])["asked"] == clock["asked"]:
        ann.leave()  # the server has yet to hear that everybody was gone
    assert clock["now"] < again["asked"][0] <= again["now"]
