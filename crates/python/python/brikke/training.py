"""Networks that learn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from brikke.arrays import RulesLike, as_rules, own_rules
from brikke.brikke_native import BrikkeError, Network, Training
from brikke.numbers import positive, seed_number
from brikke.player import as_network


@dataclass(frozen=True)
class Round:
    """Some games of a training, for a callback."""

    training: Training
    """The training itself, to be tested or saved."""
    scores: npt.NDArray[np.float64]
    moves: npt.NDArray[np.int64]
    largest: npt.NDArray[np.uint64]
    """The largest tile of each game."""

    @property
    def mean(self) -> float:
        """The mean score of the round."""
        return float(self.scores.mean())

    def share_reaching(self, tile: int) -> float:
        """The share of games of the round that reached the tile."""
        return float((self.largest >= tile).mean())


def train(
    rules: RulesLike | None = None,
    *,
    games: int,
    every: int = 1000,
    callback: Callable[[Round], object] | None = None,
    training: Training | None = None,
    network: Network | None = None,
    shape: str | None = None,
    alpha: float | None = None,
    lambda_: float | None = None,
    coherent: bool | None = None,
    optimistic: float | None = None,
    seed: int | str | None = None,
    jobs: int = 1,
    **changes: object,
) -> Training:
    """Trains a network by temporal differences on afterstates.

    ``callback`` is called after every ``every`` games; one that returns
    ``False`` ends the training. ``training`` goes on with another one, whose
    rules and method stay as they are; ``network`` begins with its weights,
    its rules and its shape. ``lambda_`` is 0.5, ``coherent`` true,
    ``optimistic`` 0 and ``seed`` 1 unless they are given. One job gives the
    same weights every time; more are faster.
    """
    method = {
        "shape": shape, "alpha": alpha, "lambda_": lambda_, "coherent": coherent,
        "optimistic": optimistic, "seed": None if seed is None else seed_number(seed),
        "network": as_network(network),
    }  # fmt: skip
    given = {name: value for name, value in method.items() if value is not None}
    if training is None:
        training = _begun(rules, given, **changes)
    else:
        _check_goes_on(training, given)
        own_rules("the training", training.rules, rules, **changes)
    left = positive("games", games)
    while left > 0:
        played = training.play(min(left, positive("every", every)), positive("jobs", jobs))
        left -= every
        answer = None if callback is None else callback(_round(training, played))
        if isinstance(answer, (bool, np.bool_)) and not answer:
            break
    return training


def _begun(rules: RulesLike | None, given: dict[str, Any], **changes: object) -> Training:
    """A new training, or one that begins with a network and has its rules."""
    network: Network | None = given.get("network")
    if network is None:
        return Training(as_rules(rules, **changes), **given)
    return Training(own_rules("the network", network.rules, rules, **changes), **given)


def _check_goes_on(training: object, given: dict[str, Any]) -> None:
    """Refuses what is no training, and what a training has already."""
    if not isinstance(training, Training):
        raise TypeError(f"training: write a brikke.Training, not {type(training).__name__}")
    if given:
        names = ", ".join(given)
        raise BrikkeError(f"{names}: a training that goes on keeps its own; leave it out")


def _round(training: Training, played: list[tuple[int, int, int]]) -> Round:
    table = np.array(played, np.uint64).reshape(-1, 3)
    return Round(
        training, table[:, 0].astype(np.float64), table[:, 1].astype(np.int64), table[:, 2]
    )
