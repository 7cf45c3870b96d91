"""A record followed with cards in hand: nothing here knows the program's rules, so both can be compared."""

from dataclasses import dataclass, field

from splendide.core.game import NATURE
from splendide.core.record import Line, Record

ZONES = ["white", "pink", "black"]


@dataclass
class ByHand:
    """Cards lie in a row, then in zones, then in collections; jokers of each player are counted apart."""

    players: int
    row: list[str] = field(default_factory=list)
    zones: dict[str, list[str]] = field(default_factory=dict)
    bets: dict[int, str] = field(default_factory=dict)
    winners: set[int] = field(default_factory=set)
    collections: list[list[str]] = field(default_factory=list)
    loose: list[int] = field(default_factory=list)

    def follow(self, line: Line) -> None:
        verb, what = line.text.split(" ")
        if verb == "turn":
            self.row.append(what.split(".")[0])
        elif verb == "split":
            self._split(what)
        elif verb == "discard":
            del self.zones[what]
        elif verb == "bet":
            self._bet(line.seat, what)
        elif verb == "joker":
            self._place(line.seat, what)

    def _split(self, what: str) -> None:
        names = what.split("|")
        lengths = [1, 1] if names[0] in ZONES else [int(name) for name in names]
        names = names if names[0] in ZONES else ZONES
        cards = iter(self.row)
        self.zones = {name: [next(cards) for _ in range(n)] for name, n in zip(names, lengths, strict=True)}

    def _bet(self, seat: int, zone: str) -> None:
        self.bets[seat] = zone
        if len(self.bets) == self.players - len(self.winners):
            self._reveal()

    def _reveal(self) -> None:
        stays: list[str] = []
        for name, cards in self.zones.items():
            there = [seat for seat, zone in self.bets.items() if zone == name]
            if len(there) == 1:
                self.winners.add(there[0])
                self.loose[there[0]] += cards.count("joker")
                self.collections[there[0]] += [card for card in cards if card != "joker"]
                self._place_where_there_is_no_choice(there[0])
            elif there:
                stays += cards
        self.row, self.zones, self.bets = stays, {}, {}

    def _place_where_there_is_no_choice(self, seat: int) -> None:
        values = set(self.collections[seat])
        if len(values) == 1:
            self.collections[seat] += [*values] * self.loose[seat]
            self.loose[seat] = 0

    def _place(self, seat: int, value: str) -> None:
        assert value in self.collections[seat]
        self.collections[seat].append(value)
        self.loose[seat] -= 1

    def points(self) -> list[int]:
        total = [0] * self.players
        for value in range(1, 11):
            lengths = [cards.count(str(value)) for cards in self.collections]
            for seat, length in enumerate(lengths):
                total[seat] += value if length and length == max(lengths) else 0
        return total


def played_by_hand(record: Record) -> ByHand:
    table = ByHand(record.seats, collections=[[] for _ in range(record.seats)], loose=[0] * record.seats)
    before = 0
    for line in record.moves:
        if line.seat == NATURE != before:  # a new row: what lay there is swept away
            table.row, table.zones, table.winners = [], {}, set()
        before = line.seat
        table.follow(line)
    return table
