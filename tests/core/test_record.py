"""A match written down reads the same again, and whatever is changed in it is found."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from splendide.core.chain import heads
from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.proof import prove
from splendide.core.record import Fault, Line, Record, play_through, read_record, record_of, write_record
from splendide.core.texts import LANGUAGES, sentence

PLAYERS = ['Zoé "la: main"', "two\nlines \u2028\u202e🎲"]
NATURE_OF_IT = Nature(bytes(range(32)), (b"first", b""), "m1")


def play(rounds: int, change_of_mind: bool = False) -> Match:
    """The first rounds of a match of two, everybody playing the first legal move."""
    match = Match(find_game("splitter"), 2)
    for _ in range(rounds):
        match.let_nature_move(NATURE_OF_IT)
        if change_of_mind:
            match.play(0, match.moves(0)[-1])
            match.take_back(0)
        for seat in match.waiting_for():
            match.play(seat, match.moves(seat)[0])
    return match


def write(match: Match) -> str:
    return write_record(record_of(match, "m1", PLAYERS, NATURE_OF_IT))


@pytest.fixture(scope="module")
def finished() -> str:
    return write(play(22, change_of_mind=True))


def faults_of(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.name) for fault in prove(read_record(text)).faults]


def test_a_record_reads_the_same_again(finished: str) -> None:
    record = read_record(finished)
    assert write_record(record) == finished
    assert record == record_of(play(22, change_of_mind=True), "m1", PLAYERS, NATURE_OF_IT)
    assert record.players == PLAYERS


def test_no_name_can_break_a_line(finished: str) -> None:
    assert len(finished.splitlines()) == len(finished.split("\n")) - 1
    assert all(line.isprintable() for line in finished.splitlines())


def test_a_record_plays_through_to_the_same_position(finished: str) -> None:
    played = play(22, change_of_mind=True)
    again = play_through(read_record(finished))
    assert again.states.tobytes() == played.states.tobytes()
    assert again.log == played.log


def test_an_honest_record_has_no_fault(finished: str) -> None:
    assert faults_of(finished) == []
    assert prove(record_of(play(22), "m1", PLAYERS, NATURE_OF_IT)).faults == []


def test_an_unfinished_record_keeps_the_secret_and_is_never_in_order() -> None:
    text = write(play(3))
    assert NATURE_OF_IT.secret.hex() not in text
    assert not read_record(text).finished
    assert [name for _, name in faults_of(text)] == ["record-unfinished"]


def test_comments_blank_lines_and_foreign_line_ends_change_nothing(finished: str) -> None:
    header, moves = finished.split("\n\n", 1)
    text = f"{header}\n\n# the opening\n\n{moves}".replace("\n", "\r\n")
    assert read_record(text) == read_record(finished)
    assert faults_of(text) == []


def line_of(text: str, start: str) -> int:
    """The number of the first line that starts like this."""
    return next(k for k, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    return "\n".join([*lines[: number - 1], line, *lines[number:]])


def test_a_roll_that_was_changed_is_found(finished: str) -> None:
    line = line_of(finished, "nature")
    rolled = finished.split("\n")[line - 1]
    (fault, *_) = prove(read_record(with_line(finished, line, "nature 6-6"))).faults
    expected = rolled.removeprefix("nature ")
    assert (fault.line, fault.name, fault.details["expected"]) == (line, "record-not-natures", expected)


def test_a_roll_said_to_have_been_seen_is_found(finished: str) -> None:
    """Only where the rules let the world speak can nature's move be anything but drawn."""
    lines = finished.split("\n")
    first = next(k for k, line in enumerate(lines) if line.startswith("nature "))
    lines[first] += " ~seen"
    assert faults_of("\n".join(lines)) == [(first + 1, "bad-shown")]


def test_what_was_shown_is_written_behind_a_tilde() -> None:
    record = Record("splitter", 1, moves=[Line(30, "4-1", "AbC-_1"), Line(0, "c3=41")])
    assert write_record(record).endswith("nature 4-1 ~AbC-_1\n0 c3=41\n")
    assert read_record(write_record(record)) == record


def test_a_move_made_for_somebody_who_was_late_says_so_and_is_found_where_it_does_not() -> None:
    match = Match(find_game("splitter"), 2)
    match.let_nature_move(NATURE_OF_IT)
    match.play(0, match.moves(0)[0], late=True)
    record = record_of(match, "m1", [], NATURE_OF_IT)
    (line,) = [line for line in write_record(record).split("\n") if line.startswith("0 ")]
    assert line.endswith(" !late")
    again = play_through(read_record(write_record(record)))
    assert again.log == match.log
    assert again.log[-1].late
    honest = replace(record, secret=NATURE_OF_IT.secret)
    hushed = replace(honest, moves=[each._replace(late=False) for each in honest.moves])
    assert heads(honest)[:-1] == heads(hushed)[:-1]
    assert heads(honest)[-1] != heads(hushed)[-1], "whoever saw it can prove it"


def test_an_illegal_move_is_found_where_it_is(finished: str) -> None:
    line = line_of(finished, "1 ")
    assert faults_of(with_line(finished, line, "1 a1=11")) == [(line, "not-a-move")]
    assert faults_of(with_line(finished, line, "7 a3=11")) == [(line, "no-such-seat")]
    last = len(finished.split("\n"))
    assert faults_of(with_line(finished, last, "1 a3=11")) == [(last, "match-over")]


def test_a_take_back_of_nothing_is_found(finished: str) -> None:
    line = line_of(finished, "0 take-back")
    assert (line + 1, "nothing-to-take-back") in faults_of(with_line(finished, line, "0 take-back\n0 take-back"))


@pytest.mark.parametrize(
    ("start", "line", "name"),
    [
        ("points", "points: 99 0 0, 1 0 0", "record-wrong-points"),
        ("winners", "winners: 0 1", "record-wrong-winners"),
        ("secret", "secret: " + "00" * 32, "record-broken-commitment"),
    ],
)
def test_a_changed_result_or_secret_is_found(finished: str, start: str, line: str, name: str) -> None:
    number = line_of(finished, start)
    read = read_record(finished)
    if start == "winners" and read.winners == [0, 1]:
        line = "winners: 0"
    assert faults_of(with_line(finished, number, line)) == [(number, name)]


def test_another_match_or_nonce_gives_other_rolls(finished: str) -> None:
    for start, line in (("match", "match: m2"), ("nonces", "nonces: 00 -")):
        faults = faults_of(with_line(finished, line_of(finished, start), line))
        assert faults[0] == (line_of(finished, "nature"), "record-not-natures")


def without(text: str, start: str) -> str:
    return "\n".join(line for line in text.split("\n") if not line.startswith(start))


def test_what_is_missing_is_found(finished: str) -> None:
    cut = finished.rstrip("\n").rpartition("\n")[0] + "\n"
    assert [name for _, name in faults_of(cut)] == ["record-not-over"]
    assert [name for _, name in faults_of(without(finished, "secret"))] == ["record-no-secret"]
    assert [name for _, name in faults_of(without(finished, "commitment"))] == ["record-no-commitment"]
    assert [name for _, name in faults_of(without(finished, "points"))] == ["record-wrong-points"]


Change = Callable[[Record], Record]


@pytest.mark.parametrize(
    ("change", "key", "name"),
    [
        (lambda record: replace(record, game="chess"), "game", "unknown-game"),
        (lambda record: replace(record, options={"sheet": "C"}), "options", "bad-option"),
        (lambda record: replace(record, seats=13, players=[], nonces=[], points=[]), "seats", "seats-out-of-range"),
    ],
)
def test_a_match_that_cannot_be_is_a_fault_of_its_line(finished: str, change: Change, key: str, name: str) -> None:
    text = write_record(change(read_record(finished)))
    assert faults_of(text) == [(line_of(text, key), name)]


@pytest.mark.parametrize(
    ("text", "line", "name"),
    [
        ("", 1, "record-first-line"),
        ("splendide 2\n", 1, "record-first-line"),
        ("splendide 1\n", 1, "record-missing"),
        ("splendide 1\ngame splitter\n", 2, "record-header"),
        ("splendide 1\nname: x\n", 2, "record-header"),
        ("splendide 1\ngame: splitter\ngame: splitter\n", 3, "record-twice"),
        ("splendide 1\ngame: splitter\nseats: two\n", 3, "record-bad-value"),
        ("splendide 1\ngame: splitter\nseats: " + "9" * 9999, 3, "record-bad-value"),
        ("splendide 1\ngame: splitter\nseats: 2\nplayers: [1, 2]\n", 4, "record-bad-value"),
        ("splendide 1\ngame: splitter\nseats: 2\noptions: " + "[" * 99999, 4, "record-bad-value"),
        ("splendide 1\ngame: splitter\nseats: 2\nsecret: 0g\n", 4, "record-bad-value"),
        ("splendide 1\ngame: splitter\nseats: 2\nwinners: \n", 4, "record-bad-value"),
        ('splendide 1\ngame: splitter\nseats: 2\nplayers: ["a"]\n', 4, "record-not-one-a-seat"),
        ("splendide 1\ngame: splitter\nseats: 2\n\nnobody a3=11\n", 5, "record-move"),
        ("splendide 1\ngame: splitter\nseats: 2\n\n0\n", 5, "record-move"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(text: str, line: int, name: str) -> None:
    with pytest.raises(Fault) as refused:
        read_record(text)
    assert (refused.value.line, refused.value.name) == (line, name)
    for language in LANGUAGES:
        assert str(line) in sentence(refused.value, language)


def test_playing_through_stops_at_the_first_wrong_line(finished: str) -> None:
    line = line_of(finished, "0 ")
    with pytest.raises(Refused) as refused:
        play_through(read_record(with_line(finished, line, "0 c9=11")))
    assert refused.value.details["line"] == str(line)
