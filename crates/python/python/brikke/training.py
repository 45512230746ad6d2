"""Networks that learn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from brikke.arrays import RulesLike, as_rules
from brikke.brikke_native import Network, Training
from brikke.contest import positive, seed_number


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
    rules: RulesLike = "classic",
    *,
    games: int,
    every: int = 1000,
    callback: Callable[[Round], object] | None = None,
    training: Training | None = None,
    network: Network | None = None,
    shape: str | None = None,
    alpha: float | None = None,
    lambda_: float = 0.5,
    coherent: bool = True,
    optimistic: float = 0.0,
    seed: int | str = 1,
    jobs: int = 1,
    **changes: object,
) -> Training:
    """Trains a network by temporal differences on afterstates.

    ``callback`` is called after every ``every`` games; one that returns
    ``False`` ends the training. ``training`` goes on with another one,
    ``network`` begins with its weights. One job gives the same weights every
    time; more are faster.
    """
    if training is None:
        playing = network.rules if network and not changes else as_rules(rules, **changes)
        training = Training(
            playing, shape=shape, alpha=alpha, lambda_=lambda_, coherent=coherent,
            optimistic=optimistic, seed=seed_number(seed), network=network,
        )  # fmt: skip
    left = positive("games", games)
    while left > 0:
        played = training.play(min(left, positive("every", every)), positive("jobs", jobs))
        left -= every
        if callback is not None and callback(_round(training, played)) is False:
            break
    return training


def _round(training: Training, played: list[tuple[int, int, int]]) -> Round:
    table = np.array(played, np.uint64).reshape(-1, 3)
    return Round(
        training, table[:, 0].astype(np.float64), table[:, 1].astype(np.int64), table[:, 2]
    )
