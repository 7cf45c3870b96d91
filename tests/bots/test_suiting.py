"""The level that suits somebody: up after a win, down after two defeats in a row."""

import pytest

from splendide.bots.suiting import FIRST, Bout, suited


@pytest.mark.parametrize(
    ("bouts", "level"),
    [
        ("", FIRST),
        ("novice+", "greedy"),
        ("novice-", "novice"),
        ("novice- novice-", "random"),
        ("greedy- novice+ greedy-", "greedy"),
        ("greedy- greedy+ search- search-", "greedy"),
        ("random- random-", "random"),
        ("master+", "master"),
        ("greedy- greedy- greedy-", "greedy"),
    ],
)
def test_the_next_level_follows_from_how_it_went(bouts: str, level: str) -> None:
    assert suited(Bout(word[:-1], word.endswith("+")) for word in bouts.split()) == level
