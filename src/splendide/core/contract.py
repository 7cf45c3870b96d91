"""Everything a game may bring. Each class is one ability: a module has all of its names, or none of them.

`s` is a position: one to change for the verbs, for all else a Snapshot of what may be known there. `seat` may be NATURE
where moves are spoken of, and SPECTATOR where somebody looks. What a game lacks is None in its `Game` (`library.py`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from splendide.core.errors import Refused
from splendide.core.facts import About, Hand, Impulse, Judged, Search, Senses, Term
from splendide.core.log import Entry
from splendide.core.position import IntArray, Position, Snapshot

Rng = np.random.Generator
Tables = NDArray[np.float32]
Begin = Callable[[dict[str, Any]], Any]  # a Match for the fewest seats, with these options
Choose = Callable[[Any], int]  # what the bot at its first seat plays


class Score(Protocol):  # a msgspec.Struct, which can tell itself
    def tell(self, language: str, /) -> str: ...


# --- What every game brings -------------------------------------------------------------------------


class Facts(Protocol):  # __init__.py
    @property
    def ABOUT(self) -> About: ...


class Rules(Protocol):  # rules.py: all but `setup` run compiled
    @property
    def State(self) -> np.dtype[np.record]: ...
    def setup(self, s: Position, seats: int, options: Any, /) -> None: ...  # before nature has dealt; may refuse
    def moves(self, s: Position, seat: int, out: IntArray, /) -> int: ...  # how many: all that is legal; NATURE's 0…n-1
    def play(self, s: Position, seat: int, move: int, /) -> None: ...  # resolves when the last secret choice is in
    def hide(self, s: Position, seat: int, /) -> None: ...  # what this seat may not know is erased,
    def imagine(self, s: Position, seat: int, rng: Rng, /) -> None: ...  # and filled with a truth it could be
    def scores(self, s: Position, out: IntArray, /) -> None: ...  # a row per seat: points, then tie-breaks


class Notation(Protocol):  # notation.py
    def write(self, s: Snapshot, seat: int, move: int, /) -> str: ...
    def read(self, s: Snapshot, seat: int, text: str, /) -> int: ...  # legal or not; refuses words that mean no move


class Drawing(Protocol):  # view.py: what the browser draws for all, of what a spectator knows; no unrevealed choice
    def view(self, s: Snapshot, /) -> msgspec.Struct: ...  # the browser's types are made of what it says it returns


# --- What not every game needs: rules, words, cards, simulators -------------------------------------


class Unlisted(Protocol):  # rules.py: `moves` lists some of too many, this knows them all; compiled
    def allows(self, s: Position, seat: int, move: int, /) -> bool: ...


class Reasons(Protocol):  # rules.py: what speaks against a move that is not legal, if there is more to say than that
    def why_not(self, s: Snapshot, seat: int, move: int, /) -> Refused | None: ...


class Witness(Protocol):  # rules.py: what the world showed with a move is taken in, just before `play`, or refused
    def witness(self, s: Position, seat: int, move: int, shown: str, /) -> None: ...


class Audience(Protocol):  # rules.py: bit per seat that may read a move, EVERYONE by default; AT_ONCE: it does not wait
    def audience(self, s: Snapshot, seat: int, move: int, /) -> int: ...


class Private(Protocol):  # view.py: what this seat alone is drawn beside it, of what it knows; no key is in both
    def own(self, s: Snapshot, seat: int, /) -> msgspec.Struct: ...


class FaceDown(Protocol):  # view.py: a word that all see of a choice before it is revealed, "" of none
    def face_down(self, s: Snapshot, seat: int, /) -> str: ...


class Targets(Protocol):  # view.py, with phrases: whether everybody sees what these words point at
    def is_target(self, s: Snapshot, text: str, /) -> bool: ...


class Cards(Protocol):  # cards.py: what the box holds, all with the same keys
    def cards(self) -> list[dict[str, Any]]: ...


class ScorePad(Protocol):  # scorepad.py: `splendide score`
    def score(self, text: str, /, *args: Any, **chosen: Any) -> Score: ...  # its named arguments are the command's


class Stdio(Protocol):  # stdio.py: `splendide bot GAME --stdio`, a match told line by line as others' programs tell it
    def converse(self, begin: Begin, lines: Iterator[str], choose: Choose, /) -> Iterator[str]: ...


class Remembered(Protocol):  # figures.py: what is worth remembering of a match that is over, besides points
    def figures(self, s: Snapshot, seat: int, log: Sequence[Entry], /) -> msgspec.Struct: ...  # all More or Less


class Generator(Protocol):  # generate.py: files that are written by `make types`, by their names in the folder
    def files(self) -> dict[str, str]: ...


# --- Bots: `worth`, plain or learned, or a mind of their own ----------------------------------------------------------


class Worth(Protocol):  # bot.py: about how far ahead the seat will be; compiled
    def worth(self, s: Position, seat: int, learned: Tables, /) -> float: ...


class Learned(Protocol):  # bot.py, with `worth`: tables learned from play, too large to be compiled into it; else empty
    @property
    def LEARNED(self) -> Tables: ...


class Sensible(Protocol):  # bot.py, with `worth`: what a sensible player does at a glance, in playouts; compiled
    def sensible(self, s: Position, seat: int, learned: Tables, out: IntArray, rng: Rng, /) -> int: ...


class Tuned(Protocol):  # bot.py
    @property
    def SEARCH(self) -> Search: ...


class Prospects(Protocol):  # bot.py, with `worth`: choices are solved as games; compiled
    def prospects(self, s: Position, out: NDArray[np.float64], /) -> None: ...  # how likely each seat is to win
    def is_routine(self, s: Position, /) -> bool: ...  # what is chosen now concerns the chooser alone
    def forget(self, s: Position, /) -> None: ...  # what has no consequences any more is erased


class Mind(Protocol):  # bot.py: what a bot of this level thinks of its legal moves
    def judge(self, level: str, s: Snapshot, seat: int, rng: Rng, /) -> list[Judged]: ...


class Terms(Protocol):  # terms.py, with `worth`: what a position is worth to a seat, in parts that have words
    def terms(self, s: Snapshot, seat: int, /) -> list[Term]: ...


class MoveTerms(Protocol):  # terms.py, with a mind
    def terms_of(self, s: Snapshot, seat: int, move: int, /) -> list[Term]: ...  # the same of any legal move
    def chances(self, s: Snapshot, rng: Rng, /) -> list[float]: ...  # by seat, to win, everything being known


class Hindsight(Protocol):  # hindsight.py, of a game for one: a move for each of nature's, all of which are known now
    def best_moves(self, s: Snapshot, natures: list[int], /) -> list[int]: ...


# --- Time, hands and physics, where moments count; of `s` a spectator knows all, but in `late` and `impulses` --------


class Pace(Protocol):  # pace.py
    def wait(self, s: Snapshot, seat: int, /) -> float | None: ...  # NATURE's pause in seconds, None: the world moves;
    # a seat's limit, None: there is none
    def late(self, s: Snapshot, seat: int, hand: Hand, /) -> int: ...  # the move made for a seat whose time is up


class Races(Protocol):  # pace.py: moves whose moment counts, each with what it is in the same millisecond as another
    def races(self, s: Snapshot, /) -> Mapping[int, int]: ...


class Claims(Protocol):  # pace.py: milliseconds after the question at which a move says that it was made
    def claimed(self, s: Snapshot, seat: int, move: int, /) -> float | None: ...


class Reflex(Protocol):  # reflex.py: what a bot's hand does
    def impulses(self, s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses, /) -> list[Impulse]: ...


class World(Protocol):  # world.py, with a pace: physics as nature; her move and what is shown, after a while
    @property
    def ENGINE(self) -> str: ...  # its name and version: the same one finds the same again
    def settle(self, s: Snapshot, /) -> tuple[int, str]: ...
