"""Copies of one game held against laws: `python -m tests.laws.planted SLUG FOLDER LAW…`, all laws where LAW is empty.

All has been loaded but the games when the first copy is looked at: each is opened in a child of this process.
"""

import json
import os
import sys

from splendide.core.library import find_game
from tests.laws.laws import broken_by


def look_at(slug: str, folder: str, law: str) -> None:
    """Which of the laws the game in this folder breaks is printed, in a line."""
    if child := os.fork():
        assert os.waitpid(child, 0)[1] == 0
        return
    os.environ["SPLENDIDE_GAMES"] = folder
    print(json.dumps(broken_by(find_game(slug), law)), flush=True)
    os._exit(0)


if __name__ == "__main__":
    for place, asked in zip(sys.argv[2::2], sys.argv[3::2], strict=True):
        look_at(sys.argv[1], place, asked)
