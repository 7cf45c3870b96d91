"""The pages around the games: quick, quiet, readable for everybody."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from splendide.core.examples import read_examples
from splendide.core.library import find_game, slugs
from splendide.core.opening import take
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import assert_nothing_sticks_out, finished_match, visit_as
from tests.server.games import begin, catch_up, gather, play_round, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LOOK_FOR_FAULTS = """async () => {
  const ends = (motion) => motion.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((motion) => motion.finished));
  return (await axe.run({ resultTypes: ['violations'] })).violations;  // not what is well
}"""
FIRST_PAGE_BYTES = 200_000
SOME_ROUNDS = 3
UNHURRIED = {"tower": {"hand": "none"}}  # whoever answers at once can't have held a piece for a while
LOOKS = pytest.mark.parametrize(
    "look", [{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}], ids=["light", "dark phone"]
)


def complaints(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is; a colour on its way to another one is not what people read."""
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(LOOK_FOR_FAULTS)
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def assert_nothing_is_cut_off(page: Page) -> None:
    assert_nothing_sticks_out(page)
    assert page.locator(".felt").evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


@LOOKS
def test_axe_finds_nothing_before_a_match(visit: Visit, look: dict[str, Any]) -> None:
    page = visit("/", bypass_csp=True, **look)
    settle(page)
    assert complaints(page) == []
    page.get_by_role("button", name="Invite friends").last.click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert complaints(page) == []


@LOOKS
@pytest.mark.parametrize("game", slugs())
def test_axe_finds_nothing_in_any_game(visit: Visit, server: Server, game: str, look: dict[str, Any]) -> None:
    ann = Person(server.address)
    found = find_game(game)
    table = gather(
        ann, bots=max(1, found.seats.start - 1), game=game, options={**found.simulated({}), **UNHURRIED.get(game, {})}
    )
    begin(ann)
    for _ in range(SOME_ROUNDS):
        play_round(ann)
    catch_up(ann)
    page = visit_as(visit, ann, f"/rules/{game}", bypass_csp=True, **look)
    settle(page)
    expect(page.locator("figure[data-drawn]")).to_have_count(len(read_examples(take(game).examples)))
    assert complaints(page) == []
    page.goto(f"/t/{table}")
    expect(page.locator("p.round")).to_be_visible()
    page.get_by_text("The position as text").click()
    expect(page.locator("details.fold[open] li").nth(3)).to_be_visible()
    assert complaints(page) == []
    page.goto("about:blank")  # how a match is seen to its end is looked at elsewhere
    play_to_the_end(ann)
    page.goto(f"/t/{table}")
    match = finished_match(page)
    settle(page)
    assert complaints(page) == []
    assert_nothing_is_cut_off(page)
    page.goto(f"/replay/{match}")
    page.get_by_role("button", name="One step on").click()
    assert complaints(page) == []
    assert_nothing_is_cut_off(page)


def test_an_example_in_the_rules_is_gone_through_step_by_step(visit: Visit) -> None:
    page = visit("/rules/splitit")
    figure = page.locator('figure[data-example="round"]')
    expect(figure.get_by_role("img", name="A round among three")).to_be_visible()
    expect(figure.get_by_role("listitem")).to_have_text(["Seven cards lie in a row. Ada is the splitter."])
    on = figure.get_by_role("button", name="Next")
    for _ in range(2):
        on.click()
    expect(figure.get_by_role("listitem")).to_contain_text(["Ada is alone on white"])
    expect(figure.locator(".zone.taken")).to_have_count(1)
    expect(figure.locator(".zone.contested")).to_have_count(1)
    figure.get_by_role("button", name="Back").click()
    expect(figure.get_by_role("listitem")).to_contain_text(["She puts the separators"])
    page.get_by_role("button", name="Français").click()
    expect(figure.get_by_role("listitem")).to_have_text(["Sept cartes sont alignées. C’est Ada qui coupe."])


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
