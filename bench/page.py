"""What the first page weighs and how quickly the pages are there: `python -m bench.page [--desktop] [--json]`.

The weight is what crosses the wire, compressed. The scores are Lighthouse's for a slow telephone on a slow network, or
for a desk: of the first page, of a public table where people gather, of a match at one, and of a page of rules.
Lighthouse comes through npm, and where that can't be had the command to run elsewhere is printed instead.
"""

import argparse
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec

from splendide.core.library import slugs
from tests.browser.chromium import find
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server

PATIENCE = 240  # seconds for Lighthouse, its download included
LIGHTHOUSE = "lighthouse@13"
CHROMIUM_FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")


def weight(address: str) -> int:
    """The bytes of the page and of everything it names, as a browser receives them."""
    with httpx.Client(base_url=address) as browser:
        page = browser.get("/")
        named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        return sum(answer.num_bytes_downloaded for answer in (page, *map(browser.get, named)))


def pages(address: str) -> Iterator[tuple[str, str]]:
    """What is looked at, by name: all of it as somebody sees it who has just come."""
    host = Person(address)
    yield "first page", "/"
    yield "table", f"/t/{gather(host, bots=1, public=True)}"
    playing = gather(host, bots=1, public=True)
    begin(host)
    yield "match", f"/t/{playing}"
    yield "rules", f"/rules/{slugs()[0]}"


def command(address: str, report: str, desktop: bool) -> list[str]:
    program = [lighthouse] if (lighthouse := shutil.which("lighthouse")) else ["npx", "--yes", LIGHTHOUSE]
    return [
        *(*program, address, "--quiet", "--output=json", f"--output-path={report}"),
        *(f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={CHROMIUM_FLAGS}"),
        *(["--preset=desktop"] if desktop else []),
    ]


def look(address: str, desktop: bool) -> dict[str, Any] | None:
    """Lighthouse's report, or nothing where it can't be had."""
    browser = find()
    if not browser or not (shutil.which("npx") or shutil.which("lighthouse")):
        return None
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        try:
            asked, environment = command(address, str(report), desktop), {**os.environ, "CHROME_PATH": browser}
            subprocess.run(asked, env=environment, timeout=PATIENCE, capture_output=True)
        except subprocess.TimeoutExpired:
            return None
        return msgspec.json.decode(report.read_bytes()) if report.exists() else None


def lines(page: str, report: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name in CATEGORIES:
        yield {"name": f"{page} {name}", "value": 100 * report["categories"][name]["score"], "unit": "of 100"}
    for name in TIMES:
        yield {"name": f"{page} {name}", "value": report["audits"][name]["numericValue"], "unit": "ms"}
    pace = report["environment"]["benchmarkIndex"]  # how fast Lighthouse found this machine: under 1000, scores suffer
    yield {"name": f"{page} machine's pace", "value": pace, "unit": "benchmarkIndex"}


def measure(desktop: bool) -> Iterator[dict[str, Any]]:
    with Server(limits=NO_HURRY) as house:
        yield {"name": "first page weight", "value": weight(house.address) / 1000, "unit": "kB compressed"}
        for page, path in pages(house.address):
            report = look(house.address + path, desktop)
            if not report:
                wanted = " ".join(command(f"http://127.0.0.1:8000{path}", "report.json", desktop))
                yield {"name": page, "value": None, "unit": f"no Lighthouse here; where there is npm: {wanted}"}
                return
            yield from lines(page, report)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--desktop", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for line in measure(args.desktop):
        print(msgspec.json.encode(line).decode() if args.json else _tell(line), flush=True)


def _tell(line: dict[str, Any]) -> str:
    value = "" if line["value"] is None else f"{line['value']:.1f}"
    return f"{line['name']:<32} {value:>8} {line['unit']}"


if __name__ == "__main__":
    main()
