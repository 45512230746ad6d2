"""Pictures of boards: HTML for notebooks, pixels for videos."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from brikke.brikke_native import Board, Game

# The colours of the theme "classic": the edge, an empty cell, and tiles from 2 to 2048.
EDGE = "bbada0"
EMPTY = "cdc1b4"
TILES = (
    "eee4da", "ede0c8", "f2b179", "f59563", "f67c5f", "f65e3b",
    "edcf72", "edcc61", "edc850", "edc53f", "edc22e",
)  # fmt: skip
BEYOND = "3c3a32"
DARK_TEXT = "776e65"
LIGHT_TEXT = "f9f6f2"

# Digits of three by five pixels, a row of bits to each octal digit.
DIGITS = ("75557", "26227", "71747", "71717", "55711", "74717", "74757", "71111", "75757", "75717")


def board_html(board: Board, caption: str = "") -> str:
    """The board as a table."""
    rows = "".join(f"<tr>{''.join(map(_cell_html, row))}</tr>" for row in board.tiles)
    title = f"<caption>{caption}</caption>" if caption else ""
    return (
        f'<table style="border-collapse:separate;border-spacing:6px;background:#{EDGE};'
        f'border-radius:6px">{title}{rows}</table>'
    )


def game_html(game: Game) -> str:
    """The board of a game, with its score."""
    name, phase = game.rules.name, game.phase
    return board_html(game.board, f"{name}: {game.score:,} points, {game.moves:,} moves, {phase}")


def _cell_html(tile: int) -> str:
    back, text = _colours(tile.bit_length() - 1 if tile else 0)
    return (
        f'<td style="width:48px;height:48px;text-align:center;font-weight:bold;border-radius:4px;'
        f'background:#{back};color:#{text}">{tile or ""}</td>'
    )


def _colours(exponent: int) -> tuple[str, str]:
    if exponent == 0:
        return EMPTY, EMPTY
    back = TILES[exponent - 1] if exponent <= len(TILES) else BEYOND
    return back, DARK_TEXT if exponent <= 2 else LIGHT_TEXT


def board_pixels(exponents: npt.NDArray[np.uint8], side: int = 48) -> npt.NDArray[np.uint8]:
    """The board as an image of shape (height, width, 3)."""
    rows, columns = exponents.shape
    gap = max(2, side // 12)
    image = np.empty((rows * (side + gap) + gap, columns * (side + gap) + gap, 3), np.uint8)
    image[:] = _rgb(EDGE)
    for (row, column), exponent in np.ndenumerate(exponents):
        top, left = gap + row * (side + gap), gap + column * (side + gap)
        _draw_tile(image[top : top + side, left : left + side], int(exponent))
    return image


def _draw_tile(cell: npt.NDArray[np.uint8], exponent: int) -> None:
    back, text = _colours(exponent)
    cell[:] = _rgb(back)
    if exponent == 0:
        return
    label = _label(str(1 << exponent))
    scale = max(1, min(cell.shape[1] * 4 // 5 // label.shape[1], cell.shape[0] // 2 // 5))
    dots = np.kron(label, np.ones((scale, scale), bool))[: cell.shape[0], : cell.shape[1]]
    top, left = ((whole - part) // 2 for whole, part in zip(cell.shape, dots.shape, strict=False))
    cell[top : top + dots.shape[0], left : left + dots.shape[1]][dots] = _rgb(text)


def _label(text: str) -> npt.NDArray[np.bool_]:
    """The digits beside each other, as dots."""
    label = np.zeros((5, 4 * len(text) - 1), bool)
    for place, digit in enumerate(text):
        for row, bits in enumerate(DIGITS[int(digit)]):
            label[row, 4 * place : 4 * place + 3] = [int(bits, 8) >> bit & 1 for bit in (2, 1, 0)]
    return label


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour))
