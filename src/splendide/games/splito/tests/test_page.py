"""The page lists what the box holds: every objective, how many there are, what each is worth."""

import re
from collections import Counter

import pytest

from splendide.core.shelf import shelf
from splendide.core.texts import LANGUAGES
from splendide.games.splito.cards import BOX, Objective
from splendide.games.splito.scorepad import name_of

GAME = shelf()["splito"]
ALONE = ("these-colours", "colours-exactly", "values-exactly", "size-under", "size-at-least", "size-exactly")
ROW = re.compile(r"\| (?P<family>[^|]+) \| (?P<asks>[^|]+) \| (?P<cards>[0-9]+) \| (?P<points>[0-9]+) \|")


def listed(language: str) -> list[re.Match[str]]:
    page = GAME.rules_page(language).read_text(encoding="utf-8")
    return list(ROW.finditer(page))


def wanted(objective: Objective, language: str) -> str:
    """What tells it apart: its colours, or how many."""
    return name_of(objective.id, language).rpartition(":")[2].strip().lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_counts_as_many_objectives_of_each_worth_as_the_box(language: str) -> None:
    counted = Counter[int]()
    for row in listed(language):
        counted[int(row["points"])] += int(row["cards"])
    assert counted == Counter(objective.points for objective in BOX.objectives)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objective_that_is_alone_of_its_sort_has_its_row_and_its_points(language: str) -> None:
    rows = [(row["asks"], int(row["points"])) for row in listed(language) if row["cards"] == "1"]
    alone = [objective for objective in BOX.objectives if objective.kind in ALONE]
    assert len(rows) == len(alone)
    for (asks, points), objective in zip(rows, alone, strict=True):
        assert asks.endswith(wanted(objective, language))
        assert points == objective.points


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "makes the score 0 for both"), ("fr", "un score de 0 à ses deux")]
)
def test_the_page_warns_of_a_zone_that_is_worth_nothing(language: str, sentence: str) -> None:
    assert sentence in GAME.rules_page(language).read_text(encoding="utf-8")
