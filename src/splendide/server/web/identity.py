"""Who you are: a guest, known again by a signed cookie."""

import hashlib
import secrets
import zlib
from collections.abc import Mapping
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, Signer
from msgspec.structs import replace

from splendide.core.texts import say
from splendide.server.store.base import Store
from splendide.server.store.rows import Guest
from splendide.server.web.faces import face_of

COOKIE = "splendide"
COOKIE_SALT = "guest"
COOKIE_AGE = 365 * 24 * 3600


# --- The cookie --------------------------------------------------------------------------------------


def signer(key: bytes, salt: str) -> Signer:
    """Whoever holds the key signs; what is signed for one thing is good for no other."""
    return Signer(key, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)


def signed(guest: str, era: int, key: bytes) -> str:
    return signer(key, COOKIE_SALT).sign(f"{guest}:{era}" if era else guest).decode()


def recognise(cookies: Mapping[str, str], key: bytes) -> tuple[str, int] | None:
    """The guest and the era of this cookie; None without one, or with one that we did not sign: somebody new."""
    try:
        guest, _, era = signer(key, COOKIE_SALT).unsign(cookies.get(COOKIE, "")).decode().partition(":")
    except BadSignature:
        return None
    return guest, int(era or 0)


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
    guest = guest or stranger(known or secrets.token_hex(12), language)
    return replace(guest, face=face_of(guest))


def stranger(guest: str, language: str) -> Guest:
    number = 100 + zlib.crc32(guest.encode()) % 900
    return Guest(guest, say("guest-name", language, {"number": str(number)}))
