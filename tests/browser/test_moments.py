"""One moment at a time, through whole matches: all that is seen belongs to it, and the last comes before the result."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SMALL, Visit
from tests.browser.table import assert_seen_to_the_end, card_of, finished_match

# What a person presses, by game: the first of these that is there, and nothing while a choice lies ready.
DEEDS = {
    "Splitter": ("", ["button.write:not([aria-disabled=true])", "[data-pair]"]),
    "Splito": (".act .back", [".act .side[aria-disabled=false]", ".hand li button"]),
    "Split it!": (
        ".zone.chosen, .jokers [aria-pressed=true]",
        ["button.go:not([aria-disabled=true])", ".jokers button", "button[data-zone]", "button.go-on"],
    ),
}
PLAY = """([ready, deeds]) => setInterval(() => {
  if (ready && document.querySelector(ready)) return;
  const thing = deeds.map((deed) => document.querySelector(deed)).find(Boolean);
  thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}, 25)"""


@pytest.mark.parametrize("game", DEEDS)
def test_a_match_is_seen_moment_by_moment_and_its_end_before_the_result(visit: Visit, game: str) -> None:
    """By whoever plays hastily, and by whoever looks on at leisure."""
    look = {**SMALL, "reduced_motion": "no-preference"}
    player = visit(sounds=True, **look)
    card_of(player, game).get_by_role("button", name="Play against bots").click()
    player.wait_for_url("**/t/*")
    watcher = visit("/t/" + player.url.rsplit("/", 1)[1], **look)
    watcher.wait_for_selector("[data-moment]")
    player.evaluate(PLAY, DEEDS[game])
    for page in (player, watcher):
        assert_seen_to_the_end(page, finished_match(page))


# Nothing that takes longer than five seconds ever ends by itself: slow reveals do.
ENDLESS = (
    "const soon = setTimeout; window.setTimeout = (deed, ms, ...more) => (ms > 5000 ? 0 : soon(deed, ms, ...more))"
)
HAS_GONE_ON = """was => {
  const now = document.querySelector('[data-moment]').dataset.moment;
  return now !== was || !document.querySelector('.go-on');
}"""


def test_a_tap_or_a_key_that_decides_nothing_shows_all_at_once(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Speed: fast").click()
    page.add_init_script(ENDLESS)
    page.goto("/")
    expect(page.get_by_role("button", name="Speed: slow")).to_be_visible()  # remembered
    card_of(page, "Split it!").get_by_role("button", name="Play against bots").click()
    ready, deeds = DEEDS["Split it!"]
    for hurry in ("tap", "key"):
        playing = page.evaluate(PLAY, [ready, deeds[:-1]])
        expect(page.locator(".go-on")).to_be_visible()
        page.evaluate("playing => clearInterval(playing)", playing)
        was = page.locator("[data-moment]").first.get_attribute("data-moment")
        page.locator("p.round").click() if hurry == "tap" else page.keyboard.press("Escape")
        page.wait_for_function(HAS_GONE_ON, arg=was)
