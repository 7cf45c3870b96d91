"""One table: who is there, what they do, and the match they play."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.time.belief import Press
from splendide.core.time.clocks import TEMPI, Tempo
from splendide.core.time.keeper import holds_nature
from splendide.core.time.line import Line
from splendide.server.metrics import COUNTED
from splendide.server.names import clean_name
from splendide.server.now import now
from splendide.server.protocol.browser import (
    Again,
    Arrange,
    Chat,
    ClientMessage,
    Hand,
    HandOver,
    Hint,
    Leave,
    Nonce,
    Play,
    Say,
    SeatBot,
    Shown,
    Sit,
    Stand,
    Start,
    TakeBack,
    Touch,
)
from splendide.server.protocol.table import Said
from splendide.server.protocol.words import Level
from splendide.server.realtime.floor import Floor, Holds, Sight
from splendide.server.realtime.hands import Where
from splendide.server.realtime.physics import Physics
from splendide.server.realtime.timing import Timing, knows_time
from splendide.server.store.base import LostTableError, Store
from splendide.server.store.forgetting import without_guest
from splendide.server.store.rows import Change, Held, MatchRow, Moves, TableRow
from splendide.server.table import seating
from splendide.server.table.absences import Patience
from splendide.server.table.awake import Alarm, Later
from splendide.server.table.calling import Call, Calling
from splendide.server.table.company import Company
from splendide.server.table.compiling import Compiling
from splendide.server.table.connection import Connection
from splendide.server.table.customs import Customs
from splendide.server.table.frames import Hours, Telling
from splendide.server.table.hints import Hints
from splendide.server.table.live import LiveMatch, drawn_up, ended, nature_of, replayed
from splendide.server.table.minds import Asked, Minds, Question
from splendide.server.table.queue import Queue
from splendide.server.table.screens import Screens, newer
from splendide.server.table.starting import MATCH_LETTERS, Starting, random_letters
from splendide.server.table.talk import Talk
from splendide.server.table.thinking import Threads
from splendide.server.table.unwanted import Unwanted
from splendide.server.turns import Party

A_MOMENT = 0.05  # seconds
FEW = 50  # sockets at a table
NOW_AND_THEN = 0.5  # seconds
ABOUT = 2.0  # seconds by which the moment at which a table must be woken may be off


class Means(NamedTuple):
    """What all tables share."""

    store: Store
    compiling: Compiling
    threads: Threads
    hints: Hints
    physics: Physics
    customs: Customs
    later: Later
    clock: Callable[[], float]  # seconds
    changed: Callable[[TableRow], None]  # hears of every table that is not as it was
    lost: Callable[[str], None]  # hears of every table that another server has come to drive
    call: Call  # who is not there can be told elsewhere that it is their turn


class Table:
    """The row and the match are replaced together once stored, never changed: a frame can be made at any time."""

    def __init__(self, row: TableRow, live: LiveMatch | None, means: Means, held: Held | None = None):
        self.row = row
        self._timed = seating.waited_for(row)
        self.held = held  # None: there is no other server that could drive it
        self.live = live
        self.connections: set[Connection] = set()
        self._company: Company | None = None  # None: changed since the last frame
        self._telling: Telling | None = None  # None: the match has gone on since, or a clock
        self._clock = means.clock
        self._store, self._unattended = means.store, means.customs.unattended
        self._party = Party(row.maker)
        self._changed, self._lost = means.changed, means.lost
        self._turns, self._later = (means.threads.turns, means.physics.turns), means.later
        self._coming_and_going: Alarm | None = None  # rings when it is told to a crowd who else is there
        self._left: Alarm | None = None  # rings when nobody has been there for a while
        self._patience = Patience(means.customs, means.later, means.clock, self._end_grace)
        self._queue = Queue(self._catch_up)
        self._calling = Calling(means.call)
        self._talk = Talk()
        self._unwanted = Unwanted()
        self._hints = means.hints
        self._screens = Screens(self._shown)
        self._again: set[str] = set()  # the guests who want another match
        self._starting = Starting(means.compiling, means.customs.nonce_wait, self._queue, lambda: self.row, self._begin)
        game = find_game(row.game)
        self.knows_time = knows_time(game)
        self._overdue: dict[int, int] = {}  # by seat: the question that a bot decides for somebody whose time is up
        self.timing = Timing(game, means.physics, self._party, self._floor(means))
        self._minds = Minds(
            means.threads,
            self._party,
            self._queue,
            self._asked_of_bots,
            self._play_for_bot,
            self.timing.decide,
            self._screens,
        )
        self._miss()
        self._resume()

    def _floor(self, means: Means) -> Floor:
        """What the clock of this table may do."""
        return Floor(
            do=self._queue.do,
            keep=self._keep_trial,
            lines=self._lines,
            bots=self._bots,
            show=self._show_hands,
            answer=lambda seat, move: self._minds.answer(seat, move),
            stand_in=self._stand_in,
            give_up=self._give_up,
            later=means.later,
            clock=means.clock,
            date=lambda: means.store.clock(),
        )

    def _resume(self) -> None:
        """Whatever was under way when the table was last in memory goes on."""
        if self.row.stage == "starting":
            self._starting.go_on()
        self._see_match()
        self._note_due()
        self._calling.know(self._asked_for_days)
        self._minds.wake()

    # --- Coming and going ----------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        return {connection.guest for connection in self.connections}

    @property
    def empty(self) -> bool:
        return not self.connections

    @property
    def idle(self) -> bool:
        return self.empty and not self._minds.busy and self._queue.idle

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._company = self._telling = None
        self._attend()
        connection.show_hands(self.timing.come())
        self._screens.change()
        connection.tell()
        self._tell_of_company()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._company = self._telling = None
        self._attend()
        gone = [] if connection.guest in self.here else seating.seats_of(self.row, connection.guest)
        self.timing.leave(gone, self._time_goes_by)
        if self.live and not self.connections:
            self.live = self.live.unseen()
        self._screens.change()
        self._tell_of_company()

    def _tell_of_company(self) -> None:
        """Who has come or gone is told at once among few; in a crowd now and then, or nothing else would be done."""
        if len(self.connections) <= FEW:
            self.tell()
        elif self._coming_and_going is None:
            self._coming_and_going = self._later(NOW_AND_THEN, self.tell)

    def _attend(self) -> None:
        """Where somebody is, bots think sooner; where nobody is, they rest after a while, until somebody comes."""
        if self._left:
            self._left.cancel()
        goes_on = self._time_goes_by
        self._left = None if goes_on else self._later(self._unattended, self._minds.rest)
        self._party.attended = bool(self.connections)
        if self.connections:
            self._minds.go_on()
            for turns in self._turns:
                turns.look()
        self._miss()

    def _miss(self) -> None:
        self._patience.see(self.row, self.live.match if self.live else None, self.here)

    def _end_grace(self) -> None:
        self._company = None
        self._miss()
        self.tell()

    def let_bot_play_on(self, guest: str) -> None:
        """A bot plays this guest's seats of the running match, until the guest sits down again."""
        self._queue.do(lambda: self._change(seating.played_on(self.row, guest)))

    def rename(self, guest: str, name: str, face: str) -> None:
        self._queue.do(lambda: self._change(seating.renamed(self.row, guest, name, face)))

    def decline(self, guest: str) -> None:
        self._queue.do(lambda: self._change(seating.uninvited(self.row, guest)))

    def erase(self, guest: str) -> None:
        """Nobody here is this guest any more, in the match neither."""
        self._queue.do(lambda: self._erase(guest))

    async def _erase(self, guest: str) -> None:
        row, live = seating.without_trace(self.row, guest), self.live
        if live:
            live = LiveMatch(without_guest(live.row, guest), live.match, live)
        await self._write(row, *([live.row] if live else []))
        self._adopt(row, live)

    @property
    def holds(self) -> bool:
        """What is here is what holds: no other server can have come to drive this table."""
        return self.held is None or (self._store.certain and self.held in self._store.driven)

    def compose(self, connection: Connection) -> bytes:
        """A frame with what this connection has not been told yet; nothing, if nothing is new or nobody is certain."""
        if not self.holds:
            return b""
        self._company = self._company or self._described()
        return self._company.news(connection.guest, self._told_of_match(), connection.known)

    def _described(self) -> Company:
        guests = [other.guest for other in self.connections]
        return Company(self.row, guests, self._again, self._patience.absences.left, self._patience.kept_waiting)

    def _told_of_match(self) -> Telling | None:
        """The same for all who are told within a moment: it says what time it is."""
        now, telling = self._clock(), self._telling
        if self.live and not (telling and telling.live is self.live and now - telling.made < A_MOMENT):
            self._telling = Telling(self.live, Hours(self.timing.clock, self.timing.time), now)
        return self._telling if self.live else None

    def stop(self) -> None:
        for alarm in (self._left, self._coming_and_going):
            if alarm:
                alarm.cancel()
        self._patience.stop()
        self.timing.rest()
        self._queue.stop()
        self._hints.forget(self.row.match)

    # --- What holds ----------------------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """What the store has is what holds."""
        row = await self._store.table(self.row.id)
        self._adopt(row or self.row, await load_live(self._store, row or self.row))

    async def _write(self, *changes: Change) -> None:
        """These are kept, unless another server has come to drive the table: then nothing is, and it is gone here."""
        try:
            await self._store.write(*changes, held=self.held)
        except LostTableError:
            self._lost(self.row.id)
            raise Refused("not-saved") from None

    def _adopt(self, row: TableRow, live: LiveMatch | None) -> None:
        """This has been stored: it holds from now on, and everybody hears of it."""
        changed = row is not self.row
        if row.match != self.row.match:
            self._again, self._overdue = set(), {}
        self.row, self.live = row, live
        if changed:
            self._company = None
            self._timed = seating.waited_for(row)
            self._changed(row)
            self._turn_away()
        if changed or not self._tempo:
            self._miss()
            if self._company and self._company.idle != self._patience.kept_waiting:
                self._company = None
        self._see_match()
        self._telling = None
        self._note_due()
        if self._tempo and self._tempo.lasting:
            self._calling.see(self.row, self._asked_for_days, self.here)
        self.tell()
        self._minds.wake()

    def _turn_away(self) -> None:
        """Who looks on where that is not wanted any more is told so, and is gone."""
        for connection in list(self.connections):
            if not seating.is_welcome(self.row, connection.guest, self.here):
                self._queue.in_background(connection.turn_away(Refused("no-spectators")))

    def _see_match(self) -> None:
        live = self.live
        kept = live.clock if live else None
        match = live.match if live else None
        self.timing.see(Sight(self.row.match, match, self._time_goes_by, self._tempo, self._timed, kept))

    def tell(self) -> None:
        """Everybody hears what is new."""
        if self._coming_and_going:
            self._coming_and_going.cancel()
            self._coming_and_going = None
        for connection in self.connections:
            connection.tell()

    # --- What a person may do ------------------------------------------------------------------------

    def hear(self, connection: Connection, message: ClientMessage, received: float) -> None:
        """What a person does waits for its turn. Where a hand is and what was seen waits for nothing."""
        if isinstance(message, Shown):
            self._see(connection, message)
        elif not isinstance(message, Hand):
            self._queue.do(partial(self._obey, connection, message, received), connection.refuse)
        elif self.knows_time and self.live and self.live.match and not self.live.match.over:
            self._require_player(connection.guest, message.seat)
            self.timing.reach(message.seat, message.at)

    @property
    def crowded(self) -> bool:
        """Whether so much waits that nobody should say more before `when_room`."""
        return self._queue.full

    def when_room(self, go_on: Callable[[], None]) -> None:
        self._queue.hold(go_on)

    def _see(self, connection: Connection, message: Shown) -> None:
        """A moment was on a screen; one of another match than this is nobody's concern any more."""
        if self.live and message.match == self.live.row.id:
            connection.shown = newer(connection.shown, message.match, message.number, self.live.told)
            self._screens.change()

    def _shown(self) -> list[tuple[str, int]]:
        """What those who play here have been shown."""
        playing = {seat.guest for seat in self.row.seats if seating.is_person(seat)}
        return [connection.shown for connection in self.connections if connection.guest in playing]

    async def _obey(self, connection: Connection, message: ClientMessage, received: float) -> None:
        await self._require_certainty()
        guest, row = connection.guest, self.row
        match message:
            case Play():
                await self._play_as(connection, message, received)
            case Sit(seat, name):
                if row.public:
                    self._unwanted.require_known(connection)
                name, face = (name, "") if name else (connection.name, connection.face)  # only mine was ever chosen
                await self._change(seating.sit(row, seat, guest, clean_name(name), self._made, face))
            case Stand(seat):
                await self._change(seating.stand(row, seat, guest, self.here, self._made))
                self._unwanted.see({*self.row.removed} - {*row.removed}, self.connections)
            case SeatBot(seat, level):
                left, kept = self._patience.absences.left, self._patience.kept_waiting
                await self._change(seating.seat_bot(row, seat, level, guest, self.here, left, kept))
            case Arrange():
                await self._change(seating.arrange(row, find_game(row.game), message, guest, self.here))
            case HandOver(seat):
                await self._change(seating.with_host(row, seat, guest, self.here))
            case Leave(for_good):
                await self._change(seating.left(row, guest, for_good))
            case Start():
                seating.require_ready(row, guest, self.here)
                await self._start(seating.with_stand_ins(row, self._hesitant(guest)))
            case Again(wants):
                await self._agree(guest, wants)
            case Nonce(match_id, nonce):
                self._starting.add(guest, match_id, nonce)
            case Touch():
                await self._touch_as(connection, message, received)
            case TakeBack(seat, question):
                await self._take_back(self._asked(guest, seat, question), seat)
            case Hint(seat, question):
                self._hint(connection, self._asked(guest, seat, question), seat)
            case Say():
                self._spread(self._talk.phrase(row, self._match(), guest, message))
            case Chat():
                self._spread(self._talk.chat(row, guest, connection.name, message, self.here))

    async def _require_certainty(self) -> None:
        """What is here holds; or a refusal."""
        if not self.holds:
            await self._store.assure()
            if not self.holds:
                raise Refused("cut-off")

    def _spread(self, said: Said) -> None:
        """Everybody at the table hears it."""
        words = msgspec.json.encode(said)
        for connection in self.connections:
            connection.pass_on(words)

    async def _change(self, row: TableRow) -> None:
        if row != self.row:
            await self._write(row)
            self._adopt(row, self.live if row.match else None)

    # --- Starting: commitment, nonces, nature --------------------------------------------------------

    def _hesitant(self, guest: str) -> set[str]:
        """After a match: those besides this guest who have not said that they want another."""
        return seating.hesitant(self.row, self._again | {guest}) if self.row.stage == "over" else set()

    async def _agree(self, guest: str, wants: bool) -> None:
        """The guest wants another match or not any more; when all do, it begins."""
        seating.require_over(self.row, guest)
        if wants and not self._hesitant(guest):
            return await self._start(self.row)
        self._again = self._again | {guest} if wants else self._again - {guest}
        self._company = None
        self.tell()

    async def _start(self, row: TableRow) -> None:
        """A secret has been drawn and its commitment is on every screen before anybody gives a nonce."""
        seating.require_playable(find_game(row.game), len(row.seats), row.options)
        match = drawn_up(row, random_letters(MATCH_LETTERS))
        row = replace(seating.renewed(row), stage="starting", match=match.id)
        await self._write(match, row)
        self._adopt(row, LiveMatch(match, None))
        self._starting.start()

    async def _begin(self, match_id: str) -> None:
        if self.row.stage != "starting" or self.row.match != match_id or not self.live:
            return
        row = replace(self.live.row, nonces=self._starting.nonces.by_seat(self.row))
        await self._keep(row, replayed(row, []), 0)

    # --- Playing -------------------------------------------------------------------------------------

    def _match(self) -> Match:
        if not self.live or not self.live.match:
            raise Refused("no-match")
        return self.live.match

    def _require_player(self, guest: str, seat: int) -> None:
        """The guest plays this seat of a match that is not over."""
        match = self._match()
        held = seating.seat_at(self.row, seat)
        if held.guest == guest and held.level:
            raise Refused("bot-plays-on")
        seating.require_mine(held, guest)
        if match.over:
            raise Refused("match-over")

    def _asked(self, guest: str, seat: int, question: int) -> Match:
        """The match, if this guest may answer this question of it."""
        self._require_player(guest, seat)
        match = self._match()
        if question != match.question(seat):
            raise Refused("stale-question")
        return match

    async def _play_as(self, connection: Connection, message: Play, received: float) -> None:
        seat, text = message.seat, message.move
        move = self._asked(connection.guest, seat, message.question).read(seat, text)
        self.timing.require_possible(seat, move, text, received, connection.line)
        await self._play(seat, move, received)

    async def _touch_as(self, connection: Connection, message: Touch, received: float) -> None:
        self._require_player(connection.guest, message.seat)
        press = Press(received, message.at)
        await self.timing.touch(connection.guest, message.seat, message.move, press, connection.line)

    async def _play(self, seat: int, move: int, at: float, late: bool = False) -> None:
        """The move is made or, where a touch may have been made before it, a little later."""
        if trial := self.timing.move(self._match(), seat, move, at, late):
            await self._keep_trial(trial)

    async def _take_back(self, match: Match, seat: int) -> None:
        if self.timing.withdraw(seat):
            return
        trial = match.fork()
        trial.take_back(seat)
        await self._keep_trial(trial)

    async def _keep_trial(self, trial: Match, holds: Holds = holds_nature) -> None:
        """What was tried holds; nature is held back by the game's pace or, once, by something else."""
        assert self.live
        await self._keep(self.live.row, trial, len(self._match().log), holds)

    async def _keep(self, kept: MatchRow, match: Match, known: int, holds: Holds = holds_nature) -> None:
        """Nature has made her moves, all that is new is stored, and only then does it hold."""
        match.let_nature_move(nature_of(kept), holds)
        entries = match.log[known:]
        clock = self.timing.clock_after(match)
        changes: list[Change] = [Moves(kept.id, known, entries, clock)] if entries else []
        row, stage = self.row, "over" if match.over else "playing"
        if stage != row.stage:
            kept, row = ended(kept, match, row), replace(row, stage=stage)
            changes += [kept, row]
        await self._write(*changes)
        COUNTED.moves += len(entries)
        self._adopt(row, LiveMatch(kept, match, self.live))

    # --- How long everybody may think ----------------------------------------------------------------

    @property
    def _tempo(self) -> Tempo | None:
        return TEMPI.get(self.row.time)

    @property
    def _time_goes_by(self) -> bool:
        """Somebody is there, or people have days."""
        return bool(self.connections) or bool(self._tempo and self._tempo.lasting)

    @property
    def _made(self) -> int:
        """How many moves of the match have been made."""
        return len(self.live.match.log) if self.live and self.live.match else 0

    def _note_due(self) -> None:
        """It is stored when this table must be woken, should it sleep by then."""
        due = self.timing.due if self._tempo and self._tempo.lasting else None
        if (due is None) != (self.row.due is None) or abs((due or 0.0) - (self.row.due or 0.0)) > ABOUT:
            self._queue.do(lambda: self._change(replace(self.row, due=due)))

    @property
    def _asked_for_days(self) -> dict[Question, str]:
        """Where people have days: the questions that wait for one of them, and for whom."""
        match = self.live.match if self.live else None
        if match is None or not (self._tempo and self._tempo.lasting):
            return {}
        asked = [seat for seat in self._timed if match.owes(seat)]
        return {Question(self.row.match, k, match.questions[k]): self.row.seats[k].guest for k in asked}

    def _stand_in(self, seats: list[int]) -> None:
        """Bots decide for these people what they were asked and have not answered in time."""
        match = self._match()
        self._overdue |= {seat: match.questions[seat] for seat in seats}
        self._minds.go_on()
        self._minds.wake()

    async def _give_up(self, seats: list[int]) -> None:
        """Bots play on for these people, under their names, until they come back."""
        await self._change(seating.handed_over(self.row, seats))

    def _stand_ins(self) -> dict[int, Level]:
        match = self.live.match if self.live else None
        asked = match.questions if match else []
        return {seat: seating.STAND_IN for seat, number in self._overdue.items() if asked[seat : seat + 1] == [number]}

    # --- Hints ---------------------------------------------------------------------------------------

    def _hint(self, connection: Connection, match: Match, seat: int) -> None:
        """A teacher thinks about it, and this connection alone will hear what."""
        self._hints.require(self.row, match, seat, connection.guest)
        question = Question(self.row.match, seat, match.question(seat))
        self._queue.in_background(self._hints.tell(connection, match, question))

    # --- Bots, hands and lines -----------------------------------------------------------------------

    def _bots(self) -> dict[int, Level]:
        """By seat, those included who decide for somebody whose time is up."""
        seated = {k: seat.level for k, seat in enumerate(self.row.seats) if seat.level}
        return {**self._stand_ins(), **seated} if self._overdue else seated

    def _asked_of_bots(self) -> Asked:
        return Asked(self.row.match, self.live.match if self.live else None, self._bots())

    async def _play_for_bot(self, seat: int, move: int) -> None:
        await self._play(seat, move, now(), late=seating.is_person(self.row.seats[seat]))

    def _lines(self, seat: int) -> list[Line]:
        held = self.row.seats[seat]
        return [each.line for each in self.connections if each.guest == held.guest and not held.level]

    def _show_hands(self, moved: Where) -> None:
        for connection in self.connections:
            connection.show_hands(moved)


async def load_live(store: Store, row: TableRow) -> LiveMatch | None:
    """The match of the table, as far as it is stored."""
    kept = await store.match(row.match) if row.match else None
    if not kept:
        return None
    match, entries = kept
    begun = replayed(match, entries) if match.nonces is not None else None
    return LiveMatch(match, begun, clock=await store.clocks_of(match.id) if row.time != "none" else None)
