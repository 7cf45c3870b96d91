"""What somebody can come back to: tables that go on, and matches that are over."""

from typing import Any

from tests.server.conftest import NewPerson
from tests.server.games import begin, catch_up, gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server


def mine(person: Person) -> Any:
    return person.http.get("/api/mine").raise_for_status().json()


def test_a_match_that_was_left_is_found_again_with_whose_turn_it_is(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben)
    assert [(one["id"], one["stage"], one["my_turn"]) for one in mine(ann)["tables"]] == [(table, "gathering", False)]
    begin(ann, ben)
    ann.play(0)
    ann.wait_for_answer(0)
    [one] = mine(ann)["tables"]
    assert (one["id"], one["my_turn"]) == (table, False)
    assert [player["name"] for player in one["waiting"]] == [ben.frame["table"]["seats"][1]["name"]]
    assert mine(ben)["tables"][0]["my_turn"]
    assert mine(person()) == {"invitations": [], "tables": [], "matches": [], "suited": {}}


def test_tables_that_wait_for_me_come_first(person: NewPerson) -> None:
    ann, ben = person(), person()
    first = gather(ann, ben)
    begin(ann, ben)
    ann.leave()
    second = gather(ann)
    assert [one["id"] for one in mine(ann)["tables"]] == [first, second]


def test_whom_a_sleeping_table_waits_for_is_known_after_a_start(own_server: Any) -> None:
    server: Server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    table = gather(ann, ben)
    begin(ann, ben)
    ann.play(0)
    ann.wait_for_answer(0)
    server.kill()
    server.start()
    for _ in range(2):  # the second time it is remembered
        assert [(one["id"], one["my_turn"]) for one in mine(ben)["tables"]] == [(table, True)]
    ann.go_to(table)
    ben.go_to(table)
    ben.play(1)
    ben.wait_for_answer(1)
    catch_up(ann, ben)
    assert mine(ann)["tables"][0]["my_turn"]


def test_a_finished_match_is_kept_with_how_it_ended_for_those_who_played_it(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben, bots=1)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    match = ben.frame["match"]
    [kept] = mine(ben)["matches"]
    assert kept["id"] == match["id"]
    assert kept["mine"] == [1]
    assert (kept["points"], kept["winners"]) == (match["result"]["points"], match["result"]["winners"])
    assert mine(ben)["tables"] == []
    assert mine(person())["matches"] == []


def test_after_a_match_against_bots_the_level_that_suits_me_is_known(person: NewPerson) -> None:
    ann = person()
    gather(ann, bots=1, level="random", game="splitit")
    begin(ann)
    play_to_the_end(ann)
    won = 0 in ann.frame["match"]["result"]["winners"]
    assert mine(ann)["suited"] == {"splitit": "novice" if won else "random"}


def test_who_stood_up_is_not_reminded(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    ben.say("stand", seat=1)
    while ben.frame["table"]["seats"][1]["kind"] != "empty":
        ben.hear()
    assert mine(ben)["tables"] == []
    assert len(mine(ann)["tables"]) == 1
