"""What the commands say, in the user's language."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from splendide.core.errors import Refused
from splendide.core.texts import say, sentence, texts_in


@dataclass(frozen=True)
class Words:
    language: str

    def __call__(self, name: str, **details: Any) -> str:
        return say(name, self.language, details)

    def number(self, value: float, how: str) -> str:
        """A number in the format of Python's `how`, with the decimal mark and the percent sign of the language."""
        digits, sign, _ = format(value, how).replace(".", self("decimal-mark")).partition("%")
        return self("percent", number=digits) if sign else digits

    def refusal(self, refused: Refused) -> str:
        return sentence(refused, self.language)

    def of_game(self, name: str, folder: Path) -> str | None:
        """What the game in this folder has to say of that; None: nothing."""
        return say(name, self.language, folder=folder) if name in texts_in(self.language, folder) else None

    def title(self, folder: Path) -> str:
        """Of the game in this folder."""
        return say("title", self.language, folder=folder)
