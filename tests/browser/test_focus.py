"""Whoever plays with keys never loses their place: after each press the focus is somewhere."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.table import finished_match, visit_as
from tests.server.games import gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

TURN_BASED = ("splitit", "splito", "splitter")
PRESSES = 25

# One of the things that can be pressed on the board has the focus; whether there was any.
REACH = """pick => {
  const able = [...document.querySelectorAll('.felt :is(button, [role=button])')].filter(
    (one) => !one.disabled && one.ariaDisabled !== 'true' && one.ariaHidden !== 'true' && one.checkVisibility(),
  );
  able[Math.floor(pick * able.length)]?.focus();
  return able.length > 0;
}"""
# Whether nothing has it, once all that followed has been painted.
LOST = """() => new Promise((tell) => {
  const look = () => tell(document.activeElement === document.body || document.activeElement === null);
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
# A ring around a part of the page, where nothing can be pressed.
RINGED = """() => {
  const at = document.activeElement;
  return at.tabIndex < 0 && !at.matches('button, [role=button]') && getComputedStyle(at).outlineStyle !== 'none';
}"""


def press_something(page: Page, rng: random.Random) -> None:
    """A press by keyboard; what opens is closed again."""
    if page.evaluate(REACH, rng.random()):
        page.keyboard.press("Enter")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server.address)


@pytest.mark.parametrize("game", TURN_BASED)
def test_the_focus_never_falls_to_the_body(visit: Visit, ann: Person, game: str) -> None:
    page = visit_as(visit, ann, f"/t/{gather(ann, bots=2, game=game)}")
    page.get_by_role("button", name="Start").press("Enter")
    page.wait_for_selector(".round")
    rng = random.Random(game)
    for _ in range(PRESSES):
        press_something(page, rng)
        assert not page.evaluate(LOST)
        assert not page.evaluate(RINGED)
    page.evaluate(REACH, 0)
    play_to_the_end(ann.until("playing"))
    finished_match(page)
    page.wait_for_function("() => document.activeElement.id === 'headline'")
