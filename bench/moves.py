"""What a move of each game costs, beside a server that sends as many bytes to as many sockets and does nothing else."""

from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from bench.bare import Echo, Traffic, bare_server
from bench.players import SEATS, Party
from bench.program import Program
from bench.sides import Side, in_turn
from splendide.core.library import Game, all_games
from splendide.core.options import options_of
from tests.server.serving import NO_HURRY, Server

TABLES = 20
PACES = {"move": 0.0, "paced move": 0.1}  # seconds from a move of a table to the next; 0: as soon as the last is seen


class Ours(Side):
    """Splendide, where one game is played without clocks."""

    def __init__(self, house: Server, game: Game, pause: float):
        super().__init__(house)
        self._address, self._game, self._pause = house.address, game, pause
        self._parties: list[Party] = []

    def tables(self) -> list[Party]:
        options = self._game.simulated(timeless(self._game))
        self._parties = [Party(self._address, self._game.slug, options, self._pause) for _ in range(TABLES)]
        return self._parties

    @property
    def bytes(self) -> int:
        """What a move sent to one seat in the last window, on average."""
        return max(1, round(self._a_move_and_seat("heard")))

    @property
    def signs(self) -> float:
        """How often one seat said after a move that it has seen a moment."""
        return self._a_move_and_seat("signs")

    def _a_move_and_seat(self, what: str) -> float:
        counted = sum(getattr(player, what) for party in self._parties for player in party.players)
        return counted / SEATS / sum(party.moves for party in self._parties)


class Theirs(Side):
    """The bare server, which sends as much as ours just did, and is sent as many messages."""

    def __init__(self, bare: Program, ours: Ours, pause: float):
        super().__init__(bare)
        self._port, self._ours, self._pause = bare.port, ours, pause

    def tables(self) -> list[Echo]:
        traffic = Traffic(self._ours.bytes, self._ours.signs)
        return [Echo(self._port, number, traffic, self._pause) for number in range(TABLES)]


def costs(game: Game, seconds: float) -> Iterator[dict[str, Any]]:
    """Processor time of a durable move, four people at each table, closed loop and paced, beside the bare server."""
    with TemporaryDirectory() as data, Server(data=data, limits=NO_HURRY) as house, bare_server() as bare:
        for name, pause in PACES.items():
            ours = Ours(house, game, pause)
            theirs = Theirs(bare, ours, pause)
            uvloop.run(in_turn([ours, theirs], seconds))
            yield _line(f"{name} {game.slug}", ours, theirs)


def _line(name: str, ours: Ours, theirs: Theirs) -> dict[str, Any]:
    return {
        "name": name,
        "value": ours.ms,
        "unit": "ms of CPU/move",
        "ratio": ours.ms / theirs.ms,
        "bare": theirs.ms,
        "bytes": ours.bytes,
        "signs": ours.signs,
        "moves_per_second": ours.moves / ours.wall,
    }


def timeless(game: Game) -> dict[str, Any]:
    """Options in which no move has to say when it was made: of a game where some do, the last choices."""
    choices = {option.name: option.choices[-1] for option in options_of(game.Options)} if game.claims else {}
    return {name: choice for name, choice in choices.items() if isinstance(choice, str)}


def all_moves(seconds: float, only: str | None = None) -> Iterator[dict[str, Any]]:
    for game in all_games():
        if SEATS in game.seats and only in (None, game.slug):
            yield from costs(game, seconds)
