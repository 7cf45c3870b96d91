"""Nature can be computed again by anyone who knows the secret, and favours nothing."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendide.core.nature import SECRET_BYTES, Nature, commitment, fresh_secret

SECRET = bytes(range(32))
NONCES = (b"a" * 16, b"", b"b" * 16)
NATURE = Nature(SECRET, NONCES, "match-7")

NINE_STANDARD_DEVIATIONS_OF_35 = 35 + 9 * (2 * 35) ** 0.5


def _digest(message: bytes) -> bytes:
    return hmac.new(SECRET, message, hashlib.sha256).digest()


def _words(digest: bytes) -> list[int]:
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]


@pytest.mark.parametrize("k", [0, 1, 255, 256, 70_000])
def test_a_move_follows_from_secret_nonces_match_and_number(k: int) -> None:
    by_hand = _words(_digest(b"a" * 16 + b"b" * 16 + b"match-7" + k.to_bytes(8, "big")))[0]
    assert NATURE.choose(k, 36) == by_hand % 36


def test_words_beyond_the_last_whole_multiple_are_passed_over() -> None:
    """With n just over half of all words, nearly every second word is refused, and the next one is taken."""
    n = 2**31 + 1
    for k in range(200):
        words = _words(_digest(b"a" * 16 + b"b" * 16 + b"match-7" + k.to_bytes(8, "big")))
        fitting = [word for word in words if word < n]
        if fitting:
            assert NATURE.choose(k, n) == fitting[0]


def test_when_a_whole_digest_is_passed_over_it_is_hashed_again() -> None:
    n = 2**31 + 1
    for k in range(2000):
        first = _digest(b"a" * 16 + b"b" * 16 + b"match-7" + k.to_bytes(8, "big"))
        if min(_words(first)) >= n:
            fitting = [word for word in _words(_digest(first)) if word < n]
            assert NATURE.choose(k, n) == fitting[0]
            return
    pytest.fail("no digest had only large words: the test shows nothing")


def test_all_faces_are_equally_likely() -> None:
    rolls = 36_000
    seen = [0] * 36
    for k in range(rolls):
        seen[NATURE.choose(k, 36)] += 1
    chi_square = sum((count - rolls / 36) ** 2 / (rolls / 36) for count in seen)
    assert 5 < chi_square < NINE_STANDARD_DEVIATIONS_OF_35


@given(st.integers(0, 2**40), st.integers(1, 2**32))
def test_a_move_is_one_of_n(k: int, n: int) -> None:
    assert 0 <= NATURE.choose(k, n) < n


@pytest.mark.parametrize(
    "other",
    [
        Nature(bytes(32), NONCES, "match-7"),
        Nature(SECRET, (b"a" * 16, b"c" * 16, b"b" * 16), "match-7"),
        Nature(SECRET, (b"b" * 16, b"", b"a" * 16), "match-7"),
        Nature(SECRET, NONCES, "match-8"),
    ],
    ids=["secret", "a nonce", "whose nonce", "match"],
)
def test_everything_that_goes_in_matters(other: Nature) -> None:
    ours, theirs = ([nature.choose(k, 36) for k in range(50)] for nature in (NATURE, other))
    assert ours != theirs


def test_more_moves_than_a_word_can_tell_apart_are_refused() -> None:
    for n in (0, -1, 2**32 + 1):
        with pytest.raises(ValueError, match="equally likely"):
            NATURE.choose(0, n)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_fresh_means_never_the_same() -> None:
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert len(fresh_secret()) == SECRET_BYTES
