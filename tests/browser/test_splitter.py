"""Splitter, played by people with browsers."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, PHONE, SHARP_PHONE, Visit
from tests.browser.hearing import assert_everything_was_read_out, assert_focused, told, visit_hearing, visit_listening
from tests.browser.splitter import ROUNDS, totals, wait_for_round, write_first_free_pair
from tests.browser.table import (
    assert_nothing_sticks_out,
    finished_match,
    invite,
    middle_of,
    play_alone_by_keyboard,
    tab_to,
    verify,
)
from tests.server.serving import Server


def test_two_people_and_a_bot_play_a_whole_match_through_a_lost_socket_and_a_killed_server(
    mortal_server: Server, visit: Visit
) -> None:
    there = {"base_url": mortal_server.address}
    ana = visit("/", **there)
    path = invite(ana, "Splitter", 3)

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
        write_first_free_pair(ana)
        write_first_free_pair(ben)

    assert len(lines) >= 3, "the dropped socket and the killed server each made a new connection"
    match = finished_match(ana)
    assert finished_match(ben) == finished_match(cleo) == match
    shown = cleo.locator(".points strong")
    expect(shown).to_have_count(3)
    assert sorted(int(points.split()[0]) for points in shown.all_inner_texts()) == sorted(totals(ana, match))
    verify(ana, match)


def test_a_solo_match_on_a_phone_by_touch_in_french(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", **PHONE)
    page.get_by_role("button", name="Jouer en solo").tap()
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        pair = page.locator("[data-pair]").first.locator(".target").first
        pair.tap()
        pair.tap()
        page.locator("button.write").tap()
    totals(page, finished_match(page))
    assert_nothing_sticks_out(page)


def test_tapping_a_pair_twice_swaps_the_two_numbers(visit: Visit) -> None:
    page = visit("/", **SHARP_PHONE)
    page.get_by_role("button", name="Play solo").tap()
    wait_for_round(page, 1)
    pair = page.locator("[data-pair]").first
    pair.locator(".target").first.tap()
    first = str(pair.get_attribute("aria-label"))
    pair.locator(".target").first.tap()
    second = str(pair.get_attribute("aria-label"))
    numbers = [[c for c in label.split("Would")[1].split("Points")[0] if c.isdigit()] for label in (first, second)]
    assert numbers[0] == numbers[1][::-1]


def test_what_a_pair_would_bring_is_what_it_brings(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play solo").click()
    total = page.locator(".scores tfoot .points [data-value]")
    before = 0
    for number in range(1, 13):
        wait_for_round(page, number)
        page.locator("[data-pair] .target").first.click()
        gain = int((page.locator(".gain text").text_content() or "").replace("−", "-"))
        page.locator("button.write").click()
        wait_for_round(page, number + 1)
        expect(total).to_have_attribute("data-value", str(before + gain))
        before += gain


def test_the_dice_are_dragged_onto_a_pair(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play solo").click()
    wait_for_round(page, 1)
    page.locator(".dice .active").hover()
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator("[data-pair] .target").last), steps=5)
    page.mouse.up()
    expect(page.locator("[data-pair].picked")).to_have_count(1)
    page.locator("button.write").click()
    wait_for_round(page, 2)


PENCIL_THEN_DICE = """() => {
  const [pencil, dice, heard] = [4200, 1500, Object.values(window.pitches).flat()];
  return heard.includes(pencil) && heard.lastIndexOf(dice) > heard.indexOf(pencil);
}"""


def test_whoever_plays_alone_hears_the_pencil_before_the_dice(visit: Visit) -> None:
    page = visit_hearing(visit)
    page.get_by_role("button", name="Play solo").click()
    wait_for_round(page, 1)
    write_first_free_pair(page)
    page.wait_for_function(PENCIL_THEN_DICE)


def test_a_solo_match_by_keyboard_and_by_ear(visit: Visit) -> None:
    page = visit_listening(visit)
    play_alone_by_keyboard(page, "Splitter", "Play solo")
    wait_for_round(page, 1)
    assert tab_to(page, "[data-pair]")
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        expect(page.locator("[data-pair]:focus")).to_have_count(1)
        page.keyboard.press("ArrowDown")
        page.keyboard.press(" ")
        page.keyboard.press("Enter")
        assert_focused(page)
    assert_everything_was_read_out(page)
    assert re.fullmatch(
        r"The dice show [1-6] and [1-6]\. \S+ \d+ wrote [1-6] and [1-6] in row [a-g]\.", " ".join(told(page)[:2])
    )
    totals(page, finished_match(page))
