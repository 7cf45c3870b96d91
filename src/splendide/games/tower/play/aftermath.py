"""After a piece was let go: it stands, or it fell and the giver gets a drop."""

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.bases import choose_base
from splendide.games.tower.play.ending import win
from splendide.games.tower.play.gravity import scatter
from splendide.games.tower.play.state import BY_DROPS, BY_RESERVE, FALLEN, NO_PIECE, NO_ROOM, NOBODY, STANDING
from splendide.games.tower.play.tower import pieces_at, top_of
from splendide.games.tower.play.turns import pass_on
from splendide.games.tower.wood.pieces import DROPS_TO_WIN, PIECES
from splendide.games.tower.wood.poses import POSE
from splendide.games.tower.wood.stacks import NOTHING


@rule
def reckon(s: Position) -> None:
    """Poses and supports are what gravity made of them, `fallen` says what fell: now the rules follow."""
    tell(s)
    s.turn += 1
    s.where[s.given] = STANDING
    s.given = NO_PIECE
    if s.fallen == 0:
        stands(s)
    else:
        falls(s)


@rule
def tell(s: Position) -> None:
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
def stands(s: Position) -> None:
    """When the last piece of a reserve has been placed and the tower stands, that player has won."""
    s.peak = max(s.peak, top_of(s, s.told_piece))
    if pieces_at(s, s.owner) == 0:
        win(s, s.owner, BY_RESERVE)
    else:
        pass_on(s)


# --- It fell: the giver gets a drop, the placer chooses the base and takes pieces ------------------------------


@rule
def falls(s: Position) -> None:
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
def give_drop(s: Position) -> None:
    """If the tokens have run out, none is given."""
    if s.drops_left > 0:
        s.drops_left -= 1
        s.drops[s.giver] += 1
        s.told_drop = 1


@rule
def lay_down(s: Position) -> None:
    """What fell lies on the table, and nothing of it is carried by what still stands."""
    for piece in range(PIECES):
        if (s.fallen >> piece) & 1:
            s.where[piece] = FALLEN
    for piece in range(PIECES):
        if s.where[piece] == FALLEN and s.support[piece] >= 0 and s.where[s.support[piece]] != FALLEN:
            s.support[piece] = NOTHING


@rule
def fall_for_want_of_room(s: Position) -> None:
    """Others crowd the target so much that the piece can be put nowhere: it counts as a fall of that piece alone."""
    s.fallen = 1 << s.given
    s.touched = NO_ROOM
    scatter(s, s.fallen)
    s.drift[0] = 0.0
    s.drift[1] = 0.0
    for k in range(POSE):
        s.released[k] = s.pose[s.given, k]
    reckon(s)


# --- Falls outside a placement: nobody's fault, or that of another player ----------------------------------------


@rule
def collapse(s: Position, culprit: int) -> None:
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
