"""What time it is here."""

import time


def now() -> float:
    """Milliseconds of the server's clock, which never jumps."""
    return time.monotonic() * 1000
