"""How a person plays Splitter in a browser, and what is then on the sheets."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.table import last_view, score, visit_as
from tests.server.games import begin, gather, play_round
from tests.server.play import Person
from tests.server.serving import Server

ROUNDS = 22


def wait_for_round(page: Page, number: int) -> None:
    language = page.locator("html").get_attribute("lang")
    said = f"Manche {number} sur {ROUNDS}" if language == "fr" else f"Round {number} of {ROUNDS}"
    expect(page.locator("p.round")).to_have_text(said, timeout=PATIENCE)


def write_first_free_pair(page: Page) -> None:
    """Click the first free pair, then the button that writes."""
    page.locator("[data-pair] .target").first.click()
    page.locator("button.write").click()


def last_round(visit: Visit, server: Server, seats: int, hints: bool = True) -> list[Page]:
    """So many people, each with a browser, where one round is left: the others were played by their sockets."""
    people = [Person(server.address) for _ in range(seats)]
    table = gather(*people)
    people[0].say("arrange", hints=hints)
    begin(*people)
    for _ in range(ROUNDS - 1):
        play_round(*people)
    for person in people:
        person.leave()
    pages = [visit_as(visit, person, f"/t/{table}") for person in people]
    for page in pages:
        wait_for_round(page, ROUNDS)
    return pages


def rows_of(view: dict[str, Any], seat: int) -> str:
    """The sheet as seven lines of digits and dots."""
    grid = [["."] * len(row) for row in view["rows"]]
    for (row, column), value in zip(view["places"], view["sheets"][seat]["cells"], strict=True):
        grid[row][column] = str(value)
    return "\n".join("".join(row) for row in grid)


def totals(page: Page, match: str) -> list[int]:
    """The points of every sheet, which are what `splendide score` makes of it."""
    view = last_view(page, match)
    shown = [sheet["total"] for sheet in view["sheets"]]
    scored = [score("splitter", rows_of(view, seat), "--sheet", view["sheet"])["total"] for seat in range(len(shown))]
    assert scored == shown
    return shown
