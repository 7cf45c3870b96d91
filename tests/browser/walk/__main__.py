"""`make walk`: every game in every phase, in every window, in both languages; a line for each thing that is wrong."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from playwright.sync_api import sync_playwright

from splendide.core.library import slugs
from splendide.core.texts import LANGUAGES
from tests.browser import chromium
from tests.browser.conftest import FLAGS
from tests.browser.walk.house import HOUSE
from tests.browser.walk.looking import Look, Shots
from tests.browser.walk.sizes import SIZES
from tests.browser.walk.walking import Found, walk
from tests.server.serving import NO_HURRY, Server


def asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.browser.walk", description=__doc__)
    parser.add_argument("games", nargs="*", help=f"all by default; {HOUSE}: the pages around them")
    parser.add_argument("--size", action="append", choices=[size.name for size in SIZES], help="all by default")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="both by default")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of everything that is measured")
    wish = parser.parse_args()
    if unknown := set(wish.games) - {*slugs(), HOUSE}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    return wish


def walk_all(wish: Namespace, address: str) -> list[Found]:
    """All that is wrong, said as it is found."""
    sizes = tuple(size for size in SIZES if size.name in (wish.size or [size.name]))
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for game in wish.games or [HOUSE, *slugs()]:
            for language in wish.language or LANGUAGES:
                look = Look(sizes, wish.shots and Shots(wish.shots, game))
                for each in walk(browser, address, game, language, look, lessons=True):
                    print(each, flush=True)
                    found.append(each)
        browser.close()
    return found


def main() -> int:
    wish = asked()
    with Server(limits=NO_HURRY, loaded=True) as server:
        found = walk_all(wish, server.address)
    print(f"{len(found)} faults" if found else "Everything fits.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
