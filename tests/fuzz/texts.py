"""Records, receipts, notation, options, names and messages: read, or refused with a name, and nothing else."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import get_args

import msgspec
import numpy as np

from splendide.bots.arena import let_nature_move
from splendide.bots.choice import choose
from splendide.core.chain import heads
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.library import Game, all_games
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.proof import Receipt, prove, read_receipt
from splendide.core.record import Record, play_through, read_record, write_record
from splendide.core.texts import LANGUAGES, sentence
from splendide.server.names import clean_name
from splendide.server.protocol.browser import ClientMessage
from splendide.server.wire import read_message
from tests.forgery.originals import original
from tests.fuzz.odd import Odd, sendable, written

Tally = Counter[str]
Fuzzer = Callable[[], None]
A_POSITION = 200  # texts that are tried in one


def refused(act: Callable[[], object]) -> bool:
    """Whether it was refused, with words for it in every language; where those are missing, finding them fails."""
    try:
        act()
    except Refused as refusal:
        return all(sentence(refusal, language) for language in LANGUAGES)
    return False


class Texts:
    def __init__(self, seed: int):
        self.chance = random.Random(seed)
        self.odd = Odd(self.chance)
        self.tally: Tally = Counter()
        self._records = [original(game, 1) for game in all_games() if not game.world]
        self._receipts = [Receipt(each.match, each.commitment, "", heads(each)[:9]) for each in self._records]
        self._positions = self._all_positions()
        self._match = next(self._positions)
        self._kinds = get_args(ClientMessage)

    def fuzz(self, count: int) -> None:
        """So much has been tried; whatever is no refusal is an error here."""
        fuzzers = (self.notation, self.notation, self.notation, self.message, self.message, self.receipt, self.option)
        for k in range(count):
            if k % A_POSITION == 0:
                self._match = next(self._positions)
            self.chance.choice(fuzzers if k % 20 else (self.record,))()

    def _count(self, what: str, was_refused: bool) -> None:
        self.tally[f"{what}: {'refused' if was_refused else 'accepted'}"] += 1

    # --- Notation ------------------------------------------------------------------------------------

    def notation(self) -> None:
        """What is read as a move is legal, and is the same move when it is written and read again."""
        match = self._match
        seat = self.chance.choice([*range(match.seats), NATURE, 31, -1])
        text = self._said(match, seat)
        meant: list[int] = []
        was_refused = refused(lambda: meant.append(match.read(seat, text)))
        for move in meant:
            assert match.allows(seat, move), (match.game.slug, seat, text)
            (canonical,) = match.written(seat, [move])
            assert match.read(seat, canonical) == move, (match.game.slug, seat, text, canonical)
        self._count(f"notation of {match.game.slug}", was_refused)

    def _said(self, match: Match, seat: int) -> str:
        asked = seat if 0 <= seat < match.seats or seat == NATURE else 0
        moves = match.moves(asked)
        if not moves or self.chance.random() < 0.2:
            return self.odd.text()
        (text,) = match.written(asked, [self.chance.choice(moves)])
        return text if self.chance.random() < 0.2 else self.odd.garbled(text)

    def _all_positions(self) -> Iterator[Match]:
        """One position after the other, out of matches of every game in turn."""
        walks = [self._walk(game) for game in all_games()]
        while True:
            for walk in walks:
                yield next(walk)

    def _walk(self, game: Game) -> Iterator[Match]:
        while True:
            match = Match(game, self.chance.choice(game.seats), game.options(game.simulated({})))
            nature, rng = (
                Nature(self.chance.randbytes(32), (), "fuzz"),
                np.random.default_rng(self.chance.getrandbits(32)),
            )
            while not match.over:
                let_nature_move(match, nature, physics=False)
                yield match
                for _ in range(self.chance.randrange(1, 6)):
                    if waiting := match.waiting_for():
                        seat = self.chance.choice(waiting)
                        match.play(seat, choose("random", match, seat, rng))
                        let_nature_move(match, nature, physics=False)

    # --- Records -------------------------------------------------------------------------------------

    def record(self) -> None:
        """What can be read can be written and read again; what is wrong is a fault with a line."""
        k = self.chance.randrange(len(self._records))
        text = sendable(self.odd.garbled(write_record(self._records[k])))
        receipt = self._receipts[k] if self.chance.random() < 0.3 else None
        self._count("record", refused(lambda: self._read(text, receipt)))

    def _read(self, text: str, receipt: Receipt | None) -> None:
        record: Record = read_record(text)
        assert read_record(write_record(record)) == record
        if prove(record, receipt).valid:
            assert play_through(record).over
        else:
            raise Refused("record-unfinished")

    def receipt(self) -> None:
        text = msgspec.json.encode(self.chance.choice(self._receipts)).decode()
        text = self.odd.garbled(text) if self.chance.random() < 0.7 else written(self.odd.value())
        self._count("receipt", refused(lambda: read_receipt(text.encode("utf-8", "surrogatepass"))))

    # --- What comes over the wire --------------------------------------------------------------------

    def message(self) -> None:
        said = written(self.odd.struct(self.chance.choice(self._kinds)))
        text = said if self.chance.random() < 0.7 else self.odd.garbled(said)
        self._count("message", refused(lambda: read_message(text.encode("utf-8", "surrogatepass"))))

    def option(self) -> None:
        game, text = self.chance.choice(list(all_games())), self.odd.text()
        self._count("option", refused(lambda: game.options(self.odd.value())))
        self._count("name", refused(lambda: clean_name(text)))
