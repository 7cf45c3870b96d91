"""The score counted as people do it, from the words of a record alone: no rule of the program has a say."""

from collections import Counter
from math import prod

from splendide.core.record import Record

Zone = list[str]
COLOURS = ("red", "blue", "yellow", "black", "green", "orange")


def is_number(card: str) -> bool:
    colour, _, value = card.partition("-")
    return colour in COLOURS and len(value) == 1 and value.isdigit()


def colours(zone: Zone) -> Counter[str]:
    return Counter(card.split("-")[0] for card in zone if is_number(card))


def values(zone: Zone) -> Counter[str]:
    return Counter(card.split("-")[1] for card in zone if is_number(card))


def has_most(zones: list[Zone], own: int, wanted: str) -> bool:
    counts = [(values if wanted.isdigit() else colours)(zone)[wanted] for zone in zones]
    return all(counts[own] > other for zone, other in enumerate(counts) if zone != own)


def is_met(card: str, zones: list[Zone], own: int, won: int) -> bool:
    zone, size = zones[own], len(zones[own]) + won
    match card.split("-"):
        case ["most", wanted]:
            return has_most(zones, own, wanted)
        case ["no", value]:
            return values(zone)[value] == 0
        case ["pair", value]:
            return values(zone)[value] == 2
        case ["colours", count]:
            return len(colours(zone)) == int(count)
        case ["values", count]:
            return len(values(zone)) == int(count)
        case ["size", "under", limit]:
            return size < int(limit)
        case ["size", limit, "up"]:
            return size >= int(limit)
        case ["size", limit]:
            return size == int(limit)
        case wanted_colours:
            return all(colours(zone)[colour] for colour in wanted_colours)


PRINTED = {"no": 1, "pair": 2, "most": 3}
PRINTED_TOO = {
    "colours-3": 3,
    "colours-4": 2,
    "colours-6": 3,
    "values-4": 2,
    "values-6": 4,
    "size-under-15": 1,
    "size-15-up": 2,
    "size-13": 3,
    "size-17-up": 4,
}


def printed_points(card: str) -> int:
    return PRINTED_TOO.get(card, PRINTED.get(card.split("-")[0], 1))


def zone_score(zones: list[Zone], own: int, commons: list[str]) -> int:
    won = [card for card in commons if is_met(card, zones, own, 0)]
    met = [card for card in zones[own] if not is_number(card) and is_met(card, zones, own, len(won))]
    return sum(map(printed_points, won + met))


def player_scores(zones: list[Zone], commons: list[str]) -> list[int]:
    worth = [zone_score(zones, zone, commons) for zone in range(len(zones))]
    return [prod((worth[seat - 1], worth[seat])) for seat in range(len(zones))]


def laid_out(record: Record) -> tuple[list[Zone], list[str]]:
    """Follow the record: what lies in each zone at its end, and in the middle."""
    star, moon = record.moves[:2]
    zones: list[Zone] = [[] for _ in range(record.seats)]
    for line in record.moves:
        card, _, side = line.text.partition(" ")
        if side:
            zones[line.seat if side == "right" else line.seat - 1].append(card)
    return zones, [star.text, moon.text]
