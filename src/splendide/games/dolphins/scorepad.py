"""Keeps the letters of a match that is played with the real dolphins: what happened in each deal so far."""

from pathlib import Path

import msgspec
import numpy as np

from splendide.core.errors import Refused
from splendide.core.position import Position
from splendide.core.texts import say
from splendide.games.dolphins import SEATS, WORD
from splendide.games.dolphins.deck import BOX
from splendide.games.dolphins.letters import conclude, give_letters, is_won, leaders
from splendide.games.dolphins.state import State, dolphins

FOLDER = Path(__file__).parent


class PlayedDeal(msgspec.Struct, forbid_unknown_fields=True):
    """Players are counted from 1."""

    dolphins: list[int] = []  # who held one at the end
    splash: int | None = None  # who held one and four SPLASH! cards
    false_starts: list[list[int]] = []  # for each, who touched


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    deals: list[PlayedDeal]


class Scored(msgspec.Struct, frozen=True):
    letters: list[int]  # by player
    words: list[str]  # by player: SPLA, and SPLASH+2 after a tie
    winner: int | None  # counted from 1
    tied: list[int]  # who alone can win now, counted from 1

    def tell(self, language: str) -> str:
        """A line per player, then how the match stands."""
        lines = [
            say("score-player", language, {"player": player, "letters": letters, "word": word or "–"}, FOLDER)
            for player, (letters, word) in enumerate(zip(self.letters, self.words, strict=True), 1)
        ]
        return "\n".join([*lines, _tell_standing(self, language)])


def score(text: str) -> Scored:
    sheet = _read(text)
    s: Position = np.zeros(1, State)[0]
    s.seats = sheet.players
    for number, deal in enumerate(sheet.deals, 1):
        _require_players(deal, sheet.players, number)
        _write_deal(s, deal, number)
    letters = s.letters[: sheet.players].tolist()
    return Scored(letters, [_word(n) for n in letters], _winner(s), _players(s.tied, sheet.players))


def _read(text: str) -> Sheet:
    try:
        sheet = msgspec.json.decode(text.encode(), type=Sheet)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise Refused("dolphins-score-shape", reason=str(wrong)) from None
    if sheet.players not in SEATS:
        raise Refused("seats-out-of-range", least=SEATS[0], most=SEATS[-1], seats=sheet.players)
    return sheet


def _require_players(deal: PlayedDeal, players: int, number: int) -> None:
    if not all(deal.false_starts):
        raise Refused("dolphins-score-nobody", deal=number)
    for group in (deal.dolphins, *deal.false_starts):
        for player in group:
            if not 1 <= player <= players:
                raise Refused("dolphins-score-player", deal=number, player=str(player), players=players)
        if len(set(group)) < len(group):
            raise Refused("dolphins-score-twice", deal=number)
    if deal.splash is not None and deal.splash not in deal.dolphins:
        raise Refused("dolphins-score-splash", deal=number, player=str(deal.splash))


# --- Writing letters, as the rules do ---------------------------------------------------------------


def _write_deal(s: Position, deal: PlayedDeal, number: int) -> None:
    """False starts first, then the race; nothing more is played once a false start has settled something."""
    _require_open(s, number)
    for k, touched in enumerate(deal.false_starts, 1):
        for seat in range(s.seats):
            give_letters(s, seat, int(seat + 1 not in touched))
        if conclude(s) and (k < len(deal.false_starts) or deal.dolphins):
            raise Refused("dolphins-score-broken-off", deal=number)
    if deal.dolphins:
        _write_race(s, deal, number)


def _require_open(s: Position, number: int) -> None:
    if is_won(s):
        raise Refused("dolphins-score-over", deal=number)


def _write_race(s: Position, deal: PlayedDeal, number: int) -> None:
    if len(deal.dolphins) > dolphins(s):
        raise Refused("dolphins-score-dolphins", deal=number, found=len(deal.dolphins), most=int(dolphins(s)))
    for player in deal.dolphins:
        give_letters(s, player - 1, 2 if player == deal.splash else 1)
    conclude(s)


def _players(mask: int, players: int) -> list[int]:
    return [seat + 1 for seat in range(players) if int(mask) >> seat & 1]


def _winner(s: Position) -> int | None:
    return _players(leaders(s), s.seats)[0] if is_won(s) else None


def _word(letters: int) -> str:
    return BOX.letters[:letters] + (f"+{letters - WORD}" if letters > WORD else "")


# --- Telling ----------------------------------------------------------------------------------------


def _tell_standing(result: Scored, language: str) -> str:
    if result.winner is not None:
        return say("score-winner", language, {"player": result.winner}, FOLDER)
    if result.tied:
        return say("score-tied", language, {"players": ", ".join(map(str, result.tied))}, FOLDER)
    return say("score-open", language, {}, FOLDER)
