"""What the walk measures: each fault is found where it was planted, and nowhere else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.walk.measuring import measure

SOUND = """
  <style>body { margin: 0; font: 16px sans-serif } .felt { position: relative; height: 400px }
  button { position: absolute; width: 120px; height: 44px; padding: 0 } p { margin: 0 }</style>
  <div class="felt">
  <button style="left: 20px; top: 20px">Pass</button><button style="left: 160px; top: 20px">Bet</button>
  <p style="padding-top: 100px">Your turn</p>{more}</div>
"""

PLANTED = {
    "nothing": ("", set()),
    "a control beyond the edge": ('<button style="left: 350px; top: 200px">Far</button>', {"outside"}),
    "a text beyond the edge": ('<p style="width: 600px">' + "long " * 60 + "</p>", {"outside"}),
    "two controls": ('<button style="left: 20px; top: 55px; height: 40px">Over</button>', {"overlap"}),
    "two texts": ('<p style="position: absolute; top: 102px">Theirs</p>', {"overlap"}),
    "a text on a control": ('<p style="position: absolute; left: 30px; top: 30px">Lost</p>', {"overlap"}),
    "a curtain over a control": (
        '<div style="position: absolute; inset: 0 0 auto; height: 80px; background: #fff"></div>',
        {"covered"},
    ),
    "a curtain over a text": (
        '<div style="position: absolute; inset: 90px 0 auto; height: 60px; background: #fff"></div>',
        {"covered"},
    ),
    "small and crowded": (
        '<button style="left: 20px; top: 200px; width: 30px; height: 30px"></button>'
        '<button style="left: 52px; top: 200px; width: 30px; height: 30px"></button>',
        {"small"},
    ),
    "small, with room around it": (
        '<button style="left: 20px; top: 200px; width: 30px; height: 30px"></button>',
        set(),
    ),
    "small squares of a plan": (
        '<div data-plan><button style="left: 20px; top: 200px; width: 30px; height: 30px"></button>'
        '<button style="left: 52px; top: 200px; width: 30px; height: 30px"></button></div>',
        set(),
    ),
    "cards in a fan": (
        '<div data-fan><button style="left: 20px; top: 200px">7</button>'
        '<button style="left: 50px; top: 200px">8</button></div>',
        set(),
    ),
    "cards too close in a fan": (
        '<div data-fan><button style="left: 20px; top: 200px"></button>'
        '<button style="left: 36px; top: 200px"></button></div>',
        {"small"},
    ),
    "an ellipsis": (
        '<p style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Unanimously</p>',
        {"clipped"},
    ),
    "cut on purpose": (
        '<p data-cut style="width: 90px; overflow: hidden; white-space: nowrap">Anticonstitutionnel</p>',
        set(),
    ),
    "lines beyond the fold of a box": (
        '<p style="width: 90px; height: 25px; overflow: hidden">one two three four five six</p>',
        {"clipped"},
    ),
    "a text larger than its button": (
        '<button style="left: 20px; top: 200px; width: 44px">Unanimous</button>',
        {"clipped"},
    ),
    "a choice below the window": ('<button style="left: 20px; top: 560px">Choose</button>', {"unseen"}),
    "something else below the window": ('<button data-aside style="left: 20px; top: 560px">Sounds</button>', set()),
    "a need below the window": ('<p data-needed style="position: absolute; top: 560px">3 × 2</p>', {"unseen"}),
    "a choice in a box that scrolls": (
        '<div style="position: relative; height: 50px; overflow: auto"><button style="top: 60px">Choose</button></div>',
        {"unseen"},
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 400, "height": 500})
    yield opened
    opened.close()


@pytest.mark.parametrize("planted", PLANTED)
def test_each_fault_is_found_and_nothing_else(page: Page, planted: str) -> None:
    more, kinds = PLANTED[planted]
    page.set_content(SOUND.replace("{more}", more))
    assert {fault.kind for fault in measure(page, owes=True)} == kinds
