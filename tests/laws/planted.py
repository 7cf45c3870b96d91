"""Copies of one game held against the laws: `python -m tests.laws.planted SLUG FOLDER…`.

All has been loaded but the games when the first copy is looked at: each is opened in a child of this process.
"""

import json
import os
import sys

from splendide.core.library import find_game
from tests.laws.laws import broken_by


def look_at(slug: str, folder: str) -> None:
    """The laws that the game in this folder breaks are printed, in a line."""
    if child := os.fork():
        assert os.waitpid(child, 0)[1] == 0
        return
    os.environ["SPLENDIDE_GAMES"] = folder
    print(json.dumps(broken_by(find_game(slug))), flush=True)
    os._exit(0)


if __name__ == "__main__":
    for each in sys.argv[2:]:
        look_at(sys.argv[1], each)
