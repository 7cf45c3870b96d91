"""The page about me: a face, another device, a result to share, and the way out."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.splitter import last_round, write_first_free_pair
from tests.browser.table import assert_nothing_sticks_out
from tests.server.serving import Server


def call(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"From now on you are {name}.")).to_be_visible()


def test_a_link_makes_another_device_the_same_person_with_the_same_face(visit: Visit) -> None:
    ann = visit("/me")
    call(ann, "Ann")
    ann.get_by_text("Choose another face").click()
    ann.get_by_role("button", name="Face 3").click()
    expect(ann.get_by_role("button", name="Face 3")).to_have_attribute("aria-pressed", "true")
    ann.get_by_role("button", name="Make a link and a code").click()
    link = str(ann.get_by_role("link", name="Link to be you").get_attribute("href"))
    phone = visit(link[link.index("/me") :], **PHONE)
    expect(phone.get_by_role("heading", name="Go on on this device?")).to_be_visible()
    assert "#" not in phone.url
    phone.get_by_role("button", name="Go on as this person").first.click()
    expect(phone.get_by_label("Your name")).to_have_value("Ann")
    face = ann.get_by_role("region", name="Me").locator("img").first.get_attribute("src")
    expect(phone.get_by_role("region", name="Me").locator("img").first).to_have_attribute("src", str(face))
    assert_nothing_sticks_out(phone)
    ann.get_by_role("button", name="Sign out all other devices").click()
    expect(ann.get_by_text("Your other devices are signed out")).to_be_visible()
    phone.reload()
    expect(phone.get_by_label("Your name")).not_to_have_value("Ann")
    expect(ann.get_by_label("Your name")).to_have_value("Ann")


def test_what_was_played_is_plotted_shared_saved_and_forgotten(visit: Visit, server: Server, tmp_path: Path) -> None:
    ann, ben = last_round(visit, server, 2, hints=False)  # so that it is rated
    for person in (ann, ben):
        write_first_free_pair(person)
    ann.get_by_role("button", name="Share the result").click()
    picture = ann.get_by_role("img", name="Who played, and how it ended")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 1200)
    ann.keyboard.press("Escape")
    ann.goto("/me")
    call(ann, "Ann <b>")
    game = ann.get_by_role("region", name="Splitter")
    expect(game.get_by_text("Rating")).to_be_visible()
    game.get_by_text("Leaderboard").click()
    expect(game.locator("[aria-current]")).to_contain_text("Ann <b>")
    expect(ann.get_by_role("region", name="My matches").get_by_role("listitem")).to_have_count(1)
    with ann.expect_download() as saving:
        ann.get_by_role("link", name="Everything about me as a file").click()
    saving.value.save_as(tmp_path / "me.json")
    known = json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))
    assert (known["name"], len(known["matches"])) == ("Ann <b>", 1)
    ann.get_by_role("button", name="Invite again").click()
    expect(ann.get_by_role("button", name="Stand up")).to_be_visible()
    ben.goto("/")
    expect(ben.get_by_text("Ann <b> invites you to Splitter")).to_be_visible()
    ann.goto("/me")
    ann.get_by_role("button", name="Delete me", exact=True).click()
    ann.get_by_role("button", name="Delete me for good").click()
    ann.wait_for_url("/")
    expect(ann.get_by_role("region", name="Your matches")).to_have_count(0)
    ben.goto("/me")
    expect(ben.get_by_role("region", name="My matches")).to_contain_text("Somebody")
    ben.get_by_role("link", name="Watch again").click()
    expect(ben.get_by_role("heading", name="Replay: Splitter")).to_be_visible()
