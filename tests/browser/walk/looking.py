"""Somebody looks at the first person's page: every kind of question, reveal and wait is measured once."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from tests.browser.conftest import STILL
from tests.browser.walk.measuring import LAID_OUT, Fault, lay_out, measure, untranslated
from tests.browser.walk.people import Company
from tests.browser.walk.sizes import SIZES, Size
from tests.server.assemble import assembled
from tests.server.play import Person

AT_ONCE, LATER = (
    80,
    3600,
)  # milliseconds of the page's time: until something new is there, and until it goes on by itself
PATIENCE = 120_000
MOST_REVEALS = 6  # that can follow one move
MOST_PHASES = 16  # of one match
OFTEN_ENOUGH = 3  # times that one looks at the same kind of question

# What kind of things can be pressed on the board: another kind is another phase.
PHASE = """() => {
  const kinds = [...document.querySelectorAll('.felt :is(button, [role=button], [role=slider])')]
    .filter((one) => !one.disabled && one.ariaDisabled !== 'true' && one.ariaHidden !== 'true' && one.checkVisibility())
    .map((one) => [...one.classList].filter((name) => !/^svelte-|^button$|^small$/.test(name))[0] ?? one.localName);
  const named = document.querySelector('main [data-phase]')?.dataset.phase;
  return [named ?? null, [...new Set(kinds)].sort().join(' ')];
}"""


def situation(frame: dict[str, Any]) -> tuple[Any, ...]:
    """What a socket knows of the table, as far as two sockets of one person must agree."""
    match = frame["match"]
    mine = [(view["seat"], view["question"], view["owes"]) for view in match["mine"]] if match else []
    return frame["table"]["stage"], match and (match["told"], tuple(match["waiting"])), mine


def kind_of(frame: dict[str, Any]) -> tuple[Any, ...]:
    """What the table asks of whoever sits there, without the particulars."""
    mine = frame["match"]["mine"][0]
    verbs = frozenset(move.split()[0] for move in mine["moves"])
    return len(frame["table"]["seats"]), frame["table"]["stage"], mine["owes"], mine["view"].get("phase"), verbs


class Watcher:
    """A page of somebody who plays elsewhere; its clock stands still unless it is told to go on."""

    def __init__(self, browser: Browser, person: Person, language: str):
        self.person, self.language = person, language
        self.frame: dict[str, Any] = {}
        context = browser.new_context(base_url=person.address, locale=language, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STILL)
        context.add_cookies([{"name": "splendide", "value": person.cookie, "url": person.address}])
        self.page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.clock.install(time=0)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "frame":
            self.frame = assembled(self.frame, message)

    def go_to(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")
        return self.page

    def stop_the_clock(self) -> None:
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def catch_up(self) -> None:
        """The page has been told what the person knows."""
        while not self.frame or situation(self.frame) != situation(self.person.frame):
            self.page.wait_for_timeout(5)
            self.person.hear_more(0)
        self.page.evaluate(LAID_OUT)
        self.page.clock.run_for(AT_ONCE)

    def close(self) -> None:
        self.page.context.close()


@dataclass(frozen=True)
class Shots:
    """Where pictures go, and of which game they are."""

    folder: Path
    game: str

    def path(self, label: str, size: Size, language: str) -> Path:
        name = "".join(letter if letter.isalnum() else "-" for letter in label)
        return self.folder / f"{self.game}-{name}-{size.name}-{language}.png"


class Look:
    """What is wrong with a game: (phase, size, fault), each kind of phase measured once."""

    def __init__(
        self, sizes: tuple[Size, ...] = SIZES, shots: Shots | None = None, plain: tuple[str, ...] | None = None
    ):
        self.sizes, self.shots = sizes, shots
        self.plain = plain  # what may stand there in plain letters; None: everything may
        self.seen: set[tuple[Any, ...]] = set()
        self.left = MOST_PHASES
        self.asked: Counter[tuple[Any, ...]] = Counter()

    def at_match(self, company: Company, watcher: Watcher) -> Iterator[tuple[str, Size, Fault]]:
        self.left = MOST_PHASES
        watcher.go_to(f"/t/{company.table}")
        watcher.stop_the_clock()
        for _ in company.play():
            if self._is_worth_a_look(company.first.frame):
                yield from self._until_it_rests(watcher)

    def _is_worth_a_look(self, frame: dict[str, Any]) -> bool:
        """What the table asks like this was looked at a few times, and will look the same."""
        self.asked[kind_of(frame)] += 1
        return self.asked[kind_of(frame)] <= OFTEN_ENOUGH

    def _until_it_rests(self, watcher: Watcher) -> Iterator[tuple[str, Size, Fault]]:
        for _ in range(MOST_REVEALS):
            watcher.catch_up()
            before = watcher.page.evaluate(PHASE)
            yield from self._at_phase(watcher, before)
            watcher.page.clock.fast_forward(LATER)
            if watcher.page.evaluate(PHASE) == before:
                return

    def _at_phase(self, watcher: Watcher, found: list[str | None]) -> Iterator[tuple[str, Size, Fault]]:
        stage, owes = watcher.frame["table"]["stage"], watcher.person.owes
        view = watcher.person.seat_views[0]["view"] if stage == "playing" else {}
        name, kinds = found[0] or view.get("phase", ""), found[1]
        key = (len(watcher.frame["table"]["seats"]), stage, owes, name, kinds)
        if key in self.seen or not self.left:
            return
        self.seen.add(key)
        self.left -= 1
        label = " ".join(
            word for word in (name, stage if stage != "playing" else "asked" if owes else "waiting") if word
        )
        yield from self.measure(watcher, f"{label} [{kinds}]", owes)

    def measure(self, watcher: Watcher, label: str, owes: bool = False) -> Iterator[tuple[str, Size, Fault]]:
        """The page as it is, in every window; a picture of each if they are wanted."""
        if self.plain is not None:
            for fault in untranslated(watcher.page, self.plain):
                yield label, self.sizes[0], fault
        for size in lay_out(watcher.page, self.sizes):
            for fault in measure(watcher.page, owes):
                yield label, size, fault
            if self.shots:
                watcher.page.screenshot(path=self.shots.path(label, size, watcher.language))
