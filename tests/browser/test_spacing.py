"""Who needs more room between letters and lines has it, large letters and little motion included: nothing is cut."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from splendide.core.library import slugs
from tests.browser.conftest import PATIENCE
from tests.browser.walk.measuring import Fault, lay_out, measure
from tests.browser.walk.sizes import SIZES, Size
from tests.server.serving import Server

WINDOWS = tuple(size for size in SIZES if size.name in ("1280x720", "390x844", "zoom200"))
LOSES = ("clipped", "outside", "covered", "overlap")
# What WCAG 1.4.12 lets readers set, whatever the page says.
TEXT_SPACING = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
"""


@pytest.fixture
def page(browser: Browser, server: Server) -> Page:
    """A reader who may set styles of their own."""
    context = browser.new_context(base_url=server.address, locale="fr-FR", bypass_csp=True, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    opened = context.new_page()
    opened.clock.install()
    return opened


def losses(page: Page, windows: tuple[Size, ...] = WINDOWS) -> list[Fault]:
    return [fault for _ in lay_out(page, windows) for fault in measure(page) if fault.kind in LOSES]


def table(page: Page) -> str:
    made = page.request.post("/api/tables", data={"game": "splitter", "seats": 3}).json()
    return f"/t/{made['table']}"


def test_texts_can_be_spaced_as_readers_like_on_every_page_of_text(page: Page) -> None:
    page.goto("/")
    for path in ("/", "/me", "/practice", "/nowhere", table(page)):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.add_style_tag(content=TEXT_SPACING)
        assert not losses(page), path


@pytest.mark.parametrize("game", slugs())
def test_wide_spacing_fits_on_every_board_and_in_the_rules_the_house_s_and_a_reader_s_own(
    page: Page, game: str
) -> None:
    for path in (f"/rules/{game}", f"/learn/{game}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.documentElement.toggleAttribute('data-wide', true)")
        assert not losses(page), path
        page.add_style_tag(content=TEXT_SPACING)
        assert not losses(page), path


def steps(page: Page, game: str) -> Iterator[list[str]]:
    """What has been answered in the game's first match, step by step, and at last when it is over."""
    answers: list[str] = []
    while True:
        yield answers
        step = page.request.post(f"/api/games/{game}/tutorial", data={"answers": answers, "told": -1}).json()
        if step["number"] == step["steps"]:
            return
        answers = [*answers, "" if step["reads"] else step["wanted"][0]]


@pytest.mark.parametrize("game", slugs())
def test_first_matches_stay_whole_to_their_end_however_a_reader_spaces_them(page: Page, game: str) -> None:
    page.goto("/")
    answered = [*steps(page, game)]
    for answers in (answered[1], answered[len(answered) // 2], answered[-1]):
        page.evaluate("told => localStorage.setItem(...told)", [f"tutorial-{game}", json.dumps(answers)])
        page.goto(f"/learn/{game}")
        page.locator("[data-step], #learned").wait_for()
        page.wait_for_load_state("networkidle")
        page.add_style_tag(content=TEXT_SPACING)
        assert not losses(page, WINDOWS[:2]), answers
