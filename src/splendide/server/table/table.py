"""One table: who is there, what they do, and the match they play."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.server.protocol.browser import ClientMessage, Hand, Shown
from splendide.server.realtime.floor import Floor, Sight
from splendide.server.realtime.timing import Timing, knows_time
from splendide.server.store.forgetting import without_guest
from splendide.server.store.rows import Held, TableRow
from splendide.server.table import seating
from splendide.server.table.absences import Patience
from splendide.server.table.awake import Alarm
from splendide.server.table.calling import Calling, asked_of
from splendide.server.table.connection import Connection
from splendide.server.table.deeds import Deeds
from splendide.server.table.described import Described
from splendide.server.table.gathering import Gathering
from splendide.server.table.kept import Kept
from splendide.server.table.live import LiveMatch
from splendide.server.table.means import Means
from splendide.server.table.minds import Minds, Question
from splendide.server.table.playing import Playing
from splendide.server.table.queue import Queue
from splendide.server.table.screens import Screens, Seen, newer
from splendide.server.table.stand_ins import StandIns
from splendide.server.table.starting import Starting
from splendide.server.turns import Party

ABOUT = 2.0  # seconds by which the moment at which a table must be woken may be off


class Table:
    """It ties its parts together: each hears of what has come to hold, of who comes and of who goes."""

    def __init__(self, row: TableRow, live: LiveMatch | None, means: Means, held: Held | None = None):
        game = find_game(row.game)
        self.knows_time = knows_time(game)
        self._kept = Kept(
            row, live, held, means.store, means.lost, lambda match: self.timing.clock_after(match), self._adopted
        )
        self._gathering = Gathering(means.later)
        self._timed = seating.waited_for(row)
        self._changed, self._later, self._unattended = means.changed, means.later, means.customs.unattended
        self._party = Party(row.maker)
        self._turns = means.threads.turns, means.physics.turns
        self._left: Alarm | None = None  # rings when nobody has been there for a while
        self._patience = Patience(means.customs, means.later, means.clock, self._end_grace)
        self._queue = Queue(self._kept.catch_up)
        self._calling = Calling(means.call)
        self._hints = means.hints
        self._screens = Screens(lambda: self._gathering.shown_to_players(self.row))
        self._starting = Starting(self._kept, self._queue, means.compiling, means.customs.nonce_wait, self._agree)
        self._stand_ins = StandIns(self._kept)
        self.timing = Timing(game, means.physics, self._party, self._floor(means))
        self._playing = Playing(self._kept, self.timing)
        self._minds = Minds(
            means.threads,
            self._party,
            self._queue,
            self._stand_ins.asked,
            self._playing.play_as_bot,
            self.timing.decide,
            self._screens,
        )
        self._described = Described(
            self._kept, self._gathering, self._starting, self._patience, self.timing, means.clock
        )
        self._deeds = Deeds(
            self._kept, self._gathering, self._patience, self._starting, self._playing, means.hints, self._queue
        )
        self._miss()
        self._resume()

    def _floor(self, means: Means) -> Floor:
        """What the clock of this table may do."""
        return Floor(
            do=self._queue.do,
            keep=self._kept.keep_trial,
            lines=lambda seat: self._gathering.lines_to(self.row.seats[seat]),
            bots=self._stand_ins.levels,
            show=self._gathering.show_hands,
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

    @property
    def row(self) -> TableRow:
        return self._kept.row

    @property
    def live(self) -> LiveMatch | None:
        return self._kept.live

    @property
    def held(self) -> Held | None:
        """None: there is no other server that could drive it."""
        return self._kept.held

    @property
    def holds(self) -> bool:
        """What is here is what holds: no other server can have come to drive this table."""
        return self._kept.certain

    # --- Coming and going ----------------------------------------------------------------------------

    @property
    def connections(self) -> set[Connection]:
        return self._gathering.connections

    @property
    def here(self) -> set[str]:
        return self._gathering.here

    @property
    def empty(self) -> bool:
        return not self.connections

    @property
    def idle(self) -> bool:
        return self.empty and not self._minds.busy and self._queue.idle

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._described.change()
        self._attend()
        connection.show_hands(self.timing.come())
        self._screens.change()
        connection.tell()
        self._gathering.tell_of_company()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._described.change()
        self._attend()
        gone = [] if connection.guest in self.here else seating.seats_of(self.row, connection.guest)
        self.timing.leave(gone, self._time_goes_by)
        if self.empty:
            self._kept.rest()
        self._screens.change()
        self._gathering.tell_of_company()

    @property
    def _time_goes_by(self) -> bool:
        """Somebody is there, or people have days."""
        return bool(self.connections) or self._kept.for_days

    def _attend(self) -> None:
        """Where somebody is, bots think sooner; where nobody is, they rest after a while, until somebody comes."""
        if self._left:
            self._left.cancel()
        self._left = None if self._time_goes_by else self._later(self._unattended, self._minds.rest)
        self._party.attended = bool(self.connections)
        if self.connections:
            self._minds.go_on()
            for turns in self._turns:
                turns.look()
        self._miss()

    def _miss(self) -> None:
        self._patience.see(self.row, self._kept.match, self.here)

    def _end_grace(self) -> None:
        self._described.change()
        self._miss()
        self.tell()

    def _agree(self) -> None:
        """Somebody wants another match, or not any more."""
        self._described.change()
        self.tell()

    def tell(self) -> None:
        """Everybody hears what is new."""
        self._gathering.tell()

    def compose(self, connection: Connection) -> bytes:
        return self._described.news(connection)

    def stop(self) -> None:
        if self._left:
            self._left.cancel()
        self._gathering.stop()
        self._patience.stop()
        self.timing.rest()
        self._queue.stop()
        self._hints.forget(self.row.match)

    # --- What people do ------------------------------------------------------------------------------

    def hear(self, connection: Connection, message: ClientMessage, received: float) -> None:
        """What a person does waits for its turn. Where a hand is and what was seen waits for nothing."""
        if isinstance(message, Shown):
            self._see(connection, message)
        elif not isinstance(message, Hand):
            self._queue.do(partial(self._deeds.obey, connection, message, received), connection.refuse)
        elif self.knows_time:
            self._playing.reach_as(connection, message)

    def _see(self, connection: Connection, message: Shown) -> None:
        """A moment was on a screen; one of another match than this is nobody's concern any more."""
        if self.live and message.match == self.live.row.id:
            seen = Seen(message.match, message.number, message.followed)
            connection.shown = newer(connection.shown, seen, self.live.told)
            self._screens.change()

    @property
    def crowded(self) -> bool:
        """Whether so much waits that nobody should say more before `when_room`."""
        return self._queue.full

    def when_room(self, go_on: Callable[[], None]) -> None:
        self._queue.hold(go_on)

    # --- What is done to it from elsewhere -----------------------------------------------------------

    def let_bot_play_on(self, guest: str) -> None:
        """A bot plays this guest's seats of the running match, until the guest sits down again."""
        self._queue.do(lambda: self._kept.change(seating.played_on(self.row, guest)))

    def rename(self, guest: str, name: str, face: str) -> None:
        self._queue.do(lambda: self._kept.change(seating.renamed(self.row, guest, name, face)))

    def decline(self, guest: str) -> None:
        self._queue.do(lambda: self._kept.change(seating.uninvited(self.row, guest)))

    def erase(self, guest: str) -> None:
        """Nobody here is this guest any more, in the match neither."""
        self._queue.do(lambda: self._erase(guest))

    async def _erase(self, guest: str) -> None:
        row, live = seating.without_trace(self.row, guest), self.live
        if live:
            live = LiveMatch(without_guest(live.row, guest), live.match, live)
        await self._kept.write(row, *([live.row] if live else []))
        self._kept.adopt(row, live)

    # --- What has come to hold -----------------------------------------------------------------------

    def _adopted(self, before: TableRow) -> None:
        """All parts know what holds now, and everybody hears of it."""
        if self.row.match != before.match:
            self._starting.forget()
            self._stand_ins.forget()
            self._hints.forget(before.match)
        if self.row is not before:
            self._see_row()
        if self.row is not before or not self._kept.tempo:
            self._miss()
        self._see_match()
        self._described.go_on()
        self._note_due()
        if self._kept.for_days:
            self._calling.see(self.row, self._asked_for_days, self.here)
        self.tell()
        self._minds.wake()

    def _see_row(self) -> None:
        """Who looks on where that is not wanted any more is told so, and is gone."""
        self._described.change()
        self._timed = seating.waited_for(self.row)
        self._changed(self.row)
        for connection in self._gathering.unwelcome(self.row):
            connection.turn_away(Refused("no-spectators"))

    def _see_match(self) -> None:
        live, kept = self.live, self._kept
        clock = live.clock if live else None
        self.timing.see(Sight(self.row.match, kept.match, self._time_goes_by, kept.tempo, self._timed, clock))

    # --- When people have days, or no time any more --------------------------------------------------

    def _note_due(self) -> None:
        """It is stored when this table must be woken, should it sleep by then."""
        due, noted = self.timing.due if self._kept.for_days else None, self.row.due
        if (due is None) != (noted is None) or abs((due or 0.0) - (noted or 0.0)) > ABOUT:
            self._queue.do(lambda: self._kept.change(replace(self.row, due=due)))

    @property
    def _asked_for_days(self) -> dict[Question, str]:
        """Where people have days: the questions that wait for one of them, and for whom."""
        return asked_of(self.row, self._kept.match, self._timed) if self._kept.for_days else {}

    def _stand_in(self, seats: list[int]) -> None:
        """Bots decide for these people what they were asked and have not answered in time."""
        self._stand_ins.add(seats)
        self._minds.go_on()
        self._minds.wake()

    async def _give_up(self, seats: list[int]) -> None:
        """Bots play on for these people, under their names, until they come back."""
        await self._kept.change(seating.handed_over(self.row, seats))
