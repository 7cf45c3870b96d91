"""Laws about the first match that teaches a game, where there is one."""

from collections.abc import Iterator

from splendide.core.guided import LEARNER, answered, begun, wanted
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.texts import LANGUAGES, say
from splendide.core.tutorial import Step
from tests.laws.of_texts import assert_said_in_every_language

ALTERNATIVES = 3  # moves that are tried where a step takes several
LONGEST = 260  # letters of a step: a phone shows them and the board


def a_tutorial_can_be_played_to_its_end_whichever_of_its_moves_one_makes(game: Game) -> None:
    if game.tutorial:
        ends = list(_ends(begun(game), list(game.tutorial.steps)))
        assert ends
        assert all(len(end.log) == len(ends[0].log) for end in ends)


def _ends(match: Match, steps: list[Step]) -> Iterator[Match]:
    if not steps:
        yield match
        return
    step, *others = steps
    for answer in _answers(match, step):
        yield from _ends(answered(match, step, answer), others)


def _answers(match: Match, step: Step) -> list[str]:
    if not step.moves:
        return [""]
    assert match.owes(LEARNER), f"nothing is asked of the learner in {step.text}"
    exact = [move for move in step.moves if "*" not in move]
    found = exact or wanted(match, step)[:ALTERNATIVES]
    assert found, f"no move goes on in {step.text}"
    return found


def a_tutorial_says_something_at_every_step_and_is_short(game: Game) -> None:
    if not game.tutorial:
        return
    names = [f"tutorial-{step.text}" for step in game.tutorial.steps]
    said = assert_said_in_every_language(game.folder / "text")
    assert sorted(name for name in said if name.startswith("tutorial-")) == sorted([*names, "tutorial-end"])
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        long = [name for name in names if len(say(name, language, folder=game.folder)) > LONGEST]
        assert not long, f"too long for a phone, in {language}: {long}"


LAWS = [
    a_tutorial_can_be_played_to_its_end_whichever_of_its_moves_one_makes,
    a_tutorial_says_something_at_every_step_and_is_short,
]
