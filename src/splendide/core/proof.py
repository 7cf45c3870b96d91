"""What a record proves: legal moves, a fair nature, true gravity, and that nothing was rewritten since it was seen."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from splendide.core.chain import heads
from splendide.core.errors import Refused
from splendide.core.forms import FORMS
from splendide.core.game import NATURE
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.nature import Nature, commitment
from splendide.core.record import Fault, Line, Record, on_line, opening, read_move, read_record, write_record


class Receipt(msgspec.Struct, frozen=True):
    """What one browser saw while the match was played, and kept."""

    match: str
    commitment: str  # seen before it gave its nonce
    nonce: str = ""  # hexadecimal; "" for whoever only looked on
    heads: list[str] = []  # of the log, in the order in which they were seen


@dataclass
class Proof:
    """All that is wrong, and how much of the rest follows from what."""

    faults: list[Fault] = field(default_factory=list)
    finished: bool = False
    drawn: int = 0  # moves of nature that follow from her secret
    settled: int = 0  # outcomes of gravity that came out the same again
    not_repeated: int = 0  # outcomes of gravity that another engine found
    moments: int = 0  # times of touches: the house's word
    seen: int = 0  # heads of the log that the receipt backs

    @property
    def valid(self) -> bool:
        return not self.faults


def read_receipt(text: str | bytes) -> Receipt:
    try:
        return msgspec.json.decode(text, type=Receipt)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-receipt") from None


def prove(record: Record, receipt: Receipt | None = None) -> Proof:
    """All that can be known of the record by itself and, if somebody kept one, by a receipt."""
    record = record if record.places else read_record(write_record(record))
    proof = Proof(finished=record.finished)
    proof.faults += _promise_faults(record)
    nature = Nature(record.secret, tuple(record.nonces), record.match) if record.secret and proof.valid else None
    try:
        match = opening(record)
        for k, line in enumerate(record.moves):
            with on_line(record.line_of(k)):
                _repeat(record, match, k, line, nature, proof)
    except Fault as illegal:
        proof.faults.append(illegal)
    else:
        proof.faults += _result_faults(record, match)
    proof.faults += _receipt_faults(record, receipt, proof) if receipt else ()
    return proof


# --- By itself ---------------------------------------------------------------------------------------


def _promise_faults(record: Record) -> Iterator[Fault]:
    if not record.commitment:
        yield Fault(1, "record-no-commitment")
    elif record.secret and commitment(record.secret) != record.commitment:
        yield Fault(record.line_of("secret"), "record-broken-commitment")


def _repeat(record: Record, match: Match, k: int, line: Line, nature: Nature | None, proof: Proof) -> None:
    """The move is made again; what nature or the world should have made of it is noted."""
    entry = read_move(match, line)
    if match.awaits_world and line.shown:
        _settle_again(record, match, k, entry, proof)
    elif line.shown:
        proof.moments += 1
    elif line.seat == NATURE and nature:
        _draw_again(record, match, k, entry, nature, proof)
    match.enter(entry)


def _draw_again(record: Record, match: Match, k: int, entry: Entry, nature: Nature, proof: Proof) -> None:
    due = nature.choose(match.rolls, len(match.moves(NATURE)))
    if entry.move == due:
        proof.drawn += 1
        return
    (expected,) = match.written(NATURE, [due])
    text = record.moves[k].text
    proof.faults.append(Fault(record.line_of(k), "record-not-natures", move=text, expected=expected))


def _settle_again(record: Record, match: Match, k: int, entry: Entry, proof: Proof) -> None:
    """The same engine in the same version must come to the same end, to the last byte."""
    world = match.game.world
    assert world
    if record.world != world.ENGINE:
        proof.not_repeated += 1
    elif world.settle(match.snapshot()) == (entry.move, entry.shown):
        proof.settled += 1
    else:
        proof.faults.append(Fault(record.line_of(k), "record-not-settled"))


def _result_faults(record: Record, match: Match) -> Iterator[Fault]:
    last = record.line_of(len(record.moves) - 1)
    if not match.over:
        yield Fault(last, "record-not-over" if record.finished else "record-unfinished")
        return
    if not record.secret:
        yield Fault(last, "record-no-secret")
    for key, true in (("points", match.points().tolist()), ("winners", match.winners())):
        if getattr(record, key) != true:
            yield Fault(record.line_of(key), f"record-wrong-{key}", expected=FORMS[key].write(true))


# --- By a receipt ------------------------------------------------------------------------------------


def _receipt_faults(record: Record, receipt: Receipt, proof: Proof) -> Iterator[Fault]:
    if receipt.match != record.match:
        yield Fault(record.line_of("match"), "record-other-match", match=receipt.match)
        return
    if receipt.commitment != record.commitment:
        yield Fault(record.line_of("commitment"), "record-other-commitment")
    if receipt.nonce and receipt.nonce not in [nonce.hex() for nonce in record.nonces]:
        yield Fault(record.line_of("nonces"), "record-nonce-ignored")
    if record.secret:
        yield from _rewritten(record, receipt, proof)


def _rewritten(record: Record, receipt: Receipt, proof: Proof) -> Iterator[Fault]:
    """The heads that were seen are those of this log, in their order; or a fault after the last one that is."""
    chain, at = heads(record), 0
    for head in receipt.heads:
        if head not in chain[at:]:
            yield Fault(record.line_of(min(at, len(record.moves) - 1)), "record-rewritten")
            return
        at = chain.index(head, at)
        proof.seen += 1
