"""Everything that can be refused, by name. The sentences are in `splendide/text`, one per name and language."""


class Refused(Exception):
    """Something was asked that can't be: nothing has changed.

    `name` finds the sentence in every language; `details` fill its blanks.
    """

    def __init__(self, name: str, **details: str | int):
        super().__init__(name)
        self.name = name
        self.details = details

    def __str__(self) -> str:
        from splendide.core.texts import sentence

        return sentence(self, "en")
