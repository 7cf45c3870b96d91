"""What has been acknowledged is there after the worst: a killed server, a full disk, a restart in between."""

import resource
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from splendide.core.proof import prove
from splendide.core.record import read_record
from splendide.server.web.app import FILE
from tests.postgres import Postgres
from tests.server.client import PATIENCE
from tests.server.games import begin, catch_up, gather, gather_for_a_round, play_to_the_end
from tests.server.older import age
from tests.server.play import Person
from tests.server.serving import Server, limit_files

StartServer = Callable[..., Server]
TABLES = 4
KILL_AFTER = 60  # acknowledged moves, of 176 in all


class Player(Person):
    """Plays two seats as fast as it can and remembers every move that was acknowledged."""

    def __init__(self, address: str, heard: threading.Semaphore):
        super().__init__(address)
        self.heard = heard
        self.acknowledged: list[tuple[int, str]] = []

    def sit_down(self) -> None:
        self.go_to(self.make_table(seats=2))
        for seat in (0, 1):
            self.say("sit", seat=seat, name=f"Player {seat}")
            self.hear_seated(seat)
        begin(self)

    def play_on(self) -> None:
        with suppress(ConnectionClosed):
            while self.frame["table"]["stage"] == "playing":
                for seat in (0, 1):
                    if self.seat_view(seat)["owes"]:
                        self.answer(seat)
                self.hear_more(0)

    def answer(self, seat: int) -> None:
        move = self.play(seat)
        self.wait_for_answer(seat)
        self.acknowledged.append((seat, move))
        self.heard.release()

    def lost(self) -> list[tuple[int, str]]:
        """What was acknowledged and is not there any more."""
        self.go_to(self.table)
        choices = [(view["seat"], view["view"]["choice"]) for view in self.seat_views]
        known = [*self.told, *choices]
        return [move for move in self.acknowledged if move not in known]


def kill_in_the_middle(server: Server) -> list[Player]:
    """Some play, the server is killed while they do, and started again."""
    heard = threading.Semaphore(0)
    players = [Player(server.address, heard) for _ in range(TABLES)]
    for player in players:
        player.sit_down()
    threads = [threading.Thread(target=player.play_on) for player in players]
    for thread in threads:
        thread.start()
    for _ in range(KILL_AFTER):
        assert heard.acquire(timeout=PATIENCE)
    server.kill()
    for thread in threads:
        thread.join()
    server.start()
    return players


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest) -> dict[str, str]:
    """Where a server keeps what it keeps, as a wish."""
    return {} if request.param == "file" else {"database": request.getfixturevalue("postgres").new_database()}


def test_a_killed_server_has_lost_no_acknowledged_move(own_server: StartServer, kept: dict[str, str]) -> None:
    players = kill_in_the_middle(own_server(**kept))
    assert sum(len(player.acknowledged) for player in players) >= KILL_AFTER
    assert [player.lost() for player in players] == [[]] * TABLES
    for player in players:
        player.play_on()
        assert player.frame["table"]["stage"] == "over"


def test_a_store_that_acknowledges_what_it_has_not_kept_is_found_out(own_server: StartServer) -> None:
    players = kill_in_the_middle(own_server(store="forgetful"))
    assert any(player.lost() for player in players)


def test_after_a_kill_bots_think_on(own_server: StartServer) -> None:
    server = own_server(bot_pause=0.3)
    ann = Person(server.address)
    table = gather(ann, bots=1)
    begin(ann)
    ann.play(0)
    ann.wait_for_answer(0)
    server.kill()
    server.start()
    ann.go_to(table)
    catch_up(ann)
    assert len(ann.told) == 4  # a roll, two pairs, a roll


def test_a_match_that_was_starting_starts_after_a_restart(own_server: StartServer) -> None:
    server = own_server()
    ann = Person(server.address)
    ann.nonce = "not yet"
    table = gather(ann)
    ann.say("start")
    ann.until("starting")
    shown = ann.frame["match"]
    server.kill()
    server.start()
    ann.nonce = "ab" * 16
    ann.go_to(table)
    assert ann.frame["table"]["stage"] == "starting"
    assert (ann.frame["match"]["id"], ann.frame["match"]["commitment"]) == (shown["id"], shown["commitment"])
    ann.until("playing")
    play_to_the_end(ann)
    assert f"nonces: {ann.nonce}\n" in ann.http.get(f"/api/matches/{shown['id']}/record").text


def test_a_match_starts_without_the_nonce_of_somebody_silent(own_server: StartServer) -> None:
    ann = Person(own_server(nonce_wait=0.1).address)
    ann.nonce = "never"
    gather(ann)
    ann.say("start")
    ann.until("playing")
    play_to_the_end(ann)
    assert "nonces: -\n" in ann.http.get(f"/api/matches/{ann.frame['match']['id']}/record").text


def test_what_a_full_disk_could_not_keep_does_not_count(own_server: StartServer) -> None:
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    table = gather_for_a_round(ann, ben)
    before = ann.frame["match"]
    limit_files(server, 0)
    ann.play(0)
    assert ann.refused() == "not-saved"
    assert ann.http.put("/api/me", json={"name": "Ann"}).json()["name"] == "not-saved"
    assert ann.http.post("/api/tables", json={"game": "splitter"}).status_code == 503
    assert Person(server.address).go_to(table).frame["match"]["told"] == before["told"]
    ann.leave()
    ann.go_to(table)
    assert ann.frame["match"]["mine"] == before["mine"]
    limit_files(server, resource.RLIM_INFINITY)
    while not ben.owes:
        ben.hear()
    play_to_the_end(ann, ben)
    assert len(ann.told) == 66


def test_a_database_that_is_away_is_waited_for_and_what_it_could_not_keep_does_not_count(
    own_server: StartServer, postgres: Postgres
) -> None:
    server = own_server(database=postgres.new_database())
    ann, ben = Person(server.address), Person(server.address)
    table = gather_for_a_round(ann, ben)
    before = ann.frame["match"]
    postgres.kill()
    try:
        ann.play(0)
        assert ann.refused() in ("not-saved", "maybe-saved")  # had we heard by then that it is away?
        assert not server.broke, server.stderr
        assert ann.http.get("/readyz").status_code == 503
    finally:
        postgres.start()
    ann.leave()
    ann.go_to(table)
    assert ann.frame["match"]["mine"] == before["mine"]
    play_to_the_end(ann, ben)
    assert len(ann.told) == 66


def test_a_bot_plays_once_the_disk_has_room_again(own_server: StartServer) -> None:
    server = own_server(bot_pause=0.3)
    ann = Person(server.address)
    gather(ann, bots=1)
    begin(ann)
    fill_disk_before_the_bot_moves(server, ann)
    server.wait_to_say("not saved")
    ann.hear_all()
    assert ann.frame["match"]["waiting"] == [0, 1]
    limit_files(server, resource.RLIM_INFINITY)
    while ann.frame["match"]["waiting"] != [0]:
        ann.hear()


def fill_disk_before_the_bot_moves(server: Server, ann: Person) -> None:
    """The disk is full while a bot is still thinking, in this round or in a later one."""
    limit_files(server, 0)
    ann.hear_all()
    while ann.frame["match"]["waiting"] == [0]:
        limit_files(server, resource.RLIM_INFINITY)
        ann.play(0)
        ann.wait_for_answer(0)
        catch_up(ann)
        limit_files(server, 0)
        ann.hear_all()


def test_a_match_starts_once_the_disk_has_room_again(own_server: StartServer) -> None:
    server = own_server(nonce_wait=1.0)
    ann = Person(server.address)
    full = fill_disk_before_the_match_begins(server, ann)
    ann.say("nonce", match=ann.frame["match"]["id"], nonce="ab" * 16)
    while server.stderr.count("not saved") < 4:
        ann.hear_more(0.01)
    assert server.stderr.count("not saved") < time.monotonic() - full + 3, "it is tried once a second"
    limit_files(server, resource.RLIM_INFINITY)
    ann.until("playing")


def fill_disk_before_the_match_begins(server: Server, ann: Person) -> float:
    """Since when the disk is full while a match waits for nonces, be it the first or a later one."""
    ann.nonce, full = "not yet", 0.0
    while not ann.frame or ann.frame["table"]["stage"] != "starting":
        limit_files(server, resource.RLIM_INFINITY)
        gather(ann)
        ann.say("start")
        while ann.frame["table"]["stage"] == "gathering":
            ann.hear()
        full = time.monotonic()
        limit_files(server, 0)
        ann.hear_all()
    return full


def test_nothing_hidden_is_in_the_log_or_open_to_other_users(own_server: StartServer, tmp_path: Path) -> None:
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    gather(ann, ben)
    begin(ann, ben)
    ann.say("play", seat=0, question=1, move="secret-thought")
    ann.refused()
    play_to_the_end(ann, ben)
    file = tmp_path / FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert server.stop() == 0
    for secret in (ann.frame["match"]["result"]["secret"], ann.cookie, "secret-thought"):
        assert secret not in server.stderr
    assert server.stderr.splitlines() == [f"Splendide is open at {server.address} (Ctrl+C closes it)."]


def test_a_file_of_the_second_schema_has_all_its_matches_and_their_records(
    own_server: StartServer, tmp_path: Path
) -> None:
    """Moves were kept without their texts then: they are written again."""
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    finished = f"/api/matches/{ann.frame['match']['id']}/record"
    record = ann.http.get(finished).text
    table = gather_for_a_round(ann, ben)
    told = ann.told
    server.stop()
    take_texts_away(tmp_path / FILE)
    server.start()
    ann.go_to(table)
    ben.go_to(table)
    assert ann.told == told
    assert ann.http.get(finished).text == record
    play_to_the_end(ann, ben)
    assert prove(read_record(ann.http.get(f"/api/matches/{ann.frame['match']['id']}/record").text)).faults == []


def take_texts_away(path: Path) -> None:
    """The file is as a server of the second schema has left it."""
    file = sqlite3.connect(path)
    assert file.execute("SELECT count(*) FROM moves WHERE text = ''").fetchone() == (0,)
    file.close()
    age(path, 2)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path, own_server: StartServer) -> None:
    with sqlite3.connect(tmp_path / FILE) as later:
        later.execute("PRAGMA user_version = 99")
    with pytest.raises(AssertionError, match="other-schema"):
        own_server()
