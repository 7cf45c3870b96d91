"""Splash! with dolphins, played in real time by people with browsers."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, SHARP_PHONE, Visit
from tests.browser.hearing import (
    assert_everything_was_read_out,
    assert_focused,
    begin_by_keyboard,
    visit_hearing,
    visit_listening,
)
from tests.browser.table import (
    assert_nothing_sticks_out,
    assert_seen_to_the_end,
    card_of,
    finished_match,
    is_over,
    middle_of,
    play_alone_by_keyboard,
    score,
    verify,
)
from tests.browser.walk.looking import LATER, Watcher
from tests.browser.walk.measuring import lay_out
from tests.browser.walk.people import NAMES
from tests.browser.walk.sizes import SIZES
from tests.server.games import begin
from tests.server.games import gather as gather_people
from tests.server.play import Person
from tests.server.serving import Server

GAME = "Splash!"
KINDS = ["splash", "10", "9", "8"]  # what four people collect
PASSED = "button[data-card][aria-pressed=true], button[data-card].fresh"  # lies ready, or something came for it
MOST_LOOKS = 9000
MOST_KEYS = 20_000
MOST_TOUCHES = 60
A_TOUCH = 2000  # milliseconds until one sees that a hand is there
A_MOMENT = 30  # milliseconds between two keys
PAUSE = 25  # milliseconds between two looks at the table

# What a person holds; who collects one kind then calls if it is theirs to call, and passes anything else.
COLLECT = """kind => {
  const held = [...document.querySelectorAll('button[data-card]')].map((one) => one.dataset.card);
  if (held.length && new Set(held).size === 1) return held;
  const call = [...document.querySelectorAll('.acts button')].find((one) => one.textContent.startsWith('Pass!'));
  const cards = [...document.querySelectorAll('button[data-card]')];
  const free = cards.filter((one) => one.ariaDisabled === 'false');
  if (call) call.click();
  else if (!cards.some((one) => one.ariaPressed === 'true'))
    (free.find((one) => one.dataset.card !== kind) ?? free[0])?.click();
  return held;
}"""
GOT_ANOTHER = """had => {
  const mine = document.querySelector('.mine-area');
  return mine === null || mine.querySelectorAll('.letters i.won').length > had;
}"""
# Whether the page has asked for another picture since one looked last: it has, until it was looked at.
COUNT_PICTURES = """() => {
  const ask = requestAnimationFrame;
  window.asked = 1;
  window.requestAnimationFrame = (draw) => (window.asked++, ask(draw));
}"""
NONE_ASKED = "() => [window.asked, (window.asked = 0)][0] === 0"
A_STRETCH = 200  # milliseconds, in which a page that draws all the time draws many pictures
CARDS = "() => [...document.querySelectorAll('button[data-card]')].map((one) => one.dataset.card)"


def make_table(page: Page, options: dict[str, str], seats: int = 4) -> str:
    """The path of a table for so many."""
    made = page.request.post("/api/tables", data={"game": "dolphins", "seats": seats, "options": options})
    return f"/t/{made.json()['table']}"


def sit(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def expect_a_hand(page: Page) -> None:
    expect(page.locator("button[data-card]")).to_have_count(4, timeout=PATIENCE)


def gather(visit: Visit, **options: str) -> list[Page]:
    """Four people, each with a browser, who have been dealt cards that have to go round before anybody grabs."""
    people = [visit(sounds=True), *(visit() for _ in range(3))]
    begin_together(people, options)
    while any(len(set(page.evaluate(CARDS))) == 1 for page in people):  # one deal of a hundred and twenty
        begin_together(people, options)
    return people


def begin_together(people: list[Page], options: dict[str, str]) -> None:
    """At a new table all of them have been dealt cards."""
    path = make_table(people[0], options)
    for page in people:
        sit(page, path)
    people[0].get_by_role("button", name="Start").click()
    for page in people:
        expect_a_hand(page)


def begin_alone(page: Page, **options: str) -> str:
    """Somebody among bots has been dealt cards; the path of the table."""
    path = make_table(page, options)
    begin_among_bots(page, path)
    return path


def begin_among_bots(page: Page, path: str) -> None:
    sit(page, path)
    page.get_by_role("button", name="Bots on the free seats").click()
    page.get_by_role("button", name="Start").click()
    expect_a_hand(page)


def free_dolphin(page: Page) -> Locator:
    return page.locator("[data-dolphin][aria-disabled=false]").first


def grab(page: Page) -> None:
    """A press with the mouse, as far as there is anything left to press."""
    page.evaluate("() => document.querySelector('[data-dolphin][aria-disabled=false]')?.click()")


def collect_four(people: list[Page]) -> Page:
    """Cards go round until somebody holds four of a kind."""
    for _ in range(MOST_LOOKS):
        for page, kind in zip(people, KINDS, strict=True):
            if len(set(page.evaluate(COLLECT, kind))) == 1:
                return page
        people[0].wait_for_timeout(PAUSE)
    raise AssertionError("nobody got four of a kind")


def touch_one(page: Page, touch: Callable[[], None]) -> None:
    """A hand is on a dolphin by this touch; where bots were quicker and left none, by the same in the next deal."""
    touched = page.locator(".now").filter(has_text="Your hand is on it")
    for _ in range(MOST_TOUCHES):
        touch()
        with suppress(AssertionError):
            expect(touched).to_be_visible(timeout=A_TOUCH)
            return
    raise AssertionError("no hand came upon a dolphin")


def letters_of(page: Page) -> int:
    return page.locator(".mine-area .letters i.won").count()


def race(people: list[Page]) -> None:
    """The lucky one grabs; the others do when they see it; all three dolphins are caught."""
    lucky = collect_four(people)
    free_dolphin(lucky).click()
    others = [page for page in people if page is not lucky]
    for page in others:
        expect(page.locator(".now.grabbing")).to_be_visible()
        grab(page)
    for page in people:
        slow = page.get_by_role("region", name="How deal 1 ended")
        expect(slow).to_be_visible(timeout=PATIENCE)
        expect(slow).to_contain_text("four of a kind")
        expect(slow.get_by_text("ms")).not_to_have_count(0)


def start_falsely(people: list[Page], still: Page) -> None:
    """Everybody touches but one, who gets a letter for it and is told why."""
    before = letters_of(still)
    for page in people:
        expect(free_dolphin(page)).to_be_visible()
    for page in people:
        if page is not still:
            grab(page)
    still.wait_for_function(GOT_ANOTHER, arg=before)


def told(step: dict[str, Any], move: str) -> bool:
    return any(happened["move"] == move for happened in step["happened"])


def sheet_of(steps: list[dict[str, Any]]) -> str:
    """What happened in each deal, as `splendide score` reads it: players are counted from 1."""
    deals: list[dict[str, Any]] = [{"false_starts": []}]
    for step in steps:
        if told(step, "back"):
            deals[-1]["false_starts"].append([seat + 1 for seat in step["view"]["false_start"]["touched"]])
        if told(step, "over"):
            last = step["view"]["last"]
            deals[-1]["dolphins"] = [grab["seat"] + 1 for grab in last["grabs"] if grab["dolphin"]]
            deals[-1]["splash"] = None if last["bonus"] is None else last["bonus"] + 1
            deals.append({"false_starts": []})
    return json.dumps({"players": 4, "deals": deals})


def assert_scored_as_by_hand(page: Page) -> None:
    match = finished_match(page)
    verify(page, match)
    replay = page.request.get(f"/api/matches/{match}/replay").json()
    scored = score("dolphins", sheet_of(replay["steps"]))
    assert scored["letters"] == [player["letters"] for player in replay["steps"][-1]["view"]["players"]]
    assert [scored["winner"] - 1] == replay["result"]["winners"]
    assert max(scored["letters"]) == 6


def test_four_people_play_a_whole_match(visit: Visit) -> None:
    people = gather(visit, pace="dealer", limit="10")
    race(people)
    assert sum(map(letters_of, people)) >= 3
    still = max(people, key=letters_of)
    for page in people:
        expect_a_hand(page)
    start_falsely(people, still)
    for page in people:
        expect(page.locator(".now")).to_contain_text("Kept still and gets a letter")
    while 0 < letters_of(still) < len("SPLASH"):
        start_falsely(people, still)
    for page in people:
        assert_seen_to_the_end(page, finished_match(page))
    assert_scored_as_by_hand(still)
    assert_every_step_is_told(still)


def assert_every_step_is_told(page: Page) -> None:
    """In its replay, though nobody is told at the table which cards were passed."""
    match = finished_match(page)
    steps = page.request.get(f"/api/matches/{match}/replay").json()["steps"]
    page.goto(f"/replay/{match}")
    quiet = next(k for k, step in enumerate(steps) if k and not step["happened"])
    page.get_by_label("Step", exact=True).fill(str(quiet))
    expect(page.locator("p.said")).to_have_text("Cards go round to the left.")


def test_a_hand_over_the_pool_is_seen_by_all(visit: Visit) -> None:
    page = visit()
    page.request.put("/api/me", data={"name": "Ann"})
    watcher = visit(begin_alone(page, pace="dealer", limit="10"))
    resting, arm = watcher.locator("[data-arm='0'].rests"), watcher.locator("[data-arm='0']:not(.rests)")
    expect(watcher.locator("[data-dolphin]")).to_have_count(3)
    expect(resting).to_be_visible()
    box = page.locator(".stage").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(arm).to_be_visible()
    page.mouse.move(box["x"] + 2, box["y"] + 2)
    expect(resting).to_be_visible()
    for screen in (page, watcher):
        assert_nothing_is_drawn_in_vain(screen)


def assert_nothing_is_drawn_in_vain(page: Page) -> None:
    """Once everything lies still."""
    page.evaluate(COUNT_PICTURES)
    page.wait_for_function(NONE_ASKED, polling=A_STRETCH)


def test_a_card_is_thrown_to_the_left(visit: Visit) -> None:
    page = visit()
    begin_alone(page)
    card = page.locator("button[data-card]").last
    card.hover()
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator(".exit")), steps=5)
    page.mouse.up()
    expect(page.locator(PASSED)).to_have_count(1)


def test_keys_pass_reach_and_grab(visit: Visit) -> None:
    page = visit()
    play_alone_by_keyboard(page, GAME, "Play against bots")
    expect_a_hand(page)
    page.keyboard.press("2")
    expect(page.locator(PASSED)).to_have_count(1)
    page.keyboard.down("r")
    expect(page.locator("[data-arm='0']:not(.rests)")).to_be_visible()
    page.keyboard.up("r")
    touch_one(page, lambda: page.keyboard.press("g"))


def test_a_calm_match_by_keyboard_and_by_ear(visit: Visit) -> None:
    """Cards are passed by their numbers, and now and then a hand is put forth too soon: so it ends sooner."""
    page = visit_listening(visit)
    begin_by_keyboard(page, "dolphins", 4, pace="calm")
    for k in range(MOST_KEYS):
        if is_over(page):
            break
        page.keyboard.press("g" if k % 4 == 3 else "12345"[k % 4])
        assert_focused(page)
        page.wait_for_timeout(A_MOMENT)
    words = assert_everything_was_read_out(page, in_secret=True)
    assert any("Choose a card" in said for said in words)


def test_on_a_phone_cards_and_dolphins_are_tapped(visit: Visit) -> None:
    page = visit("/", **SHARP_PHONE)
    card_of(page, GAME).get_by_role("button", name="Play against bots").tap()
    expect_a_hand(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # it is a race
    assert_nothing_sticks_out(page)
    page.locator("button[data-card]").first.tap()
    expect(page.locator(PASSED)).to_have_count(1)
    touch_one(page, lambda: free_dolphin(page).tap())
    assert_nothing_sticks_out(page)


def test_the_board_stays_where_it_is_when_time_is_up(visit: Visit, loaded_server: Server) -> None:
    page = visit("/", base_url=loaded_server.address, **SHARP_PHONE)  # where no bot is dealt four of a kind
    begin_alone(page)
    expect_a_hand(page)
    board = page.locator(".felt")
    before = board.bounding_box()
    expect(page.locator("[data-passing]")).to_contain_text("Time was up: a move was made for you", timeout=PATIENCE)
    assert board.bounding_box() == before


def test_muted_sounds_stay_muted(visit: Visit) -> None:
    page = visit(sounds=True)
    begin_alone(page)
    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    sounds.click()
    page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "false")


def test_a_dropped_connection_comes_back_into_the_deal(visit: Visit, loaded_server: Server) -> None:
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page = visit(base_url=loaded_server.address)  # where no bot is dealt four of a kind, and ends the deal meanwhile
    page.route_web_socket("**/socket*", carry)
    begin_alone(page, pace="dealer")
    hand = page.evaluate(CARDS)
    lines[-1].close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert len(lines) == 2
    assert page.evaluate(CARDS) == hand
    grab(page)
    expect(page.locator(".now.grabbing")).to_be_visible()


PASS_ANYTHING = "() => document.querySelector('button[data-card][aria-disabled=false][aria-pressed=false]')?.click()"


def test_each_moment_is_heard_once_however_often_somebody_chooses_meanwhile(visit: Visit) -> None:
    page = visit_hearing(visit)
    begin_alone(page, pace="calm")
    while len(heard := page.evaluate("window.pitches")) < 6:
        page.evaluate(PASS_ANYTHING)
        page.wait_for_timeout(PAUSE)
    assert all(len(set(pitches)) == len(pitches) for pitches in heard.values()), heard


# As long as a grab is seen again: whether anybody held cards, and when it began; then when letters were heard.
# It is looked at whenever the page changes, however seldom it is painted.
SEEN_AGAIN = """
window.again = { began: null, cards: 0, heard: null };
localStorage.speed = 'slow';
{
  const look = () => {
    if (/times slower/.test(document.querySelector('.now')?.textContent)) {
      window.again.began ??= performance.now();
      window.again.cards += document.querySelectorAll('button[data-card]').length;
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  const LETTER = 784;
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    if (value === LETTER && window.again.began) window.again.heard ??= performance.now();
    return set.call(this, value, when);
  };
}
"""
A_GRAB_AGAIN = 2000  # milliseconds that it takes at least at the slowest speed


def test_a_grab_is_seen_again_before_letters_are_heard_and_cards_of_the_next_deal_are_held(visit: Visit) -> None:
    page = visit_hearing(visit, SEEN_AGAIN, reduced_motion="no-preference")
    begin_alone(page, pace="calm")
    while not (again := page.evaluate("window.again"))["heard"]:
        page.evaluate(PASS_ANYTHING)
        page.wait_for_timeout(PAUSE)
    assert again["heard"] - again["began"] > A_GRAB_AGAIN
    assert again["cards"] == 0


def play_a_calm_round(people: list[Person], early: int | None = None) -> None:
    """Everybody passes what they don't collect; who has four of a kind touches, and somebody may do so too soon."""
    for seat, person in enumerate(people):
        person.hear_all()
        view = person.seat_view(seat)
        kept = view["view"]["sets"][seat]
        wanted = [move for move in view["moves"] if move not in ("touch", f"pass {kept}")]
        person.play(seat, "touch" if seat == early or not wanted else wanted[0])
        person.wait_for_answer(seat)
    people[0].hear_all()


def deals_told(person: Person) -> bool:
    return person.seat_views[0]["view"]["last"] is not None


def test_all_that_a_deal_brought_is_in_sight_in_every_window(browser: Browser, server: Server) -> None:
    """Also with six players, of whom three touched too soon before that."""
    people = [Person(server.address, "fr") for _ in range(6)]
    for person, name in zip(people, NAMES, strict=False):
        person.http.put("/api/me", json={"name": name}).raise_for_status()
    table = gather_people(*people, game="dolphins", options={"pace": "calm"})
    watcher = Watcher(browser, people[0], "fr")
    begin(*people)
    watcher.go_to(f"/t/{table}")
    watcher.stop_the_clock()
    early = [1, 2, 3]
    while not deals_told(people[0]):
        play_a_calm_round(people, early.pop() if early else None)
        watcher.catch_up()
        if not deals_told(people[0]):
            watcher.page.clock.run_for(LATER)
    told = watcher.page.get_by_role("region", name="Fin de la donne 1")
    for size in lay_out(watcher.page, SIZES):
        expect(told.get_by_role("listitem")).to_have_count(6)
        for row in told.get_by_role("listitem").all():
            expect(row).to_be_in_viewport(ratio=1)
        fits = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
        assert told.evaluate(fits), size.name
    watcher.close()
