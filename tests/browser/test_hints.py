"""Hints, asked for with a button or the key h and marked on the board."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import assert_nothing_sticks_out, card_of, visit_as
from tests.browser.walk.measuring import LAID_OUT
from tests.browser.walk.sizes import SIZES, Size
from tests.server.games import begin as begin_match
from tests.server.games import gather
from tests.server.play import Person
from tests.server.serving import Server

AT_TABLE: dict[str, dict[str, Any]] = {
    "dolphins": {"bots": 3, "options": {"pace": "calm"}},
    "splitit": {"bots": 3},
    "splito": {"bots": 2},
    "splitter": {"bots": 1},
    "tower": {"bots": 1, "options": {"hand": "none"}},
}
WINDOWS = [size for size in SIZES if size.name != "1440x900"]
SAID = ":is([data-passing], [data-advice]) p"
KEEP = "() => void (window.kept = [...document.querySelectorAll('.felt, .felt :is(button, [role=slider])')])"
WHERE = """() => window.kept.filter((one) => one.isConnected).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round).join(' ');
})"""
# What can be pressed on the board below what the teacher says.
COVERED = """(said) => {
  const note = document.querySelector(said).getBoundingClientRect();
  return [...document.querySelectorAll('.felt :is(button, [role=slider])')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hidden = left < note.right && note.left < right && top < note.bottom && note.top < bottom;
    return hidden && right > left && !one.disabled;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""


def begin(page: Page, game: str, *, hints: bool = True) -> None:
    """A match against bots."""
    card_of(page, game).get_by_role("button", name="Invite friends").click()
    page.wait_for_url("**/t/*")
    allowed = page.get_by_label("Hints")
    expect(allowed).to_be_checked()
    if not hints:
        allowed.click()
        expect(allowed).not_to_be_checked()
    page.get_by_role("button", name="Bots on the free seats").click()
    page.get_by_role("button", name="Start").click()


@pytest.mark.parametrize("game", AT_TABLE)
def test_a_hint_moves_nothing_and_covers_nothing_that_can_be_pressed(visit: Visit, server: Server, game: str) -> None:
    ann = Person(server.address, "fr")
    table = gather(ann, game=game, **AT_TABLE[game])
    begin_match(ann)
    page = visit_as(visit, ann, f"/t/{table}", locale="fr")
    button = page.get_by_role("button", name="Conseil")
    expect(button).to_have_attribute("aria-disabled", "false")  # bots come first, now and then
    devtools = page.context.new_cdp_session(page)
    page.evaluate(KEEP)
    before = {size: where_kept(page, devtools, size) for size in WINDOWS}
    page.keyboard.press("h")
    expect(page.locator('[data-hint^="1"]').first).to_be_visible()
    for size in WINDOWS:
        assert where_kept(page, devtools, size) == before[size], size
        assert page.evaluate(COVERED, SAID) == [], size
        assert_nothing_sticks_out(page)
    page.locator(SAID).get_by_role("button").click()
    expect(page.locator(SAID)).to_have_count(0)


def where_kept(page: Page, devtools: CDPSession, size: Size) -> Any:
    """The boxes of what was kept in mind, in a window of this size."""
    size.lay_out(page, devtools)
    page.evaluate(LAID_OUT)
    return page.evaluate(WHERE)


def test_the_key_h_asks_and_the_marks_go_with_the_question(visit: Visit) -> None:
    page = visit()
    begin(page, "Splitter")
    expect(page.locator("[data-pair]").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).not_to_have_count(0)
    page.locator("[data-pair] .target").first.click()
    page.locator("button.write").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_where_the_host_wants_none_there_is_no_button(visit: Visit) -> None:
    page = visit()
    begin(page, "Splitter", hints=False)
    expect(page.locator("[data-pair]").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
