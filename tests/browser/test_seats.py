"""Whose seat it is, as browsers show it."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.splitter import wait_for_round, write_first_free_pair
from tests.browser.table import gather, invite, visit_as
from tests.server import games
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server


@pytest.fixture
def patient_server() -> Iterator[Server]:
    """A server that keeps seats for an hour."""
    started = Server(limits=NO_HURRY, grace=3600.0)
    yield started
    started.kill()


def test_all_see_how_long_the_seat_of_who_went_away_is_kept(patient_server: Server, visit: Visit) -> None:
    there = partial(visit, base_url=patient_server.address)
    ana, ben = gather(there, "Splitter", 2)
    eve = there("/t/" + ana.url.rsplit("/", 1)[1])
    expect(ana.locator("[data-moment]").first).to_be_attached(timeout=PATIENCE)
    ben.close()
    for page in (ana, eve):
        expect(page.get_by_text("A bot may play on in 3", exact=False)).to_be_visible()
        expect(page.get_by_role("button", name="Let a bot play on")).to_have_count(0)


def test_the_host_removes_somebody_who_is_told_so(visit: Visit) -> None:
    ana = visit()
    path = invite(ana, "Splitter", 2)
    ben = visit(path)
    ben.get_by_role("button", name="Sit here").first.click()
    ana.get_by_role("button", name="Remove (Seat 2)").click()
    expect(ben.get_by_text("The host has removed you from this table")).to_be_visible()
    expect(ben.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(ben.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(ana.get_by_text("Free seat", exact=True)).to_have_count(1)


def test_who_finds_no_seat_is_told_why_and_offered_none(visit: Visit, server: Server) -> None:
    ann = Person(server.address)
    table = games.gather(ann, bots=1)
    eve = visit(f"/t/{table}")
    expect(eve.get_by_text("Every seat is taken: you will look on as soon as it begins.")).to_be_visible()
    expect(eve.get_by_role("region", name="Invite friends")).to_have_count(0)
    ann.say("stand", seat=1)
    expect(eve.get_by_role("button", name="Sit here")).to_be_visible()
    ann.say("arrange", locked=True)
    expect(eve.get_by_text("The host has locked this table")).to_be_visible()
    expect(eve.get_by_role("button", name="Sit here")).to_have_count(0)
    ann.leave()


def test_at_a_public_table_it_is_shown_who_shares_a_device(visit: Visit, server: Server) -> None:
    ann = Person(server.address)
    table = ann.make_table(seats=3, public=True)
    ann.go_to(table)
    for seat, name in enumerate(["Ann", "Bea"]):
        ann.say("sit", seat=seat, name=name)
        ann.hear_seated(seat)
    page = visit(f"/t/{table}")
    for name in ("Ann", "Bea"):
        expect(page.get_by_text(f"on the same device as {name}")).to_be_visible()
    ann.leave()


FIVE_HOURS_LATE = "const now = Date.now; Date.now = () => now() - 5 * 3600e3;"


def test_two_tabs_of_one_seat_go_on_together_whatever_time_one_of_them_believes_it_is(
    visit: Visit, server: Server
) -> None:
    ann, ben = Person(server.address), Person(server.address)
    table = games.gather(ann, ben, public=True)
    games.begin(ann, ben)
    ann.leave()
    one = visit_as(visit, ann, f"/t/{table}")
    other = one.context.new_page()
    other.add_init_script(FIVE_HOURS_LATE)
    other.goto(f"/t/{table}")
    for tab in (one, other):
        wait_for_round(tab, 1)
        expect(tab.get_by_role("timer").first).to_have_text(re.compile(r"^[12]:\d\d$"))
    write_first_free_pair(one)
    expect(other.get_by_role("button", name="Take back")).to_be_visible()
    ben.wait_for_question(1)
    ben.play(1)
    for tab in (one, other):
        wait_for_round(tab, 2)
    write_first_free_pair(other)
    expect(one.get_by_role("button", name="Take back")).to_be_visible()
    ben.leave()
