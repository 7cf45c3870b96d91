"""A match at a table, with what is said of it encoded once. A move makes a new one."""

import time
from functools import cached_property

import msgspec
from msgspec.structs import replace

from splendide.core.chain import first_head, last_head
from splendide.core.game import SPECTATOR
from splendide.core.library import find_game
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.nature import Nature, commitment, fresh_secret
from splendide.core.record import lines_of, record_of
from splendide.server.protocol.table import ResultInfo
from splendide.server.store.rows import ClockRow, MatchRow, TableRow
from splendide.server.table import seating
from splendide.server.table.moments import LiveMoment, Viewers, happened

RECENT = 4  # moments that are kept for whoever has not been sent them yet

encode = msgspec.json.encode


def drawn_up(table: TableRow, match: str) -> MatchRow:
    """A match that has its secret and is about to begin."""
    names = tuple(seat.name if seat.guest else seat.level or "" for seat in table.seats)
    world = find_game(table.game).world
    engine = world.ENGINE if world else ""
    return MatchRow(
        id=match,
        table=table.id,
        game=table.game,
        options=table.options,
        names=names,
        secret=fresh_secret(),
        began=time.time(),
        world=engine,
        guests=tuple(seat.guest for seat in table.seats),
        faces=tuple(seat.face for seat in table.seats),
    )


def ended(row: MatchRow, match: Match, table: TableRow) -> MatchRow:
    """With how it ended for those who sit there, once it has."""
    if not match.over:
        return row
    points = tuple(map(tuple, match.points().tolist()))
    return replace(
        row,
        over=True,
        points=points,
        winners=tuple(match.winners()),
        rated=seating.are_rated(table),
        figures=figures_of(match),
    )


def figures_of(match: Match) -> tuple[dict[str, float], ...]:
    """By seat, what the game remembers; nothing where it remembers nothing."""
    remembered, s = match.game.remembered, match.snapshot()
    return tuple(_figures(remembered.figures(s, seat, match.log)) for seat in range(match.seats)) if remembered else ()


def _figures(found: msgspec.Struct) -> dict[str, float]:
    return {name: value for name, value in msgspec.structs.asdict(found).items() if value is not None}


def nature_of(row: MatchRow) -> Nature:
    return Nature(row.secret, row.nonces or (), row.id)


def replayed(row: MatchRow, log: list[Entry]) -> Match:
    game = find_game(row.game)
    match = Match(game, len(row.names), game.options(row.options))
    for entry in log:
        match.enter(entry)
    return match


def result_of(row: MatchRow, match: Match) -> ResultInfo:
    """The end of a match, nature's secret included: only for a match that is over."""
    assert match.over
    nonces = [nonce.hex() for nonce in row.nonces or ()]
    return ResultInfo(match.points().tolist(), match.winners(), row.secret.hex(), nonces)


class LiveMatch:
    """The match now. What `before`, it before the last moves, has encoded is not encoded again unless it changed."""

    def __init__(
        self, row: MatchRow, match: Match | None, before: "LiveMatch | None" = None, clock: ClockRow | None = None
    ):
        self.row = row
        self.clock = clock  # what the clocks said when it was stored, if it has just been read
        self.match = match  # None while the seats' nonces are awaited
        self.told = len(match.told) if match else 0
        self.moments: list[LiveMoment] = []  # the latest, the newest last
        self._seat_views: dict[int, bytes] = {}
        self._revealed = 0  # moves of the log when the newest moment was revealed
        self._chained: tuple[int, bytes] | None = None  # so many moves of the log are in the chain, whose head this is
        self._notated: dict[int, tuple[list[int], bytes]] = {}  # by seat: moves, and how they are called
        self._histories: dict[tuple[Viewers, int], bytes] = {}
        if match:
            self._go_on(match, before if before and before.match and before.row.id == row.id else None)

    def _go_on(self, match: Match, before: "LiveMatch | None") -> None:
        known = before.moments if before else []
        new = [LiveMoment(match, moment) for moment in match.moments if moment.number > (before.told if before else -1)]
        self.moments = [*known, *new][-RECENT:]
        if before and before.match and not new:  # somebody chose in secret: nobody else sees, or may do, anything else
            acted = {entry.seat for entry in match.log[len(before.match.log) :]}
            self._seat_views = {seat: view for seat, view in before._seat_views.items() if seat not in acted}
            self._notated = before._notated
        self._revealed = before._revealed if before and not new else len(match.log)
        self._chained = before._chained if before else None

    def unseen(self) -> "LiveMatch":
        """The same without anything that was made for those who looked: who comes has it made again."""
        if not self.match:
            return self
        self.match.rest()
        bare = LiveMatch(self.row, self.match)
        bare._revealed, bare._chained = self._revealed, self._chained
        return bare

    @property
    def head(self) -> str:
        """Of the log, as it was when the newest moment was revealed; nothing before the match has begun."""
        if not self.match:
            return ""
        length, head = self._chained or (0, self._first_head(self.match))
        if length < self._revealed or not self._chained:
            head = last_head(self.row.secret, head, lines_of(self.match.log[length : self._revealed]))
            self._chained = self._revealed, head
        return head.hex()

    def _first_head(self, match: Match) -> bytes:
        record = record_of(match, self.row.id, self.row.names, nature_of(self.row), self.row.world)
        return first_head(self.row.secret, record)

    # --- Parts of what is said, encoded ----------------------------------------------------------------

    @property
    def state(self) -> bytes:
        """What changes most often, the same for all."""
        waiting, face_down = (self.match.waiting_for(), self.match.face_down()) if self.match else ([], [])
        parts = encode(self.row.id), encode(waiting), encode(face_down)
        return b'"id":%b,"waiting":%b,"face_down":%b' % parts

    @cached_property
    def commitment(self) -> bytes:
        return encode(commitment(self.row.secret))

    @cached_property
    def result(self) -> bytes | None:
        """None before the match is over."""
        return encode(result_of(self.row, self.match)) if self.match and self.match.over else None

    def history(self, viewers: Viewers, since: int) -> bytes:
        """What happened from there up to the newest moment."""
        assert self.match
        key = viewers, since
        if key not in self._histories:
            told = self.match.told[since : self.moments[-1].since]
            self._histories[key] = encode(happened(told, since, viewers))
        return self._histories[key]

    def seat_view(self, seat: int) -> bytes:
        if seat not in self._seat_views:
            assert self.match
            self._seat_views[seat] = seat_view(self.match, seat, self._moves(self.match, seat))
        return self._seat_views[seat]

    def _moves(self, match: Match, seat: int) -> bytes:
        """What the seat may do; that two moves were level only the house can say."""
        moves = match.moves(seat)
        if match.game.racing:
            level = set(match.game.racing.races(match.known(SPECTATOR)).values())
            moves = [move for move in moves if move not in level]
        if seat not in self._notated or self._notated[seat][0] != moves:
            self._notated[seat] = moves, encode(match.written(seat, moves))
        return self._notated[seat][1]


YES_OR_NO = {False: b"false", True: b"true"}


def seat_view(match: Match, seat: int, moves: bytes) -> bytes:
    """A SeatView, put together from parts of which the moves seldom change."""
    owes, back = YES_OR_NO[match.owes(seat)], YES_OR_NO[match.can_take_back(seat)]
    parts = seat, match.question(seat), owes, moves, back, encode(match.own(seat))
    return b'{"seat":%d,"question":%d,"owes":%b,"moves":%b,"can_take_back":%b,"own":%b}' % parts
