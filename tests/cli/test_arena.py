"""The arena: everybody at every seat with the same luck, and what that shows."""

import json
import sys
from pathlib import Path

import pytest

from splendide.bots.arena import Contest, Played, rotated
from splendide.bots.rating import Standing, standings, wilson
from splendide.cli.plot import plot_of
from splendide.cli.words import Words
from tests.bots.programs import program
from tests.cli.conftest import Run


def test_each_seed_is_played_with_everybody_at_every_seat() -> None:
    matches = rotated(Contest("splitter", 3, ("greedy", "random")), matches=4, seed=7)
    assert [seed for _, seed in matches] == [7, 7, 7, 8, 8, 8]
    assert [contest.players for contest, _ in matches[:3]] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "greedy", "random"],
    ]


def test_an_interval_is_wilsons() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(30, 100) == pytest.approx((0.219, 0.396), abs=0.001)


def test_who_wins_more_is_rated_higher_the_more_surely_the_longer() -> None:
    def shown(times: int) -> list[tuple[Contest, Played]]:
        contest = Contest("splitter", 2, ("greedy", "random"))
        return [(contest, Played(seed, [9, 1], [0], 44, None, {})) for seed in range(times)]

    few, many = standings(shown(3)), standings(shown(30))
    assert [one.bot for one in many] == ["greedy", "random"]
    assert many[0].win_share == 1
    assert many[0].rating - many[1].rating > few[0].rating - few[1].rating > 0
    assert many[0].unsure < few[0].unsure


def test_the_arena_tells_a_table_or_json(run: Run) -> None:
    command = ("arena", "splitter", "greedy", "random", "--matches", "4", "--seed", "5")
    ran = run(*command, "--json")
    said = json.loads(ran.out)
    assert [one["bot"] for one in said["bots"]] == ["greedy", "random"]
    assert said["bots"][0]["played"] == 4
    assert said["bots"][0]["least"] < said["bots"][0]["win_share"] == 1 == said["bots"][0]["most"]
    assert said["bots"][0]["fair"] == 0.5
    assert "4/4" in ran.err
    assert "greedy" in run(*command).out
    assert run("arena", "splitter", "genius").code == 2


def test_the_plot_shows_every_rating_with_its_interval_on_one_axis() -> None:
    def shown(bot: str, rating: float) -> Standing:
        return Standing(bot, 10, 0.0, 0.5, 0.2, 0.8, 0.5, rating, 5.0)

    strong, weak, axis = plot_of([shown("strong", 35.0), shown("weak", 15.0)], Words("en"))
    assert (len(strong), strong[-1], weak[7]) == (63, "┤", "├")
    assert strong.index("●") > weak.index("┤")
    assert (axis.split(), len(axis)) == (["rating", "10.0", "40.0"], 63)


def test_a_cluster_needs_dask(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dask.distributed", None)
    code, out, err = run("arena", "splitter", "random", "--cluster", "tcp://127.0.0.1:1")
    assert (code, out) == (2, "")
    assert "Dask" in err


def test_a_program_that_is_not_there_is_refused_before_anything_starts(run: Run) -> None:
    code, out, err = run("arena", "splitter", "program:./nowhere", "random")
    assert (code, out) == (2, "")
    assert "./nowhere" in err


def test_the_table_says_how_often_moves_were_made_for_a_program(run: Run, tmp_path: Path) -> None:
    bot, _ = program(tmp_path, "sys.exit()")
    _, out, _ = run("simulate", "splitter", "--seats", "2", "--matches", "1", "--bots", f"{bot},random")
    assert f"22 moves were made for {bot}: 0 late, 0 not understood, 0 illegal, 22 after it had ended" in out


def test_bots_that_outnumber_the_seats_are_refused_and_not_left_out(run: Run) -> None:
    code, out, err = run("simulate", "splitter", "--seats", "2", "--bots", "random,greedy,novice", "--matches", "1")
    assert (code, out) == (2, "")
    assert "bots can't sit on" in err


def test_where_bots_outnumber_the_seats_every_group_meets_at_every_seat() -> None:
    matches = rotated(Contest("splitter", 2, ("greedy", "random", "novice")), matches=7, seed=3)
    assert [seed for _, seed in matches] == [3] * 6 + [4] * 6
    assert [contest.players for contest, _ in matches[:6]] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["greedy", "novice"],
        ["novice", "greedy"],
        ["random", "novice"],
        ["novice", "random"],
    ]


def test_more_bots_than_a_game_has_seats_are_all_rated(run: Run) -> None:
    bots = ["greedy", "novice", "random", "random", "random"]
    said = json.loads(run("arena", "splitit", *bots, "--matches", "1", "--json").out)
    assert said["seats"] == 4
    assert {one["bot"]: one["played"] for one in said["bots"]} == {"greedy": 16, "novice": 16, "random": 48}


def test_alone_everybody_has_the_same_luck(run: Run) -> None:
    said = json.loads(run("arena", "splitter", "greedy", "random", "--seats", "1", "--matches", "6", "--json").out)
    points = {one["bot"]: (one["played"], one["points"]) for one in said["bots"]}
    assert points["greedy"][0] == points["random"][0] == 3
    assert points["greedy"][1] > points["random"][1]


def test_where_no_seats_are_said_there_is_one_for_every_bot(run: Run) -> None:
    said = json.loads(run("simulate", "splitter", "--bots", "random,greedy", "--matches", "1", "--json").out)
    assert (said["seats"], list(said["bots"])) == (2, ["random", "greedy"])
