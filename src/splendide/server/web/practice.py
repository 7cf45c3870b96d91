"""Practice, over HTTP: decisions of my own matches that lost most, to be made again."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from splendide.bots.analysis import Analysis, JudgedDecision
from splendide.bots.decisions import Choice
from splendide.bots.marks import tolerance_of
from splendide.bots.practice import attempt, choice_in, decision_in, lost_most, speaks_for
from splendide.core.errors import Refused
from splendide.core.library import find_game, slugs
from splendide.server.protocol.study import Exercise, ExerciseInfo, Practice, Tried, Try
from splendide.server.store.rows import MatchRow
from splendide.server.table.live import replayed
from splendide.server.table.moments import encode, happened
from splendide.server.table.players import players_of
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, body_of, language_of
from splendide.server.web.house import TheHouse, house_of
from splendide.server.web.matches import finished

MATCHES = 6  # my last ones are looked at
EXERCISES = 24
PATH = "/api/practice/{match}/{number:int}"

# --- What there is to practise ---------------------------------------------------------------------------


async def show_practice(request: Request) -> Response:
    """Whoever has no cookie yet has played nothing."""
    house = house_of(request)
    guest = house.known(request)
    rows, there = await house.store.matches_of(guest, MATCHES) if guest else [], slugs()
    looked = [(row, *await looked_at(house, row)) for row in rows if row.game in there]
    found = [(row, analysis) for row, analysis, _ in looked if analysis]
    weighed = [one for row, analysis in found for one in exercises_in(row, analysis, guest or "")]
    worst = sorted(weighed, key=lambda one: -one[0])
    progress = sum(share for *_, share in looked) / len(looked) if looked else 1.0
    return answer(Practice([info for _, info in worst[:EXERCISES]], progress))


async def looked_at(house: TheHouse, row: MatchRow) -> tuple[Analysis | None, float]:
    """What a teacher said of it, and how far it has come; one that can't be analysed is passed over."""
    if known := await house.teacher.known(row.id):
        return known, 1.0
    kept = await house.store.match(row.id)
    if kept is None or row.game in house.compiling.cold:
        return None, 0.0
    try:
        progress = (await house.teacher.look(*kept)).progress
    except Refused as refused:
        return None, 1.0 if refused.name == "broken" else 0.0
    return await house.teacher.known(row.id) if progress == 1 else None, progress  # it may just have come to its end


def exercises_in(row: MatchRow, analysis: Analysis, guest: str) -> list[tuple[float, ExerciseInfo]]:
    """With how much each lost, in shares of what is a mistake in that game."""
    mine = [seat for seat, player in enumerate(row.guests) if player == guest]
    mistake = tolerance_of(find_game(row.game), len(row.names)).inaccurate
    return [(one.loss / mistake, info_of(row, one, analysis)) for one in lost_most(analysis, mine)]


def info_of(row: MatchRow, one: JudgedDecision, analysis: Analysis) -> ExerciseInfo:
    return ExerciseInfo(row.id, one.number, row.game, row.began, one.mark, one.loss, analysis.unit)


# --- One of them -------------------------------------------------------------------------------------------


async def show_exercise(request: Request) -> Response:
    row, choice, analysis, decision = await exercise(request)
    before, seat = choice.before, decision.seat
    view, own = encode(before.view()), encode(before.own(seat))
    shown = Exercise(
        game=row.game,
        players=players_of(row),
        seat=seat,
        step=decision.step,
        moment=len(before.told),
        history=happened(before.told, 0, (seat,)),
        view=msgspec.Raw(view),
        own=msgspec.Raw(own),
        moves=before.written(seat, before.moves(seat)),
        waiting=[seat],
        made=decision.move,
        mark=decision.mark,
        loss=decision.loss,
        unit=analysis.unit,
    )
    return answer(shown)


async def exercise(request: Request) -> tuple[MatchRow, Choice, Analysis, JudgedDecision]:
    """Of a match that was analysed: anybody may try what anybody decided, now that all is known."""
    row, entries = await finished(request)
    analysis = await house_of(request).teacher.known(row.id)
    if analysis is None:
        raise Refused("not-analysed")
    decision = decision_in(analysis, request.path_params["number"])
    choice = await asyncio.to_thread(lambda: choice_in(replayed(row, entries), decision.number))
    return row, choice, analysis, decision


async def try_exercise(request: Request) -> Response:
    """What was tried is held against the answer, which is told to who found it, or something as good, or gave up."""
    house = house_of(request)
    house.require_welcome(request)
    wish = await body_of(request, Try, house.limits.body_bytes)
    _, choice, analysis, decision = await exercise(request)
    if wish.move is None:
        sentence = await house.teacher.think(explanation, choice, decision, language_of(request))
        return answer(Tried(None, 0.0, analysis.unit, decision.best, sentence))
    tried = await house.teacher.think(attempt, choice, wish.move, decision.best)
    if not tried.solves:
        return answer(Tried(tried.mark, tried.loss, analysis.unit, None, ""))
    sentence = await house.teacher.think(explanation, choice, decision, language_of(request))
    return answer(Tried(tried.mark, tried.loss, analysis.unit, decision.best, sentence))


def explanation(choice: Choice, decision: JudgedDecision, language: str) -> str:
    """What the answer has over what was decided then."""
    reasons = speaks_for(choice, decision.best, decision.move)
    return " ".join(reason.said(language) for reason in reasons)


ROUTES = [
    Address("GET", "/api/practice", show_practice, answers=Practice),
    Address("GET", PATH, show_exercise, answers=Exercise),
    Address("POST", PATH, try_exercise, reads=Try, answers=Tried),
]
