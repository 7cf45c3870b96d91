"""What is wrong with a page, by its boxes."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.walk.sizes import Size

MEASURE = (Path(__file__).parent / "measure.js").read_text()
UNTRANSLATED = (Path(__file__).parent / "untranslated.js").read_text()
SETTLING = 60  # milliseconds of the page's own time in which what follows from a new size has followed

# Observers are told when everything has been laid out: twice, for what the first layout led to.
LAID_OUT = """async () => {
  for (let times = 0; times < 2; times++)
    await new Promise((done) => {
      const observer = new ResizeObserver(() => (observer.disconnect(), done()));
      observer.observe(document.body);
    });
}"""


@dataclass(frozen=True)
class Fault:
    kind: str
    element: str
    said: str
    more: int

    def __str__(self) -> str:
        return f"{self.kind}: {self.element}: {self.said}" + (f" (and {self.more} more like it)" if self.more else "")


def measure(page: Page, owes: bool = False) -> list[Fault]:
    """What is wrong as the page is now; `owes`: the table waits for whoever looks at it."""
    return [Fault(**found) for found in page.evaluate(MEASURE, {"owes": owes})]


def untranslated(page: Page, plain: tuple[str, ...]) -> list[Fault]:
    """What is said in plain letters, but for these words: in a language that has none, nobody has translated it."""
    return [Fault("untranslated", "", said, 0) for said in page.evaluate(UNTRANSLATED, list(plain))]


def lay_out(page: Page, sizes: tuple[Size, ...]) -> Iterator[Size]:
    """The page lies in one window after the other; its clock must stand still, so that it stays at what it shows."""
    devtools = page.context.new_cdp_session(page)
    for size in sizes:
        size.lay_out(page, devtools)
        page.evaluate(LAID_OUT)
        page.clock.run_for(SETTLING)
        yield size
    devtools.detach()
