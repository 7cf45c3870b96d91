"""Whose seat it is, as browsers show it."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.table import gather, invite
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
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ben.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(ana.get_by_text("Free seat", exact=True)).to_have_count(1)


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
