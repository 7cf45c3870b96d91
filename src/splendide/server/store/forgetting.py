"""What of people is taken out of rows that stay for others: pure."""

from msgspec.structs import replace

from splendide.server.store.rows import MatchRow


def without_guest(row: MatchRow, guest: str) -> MatchRow:
    """The match as it was, played by somebody whose name nobody knows; others on the same device neither."""
    theirs = [player == guest for player in row.guests]
    return replace(
        row,
        names=blanked(row.names, theirs),
        guests=blanked(row.guests, theirs),
        faces=blanked(row.faces, theirs),
    )


def blanked(words: tuple[str, ...], gone: list[bool]) -> tuple[str, ...]:
    """Old rows know nothing of some things, and keep it so."""
    return tuple("" if is_gone else word for word, is_gone in zip(words, gone, strict=True)) if words else ()
