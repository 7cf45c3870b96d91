"""How a person plays Splitter in a browser, and what is then on the sheets."""

import json
import subprocess
import sys
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE

ROUNDS = 22


def wait_for_round(page: Page, number: int) -> None:
    word = page.locator("html").get_attribute("lang")
    said = f"Manche {number} sur {ROUNDS}" if word == "fr" else f"Round {number} of {ROUNDS}"
    expect(page.locator("p.round")).to_have_text(said, timeout=PATIENCE)


def write_first_free_pair(page: Page) -> None:
    """Click the first free pair, then the button that writes."""
    page.locator("[data-pair] .target").first.click()
    page.locator("button.write").click()


def finished_match(page: Page) -> str:
    """The match that the final page is about."""
    link = page.locator("a[href^='/replay/']").first
    expect(link).to_be_visible(timeout=PATIENCE)
    return str(link.get_attribute("href")).removeprefix("/replay/")


def last_view(page: Page, match: str) -> dict[str, Any]:
    replay = page.request.get(f"/api/matches/{match}/replay").json()
    view: dict[str, Any] = replay["steps"][-1]["view"]
    return view


def rows_of(view: dict[str, Any], seat: int) -> str:
    """The sheet as seven lines of digits and dots."""
    grid = [["."] * len(row) for row in view["rows"]]
    for (row, column), value in zip(view["places"], view["sheets"][seat]["cells"], strict=True):
        grid[row][column] = str(value)
    return "\n".join("".join(row) for row in grid)


def score_by_hand(view: dict[str, Any], seat: int) -> int:
    """What `splendide score` makes of the sheet."""
    command = [sys.executable, "-m", "splendide", "score", "splitter", "--sheet", view["sheet"], "--json"]
    done = subprocess.run(command, input=rows_of(view, seat), capture_output=True, text=True, check=True)
    return int(json.loads(done.stdout)["total"])
