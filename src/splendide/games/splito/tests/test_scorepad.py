"""Tables that can't be: refused with a sentence in both languages."""

import pytest

from splendide.core.errors import Refused
from splendide.core.texts import sentence
from splendide.games.splito.scorepad import score


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "splito-score-shape"),
        ("[]", "splito-score-shape"),
        ("[" * 100_000, "splito-score-shape"),
        ('{"zones": [[], [], []]}', "splito-score-shape"),
        ('{"commons": [], "zones": [[4], [], []]}', "splito-score-shape"),
        ('{"commons": [], "zones": [[], [], []], "players": 3}', "splito-score-shape"),
        ('{"commons": [], "zones": "red-4"}', "splito-score-shape"),
        ('{"commons": [], "zones": [[], []]}', "seats-out-of-range"),
        ('{"commons": [], "zones": [[], [], [], [], [], [], [], [], []]}', "seats-out-of-range"),
        ('{"commons": [], "zones": [["pink-4"], [], []]}', "splito-no-such-card"),
        ('{"commons": ["most-7"], "zones": [[], [], []]}', "splito-no-such-card"),
        ('{"commons": [], "zones": [["red-4/2"], [], []]}', "splito-no-such-card"),
        ('{"commons": [], "zones": [["red-4", "red-4"], ["red-4"], []]}', "splito-score-copies"),
        ('{"commons": [], "zones": [["no-2"], ["no-2"], []]}', "splito-score-copies"),
        ('{"commons": ["most-4"], "zones": [["most-4"], [], []]}', "splito-score-copies"),
        ('{"commons": ["no-2"], "zones": [[], [], []]}', "splito-score-common"),
        ('{"commons": ["red-2"], "zones": [[], [], []]}', "splito-score-common"),
        ('{"commons": ["most-4", "most-5"], "zones": [[], [], []]}', "splito-score-common"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(text: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        score(text)
    assert refused.value.name == name
    assert sentence(refused.value, "en") != sentence(refused.value, "fr")


def test_fourteen_copies_of_a_card_are_counted_in_the_refusal() -> None:
    copies = ", ".join(['"red-4"'] * 14)
    with pytest.raises(Refused, match="splito-score-copies"):
        score(f'{{"commons": [], "zones": [[{copies}], [], []]}}')
