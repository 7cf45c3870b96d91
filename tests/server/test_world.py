"""Physics as nature: what it showed is her move, and nobody waits longer than they must."""

import time

import pytest

from tests.server.brought import GAME, Bring, bring
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

__all__ = ["bring"]

DUE = "def due(s):\n    return s.dealt == 0\n"
SLOW = "import time\n" + DUE + "def settle(states):\n    time.sleep(0.7)\n    return 5, ''\n"
CRASHES = DUE + "def settle(states):\n    raise RuntimeError('the tower is made of butter')\n"
HANGS = "import time\n" + DUE + "def settle(states):\n    time.sleep(60)\n"
NONSENSE = DUE + "def settle(states):\n    return 99, ''\n"


def people(server: Server) -> tuple[Person, Person]:
    return Person(server.address), Person(server.address)


def test_what_the_world_says_is_nature_s_move_and_other_tables_play_on(bring: Bring) -> None:
    server = bring(world=SLOW)
    ann, ben = people(server)
    cleo, dora = people(server)
    gather(ann, ben, game=GAME)
    gather(cleo, dora, game="splitter")
    begin(cleo, dora)
    begin(ann, ben)
    start = time.monotonic()
    cleo.wait_for_question(0)
    cleo.play(0)
    cleo.wait_for_answer(0)
    assert time.monotonic() - start < 0.5
    assert not ann.told
    ann.wait_for_question(0)
    assert ann.told == [(30, "0<6")]
    assert ann.frame["match"]["clock"]["limits"] == [None, None]


@pytest.mark.parametrize("world", [CRASHES, HANGS, NONSENSE], ids=["crashes", "hangs", "talks nonsense"])
def test_a_world_that_fails_leaves_it_to_nature_and_the_match_goes_on(bring: Bring, world: str) -> None:
    server = bring(world=world)
    ann, ben = people(server)
    gather(ann, ben, game=GAME)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    assert ann.until("over").frame["match"]["result"]["winners"]
    assert any(name in server.stderr for name in ("RuntimeError", "TimeoutError", "Refused")), "it is in the log"
    match = ann.frame["match"]["id"]
    assert ann.http.get(f"/api/matches/{match}/record").status_code == 200


def test_after_a_kill_the_world_settles_again(bring: Bring) -> None:
    server = bring(world=SLOW)
    ann, ben = people(server)
    table = gather(ann, ben, game=GAME)
    begin(ann, ben)
    server.kill()
    server.start()
    ann.go_to(table)
    ann.wait_for_question(0)
    assert ann.told == [(30, "0<6")]
