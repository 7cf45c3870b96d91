"""A match at a table, with what each seat may see of it encoded once. A move makes a new one."""

import time
from functools import cached_property

import msgspec

from splendide.core.game import SPECTATOR
from splendide.core.library import find_game
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.nature import Nature, commitment, fresh_secret
from splendide.server.protocol import HappenedInfo, ResultInfo, SeatView
from splendide.server.store.rows import MatchRow, TableRow


def drawn_up(table: TableRow, match: str) -> MatchRow:
    """A match that has its secret and is about to begin."""
    names = tuple(seat.name if seat.guest else seat.level or "" for seat in table.seats)
    world = find_game(table.game).world
    engine = world.ENGINE if world else ""
    return MatchRow(match, table.id, table.game, table.options, names, fresh_secret(), time.time(), world=engine)


def nature_of(row: MatchRow) -> Nature:
    return Nature(row.secret, row.nonces or (), row.id)


def replayed(row: MatchRow, log: list[Entry]) -> Match:
    game = find_game(row.game)
    match = Match(game, len(row.names), game.options(row.options))
    for entry in log:
        match.enter(entry)
    return match


def encoded_view(match: Match, viewer: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(match.view(viewer)))


def result_of(row: MatchRow, match: Match) -> ResultInfo:
    """The end of a match, nature's secret included: only for a match that is over."""
    assert match.over
    nonces = [nonce.hex() for nonce in row.nonces or ()]
    return ResultInfo(match.points().tolist(), match.winners(), row.secret.hex(), nonces)


class LiveMatch:
    """The match now; `before` is it before the last move: moves are called the same until something is revealed."""

    def __init__(self, row: MatchRow, match: Match | None, before: "LiveMatch | None" = None):
        self.row = row
        self.match = match  # None while the seats' nonces are awaited
        self.commitment = commitment(row.secret)
        self.waiting = match.waiting_for() if match else []
        self._seat_views: dict[int, SeatView] = {}
        same = before and before.match and match and len(before.match.told) == len(match.told)
        self._notated: dict[int, tuple[list[int], list[str]]] = before._notated.copy() if before and same else {}

    @cached_property
    def watching(self) -> msgspec.Raw:
        assert self.match
        return encoded_view(self.match, SPECTATOR)

    @cached_property
    def result(self) -> ResultInfo | None:
        return result_of(self.row, self.match) if self.match and self.match.over else None

    def seat_view(self, seat: int) -> SeatView:
        if seat not in self._seat_views:
            assert self.match
            self._seat_views[seat] = seat_view(self.match, seat, self._moves(self.match, seat))
        return self._seat_views[seat]

    def _moves(self, match: Match, seat: int) -> list[str]:
        """What the seat may do; that two moves were level only the house can say."""
        racing = match.game.racing
        level = racing.races(match.known(SPECTATOR)).values() if racing else ()
        moves = [move for move in match.moves(seat) if move not in level]
        if seat not in self._notated or self._notated[seat][0] != moves:
            self._notated[seat] = (moves, match.written(seat, moves))
        return self._notated[seat][1]


def seat_view(match: Match, seat: int, moves: list[str]) -> SeatView:
    return SeatView(
        seat=seat,
        question=match.question(seat),
        owes=match.owes(seat),
        moves=moves,
        can_take_back=match.can_take_back(seat),
        view=encoded_view(match, seat),
    )


def happened(match: Match, viewers: list[int], since: int) -> list[HappenedInfo]:
    """What has been revealed since then, to all of these viewers: people who share a device read one list of it."""
    first, *others = (match.happened(viewer, since) for viewer in viewers)
    shared = [event for event in first if all(event in known for known in others)]
    return [HappenedInfo(number, entry.seat, entry.text, entry.shown) for number, entry in shared]
