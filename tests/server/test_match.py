"""A match over sockets, from the empty table to the rematch."""

import hashlib
import re

import msgspec

from splendide.core.library import find_game
from splendide.core.nature import Nature
from splendide.core.proof import prove
from splendide.core.record import play_through, read_record
from tests.server.conftest import NewPerson
from tests.server.games import begin, catch_up, gather, gather_for_a_round, play_again, play_round, play_to_the_end
from tests.server.play import Person


def watch(table: str, someone: Person) -> Person:
    return someone.go_to(table)


def test_two_people_and_a_bot_play_a_whole_match(person: NewPerson) -> None:
    ann, ben = person(), person("fr")
    gather(ann, ben, bots=1, level="greedy")
    begin(ann, ben)
    play_to_the_end(ann, ben)
    result = ann.frame["match"]["result"]
    sheets = ann.seat_view(0)["view"]["sheets"]
    assert [points for points, *_ in result["points"]] == [sheet["total"] for sheet in sheets]
    assert all(0 not in sheet["cells"] for sheet in sheets)
    assert ann.told == ben.told
    assert len(ann.told) == 22 * 4  # nature's roll and three pairs a round
    assert not ann.refusals
    assert not ben.refusals


def test_the_record_of_a_finished_match_proves_that_nature_was_fair(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    match = ann.frame["match"]["id"]
    shown = ann.frame["match"]["commitment"]
    assert ann.http.get(f"/api/matches/{match}/record").json()["name"] == "match-not-over"
    play_to_the_end(ann, ben)
    record = read_record(ann.http.get(f"/api/matches/{match}/record").text)
    assert prove(record).faults == []
    assert record.commitment == shown == hashlib.sha256(record.secret).hexdigest()
    assert play_through(record).points().tolist() == ann.frame["match"]["result"]["points"]
    assert [len(nonce) for nonce in record.nonces] == [16, 16]


def test_everybody_s_own_nonce_is_in_the_record(person: NewPerson) -> None:
    ann = person()
    gather(ann)
    ann.nonce = "0123456789abcdef" * 2
    begin(ann)
    play_to_the_end(ann)
    record = read_record(ann.http.get(f"/api/matches/{ann.frame['match']['id']}/record").text)
    assert record.nonces == [bytes.fromhex(ann.nonce)]
    first_roll = Nature(record.secret, tuple(record.nonces), record.match).choose(0, 36)
    assert ann.told[0] == (30, f"{first_roll // 6 + 1}-{first_roll % 6 + 1}")


def test_the_house_adds_nothing_once_it_has_seen_the_nonces(person: NewPerson) -> None:
    """Else it could try numbers for its bots until the dice please it."""
    ann = person()
    gather(ann, bots=2)
    begin(ann)
    play_to_the_end(ann)
    assert ann.frame["match"]["result"]["nonces"] == [ann.nonce, "", ""]


def test_the_secret_is_in_no_frame_before_the_end(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    table = gather(ann, ben)
    watch(table, eve)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    eve.until("over")
    secret = ann.frame["match"]["result"]["secret"]
    for each in (ann, ben, eve):
        assert [secret in frame for frame in each.frames] == [False] * (len(each.frames) - 1) + [True]


def test_a_replay_shows_every_reveal(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    replay = ann.http.get(f"/api/matches/{ann.frame['match']['id']}/replay").json()
    happened = [(each["seat"], each["move"]) for step in replay["steps"] for each in step["happened"]]
    assert happened == ann.told
    assert len(replay["steps"]) == 44
    assert replay["steps"][-1]["view"]["sheets"] == ann.seat_view(0)["view"]["sheets"]
    assert replay["result"] == ann.frame["match"]["result"]


def test_a_replay_shows_what_each_seat_alone_saw(person: NewPerson) -> None:
    ann, ben, cleo = person(), person(), person()
    gather(ann, ben, cleo, game="splito")
    begin(ann, ben, cleo)
    hands = [someone.seat_view(seat)["view"]["hand"] for seat, someone in enumerate((ann, ben, cleo))]
    play_to_the_end(ann, ben, cleo)
    replay = ann.http.get(f"/api/matches/{ann.frame['match']['id']}/replay").json()
    dealt = next(step["own"] for step in replay["steps"] if step["own"][0]["own"]["hand"])
    assert [one["own"]["hand"] for one in dealt] == hands
    assert hands[0] != hands[1] != hands[2]


# --- What others may not know ------------------------------------------------------------------------


def newest_frame(someone: Person) -> str:
    """The frame after a change that this person is told of, but for the time of day at which it was told."""
    seen = len(someone.frames)
    while len(someone.frames) == seen:
        someone.hear()
    return re.sub(r'"now":[0-9.]+', '"now":0', someone.frames[-1])


def test_of_a_choice_others_get_a_few_bytes_all_the_same_and_none_when_it_is_changed(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    table = gather(ann, ben)
    watch(table, eve)
    begin(ann, ben)
    eve.until("playing")
    for someone in (ann, ben, eve):
        someone.hear_all()
    ann.play(0, ann.seat_view(0)["moves"][0])
    assert newest_frame(ann) != newest_frame(ben) == newest_frame(eve)
    assert set(msgspec.json.decode(ben.frames[-1])["match"]) == {"id", "waiting", "face_down", "time"}
    before = [len(someone.frames) for someone in (ben, eve)]
    ann.play(0, ann.seat_view(0)["moves"][-1])
    newest_frame(ann)
    for someone in (ben, eve):
        someone.hear_all()
    assert [len(someone.frames) for someone in (ben, eve)] == before


def test_a_choice_is_seen_by_all_once_everybody_has_chosen(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    table = gather(ann, ben)
    watch(table, eve)
    begin(ann, ben)
    eve.until("playing")
    move = ann.play(0)
    ann.wait_for_answer(0)
    ben.hear()
    assert (0, move) not in ben.told
    answer = ben.play(1)
    for someone in (ann, ben, eve):
        while not someone.told[1:]:
            someone.hear()
        assert someone.told[1:3] == [(0, move), (1, answer)]


def test_a_choice_can_be_taken_back_until_it_is_revealed(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    ann.play(0)
    ann.wait_for_answer(0)
    view = ann.seat_view(0)
    assert view["can_take_back"]
    ann.say("takeback", seat=0, question=view["question"])
    ann.wait_for_question(0)
    assert ann.seat_view(0)["view"]["choice"] is None
    play_round(ann, ben)
    catch_up(ann)
    ann.say("takeback", seat=0, question=ann.seat_view(0)["question"])
    assert ann.refused() == "nothing-to-take-back"


# --- Several on one device, bots for those who left, once more ---------------------------------------


def test_several_people_play_on_one_device(person: NewPerson) -> None:
    ann = person()
    table = ann.make_table(seats=3)
    ann.go_to(table)
    for seat, name in enumerate(("Ann", "Ben", "Zoé")):
        ann.say("sit", seat=seat, name=name)
        ann.hear_seated(seat)
    begin(ann)
    assert [view["seat"] for view in ann.seat_views] == [0, 1, 2]
    assert [seat["name"] for seat in ann.frame["table"]["seats"]] == ["Ann", "Ben", "Zoé"]
    play_to_the_end(ann)
    assert len(ann.told) == 22 * 4


def test_people_who_share_a_device_are_told_only_what_all_of_them_may_know(person: NewPerson) -> None:
    ann = person()
    ann.go_to(ann.make_table("splito", seats=3))
    for seat, name in enumerate([None, "Bea", "Cleo"]):
        ann.say("sit", seat=seat, name=name)
        ann.hear_seated(seat)
    begin(ann)
    ann.wait_for_question(2)
    hands = {card["id"] for seat in range(3) for card in ann.seat_view(seat)["view"]["hand"]}
    told = {move.split("/")[0] for _, move in ann.told}
    assert len(hands) > 20
    assert told
    assert told & hands == set()


def test_a_bot_plays_on_for_somebody_who_left_until_they_come_back(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben)
    begin(ann, ben)
    ann.say("seatbot", seat=1, level="random")
    assert ann.refused() == "not-away"
    ben.leave()
    while ann.frame["table"]["seats"][1]["here"]:
        ann.hear()
    ann.say("seatbot", seat=1, level="random")
    while not ann.frame["table"]["seats"][1]["replaced"]:
        ann.hear()
    play_round(ann)
    catch_up(ann)
    ben.go_to(table)
    assert ben.frame["match"]["mine"] == []
    assert ben.frame["table"]["seats"][1]["mine"]
    ben.say("play", seat=1, question=2, move="a3=11")
    assert ben.refused() == "bot-plays-on"
    ben.say("sit", seat=1)
    while not ben.frame["match"]["mine"]:
        ben.hear()
    assert not ben.frame["table"]["seats"][1]["replaced"]
    play_to_the_end(ann, ben)


def test_who_left_during_a_match_has_left_the_table_when_it_is_arranged_anew(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    ben.leave()
    while ann.frame["table"]["seats"][1]["here"]:
        ann.hear()
    ann.say("seatbot", seat=1, level="random")
    play_to_the_end(ann)
    ann.say("arrange", seats=3)
    ann.until("gathering")
    assert [(seat["kind"], seat["name"], seat["replaced"]) for seat in ann.frame["table"]["seats"][1:]] == [
        ("bot", "random", False),
        ("empty", "", False),
    ]


def test_after_the_end_the_same_people_play_again(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    first = ann.frame["match"]["id"]
    play_again(ben, ann)
    assert ann.frame["match"]["id"] != first
    assert ann.frame["match"]["result"] is None
    play_to_the_end(ann, ben)
    assert len(ann.told) == len(ben.told) == 22 * 3
    assert ann.frame["table"]["id"] == table
    assert ann.http.get(f"/api/matches/{first}/record").status_code == 200


def test_another_match_waits_until_all_want_it_and_one_may_think_better_of_it(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    eve.go_to(ann.frame["table"]["id"])
    eve.say("again", wants=True)
    assert eve.refused() == "not-seated"
    ben.say("again", wants=True)
    while not ann.frame["table"]["seats"][1]["again"]:
        ann.hear()
    assert (ann.frame["table"]["stage"], ann.frame["table"]["seats"][0]["again"]) == ("over", False)
    ben.say("start")
    assert ben.refused() == "not-host"
    ben.say("again", wants=False)
    while ann.frame["table"]["seats"][1]["again"]:
        ann.hear()
    ann.say("again", wants=True)
    while not ben.frame["table"]["seats"][0]["again"]:
        ben.hear()
    assert ben.frame["table"]["stage"] == "over"


def test_the_host_plays_another_match_without_those_who_do_not_answer(person: NewPerson) -> None:
    ann, ben, cleo = person(), person(), person()
    gather(ann, ben, cleo)
    begin(ann, ben, cleo)
    play_to_the_end(ann, ben, cleo)
    cleo.say("again", wants=True)
    while not ann.frame["table"]["seats"][2]["again"]:
        ann.hear()
    ann.say("start")
    for each in (ann, ben, cleo):
        each.until("playing")
    assert [seat["kind"] for seat in ann.frame["table"]["seats"]] == ["person", "bot", "person"]
    assert ben.seat_views == []


def test_the_host_can_change_the_table_after_a_match(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    ann.say("arrange", seats=3, options={"sheet": "B"})
    ann.until("gathering")
    assert ann.frame["match"] is None
    ann.say("seatbot", seat=2, level="random")
    ann.hear_seated(2)
    ben.until("gathering")
    begin(ann, ben)
    assert ann.seat_view(0)["view"]["sheet"] == "B"


def test_a_rejoining_browser_gets_everything_in_one_frame(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather_for_a_round(ann, ben)
    before, told = ann.frame, ann.told
    ann.leave()
    ann.go_to(table)
    assert ann.told == told
    assert ann.frame["match"]["mine"] == before["match"]["mine"]


def test_all_games_are_offered_with_their_facts(person: NewPerson) -> None:
    offered = {game["slug"]: game for game in person().http.get("/api/house").json()["games"]}
    seats = find_game("splitter").seats
    assert (offered["splitter"]["least_seats"], offered["splitter"]["most_seats"]) == (seats[0], seats[-1])
    assert offered["splitter"]["options"] == [{"name": "sheet", "choices": ["A", "B"], "default": "A"}]
