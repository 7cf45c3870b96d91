"""Names that nobody finds by guessing."""

import secrets

ALPHABET = "bcdfghjkmnpqrstvwxz"  # no vowels, so no words; no l, which looks like 1


def random_letters(n: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(n))
