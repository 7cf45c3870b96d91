"""Programs that play a seat, written where a test wants them."""

import sys
from pathlib import Path

PLAYS = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(line, file=LOG)
    if told["type"] == "decide":
        ANSWER
LOG.close()
"""
FIRST = 'print(json.dumps({"number": told["number"], "move": told["moves"][0]}), flush=True)'


def program(folder: Path, answer: str = FIRST) -> tuple[str, Path]:
    """The name of a bot that answers so, and where it writes what it was told."""
    log, script = folder / "log", folder / "bot.py"
    script.write_text(f"LOG = open({str(log)!r}, 'w')\n" + PLAYS.replace("ANSWER", answer))
    return f"program:{sys.executable} {script}", log
