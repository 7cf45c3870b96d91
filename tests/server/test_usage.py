"""What somebody may ask for is limited for all servers together, and who was sent away is so on each of them."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from splendide.core.errors import Refused
from splendide.server.limits import Buckets, Limits
from splendide.server.places import Places
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.rows import News
from splendide.server.usage import FORGOTTEN, Usage
from tests.postgres import Postgres
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server
from tests.server.test_minds import until

SOCKETS = 8  # of one guest


class Node:
    """What one server counts, by a clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.asked = Buckets(60, 2.0, lambda: self.now)
        self.places = Places(Limits(sockets_of_guest=SOCKETS))
        self.usage = Usage({"guest": self.asked}, self.places, lambda: self.now)

    def accepted(self, times: int, who: str = "ann") -> int:
        return sum(self.asked.spend(who) for _ in range(times))

    def hear(self, *others: "Node") -> None:
        for other in others:
            if told := other.usage.told():
                self.usage.hear(told)


def test_what_was_spent_at_one_server_is_gone_at_the_others() -> None:
    one, two, three = Node(), Node(), Node()
    assert one.accepted(40) == 40
    told = one.usage.told()
    assert one.usage.told() == ""
    for other in (two, three):
        other.usage.hear(told)
    assert two.accepted(100) == 20
    assert three.accepted(1, "ben") == 1
    three.hear(two)
    assert three.accepted(100) == 0


def test_who_asks_all_servers_in_turn_gets_little_more_than_one_gives() -> None:
    """For a minute, as fast as can be: what a burst and the refill give, and what is got within the first beat."""
    nodes, got = [Node() for _ in range(3)], 0
    for beat in range(86):
        for node in nodes:
            node.now = beat * 0.7
            got += node.accepted(100)
        tellings = [node.usage.told() for node in nodes]
        for node in nodes:
            for told, other in zip(tellings, nodes, strict=True):
                if node is not other and told:
                    node.usage.hear(told)
    assert got <= 3 * 60 + 60 * 2.0
    assert got < 3 * (60 + 60 * 2.0) / 1.5


def test_a_token_that_was_given_back_is_not_missing_elsewhere() -> None:
    one, two = Node(), Node()
    one.accepted(30)
    for _ in range(30):
        one.asked.give_back("ann")
    two.hear(one)
    assert two.accepted(100) == 60


def opened(node: Node, count: int, stack: ExitStack, guest: str = "ann") -> int:
    """How many sockets could be opened, of so many."""
    try:
        for k in range(count):
            stack.enter_context(node.places.taken(guest, f"192.0.2.{k}", f"table {k}"))
    except Refused:
        return k
    return count


def test_sockets_at_other_servers_count_as_long_as_those_are_there() -> None:
    one, two = Node(), Node()
    with ExitStack() as there, ExitStack() as here:
        assert opened(one, 6, there) == 6
        two.hear(one)
        assert opened(two, SOCKETS, here) == 2
        assert opened(two, 1, here, "ben") == 1
        there.close()
        two.now = FORGOTTEN + 1
        one.accepted(1)
        two.hear(one)
        assert opened(two, SOCKETS, here) == 6


def test_a_socket_that_another_server_passes_on_is_counted_once() -> None:
    node = Node()
    with ExitStack() as stack:
        for k in range(SOCKETS + 1):
            stack.enter_context(node.places.taken("ann", "192.0.2.1", f"table {k}", relayed=True))
        assert opened(node, SOCKETS, stack) == SOCKETS


def test_servers_tell_each_other_through_the_database(postgres: Postgres) -> None:
    async def scene() -> None:
        url, nodes = postgres.new_database(), [Node(), Node()]
        stores = [PostgresStore(url) for _ in nodes]
        for node, store in zip(nodes, stores, strict=True):
            await store.open()

            async def hear(news: News, node: Node = node) -> None:
                if news.kind == "used":
                    node.usage.hear(news.name)

            store.listen(hear, list, node.usage.told)
        assert nodes[0].accepted(60) == 60
        await until(lambda: nodes[1].asked.note("ann", 0) <= 0)
        for store in stores:
            await store.close()

    asyncio.run(scene())


# --- Whole servers -----------------------------------------------------------------------------------

REQUESTS = 200
STRICT = {**NO_HURRY, "requests": REQUESTS, "requests_a_second": 1e-6}


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[list[Server]]:
    """Two servers behind a proxy that says from where somebody comes, where each may ask for so much and no more."""
    url = postgres.new_database()
    both = [Server(database=url, limits=STRICT, compiling=False, proxied=True) for _ in range(2)]
    yield both
    for server in both:
        server.kill()


def rename(person: Person) -> bool:
    """Whether it was not too much."""
    return person.http.put("/api/me", json={"name": "Ann"}).status_code == 200


def test_who_has_asked_one_server_for_too_much_has_asked_the_other_too(pair: list[Server]) -> None:
    ann = Person(pair[0].address)
    while rename(ann):
        pass
    ann.http.base_url = pair[1].address
    tries = 0
    while rename(ann):
        tries += 1
        assert tries < REQUESTS // 2
        time.sleep(0.3)


def at_home(person: Person, address: str) -> dict[str, str]:
    """What the proxy says of this browser."""
    return {"x-forwarded-for": address, "cookie": f"splendide={person.cookie}"}


def test_who_was_removed_through_one_server_does_not_come_back_through_another(pair: list[Server]) -> None:
    ann, ben, benno, cleo = (Person(pair[node].address) for node in (0, 1, 1, 0))
    table = ann.make_table(public=True, seats=2)
    for seat, person, address in ((0, ann, "192.0.2.1"), (1, ben, "192.0.2.7")):
        person.go_to(table, additional_headers=at_home(person, address))
        person.say("sit", seat=seat)
        person.hear_seated(seat)
    ann.say("stand", seat=1)
    while ben.frame["table"]["seats"][1]["kind"] != "empty":
        ben.hear()
    ben.say("sit", seat=1)
    assert ben.refused() == "removed-home"
    for again in (benno, cleo):  # somebody new from the same address, through either server
        again.go_to(table, additional_headers=at_home(again, "192.0.2.7"))
        again.say("sit", seat=1)
        assert again.refused() == "removed-home"
