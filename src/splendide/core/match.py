"""One play of a game: moves go in, frames come out. No input or output happens here."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from splendide.core import kernels
from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, NATURE, SPECTATOR, IntArray, States
from splendide.core.library import Game
from splendide.core.log import TAKE_BACK, Entry, Event, is_word
from splendide.core.nature import Nature
from splendide.core.reading import reading


class Match:
    """The position, its log, and what each seat has been asked.

    A *question* is numbered per seat: it gets the next number when the seat comes to owe a decision, so an
    answer to an old question is recognised, and another's simultaneous choice never makes mine stale.
    A choice is *revealed* when somebody is asked something new; until then it may be changed or taken back.
    """

    def __init__(self, game: Game, seats: int, options: Any = None):
        if seats not in game.seats:
            raise Refused("seats-out-of-range", least=game.seats[0], most=game.seats[-1], seats=seats)
        self.game = game
        self.options = game.Options() if options is None else options
        self.states: States = np.zeros(1, game.State)
        game.rules.setup(self.states[0], seats, self.options)
        self.seats = seats
        self.log: list[Entry] = []
        self.told: list[Event] = []
        self.questions = [int(self.owes(seat)) for seat in range(seats)]
        self._revealed = kernels.copied(self.states)
        self._unrevealed: list[tuple[Entry, Event]] = []
        self._buffer = kernels.move_buffer()

    # --- who owes what ---

    @property
    def pending(self) -> int:
        return int(self.states["pending"][0])

    @property
    def over(self) -> bool:
        return self.pending == 0

    def owes(self, seat: int) -> bool:
        return self.pending >> seat & 1 == 1

    def waiting_for(self) -> list[int]:
        """The seats that owe a decision, nature not among them."""
        pending = self.pending
        return [seat for seat in range(self.seats) if pending >> seat & 1]

    def moves(self, seat: int) -> list[int]:
        n = kernels.list_moves(self.states, seat, self._buffer)
        return list(range(n)) if seat == NATURE else self._buffer[:n].tolist()

    def allows(self, seat: int, move: int) -> bool:
        """Whether the move is legal; where a seat has too many to list, the rules say so themselves."""
        if seat != NATURE and self.game.has_unlisted_moves:
            return bool(kernels.is_allowed(self.states, seat, move))
        return bool(kernels.is_legal(self.states, seat, move, self._buffer))

    def can_take_back(self, seat: int) -> bool:
        return any(entry.seat == seat for entry, _ in self._unrevealed)

    # --- a move ---

    def read(self, seat: int, text: str) -> int:
        """The legal move that this text means, or a refusal."""
        self._require_seat(seat)
        move: int = self.game.notation.read(reading(self.states), seat, text)
        self._require_legal(seat, move, text)
        return move

    def play(self, seat: int, move: int, shown: str = "") -> None:
        """The move is made and logged; when it was the last one due, what was hidden is revealed."""
        self._require_legal(seat, move, str(move))
        entry = Entry(seat, move, shown)
        self._make(entry)
        self.log.append(entry)

    def take_back(self, seat: int) -> None:
        """The seat's unrevealed choice is withdrawn, as if it had not been made."""
        if not self.can_take_back(seat):
            raise Refused("nothing-to-take-back")
        kept = [entry for entry, _ in self._unrevealed if entry.seat != seat]
        self.states = kernels.copied(self._revealed)
        self._unrevealed = []
        for entry in kept:
            self._make(entry)
        self.log.append(Entry(seat, TAKE_BACK))

    def enter(self, entry: Entry) -> None:
        """A row of a log happens again."""
        if entry.move == TAKE_BACK:
            self.take_back(entry.seat)
        else:
            self.play(*entry)

    def let_nature_move(self, nature: Nature, holds: Callable[["Match"], bool] = lambda match: False) -> None:
        """Nature moves as long as she is the one waited for, until something holds her."""
        while self.owes(NATURE) and not holds(self):
            k = sum(entry.seat == NATURE for entry in self.log)
            n = kernels.list_moves(self.states, NATURE, self._buffer)
            self.play(NATURE, nature.choose(k, n))

    @property
    def awaits_world(self) -> bool:
        """Whether nature's next move is for the world to make."""
        world = self.game.world
        return world is not None and self.owes(NATURE) and world.due(reading(self.states))

    def let_world_settle(self) -> None:
        """The world has made nature's move and shown it, which may have taken a while."""
        assert self.game.world
        self.play(NATURE, *self.game.world.settle(self.states))

    def fork(self) -> "Match":
        """An independent copy, to try a move on before it is stored."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.states = kernels.copied(self.states)
        twin.log = self.log.copy()
        twin.told = self.told.copy()
        twin.questions = self.questions.copy()
        twin._buffer = kernels.move_buffer()  # a bot may think about the copy in another thread
        twin._unrevealed = self._unrevealed.copy()
        return twin

    def _require_seat(self, seat: int) -> None:
        if self.over:
            raise Refused("match-over")
        if not (0 <= seat < self.seats or seat == NATURE):
            raise Refused("no-such-seat", seat=seat)

    def _require_legal(self, seat: int, move: int, text: str) -> None:
        self._require_seat(seat)
        if not self.allows(seat, move):
            name = "illegal-move" if self.owes(seat) else "not-your-turn"
            raise Refused(name, move=text)

    def _make(self, entry: Entry) -> None:
        s = reading(self.states)
        event = self._event(s, entry)
        at_once = self.game.at_once(s, entry.seat, entry.move)
        owed = self.pending & ~(1 << entry.seat)
        if entry.shown:
            self.states = self._witnessed(entry)
        kernels.make_move(self.states, entry.seat, entry.move)
        changed = [(old, told) for old, told in self._unrevealed if old.seat != entry.seat]
        self._unrevealed = [*changed, (entry, event)]
        asked = self.pending & ~owed
        if asked or at_once or self.over:
            self._reveal(asked)

    def _event(self, s: np.record, entry: Entry) -> Event:
        seat, move, shown = entry
        return Event(seat, self.game.notation.write(s, seat, move), self.game.audience(s, seat, move), shown)

    def _witnessed(self, entry: Entry) -> States:
        """A copy of the position in which the rules have taken in what was shown, or a refusal."""
        witness = getattr(self.game.rules, "witness", None)
        if witness is None or not is_word(entry.shown):
            raise Refused("bad-shown")
        states = kernels.copied(self.states)
        witness(states[0], *entry)
        return states

    def _reveal(self, asked: int) -> None:
        """Somebody owes a new decision: what was chosen before it can't be changed any more."""
        for seat in range(self.seats):
            self.questions[seat] += asked >> seat & 1
        self.told.extend(event for _, event in self._unrevealed)
        self._unrevealed = []
        self._revealed = kernels.copied(self.states)

    # --- what a seat knows ---

    def hidden(self, seat: int) -> States:
        """A copy of the position without anything this seat may not know."""
        states = kernels.copied(self.states)
        kernels.hide_from(states, seat)
        return states

    def view(self, seat: int) -> Any:
        return self.game.view(self.hidden(seat), seat)

    def notated_moves(self, seat: int) -> list[str]:
        s, write = reading(self.states), self.game.notation.write
        return [write(s, seat, move) for move in self.moves(seat)]

    def happened(self, seat: int, since: int = 0) -> list[Event]:
        """What has been revealed since then, as far as this seat may know it."""
        bit = EVERYONE if seat == SPECTATOR else 1 << seat
        return [event for event in self.told[since:] if event.audience & bit == bit or event.seat == seat]

    # --- the end ---

    def points(self) -> IntArray:
        """A row per seat: points, then tie-breaks."""
        table = kernels.score_table(self.seats)
        kernels.count_scores(self.states, table)
        return table

    def winners(self) -> list[int]:
        return best_rows(self.points())


def best_rows(table: IntArray) -> list[int]:
    """The seats whose rows are highest, compared column by column."""
    rows: Sequence[tuple[int, ...]] = [tuple(row) for row in table.tolist()]
    return [seat for seat, row in enumerate(rows) if row == max(rows)]
