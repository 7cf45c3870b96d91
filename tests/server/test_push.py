"""Web Push: who has days for a move is told that it is their turn, whatever push services do with it."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from splendide.core.errors import Refused
from splendide.server.push.addresses import Internet, NotOutThereError, require_endpoint
from splendide.server.push.calls import MOST, Call, Calls, Outcome
from splendide.server.push.keys import PushKey, new_private_key
from splendide.server.push.sending import Sender
from splendide.server.store.base import Store
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Erase, Guest, Subscription, Unsubscribe
from splendide.server.store.sqlite import SqliteStore
from splendide.server.web.pushing import MOST_BROWSERS
from tests.server.client import PATIENCE
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_round
from tests.server.play import Person
from tests.server.push_service import NEVER, Browser, PushService
from tests.server.serving import NO_HURRY, Server
from tests.server.test_me import refused
from tests.server.test_minds import until

KEY = PushKey(new_private_key(), "mailto:tests@example.org")
SAID = b"it is your turn"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    started = PushService()
    yield started
    started.close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has set a key."""
    started = Server(data=str(tmp_path_factory.mktemp("data")), limits=NO_HURRY, push_key=KEY.private)
    yield started
    started.stop()


def subscribed(person: Person, browser: Browser) -> Browser:
    person.http.put("/api/me/push", json=browser.wish).raise_for_status()
    return browser


def told_of(person: Person) -> list[str]:
    """Where this person is told, by all that the house knows about them."""
    known = person.http.get("/api/me/export").raise_for_status().json()
    return [each["address"] for each in known["browsers that are told when it is my turn"]]


# --- A key --------------------------------------------------------------------------------------------


def test_no_command_line_takes_a_new_key_for_an_option() -> None:
    assert not [key for key in (new_private_key() for _ in range(1000)) if key.startswith("-")]


# --- A match ------------------------------------------------------------------------------------------


def play_alone(person: Person, seat: int, away: int) -> None:
    """This person plays once the others' page is known to be closed."""
    while person.frame["table"]["seats"][away]["here"]:
        person.hear()
    person.wait_for_question(seat)
    person.play(seat)
    person.wait_for_answer(seat)


def test_who_is_away_is_told_once_in_their_language_and_who_is_there_is_not(
    telling: Server, service: PushService
) -> None:
    ann, ben = Person(telling.address), Person(telling.address, "fr")
    assert ann.http.get("/api/house").json()["push_key"] == KEY.public
    here, away = subscribed(ann, Browser(service)), subscribed(ben, Browser(service))
    table = gather(ann, ben, time="1-day")
    begin(ann, ben)
    play_round(ben)
    ben.leave()
    play_alone(ann, 0, 1)  # the round is over, and both are asked anew
    message = service.next()
    told = json.loads(away.read(message))
    assert (told["table"], message.headers["topic"]) == (table, table)
    assert told["title"].endswith("c’est à vous")
    assert told["body"].startswith("Avec ")
    ben.go_to(table)
    play_round(ben, ann, ben, ann)  # both are there
    play_round(ann)
    ann.leave()
    play_alone(ben, 1, 0)
    assert json.loads(here.read(service.next()))["title"].endswith("it’s your turn"), "nothing was said in between"
    ben.leave()
    assert service.got.empty()


# --- What push services answer ------------------------------------------------------------------------


def subscription(browser: Browser, guest: str = "ann") -> Subscription:
    return Subscription(guest=guest, language="en", **browser.wish)


async def always() -> bool:
    return True


async def told(store: Store, calls: Calls, holds: Callable[[], Awaitable[bool]] = always) -> list[Subscription]:
    """Where Ann is told after she was called once."""
    calls.make("ann", Call("table", lambda language: SAID, holds))
    await until(lambda: not calls.under_way)
    return await store.subscriptions_of("ann")


@pytest.mark.parametrize(
    ("status", "tries", "kept"),
    [
        (201, 1, True),
        (404, 1, False),
        (410, 1, False),
        (403, 1, True),
        (429, 3, True),
        (500, 3, True),
    ],
)
def test_a_browser_that_is_gone_is_forgotten_a_busy_service_is_tried_again(
    status: int, tries: int, kept: bool, service: PushService
) -> None:
    async def call() -> None:
        store, browser = MemoryStore(), Browser(service, status)
        await store.write(subscription(browser))
        calls = Calls(store, Sender(KEY, nearby=True, patience=PATIENCE), (0.0, 0.01, 0.01))
        assert await told(store, calls) == ([subscription(browser)] if kept else [])
        assert [browser.read(service.next()) for _ in range(tries)] == [SAID] * tries
        assert service.got.empty()
        await calls.close()

    asyncio.run(call())


def test_nobody_is_told_later_what_does_not_hold_any_more(service: PushService) -> None:
    async def call() -> None:
        store, browser = MemoryStore(), Browser(service, 500)
        await store.write(subscription(browser))
        calls = Calls(store, Sender(KEY, nearby=True, patience=PATIENCE), (0.0, 0.01))
        await told(store, calls, always_not)
        service.next()
        assert service.got.empty()
        await calls.close()

    async def always_not() -> bool:
        return False

    asyncio.run(call())


def test_a_service_that_never_answers_is_given_up() -> None:
    async def wait() -> None:
        own = PushService()
        sender = Sender(KEY, nearby=True, patience=0.05)
        assert await sender.send(subscription(Browser(own, NEVER)), "t", SAID) == "busy"
        await sender.close()
        own.close()

    asyncio.run(wait())


def test_a_service_that_speaks_no_http_or_is_not_there_is_harmless(
    service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"welcome\n" * 10)
        writer.close()

    async def call() -> None:
        babbling = await asyncio.start_server(babble, "127.0.0.1", 0)
        port = babbling.sockets[0].getsockname()[1]
        sender, there = Sender(KEY, nearby=True), subscription(Browser(service))
        assert await sender.send(there._replace(endpoint=f"http://127.0.0.1:{port}/x"), "t", SAID) == "busy"
        babbling.close()
        assert await sender.send(there._replace(endpoint=f"http://127.0.0.1:{port}/x"), "t", SAID) == "busy"
        await sender.close()

    asyncio.run(call())
    assert caplog.records == []


class Patient:
    """Takes whatever is sent, and answers when it is told to."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.answer = asyncio.Event()

    async def send(self, to: Subscription, topic: str, said: bytes) -> Outcome:
        self.sent.append(topic)
        await self.answer.wait()
        return "told"

    async def close(self) -> None:
        pass


def test_calls_do_not_pile_up_and_of_two_on_a_topic_the_later_counts() -> None:
    async def call() -> None:
        store, sender = MemoryStore(), Patient()
        await store.write(Subscription("https://push.example/1", "ann", "", "", "en"))
        calls = Calls(store, sender)
        for k in range(MOST + 10):
            calls.make("ann", Call(f"{k}", lambda language: SAID, always))
        calls.make("ann", Call("0", lambda language: SAID, always))
        await until(lambda: len(sender.sent) == MOST)
        assert calls.under_way == MOST
        assert sorted(sender.sent, key=int) == [str(k) for k in range(MOST)], "once each"
        sender.answer.set()
        await until(lambda: not calls.under_way)

    asyncio.run(call())


# --- Where they may be --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fd00::1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://192.168.1.1/x",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://localhost/x",
        "https://piano/x",
        "https://push.example.org:22/x",
        "https://push.example.org:x/",
        "https://me@push.example.org/x",
        "https://push.example.org/x#y",
        "https://push.example.org/é",
        "https://push.example.org/\r\nx",
        "https://[push/x",
        "https://push.example.org/" + 1000 * "x",
        "file:///etc/passwd",
        "",
    ],
)
def test_addresses_that_no_push_service_has_are_refused(endpoint: str) -> None:
    with pytest.raises(Refused, match="bad-subscription"):
        require_endpoint(endpoint)


@pytest.mark.parametrize("endpoint", ["https://push.example.org/x?y=z", "https://1.1.1.1:443/", "https://[2606::1]/x"])
def test_addresses_on_the_internet_are_accepted(endpoint: str) -> None:
    require_endpoint(endpoint)


def test_a_name_that_leads_to_this_machine_is_not_followed(service: PushService) -> None:
    async def reach() -> None:
        port = int(service.address.rpartition(":")[2])
        with pytest.raises(NotOutThereError):
            await Internet().connect_tcp("localhost", port)
        browser = subscription(Browser(service))
        elsewhere = browser._replace(endpoint=browser.endpoint.replace("127.0.0.1", "localhost"))
        assert await Sender(KEY).send(elsewhere, "t", SAID) == "gone"
        assert service.got.empty()

    asyncio.run(reach())


# --- Over HTTP ----------------------------------------------------------------------------------------


def test_what_is_no_subscription_is_refused(telling: Server, service: PushService) -> None:
    ann, good = Person(telling.address), Browser(service).wish
    for bad in ({"endpoint": "https://10.0.0.1/x"}, {"key": "AAAA"}, {"auth": "é"}, {"key": ""}):
        assert refused(ann.http.put("/api/me/push", json={**good, **bad})) == "bad-subscription"
    assert refused(ann.http.put("/api/me/push", json={"endpoint": "https://push.example.org/"})) == "wrong-message"
    assert told_of(ann) == []


def test_where_the_host_has_set_no_key_nobody_can_subscribe(person: NewPerson, service: PushService) -> None:
    ann = person()
    assert ann.http.get("/api/house").json()["push_key"] == ""
    assert refused(ann.http.put("/api/me/push", json=Browser(service).wish)) == "no-push"


def test_a_browser_is_told_nothing_any_more_when_its_owner_says_so(telling: Server, service: PushService) -> None:
    ann, ben = Person(telling.address), Person(telling.address)
    browsers = [subscribed(ann, Browser(service)) for _ in range(MOST_BROWSERS + 1)]
    assert set(told_of(ann)) == {each.endpoint for each in browsers[1:]}, "the oldest had to go"
    last = {"endpoint": browsers[-1].endpoint}
    ben.http.request("DELETE", "/api/me/push", json=last).raise_for_status()
    assert browsers[-1].endpoint in told_of(ann), "it is not Ben's"
    ann.http.request("DELETE", "/api/me/push", json=last).raise_for_status()
    assert browsers[-1].endpoint not in told_of(ann)
    ann.http.delete("/api/me/devices").raise_for_status()
    assert told_of(ann) == []


@pytest.mark.parametrize("kind", ["sqlite", "memory"])
def test_of_who_wants_to_be_forgotten_no_browser_is_known(kind: str, tmp_path: Path, service: PushService) -> None:
    async def forget() -> None:
        store = SqliteStore(tmp_path / "file") if kind == "sqlite" else MemoryStore()
        first, second = subscription(Browser(service)), subscription(Browser(service))
        await store.write(Guest("ann", "Ann"), first, second, subscription(Browser(service), "ben"))
        assert set(await store.subscriptions_of("ann")) == {first, second}
        await store.write(first._replace(guest="ben"), Unsubscribe("https://push.example.org/unknown"))
        assert await store.subscriptions_of("ann") == [second], "whoever uses a browser now is told there"
        await store.write(Erase("ann"))
        assert await store.subscriptions_of("ann") == []
        assert len(await store.subscriptions_of("ben")) == 2
        await store.close()

    asyncio.run(forget())


# --- The key ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("private", "contact", "name"),
    [
        ("", "mailto:a@b.org", "bad-push-key"),
        ("AAAA", "mailto:a@b.org", "bad-push-key"),
        (KEY.private, "me", "bad-push-contact"),
    ],
    ids=["no key", "a short key", "nobody to write to"],
)
def test_a_key_that_no_push_service_accepts_is_refused(private: str, contact: str, name: str) -> None:
    with pytest.raises(Refused, match=name):
        PushKey(private, contact).require()
