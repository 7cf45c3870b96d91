"""What people do at any table in a browser, and what the house says of a match afterwards."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.commands import run_command
from tests.server.play import Person

A_LOOK = 40  # milliseconds between two looks at several pages


def card_of(page: Page, game: str) -> Locator:
    """The game in the lobby."""
    return page.locator("article").filter(has=page.get_by_role("heading", name=game, exact=True))


def invite(host: Page, game: str, seats: int) -> str:
    """The host makes a private table with so many seats; the path of its link."""
    card_of(host, game).get_by_role("button", name="Invite friends").click()
    host.wait_for_url("**/t/*")
    host.get_by_label("Players", exact=True).select_option(str(seats))
    expect(host.get_by_text("Free seat", exact=True)).to_have_count(seats - 1)
    return "/t/" + host.url.rsplit("/", 1)[1]


def gather(visit: Visit, game: str, seats: int) -> list[Page]:
    """So many people, each with a browser, at a table where the match has begun."""
    host = visit()
    path = invite(host, game, seats)
    guests = []
    for _ in range(seats - 1):
        guest = visit(path)
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
        guests.append(guest)
    host.get_by_role("button", name="Start").click()
    return [host, *guests]


def visit_as(visit: Visit, person: Person, path: str, **wish: Any) -> Page:
    """The page of somebody who has been there before, by other means."""
    page = visit("about:blank", **wish)
    page.context.add_cookies([{"name": "splendide", "value": person.cookie, "url": person.address}])
    page.goto(path)
    return page


def who_sees(people: list[Page], selector: str) -> Page:
    """Whose page has this, once somebody's has."""
    for _ in range(PATIENCE // A_LOOK):
        for person in people:
            if person.locator(selector).count():
                return person
        people[0].wait_for_timeout(A_LOOK)
    raise AssertionError(f"nobody sees {selector}")


def is_over(page: Page) -> bool:
    return page.locator("a[href^='/replay/']").count() > 0


def finished_match(page: Page) -> str:
    """The match that the final page is about."""
    link = page.locator("a[href^='/replay/']").first
    expect(link).to_be_visible(timeout=PATIENCE)
    return str(link.get_attribute("href")).removeprefix("/replay/")


def last_view(page: Page, match: str) -> dict[str, Any]:
    replay = page.request.get(f"/api/matches/{match}/replay").json()
    view: dict[str, Any] = replay["steps"][-1]["view"]
    return view


def assert_seen_to_the_end(page: Page, match: str) -> None:
    """Moment by moment, never back and never twice; what happened last was on the screen before the result."""
    steps = page.request.get(f"/api/matches/{match}/replay").json()["steps"]
    seen = page.evaluate("window.seen")
    assert seen["torn"] == []
    assert sorted(set(seen["moments"])) == seen["moments"]
    assert len(seen["moments"]) > 5
    assert seen["moments"][-1] == seen["result"] > steps[-1]["happened"][-1]["number"]


def verify(page: Page, match: str) -> None:
    """The record that the final page offers is right in every move, roll and point."""
    record = page.request.get(f"/api/matches/{match}/record").text()
    done = run_command("verify", "-", given=record)
    assert done.code == 0, done.out + done.err


def score(game: str, table: str, *arguments: str) -> dict[str, Any]:
    """What `splendide score` makes of what lies on the table."""
    scored: dict[str, Any] = json.loads(run_command("score", game, *arguments, "--json", given=table).out)
    return scored


def tab_to(page: Page, selector: str, most: int = 80) -> bool:
    """Whether the keyboard has reached something that fits, which may go away while it is on its way.

    Behind the last control there is nothing, and the next Tab leads to the first: there nobody stays.
    """
    for _ in range(most):
        there, reached, beyond = page.evaluate(
            """selector => {
              const focused = document.activeElement;
              return [!!document.querySelector(selector), !!focused?.matches(selector), focused === document.body];
            }""",
            selector,
        )
        if reached or not (there or beyond):
            return bool(reached)
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} can't be reached with Tab")


def play_alone_by_keyboard(page: Page, game: str, button: str) -> None:
    """From the lobby into a match, without a pointer."""
    wanted = card_of(page, game).get_by_role("button", name=button)
    expect(wanted).to_be_visible()
    for _ in range(80):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")


def assert_nothing_sticks_out(page: Page) -> None:
    view, width = page.evaluate("[document.documentElement.clientWidth, document.documentElement.scrollWidth]")
    assert width <= view, f"{width} pixels on a screen of {view}"


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
