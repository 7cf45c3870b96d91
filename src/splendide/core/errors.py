"""Everything that can be refused, by name. The sentences are in `splendide/text`, one per name and language."""

from errno import errorcode


class Refused(Exception):
    """Something was asked that can't be: nothing has changed.

    `name` finds the sentence in every language (`core/texts.py`); `details` fill its blanks.
    """

    def __init__(self, name: str, **details: str | int):
        super().__init__(name)
        self.name = name
        self.details = details

    def __str__(self) -> str:
        details = ", ".join(f"{key} {value}" for key, value in self.details.items())
        return f"{self.name} ({details})" if details else self.name


def told_by_system(wrong: OSError) -> dict[str, str]:
    """Why the system did not do something: details of a refusal, whose sentence knows the commonest codes."""
    return {"code": errorcode.get(wrong.errno or 0, ""), "reason": wrong.strerror or str(wrong)}
