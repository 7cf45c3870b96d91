"""What rules pages show on the real board, over HTTP: positions of small matches, played by the real rules."""

import asyncio
from collections.abc import Iterator
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from splendide.core.examples import Example, positions, read_examples
from splendide.core.game import SPECTATOR
from splendide.core.library import find_game
from splendide.core.opening import take
from splendide.server.protocol.study import ExampleInfo, Examples, ExampleStep
from splendide.server.table.moments import LiveMoment, happened
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer
from splendide.server.web.house import house_of

NOTHING = msgspec.Raw(b"{}")


async def show_examples(request: Request) -> Response:
    slug = take(request.path_params["game"]).slug
    await house_of(request).compiling.ready(slug)
    return answer(await asyncio.to_thread(examples_of, slug))


@cache
def examples_of(slug: str) -> Examples:
    """All of them, once and for all."""
    return Examples([shown(slug, example) for example in read_examples(take(slug).examples)])


def shown(slug: str, example: Example) -> ExampleInfo:
    return ExampleInfo(example.name, list(example.players), example.seat, list(_steps(slug, example)))


def _steps(slug: str, example: Example) -> Iterator[ExampleStep]:
    told = 0
    for step, match in zip(example.steps, positions(find_game(slug), example), strict=True):
        now = LiveMoment(match, match.moments[-1]).step(match.seats)
        own = next((one.own for one in now.own if one.seat == example.seat), NOTHING)
        yield ExampleStep(step.shows, happened(match.told[told:], told, (SPECTATOR,)), now.view, own)
        told = len(match.told)


ROUTES = [Address("GET", "/api/games/{game}/examples", show_examples, answers=Examples)]
