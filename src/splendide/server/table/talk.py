"""Table talk: the game's phrases, pointed at something, and free chat. All who are there hear it, nobody keeps it."""

import time
from collections.abc import Callable

from splendide.core.errors import Refused
from splendide.core.game import SPECTATOR
from splendide.core.match import Match
from splendide.server.limits import Buckets
from splendide.server.names import length, visible
from splendide.server.protocol.browser import Chat, Say
from splendide.server.protocol.table import Said
from splendide.server.store.rows import TableRow
from splendide.server.table import seating

AT_ONCE = 3  # times that a seat may speak one after the other
A_SECOND = 1.0
LONGEST_TEXT = 200  # characters as people count them
MOST_CODE_POINTS = 1000
QUOTED = 40  # characters of something unknown that a refusal repeats


class Talk:
    """Who spoke lately at a table: nobody may drown the others out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._lately = Buckets(AT_ONCE, A_SECOND, now)

    def phrase(self, row: TableRow, match: Match, guest: str, message: Say) -> Said:
        """What is to be heard, or a refusal. Only what everybody sees can be pointed at."""
        name = name_of_mine(row, message.seat, guest)
        game = match.game
        if message.phrase not in game.talk.phrases or not game.targets:
            raise Refused("unknown-phrase", phrase=message.phrase[:QUOTED])
        if not game.targets.is_target(match.known(SPECTATOR), message.target):
            raise Refused("unknown-target", target=message.target[:QUOTED])
        self._lately.take(f"{guest} {message.seat}")
        return Said(message.seat, name, message.phrase, message.target, None, time.time())

    def chat(self, row: TableRow, guest: str, own_name: str, message: Chat, here: set[str]) -> Said:
        """What is to be heard, or a refusal."""
        if message.seat is None:
            seating.require_a_say(row, guest, here)
        name = own_name if message.seat is None else name_of_mine(row, message.seat, guest)
        if not row.chat:
            raise Refused("chat-off")
        text = clean_text(message.text)
        self._lately.take(f"{guest} {message.seat}")
        return Said(message.seat, name, None, None, text, time.time())


def name_of_mine(row: TableRow, number: int, guest: str) -> str:
    seat = seating.seat_at(row, number)
    seating.require_mine(seat, guest)
    return seat.name


def clean_text(text: str) -> str:
    """The text as it will be shown, or a refusal."""
    if len(text) > 100 * MOST_CODE_POINTS:
        raise Refused("long-chat", most=LONGEST_TEXT)
    shown = visible(" ".join(text.split()))
    if length(shown) == 0:
        raise Refused("no-chat")
    if length(shown) > LONGEST_TEXT or len(shown) > MOST_CODE_POINTS:
        raise Refused("long-chat", most=LONGEST_TEXT)
    return shown
