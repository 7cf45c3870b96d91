"""What browser and server say to each other. The browser's types are generated from these structs (`make types`)."""

import msgspec

from splendide.server.protocol import browser, lobby, people, study, table, words

PARTS = (words, browser, table, lobby, people, study)


def structs() -> list[type[msgspec.Struct]]:
    """All that is said, but for what others are made of."""
    named = [kind for part in PARTS for kind in vars(part).values()]
    found = dict.fromkeys(kind for kind in named if isinstance(kind, type) and issubclass(kind, msgspec.Struct))
    return [kind for kind in found if not kind.__subclasses__()]
