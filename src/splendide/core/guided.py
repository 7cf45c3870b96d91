"""A tutorial is played: the real rules, with moves that were written down beforehand around those of the learner."""

from fnmatch import fnmatchcase

from splendide.core.errors import Refused
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.record import read_move, read_moves
from splendide.core.tutorial import Step, Tutorial

LEARNER = 0  # the seat


def tutorial_of(game: Game) -> Tutorial:
    if not game.tutorial:
        raise Refused("no-tutorial")
    return game.tutorial


def begun(game: Game) -> Match:
    """The position in which the first step is told."""
    tutorial = tutorial_of(game)
    match = Match(game, tutorial.seats, game.options(tutorial.options))
    follow(match, tutorial.begin)
    return match


def answered(match: Match, step: Step, answer: str) -> Match:
    """The position after this step, in which the learner made this move; "" for a step that is only read."""
    after = match.fork()
    if step.moves:
        after.play(LEARNER, after.read(LEARNER, _wanted(match, step, answer)))
        _settle(after)
    elif answer:
        raise Refused("tutorial-read-on")
    try:
        follow(after, step.then)
    except Refused:
        raise Refused("tutorial-not-so") from None  # what the learner made of it left no way on
    return after


def wanted(match: Match, step: Step) -> list[str]:
    """Those of the learner's legal moves that go on, as far as they can be listed."""
    legal = match.written(LEARNER, match.moves(LEARNER))
    return [text for text in legal if _goes_on(step, text)]


def _goes_on(step: Step, text: str) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in step.moves)


def _wanted(match: Match, step: Step, answer: str) -> str:
    """The answer, if it goes on; whatever else is legal would have been possible, too."""
    match.read(LEARNER, answer)
    if not _goes_on(step, answer):
        raise Refused("tutorial-not-this")
    return answer


def follow(match: Match, lines: str) -> None:
    """These lines of a record have happened too; the world has been asked how things settle."""
    for line in read_moves(lines):
        match.enter(read_move(match, line))
        _settle(match)


def _settle(match: Match) -> None:
    while match.awaits_world:
        match.let_world_settle()
