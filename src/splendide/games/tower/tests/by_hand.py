"""A record followed with wooden pieces in hand: nothing here knows the program's rules, so both can be compared."""

from dataclasses import dataclass, field

from splendide.core.game import NATURE
from splendide.core.record import Line, Record
from splendide.games.tower.physics.outcome import Outcome, read
from splendide.games.tower.wood.pieces import PIECE_NAMES


def share_something(one: str, other: str) -> bool:
    return bool(set(one.split("-")) & set(other.split("-")))


@dataclass
class ByHand:
    """Pieces are names; the tower is a pile, the lowest piece first."""

    players: int
    reserves: list[set[str]]
    tower: list[str] = field(default_factory=list)
    lying: set[str] = field(default_factory=set)
    drops: list[int] = field(default_factory=list)
    given: str = ""
    giver: int = 0
    owner: int = 0
    won: set[int] = field(default_factory=set)
    how: set[str] = field(default_factory=set)  # kinds of things that happened

    def follow(self, line: Line) -> None:
        verb, _, what = line.text.partition(" ")
        if verb == "take":
            self.reserves[line.seat].add(what)
        elif verb == "give":
            self._give(line.seat, what)
        elif verb == "settle":
            self._settle(read(line.shown))
        elif verb == "base":
            self.tower, self.lying = [what], (self.lying | set(self.tower)) - {what}
            self._pick_up_few()
        elif verb == "keep":
            self.reserves[line.seat] |= set(what.split("+"))
            self.lying = set()
        self.how.add(verb)

    def _give(self, seat: int, piece: str) -> None:
        (self.owner,) = [k for k, reserve in enumerate(self.reserves) if piece in reserve]
        self.giver, self.given = seat, piece
        fits = [one for reserve in self.reserves for one in reserve if self._fits(one)]
        if fits:
            assert self._fits(piece)
            assert self.owner == seat or not any(map(self._fits, self.reserves[seat]))
        else:
            assert self.owner == seat or not self.reserves[seat]
        self.how.add("borrowed" if self.owner != seat else "own")
        self.reserves[self.owner].discard(piece)

    def _fits(self, piece: str) -> bool:
        return not self.tower or share_something(piece, self.tower[-1])

    def _settle(self, outcome: Outcome) -> None:
        self.tower.append(self.given)
        assert set(self.tower) == {PIECE_NAMES[piece] for piece in outcome.poses}
        fallen = {PIECE_NAMES[piece] for piece in outcome.fallen}
        if fallen:
            self._fall(fallen)
        elif not self.reserves[self.owner]:
            self.won = {self.owner}

    def _fall(self, fallen: set[str]) -> None:
        self.how.add("fell alone" if len(fallen) == 1 else "fell")
        self.drops[self.giver] += 1
        if self.drops[self.giver] == 3:
            self.won = {self.giver}
            return
        self.tower = [piece for piece in self.tower if piece not in fallen]
        self.lying = fallen
        if len(self.tower) > 1:
            self._pick_up_few()

    def _pick_up_few(self) -> None:
        """Three or fewer go to the placer without a word."""
        if len(self.lying) <= 3:
            self.reserves[(self.giver + 1) % self.players] |= self.lying
            self.lying = set()


def played_by_hand(record: Record) -> ByHand:
    table = ByHand(record.seats, [set() for _ in range(record.seats)], drops=[0] * record.seats)
    for line in record.moves:
        assert not table.won, "somebody had won before"
        table.follow(line)
    assert any(line.seat == NATURE for line in record.moves)
    return table
