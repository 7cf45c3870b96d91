"""Split it!, played by people with browsers."""

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.splitit import act, play_to_the_end, wait_for_board


def invite(host: Page, seats: int) -> str:
    """The host makes a private table with so many seats; the path of its link."""
    card = host.locator("article").filter(has=host.get_by_role("heading", name="Split it!"))
    card.get_by_role("button", name="Invite friends").click()
    host.wait_for_url("**/t/*")
    host.get_by_label("Players", exact=True).select_option(str(seats))
    expect(host.get_by_text("Free seat", exact=True)).to_have_count(seats - 1)
    return "/t/" + host.url.rsplit("/", 1)[1]


def against_bots(page: Page, name: str) -> None:
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Split it!"))
    card.get_by_role("button", name=name).click()
    wait_for_board(page)


def test_four_people_play_a_whole_match_and_see_the_same_result(visit: Visit) -> None:
    host = visit("/")
    path = invite(host, 4)
    guests = [visit(path) for _ in range(3)]
    for guest in guests:
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.get_by_text("you", exact=True)).to_be_visible(timeout=PATIENCE)
    host.get_by_role("button", name="Start").click()
    people = [host, *guests]
    for person in people:
        wait_for_board(person)
    play_to_the_end(people)
    results = {person.get_by_role("heading", level=1).inner_text() for person in people}
    assert len(results) == 1
    expect(host.get_by_role("heading", name="Where the points come from")).to_be_visible()


def test_a_match_on_a_phone_by_touch_in_french(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", **PHONE)
    against_bots(page, "Jouer contre des robots")
    play_to_the_end([page], tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def tap(page: Page, what: str) -> None:
    with suppress(TimeoutError):  # it may be gone again: a reveal doesn't stay for ever
        page.locator(what).first.tap(timeout=2000)


def test_a_match_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    against_bots(page, "Play against bots")
    slid: list[bool] = []

    def press(page: Page, what: str) -> None:
        if page.get_by_role("slider").count() == 2 and not any(slid):
            slid.append(slide_with_arrows(page))
        focus_and_enter(page, what)

    play_to_the_end([page], press)
    assert any(slid)


def focus_and_enter(page: Page, what: str) -> None:
    """Tab reaches it, and Enter presses it."""
    reachable = page.evaluate(
        "what => { const one = document.querySelector(what); one?.focus(); return !one || one.tabIndex >= 0 }", what
    )
    assert reachable
    page.keyboard.press("Enter")


def slide_with_arrows(page: Page) -> bool:
    """The first separator goes left, and the zones follow."""
    separator = page.get_by_role("slider").first
    before = int(str(separator.get_attribute("aria-valuenow")))
    separator.focus()
    page.keyboard.press("ArrowLeft")
    expect(separator).to_have_attribute("aria-valuenow", str(max(1, before - 1)))
    return before > 1


def test_a_separator_is_dragged_and_a_click_between_cards_moves_the_nearer_one(visit: Visit) -> None:
    page = visit("/")
    against_bots(page, "Play against bots")
    while page.get_by_role("slider").count() < 2:
        if not act(page):
            page.wait_for_timeout(50)
    first, second = page.get_by_role("slider").all()
    gaps = page.locator(".gap")
    cuts = [int(str(one.get_attribute("aria-valuenow"))) for one in (first, second)]
    box = gaps.last.bounding_box()
    assert box is not None
    second.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=5)
    page.mouse.up()
    expect(second).to_have_attribute("aria-valuenow", str(gaps.count()))
    gaps.first.click()
    expect(first).to_have_attribute("aria-valuenow", "1")
    assert cuts[0] < cuts[1] <= gaps.count()
