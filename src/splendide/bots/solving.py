"""Games of simultaneous choices, looked at as games: everybody is taken to think, and what is chosen at once is solved.

Needs of the game's `bot.py`: `prospects`, what every seat can expect; `is_routine`, whether everyone may simply take
what looks best to itself; `forget`, which makes positions with the same future equal. A single chooser takes what is
best for it; of a joint choice all outcomes are looked at, as deep as is asked for, and its value is what each can
expect when all mix as `mixing.py` says.

A look ahead is a stack of nodes, one for each choice on the way: row `at` of every array belongs to node `at`.
"""

from typing import NamedTuple

import numpy as np

from splendide.bots.mixing import (
    CROWDED,
    FloatArray,
    count_joint,
    expect,
    solve,
    start_at_random,
    tremble_of,
    unravel,
)
from splendide.bots.worth import forget, is_routine, prospects
from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, is_pending, moves, play
from splendide.core.position import IntArray, Position, States

MOST_JOINT = 256  # choices looked at in one node; of more joint ones, each chooser takes what looks best to itself
MOST_OPTIONS = 128  # of one chooser
ROUNDS, ROOT_ROUNDS = 60, 300  # of regret matching
ROOM = 12  # states that a look ahead needs: what is known, and one for each choice on the way


class Nodes(NamedTuple):
    """The choices on the way to where one looks."""

    states: States
    words: IntArray  # the same memory as whole numbers
    depth: IntArray  # joint choices that may still be looked at
    width: IntArray  # how many choose; 0: nobody, as far as one looks
    choosers: IntArray  # their seats
    sizes: IntArray  # among how many options each
    options: IntArray  # which
    branches: IntArray  # choices, single or joint
    tried: IntArray  # of them, how many have been looked at
    marks: IntArray  # of the position after each: equal positions have equal ones
    outcomes: FloatArray  # what each seat can expect after each
    values: FloatArray  # what each seat can expect before them


@rule
def make_nodes(states: States, words: IntArray, depth: int) -> Nodes:
    seats, room = states[0].seats, states.shape[0]
    counts = np.zeros((4, room), np.int64)
    counts[0, 0] = depth
    return Nodes(
        states,
        words,
        counts[0],
        counts[1],
        np.empty((room, seats), np.int64),
        np.empty((room, seats), np.int64),
        np.empty((room, seats, MOST_OPTIONS), np.int64),
        counts[2],
        counts[3],
        np.empty((room, MOST_JOINT), np.int64),
        np.empty((room, MOST_JOINT, seats)),
        np.empty((room, seats)),
    )


# --- Who chooses among what ---------------------------------------------------------------------------


@rule
def list_choosers(s: Position, choosers: IntArray, sizes: IntArray, options: IntArray) -> int:
    """Who may choose now, those first whose choice is already made in secret: how many."""
    n = 0
    for owing in range(2):
        for seat in range(s.seats):
            if is_pending(s, seat) == (owing == 1):
                size = moves(s, seat, options[n])
                if size > 0:
                    choosers[n] = seat
                    sizes[n] = size
                    n += 1
    return n


@rule
def is_each_for_itself(s: Position, sizes: IntArray) -> bool:
    return bool(is_routine(s)) or (sizes.shape[0] > 1 and count_joint(sizes) > MOST_JOINT)


@rule
def try_for_itself(nodes: Nodes, at: int, k: int, i: int, outlook: FloatArray) -> float:
    """What chooser k can expect at once from its option i, as though the others took their first."""
    nodes.states[at + 1] = nodes.states[at]
    for other in range(nodes.width[at]):
        play(nodes.states[at + 1], nodes.choosers[at, other], nodes.options[at, other, i if other == k else 0])
    prospects(nodes.states[at + 1], outlook)
    return outlook[nodes.choosers[at, k]]


@rule
def choose_for_itself(nodes: Nodes, at: int) -> None:
    """Everyone who chooses has taken what looks best to it at once."""
    picked = np.zeros(nodes.width[at], np.int64)
    for k in range(nodes.width[at]):
        most = -np.inf
        for i in range(nodes.sizes[at, k]):
            looks_like = try_for_itself(nodes, at, k, i, nodes.values[at])
            if looks_like > most:
                picked[k], most = i, looks_like
    for k in range(nodes.width[at]):
        play(nodes.states[at], nodes.choosers[at, k], nodes.options[at, k, picked[k]])


# --- The stack ----------------------------------------------------------------------------------------


@rule
def list_branches(nodes: Nodes, at: int) -> None:
    """Whose choice this is and among what; a joint choice has a branch for each combination."""
    n = list_choosers(nodes.states[at], nodes.choosers[at], nodes.sizes[at], nodes.options[at])
    nodes.width[at] = n
    nodes.branches[at] = count_joint(nodes.sizes[at, :n])
    nodes.tried[at] = 0


@rule
def enter(nodes: Nodes, at: int) -> None:
    """What each decides for itself has been decided in node `at`; where one looks no further, it is judged."""
    s = nodes.states[at]
    nodes.branches[at] = nodes.tried[at] = 0
    while s.pending != 0 and s.pending >> NATURE == 0:
        list_branches(nodes, at)
        if not is_each_for_itself(s, nodes.sizes[at, : nodes.width[at]]):
            break
        choose_for_itself(nodes, at)
        nodes.branches[at] = 0
    if nodes.depth[at] == 0 or nodes.branches[at] == 0:
        nodes.branches[at] = 0
        prospects(s, nodes.values[at])


@rule
def branch_out(nodes: Nodes, at: int, picked: IntArray) -> None:
    """The node above is what follows from the next branch."""
    n = nodes.width[at]
    unravel(nodes.tried[at], nodes.sizes[at, :n], picked)
    nodes.states[at + 1] = nodes.states[at]
    for k in range(n):
        play(nodes.states[at + 1], nodes.choosers[at, k], nodes.options[at, k, picked[k]])
    nodes.depth[at + 1] = nodes.depth[at] - (n > 1)
    forget(nodes.states[at + 1])
    nodes.marks[at, nodes.tried[at]] = mark_of(nodes.words[at + 1])


@rule
def mark_of(words: IntArray) -> int:
    mark = 1
    for k in range(words.shape[0]):
        mark = (mark ^ words[k]) * 1099511628211
        mark ^= mark >> 29
    return mark


@rule
def find_equal(nodes: Nodes, at: int) -> int:
    """A branch that has led to the same position as the one tried now; -1: none."""
    for branch in range(nodes.tried[at]):
        if nodes.marks[at, branch] == nodes.marks[at, nodes.tried[at]]:
            return branch
    return -1


@rule
def conclude(nodes: Nodes, at: int) -> None:
    """All branches have been looked at: what each seat can expect when everybody chooses well."""
    n, branches = nodes.width[at], nodes.branches[at]
    outcomes = nodes.outcomes[at, :branches]
    if n == 1:
        nodes.values[at] = outcomes[outcomes[:, nodes.choosers[at, 0]].argmax()]
        return
    sizes = nodes.sizes[at, :n]
    average = np.empty((n, sizes.max()))
    solve(payoffs_of(outcomes, nodes.choosers[at, :n]), sizes, ROUNDS, np.zeros(average.shape), average)
    expect_all(outcomes, sizes, average, nodes.values[at])


@rule
def look_ahead(nodes: Nodes) -> int:
    """All branches of node 0 have outcomes: after how many positions."""
    picked = np.empty(nodes.choosers.shape[1], np.int64)
    at, looked = 0, 0
    while nodes.tried[0] < nodes.branches[0]:
        if nodes.tried[at] < nodes.branches[at]:
            branch_out(nodes, at, picked)
            equal = find_equal(nodes, at)
            if equal >= 0:
                nodes.outcomes[at, nodes.tried[at]] = nodes.outcomes[at, equal]
                nodes.tried[at] += 1
            else:
                at += 1
                looked += 1
                enter(nodes, at)
        else:
            if nodes.branches[at] > 0:
                conclude(nodes, at)
            at -= 1
            nodes.outcomes[at, nodes.tried[at]] = nodes.values[at + 1]
            nodes.tried[at] += 1
    return looked


@rule
def payoffs_of(outcomes: FloatArray, choosers: IntArray) -> FloatArray:
    payoffs = np.empty((outcomes.shape[0], choosers.shape[0]))
    for k in range(choosers.shape[0]):
        payoffs[:, k] = outcomes[:, choosers[k]]
    return payoffs


@rule
def expect_all(outcomes: FloatArray, sizes: IntArray, average: FloatArray, expected: FloatArray) -> None:
    picked = np.empty(sizes.shape[0], np.int64)
    expected[:] = 0.0
    for joint in range(outcomes.shape[0]):
        unravel(joint, sizes, picked)
        chance = 1.0
        for k in range(sizes.shape[0]):
            chance *= average[k, picked[k]]
        for seat in range(expected.shape[0]):
            expected[seat] += chance * outcomes[joint, seat]


# --- A decision ---------------------------------------------------------------------------------------


@rule
def judge_joint(nodes: Nodes, me: int, rng: np.random.Generator, judged: FloatArray) -> None:
    """How often chooser `me` should make which choice, when everybody else thinks as well."""
    n = nodes.width[0]
    sizes = nodes.sizes[0, :n]
    payoffs = payoffs_of(nodes.outcomes[0, : nodes.branches[0]], nodes.choosers[0, :n])
    average = np.empty((n, sizes.max()))
    regrets, gains = np.zeros(average.shape), np.empty(average.shape)
    start_at_random(regrets, sizes, payoffs, rng)
    solve(payoffs, sizes, ROOT_ROUNDS, regrets, average)
    expect(payoffs, sizes, average, gains)
    tremble = tremble_of(sizes) if tremble_of(sizes) == CROWDED else 0.0  # elsewhere it would only cost
    for i in range(sizes[me]):
        judged[0, i] = gains[me, i]
        judged[1, i] = (1 - tremble) * average[me, i] + tremble / sizes[me]


@rule
def judge_best(judged: FloatArray, n: int) -> None:
    """Where nobody else chooses, the best is always made."""
    judged[1, :n] = 0.0
    judged[1, judged[0, :n].argmax()] = 1.0


@kernel
def solve_moves(
    states: States,
    words: IntArray,
    seat: int,
    depth: int,
    candidates: IntArray,
    judged: FloatArray,
    looked: IntArray,
    rng: np.random.Generator,
) -> int:
    """In two rows the value and the chance of each legal move: how many there are. `states` is hidden, and ROOM;
    `words` is the same memory. looked[0] is how many positions were looked at.
    """
    n = moves(states[0], seat, candidates)
    nodes = make_nodes(states, words, depth)
    list_branches(nodes, 0)
    me = 0
    while nodes.choosers[0, me] != seat:
        me += 1
    if is_each_for_itself(states[0], nodes.sizes[0, : nodes.width[0]]):
        for i in range(n):
            judged[0, i] = try_for_itself(nodes, 0, me, i, nodes.values[0])
        judge_best(judged, n)
        looked[0] = n
        return n
    looked[0] = look_ahead(nodes)
    if nodes.width[0] == 1:
        judged[0, :n] = nodes.outcomes[0, :n, seat]
        judge_best(judged, n)
    else:
        judge_joint(nodes, me, rng, judged)
    return n


@kernel
def solve_position(states: States, words: IntArray, depth: int, expected: FloatArray) -> None:
    """What each seat can expect when everybody chooses well. `states` is what all know, and ROOM."""
    nodes = make_nodes(states, words, depth)
    enter(nodes, 0)
    if nodes.branches[0] > 0:
        look_ahead(nodes)
        conclude(nodes, 0)
    expected[:] = nodes.values[0]
