"""A game whose folder is not there any more: what was played of it is refused by name, and everything else goes on."""

import shutil
from pathlib import Path

from tests.server.brought import GAME, Bring
from tests.server.brought import bring as bring
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person


def test_tables_of_a_game_that_is_gone_are_refused_by_name_and_the_others_found(bring: Bring, tmp_path: Path) -> None:
    server = bring()
    ann = Person(server.address)
    gather(ann, game=GAME, bots=1)
    begin(ann)
    play_to_the_end(ann)
    over = ann.frame["match"]["id"]
    playing = gather(ann, game=GAME, bots=1)
    begin(ann)
    gathering, other = gather(ann, game=GAME, seats=2), gather(ann)
    server.kill()
    shutil.rmtree(tmp_path / "brought" / GAME)
    server.start()
    mine = ann.http.get("/api/mine").raise_for_status().json()
    assert [table["id"] for table in mine["tables"]] == [other]
    assert [match["id"] for match in mine["matches"]] == [over]
    assert ann.http.get("/api/practice").raise_for_status().json() == {"exercises": [], "progress": 1.0}
    asked = [f"tables/{playing}/picture.png", f"matches/{over}/picture.png"]
    asked += [f"matches/{over}/{what}" for what in ("replay", "record", "analysis")]
    for path in asked:
        answer = ann.http.get(f"/api/{path}")
        assert (path, answer.status_code, answer.json()["name"]) == (path, 404, "unknown-game")
    assert ann.http.get(f"/t/{playing}").status_code == 200
    for table in (playing, gathering):
        ann.go_to_be_refused(table)
    assert ann.refusals == ["unknown-game"] * 2
    assert GAME in ann.sentences[-1]
    server.kill()  # all that it had to say has been heard
    assert not server.broke, server.stderr
