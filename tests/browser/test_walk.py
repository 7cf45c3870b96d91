"""Every game is walked through once in every window; `make walk` does it in both languages."""

import pytest
from playwright.sync_api import Browser

from splendide.core.library import slugs
from splendide.core.texts import LANGUAGES
from tests.browser.walk.house import HOUSE
from tests.browser.walk.looking import Look
from tests.browser.walk.walking import walk
from tests.server.serving import Server

WALKED = (HOUSE, *slugs())


@pytest.mark.parametrize("game", WALKED)
def test_everything_fits_into_every_window(browser: Browser, loaded_server: Server, game: str) -> None:
    language = LANGUAGES[WALKED.index(game) % len(LANGUAGES)]
    found = [str(each) for each in walk(browser, loaded_server.address, game, language, Look(), ways=1)]
    assert not found, "\n".join(found)
