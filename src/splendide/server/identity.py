"""Who you are: a guest, known again by a signed cookie."""

import hashlib
import secrets
import zlib
from collections.abc import Mapping
from http.cookies import SimpleCookie

import regex
from itsdangerous import BadSignature, Signer

from splendide.core.errors import Refused
from splendide.core.texts import say
from splendide.server.store.base import Store
from splendide.server.store.rows import Guest

COOKIE = "splendide"
COOKIE_AGE = 365 * 24 * 3600
LONGEST_NAME = 24  # characters as people count them
MOST_CODE_POINTS = 120  # one character may be made of several, but not of hundreds

# A mark or a joiner shows in the character that it is a part of. The Braille blank is a sign that shows nothing.
_HIDDEN = regex.compile(r"[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]--[\p{M}\u200d]]", regex.V1)
_SHOWN_ALONE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_CHARACTER = regex.compile(r"\X")


# --- The cookie --------------------------------------------------------------------------------------


def _signer(key: bytes) -> Signer:
    return Signer(key, salt="guest", key_derivation="hmac", digest_method=hashlib.sha256)


def signed(guest: str, key: bytes) -> str:
    return _signer(key).sign(guest).decode()


def recognise(cookies: Mapping[str, str], key: bytes) -> str | None:
    """The guest of this cookie; None without one, or with one that we did not sign: somebody new."""
    try:
        return _signer(key).unsign(cookies.get(COOKIE, "")).decode()
    except BadSignature:
        return None


def cookie_header(value: str, secure: bool) -> str:
    """What `Set-Cookie` says."""
    cookie = SimpleCookie({COOKIE: value})[COOKIE]
    rules = {"path": "/", "max-age": COOKIE_AGE, "httponly": True, "samesite": "Lax", "secure": secure}
    for name, rule in rules.items():
        cookie[name] = rule
    return cookie.OutputString()


# --- The guest ---------------------------------------------------------------------------------------


async def welcome(store: Store, known: str | None, language: str) -> Guest:
    """The guest; whoever has not chosen a name yet has a number, and nothing is kept about them."""
    guest = await store.guest(known) if known else None
    return guest or stranger(known or secrets.token_hex(12), language)


def stranger(guest: str, language: str) -> Guest:
    number = 100 + zlib.crc32(guest.encode()) % 900
    return Guest(guest, say("guest-name", language, {"number": str(number)}))


# --- The name ----------------------------------------------------------------------------------------


def visible(text: str) -> str:
    """What of it can be seen, on one line; nothing if all that is left are marks on nothing."""
    shown = " ".join(_HIDDEN.sub("", text.replace("\t", " ")).split())
    return shown if _SHOWN_ALONE.search(shown) else ""


def length(text: str) -> int:
    """In characters as people count them: a flag, a family and a letter with its accents are one each."""
    return sum(1 for _ in _CHARACTER.finditer(text))


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
