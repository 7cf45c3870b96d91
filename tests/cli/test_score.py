"""The score pad of Splitter: what the rules say of a sheet filled in on paper."""

import json

import pytest

from tests.cli.conftest import Run

BEST_A = "..3352.. .223521. 33345522 66443516 66413366 .663166. ..1336.."
BEST_B = "226..214 16663244 .166334. .55..46. .556146. 25666466 266..466"


@pytest.mark.parametrize(("sheet", "filling", "total", "hearts"), [("A", BEST_A, 56, 0), ("B", BEST_B, 61, 5)])
def test_the_most_points_of_each_sheet(run: Run, sheet: str, filling: str, total: int, hearts: int) -> None:
    for given in (filling, filling.replace(" ", "\n") + "\n", filling.replace(" ", "\r\n")):
        said = json.loads(run("score", "splitter", "--sheet", sheet, "--json", given=given).out)
        assert (said["total"], said["hearts"]) == (total, hearts)
        assert sum(group["points"] for group in said["groups"]) + hearts == total
        assert sum(len(group["cells"]) for group in said["groups"]) == 44


def test_the_example_of_the_rule_sheet_makes_29(run: Run) -> None:
    """Five lone 1s, two pairs of 2, two triples of 3, one four of 4, a starred five of 5, a group of five 6s."""
    filling = "..1.22.. .1.1..1. 333...1. 555.4422 55..44.. .333.... ..6666.."
    filling = filling.replace("..6666..", "..6666..").replace(".333....", ".333.6..")
    said = json.loads(run("score", "splitter", "--sheet", "A", "--json", given=filling).out)
    assert {"value": 5, "cells": ["d1", "d2", "d3", "e1", "e2"], "points": 10} in said["groups"]
    assert {"value": 6, "cells": ["f6", "g3", "g4", "g5", "g6"], "points": 0} in said["groups"]
    assert said["total"] == 29


def test_an_unfinished_sheet_is_scored_as_it_stands(run: Run) -> None:
    empty = "........ " * 7
    assert json.loads(run("score", "splitter", "--json", given=empty).out) == {"total": 0, "groups": [], "hearts": 0}
    one = "..1..... " + "........ " * 6
    assert json.loads(run("score", "splitter", "--json", given=one).out)["total"] == 1


@pytest.mark.parametrize(("game", "how"), [("splitter", ()), ("tower", ("--players", "3")), ("dolphins", ())])
def test_who_writes_nothing_reads_how_to_write(run: Run, game: str, how: tuple[str, ...]) -> None:
    code, out, err = run("score", game, *how, "--language", "fr", given=" \n")
    assert (code, out) == (2, "")
    assert err.startswith("Rien n’est arrivé sur l’entrée standard. Écrivez ")


def test_what_json_lacks_is_not_said_in_another_language(run: Run) -> None:
    for game in ("dolphins", "splitit"):
        assert run("score", game, "--language", "fr", given='{"a": ').err.endswith("n’est pas écrit ainsi.\n")


def test_people_read_groups_hearts_and_total(run: Run) -> None:
    told = run("score", "splitter", "--sheet", "B", "--language", "fr", given=BEST_B).out.splitlines()
    assert told[-1] == "Total\u00a0: 61 points"
    assert told[-2].startswith("Cœurs")
    assert "6\u00a0: 12 points (e4 f3 f4 f5 g2 g3)" in told


@pytest.mark.parametrize(
    ("given", "because"),
    [
        ("", "seven rows"),
        (BEST_A + " ........", "seven rows"),
        (BEST_A.replace("66443516", "664435161"), "Row 4"),
        (BEST_A.replace("..3352..", ".13352.."), "Row 1, column 2"),
        (BEST_A.replace("..1336..", "..1337.."), "Row 7, column 6"),
        (BEST_A.replace("..1336..", "..133٣.."), "Row 7, column 6"),
        (BEST_A.replace("..1336..", "..1330.."), "Row 7, column 6"),
        (BEST_B, "Row 1, column 1"),
        (b"\xff", "UTF-8"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_with_its_place(run: Run, given: str | bytes, because: str) -> None:
    english = run("score", "splitter", "--sheet", "A", given=given)
    french = run("score", "splitter", "--sheet", "A", "--language", "fr", given=given)
    assert (english.code, english.out, because in english.err) == (2, "", True)
    assert (french.code, french.err != english.err) == (2, True)


@pytest.mark.parametrize(
    ("game", "said"),
    [("dolphins", "deals"), ("splito", "zones"), ("splitit", "players"), ("splitter", "rows"), ("tower", "collapse 4")],
)
def test_what_to_write_is_said_before_a_mistake(run: Run, game: str, said: str) -> None:
    assert said in run("score", game, "--help").out
    assert "standard input" in " ".join(run("score", game, "--help").out.split())
    assert "sur l’entrée standard" in " ".join(run("score", game, "--help", "--language", "fr").out.split())
