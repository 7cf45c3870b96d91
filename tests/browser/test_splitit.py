"""Split it!, played by people with browsers."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.hearing import assert_everything_was_read_out, assert_focused, visit_listening
from tests.browser.table import (
    assert_nothing_sticks_out,
    card_of,
    finished_match,
    gather,
    last_view,
    play_alone_by_keyboard,
    score,
    tab_to,
    verify,
    visit_as,
    who_sees,
)
from tests.server.games import begin, is_playing, play_while
from tests.server.games import gather as gather_people
from tests.server.play import Person
from tests.server.serving import Server

PRESS = (
    "button.go-on",
    "button.go:not([aria-disabled=true])",
    ".jokers button:not([aria-pressed=true])",
    "button[data-zone]",
)
MOST_PRESSES = 6000
PAUSE = 60  # milliseconds between two looks at the table
# Whether the match is over, what the board offers if this person hasn't chosen yet, and how many of it: in one look.
LOOK = """press => {
  if (document.querySelector("a[href^='/replay/']")) return [true, null, 0];
  if (document.querySelector('[data-zone].chosen, .jokers button[aria-pressed=true]')) return [false, null, 0];
  const offered = press.find((selector) => document.querySelector(selector)) ?? null;
  return [false, offered, offered && document.querySelectorAll(offered).length];
}"""

Press = Callable[[Page, str, int], None]


def play_to_the_end(people: list[Page], press: Press, rng: random.Random) -> None:
    playing = list(people)
    for _ in range(MOST_PRESSES):
        for person in list(playing):
            over, selector, count = person.evaluate(LOOK, PRESS)
            if over:
                playing.remove(person)
            elif selector:
                press(person, selector, rng.randrange(count))
        if not playing:
            return
        playing[0].wait_for_timeout(PAUSE)
    raise AssertionError("the match did not end")


def click(page: Page, selector: str, which: int) -> None:
    """Whoever is quicker than the reveal finds the button gone: then there is nothing to press any more."""
    page.evaluate("([selector, k]) => document.querySelectorAll(selector)[k]?.click()", [selector, which])


def touch(page: Page, selector: str, which: int) -> None:
    """A finger comes down where the button was seen, and waits for nothing: the button may be gone meanwhile."""
    where = page.evaluate(
        """([selector, k]) => {
          const button = document.querySelectorAll(selector)[k];
          button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const box = button?.getBoundingClientRect();
          return box && [box.x + box.width / 2, box.y + box.height / 2];
        }""",
        [selector, which],
    )
    if where:
        page.touchscreen.tap(*where)


def columns_of(view: dict[str, Any]) -> str:
    """Everybody's columns, as `splendide score` reads them."""
    players = [
        {str(value): column["cards"] for value, column in enumerate(player["columns"], 1) if column["cards"]}
        for player in view["players"]
    ]
    return json.dumps({"players": players})


def assert_scored_as_by_hand(page: Page) -> None:
    match = finished_match(page)
    verify(page, match)
    view = last_view(page, match)
    assert score("splitit", columns_of(view))["points"] == [player["points"] for player in view["players"]]


def test_two_people_play_a_whole_match(visit: Visit) -> None:
    people = gather(visit, "Split it!", 2)
    play_to_the_end(people, click, random.Random(2))
    for person in people:
        assert_scored_as_by_hand(person)


def test_four_people_play_the_last_rounds_of_a_match(visit: Visit, server: Server) -> None:
    people = [Person(server.address) for _ in range(4)]
    table = gather_people(*people, game="splitit")
    begin(*people)
    play_while(lambda person: person.seat_views[0]["view"]["round"] < 6, *people)  # of eight
    pages = [visit_as(visit, person, f"/t/{table}") for person in people]
    play_to_the_end(pages, click, random.Random(4))
    for page in pages:
        assert_scored_as_by_hand(page)


def test_a_match_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", **PHONE)
    card_of(page, "Split it!").get_by_role("button", name="Play against bots").tap()
    page.wait_for_selector("p.round")

    def tap(page: Page, selector: str, which: int) -> None:
        assert_nothing_sticks_out(page)
        touch(page, selector, which)

    play_to_the_end([page], tap, random.Random(3))
    assert_scored_as_by_hand(page)


def test_a_match_by_keyboard_and_by_ear(visit: Visit) -> None:
    page = visit_listening(visit)
    play_alone_by_keyboard(page, "Split it!", "Play against bots")
    page.wait_for_selector("p.round")

    def by_keyboard(page: Page, selector: str, which: int) -> None:
        if tab_to(page, selector):
            page.keyboard.press("Enter")
        assert_focused(page)

    play_to_the_end([page], by_keyboard, random.Random(4))
    said = assert_everything_was_read_out(page)
    reveals = [words for words in said if words.startswith("The bets are turned over!")]
    assert reveals
    assert all(re.search(r"(White|Pink|Black): .+ (takes|contested|discarded)", words) for words in reveals)
    assert_scored_as_by_hand(page)


def test_a_first_press_selects_a_zone_and_a_second_one_bets(visit: Visit) -> None:
    people = gather(visit, "Split it!", 4)
    splitter_of(people).locator("button.go").click()
    person, other = people[:2]
    person.locator("button[data-zone]").first.click()
    expect(person.locator("button.go")).to_have_text("Bet on White")
    expect(person.locator("[data-zone].chosen")).to_have_count(0)
    person.keyboard.press("3")
    expect(person.locator("button.go")).to_have_text("Bet on Black")
    person.keyboard.press("3")
    expect(person.locator("[data-zone=black].chosen")).to_have_count(1)
    assert person.evaluate("document.activeElement !== document.body"), "the focus has not fallen"
    other.locator("button[data-zone=pink]").dblclick()
    expect(other.locator("[data-zone=pink].chosen")).to_have_count(1)


def test_a_digit_and_enter_bet_wherever_the_focus_is(visit: Visit) -> None:
    people = gather(visit, "Split it!", 4)
    splitter_of(people).locator("button.go").click()
    person = people[1]
    person.locator("button[data-zone]").first.wait_for()
    person.locator("main").focus()
    person.keyboard.press("2")
    expect(person.locator("button.go")).to_have_text("Bet on Pink")
    person.keyboard.press("Enter")
    expect(person.locator("[data-zone=pink].chosen")).to_have_count(1)


def splitter_of(people: list[Page]) -> Page:
    """Who splits the first row."""
    return who_sees(people, "button.go")


def place_of(slider: Locator) -> int:
    return int(str(slider.get_attribute("aria-valuenow")))


def test_a_separator_slides_by_keyboard(visit: Visit) -> None:
    page = splitter_of(gather(visit, "Split it!", 2))
    slider = page.get_by_role("slider").first
    before = place_of(slider)
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert place_of(slider) == before + 1


def test_a_separator_is_dragged_and_a_click_between_cards_moves_the_nearer_one(visit: Visit) -> None:
    page = splitter_of(gather(visit, "Split it!", 2))
    first, second = page.get_by_role("slider").all()
    gaps = page.locator(".gap")
    last = gaps.last.bounding_box()
    assert last is not None
    assert place_of(second) < gaps.count()
    second.hover()
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2, last["y"] + 20, steps=5)
    page.mouse.up()
    expect(second).to_have_attribute("aria-valuenow", str(gaps.count()))
    gaps.first.click()
    expect(first).to_have_attribute("aria-valuenow", "1")


def played_by_sockets(server: Server, apart: bool = False) -> str:
    """A match of three that is over; apart, each chose something else: cards were taken, no zone contested by all."""
    people = [Person(server.address) for _ in range(3)]
    gather_people(*people, game="splitit")
    begin(*people)
    play_while(is_playing, *people, apart=apart)
    return str(people[0].frame["match"]["id"])


def test_a_replay_goes_by_rounds_to_where_their_cards_are_turned_up(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{played_by_sockets(server)}")
    rounds, said = page.locator("p.round"), page.locator(".said")
    expect(rounds).to_have_text("Round 1 of 10")
    for number in (2, 3):
        page.keyboard.press("PageDown")
        expect(rounds).to_have_text(f"Round {number} of 10")
        expect(said).to_contain_text("Turned up:")
    page.keyboard.press("PageUp")
    expect(rounds).to_have_text("Round 2 of 10")


# A step on: whether bets are turned over in it, and whether its caption can be read at once; it can in the end.
STEP_ON = """async () => {
  const said = document.querySelector('.said');
  const seen = () => Number(getComputedStyle(said).opacity) > 0;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await new Promise(requestAnimationFrame);
  const [revealed, first] = [document.querySelector('.stamp.taken, .stamp.contested') !== null, seen()];
  while (!seen()) await new Promise(requestAnimationFrame);
  return [revealed, first];
}"""


def test_a_replay_says_where_bets_lie_when_they_are_turned_over(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{played_by_sockets(server)}", reduced_motion="no-preference")
    expect(page.locator(".said")).to_be_visible()
    steps = [tuple(page.evaluate(STEP_ON)) for _ in range(8)]
    assert set(steps) == {(True, False), (False, True)}


# A step on: what is written on the cards that were taken, in the row and on their way into columns.
TAKEN = """async () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await new Promise(requestAnimationFrame);
  const written = (cards) => [...document.querySelectorAll(`${cards} [role=img]`)].map((card) => card.ariaLabel).sort();
  return [written('.place.left'), written('.collections')];
}"""


def test_cards_that_were_won_look_like_these_cards_while_they_fly(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{played_by_sockets(server, apart=True)}", reduced_motion="no-preference")
    expect(page.locator(".said")).to_be_visible()
    steps = [page.evaluate(TAKEN) for _ in range(12)]
    assert any(left for left, _ in steps)
    for left, flying in steps:
        assert flying == left
    expect(page.locator(".collections [role=img]")).to_have_count(0)  # in its column a card is a strip
