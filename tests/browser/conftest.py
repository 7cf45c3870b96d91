from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.server.serving import NO_HURRY, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Who wants no motion gets fades: each is over as soon as it begins, else the processor draws it sixty times a second.
STILL = """
if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, typeof how === 'object' ? { ...how, duration: 0, delay: 0 } : 0);
  };
}
"""
# A loudspeaker that nobody hears is work all the time: most people have muted theirs.
SILENT = "if (location.protocol !== 'about:') localStorage.sound ??= 'off';"
# Installed before every page: whenever anything of a moment changes, all its parts are looked at.
WATCH = """
if (location.protocol !== 'about:') localStorage.speed ??= 'fast';
window.seen = { torn: [], moments: [], result: null };
new MutationObserver(() => {
  const parts = [...document.querySelectorAll('[data-moment]:not(figure *)')];
  const [now, ...others] = new Set(parts.map((part) => Number(part.dataset.moment)));
  if (others.length) window.seen.torn.push([now, ...others]);
  if (document.querySelector('.over a[href^="/replay/"]')) window.seen.result ??= now;
  else if (parts.length && window.seen.moments.at(-1) !== now) window.seen.moments.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moment'] });
"""
PATIENCE = 120_000  # milliseconds until something that must come is given up: machines are busy
Visit = Callable[..., Page]


@pytest.fixture(scope="package")  # Playwright's event loop must have ended when other tests start theirs
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.fail(f"The browser tests need a browser. {chromium.HELP}")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that don't need to kill theirs."""
    started = Server(data=str(tmp_path_factory.mktemp("data")), limits=NO_HURRY)
    yield started
    started.kill()


@pytest.fixture(scope="session")
def loaded_server() -> Iterator[Server]:
    """Where nature does the same in every match: what is dealt and rolled there is always alike."""
    started = Server(limits=NO_HURRY, loaded=True)
    yield started
    started.kill()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, which it may kill and start again."""
    started = Server(data=str(tmp_path), limits=NO_HURRY)
    yield started
    started.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody new comes with a browser of their own; anything it complains about fails the test.

    So does a screen on which two parts ever showed different moments of a match.
    """
    contexts = []
    complaints: list[str] = []

    def come(path: str = "/", *, sounds: bool = False, **wish: Any) -> Page:
        context = browser.new_context(
            **{
                "base_url": server.address,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "service_workers": "block",  # what it fetches could not be watched
                **wish,
            }
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STILL)
        context.add_init_script(WATCH)
        if not sounds:
            context.add_init_script(SILENT)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield come
    torn = [page.evaluate("window.seen?.torn ?? []") for context in contexts for page in context.pages]
    for context in contexts:
        context.close()
    assert complaints == []
    assert not any(torn)


SMALL = {"viewport": {"width": 1000, "height": 640}}  # fewer pixels: the processor draws them all
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}
SHARP_PHONE = {**PHONE, "device_scale_factor": 2}  # the same boxes, of four times as many pixels
