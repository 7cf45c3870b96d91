"""Every command explains itself, in French and English, and bad input never ends in a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from splendide.cli import COMMANDS
from tests.cli.conftest import Run


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(run: Run, command: str) -> None:
    english, french = (run(command, "--help", "--language", language) for language in ("en", "fr"))
    assert english.code == french.code == 0
    assert english.out.startswith("usage: ")
    assert french.out.startswith("usage : ")
    assert english.out.split("\n\n")[1] != french.out.split("\n\n")[1]


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Il n’y a pas de jeu" in run("games", "chess").err
    assert "There is no game" in run("games", "chess", "--language", "en").err


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("dance",),
        ("games", "--dance"),
        ("games", "chess"),
        ("games", "--cards"),
        ("games", "splitter", "--cards"),
        ("simulate", "chess"),
        ("simulate", "splitter", "--seats", "13"),
        ("simulate", "splitter", "--matches", "0"),
        ("simulate", "splitter", "--bots", "random,genius"),
        ("simulate", "splitter", "--option", "sheet"),
        ("simulate", "splitter", "--option", "sheet=C"),
        ("simulate", "splitter", "--records", "/dev/null/records"),
        ("score",),
        ("score", "chess"),
        ("score", "splitter", "--sheet", "C"),
        ("replay", "/no/such/file"),
        ("replay", os.devnull),
        ("verify", "/no/such/file"),
        ("bot", "/no/such/file"),
        ("serve", "--port", "http"),
        ("serve", "--data", "here", "--no-store"),
        ("games", "--language", "klingon"),
    ],
)
def test_bad_input_is_exit_code_2_and_a_sentence(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.strip()


def test_what_a_command_does_not_know_is_said_with_its_own_usage(run: Run) -> None:
    ran = run("simulate", "splitter", "--nonsense")
    assert ran.err.startswith("usage: splendide simulate ")
    assert "--nonsense" in ran.err
    assert "splendide simulate --help" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dance",), "argument COMMANDE : 'dance' n’est pas possible (à choisir parmi "),
        (("simulate",), "il manque : JEU"),
        (("check", "--data", "y", "--database", "x"), "argument --database : ne va pas avec l’argument --data"),
        (("simulate", "splitter", "--seats"), "argument --seats : il faut une valeur"),
        (("score", "tower", "--players", "x"), "argument --players : 'x' n’est pas un nombre entier"),
        (("check", "--json=x"), "argument --json : rien ne peut être dit à sa suite, comme 'x'"),
        (("serve", "@/no/such/file"), "Impossible d’ouvrir /no/such/file."),
        (("replay", "/no/such/file"), "Impossible de lire /no/such/file : il n’y a ni fichier ni dossier de ce nom."),
        (("check", "--database", "nonsense"), "ce n’est pas une adresse de PostgreSQL."),
        (("replay", "/"), "Impossible de lire / : c’est un dossier."),
    ],
)
def test_all_that_is_wrong_is_said_in_the_language_of_the_user(run: Run, words: tuple[str, ...], said: str) -> None:
    ran = run(*words, "--language", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_games_lists_seats_and_options(run: Run) -> None:
    listed = {game["slug"]: game for game in json.loads(run("games", "--json").out)}
    assert listed["splitter"]["seats"] == {"least": 1, "most": 12}
    assert listed["splitter"]["options"] == [{"name": "sheet", "choices": ["A", "B"], "default": "A"}]
    assert json.loads(run("games", "splitter", "--json").out) == listed["splitter"]
    assert "1–12" in run("games").out
    assert "A, B" in run("games", "splitter").out


def test_replay_tells_every_move_and_the_result(run: Run, a_record: Path) -> None:
    steps = json.loads(run("replay", str(a_record), "--json").out)
    moves = a_record.read_text().split("\n\n")[1].split()
    assert [word for step in steps for word in (str(step["seat"]), step["move"])] == moves
    told = run("replay", str(a_record)).out.splitlines()
    assert len(told) == len(steps) + 1
    assert "Winner" in told[-1]


def test_verify_accepts_the_truth_and_names_the_line_of_a_lie(run: Run, a_record: Path, tmp_path: Path) -> None:
    assert run("verify", str(a_record)).code == 0
    lie = tmp_path / "lie.txt"
    lie.write_text(a_record.read_text().replace("winners: ", "winners: 0 1 "))
    line = next(k for k, text in enumerate(lie.read_text().split("\n"), 1) if text.startswith("winners"))
    told = run("verify", str(lie))
    assert (told.code, told.out.startswith(f"Line {line}: ")) == (1, True)
    faults = json.loads(run("verify", str(lie), "--json").out)["faults"]
    assert [(fault["line"], fault["name"]) for fault in faults] == [(line, "record-wrong-winners")]


def test_verify_finds_fault_with_what_is_no_record(run: Run) -> None:
    assert run("verify", "-", given="splendide 9").code == 1
    assert run("verify", "-", given=b"\xff\xfe").code == 2


def test_verify_says_that_a_match_is_not_over(run: Run, a_record: Path) -> None:
    text = a_record.read_text()
    header = [
        line for line in text.split("\n\n")[0].split("\n") if line.split(":")[0] not in ("secret", "points", "winners")
    ]
    cut = "\n".join([*header, "", *text.split("\n\n")[1].split("\n")[:9], ""])
    told = run("verify", "-", given=cut)
    assert (told.code, "not over" in told.out) == (1, True)
    assert "waiting for nature" in run("replay", "-", given=cut).out


def test_bot_judges_every_legal_move_of_a_position(run: Run, a_record: Path) -> None:
    said = json.loads(run("bot", str(a_record), "--ply", "1", "--level", "greedy", "--json").out)
    values = [move["value"] for move in said["moves"]]
    assert said["seat"] == 0
    assert said["move"] == said["moves"][0]["move"]
    assert len(values) in (22, 44)
    assert values == sorted(values, reverse=True)
    assert said["move"] in run("bot", str(a_record), "--ply", "1", "--level", "greedy").out


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ((), "over"),
        (("--ply", "0"), "Nature"),
        (("--ply", "2", "--seat", "0"), "Nobody is waiting"),
        (("--ply", "1", "--seat", "7"), "There is no seat 7"),
        (("--ply", "1000"), "the record has only 66"),
    ],
)
def test_bot_says_why_it_has_nothing_to_decide(run: Run, a_record: Path, words: tuple[str, ...], because: str) -> None:
    told = run("bot", str(a_record), *words)
    assert (told.code, because in told.err) == (2, True)


def test_a_reader_who_goes_away_is_no_error(a_record: Path) -> None:
    command = [sys.executable, "-m", "splendide", "replay", str(a_record)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 0


def test_a_file_that_is_not_there_makes_no_folder(run: Run, tmp_path: Path) -> None:
    assert run("import", str(tmp_path / "nope"), "--data", str(tmp_path / "new")).code == 2
    assert list(tmp_path.iterdir()) == []


def test_what_cards_are_called_is_said_where_to_find(run: Run) -> None:
    ran = run("score", "splito", given='{"commons": [], "zones": [["star-1"], [], []]}')
    assert (ran.code, "splendide games splito --cards" in ran.err) == (2, True)
