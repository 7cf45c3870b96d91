"""One play of a game: moves go in, moments come out. No input or output happens here."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from splendide.core import kernels
from splendide.core.errors import Refused
from splendide.core.game import AT_ONCE, EVERYONE, NATURE, SPECTATOR
from splendide.core.library import Game
from splendide.core.log import TAKE_BACK, TAKE_BACK_WORD, Entry, Event, Moment, is_word
from splendide.core.nature import Nature
from splendide.core.position import IntArray, Snapshot, States


class Match:
    """The position, its log, and what each seat has been asked.

    A *question* is numbered per seat: it gets the next number when the seat comes to owe a decision, so an
    answer to an old question is recognised, and another's simultaneous choice never makes mine stale.
    Who chooses before being asked answers the question that is to come, and its number is known by then.
    A choice is *revealed* when somebody is asked something new; until then it may be changed or taken back.
    A *step* is revealed too, but leads to the same seat alone: it may be taken back before anything else happens.
    What is revealed together makes a *moment*; what nature does without a pause is one moment, however much it is.
    """

    def __init__(self, game: Game, seats: int, options: Any = None):
        if seats not in game.seats:
            raise Refused("seats-out-of-range", least=game.seats[0], most=game.seats[-1], seats=seats)
        self.game = game
        self.options = game.Options() if options is None else options
        states: States = np.zeros(1, game.State)
        game.rules.setup(states[0], seats, self.options)
        self.states = states
        self.seats = seats
        self.log: list[Entry] = []
        self.rolls = 0  # how many moves nature has made
        self.told: list[Event] = []
        self.questions = [int(self.owes(seat)) for seat in range(seats)]
        self._revealed = kernels.copied(self.states), self.questions.copy()
        self._unrevealed: list[Event] = []
        self._steps: tuple[States, ...] = ()  # the positions before the steps that may be taken back, the last one last
        self._undone = (0,) * seats  # by seat: questions that count no more, since a step was taken back
        self.moments = [Moment(0, 0, self._revealed[0], of_nature=True)]  # of a fork: only those since, and the last

    # --- the position ---

    @property
    def states(self) -> States:
        return self._states

    @states.setter
    def states(self, states: States) -> None:
        self._states = states
        self._look()

    def _look(self) -> None:
        """The position is another: what is asked of it again and again is read once."""
        self.pending = int(self._states["pending"][0])  # bit per seat that owes a decision
        self._snapshot: Snapshot | None = None
        self._public: Snapshot | None = None  # what who only looks on may know
        self._found_legal: tuple[int, int] | None = None  # a seat and its move: what was read is made, as a rule

    # --- who owes what ---

    @property
    def over(self) -> bool:
        return self.pending == 0

    def owes(self, seat: int) -> bool:
        return self.pending >> seat & 1 == 1

    def waiting_for(self) -> list[int]:
        """The seats that owe a decision, nature not among them."""
        pending = self.pending
        return [seat for seat in range(self.seats) if pending >> seat & 1]

    def question(self, seat: int) -> int:
        """The number that an answer of this seat bears: of what it is asked, has answered, or will be asked next."""
        return self.questions[seat] + (not self.owes(seat) and not self.can_take_back(seat))

    @property
    def decisions(self) -> list[int]:
        """By seat: how many questions it has been asked, but for those of steps that were taken back."""
        return [asked - undone for asked, undone in zip(self.questions, self._undone, strict=True)]

    def moves(self, seat: int) -> list[int]:
        buffer = kernels.shared_buffer()
        n = kernels.list_moves(self.states, seat, buffer)
        return list(range(n)) if seat == NATURE else buffer[:n].tolist()

    def allows(self, seat: int, move: int) -> bool:
        """Whether the move is legal; where a seat has too many to list, the rules say so themselves."""
        if seat != NATURE and self.game.unlisted:
            return bool(kernels.is_allowed(self.states, seat, move))
        return bool(kernels.is_legal(self.states, seat, move, kernels.shared_buffer()))

    def can_take_back(self, seat: int) -> bool:
        return self._hides_choice(seat) or (self.owes(seat) and bool(self._steps))

    def _hides_choice(self, seat: int) -> bool:
        return any(event.entry.seat == seat for event in self._unrevealed)

    # --- a move ---

    def read(self, seat: int, text: str) -> int:
        """The legal move that this text means, or a refusal."""
        self._require_seat(seat)
        move = self.game.notation.read(self.snapshot(), seat, text)
        self._require_legal(seat, move, text)
        return move

    def play(self, seat: int, move: int, shown: str = "", text: str = "", late: bool = False) -> None:
        """The move is made and logged; when it was the last one due, what was hidden is revealed.

        It is written in notation now, once and for all; one out of a log comes with its text.
        """
        self._require_legal(seat, move, text or str(move))
        self.log.append(self._make(Entry(seat, move, shown, text, late)))
        self.rolls += seat == NATURE

    def take_back(self, seat: int) -> None:
        """The seat's unrevealed choice is withdrawn, as if never made; or its last step, which all have seen."""
        if not self.can_take_back(seat):
            raise Refused("nothing-to-take-back")
        back = Entry(seat, TAKE_BACK, text=TAKE_BACK_WORD)
        if self._hides_choice(seat):
            self._withdraw_choice(seat)
        else:
            self._step_back(back)
        self.log.append(back)

    def _withdraw_choice(self, seat: int) -> None:
        kept = [event.entry for event in self._unrevealed if event.entry.seat != seat]
        states, questions = self._revealed
        self.states, self.questions, self._unrevealed = kernels.copied(states), questions.copy(), []
        for entry in kept:
            self._make(entry)

    def _step_back(self, back: Entry) -> None:
        """All is as it was before the seat's last step, everybody is told so, and the seat is asked once more."""
        *steps, states = self._steps
        self.states, self._steps = kernels.copied(states), tuple(steps)
        self._undone = tuple(undone + 2 * (seat == back.seat) for seat, undone in enumerate(self._undone))
        self._unrevealed = [Event(back, EVERYONE)]
        self._reveal(asked=1 << back.seat, after_pause=False)

    def enter(self, entry: Entry) -> None:
        """A row of a log happens again."""
        if entry.move == TAKE_BACK:
            self.take_back(entry.seat)
        else:
            self.play(*entry)

    def let_nature_move(self, nature: Nature, holds: Callable[["Match"], bool] = lambda match: False) -> None:
        """Nature moves as long as she is the one waited for, until something holds her."""
        while self.owes(NATURE) and not holds(self):
            n = kernels.list_moves(self.states, NATURE, kernels.shared_buffer())
            self.play(NATURE, nature.choose(self.rolls, n))

    @property
    def awaits_world(self) -> bool:
        """Whether nature's next move is for the world to make; everybody can see that."""
        return self.game.world is not None and self.owes(NATURE) and self._natures_pause is None

    @property
    def nature_waits(self) -> bool:
        """Whether nature's next move has to wait: for the world, or for as long as the game's pace says."""
        return self.owes(NATURE) and (self.awaits_world or bool(self._natures_pause))

    @property
    def _natures_pause(self) -> float | None:
        """Seconds, or None while the world has her move."""
        pace = self.game.pace
        return pace.wait(self.known(SPECTATOR), NATURE) if pace else 0.0

    def let_world_settle(self) -> None:
        """The world has made nature's move and shown it, which may have taken a while."""
        assert self.game.world
        self.play(NATURE, *self.game.world.settle(self.snapshot()))

    def fork(self) -> "Match":
        """An independent copy, to try a move on before it is stored."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states = kernels.copied(self._states)
        twin.log = self.log.copy()
        twin.told = self.told.copy()
        twin.moments = self.moments[-1:]
        twin.questions = self.questions.copy()
        twin._unrevealed = self._unrevealed.copy()
        return twin

    def rest(self) -> None:
        """Nothing is kept any more that could be made again, until somebody asks."""
        self._snapshot = self._public = None
        self.moments = self.moments[-1:]

    def _require_seat(self, seat: int) -> None:
        if self.over:
            raise Refused("match-over")
        if not (0 <= seat < self.seats or seat == NATURE):
            raise Refused("no-such-seat", seat=seat)

    def _require_legal(self, seat: int, move: int, text: str) -> None:
        self._require_seat(seat)
        if self._found_legal != (seat, move):
            if not self.allows(seat, move):
                raise self._why_not(seat, move) or Refused(self._plainly(seat), move=text)
            self._found_legal = seat, move

    def _why_not(self, seat: int, move: int) -> Refused | None:
        reasons = self.game.reasons
        return reasons.why_not(self.snapshot(), seat, move) if reasons and seat != NATURE else None

    def _plainly(self, seat: int) -> str:
        return "illegal-move" if self.owes(seat) else "not-your-turn"

    def _make(self, entry: Entry) -> Entry:
        """The move has happened: as it stands in the log."""
        event, at_once = self._written(entry)
        if entry.seat != NATURE:
            self.questions[entry.seat] = self.question(entry.seat)
        owed, after_pause = self.pending & ~(1 << entry.seat), entry.seat == NATURE and self.nature_waits
        if entry.shown:
            self.states = self._witnessed(entry)
        kernels.make_move(self._states, entry.seat, entry.move)
        self._look()
        before, is_alone = self._revealed[0], not self._unrevealed
        self._unrevealed = [*(old for old in self._unrevealed if old.entry.seat != entry.seat), event]
        asked = self.pending & ~owed
        if asked or at_once or self.over:
            self._reveal(asked, after_pause)
        self._steps = (*self._steps, before) if is_alone and self._is_step(before, event) else ()
        return event.entry

    def _is_step(self, before: States, event: Event) -> bool:
        """Whether it led from a seat alone to that seat alone, all could know it, and no clock but the table's ran."""
        (seat, *_, late), alone = event.entry, 1 << event.entry.seat
        if self.pending != alone or seat == NATURE or late or before["pending"][0] != alone:
            return False
        return event.audience == EVERYONE and self._lies_open(before) and self._is_untimed(before, seat)

    def _lies_open(self, states: States) -> bool:
        """Whether nothing is hidden from anybody: then nothing hidden can have come of what was done."""
        seen = kernels.copied(states)
        kernels.hide_from(seen, SPECTATOR)
        return seen.tobytes() == states.tobytes()

    def _is_untimed(self, states: States, seat: int) -> bool:
        """Whether the game itself gives the seat as long as it likes."""
        pace = self.game.pace
        return pace is None or pace.wait(Snapshot(states), seat) is None

    def _written(self, entry: Entry) -> tuple[Event, bool]:
        """The move with its text and who may read it, and whether it is seen at once."""
        s, (seat, move, shown, text, late) = self.snapshot(), entry
        audience = self.game.audience(s, seat, move)
        written = Entry(seat, move, shown, text or self.game.notation.write(s, seat, move), late)
        return Event(written, audience & ~AT_ONCE), bool(audience & AT_ONCE)

    def _witnessed(self, entry: Entry) -> States:
        """A copy of the position in which the rules have taken in what was shown, or a refusal."""
        witness = self.game.witness
        if witness is None or not is_word(entry.shown):
            raise Refused("bad-shown")
        states = kernels.copied(self.states)
        witness.witness(states[0], entry.seat, entry.move, entry.shown)
        return states

    def _reveal(self, asked: int, after_pause: bool) -> None:
        """Somebody owes a new decision: what was chosen before it can't be changed any more."""
        for seat in range(self.seats):
            self.questions[seat] += asked >> seat & 1
        revealed, self._unrevealed = self._unrevealed, []
        self.told.extend(revealed)
        self._revealed = kernels.copied(self.states), self.questions.copy()
        of_nature = all(event.entry.seat == NATURE for event in revealed)
        since = len(self.told) - len(revealed)
        if of_nature and not after_pause and self.moments[-1].of_nature:
            since = self.moments.pop().since
        self.moments.append(Moment(since, len(self.told), self._revealed[0], of_nature))

    # --- what a seat knows ---

    def snapshot(self) -> Snapshot:
        """All there is to know: for the rules alone."""
        self._snapshot = self._snapshot or Snapshot(self._states)
        return self._snapshot

    def hidden(self, seat: int) -> States:
        """A copy of the position without anything this seat may not know."""
        states = kernels.copied(self.states)
        kernels.hide_from(states, seat)
        return states

    def known(self, seat: int) -> Snapshot:
        """What this seat may know, to be read."""
        if seat != SPECTATOR:
            return Snapshot(self.hidden(seat))
        self._public = self._public or Snapshot(self.hidden(SPECTATOR))
        return self._public

    def view(self) -> Any:
        """What all see."""
        return self.game.drawing.view(self.known(SPECTATOR))

    def own(self, seat: int) -> Any:
        """What this seat sees beyond it, None in a game without secrets."""
        private = self.game.private
        return private.own(self.known(seat), seat) if private else None

    def face_down(self) -> list[str]:
        """By seat: what all see of its unrevealed choice; nothing in a game that shows nothing of it."""
        lying = self.game.lying
        if not lying:
            return []
        s = self.known(SPECTATOR)
        return [lying.face_down(s, seat) for seat in range(self.seats)]

    def written(self, seat: int, moves: list[int]) -> list[str]:
        """These moves of a seat in notation."""
        s, write = self.snapshot(), self.game.notation.write
        return [write(s, seat, move) for move in moves]

    def happened(self, seat: int, since: int = 0) -> list[tuple[int, Entry]]:
        """What has been revealed since then, as far as this seat may know it, numbered as all that was revealed."""
        return heard(self.told[since:], since, seat)

    # --- the end ---

    def points(self) -> IntArray:
        """A row per seat: points, then tie-breaks."""
        table = kernels.score_table(self.seats)
        kernels.count_scores(self.states, table)
        return table

    def winners(self) -> list[int]:
        return best_rows(self.points())


def heard(told: Sequence[Event], first: int, seat: int) -> list[tuple[int, Entry]]:
    """Of these events, numbered from there on, those that this seat may know."""
    bit = EVERYONE if seat == SPECTATOR else 1 << seat
    events = enumerate(told, first)
    return [(k, entry) for k, (entry, audience) in events if audience & bit == bit or entry.seat == seat]


def best_rows(table: IntArray) -> list[int]:
    """The seats whose rows are highest, compared column by column."""
    rows: Sequence[tuple[int, ...]] = [tuple(row) for row in table.tolist()]
    return [seat for seat, row in enumerate(rows) if row == max(rows)]
