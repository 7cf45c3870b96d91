"""The windows in which everything must fit."""

from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page


@dataclass(frozen=True)
class Size:
    name: str
    width: int
    height: int
    touch: bool = False

    def lay_out(self, page: Page, devtools: CDPSession) -> None:
        """The page lies in a window of this size."""
        page.set_viewport_size({"width": self.width, "height": self.height})
        devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": self.touch})
        devtools.send("Emulation.setScrollbarsHidden", {"hidden": self.touch})  # on phones they take no room


SIZES = (
    Size("1440x900", 1440, 900),
    Size("1280x720", 1280, 720),
    Size("390x844", 390, 844, touch=True),
    Size("320x568", 320, 568, touch=True),
    Size("844x390", 844, 390, touch=True),
    Size("zoom200", 640, 360),  # 1280x720 at 200 %: as many pixels of CSS, each twice as large
)
