"""Every game is walked through once in every window; `make walk` does it in both languages."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from splendide.core.library import slugs
from splendide.core.texts import LANGUAGES
from tests.browser.walk.house import HOUSE
from tests.browser.walk.looking import Look, Shots
from tests.browser.walk.sizes import SIZES
from tests.browser.walk.walking import walk
from tests.server.serving import Server

WALKED = (HOUSE, *slugs())


@pytest.mark.parametrize("game", WALKED)
def test_everything_fits_into_every_window(browser: Browser, loaded_server: Server, game: str) -> None:
    language = LANGUAGES[WALKED.index(game) % len(LANGUAGES)]
    found = [str(each) for each in walk(browser, loaded_server.address, game, language, Look(), ways=1)]
    assert not found, "\n".join(found)


def test_pictures_of_two_games_lie_side_by_side(tmp_path: Path) -> None:
    paths = {Shots(tmp_path, game).path("replay, middle", SIZES[0], "fr") for game in WALKED}
    assert len(paths) == len(WALKED)
    assert tmp_path / "house-replay--middle-1440x900-fr.png" in paths
