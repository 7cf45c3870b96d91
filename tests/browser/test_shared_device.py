"""Several people on one device: a curtain before every screen that is for one pair of eyes."""

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import assert_nothing_sticks_out, invite
from tests.browser.test_splito import HAND, STRIP

SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])


def add(page: Page, name: str) -> ElementHandle:
    """Somebody of this name has a seat on this device; returns the dialog that asked for the name."""
    page.get_by_role("button", name="Add…").first.click()
    dialog = page.get_by_role("dialog")
    asked = dialog.element_handle()
    dialog.get_by_label("Their name").fill(name)
    dialog.get_by_role("button", name="Add").click()
    expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    return asked


def share(visit: Visit, screen: dict[str, object], game: str, *others: str) -> Page:
    """The host and these others, all on one device, at a table where the match has begun."""
    page = visit("/", **screen)
    invite(page, game, len(others) + 1)
    for name in others:
        add(page, name)
    page.get_by_role("button", name="Start").click()
    return page


def curtain(page: Page) -> Locator:
    return page.get_by_role("heading", name="Pass the device to")


def next_person(page: Page) -> str:
    """Whom the curtain asks for."""
    expect(curtain(page)).to_be_visible()
    assert_nothing_sticks_out(page)
    return curtain(page).inner_text().removeprefix("Pass the device to ")


def take(page: Page) -> None:
    page.get_by_role("button", name=f"I am {next_person(page)}").click()
    expect(curtain(page)).to_have_count(0)


def names_of(cards: Locator) -> list[str]:
    return [str(card.locator(".hidden").text_content()) for card in cards.all()]


def choose_a_card(page: Page) -> None:
    page.locator(HAND).first.click(position={"x": STRIP, "y": STRIP})


def said_somewhere(page: Page, names: list[str]) -> list[str]:
    """Those of these names that are in the page, shown or not."""
    content = page.content()
    return [name for name in names if name in content]


def test_a_dialog_that_says_it_is_closed_after_its_seat_was_taken_breaks_nothing(visit: Visit) -> None:
    page = visit("/")
    invite(page, "Splito", 3)
    add(page, "Bea").dispatch_event("close")
    add(page, "Cleo").dispatch_event("close")
    page.get_by_role("button", name="Start").click()
    expect(curtain(page)).to_be_visible()


@SCREENS
def test_nobody_sees_another_hand_on_a_shared_device(visit: Visit, screen: dict[str, object]) -> None:
    page = share(visit, screen, "Splito", "Bea", "Cleo")
    seen: list[str] = []
    asked = []
    for _ in range(3):
        asked.append(next_person(page))
        assert page.locator(".hand, .zone").count() == 0
        assert said_somewhere(page, seen) == []
        take(page)
        expect(page.locator(HAND)).to_have_count(13)
        seen += names_of(page.locator(HAND))
        choose_a_card(page)
        page.locator(".act .side").first.click()
    assert asked[1:] == ["Bea", "Cleo"]
    expect(page.locator(HAND)).to_have_count(12)  # whoever was last has the device: the new hand is shown at once
    expect(page.locator(".zones")).to_contain_text(asked[0])
    choose_a_card(page)
    page.locator(".act .side").last.click()
    assert next_person(page) == asked[0]


def test_looking_at_another_and_back_draws_the_curtain_twice(visit: Visit) -> None:
    page = share(visit, {}, "Splito", "Bea", "Cleo")
    take(page)
    whose = page.get_by_role("group", name="Whose screen this is")
    whose.get_by_role("button").nth(1).click()
    assert next_person(page) == "Bea"
    whose.get_by_role("button").nth(0).click()
    assert next_person(page) != "Bea"
    assert page.locator(HAND).count() == 0


@SCREENS
def test_a_bet_is_laid_behind_the_curtain_and_the_rest_is_seen_by_all(visit: Visit, screen: dict[str, object]) -> None:
    page = share(visit, screen, "Split it!", "Bea")
    page.locator("button.go").click()
    page.locator("button[data-zone]").first.dblclick()
    asked = []
    for zone in (0, -1):
        asked.append(next_person(page))
        assert page.locator("button[data-zone], [aria-pressed=true][data-zone]").count() == 0
        take(page)
        expect(page.locator("button[data-zone][aria-pressed=true]")).to_have_count(0)
        page.locator("button[data-zone]").nth(zone).dblclick()
    assert len(set(asked)) == 2
    expect(page.locator(".felt").get_by_text("you", exact=True)).to_have_count(1)
    expect(page.get_by_text("The bets are turned over!")).to_be_visible()
    expect(curtain(page)).to_have_count(0)


def test_names_of_those_who_share_a_telephone_stay_whole(visit: Visit) -> None:
    page = share(visit, PHONE, "Splito", "Anne-Sophie", "Iris")
    expect(curtain(page)).to_be_visible()
    whose = page.get_by_role("group", name="Whose screen this is").locator(".name")
    expect(whose).to_have_count(3)
    assert whose.evaluate_all("names => names.every((name) => name.scrollWidth <= name.clientWidth)")
