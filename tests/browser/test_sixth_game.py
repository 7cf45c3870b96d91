"""A game that is brought is played on its own board: it was built with it, and it is served."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from splendide.cli.serve import draw_boards
from tests.browser.conftest import PATIENCE
from tests.browser.table import card_of, finished_match
from tests.laws.other_runs import PLAIN, ROOT
from tests.server.serving import NO_HURRY, Server

ROUNDS = 3


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server to which the game was brought; its rules are played without being compiled."""
    monkeypatch.setenv("SPLENDIDE_GAMES", str(ROOT / "tests" / "house" / "sixth"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name, value in PLAIN.items():
        monkeypatch.setenv(name, value)
    draw_boards()
    started = Server(data=str(tmp_path / "data"), limits=NO_HURRY)
    yield started
    started.kill()


def come(browser: Browser, house: Server, locale: str) -> Page:
    page = browser.new_context(base_url=house.address, locale=locale, reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    return page


def test_a_game_that_was_brought_is_played_on_its_own_board_and_speaks_french(browser: Browser, house: Server) -> None:
    """One test, so that its board is built once."""
    play_a_match(come(browser, house, "en-GB"))
    read_in_french(come(browser, house, "fr-FR"))


def play_a_match(page: Page) -> None:
    card_of(page, "Higher").get_by_role("button", name="Play against bots").click()
    board = page.locator("section.higher")
    for number in range(1, ROUNDS + 1):
        expect(board.get_by_role("heading")).to_have_text(f"Round {number} of {ROUNDS}")
        expect(board.locator(".card")).to_contain_text("Your card:")
        board.get_by_role("button", name="Mine is the highest", exact=True).focus()
        page.keyboard.press("Enter")
    look_back(page, finished_match(page))
    page.context.close()


def look_back(page: Page, match: str) -> None:
    """In a replay nobody is waited for: the board does not take that for bets."""
    page.goto(f"/replay/{match}")
    board = page.locator("section.higher")
    expect(board.get_by_role("listitem").first).to_contain_text("0 points")
    expect(board).not_to_contain_text("has bet")


def read_in_french(page: Page) -> None:
    """Its name in the lobby, and its page of rules."""
    told = page.request.get("/api/house?language=fr").json()["games"][-1]["texts"]
    title = told.splitlines()[0].removeprefix("title = ")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    page.goto("/rules/higher")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.context.close()
