"""The list of public tables in the lobby has pages."""

from playwright.sync_api import expect

from splendide.server.table.listing import A_PAGE
from tests.browser.conftest import Visit
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
