"""Names that nobody finds by guessing, and how codes are written."""

import secrets

ALPHABET = "bcdfghjkmnpqrstvwxz"  # no vowels, so no words; no l, which looks like 1


def grouped(code: str, size: int, between: str) -> str:
    """As it is read aloud: so many at a time."""
    return between.join(code[k : k + size] for k in range(0, len(code), size))


def random_letters(n: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(n))
