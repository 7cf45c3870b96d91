"""How a person plays Split it! in a browser."""

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

LONGEST_MATCH = 240  # seconds
Press = Callable[[Page, str], None]

# Whatever can be pressed, the most urgent first. A bet or a joker already chosen is left alone.
TO_PRESS = [
    ".go-on",
    ".stage:not(:has(button[data-zone][aria-pressed=true])) button[data-zone]",
    ".stage:not(:has(.jokers [aria-pressed=true])) .jokers button",
    "button.go",
]


def click(page: Page, what: str) -> None:
    page.evaluate("what => document.querySelector(what)?.click()", what)


def act(page: Page, press: Press = click) -> bool:
    """The page does what it is asked for, if anything: whether it did."""
    for what in TO_PRESS:
        if page.locator(what).count():
            press(page, what)
            return True
    return False


def is_over(page: Page) -> bool:
    return page.locator("a[href^='/replay/']").count() > 0


def play_to_the_end(pages: list[Page], press: Press = click) -> None:
    """Everybody acts whenever they can, until the match is over for all."""
    give_up = monotonic() + LONGEST_MATCH
    while not all(is_over(page) for page in pages):
        assert monotonic() < give_up, [page.locator("body").inner_text()[:600] for page in pages]
        acted = [act(page, press) for page in pages]
        if not any(acted):
            pages[0].wait_for_timeout(50)


def wait_for_board(page: Page) -> None:
    page.locator(".board").wait_for(timeout=PATIENCE)
