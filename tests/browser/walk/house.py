"""The pages around a match: the lobby, a table where people gather, rules, talk, a shared device, a replay."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, Page

from splendide.core.library import find_game, slugs
from tests.browser.walk.looking import Look, Watcher
from tests.browser.walk.measuring import Fault, lay_out
from tests.browser.walk.people import NAMES
from tests.browser.walk.sizes import Size
from tests.server.games import gather
from tests.server.play import Person

HOUSE = "house"  # what the walk calls all this
Seen = Iterator[tuple[str, Size, Fault]]
Open = Callable[[Page], None]


def at_house(browser: Browser, address: str, language: str, look: Look) -> Seen:
    """The pages that need no match."""
    host = Person(address, language)
    host.http.put("/api/me", json={"name": NAMES[0]}).raise_for_status()
    watcher = Watcher(browser, host, language)
    table = gather(host, game="splitter", seats=3, public=True)
    host.say("arrange", chat=True)
    yield from _page(watcher, look, "/", "lobby")
    yield from _page(watcher, look, "/nowhere", "lost")
    yield from _page(watcher, look, f"/t/{table}", "gathering")
    for name, act in OPENED.items():
        act(watcher.page)
        yield from look.measure(watcher, f"gathering, {name}")
    for game in slugs():
        yield from _page(watcher, look, f"/rules/{game}", f"rules of {game}")
        most = gather(Person(address, language), game=game, seats=find_game(game).seats.stop - 1)
        yield from _page(watcher, look, f"/t/{most}", f"gathering for {game}, as a guest")
    watcher.close()


def _page(watcher: Watcher, look: Look, path: str, name: str) -> Seen:
    watcher.go_to(path)
    yield from look.measure(watcher, name)


def _add_a_player(page: Page) -> None:
    page.locator("li.empty button").first.click()
    page.locator("dialog[open]").wait_for()


def _leave_the_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("#link + button").click()
    page.locator(".toast").first.wait_for()


def _write_something_long(page: Page) -> None:
    page.locator("#chat").fill("Anticonstitutionnellement " * 4)
    page.keyboard.press("Enter")
    page.locator(".lately li").first.wait_for()


OPENED: dict[str, Open] = {
    "a seat to fill": _add_a_player,
    "a notice": _leave_the_dialog,
    "talk": _write_something_long,
}


# Where what happens is seen on a board that is looked at: in a wide window it fits below what a replay is played with.
PLAYED_OUT = {"dolphins": ".table", "splitit": ".cards", "splitter": ".others", "tower": ".stage"}


def at_replay(watcher: Watcher, game: str, match: str, look: Look) -> Seen:
    """The replay of a match, at its beginning and in its middle."""
    page = watcher.go_to(f"/replay/{match}")
    yield from look.measure(watcher, "replay, beginning")
    steps = page.locator("input[type=range]")
    steps.fill(str(int(str(steps.get_attribute("max"))) // 2))
    yield from look.measure(watcher, "replay, middle")
    if game in PLAYED_OUT:
        yield from _fits(watcher, look, f".felt {PLAYED_OUT[game]}")


def _fits(watcher: Watcher, look: Look, part: str) -> Seen:
    for size in lay_out(watcher.page, tuple(size for size in look.sizes if size.width > size.height)):
        below = watcher.page.locator(part).evaluate("part => part.getBoundingClientRect().bottom - innerHeight")
        if below > 0:
            yield "replay, middle", size, Fault("unseen", part, f"{below:.0f} px of it are below the window", 0)
