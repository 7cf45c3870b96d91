"""A first match that teaches, over HTTP: the browser says all that was answered, and hears where that leads.

Nothing of it is kept. Who comes back with the same answers is at the same place.
"""

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.guided import LEARNER, answered, begun, tutorial_of, wanted
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.server.protocol.study import Answers, TutorialStep
from splendide.server.store.rows import MatchRow
from splendide.server.table.frames import Heard, Known, Telling
from splendide.server.table.live import LiveMatch
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, body_of
from splendide.server.web.house import house_of

KEPT = 128  # places that somebody came to lately: the way there is not gone again
MATCH = "tutorial"


async def teach(request: Request) -> Response:
    house = house_of(request)
    house.require_welcome(request)
    slug = request.path_params["game"]
    steps = len(tutorial_of(find_game(slug)).steps)
    said = await body_of(request, Answers, house.limits.body_bytes)
    if len(said.answers) > steps:
        raise Refused("tutorial-over")
    await house.compiling.ready(slug)
    return answer(await asyncio.to_thread(step_after, slug, said))


def step_after(slug: str, said: Answers) -> TutorialStep:
    """Where these answers lead, and what the learner sees there."""
    match, number = reached(slug, tuple(said.answers)), len(said.answers)
    steps = tutorial_of(find_game(slug)).steps
    step = steps[number] if number < len(steps) else None
    return TutorialStep(
        number=number,
        steps=len(steps),
        seats=match.seats,
        text=step.text if step else "",
        part=step.part if step else "",
        reads=step is None or not step.moves,
        wanted=wanted(match, step) if step and step.moves else [],
        match=msgspec.Raw(seen(slug, match, said.told)),
    )


@lru_cache(maxsize=KEPT)
def reached(slug: str, answers: tuple[str, ...]) -> Match:
    """The position after these answers, or why the last one can't be."""
    game = find_game(slug)
    if not answers:
        return begun(game)
    step = tutorial_of(game).steps[len(answers) - 1]
    return answered(reached(slug, answers[:-1]), step, answers[-1])


def seen(slug: str, match: Match, told: int) -> bytes:
    """A MatchInfo for the learner: what is new since so much was revealed, all of it if nothing is known yet."""
    row = MatchRow(MATCH, "", slug, {}, ("",) * match.seats, secret=b"", began=0.0, nonces=())
    known = Known()
    if told >= 0:
        known.heard, known.viewers = Heard(row.id, True, told), (LEARNER,)
    return b"{%b}" % Telling(LiveMatch(row, match)).news((LEARNER,), known)


ROUTES = [Address("POST", "/api/games/{game}/tutorial", teach, reads=Answers, answers=TutorialStep)]
