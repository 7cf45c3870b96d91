"""Being told that it is one's turn: asked for on one's own page, sent by the house, shown by the service worker."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from splendide.server.push.keys import new_private_key
from tests.browser.conftest import Visit
from tests.browser.splitter import wait_for_round, write_first_free_pair
from tests.browser.table import invite
from tests.server.push_service import Browser, PushService
from tests.server.serving import NO_HURRY, Server

# A real push service would be its maker's, and a browser without a screen shows no notifications: all else is real.
CAN_BE_TOLD = """
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
Notification.requestPermission = async () => 'granted';
const keys = %s;
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
let kept = null;
PushManager.prototype.getSubscription = async () => kept;
PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => (kept = {
  endpoint: keys.endpoint,
  options: { applicationServerKey: bytes(key.replaceAll('-', '+').replaceAll('_', '/')).buffer },
  toJSON: () => ({ keys: { p256dh: keys.key, auth: keys.auth } }),
  unsubscribe: async () => { kept = null; return true },
});
"""
WATCH = """void (() => {
  registration.showNotification = async (title, options) => void (self.shown = { title, ...options });
  navigator.setAppBadge = async () => undefined; // there is no icon to put it on
})()"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(data=str(tmp_path), limits=NO_HURRY, push_key=new_private_key())
    yield started
    started.kill()


@pytest.fixture
def service() -> Iterator[PushService]:
    started = PushService()
    yield started
    started.close()


def shown_for(page: Page, said: bytes) -> Any:
    """What the service worker shows of what a push service has brought; a browser without a screen brings nothing."""
    (worker,) = page.context.service_workers
    worker.evaluate(WATCH)
    worker.evaluate("said => void dispatchEvent(new PushEvent('push', { data: said }))", said.decode())
    return worker.evaluate("shown")


def test_who_has_days_is_told_of_their_turn_by_the_service_worker(visit: Visit, service: PushService) -> None:
    ann, browser = visit(), Browser(service)
    path = invite(ann, "Splitter", 2)
    ann.get_by_label("Time to think").select_option("1-day")
    ben = visit(service_workers="allow")
    ben.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ben.context.add_init_script(CAN_BE_TOLD % json.dumps(browser.wish))
    ben.goto("/me")
    ben.get_by_role("button", name="Tell me", exact=True).click()
    expect(ben.get_by_role("button", name="Tell me nothing any more")).to_be_visible()
    ben.goto(path)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Play", exact=True).click()
    expect(ben.get_by_text("Shall this browser tell you")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    wait_for_round(ben, 1)
    write_first_free_pair(ben)
    ben.goto("/rules/splitter")
    expect(ann.get_by_text("Ben has gone away")).to_be_visible()
    wait_for_round(ann, 1)
    write_first_free_pair(ann)
    shown = shown_for(ben, browser.read(service.next()))
    assert (shown["title"], shown["tag"]) == ("Splitter: it’s your turn", path.removeprefix("/t/"))
    assert shown["body"].startswith("With ")
