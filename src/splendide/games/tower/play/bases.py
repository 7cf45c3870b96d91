"""The tallest stack still standing becomes the base of the new tower."""

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.salvage import salvage
from splendide.games.tower.play.state import BASE, FALLEN, STANDING
from splendide.games.tower.play.tower import highest_top
from splendide.games.tower.wood.pieces import PIECES, shape_of
from splendide.games.tower.wood.poses import face_of, stand, turned_by
from splendide.games.tower.wood.stacks import TABLE, root_of

EQUALLY_TALL = 2.0  # mm


@rule
def is_on_table(s: Position, piece: int) -> bool:
    return s.where[piece] == STANDING or s.where[piece] == FALLEN


@rule
def stack_of(s: Position, root: int) -> int:
    """Bit per piece that stands on this one, itself included."""
    pieces = 0
    for piece in range(PIECES):
        pieces |= int(is_on_table(s, piece) and root_of(s.support, piece) == root) << piece
    return pieces


@rule
def is_stack(pieces: int) -> bool:
    """Whether these are two pieces or more."""
    return pieces & (pieces - 1) != 0


@rule
def tallest_stack(s: Position) -> float:
    """The height of the tallest stack; 0 if only single pieces are left."""
    tallest = 0.0
    for root in range(PIECES):
        if is_on_table(s, root) and s.support[root] == TABLE:
            pieces = stack_of(s, root)
            if is_stack(pieces):
                tallest = max(tallest, highest_top(s, pieces))
    return tallest


@rule
def possible_bases(s: Position) -> int:
    """Bit per lowest piece of a stack that could be the base: all equally tall ones, or every single piece."""
    tallest = tallest_stack(s)
    bases = 0
    for root in range(PIECES):
        if is_on_table(s, root) and (tallest == 0.0 or is_as_tall(s, root, tallest)):
            bases |= 1 << root
    return bases


@rule
def built_on(s: Position, root: int) -> int:
    """Bit per piece of the new tower, if this is its base."""
    return stack_of(s, root) if tallest_stack(s) > 0.0 else 1 << root


@rule
def is_as_tall(s: Position, root: int, tallest: float) -> bool:
    if s.support[root] != TABLE:
        return False
    pieces = stack_of(s, root)
    return is_stack(pieces) and highest_top(s, pieces) >= tallest - EQUALLY_TALL


@rule
def choose_base(s: Position) -> None:
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
def found_tower(s: Position, root: int) -> None:
    """This stack is the tower, in the middle of the table; everything else has fallen."""
    pieces = built_on(s, root)
    if not is_stack(pieces):
        shape = shape_of(root)
        stand(s.pose[root], shape, face_of(s.pose[root], shape), turned_by(0), 0.0, 0.0, 0.0)
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
