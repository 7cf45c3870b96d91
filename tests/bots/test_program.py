"""Programs that play a seat: good ones win as they deserve, and no other stops a match or sees what it may not."""

import json
import sys
from pathlib import Path

import pytest

from splendide.bots.arena import Contest, Played, play_match
from splendide.core.errors import Refused
from splendide.core.library import find_game, slugs
from tests.bots.programs import program


def told(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text().splitlines() if line]


def played(slug: str, bot: str, milliseconds: float | None = 20_000) -> Played:
    game = find_game(slug)
    seats = game.seats[0]
    others = ("random",) * (seats - 1)
    return play_match(Contest(slug, seats, (bot, *others), game.simulated({}), milliseconds), seed=3)


@pytest.mark.parametrize("slug", slugs())
def test_a_program_plays_a_whole_match_of_every_game(tmp_path: Path, slug: str) -> None:
    bot, log = program(tmp_path)
    match = played(slug, bot)
    begin, *questions, end = told(log)
    assert match.faults == {}
    assert (begin["type"], begin["game"], begin["seat"]) == ("begin", slug, 0)
    assert {question["type"] for question in questions} == {"decide"}
    numbers = [str(question["number"]).zfill(4) for question in questions]
    assert numbers == sorted(numbers)
    assert [row[0] for row in end["points"]] == match.points  # type: ignore[attr-defined]


def test_it_is_told_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    bot, log = program(tmp_path)
    played("splito", bot)
    for question in told(log)[1:-1]:
        assert len(question["own"]["hand"]) > 0  # type: ignore[index]
        assert "hand" not in question["view"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("print('what?', flush=True)", "nonsense"),
        ("print('[' * 10000, flush=True)", "nonsense"),
        ("print(json.dumps({'number': 999, 'move': 'a1=11'}), flush=True)", "nonsense"),
        ("print(json.dumps({'number': told['number'], 'move': 'z9'}), flush=True)", "illegal"),
        ("sys.exit()", "gone"),
    ],
)
def test_a_legal_move_is_made_for_one_that_is_wrong_or_gone(tmp_path: Path, answer: str, fault: str) -> None:
    bot, _ = program(tmp_path, answer)
    match = played("splitter", bot)
    assert set(match.faults[0]) == {fault}
    assert sum(match.faults[0].values()) == 22  # a decision each round


def test_one_that_prints_without_end_is_stopped(tmp_path: Path) -> None:
    bot, _ = program(tmp_path, "sys.stdout.write('x' * 10**9)")
    faults = played("splitter", bot).faults[0]
    assert faults["nonsense"] == 1
    assert faults["nonsense"] + faults["gone"] == 22


def test_one_that_never_reads_or_answers_is_late_and_the_match_ends(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text("import time\nprint('{}', flush=True)\nwhile True: time.sleep(60)")
    match = played("splitter", f"program:{sys.executable} {script}", milliseconds=1)
    assert match.faults[0]["late"] >= 21
    assert sum(match.faults[0].values()) == 22


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(tmp_path: Path) -> None:
    late = """
        answers = globals().setdefault('answers', [])
        answers.append({"number": told["number"], "move": told["moves"][0]})
        if len(answers) == 1:
            print(json.dumps({"number": 0, "move": "too late"}), flush=True)
        print(json.dumps(answers[-1]), flush=True)
"""
    bot, _ = program(tmp_path, late.strip())
    assert played("splitter", bot).faults == {}


def test_a_command_that_is_none_is_refused() -> None:
    for command in ("program:'", "program:", "program:./nowhere"):
        with pytest.raises(Refused, match="no-such-program"):
            played("splitter", command)
