"""Functions on many boards at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brikke import brikke_native as native
from brikke.arrays import Boards, BoardsLike, RulesLike, as_batch, rules_for
from brikke.numbers import seed_number


class Afterstates(NamedTuple):
    """The four slides of each board, in the order of the actions."""

    boards: Boards
    """The boards after the slides, of shape (number, 4, rows, columns).
    Where nothing moves it is the board before."""
    gained: npt.NDArray[np.float64]
    """The points of the slides, of shape (number, 4)."""
    legal: npt.NDArray[np.int8]
    """1 where something moves, of shape (number, 4)."""


class Spawns(NamedTuple):
    """Every board that a new tile can make."""

    boards: Boards
    probabilities: npt.NDArray[np.float64]
    origins: npt.NDArray[np.int64]
    """The number of the board that each comes from."""


def legal_moves(boards: BoardsLike) -> npt.NDArray[np.int8]:
    """1 for each action that moves something: (number, 4), or (4,) for one board."""
    batch, is_single = as_batch(boards)
    legal = native.legal_moves(batch)
    return legal[0] if is_single else legal


def afterstates(boards: BoardsLike) -> Afterstates:
    """The four afterstates of each board, their points and their legality."""
    batch, is_single = as_batch(boards)
    after, gained, legal = native.afterstates(batch)
    if is_single:
        return Afterstates(after[0], gained[0], legal[0])
    return Afterstates(after, gained, legal)


def spawn(boards: BoardsLike, *, seed: int | str, rules: RulesLike | None = None) -> Boards:
    """Each board with a new tile; a full board stays. Board ``i`` draws from
    stream ``i`` of the seed, whatever the others are."""
    batch, is_single = as_batch(boards)
    placed = native.spawn(batch, rules_for(batch, rules), seed_number(seed))
    return placed[0] if is_single else placed


def spawns(boards: BoardsLike, *, rules: RulesLike | None = None) -> Spawns:
    """Every board that a new tile can make of each board, with its probability."""
    batch, _ = as_batch(boards)
    return Spawns(*native.spawns(batch, rules_for(batch, rules)))
