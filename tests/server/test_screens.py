"""Bots don't answer before those who play with them have been shown what was asked."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.server.table import screens
from splendide.server.table.screens import Screens, Seen, may_wait, newer
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import Server

NOBODY_SAW = Seen("m", -1)


async def waits(table: Screens) -> asyncio.Task[bool]:
    """A bot that waits for moment 5 and has had its chance to go on."""
    task = asyncio.create_task(table.have_shown("m", 5))
    await breathe()
    return task


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_bot_waits_until_all_who_play_have_seen_the_moment() -> None:
    async def check() -> None:
        seen = [Seen("m", 4), Seen("another match", 9)]
        table = Screens(lambda: seen)
        bot = await waits(table)
        for change, goes_on in ((Seen("m", 5), False), (Seen("m", 7), True)):
            seen[0 if not goes_on else 1] = change
            table.change()
            await breathe()
            assert bot.done() is goes_on

    run(check())


def test_nobody_waits_for_who_has_left_or_where_only_bots_play() -> None:
    async def check() -> None:
        assert (await waits(Screens(list))).done()
        seen = [NOBODY_SAW]
        table = Screens(lambda: seen)
        bot = await waits(table)
        assert not bot.done()
        seen.clear()
        table.change()
        await breathe()
        assert bot.done()

    run(check())


def test_a_screen_that_never_says_anything_is_waited_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "LONGEST", 0.001)
    assert asyncio.run(Screens(lambda: [NOBODY_SAW]).have_shown("m", 5))


@pytest.mark.parametrize(
    ("seen", "followed"),
    [
        ([Seen("m", 5), Seen("m", 5, followed=True)], True),
        ([Seen("m", 5)], False),
        ([], False),
    ],
)
def test_a_screen_says_whether_one_could_follow(seen: list[Seen], followed: bool) -> None:
    assert asyncio.run(Screens(lambda: seen).have_shown("m", 5)) is followed


@pytest.mark.parametrize(
    ("game", "options", "patient"),
    [("splitter", {}, True), ("dolphins", {"pace": "calm"}, True), ("dolphins", {"pace": "tempo"}, False)],
)
def test_where_a_clock_runs_or_hands_race_nobody_is_waited_for(
    game: str, options: dict[str, Any], patient: bool
) -> None:
    found = find_game(game)
    match = Match(found, 4, found.options(options))
    match.let_nature_move(Nature(b"secret", (b"",) * 4, "screens"))
    assert may_wait(match, 0) is patient


def test_what_was_seen_is_not_unseen_and_nobody_has_seen_what_is_yet_to_come() -> None:
    assert newer(Seen("m", 3), Seen("m", 5, followed=True), 5) == Seen("m", 5, followed=True)
    assert newer(Seen("m", 3), Seen("m", 2), 5) == Seen("m", 3)
    assert newer(Seen("before", 9), Seen("m", 2), 5) == Seen("m", 2)
    for wrong in (6, -1, -(10**9)):
        with pytest.raises(Refused, match="no-such-moment"):
            newer(Seen("m", 3), Seen("m", wrong), 5)


def test_at_a_table_the_bot_answers_once_the_moment_was_shown(own_server: Callable[..., Server]) -> None:
    ann = Person(own_server(bot_pause=0.001).address)
    ann.look_away()
    gather(ann, bots=1)
    begin(ann)
    ann.wait_for_question(0)
    ann.play(0)
    ann.wait_for_answer(0)
    match = ann.frame["match"]
    ann.say("shown", match=match["id"], number=match["told"] + 1)
    assert ann.refused() == "no-such-moment"
    ann.say("shown", match="another", number=10**6)
    ann.say("shown", match=match["id"], number="all")
    assert ann.refused() == "wrong-message"
    assert ann.frame["match"]["waiting"] == [1]
    ann.say("shown", match=match["id"], number=match["told"])
    ann.wait_for_question(0)
    assert ann.frame["match"]["told"] > match["told"]
