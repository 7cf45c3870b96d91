"""Draws the app's icons from the one in public/favicon.svg: `python web/make_icons.py`, when that has changed."""

import struct
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB.parent))

from tests.browser import chromium  # noqa: E402

PUBLIC = WEB / "public"
GREEN = "#1d5f47"  # the ground of the sign, which a mask may cut into any shape
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.8)}  # pixels, and the sign's share
TAB = 48  # pixels of the sign for whoever asks for nothing better: bookmarks, older browsers


def page(sign: str, size: int, share: float) -> str:
    ground = "transparent" if share == 1 else GREEN
    body = f"margin: 0; display: grid; place-items: center; height: {size}px; background: {ground}"
    return f"<style>body {{ {body} }} svg {{ width: {share:.0%} }}</style>{sign}"


def wrapped(drawn: bytes, size: int) -> bytes:
    """A PNG as the only picture of an .ico file."""
    head = struct.pack("<3H", 0, 1, 1)
    entry = struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(drawn), len(head) + 16)
    return head + entry + drawn


def main() -> None:
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        for name, (size, share) in ICONS.items():
            drawn = browser.new_page(viewport={"width": size, "height": size})
            drawn.set_content(page(sign, size, share))
            drawn.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        tab = browser.new_page(viewport={"width": TAB, "height": TAB})
        tab.set_content(page(sign, TAB, 1.0))
        (PUBLIC / "favicon.ico").write_bytes(wrapped(tab.screenshot(omit_background=True), TAB))
        browser.close()


if __name__ == "__main__":
    main()
