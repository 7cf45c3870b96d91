"""One table: everything that happens there goes through one queue, one thing after the other."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from splendide.core.clock import Watch
from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import NONCE_BYTES
from splendide.server import seating
from splendide.server.bots import Bots
from splendide.server.broken import log, report
from splendide.server.connection import Connection
from splendide.server.frames import Company
from splendide.server.identity import clean_name
from splendide.server.live import LiveMatch, drawn_up, nature_of, replayed
from splendide.server.protocol import (
    Arrange,
    Chat,
    ClientMessage,
    Frame,
    Hand,
    Nonce,
    Play,
    Said,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeBack,
    Touch,
)
from splendide.server.realtime import RealTime, knows_time
from splendide.server.store.base import LostRaceError, NotSavedError, Store
from splendide.server.store.rows import Change, MatchRow, Moves, TableRow
from splendide.server.talk import Talk
from splendide.server.thinking import Minds
from splendide.server.world import World

ALPHABET = "bcdfghjkmnpqrstvwxz"  # no vowels, so no words; no l, which looks like 1
MATCH_LETTERS = 10
NONCE_WAIT = 3.0  # seconds that a match waits for the seats' nonces
MOST_WAITING = 64  # things that wait in a table's queue before who brings one has to wait


def random_letters(n: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(n))


class Step(NamedTuple):
    """Something to do at the table, and whom to tell if it is refused."""

    act: Callable[[], Awaitable[None]]
    refuse: Callable[[Refused], None]


class Table:
    """The row and the match are replaced together once stored, never changed: a frame can be made at any time."""

    def __init__(self, row: TableRow, live: LiveMatch | None, store: Store, minds: Minds, world: World):
        self.row = row
        self.live = live
        self.connections: set[Connection] = set()
        self._company: Company | None = None  # None: changed since the last frame
        self._store = store
        self._queue: asyncio.Queue[Step] = asyncio.Queue(MOST_WAITING)
        self._talk = Talk()
        self._nonces: dict[str, bytes] = {}  # by guest
        self._bots = Bots(self, minds)
        game = find_game(row.game)
        self.real_time = RealTime(self, game, world) if knows_time(game) else None
        self._tasks: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run())
        self._resume()

    # --- Coming and going ----------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        return {connection.guest for connection in self.connections}

    @property
    def idle(self) -> bool:
        return not self.connections and not self._bots.busy and self._queue.empty()

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._company = None
        if self.real_time:
            self.real_time.join(connection)
        self._tell()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._company = None
        if self.real_time:
            self.real_time.leave(connection)
        self._tell()

    def browsers(self, seat: int) -> list[Watch]:
        """What is measured of the browsers of whoever plays this seat; a bot needs none."""
        held = self.row.seats[seat]
        return [each.watch for each in self.connections if each.guest == held.guest and not held.level]

    def latency(self, seat: int) -> float:
        """How long a message from this seat may be under way, in milliseconds."""
        return max((watch.latency + watch.jitter for watch in self.browsers(seat)), default=0.0)

    async def hear(self, connection: Connection, message: ClientMessage, received: float) -> None:
        """What a person does waits for its turn. Where a hand is changes nothing, and waits for nothing."""
        if isinstance(message, Hand):
            if self.real_time:
                self.real_time.hear_hand(connection, message)
        else:
            await self.do(partial(self._obey, connection, message, received), connection.refuse)

    async def rename(self, guest: str, old: str, new: str) -> None:
        async def act() -> None:
            await self._change(seating.renamed(self.row, guest, old, new))

        await self.do(act, lambda refused: None)

    def compose(self, connection: Connection) -> Frame:
        self._company = self._company or Company(self.row, [other.guest for other in self.connections])
        clock = self.real_time.clock if self.real_time else None
        return self._company.frame(connection.guest, self.live, connection.knows(self.row.match), clock)

    def stop(self) -> None:
        if self.real_time:
            self.real_time.rest()
        for task in (self._task, *self._tasks):
            task.cancel()

    # --- One thing after the other -------------------------------------------------------------------

    async def do(self, act: Callable[[], Awaitable[None]], refuse: Callable[[Refused], None]) -> None:
        """It will be done when its turn comes."""
        await self._queue.put(Step(act, refuse))

    async def _run(self) -> None:
        while step := await self._queue.get():
            try:
                await self._take(step)
            except Exception as error:  # the table goes on, whatever happens
                report(error)
                step.refuse(Refused("broken"))

    async def _take(self, step: Step) -> None:
        try:
            await step.act()
        except Refused as refused:
            step.refuse(refused)
        except NotSavedError as error:
            log.error("not saved: %s", error)
            step.refuse(Refused("not-saved"))
        except LostRaceError:
            await self._catch_up()
            step.refuse(Refused("stale-question"))

    async def _catch_up(self) -> None:
        """What the store has is what holds."""
        row = await self._store.table(self.row.id)
        self._adopt(row or self.row, await load_live(self._store, row or self.row))

    def _adopt(self, row: TableRow, live: LiveMatch | None) -> None:
        """This has been stored: it holds from now on, and everybody hears of it."""
        if row is not self.row:
            self._company = None
        self.row, self.live = row, live
        if self.real_time:
            self.real_time.see()
        self._tell()
        self._bots.wake()

    def _tell(self) -> None:
        for connection in self.connections:
            connection.tell()

    def in_background(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _resume(self) -> None:
        """Whatever was under way when the table was last in memory goes on."""
        if self.row.stage == "starting":
            self._await_nonces()
        if self.real_time:
            self.real_time.see()
        self._bots.wake()

    # --- What a person may do ------------------------------------------------------------------------

    async def _obey(self, connection: Connection, message: ClientMessage, received: float) -> None:
        guest, row = connection.guest, self.row
        match message:
            case Sit(seat, name):
                await self._change(seating.sit(row, seat, guest, clean_name(name or connection.name)))
            case Stand(seat):
                await self._change(seating.stand(row, seat, guest, self.here))
            case SeatBot(seat, level):
                await self._change(seating.seat_bot(row, seat, level, guest, self.here))
            case Arrange():
                await self._change(seating.arrange(row, find_game(row.game), message, guest, self.here))
            case Start():
                await self._start(guest)
            case Nonce(match_id, nonce):
                await self._add_nonce(guest, match_id, nonce)
            case Play(seat, question, text):
                move = self._asked(guest, seat, question).read(seat, text)
                if self.real_time:
                    self.real_time.require_possible(connection, seat, move, text, received)
                await self.play(seat, move)
            case Touch(seat, text):
                self.require_player(guest, seat)
                if not self.real_time:
                    raise Refused("not-a-race", move=text)
                await self.real_time.racing.touch(connection, message, received)
            case TakeBack(seat, question):
                await self._take_back(self._asked(guest, seat, question), seat)
            case Say():
                self._spread(self._talk.phrase(row, self.match(), guest, message))
            case Chat():
                self._spread(self._talk.chat(row, guest, connection.name, message, self.here))

    def _spread(self, said: Said) -> None:
        """Everybody at the table hears it."""
        words = msgspec.json.encode(said).decode()
        for connection in self.connections:
            connection.pass_on(words)

    async def _change(self, row: TableRow) -> None:
        if row != self.row:
            await self._store.write(row)
            self._adopt(row, self.live if row.match else None)

    # --- Starting: commitment, nonces, nature --------------------------------------------------------

    async def _start(self, guest: str) -> None:
        """A secret has been drawn and its commitment is on every screen before anybody gives a nonce."""
        seating.require_ready(self.row, guest, self.here)
        match = drawn_up(self.row, random_letters(MATCH_LETTERS))
        row = replace(self.row, stage="starting", match=match.id)
        await self._store.write(match, row)
        self._adopt(row, LiveMatch(match, None))
        self._nonces = {}
        self._await_nonces()

    def _await_nonces(self) -> None:
        self.in_background(self._begin_in_time(self.row.match))

    async def _begin_in_time(self, match: str) -> None:
        await asyncio.sleep(NONCE_WAIT if self._lacking() else 0)
        await self.do(partial(self._begin, match), lambda refused: self._await_nonces())

    def _lacking(self) -> set[str]:
        """Guests with a seat whose nonce has not come."""
        return {seat.guest for seat in self.row.seats if seating.is_person(seat)} - self._nonces.keys()

    async def _add_nonce(self, guest: str, match: str, nonce: str) -> None:
        """A device gives one nonce for all its seats; a later one changes nothing."""
        if match != self.row.match:
            raise Refused("unknown-match")
        given = read_nonce(nonce)
        if self.row.stage != "starting" or not seating.seats_of(self.row, guest):
            return
        self._nonces.setdefault(guest, given)
        if not self._lacking():
            await self._begin(match)

    async def _begin(self, match_id: str) -> None:
        if self.row.stage != "starting" or self.row.match != match_id or not self.live:
            return
        nonces = tuple(self._nonces.get(seat.guest, b"") for seat in self.row.seats)
        row = replace(self.live.row, nonces=nonces)
        await self._store_progress(row, replayed(row, []), 0)

    # --- Playing -------------------------------------------------------------------------------------

    def match(self) -> Match:
        if not self.live or not self.live.match:
            raise Refused("no-match")
        return self.live.match

    def require_player(self, guest: str, seat: int) -> None:
        """The guest plays this seat of a match that is not over."""
        match = self.match()
        held = seating.seat_at(self.row, seat)
        if held.guest == guest and held.level:
            raise Refused("bot-plays-on")
        seating.require_mine(held, guest)
        if match.over:
            raise Refused("match-over")

    def _asked(self, guest: str, seat: int, question: int) -> Match:
        """The match, if this guest may answer this question of it."""
        self.require_player(guest, seat)
        match = self.match()
        if question != match.questions[seat]:
            raise Refused("stale-question")
        return match

    def waits_for_bot(self, match_id: str, seat: int, question: int) -> bool:
        match = self.live.match if self.live and self.row.match == match_id else None
        if not match or match.questions[seat] != question or not match.owes(seat):
            return False
        return self.row.seats[seat].level is not None

    async def play(self, seat: int, move: int) -> None:
        trial = self.match().fork()
        trial.play(seat, move)
        await self.store_trial(trial)

    async def _take_back(self, match: Match, seat: int) -> None:
        trial = match.fork()
        trial.take_back(seat)
        await self.store_trial(trial)

    async def store_trial(self, trial: Match, holds: Callable[[Match], bool] | None = None) -> None:
        """What was tried holds; nature is held back by the game's pace or, once, by something else."""
        assert self.live
        await self._store_progress(self.live.row, trial, len(self.match().log), holds)

    async def _store_progress(
        self, kept: MatchRow, match: Match, known: int, holds: Callable[[Match], bool] | None = None
    ) -> None:
        """Nature has made her moves, all that is new is stored, and only then does it hold."""
        match.let_nature_move(nature_of(kept), holds or self._holds)
        entries = match.log[known:]
        changes: list[Change] = [Moves(kept.id, known, entries)] if entries else []
        row, stage = self.row, "over" if match.over else "playing"
        if stage != row.stage:
            kept, row = replace(kept, over=match.over), replace(row, stage=stage)
            changes += [kept, row]
        await self._store.write(*changes)
        self._adopt(row, LiveMatch(kept, match, self.live))

    def _holds(self, match: Match) -> bool:
        return self.real_time is not None and self.real_time.pace.holds(match)


def read_nonce(text: str) -> bytes:
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        nonce = b""
    if len(nonce) != NONCE_BYTES or len(text) != 2 * NONCE_BYTES:
        raise Refused("bad-nonce")
    return nonce


async def load_live(store: Store, row: TableRow) -> LiveMatch | None:
    """The match of the table, as far as it is stored."""
    kept = await store.match(row.match) if row.match else None
    if not kept:
        return None
    match, entries = kept
    return LiveMatch(match, replayed(match, entries) if match.nonces is not None else None)
