"""A step of one's own turn is taken back in the browser, by button and by key, and everybody reads of it."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE
from tests.browser.table import card_of
from tests.server.brought import TURN, Bring, bring

__all__ = ["bring"]


def test_a_step_is_taken_back_by_button_and_by_key_until_chance_came_of_it(browser: Browser, bring: Bring) -> None:
    """The game is brought without its board: the shell's own one has a button for each move."""
    context = browser.new_context(base_url=bring(**TURN).address, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    card_of(page, "Higher").get_by_role("button", name="Play against bots").click()
    high, undo = page.get_by_role("button", name="high", exact=True), page.get_by_role("button", name="Undo")
    heard = page.get_by_test_id("announcements")
    high.click()
    undo.click()
    expect(heard).to_contain_text("takes the last step back")
    expect(undo).to_have_count(0)
    high.click()
    expect(undo).to_be_visible()
    page.keyboard.press("Control+z")
    expect(undo).to_have_count(0)
    page.get_by_text("What happened").click()
    expect(page.get_by_role("listitem").filter(has_text="takes the last step back")).to_have_count(2)
    high.click()
    expect(undo).to_be_visible()
    high.click()
    expect(page.get_by_role("listitem").filter(has_text="<")).to_have_count(1)  # a card was dealt
    expect(undo).to_have_count(0)
    context.close()
