"""Clocks, leaving and conceding a match, and what a host may do about the table, as people see them."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.splitter import wait_for_round
from tests.browser.table import invite

CLOCK = re.compile(r"^\d:\d\d$")


def match_of_three(visit: Visit) -> list[Page]:
    """Ann's table, where Ben and Cleo sit too, where time is counted."""
    ann = visit()
    path = invite(ann, "Splitter", 3)
    ann.get_by_label("Time to think").select_option("relaxed")
    people = [ann]
    for name in ("Ben", "Cleo"):
        people.append(visit(path))
        people[-1].get_by_label("Your name").fill(name)
        people[-1].get_by_role("button", name="Play", exact=True).click()
        expect(people[-1].get_by_role("button", name="Stand up")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    for person in people:
        wait_for_round(person, 1)
    return people


def choose(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name="Table and leaving…").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_who_leaves_comes_back_who_concedes_does_not_and_all_see_it(visit: Visit) -> None:
    ann, ben, cleo = match_of_three(visit)
    expect(ann.get_by_title("Your time").get_by_role("timer")).to_have_text(CLOCK)
    choose(ben, "Leave for now")
    expect(ben.get_by_text("A bot plays for you since you went away")).to_be_visible()
    expect(ann.get_by_text("bot for now").first).to_be_visible()
    ben.get_by_role("button", name="Take my seat back").click()
    expect(ben.locator("[data-pair]").first).to_be_visible()
    ben.get_by_role("button", name="Table and leaving…").click()
    expect(ben.get_by_text("you can’t take it back")).to_be_visible()
    ben.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(ben.get_by_text("You have conceded")).to_be_visible()
    expect(cleo.get_by_text("bot for now").first).to_be_visible()


def test_a_host_names_locks_and_clears_the_table_and_hands_it_over(visit: Visit) -> None:
    ann, ben, cleo = match_of_three(visit)
    ann.get_by_role("button", name="Table and leaving…").click()
    menu = ann.get_by_role("dialog")
    menu.get_by_label("Name of the table").fill("Chez Ann")
    menu.get_by_label("Name of the table").press("Enter")
    expect(menu.get_by_label("Name of the table")).to_have_value("Chez Ann")
    menu.get_by_label("Others may look on").click()
    expect(menu.get_by_label("Others may look on")).not_to_be_checked()
    stranger = visit(ann.url)
    expect(stranger.get_by_text("The host wants no spectators")).to_be_visible()
    menu.get_by_role("button", name=re.compile("Remove.*Ben")).click()
    expect(ben.get_by_text("The host wants no spectators")).to_be_visible()
    choose(ann, re.compile("Make host.*Cleo"))
    cleo.get_by_role("button", name="Table and leaving…").click()
    expect(cleo.get_by_role("dialog").get_by_label("Name of the table")).to_have_value("Chez Ann")
