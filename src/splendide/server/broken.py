"""What to do when something breaks that should not: say where, and go on."""

import logging
import traceback

log = logging.getLogger("splendide")


def report(error: BaseException) -> None:
    """Where it broke goes to the log, but not what was in it: that could be somebody's hidden choice."""
    log.error("%s\n%s", type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
