"""The world at a table: a piece is let go of, gravity answers, and a stored match goes on from where it was."""

import subprocess
import sys
import threading

import numpy as np
import pytest

from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.games.tower import world
from splendide.games.tower.physics.engine import Scene
from splendide.games.tower.physics.outcome import read
from splendide.games.tower.play.aims import pack_aim
from splendide.games.tower.play.state import FALLEN, PLACE, SETTLE, STANDING
from splendide.games.tower.play.tower import tower_of
from splendide.games.tower.tests.matches import TOWER, choose
from splendide.games.tower.wood.stacks import TABLE


def play_until_settling(placements: int, seed: int = 3) -> Match:
    """A match of bots with so many placements made, and one more piece just let go of."""
    match, nature, rng = Match(TOWER, 2), Nature(b"wood", (b"", b""), "test"), np.random.default_rng(seed)
    for k in range(placements + 1):
        while not match.awaits_world:
            seat = match.waiting_for()[0]
            match.play(seat, choose("greedy", match, seat, rng))
            match.let_nature_move(nature, lambda held: held.awaits_world)
        if k < placements:
            match.let_world_settle()
    return match


def test_the_world_is_due_when_a_piece_was_let_go_of() -> None:
    match = play_until_settling(0)
    assert match.awaits_world
    match.let_world_settle()
    assert not match.awaits_world
    assert [entry.shown != "" for entry in match.log if entry.seat == NATURE] == [False, True]


def test_what_the_world_shows_is_what_the_state_holds() -> None:
    match = play_until_settling(4)
    move, shown = world.settle(match.snapshot())
    outcome = read(shown)
    match.play(NATURE, move, shown)
    s = match.states[0]
    assert not outcome.fallen
    for piece, pose in outcome.poses.items():
        assert s.pose[piece] == pytest.approx(pose, abs=1e-6)
        assert s.support[piece] == outcome.supports[piece]
        assert s.where[piece] == STANDING
    assert list(outcome.supports.values()).count(TABLE) == 1


def test_a_piece_over_the_edge_falls_and_the_giver_gets_a_drop() -> None:
    match, nature = play_until_settling(3), Nature(b"wood", (b"", b""), "test")
    match.let_world_settle()
    rng = np.random.default_rng(1)
    while match.states[0].phase != PLACE:
        seat = match.waiting_for()[0]
        match.play(seat, choose("random", match, seat, rng))
        match.let_nature_move(nature)
    s, giver = match.states[0], int(match.states[0].giver)
    edge = max((pack_aim(0, x, 0, 0, 2000) for x in range(0, 400, 5)), key=lambda move: _legal_x(match, move))
    match.play(int(s.placer), edge)
    match.let_world_settle()
    assert match.states[0].told_fallen != 0
    assert match.states[0].drops[giver] == 1
    assert not np.any(match.states[0].where == FALLEN) or match.states[0].phase > SETTLE


def _legal_x(match: Match, move: int) -> int:
    """Aims that are allowed by how far out they are, others before all of them."""
    return move if match.allows(int(match.states[0].placer), move) else -1


def test_a_stored_position_settles_the_same_in_a_new_process() -> None:
    """After a killed server, the piece that was in the air comes down exactly as it would have."""
    match = play_until_settling(6)
    here = world.settle(match.snapshot())
    code = (
        "import sys, numpy as np\n"
        "from splendide.core.library import find_game\n"
        "from splendide.core.position import Snapshot\n"
        "game = find_game('tower')\n"
        "states = np.frombuffer(bytes.fromhex(sys.stdin.read()), game.State).copy()\n"
        "print(*game.world.settle(Snapshot(states)))\n"
    )
    stored = match.states.tobytes().hex()
    there = subprocess.run([sys.executable, "-c", code], input=stored, capture_output=True, text=True, check=True)
    assert there.stdout.split() == [str(here[0]), here[1]]


def test_a_log_replays_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_until_settling(5)
    match.let_world_settle()
    again = Match(TOWER, 2)
    monkeypatch.setattr(world, "settle", None)
    for entry in match.log:
        again.enter(entry)
    assert again.states.tobytes() == match.states.tobytes()


def test_others_go_on_while_a_tower_settles() -> None:
    """The engine lets other threads run: this one wakes up again and again during a single long call of it."""
    poses, _ = tower_of(play_until_settling(7).states[0])
    scene, begun, done = Scene(poses), threading.Event(), threading.Event()

    def settle() -> None:
        begun.set()
        scene.go_on(5000)
        done.set()

    thread = threading.Thread(target=settle)
    thread.start()
    begun.wait()
    woken = 0
    while not done.wait(0.001):
        woken += 1
    thread.join()
    print(f"\nwoken {woken} times during one call of the engine")
    assert woken > 5
