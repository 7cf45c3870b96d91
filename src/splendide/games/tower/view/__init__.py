"""What the browser draws of a match of the tower."""

from typing import NamedTuple

import numpy as np

from splendide.core.compiled import kernel
from splendide.core.position import IntArray, Snapshot, States
from splendide.games.tower.play.bases import built_on, possible_bases
from splendide.games.tower.play.ending import has_won, team_of
from splendide.games.tower.play.giving import (
    ANY,
    ANY_OWN,
    FIRST,
    OTHERS,
    OWN,
    fitting_pieces,
    gifts,
    target_of,
    what_speaks_against,
)
from splendide.games.tower.play.hand import NONE, WINDOW_MS
from splendide.games.tower.play.placing import ground_of, reach_of
from splendide.games.tower.play.state import (
    BASE,
    BOX,
    BY_RESERVE,
    FALLEN,
    GIVE,
    HAND,
    HEAP,
    KEEP,
    LIFT,
    MOST_SEATS,
    NO_PIECE,
    NO_ROOM,
    NO_SEED,
    NOBODY,
    OVER,
    PICK,
    PLACE,
    SETTLE,
    STANDING,
    SWAY,
)
from splendide.games.tower.play.tower import highest_top, members, pieces_at, top_of, uncovered_pieces
from splendide.games.tower.rules import HANDS as HANDS_BY_NAME
from splendide.games.tower.view.seen import End, Giving, Held, Last, Phase, Piece, Place, Player, Result, Stack
from splendide.games.tower.view.seen import View as View
from splendide.games.tower.wood.pieces import (
    ALLOWED,
    DROPS_TO_WIN,
    FACE_NAMES,
    PIECE_NAMES,
    PIECES,
    SALVAGE,
    SHARE,
    Floats,
    colour_name,
    shape_name,
    shape_of,
)
from splendide.games.tower.wood.stacks import NOTHING, TABLE

# --- The position -------------------------------------------------------------------------------------------

PHASES: dict[int, Phase] = {
    PICK: "pick",
    GIVE: "give",
    LIFT: "lift",
    SWAY: "sway",
    PLACE: "place",
    SETTLE: "settle",
    BASE: "base",
    KEEP: "keep",
    OVER: "over",
}
HANDS = {number: name for name, number in HANDS_BY_NAME.items()}
PLACES: dict[int, Place] = {HEAP: "heap", BOX: "box", STANDING: "standing", FALLEN: "fallen", HAND: "hand"}
GIVINGS: dict[int, Giving] = {FIRST: "first", OWN: "own", OTHERS: "others", ANY_OWN: "any-own", ANY: "any"}
HELD = (LIFT, SWAY, PLACE)
PLACING = (*HELD, SETTLE)


# --- Pieces -------------------------------------------------------------------------------------------------


class Sight(NamedTuple):
    """What the rules say about all pieces; compiled, since they are asked thirty times."""

    s: Snapshot
    rule: int  # by which a piece is given
    gifts: int  # bit per piece that may be given
    uncovered: int
    fitting: int
    targets: list[int]
    tops: list[float]


@kernel
def _judge(states: States, masks: IntArray, targets: IntArray, tops: Floats) -> None:
    s = states[0]
    masks[0], masks[1] = gifts(s)
    masks[2] = uncovered_pieces(s)
    masks[3] = fitting_pieces(s)
    for piece in range(PIECES):
        targets[piece] = target_of(s, piece)
        tops[piece] = top_of(s, piece)


def _sight(s: Snapshot) -> Sight:
    masks, targets, tops = np.zeros(4, np.int64), np.zeros(PIECES, np.int64), np.zeros(PIECES)
    _judge(s.states, masks, targets, tops)
    rule, may_be_given, uncovered, fitting = masks.tolist()
    return Sight(s, rule, may_be_given, uncovered, fitting, targets.tolist(), tops.tolist())


def _piece(sight: Sight, piece: int) -> Piece:
    s, where = sight.s, int(sight.s.where[piece])
    stands, in_reserve = where == STANDING, where < MOST_SEATS
    to_come = s.phase != PICK and (in_reserve or (where == HAND and s.phase in HELD))
    lies = where in (STANDING, FALLEN) or (where == HAND and s.phase == SETTLE)
    asked = in_reserve and s.phase == GIVE
    may_give = asked and bool(sight.gifts >> piece & 1)
    return Piece(
        name=PIECE_NAMES[piece],
        shape=shape_name(piece),
        colour=colour_name(piece),
        place="reserve" if in_reserve else PLACES[where],
        owner=where if in_reserve else None,
        pose=s.pose[piece].tolist() if lies else None,
        top=sight.tops[piece] if stands else None,
        support=int(s.support[piece]) if stands else None,
        uncovered=bool(sight.uncovered >> piece & 1),
        target=sight.targets[piece] if to_come else None,
        fits=to_come and bool(sight.fitting >> piece & 1),
        may_give=may_give,
        why_not=what_speaks_against(sight.rule, where == s.giver) if asked and not may_give else None,
    )


def _player(s: Snapshot, seat: int) -> Player:
    return Player(members(pieces_at(s, seat)), int(s.drops[seat]), team_of(s, seat), bool(has_won(s, seat)))


# --- The hand, a fall, the end ------------------------------------------------------------------------------


def _held(s: Snapshot) -> Held | None:
    if s.phase not in HELD:
        return None
    middle = [0.0, 0.0] if s.target == TABLE else s.pose[s.target][:2]
    shape = shape_of(s.given)
    return Held(
        piece=s.given,
        faces=[name for face, name in enumerate(FACE_NAMES) if ALLOWED[shape, face]],
        target=s.target,
        at=[float(number) for number in (*middle, ground_of(s))],
        reach=float(reach_of(s)),
        kind=HANDS[s.hand],
        seconds=None if s.hand == NONE else int(WINDOW_MS[s.hand]) / 1000,
        seed=None if s.seed == NO_SEED else s.seed,
    )


def _bases(s: Snapshot) -> list[Stack]:
    return [_stack(s, root) for root in members(possible_bases(s))] if s.phase == BASE else []


def _stack(s: Snapshot, root: int) -> Stack:
    pieces = built_on(s, root)
    return Stack(root, members(pieces), float(highest_top(s, pieces)))


def _last(s: Snapshot) -> Last | None:
    if s.told_piece == NO_PIECE:
        return None
    result = _result(s)
    return Last(
        piece=s.told_piece,
        giver=s.told_giver,
        placer=(s.told_giver + 1) % s.seats,
        owner=s.told_owner,
        target=s.told_target,
        released=s.released.tolist(),
        drift=s.drift.tolist(),
        result=result,
        touched=s.told_touched if result == "touched" else None,
        fallen=members(s.told_fallen),
        drop=bool(s.told_drop),
        kept=members(s.told_kept),
        boxed=members(s.told_boxed),
    )


def _result(s: Snapshot) -> Result:
    if s.told_fallen == 0:
        return "stood"
    if s.told_touched == NO_ROOM:
        return "no-room"
    return "fell" if s.told_touched == NOTHING else "touched"


def _end(s: Snapshot) -> End | None:
    if s.winner == NOBODY:
        return None
    winners = [seat for seat in range(s.seats) if has_won(s, seat)]
    return End("reserve" if s.how == BY_RESERVE else "drops", s.winner, winners)


def view(s: Snapshot) -> View:
    sight = _sight(s)
    standing = members(pieces_at(s, STANDING))
    falling = s.phase in (BASE, KEEP)
    return View(
        phase=PHASES[s.phase],
        turn=s.turn,
        hand=HANDS[s.hand],
        teams=bool(s.teams),
        players=[_player(s, other) for other in range(s.seats)],
        pieces=[_piece(sight, piece) for piece in range(PIECES)],
        share=int(SHARE[s.seats]),
        picker=s.giver if s.phase == PICK else None,
        giver=None if s.phase in (PICK, OVER) else s.giver,
        placer=None if s.phase in (PICK, OVER) else s.placer,
        giving=GIVINGS[sight.rule] if s.phase == GIVE else None,
        held=_held(s),
        tower=sorted(standing, key=lambda piece: sight.tops[piece]),
        height=max((sight.tops[piece] for piece in standing), default=0.0),
        peak=s.peak,
        chooser=s.chooser if falling else None,
        bases=_bases(s),
        salvage=members(pieces_at(s, FALLEN)) if s.phase == KEEP else [],
        keep=SALVAGE if s.phase == KEEP else 0,
        drops_left=s.drops_left,
        drops_to_win=DROPS_TO_WIN,
        last=_last(s),
        end=_end(s),
    )
