"""What people call themselves and say is text on every page, also where the browser would run it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.table import finished_match
from tests.server.games import begin, play_round, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

EVIL = "<img src=x onerror=q()>"
SAID = f"{EVIL}<script>q()</script>"


def assert_it_is_text(page: Page) -> None:
    """It can be read, and nothing has come of it."""
    expect(page.get_by_text(EVIL).first).to_be_attached(timeout=PATIENCE)
    assert page.locator("img[src=x]").count() == 0
    assert page.evaluate("window.hit") is None


def test_names_and_chat_run_nowhere_from_the_lobby_to_the_replay(visit: Visit, server: Server) -> None:
    ann = Person(server.address)
    ann.http.put("/api/me", json={"name": EVIL}).raise_for_status()
    table = ann.make_table(seats=2, public=True)
    ann.go_to(table)
    for seat in range(2):
        ann.say("sit", seat=seat)
        ann.hear_seated(seat)
    ann.say("arrange", chat=True)
    page = visit("/", bypass_csp=True)
    page.context.add_init_script("window.q = () => (window.hit = true)")
    page.reload()
    assert_it_is_text(page)
    page.goto(f"/t/{table}")
    assert_it_is_text(page)
    begin(ann)
    play_round(ann)
    ann.say("chat", text=SAID, seat=0)
    expect(page.get_by_text(SAID).first).to_be_attached(timeout=PATIENCE)
    assert_it_is_text(page)
    play_to_the_end(ann)
    match = finished_match(page)
    assert_it_is_text(page)
    page.goto(f"/replay/{match}")
    assert_it_is_text(page)
    ann.leave()


def test_what_would_run_if_it_were_no_text_is_noticed(visit: Visit) -> None:
    """The same words as a part of a page do run: the test above would see it."""
    page = visit("/", bypass_csp=True)
    page.evaluate("window.q = () => (window.hit = true)")
    page.evaluate("words => (document.body.innerHTML = words)", EVIL)
    page.wait_for_function("() => window.hit")
