"""Splash! the tower, played by people with browsers: they build, topple, go on, and finish."""

import math
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import chromium
from tests.browser.conftest import FLAGS, PATIENCE, PHONE, SHARP_PHONE, SMALL, Visit
from tests.browser.hearing import (
    assert_everything_was_read_out,
    assert_focused,
    begin_by_keyboard,
    told,
    visit_hearing,
    visit_listening,
)
from tests.browser.table import (
    assert_nothing_sticks_out,
    assert_seen_to_the_end,
    card_of,
    finished_match,
    invite,
    is_over,
    last_view,
    play_alone_by_keyboard,
    tab_to,
    verify,
    who_sees,
)
from tests.browser.test_house import complaints

GAME = "Splash! The tower"
BOARD = ".board[data-phase]"
STEADY = "neither sways nor hurries"
AZIMUTH = math.radians(-62)  # from where the board looks at the beginning
RIGHT = (-math.sin(AZIMUTH), math.cos(AZIMUTH))
AWAY = (-math.cos(AZIMUTH), -math.sin(AZIMUTH))
FACES_SEEN = 3  # of a plate: its top and two sides
WIDEST_FIRST = ("plate", "cube", "prism", "stick", "small")
PAUSE = 40  # milliseconds between two looks at the table
MOST_LOOKS = 3000
BESIDE = 30  # steps of the hand that bring it beside the tower
# What the board said of placements, kept: each verdict goes when the next question comes.
VERDICTS = """
window.verdicts = [];
new MutationObserver(() => {
  const said = document.querySelector('.lately p')?.textContent;
  if (said && window.verdicts.at(-1) !== said) window.verdicts.push(said);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""

# Of every film: whether the whole stage was in the window, where the button was that goes on, and what was said before
# it and while it ran.
FILMS = """
window.films = [];
window.told = new Set();  // moments of which something was said, though no film of them had begun
let filmed = 0;
new MutationObserver(() => {
  const moment = Number(document.querySelector('.stage')?.dataset.moment);
  if (document.querySelector('[data-deed=skip]')) filmed = moment;
  else if (document.querySelector('.lately p') && filmed !== moment) window.told.add(moment);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
const look = () => {
  if (document.querySelector('[data-deed=skip]')) {
    const box = document.querySelector('.stage').getBoundingClientRect();
    const moment = Number(document.querySelector('.stage').dataset.moment);
    const whole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    const { x, y } = document.querySelector('[data-deed=skip]').getBoundingClientRect();
    const begun = { moment, skip: [x, y], whole: true, still: true, told: false, result: false };
    if (window.films.at(-1)?.moment !== moment) window.films.push(begun);
    const film = window.films.at(-1);
    film.whole &&= whole;
    film.still &&= film.skip[0] === x && film.skip[1] === y;
    film.told ||= !!document.querySelector('.lately p');
    film.result ||= !!document.querySelector('.over a[href^="/replay/"]');
  }
  requestAnimationFrame(look);
};
look();
"""

Act = Callable[[Page], None]


# --- What the board says, and what hands do --------------------------------------------------------------


def phase(page: Page) -> str | None:
    return page.evaluate("selector => document.querySelector(selector)?.dataset.phase ?? null", BOARD)


def click(page: Page, selector: str, which: int = 0) -> bool:
    """Whoever is late finds the button gone: then there is nothing to press any more."""
    script = (
        "([selector, k]) => { const all = document.querySelectorAll(selector); all[k]?.click(); return k < all.length }"
    )
    return bool(page.evaluate(script, [selector, which]))


def gather_steady(visit: Visit, seats: int, **look: Any) -> list[Page]:
    """People with hands that don't sway, so that a test knows where a piece is let go of."""
    host = visit("/", sounds=True, **look)
    path = invite(host, GAME, seats)
    host.get_by_label("The hand that holds a piece").select_option(label=STEADY)
    guests = [visit(path, **look) for _ in range(seats - 1)]
    for guest in guests:
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    expect_boards([host, *guests])
    return [host, *guests]


def expect_boards(people: list[Page]) -> None:
    """Everybody looks at the table, and what the board says of placements is kept."""
    for person in people:
        expect(person.locator(BOARD)).to_be_visible()
        person.evaluate(VERDICTS)


def aim(page: Page) -> tuple[float, float]:
    """How far from the middle my hand is, to the right and away, as the board shows it."""
    x, y, _, _ = (float(number) for number in str(page.locator(BOARD).get_attribute("data-aim")).split())
    return x * RIGHT[0] + y * RIGHT[1], x * AWAY[0] + y * AWAY[1]


def bring_over(page: Page, right: float = 0.0, away: float = 0.0) -> None:
    """The hand is so far from the middle, dragged there in the picture from above."""
    box = page.locator(".inset svg").bounding_box()
    assert box
    per_mm = box["width"] / float(str(page.locator(".inset svg").get_attribute("viewBox")).split()[2])
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    now = aim(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + (right - now[0]) * per_mm, y - (away - now[1]) * per_mm)
    page.mouse.up()


def nudge_over(page: Page) -> None:
    """The hand is over the middle, moved there with the arrow keys: coarsely first, then finely."""
    for step, prefix in ((2.0, ""), (0.5, "Shift+")):
        now = aim(page)
        for distance, keys in ((-now[0], ("ArrowLeft", "ArrowRight")), (-now[1], ("ArrowDown", "ArrowUp"))):
            for _ in range(round(abs(distance) / step)):
                page.keyboard.press(prefix + keys[distance > 0])
    assert math.hypot(*aim(page)) < 0.5


def walk_to_a_piece(page: Page) -> None:
    """With the arrows to a piece of the heap, six in a row, and take it; nothing if it isn't my turn."""
    script = """() => {
        const all = [...document.querySelectorAll('.stage button')];
        return [all.indexOf(document.activeElement), all.findIndex((one) => one.matches('.lit'))];
    }"""
    here, there = page.evaluate(script)
    if there < 0:
        return
    across, down = there % 6 - here % 6, there // 6 - here // 6
    for distance, keys in ((across, ("ArrowLeft", "ArrowRight")), (down, ("ArrowUp", "ArrowDown"))):
        for _ in range(abs(distance)):
            page.keyboard.press(keys[distance > 0])
    page.keyboard.press("Enter")


def take_plates(people: list[Page], each: int) -> None:
    """Everybody has taken so many plates."""
    for person in people * each:
        person.locator(".stage button.lit[data-piece$=plate]").first.click()
        expect(person.locator(".stage button.lit")).to_have_count(0)  # it is somebody else's turn


def take_all(people: list[Page]) -> None:
    """Each takes a piece; the others are shared out."""
    for person in people:
        person.locator(".stage button.lit").first.click()
    for person in people:
        person.locator("[data-deed=share]").click()
    for person in people:
        person.wait_for_function("selector => document.querySelector(selector)?.dataset.phase !== 'pick'", arg=BOARD)


def expect_verdict(page: Page, words: str) -> None:
    page.wait_for_function("words => window.verdicts.some((one) => one.includes(words))", arg=words)


def give_the_widest(page: Page) -> bool:
    names = page.locator(".deeds button.lit").evaluate_all("all => all.map((one) => one.dataset.piece)")
    best = min(names, key=lambda name: WIDEST_FIRST.index(name.split("-")[1]), default=None)
    return best is not None and click(page, f".deeds button[data-piece={best}]")


def place(page: Page, right: float = 0.0) -> None:
    """Let go over the middle, or so far to the right of it."""
    bring_over(page, right)
    page.locator("[data-deed=release]").click()
    page.wait_for_function("selector => document.querySelector(selector)?.dataset.phase !== 'place'", arg=BOARD)


def choose_after_a_fall(page: Page) -> None:
    for _ in range(3):
        click(page, ".deeds button[data-piece]:not([aria-pressed=true])")
    click(page, ".deeds .go:not(:disabled)")
    click(page, ".deeds button[data-base]")


def take_a_turn(page: Page, placing: Act) -> bool:
    """Whatever this person owes is done; whether that was letting go of a piece."""
    now = phase(page)
    if now == "give":
        give_the_widest(page)
    elif now == "lift":
        click(page, "[data-deed=lift]")
    elif now in ("base", "keep"):
        choose_after_a_fall(page)
    elif now == "place" and page.locator("[data-deed=release]").count():
        placing(page)
        return True
    return False


def play_until(people: list[Page], done: Callable[[int], bool], placing: Callable[[int], Act]) -> None:
    """People play on; `placing` says how each puts down a piece."""
    placed = 0
    for _ in range(MOST_LOOKS):
        if done(placed):
            return
        for seat, person in enumerate(people):
            placed += take_a_turn(person, placing(seat))
        people[0].wait_for_timeout(PAUSE)
    raise AssertionError(f"it never came to that: {placed} pieces placed")


def holder_of(people: list[Page]) -> Page:
    """Who has lifted a piece, once somebody has; nobody lets go of it meanwhile, however late a screen shows it."""

    def holding() -> list[Page]:
        return [person for person in people if person.locator("[data-deed=release]").count()]

    play_until(people, lambda _: bool(holding()), lambda _: lambda page: None)
    return holding()[0]


def lifter_of(people: list[Page]) -> Page:
    """Who can lift the piece that was given, once somebody can; nobody has done so."""
    for _ in range(MOST_LOOKS):
        for person in people:
            if person.locator("[data-deed=lift]").count():
                return person
            if phase(person) == "give":
                give_the_widest(person)
        people[0].wait_for_timeout(PAUSE)
    raise AssertionError("nobody can lift a piece")


def giver_of(people: list[Page]) -> Page:
    """Who can give a piece, once somebody can."""
    return who_sees(people, ".deeds button.lit")


def standing(page: Page) -> int:
    """How many pieces the tower has, as a screen reader is told."""
    label = str(page.locator(".stage [role=img]").first.get_attribute("aria-label"))
    return next((int(word) for word in label.split() if word.isdigit()), 1)


def centred(_: int) -> Act:
    return place


# --- Matches ---------------------------------------------------------------------------------------------


def test_two_people_build_a_tower_topple_it_go_on_and_finish(visit: Visit) -> None:
    people = gather_steady(visit, 2, **SMALL)
    host, guest = people
    watcher = visit("/t/" + host.url.rsplit("/", 1)[1], **SMALL, reduced_motion="no-preference")
    watcher.evaluate(FILMS)
    take_all(people)
    play_until(people, lambda placed: placed >= 6, centred)
    expect(host.locator("p.round")).to_contain_text("Turn 7")
    assert standing(host) >= 6
    assert standing(guest) >= 6

    def clumsy(seat: int) -> Act:
        return (lambda page: place(page, right=60)) if seat == 1 else place

    play_until(people, lambda _: host.locator(".player[data-seat='0'] .drops .has").count() == 1, clumsy)
    expect_verdict(host, "A drop for")
    play_until(people, lambda _: all(map(is_over, people)), clumsy)
    match = finished_match(host)
    view = last_view(host, match)
    assert view["end"]["how"] == "drops"
    assert [player["drops"] for player in view["players"]] == [3, 0]
    verify(host, match)
    for page in (*people, watcher):
        assert_seen_to_the_end(page, finished_match(page))
    assert_films_were_seen_whole(watcher)


def assert_films_were_seen_whole(page: Page) -> None:
    """The last one is what decided the match: it was told how it ended, and nothing else was on the screen."""
    films = page.evaluate("window.films")
    assert films[-1]["moment"] == page.evaluate("window.seen.result")
    assert films[-1]["told"]
    assert not films[-1]["result"]
    assert all(film["whole"] and film["still"] for film in films)
    assert {film["moment"] for film in films}.isdisjoint(page.evaluate("[...window.told]"))


def test_each_piece_that_somebody_takes_is_heard(visit: Visit) -> None:
    page = visit_hearing(visit, viewport=SMALL["viewport"])
    card_of(page, GAME).get_by_role("button", name="Play against bots").click()
    page.locator(".stage button.lit").first.click()
    page.wait_for_function("() => Object.keys(window.pitches).length > 0")


# What stands beside a player's drops and reaches into them.
INTO_DROPS = """() => [...document.querySelectorAll('.player')].flatMap((player) => {
  const edge = player.querySelector('.drops').getBoundingClientRect().left;
  return [...player.querySelectorAll('.notes > :not(.hidden)')]
    .filter((note) => note.getBoundingClientRect().right > edge)
    .map((note) => note.textContent);
})"""


def test_drops_of_teams_stand_beside_who_gives_and_places(visit: Visit) -> None:
    page = visit("/", viewport={"width": 1440, "height": 900})
    begin_by_keyboard(page, "tower", 4, teams=True)
    expect(page.locator(".player .part")).to_have_count(1)
    assert page.evaluate(INTO_DROPS) == []


def test_the_first_tab_leads_to_the_pieces(visit: Visit) -> None:
    page = visit("/", **SMALL)
    card_of(page, GAME).get_by_role("button", name="Play against bots").click()
    expect(page.locator(".stage button.lit").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("[data-part=heap] button:focus")).to_have_count(1)


def test_a_swaying_hand_is_seen_by_all_and_lets_go_in_time(visit: Visit) -> None:
    host = visit("/", **SMALL)
    path = invite(host, GAME, 2)
    guest = visit(path, **SMALL)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    people = [host, guest]
    expect_boards(people)
    take_all(people)
    placer = lifter_of(people)
    watcher = next(person for person in people if person is not placer)
    click(placer, "[data-deed=lift]")  # at once: there is a clock
    expect(placer.locator(".countdown")).to_be_visible()
    expect(watcher.locator(".countdown")).to_be_visible()
    bring_over(placer)
    print_of = ".inset polygon.print"
    before = watcher.locator(print_of).get_attribute("points")
    expect(watcher.locator(print_of)).not_to_have_attribute("points", str(before))  # it sways by itself
    placer.keyboard.press("Space")
    expect(watcher.locator(BOARD)).to_have_attribute("data-phase", "give", timeout=PATIENCE)
    expect_verdict(watcher, "It stands")
    expect(watcher.locator(".lately p")).to_have_count(0)


def test_a_turn_by_keyboard_only(visit: Visit) -> None:
    page = visit("/", **SMALL)
    play_alone_by_keyboard(page, GAME, "Play against bots")
    expect(page.locator(BOARD)).to_be_visible()
    assert tab_to(page, ".stage button")
    for _ in range(MOST_LOOKS):
        if phase(page) != "pick":
            break
        walk_to_a_piece(page)
        page.wait_for_timeout(PAUSE)
    given = placed = False
    for _ in range(MOST_LOOKS):
        if (given and placed) or is_over(page):
            break
        if page.locator(".deeds button.lit").count():
            if given := tab_to(page, ".deeds button.lit"):
                page.keyboard.press("Enter")
        elif page.locator("[data-deed=lift]").count():
            expect(page.locator("[data-deed=lift]")).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator("[data-deed=release]")).to_be_enabled()
            nudge_over(page)
            expect(page.get_by_test_id("aim")).not_to_be_empty()
            page.keyboard.press("Space")
            placed = True
        page.wait_for_timeout(PAUSE)
    assert given
    assert placed


def press_first(page: Page, selector: str) -> None:
    """The first that fits is reached with Tab and pressed, if it is still there."""
    if tab_to(page, selector):
        page.keyboard.press("Enter")


def act_by_keyboard(page: Page) -> None:
    """Whatever I owe is done with keys; a piece is let go of far beside the middle, so that it falls."""
    now = phase(page)
    if page.locator("[data-deed=share]").count():
        press_first(page, "[data-deed=share]")
    elif now == "give":
        press_first(page, ".deeds button.lit")
    elif now == "base":
        press_first(page, ".deeds button[data-base]")
    elif now == "keep":
        press_first(page, ".deeds button[data-piece]:not([aria-pressed=true]):not(:disabled)")
        press_first(page, ".deeds .go:not(:disabled)")
    elif page.locator("[data-deed=lift]").count():
        press_first(page, "[data-deed=lift]")
    elif page.locator("[data-deed=release]:enabled").count():
        for _ in range(BESIDE):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")


def test_a_match_by_keyboard_and_by_ear(visit: Visit) -> None:
    page = visit_listening(visit, **SMALL)
    begin_by_keyboard(page, "tower", 2, hand="none")
    expect(page.locator(BOARD)).to_be_visible()
    assert tab_to(page, ".stage button")
    walk_to_a_piece(page)
    for _ in range(MOST_LOOKS):
        if is_over(page):
            break
        act_by_keyboard(page)
        assert_focused(page)
        page.wait_for_timeout(PAUSE)
    assert_everything_was_read_out(page)
    assert any("fall" in line for line in told(page))


def test_a_piece_is_moved_with_one_finger_and_turned_with_two(visit: Visit) -> None:
    people = gather_steady(visit, 2, **SHARP_PHONE)
    take_all(people)
    page = holder_of(people)
    assert_nothing_sticks_out(page)
    page.locator(".stage").scroll_into_view_if_needed()
    box = page.locator(".stage").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": px, "y": py, "id": k} for k, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    before = aim(page)
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x - 6 * step, y))
    touch("touchEnd")
    moved = aim(page)
    assert moved[0] < before[0] - 5
    assert abs(moved[1] - before[1]) < 1
    touch("touchStart", (x - 60, y), (x + 60, y))
    for step in range(1, 7):
        angle = math.radians(5 * step)
        dx, dy = 60 * math.cos(angle), 60 * math.sin(angle)
        touch("touchMove", (x - dx, y - dy), (x + dx, y + dy))
    touch("touchEnd")
    yaw = float(str(page.locator(BOARD).get_attribute("data-aim")).split()[2])
    assert 320 < yaw < 350
    page.locator("[data-deed=release]").tap()
    expect(page.locator(BOARD)).to_have_attribute("data-turn", "1", timeout=PATIENCE)


# --- Seeing ----------------------------------------------------------------------------------------------


@pytest.fixture
def without_depth(browser: Browser) -> Iterator[Browser]:
    """A browser that can't draw in space."""
    started = browser.browser_type.launch(
        executable_path=chromium.find(), args=[*FLAGS, "--disable-3d-apis"], timeout=PATIENCE
    )
    yield started
    started.close()


def test_without_3d_the_tower_is_drawn_from_the_side_and_can_be_played(
    without_depth: Browser, server: Any, visit: Visit
) -> None:
    host = visit("/")
    path = invite(host, GAME, 2)
    host.get_by_label("The hand that holds a piece").select_option(label=STEADY)
    context = without_depth.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    guest = context.new_page()
    guest.goto(path)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    people = [host, guest]
    for person in people:
        expect(person.locator(BOARD)).to_be_visible()
    take_plates(people, each=2)  # whoever has none gives something of other faces
    take_all(people)
    play_until(people, lambda placed: placed >= 3, centred)
    expect(guest.get_by_text("can’t draw in 3D")).to_be_visible()
    expect(guest.locator(".side polygon:not(.target)")).to_have_count(3 * FACES_SEEN)
    expect(host.locator("canvas")).to_have_attribute("data-frame", re.compile(r"\d+"))


@pytest.mark.parametrize("look", [SMALL, {"color_scheme": "dark", **PHONE}], ids=["light", "dark phone"])
def test_axe_finds_nothing_while_a_piece_is_given_and_placed(visit: Visit, look: dict[str, Any]) -> None:
    people = gather_steady(visit, 2, bypass_csp=True, **look)
    take_all(people)
    giver = giver_of(people)
    assert complaints(giver) == []
    holder_of(people)
    for person in people:
        assert complaints(person) == []


def test_why_a_piece_cannot_be_given_is_said(visit: Visit) -> None:
    people = gather_steady(visit, 2, **SMALL)
    take_all(people)
    play_until(people, lambda placed: placed >= 1, centred)
    giver = giver_of(people)
    dull = giver.locator(".deeds button[data-piece][aria-disabled=true]")
    expect(dull.first).to_be_visible()
    click(giver, ".deeds button[data-piece][aria-disabled=true]")
    expect(giver.locator("p.now")).to_contain_text("and you have")
    assert phase(giver) == "give"
