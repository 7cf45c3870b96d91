"""Table talk: one person says something, the others see what it is about."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit


def sit_down(page: Page) -> None:
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def new_table(visit: Visit, game: str, seats: int) -> tuple[Page, str]:
    """A host who sits at a new table, and where that is."""
    host = visit()
    path = f"/t/{host.request.post('/api/tables', data={'game': game, 'seats': seats}).json()['table']}"
    host.goto(path)
    sit_down(host)
    return host, path


def start_with_bots(host: Page) -> None:
    host.get_by_role("button", name="Bots on the free seats").click()
    host.get_by_role("button", name="Start").click()
    host.locator(".zones .zone").first.wait_for()


def say(page: Page, phrase: str) -> None:
    page.get_by_role("button", name="Say something").first.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=phrase).press("Enter")


def test_a_phrase_said_about_a_zone_hangs_there_on_every_screen(visit: Visit) -> None:
    ann, path = new_table(visit, "splito", 4)
    ben = visit(path, **PHONE)
    sit_down(ben)
    start_with_bots(ann)
    eve = visit(path, locale="fr-FR")
    expect(eve.locator(".ring ol > li")).to_have_count(4)
    expect(eve.get_by_role("button", name="Dire un mot")).to_have_count(0)

    say(ann, "Play over here!")
    expect(ann.locator("[data-aim]:focus")).to_have_count(1)
    for _ in range(4):  # from the middle of the table down to my left zone, if not already there
        if "zone of" in (ann.locator("[data-aim]:focus").get_attribute("aria-label") or ""):
            break
        ann.keyboard.press("ArrowDown")
    target = str(ann.locator("[data-aim]:focus").get_attribute("aria-label"))
    assert "zone of" in target
    ann.keyboard.press("Enter")
    expect(ann.locator("[data-aim]")).to_have_count(0)
    expect(ann.get_by_role("button", name="Say something").first).to_be_focused()

    expect(ann.locator(".zones .bubble")).to_contain_text("Play over here!")
    whole = target.replace("Point at", "Play over here:") + "!"
    expect(ben.get_by_label("Table talk").get_by_role("listitem")).to_contain_text(whole)
    expect(eve.locator(".ring .bubble")).to_contain_text("Jouez par ici")
    expect(eve.locator(".lately")).to_contain_text("Jouez par ici")


def test_a_muted_screen_shows_nothing_that_is_said(visit: Visit) -> None:
    ann, path = new_table(visit, "splito", 3)
    ben = visit(path)
    sit_down(ben)
    start_with_bots(ann)
    ben.get_by_label("Mute on this screen").check()
    say(ann, "Look at this one!")
    ann.locator("[data-aim]").last.click()
    expect(ann.locator(".bubble")).to_have_count(1)
    ben.get_by_label("Mute on this screen").uncheck()
    expect(ben.get_by_label("Table talk").get_by_role("listitem")).to_have_count(1)  # it was heard, only not shown
    ben.get_by_label("Mute on this screen").check()
    expect(ben.get_by_label("Table talk").get_by_role("listitem")).to_have_count(0)
    expect(ben.locator(".bubble")).to_have_count(0)


def test_chat_is_there_when_the_host_wants_it_and_is_only_text(visit: Visit) -> None:
    ann, path = new_table(visit, "splito", 3)
    ben = visit(path)
    sit_down(ben)
    expect(ben.get_by_label("Write to the table")).to_have_count(0)
    ann.get_by_label("Free chat").click()
    line = ben.get_by_label("Write to the table")
    line.fill("<b>hello</b> & welcome")
    line.press("Enter")
    expect(ann.get_by_label("Table talk").get_by_role("listitem")).to_contain_text("<b>hello</b> & welcome")
    expect(line).to_have_value("")
    ann.get_by_label("Free chat").click()
    expect(ben.get_by_label("Write to the table")).to_have_count(0)
