"""Finished matches, over HTTP: the record to keep and the replay to watch."""

import asyncio
from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from splendide.core.errors import Refused
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.nature import commitment
from splendide.core.record import record_of, write_record
from splendide.server.protocol.study import Analysed, Replay, ReplayStep
from splendide.server.store.rows import MatchRow
from splendide.server.table.live import nature_of, replayed, result_of
from splendide.server.table.moments import LiveMoment
from splendide.server.table.players import players_of
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer
from splendide.server.web.house import house_of


async def finished(request: Request) -> tuple[MatchRow, list[Entry]]:
    """A match that is over: before that, its log holds what some seats may not know."""
    house = house_of(request)
    kept = await house.look_up(request, house.store.match(request.path_params["match"]), lambda kept: False)
    if kept is None:
        raise Refused("unknown-match")
    if not kept[0].over:
        raise Refused("match-not-over")
    await house.compiling.ready(kept[0].game)
    return kept


async def show_record(request: Request) -> Response:
    text = await asyncio.to_thread(record_text, *await finished(request))
    name = f'attachment; filename="{request.path_params["match"]}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


def record_text(row: MatchRow, entries: list[Entry]) -> str:
    match = replayed(row, entries)
    return write_record(record_of(match, row.id, row.names, nature_of(row), row.world))


async def show_replay(request: Request) -> Response:
    return await asyncio.to_thread(lambda kept: answer(replay(*kept)), await finished(request))


def replay(row: MatchRow, entries: list[Entry]) -> Replay:
    match = replayed(row, [])
    steps = list(play_again(match, entries))
    return Replay(
        game=row.game,
        table=row.table,
        players=players_of(row),
        options=row.options,
        steps=steps,
        result=result_of(row, match),
        commitment=commitment(row.secret),
    )


async def show_analysis(request: Request) -> Response:
    return answer(await house_of(request).teacher.look(*await finished(request)))


def play_again(match: Match, entries: list[Entry]) -> Iterator[ReplayStep]:
    """A step for each moment."""
    for entry in entries:
        match.enter(entry)
    for moment in match.moments:
        yield LiveMoment(match, moment).step(match.seats)


ROUTES = [
    Address("GET", "/api/matches/{match}/record", show_record, answers="text/plain"),
    Address("GET", "/api/matches/{match}/replay", show_replay, answers=Replay),
    Address("GET", "/api/matches/{match}/analysis", show_analysis, answers=Analysed),
]
