"""Table talk: one person says something, the others see what it is about."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit

# What is said hangs there for some seconds: whatever was ever to be read in such a place is noted.
NOTE = """where => {
  (window.read ??= {})[where] = '';
  const look = () => document.querySelectorAll(where).forEach((one) => (window.read[where] += one.textContent));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
IS_NOTED = "([where, words]) => window.read[where].includes(words)"


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


def note(page: Page, *places: str) -> None:
    """From now on it is noted what is to be read there."""
    for where in places:
        page.evaluate(NOTE, where)


def expect_noted(page: Page, where: str, words: str) -> None:
    page.wait_for_function(IS_NOTED, arg=[where, words])


def test_a_phrase_said_about_a_zone_hangs_there_on_every_screen(visit: Visit) -> None:
    ann, path = new_table(visit, "splito", 4)
    ben = visit(path, **PHONE)
    sit_down(ben)
    start_with_bots(ann)
    eve = visit(path, locale="fr-FR")
    expect(eve.locator(".ring ol > li")).to_have_count(4)
    expect(eve.get_by_role("button", name="Dire un mot")).to_have_count(0)

    note(ann, ".zones .bubble")
    note(eve, ".ring .bubble", ".lately")
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

    expect_noted(ann, ".zones .bubble", "Play over here!")
    whole = target.replace("Point at", "Play over here:") + "!"
    expect(ben.get_by_label("Table talk").get_by_role("listitem")).to_contain_text(whole)
    expect_noted(eve, ".ring .bubble", "Jouez par ici")
    expect_noted(eve, ".lately", "Jouez par ici")


def test_a_muted_screen_shows_nothing_that_is_said(visit: Visit) -> None:
    ann, path = new_table(visit, "splito", 3)
    ben = visit(path)
    sit_down(ben)
    start_with_bots(ann)
    ben.get_by_label("Mute on this screen").check()
    note(ann, ".bubble")
    say(ann, "Look at this one!")
    ann.locator("[data-aim]").last.click()
    expect_noted(ann, ".bubble", "Look at this one!")
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
