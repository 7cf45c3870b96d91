"""A finished match, analysed on its replay page."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, SMALLEST_PHONE, Visit
from tests.browser.table import assert_nothing_sticks_out, visit_as
from tests.browser.walk.lessons import at_lessons
from tests.browser.walk.looking import Look, Watcher
from tests.browser.walk.sizes import SIZES
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

# All that is painted where something lies in the window is a part of it.
IS_FREE = """thing => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const lowest = Math.min(bottom, innerHeight);
  return [top + 2, (top + lowest) / 2, lowest - 2].every((y) =>
    thing.contains(document.elementFromPoint((left + right) / 2, y)));
}"""


def finished_by(ann: Person, game: str = "splitter", bots: int = 1) -> str:
    """A match in which a person always did the first thing that could be done."""
    gather(ann, bots=bots, game=game)
    begin(ann)
    play_to_the_end(ann)
    return str(ann.frame["match"]["id"])


def assert_gone_through_by_keys(page: Page) -> None:
    """Arrows go on where a click has left the focus on a button."""
    count = page.locator(".count")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text("3 / 44")
    page.keyboard.press("End")
    expect(count).to_have_text("44 / 44")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(count).to_have_text("1 / 44")


def test_a_replay_shows_what_was_lost_and_leads_to_what_decided(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{finished_by(Person(server.address))}", **PHONE)
    assert_gone_through_by_keys(page)
    page.get_by_role("button", name="Analyse this match").click()
    lesson = page.locator("section", has=page.get_by_role("heading", name="Analysis"))
    expect(lesson.locator("polyline")).to_have_count(2)
    expect(lesson.locator("tbody tr")).to_have_count(2)
    step = lesson.locator("ol button").first
    number = str(step.text_content()).split()[1]
    step.click()
    expect(page.locator(".count")).to_have_text(f"{number} / 44")
    expect(page.locator("p.round, .felt header").first).to_be_in_viewport()  # from below one is led to the board
    expect(page.get_by_role("list", name="What the teacher says of this step").locator("li")).not_to_have_count(0)
    assert_nothing_sticks_out(page)
    lesson.get_by_role("link", name="Try it again").first.click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator('[data-tried="told"]')).to_contain_text("The answer:")
    expect(page.locator('[data-hint^="1"]').first).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    page.locator("[data-pair] .target").first.click()
    page.locator("button.write").click()
    expect(page.locator("[data-tried]")).to_have_attribute("data-tried", re.compile("best|fine|inaccurate|mistake"))
    assert_nothing_sticks_out(page)
    page.go_back()
    page.get_by_role("button", name="Analyse this match").click()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Ce qui a décidé de la partie")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Analyser cette partie").click()  # it was kept: nobody thinks about it again
    expect(page.get_by_role("heading", name="Analyse")).to_be_visible()


@pytest.mark.parametrize(("game", "window"), [("splitit", "320x568"), ("splito", "zoom200"), ("splitter", "1280x720")])
def test_what_a_teacher_says_fits_the_window(browser: Browser, server: Server, game: str, window: str) -> None:
    ann = Person(server.address, "fr")
    match = finished_by(ann, game, bots=2)
    watcher = Watcher(browser, ann, "fr")
    look = Look(tuple(size for size in SIZES if size.name == window))
    assert [f"{label}: {fault}" for label, _, fault in at_lessons(watcher, match, look)] == []
    assert watcher.page.locator("[data-tried=told]").count()
    watcher.close()


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_nothing_lies_over_the_sheet_with_an_answer_on_the_smallest_telephone(
    visit: Visit, server: Server, locale: str
) -> None:
    ann = Person(server.address, locale)
    finished_by(ann)
    page = visit_as(visit, ann, "/practice", locale=locale, **SMALLEST_PHONE)
    page.locator("[data-tried] + .deeds button").click()
    expect(page.locator("[data-tried=told]")).to_be_visible()
    assert page.locator(".sheet").evaluate(IS_FREE)


def test_the_board_of_an_analysis_stays_where_it_is(visit: Visit, server: Server) -> None:
    match = finished_by(Person(server.address, "fr"), "splitit", bots=2)
    page = visit(f"/replay/{match}/analysis", locale="fr", **PHONE)
    expect(page.get_by_role("heading", name="Analyse")).to_be_visible()
    board, steps = page.locator(".stage .felt"), page.locator("input[type=range]")
    where = []
    for step in range(4):
        steps.fill(str(step))
        expect(page.locator(".count")).to_contain_text(f"{step + 1} /")
        where.append(board.evaluate("board => board.getBoundingClientRect().top + scrollY"))
    assert len(set(where)) == 1
