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
from splendide.games.tower.play.state import MOST_SEATS, NO_PIECE, NOBODY
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
def count_wins(
    states: States,
    gift: int,
    foretold: IntArray,
    falls: Floats,
    matches: int,
    sheets: States,
    wins: Floats,
    rng: np.random.Generator,
) -> None:
    """By seat, how many of the matches that go on from here it or its team has won; two sheets of paper are needed."""
    s, begun, p = states[0], sheets[0], sheets[1]
    note(s, begun)
    for _ in range(matches):
        copy(begun, p)
        winner = play_on(p, gift, foretold, falls, rng)
        for seat in range(s.seats):
            wins[seat] += winner != NOBODY and are_together(s, seat, winner)


@rule
def note(s: Position, p: Position) -> None:
    """The position is on paper: the pieces that carry the top one are the tower."""
    p.seats = s.seats
    p.giver = s.giver
    for seat in range(s.seats):
        p.reserves[seat] = pieces_at(s, seat)
        p.drops[seat] = s.drops[seat]
    if s.given != NO_PIECE:  # until it stands or falls it is its owner's
        p.reserves[s.owner] |= 1 << s.given
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


@rule
def play_on(p: Position, gift: int, foretold: IntArray, falls: Floats, rng: np.random.Generator) -> int:
    """The match is over, or has become too long; who has won. First this piece is given, or any for NO_PIECE.

    `foretold` says of the first pieces whether they fall; after that each seat lets a piece fall as likely as `falls`
    says.
    """
    for turn in range(LONGEST):
        given = gift if turn == 0 and gift != NO_PIECE else any_gift(p, rng)
        fell = foretold[turn] == 1 if turn < len(foretold) else rng.random() < falls[(p.giver + 1) % p.seats]
        winner = hand_over(p, given, fell, rng)
        if winner != NOBODY:
            return winner
    return NOBODY


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
def hand_over(p: Position, piece: int, falls: bool, rng: np.random.Generator) -> int:
    """The neighbour has put the piece down, or let it fall; who has won by it."""
    giver, owner = p.giver, owner_of(p, piece)
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
