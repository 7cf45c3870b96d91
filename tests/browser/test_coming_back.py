"""Arriving at a table, leaving a match and finding it again, and playing another one."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.hearing import assert_focused
from tests.browser.splitter import last_round, wait_for_round, write_first_free_pair
from tests.browser.table import assert_nothing_sticks_out, card_of, gather, invite
from tests.server.serving import Server

DEED = re.compile("Split the row: there are|Bet on a zone|it is not your turn")
CLOSE_AND_OPEN = """() => {
  document.querySelector('dialog[open]').requestClose();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
}"""


def test_a_link_asks_for_a_name_and_seats_you_in_one_step(visit: Visit) -> None:
    host = visit()
    host.get_by_label("Your name").fill("Ann")
    path = invite(host, "Splito", 3)
    expect(host.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()  # kept as typed
    guest = visit(path, **PHONE)
    expect(guest.get_by_role("heading", name="Ann invites you to Splito")).to_be_visible()
    assert_nothing_sticks_out(guest)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Play", exact=True).click()
    expect(host.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(guest.get_by_role("heading", name="invites you")).to_have_count(0)
    guest.get_by_label("Your name").fill("Benno")
    guest.keyboard.press("Enter")
    expect(host.get_by_role("listitem").filter(has_text="Benno")).to_be_visible()


def test_the_first_page_leads_back_into_a_match_and_says_whose_turn_it_is(visit: Visit) -> None:
    ann, ben = gather(visit, "Splitter", 2)
    for person in (ann, ben):
        expect(person.locator("[data-pair]").first).to_be_visible()
    ann.get_by_role("link", name="Splendide: All games").click()
    mine = ann.get_by_role("region", name="Your matches")
    expect(mine).to_contain_text("Your turn")
    expect(ann).to_have_title(re.compile("^Your turn · Splendide"))
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    mine.get_by_role("link", name="Play on").click()
    expect(ann.locator("[data-pair]").first).to_be_visible()
    ann.go_back()
    expect(mine).to_contain_text("Your turn")


def test_who_comes_back_reads_what_the_others_did_meanwhile(visit: Visit) -> None:
    ann, ben = gather(visit, "Splitter", 2)
    ben.request.put("/api/me", data={"name": "Ben"})
    wait_for_round(ann, 1)
    write_first_free_pair(ann)
    expect(ben.get_by_text("✓ written")).to_be_visible()
    table = ann.url
    ann.goto("/")
    write_first_free_pair(ben)
    wait_for_round(ben, 2)
    ann.goto(table)
    told, board = ann.locator("[data-passing]"), ann.locator(".felt")
    expect(told).to_have_text(re.compile(r"^Meanwhile: Ben wrote [^.]*\.\W*$"))
    with_note = board.bounding_box()
    told.get_by_role("button").press("Enter")
    expect(told).to_be_empty()
    assert board.bounding_box() == with_note
    assert_focused(ann)


def test_the_rules_are_beside_the_board(visit: Visit) -> None:
    page = visit("/", **PHONE)
    card_of(page, "Split it!").get_by_role("button", name="Play against bots").tap()
    expect(page.locator("p.round")).to_be_visible()
    page.get_by_role("button", name="Rules").tap()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("region", name="What you may do now")).to_contain_text(DEED)
    expect(rules.get_by_role("heading", level=2).nth(1)).to_be_visible()
    assert_nothing_sticks_out(page)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.keyboard.press("?")
    expect(rules).to_be_visible()
    page.evaluate(CLOSE_AND_OPEN)  # before the browser has said that it is closed
    page.evaluate("new Promise((done) => setTimeout(done))")
    expect(rules).to_be_visible()
    expect(rules.get_by_role("heading", level=2).nth(1)).to_be_visible()


def test_who_looks_for_a_match_finds_whoever_else_does(visit: Visit) -> None:
    ann, ben = visit(), visit()
    card_of(ann, "Split it!").get_by_role("button", name="Play with whoever is here").click()
    expect(ann.get_by_role("button", name="Stand up")).to_be_visible()
    ben.reload()
    ben.get_by_role("region", name="Open tables").get_by_role("button", name="Join Split it!").first.click()
    expect(ben.get_by_role("button", name="Stand up")).to_be_visible()
    ben.get_by_role("button", name="Start").click()
    expect(ann.locator("p.round")).to_be_visible()


def test_a_result_stays_until_one_leaves_it_and_a_rematch_waits_for_those_who_stay(
    visit: Visit, server: Server
) -> None:
    ann, ben, cleo = last_round(visit, server, 3)
    for person in (ann, ben, cleo):
        write_first_free_pair(person)
    ben.get_by_role("button", name="Play again").click()
    expect(ann.get_by_text("wants to play again")).to_be_visible()
    expect(ben.get_by_text("Waiting for")).to_be_visible()
    ann.get_by_role("button", name="Play again").click()
    ann.get_by_role("button", name="Play without").click()
    for person in (ann, ben):
        wait_for_round(person, 1)
    expect(cleo.get_by_text("The others play another match without you.")).to_be_visible()
    expect(cleo.locator("#headline")).to_be_visible()
    cleo.get_by_role("button", name="Watch").click()
    expect(cleo.get_by_text("You are watching.")).to_be_visible()
