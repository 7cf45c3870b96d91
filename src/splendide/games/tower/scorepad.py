"""Keeps the score of a table that plays with the real pieces: a line for each turn says what happened.

stands            the giver's piece was placed and the tower stands
stands from 3     the piece came out of player 3's reserve
falls 5           five pieces fell
falls 5 from 3
collapse 4        four pieces fell while nobody was placing
collapse 4 by 2   player 2 knocked them over
"""

import re
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from splendide.core.errors import Refused
from splendide.core.texts import say
from splendide.games.tower import SEATS
from splendide.games.tower.pieces import DROPS, DROPS_TO_WIN, PIECES, SALVAGE, SHARE

FOLDER = Path(__file__).parent
COMMENT = "#"

_TURN = re.compile(r"(stands|falls ([1-9][0-9]?))(?: from ([1-9]))?")
_COLLAPSE = re.compile(r"collapse ([1-9][0-9]?)(?: by ([1-9]))?")


class Scored(msgspec.Struct, frozen=True):
    """The table as it is after the last line. Players are counted from 1."""

    reserves: list[int]  # pieces of each player
    drops: list[int]
    drops_left: int
    tower: int  # pieces standing
    box: int
    giver: int | None  # whose turn it is to give; None when the match is over
    winners: list[int]
    how: str | None  # reserve or drops


@dataclass
class Table:
    """Pieces are only counted; players are counted from 0."""

    players: int
    teams: bool
    reserves: list[int] = field(default_factory=list)
    drops: list[int] = field(default_factory=list)
    drops_left: int = DROPS
    tower: int = 0
    box: int = 0
    giver: int = 0
    winner: int | None = None
    how: str | None = None

    def __post_init__(self) -> None:
        self.reserves = [int(SHARE[self.players])] * self.players
        self.drops = [0] * self.players
        self.box = PIECES - sum(self.reserves)

    def turn(self, owner: int, fallen: int, line: int) -> None:
        """A piece of the owner's was placed, and so many pieces fell."""
        if self.reserves[owner] == 0:
            raise Refused("tower-score-no-pieces", line=line, player=owner + 1)
        self.reserves[owner] -= 1
        self.tower += 1
        placer = (self.giver + 1) % self.players
        if fallen:
            self._fall(placer, fallen, line)
        elif self.reserves[owner] == 0:
            self.winner, self.how = owner, "reserve"
        self.giver = placer

    def _fall(self, placer: int, fallen: int, line: int) -> None:
        if self.drops_left:
            self.drops_left -= 1
            self.drops[self.giver] += 1
        if self.drops[self.giver] == DROPS_TO_WIN:
            self.winner, self.how = self.giver, "drops"
        self.collapse(placer, fallen, line)

    def collapse(self, culprit: int | None, fallen: int, line: int) -> None:
        """So many pieces are no longer in the tower: some are kept by whose fault it was, if it was anybody's."""
        if fallen >= self.tower:
            raise Refused("tower-score-fall", line=line, fallen=fallen, tower=self.tower)
        kept = 0 if culprit is None else min(SALVAGE, fallen)
        self.tower -= fallen
        self.box += fallen - kept
        if culprit is not None:
            self.reserves[culprit] += kept

    def winners(self) -> list[int]:
        if self.winner is None:
            return []
        apart = self.players // 2 if self.teams else self.players
        return [seat for seat in range(self.players) if seat % apart == self.winner % apart]


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=int, choices=SEATS, required=True)
    parser.add_argument("--teams", action="store_true")


def score(text: str, args: Namespace) -> Scored:
    table = _opening(args.players, args.teams)
    for number, line in enumerate(text.splitlines(), 1):
        said = line.split(COMMENT)[0].strip()
        if said:
            _follow(table, said, number)
    return _scored(table)


def _opening(players: int, teams: bool) -> Table:
    if players not in SEATS:
        raise Refused("seats-out-of-range", least=SEATS[0], most=SEATS[-1], seats=players)
    if teams and players not in (4, 6):
        raise Refused("tower-score-teams", players=players)
    return Table(players, teams)


def _follow(table: Table, said: str, line: int) -> None:
    if table.winner is not None:
        raise Refused("tower-score-over", line=line)
    if turn := _TURN.fullmatch(said):
        owner = table.giver if turn[3] is None else _player(table, turn[3], line)
        table.turn(owner, int(turn[2] or 0), line)
    elif fall := _COLLAPSE.fullmatch(said):
        table.collapse(None if fall[2] is None else _player(table, fall[2], line), int(fall[1]), line)
    else:
        raise Refused("tower-score-line", line=line, text=said)


def _player(table: Table, number: str, line: int) -> int:
    if int(number) > table.players:
        raise Refused("tower-score-player", line=line, player=int(number), players=table.players)
    return int(number) - 1


def _scored(table: Table) -> Scored:
    return Scored(
        table.reserves,
        table.drops,
        table.drops_left,
        table.tower,
        table.box,
        None if table.winner is not None else table.giver + 1,
        [seat + 1 for seat in table.winners()],
        table.how,
    )


# --- Telling ------------------------------------------------------------------------------------------------


def tell(result: Scored, language: str) -> str:
    """A line per player, the tower, and who is next or has won."""
    players = [_tell_player(result, k, language) for k in range(len(result.reserves))]
    tower = say("score-tower", language, {"tower": result.tower, "box": result.box}, FOLDER)
    return "\n".join([*players, tower, _tell_next(result, language)])


def _tell_player(result: Scored, k: int, language: str) -> str:
    details = {"player": k + 1, "pieces": result.reserves[k], "drops": result.drops[k]}
    return say("score-player", language, details, FOLDER)


def _tell_next(result: Scored, language: str) -> str:
    if result.giver:
        left = result.giver % len(result.reserves) + 1
        return say("score-next", language, {"giver": result.giver, "placer": left}, FOLDER)
    names = ", ".join(str(player) for player in result.winners)
    details = {"count": len(result.winners), "players": names, "how": result.how or ""}
    return say("score-winners", language, details, FOLDER)
