"""Names, lists, hosts and seats."""

from tests.server.conftest import NewPerson
from tests.server.games import gather
from tests.server.play import Person


def test_a_name_once_chosen_is_kept_and_seen_at_the_table(person: NewPerson) -> None:
    ann, ben = person(), person("fr")
    assert ben.http.get("/api/house").json()["me"]["name"].startswith("Invité ")
    gather(ann, ben)
    assert ann.http.put("/api/me", json={"name": " Ann "}).json()["name"] == "Ann"
    while ben.frame["table"]["seats"][0]["name"] != "Ann":
        ben.hear()
    assert ann.http.get("/api/house").json()["me"]["name"] == "Ann"


def test_public_tables_are_listed_the_newest_first_and_private_ones_are_not(person: NewPerson) -> None:
    ann = person()
    older, newer = ann.make_table(public=True), ann.make_table(public=True, seats=3)
    private = ann.make_table()
    listed = [table["id"] for table in ann.http.get("/api/tables").json()["tables"]]
    assert listed.index(newer) < listed.index(older)
    assert private not in listed
    ann.go_to(newer)
    ann.say("sit", seat=1, name="Ann")
    ann.hear_seated(1)
    row = next(table for table in ann.http.get("/api/tables").json()["tables"] if table["id"] == newer)
    assert [player["name"] for player in row.pop("players")] == ["Ann"]
    assert row == {"id": newer, "game": "splitter", "stage": "gathering", "seats": 3, "free": 2, "name": ""}


def test_a_quick_match_brings_together_those_who_look_for_one(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()

    def look(who: Person) -> str:
        return str(who.http.post("/api/quick", json={"game": "splitit"}).raise_for_status().json()["table"])

    first = look(ann)
    ann.go_to(first)
    ann.say("sit", seat=0)
    ann.hear_seated(0)
    assert look(ben) == first
    ben.go_to(first)
    ben.say("sit", seat=1)
    ben.hear_seated(1)
    assert look(eve) != first  # it is full
    assert ann.http.post("/api/quick", json={"game": "chess"}).status_code == 404


def test_a_table_is_found_by_its_link_in_capitals_too(person: NewPerson) -> None:
    ann = person()
    table = ann.make_table()
    assert len(table) == 10
    assert ann.go_to(table.upper()).frame["table"]["id"] == table


def test_when_the_host_leaves_for_good_the_first_who_sits_is_host(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = ann.make_table(seats=2)
    ann.go_to(table)
    ben.go_to(table)
    ben.say("sit", seat=1)
    ben.hear_seated(1)
    assert not ben.frame["table"]["host"]
    ann.leave()
    while not ben.frame["table"]["host"]:
        ben.hear()
    ben.say("arrange", seats=1)
    while len(ben.frame["table"]["seats"]) > 1:
        ben.hear()
    assert ben.frame["table"]["seats"][0]["mine"]


def test_the_host_can_free_the_seat_of_somebody_who_is_away(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    gather(ann, ben, eve)
    ben.leave()
    while ann.frame["table"]["seats"][1]["here"]:
        ann.hear()
    eve.say("stand", seat=1)
    assert eve.refused() == "not-your-seat"
    ann.say("stand", seat=1)
    while ann.frame["table"]["seats"][1]["kind"] != "empty":
        ann.hear()


def test_seats_can_be_left_and_bots_taken_away(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben, bots=1)
    ben.say("stand", seat=2)
    ben.say("stand", seat=1)
    while [seat["kind"] for seat in ann.frame["table"]["seats"]] != ["person", "empty", "empty"]:
        ann.hear()
    assert ann.frame["table"]["spectators"] == 1
