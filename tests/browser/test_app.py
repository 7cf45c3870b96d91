"""The page as an app: it can be installed, and without a connection it says so."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.table import card_of

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def test_the_manifest_names_icons_that_are_there(visit: Visit) -> None:
    page = visit()
    found = page.request.get(str(page.locator("link[rel=manifest]").get_attribute("href")))
    assert found.headers["content-type"].startswith("application/manifest+json")
    manifest = found.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        if icon["sizes"] != "any":
            size = page.evaluate(
                "src => new Promise(done => { const i = new Image(); i.onload = () => done(i.width); i.src = src })",
                icon["src"],
            )
            assert icon["sizes"] == f"{size}x{size}"


def test_without_a_connection_a_page_says_so_and_with_one_all_is_back(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.wait_for_function(CONTROLLED)
    page.reload()
    expect(card_of(page, "Splito")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(card_of(page, "Splito")).to_be_visible()


def test_what_the_house_says_is_never_kept(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.wait_for_function(CONTROLLED)
    page.reload()
    expect(card_of(page, "Splito")).to_be_visible()
    kept = page.evaluate(
        "caches.open('splendide').then(c => c.keys()).then(keys => keys.map(k => new URL(k.url).pathname))"
    )
    assert {"/offline.html", "/offline.css"} <= set(kept)
    assert any(path.startswith("/assets/") for path in kept)
    assert not [path for path in kept if path.startswith(("/api", "/t/")) or path == "/"]


def test_a_page_whose_parts_were_renewed_meanwhile_comes_again_and_the_match_begins(visit: Visit) -> None:
    page = visit()
    gone = re.compile(r"/assets/TablePage-.*\.js")
    page.route(gone, lambda route: route.fulfill(status=404))

    def renew(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body=route.fetch().text().replace("/assets/index-", "/assets/index-newer-"))
        else:
            page.unroute(gone)
            route.continue_()

    page.route("**/t/*", renew)
    card_of(page, "Splitter").get_by_role("button", name="Play against bots").click()
    expect(page.locator("[data-pair]").first).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


def test_a_part_that_can_not_be_fetched_is_said_and_nothing_is_loaded_again_and_again(visit: Visit) -> None:
    page = visit()
    page.route(re.compile(r"/assets/RulesPage-.*\.js"), lambda route: route.abort())
    page.goto("/rules/splitter")
    expect(page.get_by_role("button", name="Load it again")).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
