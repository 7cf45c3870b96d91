"""What is to be heard: every text of a live region, as a screen reader would read it out, and every sound."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.table import finished_match

# Installed before every page. What the regions say is noted when it has changed; nothing twice.
LISTEN = """
window.heard = { events: [], words: [], turns: 0 };
{
  const said = new WeakMap();
  const listen = () => {
    for (const region of document.querySelectorAll('[aria-live=polite]')) {
      const words = region.textContent.replace(/\\s+/g, ' ').trim();
      const last = said.get(region) ?? {};
      const node = region.firstElementChild ?? region;
      said.set(region, { words, node });
      if (!words || (last.words === words && last.node === node)) continue;
      if (region.dataset.testid === 'announcements') window.heard.events.push(words);
      if (region.dataset.testid === 'asked') window.heard.turns += 1;
      if (region.closest('.felt')) window.heard.words.push(words);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}
"""
# What is heard, by the moment that was on: all pitches, of which no sound has one twice.
HEAR = """
window.pitches = {};
{
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    const moment = document.querySelector('.felt')?.dataset.moment;
    if (value > 20) (window.pitches[moment] ??= []).push(value);  // else it is about how loud it is
    return set.call(this, value, when);
  };
}
"""
MINE = 0  # the seat of who plays against bots
FOCUSED = """() => new Promise((say) => {
  const look = () => say(document.activeElement !== null && document.activeElement !== document.body);
  requestAnimationFrame(() => requestAnimationFrame(look));  // what is covered loses it, and is noticed, in one
})"""


def visit_listening(visit: Visit, **wish: Any) -> Page:
    page = visit("about:blank", **wish)
    page.add_init_script(LISTEN)
    page.goto("/")
    return page


def visit_hearing(visit: Visit, script: str = HEAR, /, **wish: Any) -> Page:
    page = visit("about:blank", sounds=True, **wish)
    page.add_init_script(script)
    page.goto("/")
    return page


def begin_by_keyboard(page: Page, game: str, seats: int, **options: str | bool) -> None:
    """A match with these options against bots, without a pointer."""
    wish = {"game": game, "seats": seats, "options": options}
    page.goto("/t/" + page.request.post("/api/tables", data=wish).json()["table"])
    _press(page, "Sit here")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible(timeout=PATIENCE)
    _press(page, "Bots on the free seats")
    expect(page.get_by_text("Free seat", exact=True)).to_have_count(0, timeout=PATIENCE)
    _press(page, "Start")
    expect(page.locator(".felt")).to_be_visible(timeout=PATIENCE)


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.focus()
    page.keyboard.press("Enter")


def assert_focused(page: Page) -> None:
    assert page.evaluate(FOCUSED), "the focus has fallen to the body"


def told(page: Page) -> list[str]:
    """Everything that happened, in the words of the history, the first thing first."""
    lines = page.locator("details").filter(has_text="What happened so far").locator("ol > li").all_text_contents()
    return [" ".join(line.split()) for line in reversed(lines)]


def assert_everything_was_read_out(page: Page, in_secret: bool = False) -> list[str]:
    """Each event once and in order, and that it is my turn once for each decision; what the board said meanwhile.

    Where decisions stay secret, the replay does not tell how many there were.
    """
    match = finished_match(page)
    happened = " ".join(told(page))
    with suppress(TimeoutError):  # the last of it may still be on its way
        page.wait_for_function("words => window.heard.events.join(' ') === words", arg=happened, timeout=PATIENCE)
    heard = page.evaluate("window.heard")
    assert " ".join(heard["events"]).split(". ") == happened.split(". ")  # sentence by sentence, where it fails
    steps = page.request.get(f"/api/matches/{match}/replay").json()["steps"]
    decided = sum(one["seat"] == MINE for step in steps for one in step["happened"])
    enough = heard["turns"] > decided if in_secret else heard["turns"] == decided
    assert enough, f"asked {heard['turns']} times, decided {decided} times"
    assert decided
    words: list[str] = heard["words"]
    return words
