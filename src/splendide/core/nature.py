"""Which number came up: provably not chosen by anyone.

Before the first move every seat is shown the SHA-256 of a fresh secret; each seat then adds a nonce.
Nature's k-th move follows from HMAC-SHA-256(secret, nonces ‖ match ‖ k) by rejection sampling, and
when the match is over the secret is revealed: anyone can compute every roll again.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

SECRET_BYTES = 32
NONCE_BYTES = 16
WORD = 1 << 32  # a digest is read as eight words of 32 bits


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True)
class Nature:
    secret: bytes
    nonces: tuple[bytes, ...]  # by seat; empty where a seat gave none, and for bots: the secret is the house's share
    match: str

    def choose(self, k: int, n: int) -> int:
        """Nature's k-th move out of n equally likely ones."""
        if not 1 <= n <= WORD:
            raise ValueError(f"there can't be {n} equally likely moves")
        limit = WORD - WORD % n
        message = b"".join(self.nonces) + self.match.encode() + k.to_bytes(8, "big")
        while True:
            digest = hmac.digest(self.secret, message, "sha256")
            for i in range(0, len(digest), 4):
                word = int.from_bytes(digest[i : i + 4], "big")
                if word < limit:
                    return word % n
            message = digest
