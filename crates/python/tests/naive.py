"""The rules once more, in the most obvious way: what fast code is checked against."""

from __future__ import annotations

Grid = list[list[int]]


def slide_left(row: list[int]) -> tuple[list[int], int]:
    """A row of exponents after a slide to the left, and its points."""
    tiles = [tile for tile in row if tile]
    merged, gained, place = [], 0, 0
    while place < len(tiles):
        if place + 1 < len(tiles) and tiles[place] == tiles[place + 1]:
            merged.append(tiles[place] + 1)
            gained += 1 << (tiles[place] + 1)
            place += 2
        else:
            merged.append(tiles[place])
            place += 1
    return merged + [0] * (len(row) - len(merged)), gained


def turn(grid: Grid) -> Grid:
    """A quarter turn against the clock: what was the top row is the first column, reversed."""
    return [list(row) for row in zip(*grid, strict=True)][::-1]


def slide(grid: Grid, action: int) -> tuple[Grid, int]:
    """The board after an action (0 up, 1 right, 2 down, 3 left), and its points."""
    turns = {3: 0, 0: 1, 1: 2, 2: 3}[action]
    for _ in range(turns):
        grid = turn(grid)
    rows = [slide_left(row) for row in grid]
    grid = [row for row, _ in rows]
    for _ in range((4 - turns) % 4):
        grid = turn(grid)
    return grid, sum(gained for _, gained in rows)
