"""Positions in words, for tests that read like a table: what stands, who has which pieces, what is played."""

from collections.abc import Sequence

from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.games.tower.physics import outcome
from splendide.games.tower.physics.outcome import Outcome
from splendide.games.tower.play.state import BOX, FALLEN, STANDING
from splendide.games.tower.play.tower import pieces_at, top_of
from splendide.games.tower.play.turns import ask_to_give
from splendide.games.tower.wood.pieces import FACE_NAMES, FLAT, HEIGHT, PIECE_NAMES, PIECES, shape_of
from splendide.games.tower.wood.poses import Pose
from splendide.games.tower.wood.solids import standing
from splendide.games.tower.wood.stacks import NOTHING, TABLE
from tests.playing import play


def number(name: str) -> int:
    return PIECE_NAMES.index(name)


def names(pieces: int | Sequence[int]) -> list[str]:
    """The names of pieces, from a mask or from numbers."""
    chosen = [k for k in range(PIECES) if pieces >> k & 1] if isinstance(pieces, int) else pieces
    return [PIECE_NAMES[piece] for piece in chosen]


def begin(seats: int = 2, **options: object) -> Match:
    """Nobody has taken anything yet."""
    game = find_game("tower")
    return Match(game, seats, game.options(options))


def table(tower: str, *reserves: str, **options: object) -> Match:
    """Player 0 is asked to give. The tower is named from the base upward, the rest of the pieces is in the box."""
    match = begin(len(reserves), **{"hand": "none", **options})
    s = match.states[0]
    named = [word.partition(":")[0] for word in f"{tower} {' '.join(reserves)}".split()]
    assert len(set(named)) == len(named), "there is one of each piece"
    s.where[:] = BOX
    for seat, reserve in enumerate(reserves):
        for name in reserve.split():
            s.where[number(name)] = seat
    stack(match, tower)
    ask_to_give(s, 0)
    match.questions[:] = [1] * match.seats
    return match


def stack(match: Match, tower: str, x: float = 0.0, y: float = 0.0) -> None:
    """These pieces stand on one another, the first on the table; `blue-stick:upright` doesn't lie."""
    s, below, ground = match.states[0], TABLE, 0.0
    for word in tower.split():
        name, _, face = word.partition(":")
        piece = number(name)
        s.pose[piece] = standing(piece, FACE_NAMES.index(face or "flat"), x, y, 0, ground)
        s.where[piece] = STANDING
        s.support[piece] = below
        below, ground = piece, float(top_of(s, piece))


def give(match: Match, piece: str) -> None:
    play(match, match.waiting_for()[0], f"give {piece}")


def place(match: Match, aim: str = "flat 0 0 0 at 0") -> None:
    """The placer lifts the piece, if this hand must, and lets go."""
    placer = match.waiting_for()[0]
    if match.view().phase == "lift":
        play(match, placer, "lift")
        play(match, NATURE, "sway 0")
    play(match, placer, f"place {aim}")


def seen(match: Match) -> Outcome:
    """Everything is where it was, and the piece stays where it was let go of."""
    s = match.states[0]
    pieces = [piece for piece in range(PIECES) if s.where[piece] == STANDING] + [int(s.given)]
    poses: dict[int, Pose] = {piece: (*s.pose[piece].tolist(),) for piece in pieces}
    supports = {piece: int(s.support[piece]) for piece in pieces}
    return Outcome(poses, {**supports, int(s.given): int(s.target)}, set())


def let_happen(match: Match, happened: Outcome) -> None:
    match.play(NATURE, 0, outcome.write(happened))


def stands(match: Match) -> None:
    let_happen(match, seen(match))


def falls(match: Match, fallen: str, *stacks: str) -> None:
    """These pieces fell; those that are named in a stack lie on one another, the others by themselves."""
    happened = seen(match)
    for k, name in enumerate(fallen.split()):
        lay(happened, number(name), 100.0 + 60.0 * k, TABLE, 0.0)
    for k, pile in enumerate(stacks):
        below, ground = TABLE, 0.0
        for name in pile.split():
            lay(happened, number(name), -100.0 - 60.0 * k, below, ground)
            below = number(name)
            ground += float(HEIGHT[shape_of(below), 0])
    let_happen(match, happened)


def lay(happened: Outcome, piece: int, x: float, support: int, ground: float) -> None:
    happened.poses[piece] = standing(piece, FLAT, x, 40.0, 0, ground)
    happened.supports[piece] = support
    happened.fallen.add(piece)


def lean(match: Match, against: int = NOTHING) -> None:
    """The piece alone touches what it must not, and everything else stands."""
    happened = seen(match)
    piece = int(match.states[0].given)
    happened.supports[piece] = NOTHING
    happened.fallen = {piece}
    happened.touched = against
    let_happen(match, happened)


# --- What is where ------------------------------------------------------------------------------------------


def reserve(match: Match, seat: int) -> list[str]:
    return names(int(pieces_at(match.states[0], seat)))


def tower(match: Match) -> list[str]:
    """The standing pieces, the lowest first."""
    return names(match.view().tower)


def box(match: Match) -> list[str]:
    return names(int(pieces_at(match.states[0], BOX)))


def fallen(match: Match) -> list[str]:
    return names(int(pieces_at(match.states[0], FALLEN)))


def drops(match: Match) -> list[int]:
    return [player.drops for player in match.view().players]
