"""Looking back and learning, over HTTP: replays, analyses, exercises, first matches, examples."""

from typing import Any

import msgspec

from splendide.bots.analysis import Analysis as Analysis
from splendide.bots.expecting import Unit
from splendide.bots.hindsight import Possible as Possible
from splendide.bots.marks import Mark
from splendide.server.protocol.people import Player
from splendide.server.protocol.table import HappenedInfo, OwnView, ResultInfo
from splendide.server.protocol.words import Number


class Answers(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/{game}/tutorial: what was answered to its steps so far; "" to one that is only read.

    It is all that there is of a first match: no table knows of it, and nobody keeps it but the browser.
    """

    answers: list[str]
    told: Number = -1  # moves that were revealed, as far as this browser knows; -1: it knows nothing


class TutorialStep(msgspec.Struct, frozen=True):
    """Where these answers lead."""

    number: int  # how many steps are done
    steps: int
    seats: int
    text: str  # the step's name among the game's texts; "" when all are done
    part: str  # of the board, that it speaks of
    reads: bool  # there is nothing to do but to read
    wanted: list[str]  # moves that go on, if they can be listed
    match: msgspec.Raw  # a MatchInfo


class ExampleStep(msgspec.Struct, frozen=True):
    """A position to be drawn."""

    shows: str  # which parts of the board, in the game's own words
    happened: list[HappenedInfo]  # since the step before
    view: msgspec.Raw  # what all see
    own: msgspec.Raw  # what the seat through whose eyes it is seen alone sees; {} if nothing


class ExampleInfo(msgspec.Struct, frozen=True):
    """Positions one after another that a rules page shows."""

    name: str
    players: list[str]
    seat: int  # -1: through nobody's eyes
    steps: list[ExampleStep]


class Examples(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/examples."""

    examples: list[ExampleInfo]


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a finished match, as a spectator saw it, and what each seat alone saw."""

    number: int
    happened: list[HappenedInfo]
    view: msgspec.Raw
    own: list[OwnView]  # by seat; none in games where nobody sees more than the others


class Replay(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}/replay, of finished matches only."""

    game: str
    table: str
    players: list[Player]  # by seat
    options: dict[str, Any]
    steps: list[ReplayStep]
    result: ResultInfo
    commitment: str


class Analysed(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}/analysis, of finished matches only: it is begun when it is first asked for."""

    progress: float  # 0 to 1
    analysis: msgspec.Raw  # an Analysis; null until it is done


class ExerciseInfo(msgspec.Struct, frozen=True):
    """A decision of mine that lost much."""

    match: str
    number: int  # of the decision, counted through all that was revealed
    game: str
    began: float  # the match, seconds since 1970
    mark: Mark
    loss: float
    unit: Unit


class Practice(msgspec.Struct, frozen=True):
    """GET /api/practice: where I lost most in my last matches. A teacher looks at those that nobody has analysed."""

    exercises: list[ExerciseInfo]  # the worst first
    progress: float  # 0 to 1: how much of these matches has been looked at


class Exercise(msgspec.Struct, frozen=True):
    """GET /api/practice/{match}/{number}: the position in which it was decided, as that seat saw it."""

    game: str
    players: list[Player]  # by seat
    seat: int  # that decides
    step: int  # of the replay in which the decision was revealed
    moment: int  # how much had been revealed
    history: list[HappenedInfo]
    view: msgspec.Raw  # the game's View
    own: msgspec.Raw  # the game's Own; null in a game where nobody sees more than the others
    moves: list[str]
    waiting: list[int]
    made: str  # what was decided then
    mark: Mark
    loss: float
    unit: Unit


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/practice/{match}/{number}: what I would play now; nothing to be told the answer."""

    move: str | None = None


class Tried(msgspec.Struct, frozen=True):
    """What became of it. The answer is told when it is found, or something as good, or asked for."""

    mark: Mark | None  # of what was tried
    loss: float  # against the answer
    unit: Unit
    answer: str | None
    sentence: str  # what speaks for the answer
