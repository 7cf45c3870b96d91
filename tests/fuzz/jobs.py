"""A campaign as jobs for several processes: each tries ten thousand inputs of one kind and counts what came of them."""

from collections import Counter
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.fuzz.addresses import Addresses
from tests.fuzz.crowd import UNHURRIED, Crowd
from tests.fuzz.texts import Texts
from tests.server.play import Person
from tests.server.serving import Server

A_JOB = 10_000  # inputs
SHARES = {"texts": 6, "sockets": 3, "addresses": 1}  # of ten: what is quickest is tried most


class Job(NamedTuple):
    kind: str
    inputs: int
    seed: int


def jobs(count: int) -> Iterator[Job]:
    """In turn of all kinds, until it is so much."""
    kinds = [kind for kind, share in SHARES.items() for _ in range(share)]
    for seed in range(-(-count // A_JOB)):
        yield Job(kinds[seed * 7 % len(kinds)], min(A_JOB, count - seed * A_JOB), seed)


def work(job: Job) -> Counter[str]:
    """What became of the inputs of this job; whatever breaks is an error."""
    if job.kind == "texts":
        texts = Texts(job.seed)
        texts.fuzz(job.inputs)
        return Counter({f"texts, {what}": count for what, count in texts.tally.items()})
    with TemporaryDirectory() as folder, Server(data=folder, limits=UNHURRIED) as server:
        tally = fuzz_server(job, server)
    assert not server.broke, (job, server.stderr)
    return tally


def fuzz_server(job: Job, server: Server) -> Counter[str]:
    if job.kind == "sockets":
        crowd = Crowd(server, job.seed)
        crowd.fuzz(job.inputs)
        messages = crowd.tally.pop("messages")
        refused = sum(count for what, count in crowd.tally.items() if what.startswith("refused"))
        return Counter({"sockets: refused": refused, "sockets: heard": messages - refused})
    addresses = Addresses(server, job.seed, Person(server.address).make_table(public=True), "none")
    addresses.fuzz(job.inputs)
    return Counter({f"addresses: {status}": count for status, count in addresses.tally.items()})
