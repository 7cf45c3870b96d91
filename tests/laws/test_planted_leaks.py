"""A small game keeps the laws; each mistake planted in it is caught by a law."""

import json
import shutil
from pathlib import Path

import pytest

from tests.laws.other_runs import PLAIN, ROOT, run_python

HONEST = ROOT / "tests" / "house" / "sixth" / "higher"


PLANTED = {
    "hide forgets the cards": (
        "rules.py",
        "            s.card[other] = 0\n",
        "",
        "hiding_what_was_imagined_gives_what_was_hidden",
    ),
    "hide and imagine both forget the cards": (
        "rules.py",
        "            s.card[other] = 0\n|            s.card[other] = 1 + draw(rng, CARDS)\n",
        "",
        "what_a_seat_is_not_told_it_cannot_see",
    ),
    "hide and imagine both forget the bets": (
        "rules.py",
        "            s.bet[other] = NO_BET\n|                s.bet[other] = draw(rng, 2)\n",
        "|                pass\n",
        "a_choice_not_yet_revealed_is_hidden_from_the_others",
    ),
    "hide forgets that a spectator is nobody": (
        "rules.py",
        "        if other != seat:\n            s.card[other] = 0",
        "        if other != seat and seat >= 0:\n            s.card[other] = 0",
        "hiding_what_was_imagined_gives_what_was_hidden",
    ),
    "imagine changes what the seat knows": (
        "rules.py",
        "    for other in range(s.dealt):\n        if other != seat:",
        "    for other in range(s.dealt):\n        if other >= 0:",
        "hiding_what_was_imagined_gives_what_was_hidden",
    ),
    "imagine leaves the cards out": (
        "rules.py",
        "            s.card[other] = 1 + draw(rng, CARDS)\n",
        "            s.card[other] = 1\n",
        "what_is_hidden_truly_varies",
    ),
    "which moves are legal tells the others' cards": (
        "rules.py",
        "    return 2\n",
        "    return 1 if s.card[seat] < s.card[: s.seats].max() else 2\n",
        "what_a_seat_cannot_see_changes_nothing_it_is_sent",
    ),
    "the name of a move tells the others' cards": (
        "notation.py",
        "else BETS[move]\n",
        "else BETS[move] + '!' * int(s.card[seat] == s.card.max())\n",
        "what_a_seat_cannot_see_changes_nothing_it_is_sent",
    ),
    "the view remembers what it should never have known": (
        "notation.py|view.py",
        "move: int) -> str:\n|    return View(min(s.turn + 1, s.rounds), s.rounds,",
        "move: int) -> str:\n    global LAST\n    LAST = move if seat == NATURE else LAST\n"
        "|    last = __import__(__package__ + '.notation', fromlist='LAST').LAST if s.turn + s.dealt else 0\n"
        "    return View(min(s.turn + 1, s.rounds), last,",
        "moves_that_look_alike_are_told_alike",
    ),
    "what all see tells who has bet": (
        "view.py",
        "s.rounds, s.points",
        "s.rounds + int(s.pending % 2), s.points",
        "somebodys_secret_choice_changes_nothing_for_the_others_but_who_is_waited_for",
    ),
    "what a seat sees tells whether the others have bet": (
        "view.py",
        "return Own(int(s.card[seat]),",
        "return Own(int(s.pending) % 8,",
        "somebodys_secret_choice_changes_nothing_for_the_others_but_who_is_waited_for",
    ),
    "everyone is told the card that was dealt": (
        "rules.py",
        "    return 1 << int(s.dealt) if seat == NATURE else EVERYONE\n",
        "    return EVERYONE\n",
        "moves_that_look_alike_are_told_alike",
    ),
    "a match never ends": (
        "rules.py",
        "    s.turn += 1\n",
        "    s.turn += 1 if s.points.min() < 0 else 0\n",
        "matches_end",
    ),
    "two moves are written alike": (
        "notation.py",
        'BETS = ("low", "high")',
        'BETS = ("bet", "bet")',
        "a_written_move_is_read_as_itself",
    ),
    "a touch is forgotten among the moves though it can be played": (
        "rules.py|pace.py",
        "    return 2\n|def late(",
        "    return 1\n|def races(s: Snapshot) -> dict[int, int]:\n    return {1: 2}\n\n\ndef late(",
        "a_race_can_be_run",
    ),
    "what is played for the late is forgotten among the moves": (
        "rules.py",
        "    out[0] = LOW\n    out[1] = HIGH\n    return 2\n",
        "    out[0] = HIGH\n    return 1\n",
        "a_move_made_for_who_is_late_is_legal",
    ),
    "a reason breaks before it is given": (
        "rules.py",
        "s.dealt < s.seats else None",
        "s.dealt // (s.seats - s.seats) else None",
        "what_is_not_legal_is_refused_and_nothing_changes",
    ),
    "a reason has no words": (
        "rules.py",
        'Refused("higher-no-card")',
        'Refused("higher-no-words")',
        "what_is_not_legal_is_refused_and_nothing_changes",
    ),
    "a text of another moment is taken for one of this": (
        "notation.py",
        'rf"{s.dealt}<([1-6])"',
        'r"[0-9]<([1-6])"',
        "a_text_of_another_moment_means_a_legal_move_or_is_refused",
    ),
    "a word is missing in French": (
        "text/fr.ftl",
        "option-length-long = Longue\n",
        "",
        "a_game_says_everything_in_every_language",
    ),
}


def _plant(folder: Path, files: str, old: str, new: str) -> None:
    """Replace each part of `old` by its part of `new`, in the one file or each in its own."""
    parts = old.split("|")
    names = files.split("|") if "|" in files else [files] * len(parts)
    news = new.split("|") if "|" in new else [new] * len(parts)
    for name, before, after in zip(names, parts, news, strict=True):
        text = (folder / name).read_text()
        assert text.count(before) == 1, f"{before!r} is not in {name} once"
        (folder / name).write_text(text.replace(before, after))


Broken = dict[str, str]


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Broken]:
    """By the mistake planted in a copy of the game, whether that breaks the law that should catch it.

    By nothing, for the honest one, which of all laws it breaks.
    """
    looked_at = {"": (str(HONEST.parent), "")}
    for mistake, (files, old, new, law) in PLANTED.items():
        folder = tmp_path_factory.mktemp("planted")
        shutil.copytree(HONEST, folder / "higher")
        _plant(folder / "higher", files, old, new)
        looked_at[mistake] = str(folder), law
    words = [word for place_and_law in looked_at.values() for word in place_and_law]
    printed = run_python("-m", "tests.laws.planted", "higher", *words, LAWS="light", **PLAIN)
    return dict(zip(looked_at, map(json.loads, printed.splitlines()), strict=True))


def test_the_honest_game_breaks_no_law(broken: dict[str, Broken]) -> None:
    assert broken[""] == {}


@pytest.mark.parametrize("mistake", PLANTED)
def test_the_laws_catch(mistake: str, broken: dict[str, Broken]) -> None:
    *_, law = PLANTED[mistake]
    assert law in broken[mistake]
