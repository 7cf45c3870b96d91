"""The rules of Splash!: the verbs. What may be done is told in `legality`, who knows what in `knowledge`, a deal in
`deals`, `passing`, `race` and `letters`, a state in `state`.
"""

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import IntArray, Position
from splendide.games.dolphins import Options
from splendide.games.dolphins.deals import ask, begin_deal, deal_card, next_is
from splendide.games.dolphins.knowledge import audience, hide, imagine
from splendide.games.dolphins.legality import moves, why_not
from splendide.games.dolphins.letters import end_deal
from splendide.games.dolphins.passing import all_have_chosen, choose, draw_card, end_round, pass_freely
from splendide.games.dolphins.race import end_grab, give_by_lot, react, touch
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    NOBODY,
    NOT_YET,
    NOTHING,
    PACES,
    PASSING,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    State,
    passes_freely,
    wait_for_nature,
)

__all__ = ["State", "audience", "hide", "imagine", "moves", "play", "scores", "setup", "why_not", "witness"]


def setup(s: Position, seats: int, options: Options) -> None:
    s.seats = seats
    s.advanced = options.game == "advanced"
    s.pace = PACES.index(options.pace)
    s.limit = int(options.limit)
    s.told_four[:] = NOTHING
    begin_deal(s)
    s.dealer = NOBODY
    wait_for_nature(s, FIRST_DEALER)


# --- What follows ----------------------------------------------------------------------------------


@rule
def play(s: Position, seat: int, move: int) -> None:
    """What the move does, then what follows from it, then who is asked next."""
    act(s, seat, move)
    if all_have_chosen(s):
        end_round(s)
    if s.ends != NOT_YET:
        end_deal(s)
    if s.pending == 0:
        ask(s)


@rule
def act(s: Position, seat: int, move: int) -> None:
    if seat == NATURE:
        play_nature(s, move)
    elif move == CALL:
        next_is(s, PASSING)
    elif move >= TOUCH and s.pace != CALM:
        touch(s, seat, move)
    elif passes_freely(s):
        pass_freely(s, seat, move)
    else:
        choose(s, seat, move)


@rule
def play_nature(s: Position, k: int) -> None:
    if s.phase == DEALING:
        deal_card(s, k)
    elif s.phase == REACTING:
        react(s, k)
    elif s.phase == PASSING:
        draw_card(s, k)
    elif s.phase == CALLING:
        next_is(s, PASSING)
    elif s.phase == GRABBING:
        end_grab(s)
    elif s.phase == LOTS:
        give_by_lot(s, k)
    else:
        s.dealer = k
        wait_for_nature(s, DEALING)


def witness(s: Position, seat: int, move: int, shown: str) -> None:
    """A touch comes with its time in ms: the rules only want to know that it is one."""
    if seat == NATURE or move not in (TOUCH, TOUCH_LEVEL) or not (shown.isascii() and shown.isdigit()):
        raise Refused("bad-shown")


# --- The end ---------------------------------------------------------------------------------------


@rule
def scores(s: Position, out: IntArray) -> None:
    """Letters: the word, and after a tie what was written beyond it."""
    for seat in range(s.seats):
        out[seat, 0] = s.letters[seat]
