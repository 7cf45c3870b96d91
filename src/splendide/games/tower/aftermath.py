"""After a piece was let go: it stands, or it fell; drops, the new base, the pieces that are kept, and the end."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import IntArray
from splendide.games.tower.geometry import face_of, shape_of, stand
from splendide.games.tower.giving import list_pieces, pieces_at, target_of, top_of
from splendide.games.tower.hand import NONE
from splendide.games.tower.pieces import DROPS_TO_WIN, PIECES, SALVAGE
from splendide.games.tower.state import (
    BASE,
    BOX,
    BY_DROPS,
    BY_RESERVE,
    FALLEN,
    GIVE,
    HAND,
    KEEP,
    KEEPING,
    LIFT,
    NO_PIECE,
    NO_SEED,
    NOBODY,
    NOTHING,
    OVER,
    PLACE,
    STANDING,
    TABLE,
)

EQUALLY_TALL = 2.0  # mm


@rule
def settle(s: np.record) -> None:
    """Poses and supports are what gravity made of them, `fallen` says what fell: now the rules follow."""
    judge_given_piece(s)
    tell(s)
    s.turn += 1
    s.where[s.given] = STANDING
    s.given = NO_PIECE
    if s.fallen == 0:
        stands(s)
    else:
        falls(s)


@rule
def judge_given_piece(s: np.record) -> None:
    """A base stands however it came to lie; any other piece that rests elsewhere than on its target has fallen."""
    if s.target == TABLE:
        s.fallen = 0
        s.touched = NOTHING
        s.support[s.given] = TABLE
    elif s.fallen == 0 and s.support[s.given] != s.target:
        s.fallen = 1 << s.given
        s.touched = s.support[s.given]


@rule
def tell(s: np.record) -> None:
    """What happened can be told until the next placement."""
    s.told_piece = s.given
    s.told_giver = s.giver
    s.told_owner = s.owner
    s.told_target = s.target
    s.told_fallen = s.fallen
    s.told_touched = s.touched
    s.told_drop = 0
    s.told_kept = 0
    s.told_boxed = 0


# --- It stands -------------------------------------------------------------------------------------------


@rule
def stands(s: np.record) -> None:
    """When the last piece of a reserve has been placed and the tower stands, that player has won."""
    s.peak = max(s.peak, height_of(s))
    if pieces_at(s, s.owner) == 0:
        win(s, s.owner, BY_RESERVE)
    else:
        pass_on(s)


@rule
def height_of(s: np.record) -> float:
    height = 0.0
    for piece in range(PIECES):
        if s.where[piece] == STANDING:
            height = max(height, top_of(s, piece))
    return height


@rule
def pass_on(s: np.record) -> None:
    """The placer becomes the giver."""
    ask_to_give(s, s.placer)


@rule
def ask_to_give(s: np.record, giver: int) -> None:
    s.giver = giver
    s.placer = (giver + 1) % s.seats
    s.phase = GIVE
    s.pending = 1 << giver


@rule
def win(s: np.record, seat: int, how: int) -> None:
    s.winner = seat
    s.how = how
    s.phase = OVER
    s.pending = 0


# --- It fell: the giver gets a drop, the placer chooses the base and takes pieces ------------------------------


@rule
def falls(s: np.record) -> None:
    lay_down(s)
    give_drop(s)
    if s.drops[s.giver] >= DROPS_TO_WIN:
        win(s, s.giver, BY_DROPS)
    else:
        s.chooser = s.placer
        s.salvager = s.placer
        s.outside = 0
        choose_base(s)


@rule
def give_drop(s: np.record) -> None:
    """If the tokens have run out, none is given."""
    if s.drops_left > 0:
        s.drops_left -= 1
        s.drops[s.giver] += 1
        s.told_drop = 1


@rule
def lay_down(s: np.record) -> None:
    """What fell lies on the table, and nothing of it is carried by what still stands."""
    for piece in range(PIECES):
        if (s.fallen >> piece) & 1:
            s.where[piece] = FALLEN
    for piece in range(PIECES):
        if s.where[piece] == FALLEN and s.support[piece] >= 0 and s.where[s.support[piece]] != FALLEN:
            s.support[piece] = NOTHING


# --- The tallest stack still standing becomes the base of the new tower ----------------------------------------


@rule
def is_on_table(s: np.record, piece: int) -> bool:
    return s.where[piece] == STANDING or s.where[piece] == FALLEN


@rule
def root_of(s: np.record, piece: int) -> int:
    """The lowest piece of the stack that this one belongs to; NO_PIECE if it only leans somewhere."""
    while s.support[piece] >= 0:
        piece = int(s.support[piece])
    return piece if s.support[piece] == TABLE else NO_PIECE


@rule
def stack_of(s: np.record, root: int) -> int:
    """Bit per piece that stands on this one, itself included."""
    pieces = 0
    for piece in range(PIECES):
        pieces |= int(is_on_table(s, piece) and root_of(s, piece) == root) << piece
    return pieces


@rule
def stack_height(s: np.record, pieces: int) -> float:
    height = 0.0
    for piece in range(PIECES):
        if (pieces >> piece) & 1:
            height = max(height, top_of(s, piece))
    return height


@rule
def is_stack(pieces: int) -> bool:
    """Whether these are two pieces or more."""
    return pieces & (pieces - 1) != 0


@rule
def tallest_stack(s: np.record) -> float:
    """The height of the tallest stack; 0 if only single pieces are left."""
    tallest = 0.0
    for root in range(PIECES):
        if is_on_table(s, root) and s.support[root] == TABLE:
            pieces = stack_of(s, root)
            if is_stack(pieces):
                tallest = max(tallest, stack_height(s, pieces))
    return tallest


@rule
def possible_bases(s: np.record) -> int:
    """Bit per lowest piece of a stack that could be the base: all equally tall ones, or every single piece."""
    tallest = tallest_stack(s)
    bases = 0
    for root in range(PIECES):
        if is_on_table(s, root) and (tallest == 0.0 or is_as_tall(s, root, tallest)):
            bases |= 1 << root
    return bases


@rule
def is_as_tall(s: np.record, root: int, tallest: float) -> bool:
    if s.support[root] != TABLE:
        return False
    pieces = stack_of(s, root)
    return is_stack(pieces) and stack_height(s, pieces) >= tallest - EQUALLY_TALL


@rule
def choose_base(s: np.record) -> None:
    """Whoever made it fall chooses among several; a single possibility is taken at once."""
    bases = possible_bases(s)
    if bases & (bases - 1):
        s.phase = BASE
        s.pending = 1 << s.chooser
    else:
        for root in range(PIECES):
            if (bases >> root) & 1:
                found_tower(s, root)


@rule
def found_tower(s: np.record, root: int) -> None:
    """This stack is the tower, in the middle of the table; everything else has fallen."""
    pieces = stack_of(s, root) if tallest_stack(s) > 0.0 else 1 << root
    if not is_stack(pieces):
        shape = shape_of(root)
        stand(s.pose[root], shape, face_of(s.pose[root], shape), 0, 0.0, 0.0, 0.0)
        s.support[root] = TABLE
    x, y = s.pose[root, 0], s.pose[root, 1]
    for piece in range(PIECES):
        if (pieces >> piece) & 1:
            s.where[piece] = STANDING
            s.pose[piece, 0] -= x
            s.pose[piece, 1] -= y
        elif is_on_table(s, piece):
            s.where[piece] = FALLEN
    salvage(s)


# --- The fallen pieces: at most three are kept, the others go to the box ---------------------------------------


@rule
def count_pieces(pieces: int) -> int:
    n = 0
    while pieces:
        pieces &= pieces - 1
        n += 1
    return n


@rule
def salvage(s: np.record) -> None:
    fallen = pieces_at(s, FALLEN)
    if s.salvager == NOBODY:
        keep(s, 0)
    elif count_pieces(fallen) <= SALVAGE:
        keep(s, fallen)
    else:
        s.phase = KEEP
        s.pending = 1 << s.salvager


@rule
def list_keeps(s: np.record, out: IntArray) -> int:
    """Every three of the fallen pieces."""
    fallen = np.zeros(PIECES, np.int64)
    count = list_pieces(pieces_at(s, FALLEN), 0, fallen)
    n = 0
    for i in range(count):
        for j in range(i + 1, count):
            for k in range(j + 1, count):
                out[n] = pack_keep(fallen[i], fallen[j], fallen[k])
                n += 1
    return n


@rule
def pack_keep(one: int, two: int, three: int) -> int:
    return KEEPING | one << 10 | two << 5 | three


@rule
def unpack_keep(move: int) -> tuple[int, int, int]:
    return move >> 10 & 31, move >> 5 & 31, move & 31


@rule
def allows_keep(s: np.record, move: int) -> bool:
    one, two, three = unpack_keep(move)
    if move != pack_keep(one, two, three) or not one < two < three < PIECES:
        return False
    return s.where[one] == FALLEN and s.where[two] == FALLEN and s.where[three] == FALLEN


@rule
def keep_chosen(s: np.record, move: int) -> None:
    one, two, three = unpack_keep(move)
    keep(s, 1 << one | 1 << two | 1 << three)


@rule
def keep(s: np.record, kept: int) -> None:
    for piece in range(PIECES):
        if s.where[piece] == FALLEN:
            is_kept = (kept >> piece) & 1
            s.where[piece] = s.salvager if is_kept else BOX
            s.support[piece] = NOTHING
            s.told_kept |= is_kept << piece
            s.told_boxed |= (1 - is_kept) << piece
    go_on(s)


@rule
def go_on(s: np.record) -> None:
    if s.outside:
        resume(s)
    else:
        pass_on(s)


# --- Falls outside a placement: nobody's fault, or that of another player ----------------------------------------


@rule
def collapse(s: np.record, culprit: int) -> None:
    """The tower fell while nobody was placing, or somebody else knocked it over: no drop is given.

    Poses and supports are what gravity made of them, `fallen` says what fell. Nobody's fault (NOBODY): the pieces
    go to the box and the giver chooses the base; else the culprit chooses and takes pieces as usual. Then the turn
    goes on as it was.
    """
    lay_down(s)
    s.told_kept = 0
    s.told_boxed = 0
    s.chooser = s.giver if culprit == NOBODY else culprit
    s.salvager = culprit
    s.outside = 1
    choose_base(s)


@rule
def resume(s: np.record) -> None:
    """The piece that was given is still in the hand, or one must still be given."""
    s.outside = 0
    if s.given == NO_PIECE:
        ask_to_give(s, s.giver)
    else:
        ask_to_lift(s)


@rule
def ask_to_lift(s: np.record) -> None:
    """The placer takes the piece when they like; a hand that doesn't sway has it at once."""
    s.where[s.given] = HAND
    s.target = target_of(s, s.given)
    s.seed = NO_SEED
    s.phase = PLACE if s.hand == NONE else LIFT
    s.pending = 1 << s.placer
