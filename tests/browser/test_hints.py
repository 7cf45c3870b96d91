"""Hints, asked for with a button or the key h and marked on the board."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SHARP_PHONE, Visit
from tests.browser.table import assert_nothing_sticks_out, card_of


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


@pytest.mark.parametrize("game", ["Splitter", "Splito", "Split it!"])
def test_a_hint_is_marked_on_the_board_with_its_number(visit: Visit, game: str) -> None:
    page = visit(**SHARP_PHONE)
    begin(page, game)
    button = page.get_by_role("button", name="Hint")
    expect(button).to_have_attribute("aria-disabled", "false")  # bots come first, now and then
    button.click()
    expect(page.locator('[data-hint^="1"]').first).to_be_visible()
    advice = page.locator("[data-advice] p").bounding_box()
    board = page.locator(".felt").bounding_box()
    assert advice is not None
    assert board is not None
    assert advice["y"] + advice["height"] <= board["y"]  # what is to be decided is not covered
    assert_nothing_sticks_out(page)


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
