"""Changed records are held to the light: what is accepted, and of what kind it is."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace

from splendide.core.chain import heads
from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.position import Snapshot
from splendide.core.proof import Receipt, prove
from splendide.core.record import Fault, Record, opening, play_through, read_record, write_record
from tests.forgery.changes import CHANGES

Settle = Callable[[Snapshot], tuple[int, str]]
SAME = "the same match in other words"
REFUSED = "refused"
HARMLESS = {
    SAME: "blanks, comments, line ends, the order of the header, options that were the defaults",
    "players": "names are the house's word, and may be taken out later",
    "world": "outcomes of gravity are then said not to have been checked",
    "an option": "every move is legal with it, and the same result follows",
    "the time of a touch": "is said to be the house's word",
    "the order of choices": "made together, and seen by nobody before all were made",
    "a choice that was taken back": "or was not: nobody saw it",
    "another choice": "legal, and the same result follows with the same luck: it was somebody's, not the house's",
}


@dataclass
class Campaign:
    """How often each kind was seen, by game; `seen_through` is how much of what was accepted a receipt gives away."""

    accepted: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seen_through: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    harmful: list[str] = field(default_factory=list)


def wage(originals: Sequence[Record], count: int, seed: int = 0, told: Callable[[], None] = lambda: None) -> Campaign:
    """So many changes were made, to all these records in turn; each time this is told."""
    chance, campaign = random.Random(seed), Campaign()
    with gravity_remembered({record.game for record in originals}):
        for k in range(count):
            record = originals[k % len(originals)]
            others = [other for other in originals if other.game == record.game and other is not record]
            change = chance.choice(CHANGES)
            text = change(write_record(record), write_record(chance.choice(others)), chance)
            _judge(campaign, record, text, change.__name__)
            told()
    return campaign


def _judge(campaign: Campaign, record: Record, text: str, change: str) -> None:
    campaign.tried[record.game] += 1
    kind = kind_of(record, text)
    if kind == REFUSED:
        return
    campaign.accepted[kind][record.game] += 1
    if is_refused(text, whole_receipt(record)):
        campaign.seen_through[kind] += 1
    elif replace(read_record(text), players=record.players) != record:  # names can be taken back by whoever bears them
        campaign.harmful.append(f"{record.game}, {change}: a whole receipt did not show {kind!r}")
    if kind not in HARMLESS:
        campaign.harmful.append(f"{record.game}, {change}: accepted {kind!r}: {difference(record, text)}")


def whole_receipt(record: Record) -> Receipt:
    """Of somebody who saw every head."""
    return Receipt(record.match, record.commitment, heads=heads(record))


def is_refused(text: str, receipt: Receipt | None = None) -> bool:
    try:
        return not prove(read_record(text), receipt).valid
    except Fault:
        return True


def kind_of(record: Record, text: str) -> str:
    """What was changed in a record that is accepted; or that it is not."""
    if is_refused(text):
        return REFUSED
    changed = read_record(text)
    different = [each.name for each in fields(Record) if each.compare and _differ(record, changed, each.name)]
    if different == ["options"]:
        return SAME if opening(record).options == opening(changed).options else "an option"
    return _kind_of_moves(record, changed) if different == ["moves"] else ", ".join(different) or SAME


def _differ(record: Record, changed: Record, name: str) -> bool:
    return bool(getattr(record, name) != getattr(changed, name))


def _kind_of_moves(record: Record, changed: Record) -> str:
    before, after = record.moves, changed.moves
    if [line[:2] for line in before] == [line[:2] for line in after]:
        return "the time of a touch"
    if [line for line in before if line.seat == NATURE] != [line for line in after if line.seat == NATURE]:
        return "other luck"
    if _told(record) != _told(changed):
        return "another choice"
    return "the order of choices" if sorted(before) == sorted(after) else "a choice that was taken back"


def _told(record: Record) -> list[tuple[int, int]]:
    """All that was revealed, whoever of those who chose together was first."""
    return sorted((event.entry.seat, event.entry.move) for event in play_through(record).told)


def difference(record: Record, text: str) -> list[tuple[str, str]]:
    before, after = write_record(record).split("\n"), text.split("\n")
    return [(a, b) for a, b in zip(before, after, strict=False) if a != b][:3]


@contextmanager
def gravity_remembered(slugs: set[str]) -> Iterator[None]:
    """What settled once settles alike: the same towers fall thousands of times in a campaign."""
    worlds = [(game, game.world.settle) for game in map(find_game, slugs) if game.world]
    for game, settle in worlds:
        game.world.settle = _remembering(settle)  # type: ignore[union-attr, method-assign]
    yield
    for game, settle in worlds:
        game.world.settle = settle  # type: ignore[union-attr, method-assign]


def _remembering(settle: Settle) -> Settle:
    known: dict[bytes, tuple[int, str]] = {}

    def remembered(s: Snapshot) -> tuple[int, str]:
        key = s.states.tobytes()
        if key not in known:
            known[key] = settle(s)
        return known[key]

    return remembered
