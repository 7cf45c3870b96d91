"""Keeps the score of a table that plays with the real pieces: a line for each turn says what happened.

stands            the giver's piece was placed and the tower stands
stands from 3     the piece came out of player 3's reserve
falls 5           five pieces fell
falls 5 from 3
collapse 4        four pieces fell while nobody was placing
collapse 4 by 2   player 2 knocked them over

The rules are those of every match. Pieces are only counted here, so any of them will do, one upon the other.
"""

import re
from pathlib import Path

import msgspec
import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.kernels import move_buffer
from splendide.core.position import Position
from splendide.core.texts import say
from splendide.games.tower import SEATS, Options, rules
from splendide.games.tower.play.aftermath import collapse
from splendide.games.tower.play.aims import pack_aim
from splendide.games.tower.play.ending import has_won
from splendide.games.tower.play.gravity import scatter
from splendide.games.tower.play.state import (
    BASE,
    BOX,
    BY_DROPS,
    BY_RESERVE,
    GIFT,
    KEEP,
    NOBODY,
    OVER,
    PICK,
    STANDING,
    State,
)
from splendide.games.tower.play.tower import highest_of, members, pieces_at
from splendide.games.tower.wood.stacks import carriers

FOLDER = Path(__file__).parent
COMMENT = "#"
IN_THE_MIDDLE = pack_aim(0, 0, 0, 0, 0)

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

    def tell(self, language: str) -> str:
        """A line per player, the tower, and who is next or has won."""
        players = [_tell_player(self, k, language) for k in range(len(self.reserves))]
        tower = say("score-tower", language, {"tower": self.tower, "box": self.box}, FOLDER)
        return "\n".join([*players, tower, _tell_next(self, language)])


def score(text: str, *, players: int, teams: bool = False) -> Scored:
    s = _opening(players, teams)
    for number, line in enumerate(text.splitlines(), 1):
        said = line.split(COMMENT)[0].strip()
        if said:
            _follow(s, said, number)
    return _scored(s)


def _opening(players: int, teams: bool) -> Position:
    """Everybody has taken their share."""
    if players not in SEATS:
        raise Refused("seats-out-of-range", least=SEATS[0], most=SEATS[-1], seats=players)
    s: Position = np.zeros(1, State)[0]
    rules.setup(s, players, Options(hand="none", teams=teams))
    while s.phase == PICK:
        _play_first(s)
    return s


def _play_first(s: Position) -> None:
    """Whoever is asked makes the first choice of all: pieces that are only counted are all alike."""
    seat, out = int(s.pending).bit_length() - 1, move_buffer()
    rules.moves(s, seat, out)
    rules.play(s, seat, int(out[0]))


# --- A line -------------------------------------------------------------------------------------------------


def _follow(s: Position, said: str, line: int) -> None:
    if s.phase == OVER:
        raise Refused("tower-score-over", line=line)
    if turn := _TURN.fullmatch(said):
        owner = int(s.giver) if turn[3] is None else _player(s, turn[3], line)
        _turn(s, owner, int(turn[2] or 0), line)
    elif fall := _COLLAPSE.fullmatch(said):
        culprit = NOBODY if fall[2] is None else _player(s, fall[2], line)
        _let_fall(s, int(highest_of(s, pieces_at(s, STANDING))), int(fall[1]), line)
        collapse(s, culprit)
    else:
        raise Refused("tower-score-line", line=line, text=said)
    while s.phase in (BASE, KEEP):
        _play_first(s)


def _player(s: Position, number: str, line: int) -> int:
    if int(number) > s.seats:
        raise Refused("tower-score-player", line=line, player=int(number), players=int(s.seats))
    return int(number) - 1


def _turn(s: Position, owner: int, fallen: int, line: int) -> None:
    """A piece of the owner's was placed, and so many pieces fell."""
    reserve = members(pieces_at(s, owner))
    if not reserve:
        raise Refused("tower-score-no-pieces", line=line, player=owner + 1)
    rules.play(s, s.giver, GIFT + reserve[0])
    rules.play(s, s.placer, IN_THE_MIDDLE)
    s.support[s.given] = s.target
    _let_fall(s, int(s.given), fallen, line)
    s.witnessed = 1
    rules.play(s, NATURE, 0)


def _let_fall(s: Position, top: int, count: int, line: int) -> None:
    """So many pieces lie on the table, from the top down; one at least still stands."""
    pieces = carriers(s.support, top)
    if count and count >= len(pieces):
        raise Refused("tower-score-fall", line=line, fallen=count, tower=len(pieces))
    s.fallen = sum(1 << piece for piece in pieces[:count])
    scatter(s, int(s.fallen))


def _scored(s: Position) -> Scored:
    seats = range(int(s.seats))
    return Scored(
        reserves=[_count(s, seat) for seat in seats],
        drops=s.drops[: s.seats].tolist(),
        drops_left=int(s.drops_left),
        tower=_count(s, STANDING),
        box=_count(s, BOX),
        giver=None if s.phase == OVER else int(s.giver) + 1,
        winners=[seat + 1 for seat in seats if has_won(s, seat)],
        how={BY_RESERVE: "reserve", BY_DROPS: "drops"}.get(int(s.how)),
    )


def _count(s: Position, place: int) -> int:
    return len(members(pieces_at(s, place)))


# --- Telling ------------------------------------------------------------------------------------------------


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
