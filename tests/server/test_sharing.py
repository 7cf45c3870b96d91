"""What a shared link shows before it is opened."""

import asyncio
import re
import struct
from html import unescape

import pytest
from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.server.store.rows import MatchRow
from splendide.server.web import painting
from splendide.server.web.painting import MOST_KEPT, Painter
from splendide.server.web.pictures import picture_of_match
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person

TAG = re.compile(r'<meta property="(?P<name>[^"]+)" content="(?P<text>[^"]*)" />')


def preview(person: Person, path: str) -> dict[str, str]:
    page = person.http.get(path).raise_for_status().text
    return {each["name"]: unescape(each["text"]) for each in TAG.finditer(page)}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_link_says_who_invites_to_what_and_shows_who_is_there(person: NewPerson) -> None:
    ann, ben = person(), person()
    ann.http.put("/api/me", json={"name": '"><script>Ann'})
    table = gather(ann, seats=2)
    said = preview(ben, f"/t/{table}")
    assert said["og:title"] == '"><script>Ann invites you to Splitter'
    assert "<script>Ann" not in ben.http.get(f"/t/{table}").text
    picture = ben.http.get(said["og:image"].removeprefix(ben.address))
    assert picture.headers["content-type"] == "image/png"
    assert size_of(picture.content) == (1200, 630)
    assert preview(Person(ben.address, "fr"), f"/t/{table}")["og:title"] == '"><script>Ann vous invite à Splitter'


def test_a_result_is_told_by_its_link_and_nothing_before_there_is_one(person: NewPerson) -> None:
    ann, ben = person(), person()
    ann.http.put("/api/me", json={"name": "Ann"})
    gather(ann, bots=1, public=True)
    begin(ann)
    match = ann.frame["match"]["id"]
    assert preview(ben, f"/replay/{match}") == {}
    assert ben.http.get(f"/api/matches/{match}/picture.png").status_code == 404
    play_to_the_end(ann)
    said = preview(ben, f"/replay/{match}")
    points = [row[0] for row in ann.frame["match"]["result"]["points"]]
    assert said["og:description"].startswith(f"Ann {points[0]} · a bot {points[1]}.")
    assert "Splitter" in said["og:title"]
    assert ben.http.get(f"/replay/{match}").headers["x-robots-tag"] == "noindex"


def test_pages_about_nothing_have_no_preview(person: NewPerson) -> None:
    ann = person()
    for path in ("/", "/me", "/t/nosuchtable", "/replay/nosuchmatch", "/rules/splitter"):
        assert preview(ann, path) == {}


ROW = MatchRow("m", "t", "splitter", {}, ("Ann", "greedy"), b"", 0.0, points=((1,), (2,)), winners=(1,))


def test_a_picture_is_painted_once_and_who_comes_when_too_many_wait_is_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def slowly(svg: str) -> bytes:
        asked.append(svg)
        await asyncio.sleep(0)
        return svg.encode()

    async def all_at_once() -> list[bytes | BaseException]:
        painter = Painter()
        wanted = (painter.paint(svg) for svg in ["a", "a", *"bcdefghij"])
        return await asyncio.gather(*wanted, return_exceptions=True)

    monkeypatch.setattr(painting, "painted", slowly)
    answers = asyncio.run(all_at_once())
    assert [answer for answer in answers if isinstance(answer, bytes)] == [*map(str.encode, "aabcdefg")]
    assert [answer.name for answer in answers if isinstance(answer, Refused)] == ["too-fast"] * 3
    assert asked == [*"abcdefg"]
    assert len(asked) < MOST_KEPT


def test_the_winner_stands_first_and_names_are_only_words() -> None:
    drawn = picture_of_match(replace(ROW, names=("<b>", "greedy")), "en")
    assert "&lt;b&gt;" in drawn
    assert drawn.index("a bot") < drawn.index("&lt;b&gt;")
