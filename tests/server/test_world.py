"""Physics as nature: what it showed is her move, and nobody waits longer than they must."""

from pathlib import Path

import pytest

from tests.server.brought import GAME, Bring, bring
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

__all__ = ["bring"]

PACE = """
from splendide.core.game import NATURE

def wait(s, seat):
    return 0.0 if seat == NATURE and s.dealt else None

def late(s, seat, hand):
    return 0
"""
ENGINE = "ENGINE = 'by hand'\n"
CRASHES = ENGINE + "def settle(s):\n    raise RuntimeError('the tower is made of butter')\n"
HANGS = ENGINE + "def settle(s):\n    import threading\n    threading.Event().wait()\n"
NONSENSE = ENGINE + "def settle(s):\n    return 99, ''\n"
PATIENT = {"world_patience": 3600.0}


def gated(gate: Path) -> str:
    """A world that is at work as long as there is no such file."""
    return f"""
import time
from pathlib import Path

ENGINE = "by hand"

def settle(s):
    while not Path({str(gate)!r}).exists():
        time.sleep(0.01)
    return 5, ''
"""


def people(server: Server) -> tuple[Person, Person]:
    return Person(server.address), Person(server.address)


def test_what_the_world_says_is_nature_s_move_and_other_tables_play_on(bring: Bring, tmp_path: Path) -> None:
    server = bring(PATIENT, pace=PACE, world=gated(tmp_path / "gate"))
    ann, ben = people(server)
    cleo, dora = people(server)
    gather(ann, ben, game=GAME)
    gather(cleo, dora, game="splitter")
    begin(ann, ben)
    begin(cleo, dora)
    cleo.wait_for_question(0)
    cleo.play(0)
    cleo.wait_for_answer(0)
    ann.hear_all()
    assert not ann.told
    (tmp_path / "gate").touch()
    ann.wait_for_question(0)
    assert ann.told == [(30, "0<6")]
    assert ann.frame["match"]["clock"]["limits"] == [None, None]


@pytest.mark.parametrize(
    ("world", "says"),
    [(CRASHES, "RuntimeError"), (HANGS, "TimeoutError"), (NONSENSE, "Refused")],
    ids=["crashes", "hangs", "talks nonsense"],
)
def test_a_world_that_fails_leaves_it_to_nature_and_the_match_goes_on(bring: Bring, world: str, says: str) -> None:
    server = bring({"world_patience": 0.5} if says == "TimeoutError" else PATIENT, pace=PACE, world=world)
    ann, ben = people(server)
    gather(ann, ben, game=GAME)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    assert ann.until("over").frame["match"]["result"]["winners"]
    server.wait_to_say(says)
    match = ann.frame["match"]["id"]
    assert ann.http.get(f"/api/matches/{match}/record").status_code == 200


def test_after_a_kill_the_world_settles_again(bring: Bring, tmp_path: Path) -> None:
    server = bring(PATIENT, pace=PACE, world=gated(tmp_path / "gate"))
    ann, ben = people(server)
    table = gather(ann, ben, game=GAME)
    begin(ann, ben)
    server.kill()
    (tmp_path / "gate").touch()
    server.start()
    ann.go_to(table)
    ann.wait_for_question(0)
    assert ann.told == [(30, "0<6")]
