"""Splitter, played by people with browsers."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.splitter import (
    ROUNDS,
    finished_match,
    last_view,
    score_by_hand,
    wait_for_round,
    write_first_free_pair,
)
from tests.server.serving import Server


def invite(host: Page, seats: int) -> str:
    """The host makes a private table with so many seats; the path of its link."""
    card = host.locator("article").filter(has=host.get_by_role("heading", name="Splitter"))
    card.get_by_role("button", name="Invite friends").click()
    host.wait_for_url("**/t/*")
    host.get_by_label("Players").select_option(str(seats))
    expect(host.get_by_text("Free seat", exact=True)).to_have_count(seats - 1)
    return "/t/" + host.url.rsplit("/", 1)[1]


def test_two_people_and_a_bot_play_a_whole_match_through_a_lost_socket_and_a_killed_server(
    visit: Visit, mortal_server: Server
) -> None:
    there = {"base_url": mortal_server.address}
    ana = visit("/", **there)
    path = invite(ana, 3)

    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ben = visit("/", **there)
    ben.route_web_socket("**/socket*", through)
    ben.goto(path)
    ben.get_by_role("button", name="Sit here").first.click()
    ana.get_by_role("button", name="Bots on the free seats").click()
    cleo = visit(path, **there)
    ana.get_by_role("button", name="Start").click()
    expect(cleo.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)

    for number in range(1, ROUNDS + 1):
        wait_for_round(ana, number)
        wait_for_round(ben, number)
        if number == 4:
            lines[-1].close()
        if number == 9:
            mortal_server.kill()
            mortal_server.start()
        for person in (ana, ben):
            wait_for_round(person, number)
            write_first_free_pair(person)

    assert len(lines) >= 3, "the dropped socket and the killed server each made a new connection"
    match = finished_match(ana)
    assert finished_match(ben) == finished_match(cleo) == match
    view = last_view(ana, match)
    for seat in range(3):
        assert score_by_hand(view, seat) == view["sheets"][seat]["total"]
        shown = f"{view['sheets'][seat]['total']} points"
        expect(cleo.get_by_text(shown).first).to_be_visible()


def test_a_solo_match_on_a_phone_by_touch_in_french(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", **PHONE)
    page.get_by_role("button", name="Jouer en solo").tap()
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        pair = page.locator("[data-pair]").first.locator(".target").first
        pair.tap()
        pair.tap()
        page.locator("button.write").tap()
    view = last_view(page, finished_match(page))
    assert score_by_hand(view, 0) == view["sheets"][0]["total"]
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out sideways"


def test_tapping_a_pair_twice_swaps_the_two_numbers(visit: Visit) -> None:
    page = visit("/", **PHONE)
    page.get_by_role("button", name="Play solo").tap()
    wait_for_round(page, 1)
    pair = page.locator("[data-pair]").first
    pair.locator(".target").first.tap()
    first = str(pair.get_attribute("aria-label"))
    pair.locator(".target").first.tap()
    second = str(pair.get_attribute("aria-label"))
    numbers = [[c for c in label.split("Would")[1] if c.isdigit()] for label in (first, second)]
    assert numbers[0] == numbers[1][::-1]


def press_until_focused(page: Page, selector: str, key: str = "Tab", most: int = 60) -> None:
    for _ in range(most):
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} can't be reached with {key}")


def test_a_solo_match_by_keyboard_only(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play solo")).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play solo":
            break
    page.keyboard.press("Enter")
    wait_for_round(page, 1)
    press_until_focused(page, "[data-pair]")
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        expect(page.locator("[data-pair]:focus")).to_have_count(1)
        page.keyboard.press("ArrowDown")
        page.keyboard.press(" ")
        page.keyboard.press("Enter")
    view = last_view(page, finished_match(page))
    assert score_by_hand(view, 0) == view["sheets"][0]["total"]
