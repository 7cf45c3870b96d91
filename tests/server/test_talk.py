"""Table talk: whoever is there hears it at once, and it is kept nowhere."""

import time
from pathlib import Path
from typing import Any

import pytest

from splendide.core.library import find_game
from splendide.server.table.talk import AT_ONCE, LONGEST_TEXT
from splendide.server.web.app import FILE
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import Server
from tests.server.test_slow_reader import deaf_socket

QUIET = "splito"  # a game with phrases, where chat is off unless the host opens it
PHRASE = find_game(QUIET).talk.phrases[0]


def sit_down(*people: Person, game: str = QUIET, bots: int = 1) -> str:
    return gather(*people, bots=bots, game=game)


def at_play(*people: Person, game: str = QUIET, bots: int = 1) -> str:
    table = sit_down(*people, game=game, bots=bots)
    begin(*people)
    return table


def next_said(person: Person) -> dict[str, Any]:
    seen = len(person.said)
    while len(person.said) == seen:
        person.hear()
    return person.said[-1]


def open_chat(host: Person) -> None:
    host.say("arrange", chat=True)
    while not host.frame["table"]["chat"]:
        host.hear()


# --- Phrases -----------------------------------------------------------------------------------------


def test_a_phrase_is_heard_by_everybody_also_by_who_watches(person: NewPerson) -> None:
    ann, ben, eve = person(), person("fr"), person()
    eve.go_to(at_play(ann, ben))
    before = time.time()
    ben.say("say", seat=1, phrase=PHRASE, target="zone-2")
    for each in (ann, ben, eve):
        said = next_said(each)
        assert before <= said.pop("at") <= time.time()
        name = each.frame["table"]["seats"][1]["name"]
        assert said == {"type": "said", "seat": 1, "name": name, "phrase": PHRASE, "target": "zone-2", "text": None}


def test_a_common_objective_can_be_pointed_at(person: NewPerson) -> None:
    ann, ben = person(), person()
    at_play(ann, ben)
    common = ann.seat_view(0)["view"]["commons"][0]["card"]
    ann.say("say", seat=0, phrase=PHRASE, target=common)
    assert next_said(ben)["target"] == common


def test_an_objective_in_a_hand_cannot_be_pointed_at(person: NewPerson) -> None:
    ann, ben = person(), person()
    at_play(ann, ben)
    for card in ann.seat_view(0)["view"]["hand"]:
        for target in (card["id"], f"zone-0/{card['id']}"):
            ann.say("say", seat=0, phrase=PHRASE, target=target)
            assert ann.refused() == "unknown-target"


BAD = {
    "another's seat": ({"seat": 1}, "not-your-seat"),
    "a bot's seat": ({"seat": 2}, "not-your-seat"),
    "no seat": ({"seat": 9}, "no-such-seat"),
    "a phrase of one's own": ({"phrase": "I have two fours"}, "unknown-phrase"),
    "a zone that is not there": ({"target": "zone-3"}, "unknown-target"),
    "a zone below none": ({"target": "zone--1"}, "unknown-target"),
    "a number card": ({"target": "red-4"}, "unknown-target"),
    "nothing": ({"target": ""}, "unknown-target"),
    "a very long target": ({"target": "zone-" + "9" * 9000}, "unknown-target"),
    "no target at all": ({"target": None}, "wrong-message"),
}


@pytest.mark.parametrize(("change", "name"), BAD.values(), ids=BAD.keys())
def test_what_cannot_be_said_is_refused_and_nobody_hears_it(
    person: NewPerson, change: dict[str, Any], name: str
) -> None:
    ann, ben = person(), person()
    at_play(ann, ben)
    ann.say("say", **{"seat": 0, "phrase": PHRASE, "target": "zone-0", **change})
    assert ann.refused() == name
    assert len(ann.sentences[-1]) < 200
    ann.say("say", seat=0, phrase=PHRASE, target="zone-1")
    assert next_said(ben)["target"] == "zone-1"
    assert len(ben.said) == 1


def test_who_watches_may_not_speak(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    eve.go_to(at_play(ann, ben))
    open_chat(ann)
    for message in ({"type_": "say", "phrase": PHRASE, "target": "zone-0"}, {"type_": "chat", "text": "hello"}):
        eve.say(**message, seat=0)
        assert eve.refused() == "not-your-seat"
    eve.say("chat", text="hello")
    assert eve.refused() == "not-seated"


def test_without_a_match_there_is_nothing_to_point_at(person: NewPerson) -> None:
    ann, ben = person(), person()
    sit_down(ann, ben)
    ann.say("say", seat=0, phrase=PHRASE, target="zone-0")
    assert ann.refused() == "no-match"


def test_a_game_without_phrases_refuses_them(person: NewPerson) -> None:
    ann, ben = person(), person()
    at_play(ann, ben, game="splitter", bots=0)
    ann.say("say", seat=0, phrase=PHRASE, target="zone-0")
    assert ann.refused() == "unknown-phrase"


# --- Not too much ------------------------------------------------------------------------------------


def test_a_seat_that_talks_too_fast_is_asked_to_wait_and_the_others_are_not(person: NewPerson) -> None:
    ann, ben = person(), person()
    at_play(ann, ben)
    while not ann.refusals:
        for _ in range(AT_ONCE + 1):
            ann.say("say", seat=0, phrase=PHRASE, target="zone-0")
        ann.hear_more(0)
    assert set(ann.refusals) == {"too-fast"}
    ben.say("say", seat=1, phrase=PHRASE, target="zone-1")
    while next_said(ann)["seat"] != 1:
        pass


def test_what_a_deaf_reader_misses_holds_nobody_up(server: Server, person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    table = sit_down(ann, ben)
    open_chat(ann)
    eve.go_to(table, deaf=True, sock=deaf_socket(server), max_queue=1)
    for k in range(2 * AT_ONCE):
        (ann, ben)[k % 2].say("chat", seat=k % 2, text="é" * LONGEST_TEXT)
        assert next_said(ann)["text"] == "é" * LONGEST_TEXT


# --- Chat --------------------------------------------------------------------------------------------


def test_chat_is_off_or_on_as_the_game_says(person: NewPerson) -> None:
    ann = person()
    for game in (QUIET, "splitter"):
        ann.go_to(ann.make_table(game=game))
        assert ann.frame["table"]["chat"] is find_game(game).talk.chat
    assert find_game(QUIET).talk.chat is False
    assert find_game("splitter").talk.chat is True


def test_chat_that_is_off_is_refused_until_the_host_opens_it(person: NewPerson) -> None:
    ann, ben = person(), person()
    sit_down(ann, ben)
    ben.say("chat", seat=1, text="hello")
    assert ben.refused() == "chat-off"
    ben.say("arrange", chat=True)
    assert ben.refused() == "not-host"
    open_chat(ann)
    ben.say("chat", seat=1, text="hello")
    said = next_said(ann)
    assert (said["seat"], said["text"], said["phrase"], said["target"]) == (1, "hello", None, None)


def test_the_host_may_close_chat_during_a_match(person: NewPerson) -> None:
    ann, ben = person(), person()
    at_play(ann, ben, game="splitter", bots=0)
    ann.say("arrange", chat=False)
    while ben.frame["table"]["chat"]:
        ben.hear()
    ben.say("chat", seat=1, text="hello")
    assert ben.refused() == "chat-off"


def test_a_host_who_has_not_sat_down_may_chat(person: NewPerson) -> None:
    ann = person()
    ann.go_to(ann.make_table())
    ann.say("chat", text="come in")
    said = next_said(ann)
    assert (said["seat"], said["text"]) == (None, "come in")
    assert said["name"] == ann.http.get("/api/house").json()["me"]["name"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  a \t b\nc\r\n", "a b c"), ("a\u202eb\x00\x07", "ab"), ("<b>&amp;</b>", "<b>&amp;</b>")],
)
def test_a_text_is_shown_as_one_line_of_what_can_be_seen(person: NewPerson, typed: str, shown: str) -> None:
    ann = person()
    sit_down(ann, game="splitter", bots=0)
    ann.say("chat", seat=0, text=typed)
    assert next_said(ann)["text"] == shown


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "no-chat"),
        (" \u200b\n", "no-chat"),
        ("x" * (LONGEST_TEXT + 1), "long-chat"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 150, "long-chat"),  # families
    ],
)
def test_a_text_has_something_to_read_and_not_too_much(person: NewPerson, text: str, name: str) -> None:
    ann = person()
    sit_down(ann, game="splitter", bots=0)
    ann.say("chat", seat=0, text=text)
    assert ann.refused() == name


# --- Kept nowhere ------------------------------------------------------------------------------------


def test_what_was_said_is_in_no_frame_no_record_and_no_file(own_server: Any, tmp_path: Path) -> None:
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    table = at_play(ann, ben)
    open_chat(ann)
    ann.say("chat", seat=0, text="unforgettable")
    ben.say("say", seat=1, phrase=PHRASE, target="zone-1")
    while len(ann.said) < 2:
        ann.hear()
    late = Person(server.address).go_to(table)
    late.hear_all()
    assert late.said == []
    server.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE}*"))
    assert ann.frame["match"]["id"].encode() in kept
    assert b"unforgettable" not in kept
    assert PHRASE.encode() not in kept


def test_whether_there_is_chat_is_kept(own_server: Any) -> None:
    server = own_server()
    ann = Person(server.address)
    table = ann.make_table(game=QUIET)
    open_chat(ann.go_to(table))
    server.kill()
    server.start()
    assert ann.go_to(table).frame["table"]["chat"] is True
