"""What a teacher says of a match that is over: the analysis over its replay, and decisions to be made again."""

import time

from tests.browser.walk.house import Seen
from tests.browser.walk.looking import Look, Watcher
from tests.server.play import Person

A_WHILE = 0.1  # seconds until one asks again whether a teacher has looked


def at_lessons(watcher: Watcher, match: str, look: Look) -> Seen:
    """The analysis of a match, what decided it, and what the first person could have done better."""
    _look_at(watcher.person, f"/api/matches/{match}/analysis")
    yield from _at_analysis(watcher, match, look)
    _look_at(watcher.person, "/api/practice")
    yield from _at_practice(watcher, look)


def _look_at(person: Person, address: str) -> None:
    """A teacher has looked at all of it: the page, whose clock stands still, need not ask again."""
    while person.http.get(address).raise_for_status().json()["progress"] < 1:
        time.sleep(A_WHILE)


def _at_analysis(watcher: Watcher, match: str, look: Look) -> Seen:
    page = watcher.go_to(f"/replay/{match}/analysis")
    lesson = page.locator("[aria-labelledby=analysis]")
    lesson.wait_for()
    yield from look.measure(watcher, "analysis")
    deciding = lesson.locator("ol button").first
    if deciding.count():
        deciding.click()
        yield from look.measure(watcher, "analysis, what decided")


def _at_practice(watcher: Watcher, look: Look) -> Seen:
    page = watcher.go_to("/practice")
    asked = page.locator("[data-tried]")
    yield from look.measure(watcher, "practice", owes=asked.count() > 0)
    if asked.count():
        page.locator("[data-tried] + .deeds button").click()
        page.locator("[data-tried=told]").wait_for()
        yield from look.measure(watcher, "practice, answered")
