"""The walk through a game: its matches by every way they are played, or the pages around them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from playwright.sync_api import Browser

from tests.browser.walk.house import HOUSE, Seen, at_house, at_replay
from tests.browser.walk.lessons import at_lessons
from tests.browser.walk.looking import Look, Watcher
from tests.browser.walk.measuring import Fault
from tests.browser.walk.people import Company, Way, ways_of

WHOLE_MATCH = 1000  # moves


@dataclass(frozen=True)
class Found:
    """What is wrong, and where."""

    game: str
    phase: str
    size: str
    language: str
    fault: Fault

    def __str__(self) -> str:
        return f"{self.game} · {self.phase} · {self.size} · {self.language} · {self.fault}"


def walk(
    browser: Browser,
    address: str,
    game: str,
    language: str,
    look: Look,
    ways: int | None = None,
    most: int = WHOLE_MATCH,
    lessons: bool = False,
) -> Iterator[Found]:
    """Everything that is wrong with a game, played in so many ways for so many moves, or with the house around it.

    With lessons a teacher looks at each match that comes to its end, which takes a while.
    """
    played = tuple(replace(way, most=min(way.most, most)) for way in ways_of(game)[:ways])
    seen = at_house if game == HOUSE else partial(_at_game, game, played, lessons)
    for phase, size, fault in seen(browser, address, language, look):
        yield Found(game, phase, size.name, language, fault)


def _at_game(
    game: str, ways: tuple[Way, ...], lessons: bool, browser: Browser, address: str, language: str, look: Look
) -> Seen:
    for way in ways:
        company = Company(address, game, way, language)
        watcher = Watcher(browser, company.first, language)
        yield from look.at_match(company, watcher)
        match = company.first.frame["match"]["id"]
        if not company.playing:
            yield from at_replay(watcher, game, match, look)
        if not company.playing and lessons:
            yield from at_lessons(watcher, match, look)
        watcher.close()
        company.leave()
