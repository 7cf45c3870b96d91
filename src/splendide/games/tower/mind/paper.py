"""The rest of a match, played on paper hundreds of times: who can give what, who lets fall, whose reserve ends first.

There is no wood in it: everybody lets fall as often as they are taken to, and gives any piece that fits. What fits is
known exactly, since each piece goes on the top of the tower: whoever has one piece left waits for its shape or colour.
"""

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import draw
from splendide.core.position import IntArray, Position, States
from splendide.games.tower.play.ending import are_together
from splendide.games.tower.play.giving import AKIN
from splendide.games.tower.play.salvage import count_pieces
from splendide.games.tower.play.state import MOST_SEATS, NOBODY
from splendide.games.tower.play.tower import highest_of, pieces_at, uncovered_pieces
from splendide.games.tower.wood.pieces import DROPS_TO_WIN, PIECES, SALVAGE, Floats

ALL = (1 << PIECES) - 1
ALONE = 0.5  # of all falls are those of the placed piece alone
LONGEST = 200  # turns after which nobody wins

FIELDS = [
    ("seats", np.int64),
    ("giver", np.int64),  # who gives or gave a piece
    ("height", np.int64),  # of the tower, in pieces
    ("stack", np.int64, (PIECES + 1,)),  # its pieces, the base first
    ("reserves", np.int64, (MOST_SEATS,)),  # bit per piece, by seat
    ("drops", np.int64, (MOST_SEATS,)),  # by seat
]
Paper = np.dtype((np.record, FIELDS))


@kernel
def share_of_wins(
    states: States,
    seat: int,
    piece: int,
    owner: int,
    foretold: IntArray,
    chances: Floats,
    playouts: int,
    sheets: States,
    rng: np.random.Generator,
) -> float:
    """Of so many matches that go on from here with this gift, the share that the seat or its team wins.

    `foretold` says of the first pieces whether they fall, this one included; after that each seat lets a piece fall
    as likely as `chances` says. Two sheets of paper are needed.
    """
    s, begun, p = states[0], sheets[0], sheets[1]
    note(s, begun)
    begun.reserves[owner] |= 1 << piece
    won = 0
    for _ in range(playouts):
        copy(begun, p)
        winner = hand_over(p, owner, piece, foretold[0] == 1, rng)
        for turn in range(1, LONGEST):
            if winner != NOBODY:
                break
            given = any_gift(p, rng)
            falls = foretold[turn] == 1 if turn < len(foretold) else rng.random() < chances[(p.giver + 1) % p.seats]
            winner = hand_over(p, owner_of(p, given), given, falls, rng)
        won += winner != NOBODY and are_together(s, seat, winner)
    return won / playouts


@rule
def note(s: Position, p: Position) -> None:
    """The position is on paper: the pieces that carry the top one are the tower."""
    p.seats = s.seats
    p.giver = s.giver
    for seat in range(s.seats):
        p.reserves[seat] = pieces_at(s, seat)
        p.drops[seat] = s.drops[seat]
    below = highest_of(s, uncovered_pieces(s))
    p.height = 0
    while below >= 0:
        p.stack[p.height] = below
        p.height += 1
        below = int(s.support[below])
    for k in range(p.height // 2):
        p.stack[k], p.stack[p.height - 1 - k] = p.stack[p.height - 1 - k], p.stack[k]


@rule
def copy(begun: Position, p: Position) -> None:
    p.seats, p.giver, p.height = begun.seats, begun.giver, begun.height
    for k in range(begun.height):
        p.stack[k] = begun.stack[k]
    for seat in range(begun.seats):
        p.reserves[seat], p.drops[seat] = begun.reserves[seat], begun.drops[seat]


# --- A turn ------------------------------------------------------------------------------------------------------


@rule
def any_gift(p: Position, rng: np.random.Generator) -> int:
    """Any piece that fits: one's own, or of whoever has most left; where none does, any."""
    fitting = AKIN[p.stack[p.height - 1]] if p.height > 0 else ALL
    own = p.reserves[p.giver]
    if own & fitting:
        return any_of(own & fitting, rng)
    owner, most = NOBODY, 0
    for seat in range(p.seats):
        count = count_pieces(p.reserves[seat])
        if p.reserves[seat] & fitting and count > most:
            owner, most = seat, count
    if owner != NOBODY:
        return any_of(p.reserves[owner] & fitting, rng)
    if own:
        return any_of(own, rng)
    left = 0
    for seat in range(p.seats):
        left |= p.reserves[seat]
    return any_of(left, rng)


@rule
def any_of(pieces: int, rng: np.random.Generator) -> int:
    for _ in range(draw(rng, count_pieces(pieces))):
        pieces &= pieces - 1
    piece = 0
    while not (pieces >> piece) & 1:
        piece += 1
    return piece


@rule
def owner_of(p: Position, piece: int) -> int:
    for seat in range(p.seats):
        if (p.reserves[seat] >> piece) & 1:
            return seat
    return NOBODY


@rule
def hand_over(p: Position, owner: int, piece: int, falls: bool, rng: np.random.Generator) -> int:
    """The neighbour has put the piece down, or let it fall; who has won by it."""
    giver = p.giver
    p.giver = (giver + 1) % p.seats
    p.reserves[owner] &= ~(1 << piece)
    p.stack[p.height] = piece
    p.height += 1
    if not falls or p.height == 1:
        return owner if p.reserves[owner] == 0 else NOBODY
    p.drops[giver] += 1
    fall(p, p.giver, rng)
    return giver if p.drops[giver] >= DROPS_TO_WIN else NOBODY


@rule
def fall(p: Position, placer: int, rng: np.random.Generator) -> None:
    """The top falls, with some of what is below it or without; the placer takes what they may."""
    fallen = 1 if rng.random() < ALONE else 1 + draw(rng, p.height - 1)
    for k in range(fallen):
        p.height -= 1
        if k < SALVAGE:
            p.reserves[placer] |= 1 << p.stack[p.height]
