"""Pages, and what every answer says about what the browser may do."""

import asyncio
import re
from pathlib import Path

import httpx

from splendide.server.store.memory import MemoryStore
from splendide.server.web.app import make_app
from splendide.server.web.house import Settings
from splendide.server.web.pages import rules_html
from tests.server.conftest import NewPerson


def get(path: str, client: Path, language: str = "en") -> httpx.Response:
    async def ask() -> httpx.Response:
        app = make_app(MemoryStore(), Settings(client=client))
        browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house")
        async with app.router.lifespan_context(app), browser:
            return await browser.get(path, headers={"accept-language": language})

    return asyncio.run(ask())


def test_every_page_of_the_client_is_its_one_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    for path in ("/", "/t/bcdfgh", "/rules/splitter", "/replay/bcdfghjkmn", "/anything/else"):
        answer = get(path, tmp_path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the client"), path
        assert answer.headers["cache-control"] == "no-cache"


def test_a_page_names_what_it_will_need_so_that_all_of_it_is_fetched_at_once(person: NewPerson) -> None:
    ann = person()
    pages = {"/": [], "/rules/splito": ["RulesPage", "splito"], "/me": ["MePage"], "/rules/nothing": ["RulesPage"]}
    for path, names in {**pages, f"/t/{ann.make_table(game='tower')}": ["TablePage", "tower"]}.items():
        named = re.findall(r'<link rel="(?:modulepreload|preload)" href="(/[^"]+)"', ann.http.get(path).text)
        for name in ("RulesPage", "TablePage", "MePage", "splito", "tower"):
            assert any(f"/{name}-" in each for each in named) == (name in names), (path, name)
        assert all(ann.http.get(each).is_success for each in named)
    assert f"/api/games/splito/rules?language={ann.language}" in ann.http.get("/rules/splito").text


def test_files_beside_the_page_are_served_and_nothing_above_it(tmp_path: Path) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (inside / "index.html").write_text("page")
    (inside / "icon.svg").write_text("<svg/>")
    assert get("/icon.svg", inside).text == "<svg/>"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt"):
        assert "secret" not in get(path, inside).text


def test_a_part_of_the_client_is_sent_packed_and_kept_for_good(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "part-abc.js").write_text("let splendide = 1;" * 100)
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "secret.txt").write_text("secret")
    answer = get("/assets/part-abc.js", tmp_path)
    assert answer.text == "let splendide = 1;" * 100
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    for path in ("/assets/nothing.js", "/assets/..%2finside%2fsecret.txt", "/assets/..%5cinside%5csecret.txt"):
        assert "secret" not in get(path, tmp_path).text


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get("/", tmp_path, "fr")
    assert answer.status_code == 503
    assert answer.text.endswith("Cette commande les construit\u00a0: make client")


def test_no_answer_lets_a_page_reach_elsewhere(person: NewPerson) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/assets/nothing.js"):
        headers = person().http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(person: NewPerson) -> None:
    ann = person().go_to(person().make_table())
    assert ann.socket.response
    for headers in (ann.http.get("/api/house").headers, ann.socket.response.headers):
        cookie, *rules = headers["set-cookie"].split("; ")
        assert cookie == f"splendide={ann.cookie}"
        assert {"HttpOnly", "SameSite=Lax"} <= set(rules)


def test_the_rules_are_html_in_the_reader_s_language(person: NewPerson) -> None:
    english, french = (person(each).http.get("/api/games/splitter/rules").text for each in ("en", "fr"))
    assert english.startswith("<h1>")
    assert english != french
    assert person("en").http.get("/api/games/splitter/rules?language=fr").text == french


def test_a_picture_in_the_rules_is_a_figure_with_the_list_below_it(tmp_path: Path) -> None:
    page = tmp_path / "rules.en.md"
    page.write_text("![A <round>](example:round)\n\n1. One.\n2. Two.\n\nOn.\n\n![Alone](example:sheet-a)\n")
    first, second = rules_html(page).split("<figure ")[1:]
    assert first.startswith('data-example="round"><figcaption>A &lt;round&gt;</figcaption>\n<ol>\n<li>One.</li>')
    assert "</ol></figure>\n<p>On.</p>" in first
    assert second.startswith('data-example="sheet-a"><figcaption>Alone</figcaption></figure>')


def test_examples_are_positions_seen_through_one_pair_of_eyes(person: NewPerson) -> None:
    examples = {one["name"]: one for one in person().http.get("/api/games/splito/examples").json()["examples"]}
    first, second, *_ = examples["round"]["steps"]
    assert (examples["round"]["players"], examples["round"]["seat"]) == (["Ada", "Bo", "Cy"], 0)
    assert len(first["own"]["hand"]) == 13
    assert [one["move"] for one in second["happened"]] == ["no-4 left", "orange-2 right", "blue-1 left"]
    assert examples["cards"]["steps"][0]["own"] == {}
    assert person().http.get("/api/games/nothing/examples").status_code == 404


def test_the_qr_code_of_a_table_is_a_picture(person: NewPerson) -> None:
    ann = person()
    answer = ann.http.get(f"/api/tables/{ann.make_table()}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


def test_long_answers_are_compressed(person: NewPerson) -> None:
    assert person().http.get("/api/house").headers["content-encoding"] == "gzip"


def test_what_is_quoted_in_the_rules_unfolds_below_its_first_paragraph(tmp_path: Path) -> None:
    page = tmp_path / "rules.en.md"
    page.write_text("# A\n\n> **Our ruling:** this\n>\n> That is why.\n")
    folded = "<summary><strong>Our ruling:</strong> this</summary>\n<p>That is why.</p>"
    assert folded in rules_html(page).split('<details class="fold">')[1].split("</details>")[0]


def test_a_client_that_is_built_anew_while_the_house_is_open_is_served(tmp_path: Path) -> None:
    for k in range(2):
        (tmp_path / "index.html").write_text(f"<head></head>page {k}")
        (tmp_path / "parts.json").write_text(f'{{"MePage": ["assets/me-{k}.js"]}}')
        assert f"page {k}" in get("/", tmp_path).text
        assert f"/assets/me-{k}.js" in get("/me", tmp_path).text


def test_search_engines_are_led_to_what_is_everybody_s_alone(person: NewPerson) -> None:
    ann = person()
    public, private = ann.make_table(public=True), ann.make_table()
    everybody_s = ("/", "/rules/splito", "/learn/tower", f"/t/{public}")
    others = ("/me", "/practice", "/rules/nothing", "/nothing", "/t/nothing", f"/t/{private}", "/api/house")
    for path in (*everybody_s, *others):
        robots = ann.http.get(path).headers["x-robots-tag"]
        assert robots == ("all" if path in everybody_s else "noindex"), path
    assert "Disallow:\n" in ann.http.get("/robots.txt").text


def test_the_address_that_browsers_guess_for_an_icon_holds_a_picture(person: NewPerson) -> None:
    icon = person().http.get("/favicon.ico")
    assert (icon.status_code, icon.content[:4]) == (200, b"\0\0\1\0")
