"""Ways from the lobby to a table: the list of public ones, which has pages, and a code that somebody says aloud."""

import re

from playwright.sync_api import expect

from splendide.server.table.listing import A_PAGE
from tests.browser.conftest import Visit
from tests.browser.table import card_of, visit_as
from tests.server.games import gather
from tests.server.play import Person
from tests.server.serving import Server


def test_one_turns_to_older_tables_and_back(mortal_server: Server, visit: Visit) -> None:
    for _ in range(A_PAGE + 2):
        Person(mortal_server.address).make_table(public=True)
    page = visit("/", base_url=mortal_server.address)
    tables = page.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(tables).to_have_count(A_PAGE)
    page.get_by_role("button", name="Older").click()
    expect(tables).to_have_count(2)
    expect(page.get_by_text("2 / 2")).to_be_visible()
    expect(page.get_by_role("button", name="Older")).to_be_disabled()
    page.get_by_role("button", name="Newer").click()
    expect(tables).to_have_count(A_PAGE)


def test_a_code_said_aloud_leads_to_a_seat(server: Server, visit: Visit) -> None:
    table = Person(server.address).make_table()
    host = visit(f"/t/{table}")
    host.get_by_role("button", name="A code to say aloud").click()
    code = host.get_by_text(re.compile(r"^\d{4} \d{4}$")).inner_text()
    expect(host.get_by_role("button", name="A code to say aloud")).to_have_count(0)
    friend = visit("/")
    field = friend.get_by_role("textbox", name="Got a code?")
    field.fill("12")
    field.press("Enter")
    expect(friend.get_by_role("alert").filter(has_text="leads to no table")).to_be_visible()
    field.fill(code.replace(" ", ""))
    expect(friend.get_by_role("alert").filter(has_text="leads to no table")).to_have_count(0)
    field.press("Enter")
    friend.wait_for_url(f"**/t/{table}")
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()


def test_where_one_sits_already_one_is_not_asked_to_join(server: Server, visit: Visit) -> None:
    zoe = Person(server.address)
    zoe.http.put("/api/me", json={"name": "Zoé at home"}).raise_for_status()
    gather(zoe, seats=2, public=True)
    for page, places in ((visit_as(visit, zoe, "/"), ("Your matches",)), (visit("/"), ("Open tables",))):
        expect(card_of(page, "Splitter")).to_be_visible()  # all lists are there
        for name in ("Your matches", "Open tables"):
            lines = page.get_by_role("region", name=name).get_by_role("listitem").filter(has_text="Zoé at home")
            expect(lines).to_have_count(int(name in places))
    zoe.leave()
