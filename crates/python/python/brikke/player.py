"""Players by name, with values for one board or many."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import numpy.typing as npt

from brikke import brikke_native as native
from brikke.arrays import BoardsLike, RulesLike, as_batch, as_rules, own_rules
from brikke.brikke_native import Network, Rules
from brikke.numbers import positive


class Player:
    """A player with everything that it needs under its rules."""

    def __init__(self, name: str, rules: Rules, network: Network | None = None) -> None:
        self._native = native.Player(name, rules, network)
        self._network = network

    @property
    def name(self) -> str:
        """Its name, with its effort."""
        return self._native.name

    @property
    def rules(self) -> Rules:
        """The rules that it plays by."""
        return self._native.rules

    @property
    def network(self) -> Network | None:
        """The network that it was given; none for the one that comes with Brikke."""
        return self._network

    def values(self, boards: BoardsLike, *, jobs: int = 1) -> npt.NDArray[np.float64]:
        """The values of the four directions: (4,) of one board, (number, 4) of many.

        Not a number where nothing moves. Every player has a scale of its own
        (``random`` gives every legal direction 0): compare values of one
        player on one board only.
        """
        batch, is_single = as_batch(boards)
        values = self._native.values(batch, positive("jobs", jobs))
        return values[0] if is_single else values

    def choose(self, boards: BoardsLike, *, jobs: int = 1) -> Any:
        """The action on one board (an int), or on each of many (an array).

        -1 where nothing moves.
        """
        batch, is_single = as_batch(boards)
        actions = self._native.choose(batch, positive("jobs", jobs))
        return int(actions[0]) if is_single else actions

    def __repr__(self) -> str:
        return repr(self._native)

    def __reduce__(self) -> tuple[type[Player], tuple[str, Rules, Network | None]]:
        return type(self), (self.name, self.rules, self._network)


def player(
    name: str,
    rules: RulesLike | None = None,
    *,
    network: Network | None = None,
    **changes: object,
) -> Player:
    """The player with this name, such as ``corner``, ``expectimax:3`` or ``learned:50ms``.

    ``rules`` is a preset and ``changes`` what is different, such as
    ``size="3x3"``. ``network`` replaces the network of ``learned`` and
    ``best``; without rules the player has those of the network.
    """
    own = as_network(network)
    if own is not None and rules is None and not changes:
        return Player(name, own.rules, own)
    return Player(name, as_rules(rules, **changes), own)


def as_network(network: object) -> Network | None:
    """The network, or none; refuses anything else."""
    if network is None or isinstance(network, Network):
        return network
    if isinstance(network, (str, os.PathLike)):
        path = os.fspath(network)
        raise TypeError(f"network: a path is not a network: load it with brikke.Network.load({path!r})")
    raise TypeError(f"network: write a brikke.Network, not {type(network).__name__}")


PlayerLike = Player | str
"""A player, or its name."""


def as_player(player_or_name: PlayerLike, rules: RulesLike | None, **changes: object) -> Player:
    """The player; by its name under these rules."""
    if not isinstance(player_or_name, Player):
        return Player(player_or_name, as_rules(rules, **changes))
    own_rules(f"the player {player_or_name.name}", player_or_name.rules, rules, **changes)
    return player_or_name
