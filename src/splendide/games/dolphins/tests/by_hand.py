"""A record followed with cards and dolphins in hand: nothing here knows the program, so both can be compared."""

from collections import Counter
from dataclasses import dataclass, field

from splendide.core.game import NATURE
from splendide.core.record import Line, Record


@dataclass
class ByHand:
    """Hands are lists of words, and so is what everybody is about to pass."""

    players: int
    advanced: bool
    calm: bool
    dealer: int = 0
    hands: list[list[str]] = field(default_factory=list)
    given: dict[int, str] = field(default_factory=dict)
    touched: list[int] = field(default_factory=list)
    level: list[int] = field(default_factory=list)  # those who touched in the same instant as the last one
    lots: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    letters: Counter[int] = field(default_factory=Counter)
    tied: set[int] = field(default_factory=set)
    dealt: int = 0

    @property
    def dolphins(self) -> int:
        return 2 if self.tied else self.players - 1

    def follow(self, line: Line) -> None:
        verb, _, what = line.text.partition(" ")
        what = what.split("-")[0]
        if line.seat == NATURE:
            self._nature(verb, what)
        elif verb == "pass":
            self.given[line.seat] = what
        elif verb.startswith("touch"):
            self.level = [*self.level, line.seat] if verb == "touch-level" else [line.seat]
            self.touched.append(line.seat)
        if len(self.given) == self.players and not self.touched:
            self._slide()

    def _nature(self, verb: str, what: str) -> None:
        match verb:
            case "dealer":
                self.dealer = int(what)
            case "deal":
                self.hands[(self.dealer + 1 + self.dealt) % self.players].append(what)
                self.dealt += 1
            case "draw":
                self.hands[self.dealer].append(what)
            case "react":
                self.times.append(int(what))
            case "lots":
                self.lots.append(int(what))
                self._end_race()
            case "back":
                self._end_false_start()
            case "over":
                self._end_race()

    def _end_false_start(self) -> None:
        """The same deal goes on, unless there is a tie now: then cards are dealt for it."""
        before = self.tied
        self._letters({seat: 1 for seat in range(self.players) if seat not in self.touched})
        self.touched, self.given = [], {} if self.calm else self.given
        if self.tied != before:
            self._clear()

    def _slide(self) -> None:
        for seat, card in self.given.items():
            self.hands[seat].remove(card)
        for seat, card in self.given.items():
            left = (seat + 1) % self.players
            if not (self.advanced and left == self.dealer):
                self.hands[left].append(card)
        self.given = {}

    def _order(self) -> list[list[int]]:
        """Groups of those who were level, the quickest first."""
        if not self.calm:
            alone = [[seat] for seat in self.touched if seat not in self.level]
            return [*alone, self.level]
        first = min(self.times[seat] for seat in self.touched)
        at = [time + (0 if seat in self.touched else first) for seat, time in enumerate(self.times)]
        return [[seat for seat in range(self.players) if at[seat] == time] for time in sorted(set(at))]

    def _end_race(self) -> None:
        got: list[int] = []
        for group in self._order():
            room = self.dolphins - len(got)
            if len(group) > room > 0 and len(self.lots) < room:
                return  # the lots will tell
            got += group if len(group) <= room else self.lots[:room]
        self._letters({seat: 1 + (self.hands[seat].count("splash") == 4) for seat in got})
        self._clear()

    def _letters(self, given: dict[int, int]) -> None:
        for seat, n in given.items():
            if self.tied:
                self.letters[seat] += n if seat in self.tied else 0
            else:
                self.letters[seat] = min(6, self.letters[seat] + n)
        complete = {seat for seat in range(self.players) if self.letters[seat] >= 6}
        if not self.tied and len(complete) > 1:
            self.tied = complete

    def _clear(self) -> None:
        self.hands = [[] for _ in range(self.players)]
        self.given, self.touched, self.level, self.lots, self.times = {}, [], [], [], []
        self.dealer = (self.dealer + 1) % self.players
        self.dealt = 0


def played_by_hand(record: Record) -> ByHand:
    table = ByHand(record.seats, record.options["game"] == "advanced", record.options["pace"] == "calm")
    table.hands = [[] for _ in range(record.seats)]
    for line in record.moves:
        table.follow(line)
    return table
