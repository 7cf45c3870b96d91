"""Leaving a match and finding it again on the first page."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import gather


def my_matches(page: Page) -> None:
    page.get_by_role("link", name="Splendide: All games").click()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()


def test_the_first_page_leads_back_into_a_match_and_says_whose_turn_it_is(visit: Visit) -> None:
    ann, ben = gather(visit, "Splitter", 2)
    for person in (ann, ben):
        expect(person.locator("[data-pair]").first).to_be_visible()
    my_matches(ann)
    mine = ann.get_by_role("region", name="Your matches")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Play on").click()
    expect(ann.locator("[data-pair]").first).to_be_visible()
    ann.go_back()
    expect(mine).to_contain_text("Your turn")
