"""Positions of a match, to be looked at: all of them in turn, or some of every kind closely."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, zip_longest

from splendide.core.kernels import copied
from splendide.core.log import Entry
from splendide.core.match import Match
from tests.laws.cases import LOOKS, Case, some
from tests.laws.chance import LONGEST, path, played


def positions(case: Case) -> Iterator[Match]:
    """Every position of one random match, the last among them, but nothing of how it came about."""
    _require_end(case)
    match = case.opening()
    for states in path(case):
        match.states = copied(states)
        yield match


def replayed(case: Case) -> Iterator[Match]:
    """The same match happens again, with its log and all that was told."""
    _require_end(case)
    match = case.opening()
    yield match
    for entry in played(case).log:
        match.enter(entry)
        yield match


def _require_end(case: Case) -> None:
    assert played(case).over, f"not over after {LONGEST} moves"


def looks(case: Case) -> Iterator[Match]:
    """Some positions of that match after moves of every kind, the first and the last among them."""
    return (here.fork() for _, here, _ in spots(case))


def spots(case: Case) -> Iterator[tuple[Match, Match, Match]]:
    """The same positions, each between the one before it and the one after it."""
    forks, last = _forks(case), len(played(case).log)
    for ply in chosen_plies(case):
        yield forks[max(0, ply - 1)], forks[ply], forks[min(last, ply + 1)]


@lru_cache(maxsize=64)
def _forks(case: Case) -> dict[int, Match]:
    """By ply: the positions that are looked at, and their neighbours."""
    wanted = {near for ply in chosen_plies(case) for near in (ply - 1, ply, ply + 1)}
    return {ply: match.fork() for ply, match in enumerate(replayed(case)) if ply in wanted}


@lru_cache(maxsize=64)
def chosen_plies(case: Case) -> list[int]:
    """After how many moves somebody looks: in turn after one of each kind, so that what is rare is looked at too."""
    log, rng = played(case).log, case.chance()
    kinds: dict[str, list[int]] = {}
    for ply, entry in enumerate(log, 1):
        kinds.setdefault(kind(entry), []).append(ply)
    shuffled = [some(kinds[name], LOOKS, rng) for name in _by_chance(list(kinds), case)]
    in_turn = [ply for ply in chain(*zip_longest(*shuffled)) if ply]
    return sorted({0, *in_turn[: LOOKS - 2], len(log)})


def _by_chance(names: list[str], case: Case) -> list[str]:
    return [names[k] for k in case.chance().permutation(len(names))]


def kind(entry: Entry) -> str:
    """The word with which a move begins."""
    return re.match("[a-z-]*", entry.text)[0]  # type: ignore[index]
