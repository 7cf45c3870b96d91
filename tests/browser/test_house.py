"""The pages around the games: quick, quiet, readable for everybody."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import PHONE, Visit

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FIRST_PAGE_BYTES = 200_000


def complaints(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is."""
    page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Visit, colours: str) -> None:
    page = visit("/", bypass_csp=True, color_scheme=colours)
    settle(page)
    assert complaints(page) == []
    page.goto("/rules/splitter")
    settle(page)
    assert complaints(page) == []
    page.goto("/")
    page.get_by_role("button", name="Invite friends").last.click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Bots on the free seats").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-pair]").first).to_be_visible()
    page.locator("[data-pair] .target").first.click()
    assert complaints(page) == []


def test_the_first_page_is_small_and_asks_nobody_else(visit: Visit) -> None:
    page = visit("about:blank")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    settle(page)
    assert all("//127.0.0.1:" in answer.url for answer in answers)
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert 10_000 < sum(sizes.values()) < FIRST_PAGE_BYTES, sizes


def test_the_language_follows_the_browser_and_changes_at_once(visit: Visit) -> None:
    page = visit("/", locale="fr-CA")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Real table games, played together")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("path", ["/", "/rules/splitter", "/nowhere"])
def test_nothing_sticks_out_on_a_small_phone(visit: Visit, path: str) -> None:
    page = visit(path, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_an_unknown_table_says_so_and_leads_back(visit: Visit) -> None:
    page = visit("/t/zzzzzz")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name="Invite friends").first).to_be_visible()
