"""A third language is a file in each folder of texts: then nothing is left untranslated, and longer texts fit."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from splendide.core.library import slugs
from tests.browser.pseudo import CODE, copy_with_pseudo
from tests.browser.walk.house import HOUSE
from tests.browser.walk.looking import Look
from tests.browser.walk.people import NAMES
from tests.browser.walk.sizes import SIZES
from tests.browser.walk.walking import walk
from tests.server.serving import NO_HURRY, Server

WINDOWS = tuple(size for size in SIZES if size.name in ("1280x720", "390x844"))
MOVES = 30  # of a match: the windows of a whole one are measured in the languages that people speak
LONG_WORDS = ("Anticonstitutionnellement",)  # which the walk writes
IN_EXAMPLES = ("Ada", "Bo", "Cy", "Dee")  # the people whom rules pages show
BY_THE_BROWSER = (" und ",)  # which joins names as the language does that has this code
PLAIN = ("Splendide", "SPLASH", *NAMES, *IN_EXAMPLES, *BY_THE_BROWSER, *LONG_WORDS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy_with_pseudo(tmp_path_factory.mktemp("pseudo"))))
        with Server(limits=NO_HURRY, loaded=True) as started:
            yield started


def test_everything_is_said_in_the_third_language_and_fits(browser: Browser, house: Server) -> None:
    """One test, so that the copy is made once."""
    found: list[str] = []
    for walked in (HOUSE, *slugs()):
        look = Look(WINDOWS, plain=PLAIN)
        found += map(str, walk(browser, house.address, walked, CODE, look, ways=1, most=MOVES))
    assert not found, "\n".join(found)
