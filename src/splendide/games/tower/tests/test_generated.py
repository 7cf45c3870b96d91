"""What the browser has of Python's numbers is what Python says now."""

import base64
import json

import numpy as np
import pytest

from splendide.games.tower.generate import FOLDER, files
from splendide.games.tower.physics import frames


@pytest.mark.parametrize("name", files())
def test_the_browser_has_the_same_numbers(name: str) -> None:
    assert (FOLDER / name).read_text() == files()[name], "`make types` writes it again"


def test_nothing_else_lies_there_that_seems_generated() -> None:
    assert {f"ui/{path.name}" for path in (FOLDER / "ui").glob("*.json")} == set(files())


def test_the_film_for_the_browser_is_what_python_reads() -> None:
    given = json.loads((FOLDER / "ui/frames.json").read_text())
    replay = frames.read(base64.b64decode(given["frames"]))
    assert (replay.rate, list(replay.pieces)) == (given["rate"], given["pieces"])
    assert replay.poses == pytest.approx(np.array(given["poses"]), abs=1e-8)
