"""Exact values of perfect play on small boards."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brikke import brikke_native as native
from brikke.arrays import Boards, BoardsLike, RulesLike, as_batch, as_rules
from brikke.brikke_native import Rules
from brikke.numbers import positive


class ValuedAfterstates(NamedTuple):
    """Afterstates with their values, one of those that are the same but for symmetry."""

    boards: Boards
    values: npt.NDArray[np.float64]


class Solution:
    """A solved game."""

    def __init__(self, solved: native.Solution) -> None:
        self._native = solved
        self._arrays: ValuedAfterstates | None = None

    @property
    def value(self) -> float:
        """The expected score from the start, or the probability of reaching the tile."""
        return self._native.value

    @property
    def states(self) -> int:
        """The number of boards that can come up, counted up to symmetry."""
        return self._native.states

    @property
    def afterstates(self) -> int:
        """The number of afterstates, counted likewise."""
        return self._native.afterstates

    @property
    def rules(self) -> Rules:
        """The rules that were solved."""
        return self._native.rules

    @property
    def reach(self) -> int | None:
        """The tile to reach, or ``None`` where points count."""
        return self._native.reach

    def values(self, boards: BoardsLike) -> npt.NDArray[np.float64]:
        """The values of the four directions, points of the move included.

        Not a number where nothing moves.
        """
        batch, is_single = as_batch(boards)
        values = self._native.values_of(batch)
        return values[0] if is_single else values

    def arrays(self) -> ValuedAfterstates:
        """Every afterstate with its value beyond the points so far.

        The arrays are made once: every call returns them again, to be read only.
        """
        if self._arrays is None:
            self._arrays = ValuedAfterstates(*self._native.arrays())
            for array in self._arrays:
                array.setflags(write=False)
        return self._arrays

    def save(self, path: str | os.PathLike[str]) -> None:
        """Saves the solution, as ``brikke solve --save`` does."""
        self._native.save(os.fspath(path))

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Solution:
        """Reads a saved solution."""
        return Solution(native.Solution.load(os.fspath(path)))

    def __repr__(self) -> str:
        return repr(self._native)

    def __reduce__(self) -> tuple[Callable[[bytes], Solution], tuple[bytes]]:
        return _of_bytes, (self._native.to_bytes(),)


def _of_bytes(solution: bytes) -> Solution:
    """The solution of a pickle."""
    return Solution(native.Solution.from_bytes(solution))


def solve(
    size: str | Sequence[int] | None = None,
    *,
    reach: int | None = None,
    rules: RulesLike | None = None,
    memory: int = 4_000_000_000,
    jobs: int = 1,
    progress: Callable[[float, int], object] | None = None,
    **changes: object,
) -> Solution:
    """Solves a small board: the numbers of ``brikke solve``.

    With ``reach`` the probability of that tile is made as great as it can be,
    otherwise the score. ``progress`` is called with the share that is done
    and the states found; ``memory`` is the most bytes that it may take.
    """
    solving = as_rules(rules, size=size, **changes)
    return Solution(native.solve(solving, reach, positive("memory", memory), positive("jobs", jobs), progress))
