"""What to do when something breaks that should not: say where, and go on."""

import logging
import time
import traceback

import msgspec

log = logging.getLogger("splendide")


def report(error: BaseException) -> None:
    """Where it broke goes to the log, but not what was in it: that could be somebody's hidden choice."""
    log.error("%s\n%s", type(error).__name__, "".join(traceback.format_tb(error.__traceback__)), extra=_told(error))


def _told(error: BaseException) -> dict[str, object]:
    places = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "where": [f"{each.filename}:{each.lineno} {each.name}" for each in places]}


class JsonLines(logging.Formatter):
    """One line of JSON for everything that is said, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        told: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        if record.exc_info and record.exc_info[1]:
            told |= {"said": record.getMessage(), **_told(record.exc_info[1])}
        elif hasattr(record, "where"):
            told |= {"error": vars(record)["error"], "where": vars(record)["where"]}
        else:
            told["said"] = record.getMessage()
        return msgspec.json.encode(told).decode()


def write_json_lines() -> None:
    """From now on everything that this process logs is a line of JSON on the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
