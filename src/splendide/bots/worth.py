"""How good a position looks to a seat: the verb that each game's `bot.py` answers.

    worth(s, seat) -> float      about how many points more or fewer than the others; higher is better

Chosen by the type of the state like the verbs of the contract, in plain Python and when compiled.
"""

import numba
from numba.extending import overload

from splendide.core.contract import Worth
from splendide.core.library import Game
from splendide.core.position import Position

JUDGES: dict[object, Worth] = {}


def register_judge(game: Game) -> None:
    """Let `worth` find the game's own by its State."""
    if game.bot and game.State not in JUDGES:
        JUDGES[game.State] = game.bot
        JUDGES[numba.from_dtype(game.State)] = game.bot


def worth(s: Position, seat: int) -> float:
    return JUDGES[s.dtype].worth(s, seat)


overload(worth, strict=False)(lambda s, seat: JUDGES[s].worth)
