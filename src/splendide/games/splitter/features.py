"""What of a sheet is looked at: groups, free cells and pairs with what lies around them, and how rolls would fit.

Each thing found is a number: the place of its worth in one long table. By how many rounds were played things are
worth more or less, so that most numbers count rounds, or phases of a few rounds, as well.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import IntArray
from splendide.games.splitter.board import (
    ALL,
    AT,
    HAS_HEARTS,
    ROW,
    SETS,
    STARRED,
    group_of,
    grown,
    hearts_agree,
    lowest,
    size,
)
from splendide.games.splitter.rules import FACES, HEART_BONUS, ROUNDS
from splendide.games.splitter.sheets import CELLS, HEARTS, PAIRS

Worths = NDArray[np.float32]

HASHED, WIDER = 1 << 16, 1 << 17
TIMES = ROUNDS + 1
LENGTHS, LIBERTIES = 8, 8

KINDS, AROUND = FACES * LENGTHS * 2, 4 * 5 * 4 * 4  # of groups; of what may lie around one
HOPE_PHASES, CELL_PHASES, PAIR_PHASES = 11, 8, 6  # of two rounds, three, four
BOTH_PHASES, DOMINO_PHASES, GLANCE_PHASES = 4, 3, 3  # of six rounds, eight, eight
REACHED = 16  # free cells that a group may still come to, at most

GROUPS = 0  # [round][number][length][star][free cells around]
CELLS_AT = GROUPS + TIMES * FACES * LENGTHS * 2 * LIBERTIES  # [phase][what lies around a free cell]
PAIRS_AT = CELLS_AT + CELL_PHASES * HASHED  # [phase][what the two cells of a free pair would like]
HOPES = PAIRS_AT + PAIR_PHASES * HASHED  # [phase][a group that lacks something, and what its free cells would do]
WANTS = (
    HOPES + HOPE_PHASES * KINDS * AROUND
)  # [round][number][free cells that complete a group][that let one grow][harmless]
FITS = WANTS + TIMES * FACES * 5 * 5 * 4  # [round][rolls that fit twice][rolls that fit once]
SAFE = FITS + TIMES * 19 * 13  # [round][rolls that do no harm]
PLACES_AT = SAFE + TIMES * 37  # [round][free pair]
HEARTS_AT = PLACES_AT + TIMES * PAIRS  # [round][hearts that agree, and on what]
OPEN = HEARTS_AT + TIMES * (4 * SETS + 1)  # [round][free cells around a free cell]
REACH_AT = OPEN + TIMES * 5  # [phase][a group that lacks something, and how many free cells it may still come to]
BOTH_AT = REACH_AT + HOPE_PHASES * KINDS * REACHED  # [phase][what lies around both cells of a free pair]
DOMINOES = BOTH_AT + BOTH_PHASES * WIDER  # [phase][what lies around two free cells side by side, beside groups]
GLANCES = DOMINOES + DOMINO_PHASES * WIDER  # of `glance.py`
TABLE = GLANCES + GLANCE_PHASES * HASHED * FACES
ROOM = (8, 6 * CELLS + 16)  # of numbers, for finding them: no sheet has more

STAR, FREE, COMPLETE, SPOILT = 0, 1, 2, 3  # around a cell; then groups by number and need
_MIX = np.array([(k * 2654435761 + 40503 * k * k + 97) & 0xFFFFFFFF for k in range(64)], np.int64)  # told apart in sums

_NUMBERS = [[k for k in range(FACES) if numbers >> k & 1] for numbers in range(64)]  # by a set of them
ROLLS = np.array([sum(1 << 6 * k for k in some) for some in _NUMBERS], np.int64)  # times another set: their rolls
COUNTS = np.array([sum(1 << 8 * k for k in some) for some in _NUMBERS], np.int64)  # a byte for each number


@rule
def code_of(value: int, length: int) -> int:
    """What a neighbouring group is to a free cell: its number, and how many cells it needs."""
    need = value - length
    if need < 0:
        return SPOILT
    return 4 + 5 * (value - 1) + min(need, 4)


@rule
def find_features(board: IntArray, sheet: int, room: IntArray) -> int:
    """room[0] is everything that is looked at, in any order: how many there are."""
    free = board[0]
    t = ROUNDS - size(free) // 2
    room[1:6, :64] = 0
    found, around, likes, hates = room[0], room[1], room[2], room[3]  # what a cell is told, by its bit:
    # what lies around, summed up; numbers that it would like, 6 bits for completing, 6 for growing; that do harm
    n = find_groups(board, sheet, t, room)
    find_likes(free, likes, hates, room[4], room[5])
    n = find_hopes(free, t, n, room)
    n = find_cells(free, sheet, t, found, n, around)
    n = find_pairs(free, sheet, t, found, n, likes, hates)
    n = find_both(free, sheet, t, found, n, around)
    n = find_dominoes(free & grown(ALL[sheet] & ~free), t, found, n, around)
    n = find_wants(free, t, room, n)
    if HAS_HEARTS[sheet]:
        found[n] = HEARTS_AT + t * (4 * SETS + 1) + hearts_agree(board, sheet) + 1
        n += 1
    return n


@rule
def find_groups(board: IntArray, sheet: int, t: int, room: IntArray) -> int:
    """room[6] and room[7] remember each group: its free cells, and what kind it is."""
    free, n = board[0], 0
    for value in range(1, SETS):
        left = board[value]
        while left:
            group = group_of(left & -left, board[value])
            left &= ~group
            length = size(group)
            liberties = grown(group) & free
            star = 1 if group & STARRED[sheet] else 0
            kind = ((value - 1) * LENGTHS + min(length, value + 1)) * 2 + star
            room[0, n] = GROUPS + (t * KINDS + kind) * LIBERTIES + min(size(liberties), LIBERTIES - 1)
            room[6, n], room[7, n] = liberties, kind
            n += 1
            tell_neighbours(group, liberties, value, length, room)
    return n


@rule
def tell_neighbours(group: int, liberties: int, value: int, length: int, room: IntArray) -> None:
    """The free cells around a group know of it, once for each side that touches it, and how long it is."""
    mix = _MIX[code_of(value, length)]
    while liberties:
        at = lowest(liberties)
        cell = liberties & -liberties
        liberties &= liberties - 1
        room[1, at] += mix * size(grown(cell) & group)
        room[4, at] += length << 8 * (value - 1)
        room[5, at] |= int(length <= value) << (value - 1)


@rule
def find_likes(free: int, likes: IntArray, hates: IntArray, lengths: IntArray, alive: IntArray) -> None:
    """For each free cell, what each number would do there: complete a group, let one grow, or spoil one."""
    left = free
    while left:
        at = lowest(left)
        left &= left - 1
        likes[at] = 1  # a one stands for itself
        if lengths[at]:
            likes[at] = 0
            for value in range(1, SETS):
                length = 1 + ((lengths[at] >> 8 * (value - 1)) & 255)
                if length == value:
                    likes[at] |= 1 << (value - 1)
                elif 1 < length < value:
                    likes[at] |= 64 << (value - 1)
                elif length > value and (alive[at] >> (value - 1)) & 1:
                    hates[at] |= 1 << (value - 1)


@rule
def find_hopes(free: int, t: int, groups: int, room: IntArray) -> int:
    """Of each group that lacks something, how many of its free cells would complete it, let it grow or spoil it."""
    likes, hates, n = room[2], room[3], groups
    for group in range(groups):
        left, kind = room[6, group], room[7, group]
        beyond = size(grown(left) & free & ~left)
        value, length = kind // (2 * LENGTHS), kind // 2 % LENGTHS
        if length > value:
            continue  # it is complete, or too long: numbers are counted from 0 here
        complete, grow, spoil = 0, 0, 0
        while left:
            at = lowest(left)
            left &= left - 1
            complete += (likes[at] >> value) & 1
            grow += (likes[at] >> (value + 6)) & 1
            spoil += (hates[at] >> value) & 1
        around = ((min(complete, 3) * 5 + min(grow, 4)) * 4 + min(spoil, 3)) * 4 + min((beyond + 1) // 2, 3)
        phase = min(t // 2, HOPE_PHASES - 1) * KINDS + kind
        reached = min(size(reach(room[6, group], value + 1 - length, free)), REACHED - 1)
        room[0, n] = HOPES + phase * AROUND + around
        room[0, n + 1] = REACH_AT + phase * REACHED + reached
        n += 2
    return n


@rule
def reach(liberties: int, need: int, free: int) -> int:
    """The free cells that a group with these liberties may come to with so many more cells."""
    cells = liberties
    for _ in range(need - 1):
        cells = grown(cells) & free
    return cells


@rule
def find_cells(free: int, sheet: int, t: int, found: IntArray, n: int, around: IntArray) -> int:
    """Free cells by what lies around; from then on `around` knows of their free neighbours and stars as well."""
    left, phase = free, min(t // 3, CELL_PHASES - 1)
    while left:
        at = lowest(left)
        cell = left & -left
        left &= left - 1
        room = size(grown(cell) & free) - 1
        around[at] = surroundings(around[at], room, cell & STARRED[sheet] != 0)
        found[n + 1] = OPEN + t * 5 + room
        found[n] = CELLS_AT + phase * HASHED + hashed(around[at])
        n += 2
    return n


@rule
def surroundings(groups: int, room: int, star: bool) -> int:
    return groups + _MIX[FREE] * room + _MIX[STAR] * int(star)


@rule
def hashed(mixed: int) -> int:
    return (mixed ^ (mixed >> 16) ^ (mixed >> 27)) & (HASHED - 1)


@rule
def hashed_both(one: int, other: int) -> int:
    """Of two surroundings, whichever is first."""
    mixed = pair_hash(one, other)
    return (mixed ^ (mixed >> 17) ^ (mixed >> 34)) & (WIDER - 1)


@rule
def find_both(free: int, sheet: int, t: int, found: IntArray, n: int, around: IntArray) -> int:
    """Free pairs by what lies around both cells."""
    phase = BOTH_AT + min(t // 6, BOTH_PHASES - 1) * WIDER
    for pair in range(PAIRS):
        one = AT[sheet, 2 * pair]
        if (free >> one) & 1:
            found[n] = phase + hashed_both(around[one], around[AT[sheet, 2 * pair + 1]])
            n += 1
    return n


@rule
def find_dominoes(beside: int, t: int, found: IntArray, n: int, around: IntArray) -> int:
    """Two free cells side by side, both beside something written, by what lies around them."""
    phase = DOMINOES + min(t // 8, DOMINO_PHASES - 1) * WIDER
    for step in (1, ROW):
        left = beside & (beside >> step)
        while left:
            at = lowest(left)
            left &= left - 1
            found[n] = phase + hashed_both(around[at], around[at + step])
            n += 1
    return n


@rule
def find_pairs(free: int, sheet: int, t: int, found: IntArray, n: int, likes: IntArray, hates: IntArray) -> int:
    """Free pairs by what both cells would like, and all rolls by how they would fit somewhere."""
    twice, once, safe = 0, 0, 0
    for pair in range(PAIRS):
        one, other = AT[sheet, 2 * pair], AT[sheet, 2 * pair + 1]
        if (free >> one) & 1 == 0:
            continue
        found[n] = PLACES_AT + t * PAIRS + pair
        mixed = pair_hash(likes[one], likes[other]) + 7919 * size(hates[one] | hates[other])
        found[n + 1] = PAIRS_AT + min(t // 4, PAIR_PHASES - 1) * HASHED + (mixed & (HASHED - 1))
        n += 2
        a, b = (likes[one] | likes[one] >> 6) & 63, (likes[other] | likes[other] >> 6) & 63
        fine_a, fine_b = 63 & ~hates[one], 63 & ~hates[other]
        twice |= ROLLS[a] * b | ROLLS[b] * a
        once |= ROLLS[a] * fine_b | ROLLS[b] * fine_a
        safe |= ROLLS[fine_a] * fine_b | ROLLS[fine_b] * fine_a
    found[n] = FITS + (t * 19 + size(twice) // 2) * 13 + size(once) // 3
    found[n + 1] = SAFE + t * 37 + size(safe)
    return n + 2


@rule
def pair_hash(one: int, other: int) -> int:
    """The same for a pair and its mirror image."""
    low, high = min(one, other), max(one, other)
    mixed = low * 4099 + high * 1000003
    return mixed ^ (mixed >> 15)


@rule
def find_wants(free: int, t: int, room: IntArray, n: int) -> int:
    """Of each number, how many free cells would like it or not mind it."""
    found, likes, hates = room[0], room[2], room[3]
    complete, grow, dump = 0, 0, 0
    left = free
    while left:
        at = lowest(left)
        left &= left - 1
        complete += COUNTS[likes[at] & 63]
        grow += COUNTS[likes[at] >> 6]
        dump += COUNTS[63 & ~hates[at]]
    for k in range(FACES):
        many, some, any_ = (complete >> 8 * k) & 255, (grow >> 8 * k) & 255, (dump >> 8 * k) & 255
        found[n] = WANTS + (t * FACES + k) * 100 + (min(many, 4) * 5 + min(some, 4)) * 4 + min(any_ // 3, 3)
        n += 1
    return n


# --- What a sheet is worth ------------------------------------------------------------------------------


@rule
def points_of(board: IntArray, sheet: int) -> int:
    """What a full sheet scores; `rules.py` says the same more slowly, and a test compares them."""
    return int(points_with(board, sheet, 0.0))


@rule
def points_with(board: IntArray, sheet: int, growing: float) -> float:
    """The points, and so much for each cell of a group that is not complete yet."""
    total = 0.0
    for value in range(1, SETS):
        left = board[value]
        while left:
            group = group_of(left & -left, board[value])
            left &= ~group
            length = size(group)
            if length == value:
                total += 2 * value if group & STARRED[sheet] else value
            elif length < value:
                total += growing * length
    if HAS_HEARTS[sheet]:
        agree = hearts_agree(board, sheet)
        if agree >= 0 and agree % 4 == HEARTS:
            total += HEART_BONUS
    return total


@rule
def value_of(board: IntArray, sheet: int, worths: Worths, room: IntArray) -> float:
    """About how many points this sheet will make."""
    if board[0] == 0:
        return float(points_of(board, sheet))
    total = 0.0
    for k in range(find_features(board, sheet, room)):
        total += worths[sheet, room[0, k]]
    return total
