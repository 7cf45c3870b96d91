"""Many matches between bots, over all cores: the same seed gives the same results, however many jobs."""

import hashlib
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from splendide.bots.asking import Fault
from splendide.bots.choice import choose
from splendide.bots.levels import require_level
from splendide.bots.program import Program, command_of, is_program
from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.record import Record, record_of

PATIENCE = 10  # seconds for a cluster to answer
WORTH_A_PROCESS = 8  # fewer matches than this are over before another process has started


@dataclass(frozen=True)
class Contest:
    """Who plays what: all that is needed to play any of its matches again."""

    game: str
    seats: int
    levels: tuple[str, ...]  # or programs, handed out to the seats in turn, again and again; if more, see `rotated`
    options: dict[str, Any] = field(default_factory=dict)
    milliseconds: float | None = (
        None  # for a decision of a program or whoever searches, whose effort is counted otherwise
    )
    physics: bool = False  # the world makes the moves that nature leaves to it; otherwise she draws them

    def level(self, seat: int) -> str:
        return self.levels[seat % len(self.levels)]

    @property
    def players(self) -> list[str]:
        return [self.level(seat) for seat in range(self.seats)]


class Played(NamedTuple):
    """A match that bots have played."""

    seed: int
    points: list[int]  # by seat
    winners: list[int]
    moves: int
    record: Record | None  # where it was asked for
    faults: dict[int, dict[Fault, int]]  # by seat of a program: why moves were made for it, and how often


def require_bot(name: str) -> None:
    """It is a level, or a program that is there."""
    if is_program(name):
        command_of(name)
    else:
        require_level(name)


def faults_of(matches: Iterable[tuple[Contest, Played]]) -> dict[str, Counter[Fault]]:
    """By program: why moves were made for it in these matches, and how often."""
    found: dict[str, Counter[Fault]] = {}
    for contest, played in matches:
        for seat, faults in played.faults.items():
            found.setdefault(contest.level(seat), Counter()).update(faults)
    return found


def nature_of(contest: Contest, seed: int) -> Nature:
    """Nature as this seed makes her: fair to nobody who knows the seed, but the record can be verified."""
    secret = hashlib.sha256(f"splendide simulation {seed}".encode()).digest()
    return Nature(secret, (b"",) * contest.seats, f"{contest.game}-{seed}")


def play_match(contest: Contest, seed: int, recorded: bool = False) -> Played:
    """A whole match; each seat has its own generator, so that another bot elsewhere doesn't change its luck."""
    game = find_game(contest.game)
    match = Match(game, contest.seats, game.options(contest.options))
    nature = nature_of(contest, seed)
    rngs = [np.random.default_rng([seed, seat]) for seat in range(contest.seats)]
    with ExitStack() as stack:
        programs = {seat: stack.enter_context(program) for seat, program in started_programs(contest, match)}
        let_nature_move(match, nature, contest.physics)
        while not match.over:
            for seat in match.waiting_for():
                if match.owes(seat):  # another's move may have changed what is waited for
                    match.play(seat, decide(contest, match, seat, seed, rngs[seat], programs.get(seat)))
            let_nature_move(match, nature, contest.physics)
        for program in programs.values():
            program.end(match)
    faults = {seat: dict(program.faults) for seat, program in programs.items() if program.faults}
    record = record_of(match, nature.match, contest.players, nature) if recorded else None
    return Played(seed, match.points()[:, 0].tolist(), match.winners(), len(match.log), record, faults)


def started_programs(contest: Contest, match: Match) -> Iterator[tuple[int, Program]]:
    """Each seat that a program plays, and the program, which knows that the match begins."""
    for seat, name in enumerate(contest.players):
        if is_program(name):
            program = Program(name, contest.milliseconds)
            program.begin(match, seat)
            yield seat, program


def decide(
    contest: Contest, match: Match, seat: int, seed: int, rng: np.random.Generator, program: Program | None
) -> int:
    """What the bot at this seat plays: another person at each seat of each match."""
    if program:
        move = program.choose(match, seat)
        return choose("random", match, seat, rng) if move is None else move
    person = 1 + seed * match.game.seats[-1] + seat
    return choose(contest.level(seat), match, seat, rng, person=person, milliseconds=contest.milliseconds)


def let_nature_move(match: Match, nature: Nature, physics: bool) -> None:
    """Nature has moved, and the world where it was its turn."""
    match.let_nature_move(nature, lambda held: physics and held.awaits_world)
    while physics and match.awaits_world:
        match.let_world_settle()
        match.let_nature_move(nature, lambda held: held.awaits_world)


def play_matches(contest: Contest, seeds: range, jobs: int | None = None, recorded: bool = False) -> Iterator[Played]:
    """The matches of these seeds, in their order, each as soon as it and those before it are over."""
    return play_all([(contest, seed) for seed in seeds], jobs, recorded)


def play_all(
    matches: Sequence[tuple[Contest, int]], jobs: int | None = None, recorded: bool = False, cluster: str = ""
) -> Iterator[Played]:
    """All these matches, in their order. More jobs than one are joblib's; with a cluster, of Dask's workers there."""
    if cluster:
        return play_afar(matches, recorded, cluster)
    worth_a_process = 1 if any(contest.physics for contest, _ in matches) else WORTH_A_PROCESS
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(matches) // worth_a_process))
    if jobs == 1:
        return (play_match(contest, seed, recorded) for contest, seed in matches)
    import joblib  # slow to load, and only worth it here

    run = joblib.Parallel(n_jobs=jobs, return_as="generator")
    return run(joblib.delayed(play_match)(contest, seed, recorded) for contest, seed in matches)


def play_afar(matches: Sequence[tuple[Contest, int]], recorded: bool, cluster: str) -> Iterator[Played]:
    """By the workers of a Dask cluster, whose scheduler is at this address; they need this package too."""
    try:
        from dask.distributed import Client
    except ImportError:
        raise Refused("no-dask") from None
    import joblib

    try:
        client = Client(cluster, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Refused("no-cluster", address=cluster, reason=str(error).partition("\n")[0]) from None
    with client, joblib.parallel_config(backend="dask"):
        run = joblib.Parallel(return_as="generator")
        yield from run(joblib.delayed(play_match)(contest, seed, recorded) for contest, seed in matches)


# --- Fair to everybody --------------------------------------------------------------------------------


def rotated(contest: Contest, matches: int, seed: int = 0) -> list[tuple[Contest, int]]:
    """So many matches at least: each seed is played by every group that meets, with everybody once at every seat."""
    turns = [group[k:] + group[:k] for group in groups_of(contest) for k in range(contest.seats)]
    seeds = range(seed, seed + -(-matches // len(turns)))
    return [(replace(contest, levels=turn), each) for each in seeds for turn in turns]


def groups_of(contest: Contest) -> list[tuple[str, ...]]:
    """Who meets: all, or where there are more of them than seats, every choice of as many as can sit."""
    if len(contest.levels) <= contest.seats:
        return [tuple(contest.players)]
    return [*combinations(contest.levels, contest.seats)]
