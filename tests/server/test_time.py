"""How long everybody may think at a table: a move is made for who is late, and a bot plays on for who is gone."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from splendide.core.library import find_game, slugs
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.time.clocks import TEMPI
from splendide.server.protocol.browser import Arrange, SeatBot, Stand, TakeBack
from splendide.server.store.memory import MemoryStore
from splendide.server.store.sqlite import SqliteStore
from tests.server.test_minds import until
from tests.server.virtual import VirtualHouse

FAST = TEMPI["fast"]
LONGEST = FAST.longest / 1000  # seconds
INCREMENT = FAST.increment / 1000


def goes_beyond(there: VirtualHouse, told: int) -> bool:
    return len(there.match.told) > told


def is_answered(there: VirtualHouse, question: int, seat: int = 1) -> bool:
    return there.match.questions[seat] != question or not there.match.owes(seat)


def test_a_move_is_made_for_who_is_late_and_shown_as_such() -> None:
    async def scene() -> None:
        there = VirtualHouse(MemoryStore())
        await there.make("splitter", 2, "fast")
        await there.begin("ann", "ben")
        before = len(there.match.log)
        await there.play("ann", 0)
        await there.pass_time(LONGEST - 0.01)
        assert len(there.match.log) == before + 1
        await there.pass_time(0.02)
        await until(lambda: len(there.match.told) > before)
        late = next(entry for entry in there.match.log[before:] if entry.seat == 1)
        assert late.late
        assert not next(entry for entry in there.match.log[before:] if entry.seat == 0).late
        assert there.match.waiting_for() == [0, 1]
        happened = there.papers["ann"].frame["match"]["happened"]
        assert [each["seat"] for each in happened if each.get("late")] == [1]
        await there.close()

    asyncio.run(scene())


def test_after_two_a_bot_plays_on_under_the_owner_s_name_until_the_owner_returns() -> None:
    async def scene() -> None:
        there = VirtualHouse(MemoryStore())
        await there.make("splitter", 2, "fast")
        await there.begin("ann", "ben")
        for wait in (LONGEST, INCREMENT):
            told = len(there.match.told)
            await there.play("ann", 0)
            await there.pass_time(wait + 0.01)
            await until(partial(goes_beyond, there, told))
        await until(lambda: there.table.row.seats[1].level is not None)
        seat = there.table.row.seats[1]
        assert (seat.guest, seat.name, seat.level) == ("ben", "ben", "greedy")
        told = len(there.match.told)
        await there.play("ann", 0)
        await until(lambda: len(there.match.told) > told)  # no time had to pass
        assert not any(entry.late for entry in there.match.log[-2:])
        assert there.papers["ben"].frame["table"]["seats"][1]["replaced"]
        await there.say("ben", Stand(1))
        await until(lambda: there.table.row.seats[1].level is None)
        time = there.papers["ben"].frame["match"]["time"]
        assert time["left"][1] >= 1000 * INCREMENT, "who comes back has the time of a decision"
        await there.play("ben", 1)
        await there.close()

    asyncio.run(scene())


def test_who_plays_alone_has_all_the_time_in_the_world() -> None:
    async def scene() -> None:
        there = VirtualHouse(MemoryStore())
        await there.make("splitter", 2, "fast")
        await there.come("ann")
        await there.say("ann", SeatBot(1, "random"))
        await there.begin("ann")
        await until(lambda: there.match.waiting_for() == [0])
        before = len(there.match.log)
        await there.pass_time(100_000)
        assert len(there.match.log) == before
        await there.close()

    asyncio.run(scene())


def test_a_choice_made_for_somebody_can_be_taken_back_but_stops_nobody() -> None:
    async def scene() -> None:
        there = VirtualHouse(MemoryStore())
        await there.make("splitter", 3, "fast")
        await there.begin("ann", "ben", "cat")
        await there.play("ann", 0)
        await there.pass_time(LONGEST - 5)
        await there.play("cat", 2)
        # ben's time is up while nobody else is waited for but him: his choice reveals all, so he can't stop anybody
        await there.pass_time(5.01)
        await until(lambda: there.match.waiting_for() == [0, 1, 2])
        await there.say("ben", TakeBack(1, there.match.question(1)))
        await until(lambda: bool(there.papers["ben"].refusals))
        assert there.papers["ben"].refusals[0]["name"] in ("nothing-to-take-back", "stale-question")
        await there.close()

    asyncio.run(scene())


def test_time_stands_still_where_nobody_is_and_a_restart_finds_what_was_left(tmp_path: Path) -> None:
    async def scene() -> None:
        there = VirtualHouse(SqliteStore(tmp_path / "file"))
        name = await there.make("splitter", 2, "fast")
        await there.begin("ann", "ben")
        await there.pass_time(20)
        await there.play("ann", 0)  # 20 of 40 are left, and ben thinks on
        await there.pass_time(5)
        await there.play("ben", 1)  # 15 are left of ben's 40, and an increment comes to both
        await until(lambda: there.match.waiting_for() == [0, 1])
        there.go("ann")
        there.go("ben")
        await there.pass_time(1000)
        assert there.match.waiting_for() == [0, 1]
        await there.close()
        await there.store.close()
        again = VirtualHouse(SqliteStore(tmp_path / "file"), there.alarms)
        again.name = name
        await again.come("ann")
        await until(lambda: bool(again.papers["ann"].frame))
        left = again.papers["ann"].frame["match"]["time"]["left"]
        assert left == pytest.approx([30_000, 25_000], abs=100)
        await again.close()
        await again.store.close()

    asyncio.run(scene())


def test_time_is_the_host_s_to_choose_but_not_while_a_match_is_played() -> None:
    async def scene() -> None:
        there = VirtualHouse(MemoryStore())
        await there.make("dolphins", 4, "fast")
        await there.come("ann")
        await there.come("ben")
        await there.say("ann", Arrange(time="3-days"))
        await until(lambda: bool(there.papers["ann"].refusals))
        assert there.papers["ann"].refusals[0]["name"] == "no-days-for-races"
        await there.say("ann", Arrange(options={"pace": "calm"}))
        await there.say("ann", Arrange(time="3-days"))
        await until(lambda: there.table.row.time == "3-days")
        await there.say("ann", Arrange(options={"pace": "tempo"}))
        await until(lambda: len(there.papers["ann"].refusals) == 2)
        assert there.table.row.options["pace"] == "calm"
        await there.say("ben", Arrange(time="none"))
        await until(lambda: bool(there.papers["ben"].refusals))
        assert there.papers["ben"].refusals[0]["name"] == "not-host"
        await there.close()

    asyncio.run(scene())


# --- Somebody leaves, wherever they are ---------------------------------------------------------------

MOST_MOVES = 120  # of a match that are looked at
MATCHES = 12  # in which everything comes up
QUESTIONS = {  # that must come up; elsewhere there is one kind, with other words each time
    "dolphins": {"pass touch"},
    "splitit": {"split", "discard", "bet", "joker"},
    "tower": {"take", "give", "place", "base", "keep"},
}
CALM = {"dolphins": {"pace": "calm"}, "tower": {"hand": "none"}}  # what a game times itself is none of this


def kind_of(match: Match, seat: int) -> str:
    """What the seat is asked: the words with which its moves begin."""
    return " ".join(sorted({text.split()[0] for text in match.written(seat, match.moves(seat))}))


async def begun(slug: str) -> VirtualHouse:
    """Ann and Ben play, with bots if the game needs more; nature has outcomes of her own."""
    there = VirtualHouse(MemoryStore(), world_patience=0)
    seats = max(2, find_game(slug).seats[0])
    await there.make(slug, seats, "fast", **CALM.get(slug, {}))
    await there.come("ann")
    for seat in range(2, seats):
        await there.say("ann", SeatBot(seat, "random"))
    await there.begin("ann", "ben")
    return there


async def asked(there: VirtualHouse) -> list[int]:
    """Who of the two is waited for; nobody once the match is over."""
    await until(lambda: there.match.over or bool({0, 1} & set(there.match.waiting_for())))
    return there.match.waiting_for()


def loaded(number: int) -> Callable[[Nature, int, int], int]:
    """How nature chooses in a match of this number, whenever it is played."""
    return lambda nature, k, n: random.Random(f"{number} {k} of {n}").randrange(n)


async def left_at_every_new_question(slug: str, rng: random.Random, known: set[str]) -> None:
    """Ben leaves whenever he is asked something of a new kind, and comes back when a move was made for him."""
    there = await begun(slug)
    while (waiting := await asked(there)) and len(there.match.log) < MOST_MOVES:
        kind = kind_of(there.match, 1)
        if 1 not in waiting:
            await there.play("ann", 0, rng.choice(there.match.moves(0)))
        elif kind in known:
            await there.play("ben", 1, rng.choice(there.match.moves(1)))
        else:
            known.add(kind)
            await left_for_one_question(there, waiting)
    await there.close()


async def left_for_one_question(there: VirtualHouse, waiting: list[int]) -> None:
    there.go("ben")
    if 0 in waiting:
        await there.play("ann", 0)
    question, before = there.match.questions[1], len(there.match.log)
    await there.pass_time(LONGEST + 0.01)
    await until(partial(is_answered, there, question))
    assert next(entry for entry in there.match.log[before:] if entry.seat == 1).late
    await there.come("ben")
    await there.settle()
    if there.table.row.seats[1].level and not there.match.over:  # after two in a row
        await there.say("ben", Stand(1))
        await until(lambda: there.match.over or not there.table.row.seats[1].level)


@pytest.mark.parametrize("slug", slugs())
def test_somebody_leaves_at_every_phase_and_the_others_go_on_within_the_limit(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both play what comes, and nature's dice are loaded: what must come up does so within a few matches."""
    known: set[str] = set()
    for number in range(MATCHES):
        monkeypatch.setattr(Nature, "choose", loaded(number))
        asyncio.run(left_at_every_new_question(slug, random.Random(f"{slug} {number}"), known))
        if known and known >= QUESTIONS.get(slug, set()):
            return
    raise AssertionError(f"only {sorted(known)} came up")


@pytest.mark.parametrize("slug", slugs())
def test_somebody_leaves_for_good_and_costs_the_others_one_limit_and_one_increment(slug: str) -> None:
    async def scene() -> None:
        there = await begun(slug)
        there.go("ben")
        while (waiting := await asked(there)) and len(there.match.log) < MOST_MOVES // 2:
            if 0 in waiting:
                await there.play("ann", 0)
            else:
                await there.pass_time(0 if there.table.row.seats[1].level else 1)
        assert there.table.row.seats[1].level is not None
        assert there.alarms.now <= LONGEST + INCREMENT + 2
        await there.close()

    asyncio.run(scene())
