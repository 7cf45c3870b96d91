"""Health, readiness and what a host watches."""

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest
from starlette.requests import Request
from websockets.exceptions import InvalidStatus

from splendide.server.metrics import Counted, Times, labelled, written
from splendide.server.store.base import NotSavedError, UnsureError
from splendide.server.web.app import say_not_saved
from tests.server.client import PATIENCE
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_round
from tests.server.play import Person
from tests.server.serving import Server

TOKEN = {"authorization": "Bearer open sesame"}


def test_a_house_that_is_open_says_so(person: NewPerson) -> None:
    ann = person()
    for path in ("/healthz", "/readyz", "/api/health"):
        answer = ann.http.get(path)
        assert (answer.status_code, set(answer.json()) >= {"version"}) == (200, True)
        assert "set-cookie" not in answer.headers


def test_a_house_whose_store_is_gone_is_there_but_not_ready(own_server: Callable[..., Server]) -> None:
    server = own_server(store="mute")
    ann = Person(server.address)
    assert ann.http.get("/healthz").status_code == 200
    answer = ann.http.get("/readyz", params={"language": "fr"})
    assert (answer.status_code, answer.json()["name"]) == (503, "not-ready")
    assert answer.json()["sentence"].startswith("Ce serveur est là")


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer"}, {"authorization": "Bearer open"}, TOKEN])
def test_without_a_setting_nobody_reads_metrics(person: NewPerson, headers: dict[str, str]) -> None:
    answer = person().http.get("/metrics", headers=headers)
    assert (answer.status_code, answer.json()["name"]) == (404, "unknown-address")


def test_who_knows_the_token_sees_what_happens_and_no_secret(own_server: Callable[..., Server]) -> None:
    server = own_server(metrics_token="open sesame")
    ann, ben = Person(server.address), Person(server.address)
    table = gather(ann, ben)
    begin(ann, ben)
    play_round(ann, ben)
    ann.say("stand", seat=0)
    assert ann.refused() == "match-running"
    assert ann.http.get("/metrics", headers={"authorization": "Bearer open"}).status_code == 404
    text = ann.http.get("/metrics", headers=TOKEN).text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert values["splendide_sockets"] == "2"
    assert values["splendide_tables"] == "1"
    assert values['splendide_waiting{for="bot"}'] == "0"
    assert int(values["splendide_moves_total"]) >= 3
    assert values['splendide_refusals_total{name="match-running"}'] == "1"
    assert int(values["splendide_commit_seconds_count"]) >= 5
    for secret in (table, ann.frame["match"]["id"], ann.cookie, ann.nonce):
        assert secret not in text


# --- The format --------------------------------------------------------------------------------------


def test_a_measure_is_written_as_prometheus_reads_it() -> None:
    samples = labelled("name", {"b": 2.0, 'a"\\\n': 0.5})
    assert written("things_total", "counter", "Things.", samples) == (
        "# HELP splendide_things_total Things.\n"
        "# TYPE splendide_things_total counter\n"
        'splendide_things_total{name="a\\"\\\\\\n"} 0.5\n'
        'splendide_things_total{name="b"} 2\n'
    )


def test_large_numbers_are_written_whole() -> None:
    assert written("n", "gauge", "N.", [("", 123_456_789)]).endswith(" 123456789\n")


def test_times_are_counted_up_to_each_bound() -> None:
    times = Times((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times.observe(seconds)
    assert dict(times.samples()) == {
        '_bucket{le="0.1"}': 2,
        '_bucket{le="1.0"}': 3,
        '_bucket{le="+Inf"}': 4,
        "_sum": pytest.approx(7.65),
        "_count": 4,
    }


def test_a_house_in_which_nothing_has_happened_has_measures_too() -> None:
    text = Counted().text()
    assert "splendide_moves_total 0\n" in text
    assert 'splendide_commit_seconds_bucket{le="+Inf"} 0\n' in text


def test_what_breaks_is_a_line_of_json_that_says_where_and_not_what(own_server: Callable[..., Server]) -> None:
    server = own_server(store="mute", json_log=True)
    assert httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code == 503
    server.wait_to_say('"error"')
    (line,) = [json.loads(line) for line in server.stderr.splitlines() if line.startswith("{")]
    assert (line["level"], line["from"], line["error"]) == ("error", "splendide", "OSError")
    assert any("show_readiness" in place for place in line["where"])
    assert "the disk is gone" not in server.stderr
    assert line["at"].endswith("Z")


def test_whoever_asked_for_what_broke_reads_so_and_the_log_says_where_and_not_what(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(store="mute")
    ann = Person(server.address, "fr")
    answer = ann.http.get("/api/tables/here/qr.svg")
    assert (answer.status_code, answer.json()["name"]) == (500, "broken")
    assert answer.json()["sentence"].startswith("Quelque chose s’est cassé de notre côté.")
    assert "content-security-policy" in answer.headers
    with pytest.raises(InvalidStatus):
        ann.go_to("here")
    server.kill()  # all that it had to say has been heard
    assert server.stderr.count("OSError\n") == 2
    assert "OSError: " not in server.stderr
    assert "ASGI" not in server.stderr


@pytest.mark.parametrize(("error", "name"), [(NotSavedError(), "not-saved"), (UnsureError(), "maybe-saved")])
def test_nobody_is_told_that_it_does_not_count_where_nobody_knows(error: NotSavedError, name: str) -> None:
    answer = asyncio.run(say_not_saved(Request({"type": "http", "headers": [], "query_string": b""}), error))
    assert (answer.status_code, json.loads(bytes(answer.body))["name"]) == (503, name)
