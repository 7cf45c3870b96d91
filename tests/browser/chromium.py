"""A browser for the tests: one that is here, else Debian's package, else Playwright's own download.

The headless shell draws the same pages with a third less work than a whole chromium.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIANS = "chromium-headless-shell"
HELP = (
    "Install one with: sudo apt-get install chromium-headless-shell (Debian), or: .venv/bin/playwright install chromium"
)


def find() -> str | None:
    """The path of a browser that is here already."""
    return next((path for name in NAMES if (path := shutil.which(name))), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install(package: str, what: str) -> bool:
    """Debian's package is here, where there is Debian and we may."""
    if not shutil.which("apt-get"):
        return False
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if prefix and not shutil.which("sudo"):
        return False
    print(f"· Installing {what}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return all(
        subprocess.run([*prefix, "apt-get", *words], env=environment, stdout=subprocess.DEVNULL).returncode == 0
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", package])
    )


def _download_playwrights() -> bool:
    print("· Downloading Playwright's chromium for the browser tests", flush=True)
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"]).returncode == 0


def main() -> None:
    """A browser is here afterwards, or the reader knows how to get one; the browser tests will fail without."""
    if not (
        find()
        or (install(DEBIANS, "Debian's headless chromium for the browser tests") and find())
        or (_download_playwrights() and find())
    ):
        print(f"No browser could be installed: the browser tests will fail. {HELP}", file=sys.stderr)


if __name__ == "__main__":
    main()
