"""How much and how often, by a clock that stands still until it is told to go on."""

import pytest

from splendide.core.errors import Refused
from splendide.server.limits import Bucket, Buckets
from splendide.server.protocol.browser import Chat
from splendide.server.store.rows import Guest, Seat, TableRow
from splendide.server.table.talk import A_SECOND, AT_ONCE, Talk

ANN, BEN = Guest("ann", "Ann"), Guest("ben", "Ben")
TABLE = TableRow("t", "g", ANN.id, False, {}, (Seat(ANN.id, ANN.name), Seat(BEN.id, BEN.name)), 0.0, chat=True)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def is_refused(buckets: Buckets, address: str) -> bool:
    try:
        buckets.take(address)
    except Refused:
        return True
    return False


def test_a_bucket_refills_with_time_and_holds_no_more_than_its_room() -> None:
    clock = Clock()
    bucket = Bucket(3, 2, now=clock)
    assert [bucket.take() for _ in range(5)] == [2, 1, 0, -1, -2]
    clock.now += 1.5
    assert not bucket.full
    assert bucket.take() == 0
    clock.now += 1000
    assert bucket.full
    assert bucket.take() == 2


def test_every_address_has_a_bucket_of_its_own() -> None:
    clock = Clock()
    buckets = Buckets(2, 1, clock)
    assert [is_refused(buckets, "here") for _ in range(3)] == [False, False, True]
    assert not is_refused(buckets, "there")
    clock.now += 2
    assert [is_refused(buckets, "here") for _ in range(2)] == [False, True], "what was refused counts too"


def say(talk: Talk, guest: Guest, seat: int) -> str:
    return str(talk.chat(TABLE, guest.id, guest.name, Chat("hello", seat), {ANN.id, BEN.id}).text)


def test_a_seat_may_speak_so_often_at_once_and_then_again_after_a_while() -> None:
    clock = Clock()
    talk = Talk(clock)
    assert [say(talk, ANN, 0) for _ in range(AT_ONCE)] == ["hello"] * AT_ONCE
    with pytest.raises(Refused) as refused:
        say(talk, ANN, 0)
    assert refused.value.name == "too-fast"
    assert say(talk, BEN, 1) == "hello", "nobody is silenced by another"
    clock.now += 2 / A_SECOND
    assert say(talk, ANN, 0) == "hello"
