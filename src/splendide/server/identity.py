"""Who you are: a guest, known again by a signed cookie."""

import base64
import hmac
import secrets
import unicodedata
import zlib
from collections.abc import Mapping

from splendide.core.errors import Refused
from splendide.core.texts import say
from splendide.server.store.base import Store
from splendide.server.store.rows import Guest

COOKIE = "splendide"
COOKIE_AGE = 365 * 24 * 3600
LONGEST_NAME = 24  # characters as people count them
MOST_CODE_POINTS = 120  # one character may be made of several, but not of hundreds

JOINER = "\u200d"
SKIN_TONES = range(0x1F3FB, 0x1F400)
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing


# --- The cookie --------------------------------------------------------------------------------------


def _signature(guest: str, key: bytes) -> str:
    digest = hmac.digest(key, f"guest {guest}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def signed(guest: str, key: bytes) -> str:
    return f"{guest}.{_signature(guest, key)}"


def recognise(cookies: Mapping[str, str], key: bytes) -> str | None:
    """The guest of this cookie; None without one. One that we did not sign is refused."""
    cookie = cookies.get(COOKIE)
    if cookie is None:
        return None
    guest, _, signature = cookie.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(guest, key).encode()):
        raise Refused("tampered-cookie")
    return guest


def cookie_header(value: str, secure: bool) -> str:
    """What `Set-Cookie` says; an empty value makes the browser forget the cookie."""
    age = COOKIE_AGE if value else 0
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


# --- The guest ---------------------------------------------------------------------------------------


async def welcome(store: Store, known: str | None, language: str) -> Guest:
    """The guest; whoever has not chosen a name yet has a number, and nothing is kept about them."""
    guest = await store.guest(known) if known else None
    return guest or stranger(known or secrets.token_hex(12), language)


def stranger(guest: str, language: str) -> Guest:
    number = 100 + zlib.crc32(guest.encode()) % 900
    return Guest(guest, say("guest-name", language, {"number": str(number)}))


# --- The name ----------------------------------------------------------------------------------------


def _shows(character: str) -> bool:
    if character == JOINER or unicodedata.category(character) in ("Zs", "Mn", "Mc"):
        return True
    return unicodedata.category(character)[0] not in "CZ" and character not in BLANKS


def _counts(before: str, character: str) -> bool:
    """Whether it is a character of its own, not a part of the one before it."""
    part = before == JOINER or character == JOINER or ord(character) in SKIN_TONES
    return not part and unicodedata.category(character)[0] != "M"


def visible(text: str) -> str:
    """What of it can be seen, on one line."""
    return " ".join("".join(filter(_shows, text.replace("\t", " "))).split())


def length(text: str) -> int:
    """In characters as people count them."""
    return sum(_counts(before, character) for before, character in zip(" " + text, text, strict=False))


def clean_name(text: str) -> str:
    """The name as it will be shown, or a refusal."""
    if len(text) > 100 * MOST_CODE_POINTS:
        raise Refused("long-name", most=LONGEST_NAME)
    name = visible(text)
    if length(name) == 0:
        raise Refused("no-name")
    if length(name) > LONGEST_NAME or len(name) > MOST_CODE_POINTS:
        raise Refused("long-name", most=LONGEST_NAME)
    return name
