"""Boards as arrays: what Python writes becomes what the engine reads."""

from __future__ import annotations

from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from brikke.brikke_native import Board as NativeBoard
from brikke.brikke_native import BrikkeError, Rules

Boards: TypeAlias = npt.NDArray[np.uint8]
"""An array of exponents of shape (number, rows, columns)."""

BoardsLike: TypeAlias = "NativeBoard | npt.ArrayLike"
"""A board, or exponents of shape (rows, columns) or (number, rows, columns)."""

RulesLike: TypeAlias = "Rules | str"
"""Rules, the name of a preset, or the six rules as text."""


def as_exponents(boards: npt.ArrayLike) -> Boards:
    """The exponents as bytes; refuses what is none."""
    array = np.asarray(boards)
    if array.dtype == np.uint8:
        return cast(Boards, array)
    if array.size == 0:
        # Of no numbers numpy makes floats.
        return array.astype(np.uint8)
    if isinstance(boards, str):
        raise BrikkeError("a text is not an array of exponents: write brikke.Board(text)")
    if array.dtype.kind not in "iub":
        raise BrikkeError(f"a board has whole numbers (exponents), not {array.dtype}")
    if array.size and (array.min() < 0 or array.max() > 255):
        raise BrikkeError("exponents are from 0 for an empty cell to 112")
    return array.astype(np.uint8)


def as_batch(boards: BoardsLike) -> tuple[Boards, bool]:
    """The boards as a batch, and whether it was a single one."""
    if isinstance(boards, NativeBoard):
        return boards.array()[None], True
    array = as_exponents(boards)
    if array.ndim == 2:
        return array[None], True
    if array.ndim != 3:
        shapes = "(rows, columns) or (number, rows, columns)"
        raise BrikkeError(f"boards are an array of shape {shapes}, not {array.shape}")
    return array, False


def as_rules(rules: RulesLike | None, **changes: object) -> Rules:
    """The rules, or a preset's (the classic ones if none is named) with what is to be different."""
    changes = {name: value for name, value in changes.items() if value is not None}
    if isinstance(rules, Rules):
        if changes:
            names = ", ".join(changes)
            raise BrikkeError(f"{names}: complete rules cannot be changed: name a preset instead")
        return rules
    if not isinstance(rules, (str, type(None))):
        raise TypeError(f"rules: write a brikke.Rules or the name of a preset, not {type(rules).__name__}")
    return Rules("classic" if rules is None else rules, **changes)  # type: ignore[arg-type]


def own_rules(owner: str, own: Rules, rules: RulesLike | None, **changes: object) -> Rules:
    """The rules of something that has rules of its own; refuses others."""
    is_asked = rules is not None or any(value is not None for value in changes.values())
    if is_asked and as_rules(rules, **changes) != own:
        raise BrikkeError(f"{owner} has rules of its own: {own.name}")
    return own


def rules_for(batch: Boards, rules: RulesLike | None) -> Rules:
    """The rules, or the classic ones on boards of this size."""
    if rules is not None:
        return as_rules(rules)
    _, rows, columns = batch.shape
    return Rules("classic", size=f"{rows}x{columns}")
