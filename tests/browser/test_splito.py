"""Splito, played by people with browsers."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, PHONE, SHARP_PHONE, Visit
from tests.browser.hearing import assert_everything_was_read_out, assert_focused, told, visit_listening
from tests.browser.table import (
    assert_nothing_sticks_out,
    card_of,
    finished_match,
    gather,
    last_view,
    middle_of,
    play_alone_by_keyboard,
    score,
    tab_to,
    verify,
    visit_as,
)
from tests.browser.walk.looking import Watcher
from tests.browser.walk.sizes import SIZES
from tests.server.games import begin, catch_up, play_round
from tests.server.games import gather as gather_people
from tests.server.play import Person
from tests.server.serving import Server

ROUNDS = 13
HAND = ".hand li button"
NUMBER = re.compile(r"(red|blue|yellow|black|green|orange)-\d (left|right)")  # a move with a number card
STRIP = 10  # pixels from the left edge of a card: on a phone the next one lies over the rest of it


def wait_for_round(page: Page, number: int) -> None:
    expect(page.locator("p.round")).to_have_text(f"Round {number} of {ROUNDS}", timeout=PATIENCE)
    expect(page.locator(HAND)).to_have_count(ROUNDS + 1 - number, timeout=PATIENCE)


def table_of(view: dict[str, Any]) -> str:
    """What lies on the table, as `splendide score` reads it."""
    own = [[one["card"] for one in zone["objectives"] if not one["common"]] for zone in view["zones"]]
    zones = [[*zone["numbers"], *objectives] for zone, objectives in zip(view["zones"], own, strict=True)]
    return json.dumps({"commons": [common["card"] for common in view["commons"]], "zones": zones})


def assert_scored_as_by_hand(page: Page) -> None:
    match = finished_match(page)
    verify(page, match)
    view = last_view(page, match)
    assert score("splito", table_of(view))["players"] == [player["points"] for player in view["players"]]


def assert_all_lies_open_in_its_replay(page: Page, seats: int) -> None:
    page.goto(f"/replay/{finished_match(page)}")
    hands = page.get_by_role("list", name="’s hand")
    expect(hands).to_have_count(seats)
    expect(hands.last.get_by_role("listitem")).to_have_count(ROUNDS)
    page.get_by_label("Through whose eyes").select_option("1")
    expect(hands).to_have_count(0)


def play_rounds(pages: list[Page], numbers: range) -> None:
    for number in numbers:
        for seat, page in enumerate(pages):
            wait_for_round(page, number)
            page.locator(HAND).nth(seat % page.locator(HAND).count()).click()
            page.locator(".act .side").nth((seat + number) % 2).click()


def test_four_people_play_a_whole_match(visit: Visit, server: Server) -> None:
    """With browsers at its beginning and its end; what lies between is played by their sockets."""
    people = [Person(server.address) for _ in range(4)]
    table = f"/t/{gather_people(*people, game='splito')}"
    pages = [visit_as(visit, person, table) for person in people]
    pages[0].get_by_role("button", name="Start").click()
    play_rounds(pages, range(1, 4))
    for page in pages:
        wait_for_round(page, 4)
        page.goto("about:blank")
    for person in people:
        person.hear_all()
    for _ in range(4, ROUNDS - 1):
        play_round(*people)
    for page in pages:
        page.goto(table)
    play_rounds(pages, range(ROUNDS - 1, ROUNDS + 1))
    for page in pages:
        assert_scored_as_by_hand(page)
    assert_all_lies_open_in_its_replay(pages[0], seats=4)


SO_MANY = 6  # objectives: more than a zone has room for with their names

# Of all objectives of zones that are drawn whole, those that are not wholly inside their zone.
CUT_OFF = """() => [...document.querySelectorAll('.zone, .ring .large')].flatMap((zone) => {
  const edge = zone.getBoundingClientRect();
  return [...zone.querySelectorAll('ul > li:not(.spare)')]
    .filter((one) => one.getBoundingClientRect().bottom > Math.min(edge.bottom, innerHeight) + 1)
    .map((one) => one.innerText);
})"""


def crowd_the_zone_of_the_first_two(people: list[Person]) -> None:
    """They play the objectives that they have there, until so many lie in it."""
    begin(*people)
    while len(people[0].seat_views[0]["view"]["zones"][0]["objectives"]) < SO_MANY:
        for seat, each in enumerate(people):
            moves = each.seat_view(seat)["moves"]
            wanted = [move for move in moves if not NUMBER.match(move) and move.endswith("left" if seat else "right")]
            each.play(seat, next(iter(wanted or moves)) if seat < 2 else None)
            each.wait_for_answer(seat)
        catch_up(*people)


def test_all_objectives_of_a_crowded_zone_are_in_sight_in_every_window(visit: Visit, loaded_server: Server) -> None:
    """Where the same cards are dealt every time: with others there may be too few objectives."""
    people = [Person(loaded_server.address) for _ in range(3)]
    table = gather_people(*people, game="splito")
    crowd_the_zone_of_the_first_two(people)
    page = visit_as(visit, people[0], f"/t/{table}", base_url=loaded_server.address)
    expect(page.locator(".zone.right ul > li:not(.spare)").nth(SO_MANY - 1)).to_be_attached()
    for size in SIZES:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.wait_for_timeout(200)
        assert page.evaluate(CUT_OFF) == [], size.name


@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_large_window_the_zones_of_others_are_whole_beside_mine(
    visit: Visit, loaded_server: Server, seats: int
) -> None:
    people = [Person(loaded_server.address) for _ in range(seats)]
    table = gather_people(*people, game="splito")
    crowd_the_zone_of_the_first_two(people)
    page = visit_as(visit, people[2], f"/t/{table}", base_url=loaded_server.address)
    zones, small = page.locator(".ring table"), page.locator(".ring .between")
    for width, height, large in ((1440, 900, True), (1360, 832, True), (1280, 720, False)):
        page.set_viewport_size({"width": width, "height": height})
        expect(zones).to_have_count(seats - 2 if large else 0)
        expect(small).to_have_count(0 if large else seats - 2)
        page.wait_for_timeout(200)
        assert page.evaluate(CUT_OFF) == []
        assert page.locator(".ring").evaluate("ring => ring.getBoundingClientRect().bottom <= innerHeight")


def test_a_choice_can_be_changed_and_taken_back_until_all_have_chosen(visit: Visit) -> None:
    ana, ben, cleo = gather(visit, "Splito", 3)
    wait_for_round(ana, 1)
    ana.locator(HAND).first.click()
    ana.locator(".act .side").first.click()
    expect(ana.locator(f"{HAND}.chosen")).to_have_count(1)
    ana.locator(HAND).last.click()
    ana.locator(".act .side").last.click()
    ana.get_by_role("button", name="Take back").click()
    expect(ana.locator(f"{HAND}.chosen")).to_have_count(0)
    for person in (ben, cleo):
        wait_for_round(person, 1)
        person.locator(HAND).first.click()
        person.locator(".act .side").first.click()
        expect(person.locator(f"{HAND}.chosen")).to_have_count(1)
    expect(ana.locator("p.round")).to_have_text(f"Round 1 of {ROUNDS}")
    ana.locator(HAND).first.click()
    ana.locator(".act .side").first.click()
    wait_for_round(cleo, 2)


def test_a_match_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", **PHONE)
    card_of(page, "Splito").get_by_role("button", name="Play against bots").tap()
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        page.locator(HAND).first.tap(position={"x": STRIP, "y": STRIP})
        page.locator(".act .side").nth(number % 2).tap()
        assert_nothing_sticks_out(page)
    assert_scored_as_by_hand(page)


def test_a_match_by_keyboard_and_by_ear(visit: Visit) -> None:
    page = visit_listening(visit)
    play_alone_by_keyboard(page, "Splito", "Play against bots")
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        assert tab_to(page, HAND)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowLeft" if number % 2 else "Shift+ArrowRight")
        assert_focused(page)
    assert_everything_was_read_out(page)
    assert re.search(r" plays .+ to the (left|right)\.$", told(page)[-1])
    assert_scored_as_by_hand(page)


def test_a_card_is_dragged_onto_a_zone_and_played_there(visit: Visit) -> None:
    ana, _, _ = gather(visit, "Splito", 3)
    wait_for_round(ana, 1)
    card = ana.locator(HAND).first
    card.hover()
    ana.mouse.down()
    ana.mouse.move(*middle_of(ana.locator(".zone.right")), steps=5)
    expect(ana.locator(".zone.right.under")).to_have_count(1)
    expect(ana.locator(".zone.left.under")).to_have_count(0)
    ana.mouse.up()
    expect(card).to_have_class(re.compile("chosen"))
    expect(card).to_have_accessible_name(re.compile("chosen for the right"))


def test_a_card_dropped_beside_the_zones_goes_back(visit: Visit) -> None:
    ana, _, _ = gather(visit, "Splito", 3)
    wait_for_round(ana, 1)
    card = ana.locator(HAND).first
    at = middle_of(card)
    card.hover()
    ana.mouse.down()
    ana.mouse.move(*middle_of(ana.locator(".top")), steps=5)
    assert middle_of(card)[1] < at[1] - 100, "it follows the pointer"
    ana.mouse.up()
    expect(ana.locator(f"{HAND}.carried, {HAND}.picked, {HAND}.chosen")).to_have_count(0)
    expect(ana.locator(".act .side").first).to_be_disabled()


def test_a_finger_drags_a_card_and_not_the_page(visit: Visit) -> None:
    page = visit("/", **SHARP_PHONE)
    card_of(page, "Splito").get_by_role("button", name="Play against bots").tap()
    wait_for_round(page, 1)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    card = page.locator(HAND).nth(3).bounding_box()
    assert card is not None
    x, y = card["x"] + STRIP, card["y"] + STRIP
    to_x, to_y = middle_of(page.locator(".act .side").last)
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
    expect(page.locator(".act .side.under")).to_have_count(1)
    assert page.evaluate("scrollY") == 0
    touch("touchEnd")
    wait_for_round(page, 2)


COUNTED = (
    """() => [...document.querySelectorAll('.zone .sum')].reduce((sum, cell) => sum + Number(cell.innerText), 0)"""
)


def test_cards_are_counted_when_they_have_come_into_their_zones(browser: Browser, server: Server) -> None:
    people = [Person(server.address) for _ in range(3)]
    table = gather_people(*people, game="splito")
    begin(*people)
    watcher = Watcher(browser, people[0], "en")
    page = watcher.go_to(f"/t/{table}")
    watcher.stop_the_clock()
    for seat, person in enumerate(people):
        numbers = [move for move in person.seat_view(seat)["moves"] if NUMBER.match(move)]
        person.play(seat, numbers[0])
        person.wait_for_answer(seat)
    catch_up(*people)
    watcher.catch_up()
    expect(page.locator(".zone .fresh")).not_to_have_count(0)  # they are on their way
    assert page.evaluate(COUNTED) == 0
    page.clock.run_for(2000)
    assert page.evaluate(COUNTED) > 0
    watcher.close()
