"""Names as people see and count them, and cookies that nobody else can make."""

import base64
import hmac
import string
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendide.core.errors import Refused
from splendide.server.names import LONGEST_NAME, MOST_CODE_POINTS, clean_name, length, visible
from splendide.server.web.identity import COOKIE, cookie_header, recognise, signed

KEY = b"k" * 32
FAMILY, FLAG, THUMB = "👨‍👩‍👧‍👦", "🇫🇷", "👍🏽"


def refused(typed: str) -> str:
    with pytest.raises(Refused) as why:
        clean_name(typed)
    return why.value.name


# --- The name ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t of  Green\u00a0Gables ", "Ann of Green Gables"),
        ("Zoé", "Zoé"),
        ("a\u202eb\u0000c\u200b\ufeff\u2028", "abc"),
        ("a\u3164\u115f\u2800\U000e0041b", "ab"),
        (FAMILY * 10, FAMILY * 10),
        (THUMB * 24, THUMB * 24),
        (FLAG * 24, FLAG * 24),
        ("❤️ 🫨", "❤️ 🫨"),
        ("नमस्ते", "नमस्ते"),
        ("Z" + "\u0301" * 40 + "oe", "Z" + "\u0301" * 4 + "oe"),
    ],
)
def test_a_name_is_shown_without_what_can_t_be_seen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["x" * 25, THUMB * 25, FLAG * 25, "x\u200d" * 25, "a\u0301\u0302\u0303\u0304" * 25, "😀" * 10_000]
)
def test_a_name_has_at_most_24_characters_as_people_count_them(typed: str) -> None:
    assert refused(typed) == "long-name"


@pytest.mark.parametrize("typed", ["", "  ", "\u200d", "\u3164\u2800", "\u0301", "\u0301 \ufe0f"])
def test_a_name_needs_something_that_can_be_seen(typed: str) -> None:
    assert refused(typed) == "no-name"


@pytest.mark.parametrize(
    ("text", "many"),
    [("", 0), ("Zoé", 3), ("Zoe\u0301", 3), (FLAG, 1), (FLAG * 2, 2), (FAMILY, 1), (THUMB, 1), ("각", 1), ("a b", 3)],
)
def test_characters_are_counted_as_people_count_them(text: str, many: int) -> None:
    assert length(text) == many


@given(st.text())
def test_what_is_shown_is_on_one_line_and_seen(text: str) -> None:
    shown = visible(text)
    assert visible(shown) == shown == " ".join(shown.split())
    assert not any(unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") for each in shown)


@given(st.text(st.sampled_from([*string.ascii_letters, " ", "é", "\u0301", "\u200d", "\u200b", "🇫", "🇷", "👍", "🏽"])))
def test_a_name_is_refused_or_short_enough(typed: str) -> None:
    many = length(visible(typed))
    if 1 <= many <= LONGEST_NAME and len(visible(typed)) <= MOST_CODE_POINTS:
        assert clean_name(typed) == visible(typed)
    else:
        assert refused(typed) == ("long-name" if many else "no-name")


# --- The cookie --------------------------------------------------------------------------------------


def test_whoever_brings_our_cookie_is_known_again() -> None:
    assert recognise({COOKIE: signed("ann", 0, KEY)}, KEY) == ("ann", 0)
    assert recognise({COOKIE: signed("ann", 12, KEY)}, KEY) == ("ann", 12)
    assert recognise({}, KEY) is None


def test_a_cookie_signed_with_another_key_is_nobody_s() -> None:
    assert recognise({COOKIE: signed("ann", 0, b"other" * 8)}, KEY) is None


def test_a_cookie_of_the_first_version_is_nobody_s() -> None:
    digest = hmac.digest(KEY, b"guest ann", "sha256")
    old = f"ann.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
    assert len(old) == len(signed("ann", 0, KEY))
    assert recognise({COOKIE: old}, KEY) is None


@given(st.text(st.characters(max_codepoint=255)))
def test_no_cookie_is_an_error(cookie: str) -> None:
    assert recognise({COOKIE: cookie}, KEY) is None


@pytest.mark.parametrize("secure", [False, True])
def test_a_browser_keeps_the_cookie_from_scripts_and_other_sites(secure: bool) -> None:
    cookie, *rules = cookie_header(signed("ann", 0, KEY), secure).split("; ")
    assert cookie == f"{COOKIE}={signed('ann', 0, KEY)}"
    assert set(rules) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax", *(["Secure"] if secure else [])}
