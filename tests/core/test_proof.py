"""A record is held against what browsers saw and what gravity makes of it."""

from dataclasses import replace

import pytest
from msgspec import structs

from splendide.bots.arena import Contest, play_match
from splendide.core.chain import heads
from splendide.core.errors import Refused
from splendide.core.proof import Proof, Receipt, prove, read_receipt
from splendide.core.record import Line, Record, read_record, write_record


def played(game: str, seats: int, **more: bool) -> Record:
    record = play_match(Contest(game, seats, ("random",), {}, **more), 1, recorded=True).record
    assert record
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return played("splitter", 2)


def receipt_of(record: Record, *seen: int) -> Receipt:
    """What somebody kept who saw these heads."""
    chain = heads(record)
    return Receipt(record.match, record.commitment, heads=[chain[k] for k in seen])


def named(proof: Proof) -> list[tuple[int, str]]:
    return [(fault.line, fault.name) for fault in proof.faults]


def test_a_receipt_backs_the_record_whose_log_it_saw(record: Record) -> None:
    proof = prove(record, receipt_of(record, 0, 3, 9, len(record.moves)))
    assert (proof.faults, proof.seen, proof.drawn) == ([], 4, 22)


def with_other_secret(record: Record) -> Record:
    """The same moves, as a house would have them that drew a new secret afterwards."""
    return replace(record, secret=b"x" * 32)


def test_a_log_that_was_rewritten_is_called_false_where_it_begins_to_be(record: Record) -> None:
    """Two choices of one round in another order: all is legal and the result the same, but it is not what was seen."""
    swapped = [record.moves[0], record.moves[2], record.moves[1], *record.moves[3:]]
    rewritten = read_record(write_record(replace(record, moves=swapped)))
    assert prove(rewritten).valid
    proof = prove(rewritten, receipt_of(record, 1, 3, 6))
    assert named(proof) == [(rewritten.line_of(1), "record-rewritten")]
    assert proof.seen == 1


def test_heads_in_another_order_are_none_of_this_log(record: Record) -> None:
    assert [name for _, name in named(prove(record, receipt_of(record, 6, 3)))] == ["record-rewritten"]


def test_another_commitment_than_the_one_that_was_seen_is_found(record: Record) -> None:
    receipt = structs.replace(receipt_of(record), commitment="00" * 32)
    assert [name for _, name in named(prove(record, receipt))] == ["record-other-commitment"]


def test_a_number_that_did_not_go_in_is_found(record: Record) -> None:
    receipt = structs.replace(receipt_of(record), nonce="ab" * 16)
    assert [name for _, name in named(prove(record, receipt))] == ["record-nonce-ignored"]


def test_a_receipt_of_another_match_proves_nothing(record: Record) -> None:
    receipt = structs.replace(receipt_of(record), match="another")
    assert [name for _, name in named(prove(record, receipt))] == ["record-other-match"]


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"match":1}', b"\xff", b"[" * 5000])
def test_what_is_no_receipt_is_refused(text: bytes) -> None:
    with pytest.raises(Refused, match="bad-receipt"):
        read_receipt(text)


def test_every_change_of_the_log_or_the_header_changes_all_heads_after_it(record: Record) -> None:
    true = heads(record)
    for k in (0, 5, len(record.moves) - 1):
        moves = [*record.moves[:k], Line(record.moves[k].seat, "other"), *record.moves[k + 1 :]]
        false = heads(replace(record, moves=moves))
        assert [a == b for a, b in zip(true, false, strict=True)] == [at <= k for at in range(len(true))]
    for changed in (replace(record, match="m"), replace(record, options={}), with_other_secret(record)):
        assert set(heads(changed)).isdisjoint(true)


def test_names_are_in_no_head_so_that_they_can_be_taken_back(record: Record) -> None:
    assert heads(replace(record, players=["", "b"])) == heads(record)


def test_gravity_is_asked_again_and_must_come_to_the_same_end() -> None:
    record = played("tower", 2, physics=True)
    shown = [k for k, line in enumerate(record.moves) if line.shown]
    honest = prove(record)
    assert (honest.faults, honest.settled, honest.not_repeated) == ([], len(shown), 0)
    assert shown
    forged = read_record(write_record(replace(record, moves=moved(record.moves, shown[-1]))))
    assert (forged.line_of(shown[-1]), "record-not-settled") in named(prove(forged))
    elsewhere = prove(replace(record, world="mujoco 0.0.1"))
    assert (elsewhere.faults, elsewhere.settled, elsewhere.not_repeated) == ([], 0, len(shown))


def moved(moves: list[Line], k: int) -> list[Line]:
    """The film of this placement shows something else."""
    seat, text, shown, _ = moves[k]
    last = "A" if shown[-2] != "A" else "B"
    return [*moves[:k], Line(seat, text, shown[:-2] + last + shown[-1]), *moves[k + 1 :]]
