"""Hints on demand: a teacher thinks in the bots' threads, and whoever asked hears it alone."""

from splendide.bots.hinting import Advice, advise, require_hints
from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.server.broken import report
from splendide.server.limits import Buckets, Limits
from splendide.server.protocol.table import Hinted, HintedMove
from splendide.server.store.rows import TableRow
from splendide.server.table.connection import Connection, encode
from splendide.server.table.minds import Question
from splendide.server.table.thinking import Threads


class Hints:
    """Of all tables. What was found for a question that is still asked is not thought about again."""

    def __init__(self, threads: Threads, limits: Limits):
        self._threads = threads
        self.asked = Buckets(limits.hints, limits.hints_a_second)
        self._thinking: dict[str, str] = {}  # by guest: the match of which somebody thinks for them
        self._found: dict[tuple[str, int], tuple[int, Advice]] = {}  # by match and seat: of the last question

    def require(self, row: TableRow, match: Match, seat: int, guest: str) -> None:
        """A hint is given here and now, for which somebody is thinking from now on; or a refusal."""
        require_hints(match)
        if not row.hints:
            raise Refused("hints-off")
        if not match.owes(seat):
            raise Refused("not-your-turn")
        if self._known(row.match, match, seat) is None:
            if guest in self._thinking or not self.asked.spend(guest):
                raise Refused("too-many-hints")
            self._thinking[guest] = row.match

    def _known(self, name: str, match: Match, seat: int) -> Advice | None:
        question, advice = self._found.get((name, seat), (-1, None))
        return advice if question == match.question(seat) else None

    async def think(self, name: str, match: Match, seat: int, guest: str) -> Advice:
        if known := self._known(name, match, seat):
            return known
        try:
            advice = await self._threads.run(advise, match.fork(), seat, name)
        finally:
            self._thinking.pop(guest, None)
        self._found[name, seat] = match.question(seat), advice
        return advice

    async def tell(self, connection: Connection, match: Match, question: Question) -> None:
        """A teacher has thought about it, and this connection alone hears what."""
        try:
            advice = await self.think(question.match, match, question.seat, connection.guest)
            connection.pass_on(hint_bytes(advice, question, connection.language))
        except Exception as error:
            report(error)
            connection.refuse(Refused("broken"))

    def forget(self, name: str) -> None:
        """The match is over, or its table sleeps."""
        self._found = {key: found for key, found in self._found.items() if key[0] != name}
        self._thinking = {guest: match for guest, match in self._thinking.items() if match != name}


def hint_bytes(advice: Advice, question: Question, language: str) -> bytes:
    """What the browser is told."""
    moves = [HintedMove(*one) for one in advice.moves]
    sentence = advice.said(language)
    return encode(Hinted(question.match, question.seat, question.number, moves, advice.unit, sentence))
