"""What a browser kept of a match: it says at the end whether all agrees, and gives it away as a file."""

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.splitter import ROUNDS, wait_for_round, write_first_free_pair
from tests.browser.table import finished_match
from tests.commands import run_command
from tests.server.games import gather
from tests.server.play import Person
from tests.server.serving import Server


def play_alone(page: Page) -> str:
    page.get_by_role("button", name="Play solo").click()
    for number in range(1, ROUNDS + 1):
        wait_for_round(page, number)
        write_first_free_pair(page)
    return finished_match(page)


def saved(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("link", name=button).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_match_agrees_with_what_was_seen_and_verify_reads_the_receipt(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    play_alone(page)
    expect(page.get_by_text("The match agrees with all that this browser saw")).to_be_visible()
    page.reload()
    expect(page.get_by_text("The match agrees with all that this browser saw")).to_be_visible(timeout=PATIENCE)
    record = saved(page, "Save the record", tmp_path)
    page.get_by_text("The match agrees with all that this browser saw").click()
    receipt = saved(page, "Save what this browser saw", tmp_path)
    proof = json.loads(run_command("verify", str(record), "--receipt", str(receipt), "--json").out)
    assert (proof["valid"], proof["seen"]) == (True, len(json.loads(receipt.read_text())["heads"]))
    assert proof["seen"] >= ROUNDS


def test_what_the_house_commits_to_is_shown_before_anything_is_drawn(visit: Visit, server: Server) -> None:
    ann = Person(server.address)
    ann.nonce = "none"  # the match waits for a number of hers, and so does the page
    page = visit(f"/t/{gather(ann, seats=2)}")
    page.get_by_role("button", name="Sit here").click()
    ann.hear_seated(1)
    ann.say("start")
    ann.until("starting")
    expect(page.get_by_text("The dice are being sealed")).to_be_visible()
    expect(page.get_by_text(ann.frame["match"]["commitment"])).to_be_visible()
    ann.leave()


def test_a_house_that_draws_a_new_secret_after_the_numbers_is_caught(visit: Visit) -> None:
    """What it shows before the numbers is another commitment than the one it keeps to afterwards."""
    promised = "5e" * 32

    def show_another_commitment_first(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if (frame.get("table") or {}).get("stage") == "starting" and frame.get("match"):
                frame["match"]["commitment"] = promised
            line.send(json.dumps(frame))

        server.on_message(pass_on)

    page = visit()
    page.route_web_socket("**/socket*", show_another_commitment_first)
    play_alone(page)
    page.reload()
    line = page.get_by_text("The luck does not follow from what was promised to this browser before the match")
    expect(line).to_be_visible(timeout=PATIENCE)
    line.click()
    expect(page.get_by_text(promised)).to_be_visible()
