"""Another way of counting, which shares nothing with the rules but the printed sheets."""

from splendide.games.splitter.sheets import DATA


def counted_by_spreading(drawing: str, sheet: str) -> int:
    """Count again, from the words of the rule sheet: every cell's group is spread until it stops growing."""
    at = {(r, c): d for r, row in enumerate(drawing.split()) for c, d in enumerate(row) if d != "."}
    groups = {frozenset(_spread(at, place)) for place in at}
    total = 0
    for group in groups:
        value = int(at[min(group)])
        starred = any(DATA["sheets"][sheet][r][c] == "*" for r, c in group)
        total += value * (1 + starred) * (len(group) == value)
    hearts = {at.get(place) for place in [(0, 6), (2, 1), (4, 4)]}
    return total + 5 * (sheet == "B" and len(hearts) == 1 and None not in hearts)


def _spread(at: dict[tuple[int, int], str], start: tuple[int, int]) -> set[tuple[int, int]]:
    group = {start}
    while True:
        edge = {(r + dr, c + dc) for r, c in group for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        grown = group | {place for place in edge if at.get(place) == at[start]}
        if grown == group:
            return group
        group = grown
