"""The first match of each game, from its first step to its last, in English at a desk and in French on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from splendide.core.library import find_game, slugs
from tests.browser.conftest import PHONE, SMALLEST_PHONE, Visit
from tests.browser.table import assert_nothing_sticks_out, card_of
from tests.browser.test_house import complaints

OPPOSITE = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}
NEAR = 2.0  # mm from the middle
MARKED = ":has([data-hint])"
A_WHILE = 400  # milliseconds until the page has scrolled as far as it will


def splitter(page: Page, step: str) -> None:
    name, first = {"write": ("d4", "1"), "group": ("c4", "5"), "star": ("d1", "1"), "last": ("g4", "1")}[step]
    pair = page.locator(f'[data-pair="{name}"]')
    pair.locator(".target").first.click()
    numbers = re.findall(r"\d", str(pair.get_attribute("aria-label")).split(".")[1])
    if numbers[0] != first:
        pair.locator(".target").first.click()
    page.locator("button.write").click()


def splito(page: Page, step: str) -> None:
    page.locator(f".hand button{MARKED}").first.click(position={"x": 8, "y": 30})
    side = "right" if step in ("second", "neighbour") else "left"
    page.locator(f"button.side.{side}").click()


def splitit(page: Page, step: str) -> None:
    if step in ("split", "again"):
        page.locator("button.hint").first.click()
        page.locator("button.go").click()
    elif step == "place":
        page.locator(f"button.place{MARKED}").click()
    else:
        key = "3" if step == "last" else "1"
        page.keyboard.press(key)
        page.keyboard.press(key)


def dolphins(page: Page, step: str) -> None:
    page.locator("[data-part=grab]" if step in ("grab", "bonus", "last") else f"li button{MARKED}").first.click()


def tower(page: Page, step: str) -> None:
    if step in ("take", "give"):
        page.locator(f"button{MARKED}").first.click()
        return
    expect(page.locator("[data-aim]")).to_be_visible()
    while off(page) > NEAR:
        for key, back in OPPOSITE.items():
            before = off(page)
            page.keyboard.press(key)
            if off(page) > before:
                page.keyboard.press(back)
    page.locator("[data-deed=release]").click()


def off(page: Page) -> float:
    """How far from the middle the piece is held."""
    x, y = str(page.locator("[data-aim]").get_attribute("data-aim")).split()[:2]
    return max(abs(float(x)), abs(float(y)))


HANDS = {"splitter": splitter, "splito": splito, "splitit": splitit, "dolphins": dolphins, "tower": tower}


def test_every_game_has_one() -> None:
    assert sorted(HANDS) == slugs()


def take_step(page: Page, game: str, name: str, part: str) -> None:
    expect(page.locator(f'[data-step="{name}"]')).to_be_visible()
    if part:
        expect(page.locator("[data-pointed]").first).to_be_visible()
    go_on = page.locator("section button[data-focus]")
    if go_on.count():
        go_on.click()
    else:
        HANDS[game](page, name)


@pytest.mark.parametrize("wish", [{}, {"locale": "fr-FR", **PHONE}], ids=["English at a desk", "French on a phone"])
@pytest.mark.parametrize("game", slugs())
def test_it_is_played_from_its_first_step_to_its_last(visit: Visit, game: str, wish: dict[str, Any]) -> None:
    page = visit(f"/learn/{game}", bypass_csp=True, **wish)
    tutorial = find_game(game).tutorial
    assert tutorial
    for k, step in enumerate(tutorial.steps):
        take_step(page, game, step.text, step.part)
        if k == 1:
            expect(page.locator("[data-step]")).not_to_have_attribute("data-step", step.text)
            assert complaints(page) == []
            assert_nothing_sticks_out(page)
    expect(page.locator("#learned")).to_be_visible()
    assert complaints(page) == []
    assert_nothing_sticks_out(page)
    mine = page.request.get("/api/mine").json()
    assert (mine["tables"], mine["matches"]) == ([], [])


WORDS_AND_BOARD = """() => {
  const [words, board] = ['.coach', '.felt'].map((one) => document.querySelector(one).getBoundingClientRect());
  return [words.top, words.bottom, board.top];
}"""


@pytest.mark.parametrize("wish", [{}, PHONE, SMALLEST_PHONE], ids=["at a desk", "on a phone", "on a small phone"])
def test_its_words_are_read_first_and_lie_over_nothing(visit: Visit, wish: dict[str, Any]) -> None:
    page = visit("/learn/dolphins", **wish)
    expect(page.locator("[data-pointed]").first).to_be_visible()
    page.wait_for_timeout(A_WHILE)
    top, end, board = page.evaluate(WORDS_AND_BOARD)
    assert 0 <= top < end <= board


SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
TO_PRESS = {"dolphins": f"[data-part=grab]{MARKED}, li button{MARKED}", "tower": f"button{MARKED}, [data-deed=release]"}


@pytest.mark.parametrize("game", TO_PRESS)
def test_on_a_phone_held_sideways_its_words_and_what_to_press_are_in_sight(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", **SIDEWAYS)
    tutorial = find_game(game).tutorial
    assert tutorial
    for step in tutorial.steps:
        expect(page.locator(f'[data-step="{step.text}"]')).to_be_in_viewport(ratio=1)
        if step.moves:
            expect(page.locator(TO_PRESS[game]).first).to_be_in_viewport(ratio=1)
        take_step(page, game, step.text, step.part)
    expect(page.locator("#learned")).to_be_in_viewport(ratio=1)


def test_it_is_found_left_and_gone_on_with_and_begun_anew(visit: Visit) -> None:
    page = visit("/")
    card_of(page, "Splitter").get_by_role("link", name="Learn by playing").click()
    expect(page.locator('[data-step="dice"]')).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator('[data-step="write"]')).to_be_visible()
    page.goto("/rules/splitter")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.locator('[data-step="write"]')).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect(page.locator('[data-step="dice"]')).to_be_visible()


def test_a_move_that_does_not_go_on_gets_a_kind_word(visit: Visit) -> None:
    page = visit("/learn/splitter")
    page.get_by_role("button", name="Continue").click()
    page.locator('[data-pair="a4"] .target').first.click()
    page.locator("button.write").click()
    expect(page.get_by_role("status").filter(has_text="That would be a fair move too!")).to_be_visible()
    splitter(page, "write")
    expect(page.locator('[data-step="group"]')).to_be_visible()
