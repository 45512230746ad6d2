"""Players by name, with values for one board or many."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from brikke import brikke_native as native
from brikke.arrays import BoardsLike, RulesLike, as_batch, as_rules
from brikke.brikke_native import BrikkeError, Network, Rules


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

        Not a number where nothing moves. What a value counts is the player's
        own affair: only values of one player on one board are comparable.
        """
        batch, is_single = as_batch(boards)
        values = self._native.values(batch, jobs)
        return values[0] if is_single else values

    def choose(self, boards: BoardsLike, *, jobs: int = 1) -> Any:
        """The action on one board (an int), or on each of many (an array).

        -1 where nothing moves.
        """
        batch, is_single = as_batch(boards)
        actions = self._native.choose(batch, jobs)
        return int(actions[0]) if is_single else actions

    def __repr__(self) -> str:
        return repr(self._native)

    def __reduce__(self) -> tuple[type[Player], tuple[str, Rules, Network | None]]:
        return type(self), (self.name, self.rules, self._network)


def player(
    name: str,
    rules: RulesLike = "classic",
    *,
    network: Network | None = None,
    **changes: object,
) -> Player:
    """The player with this name, such as ``corner``, ``expectimax:3`` or ``learned:50ms``.

    ``rules`` is a preset and ``changes`` what is different, such as
    ``size="3x3"``. ``network`` replaces the network of ``learned`` and
    ``best``.
    """
    if network is not None and rules == "classic" and not changes:
        return Player(name, network.rules, network)
    return Player(name, as_rules(rules, **changes), network)


PlayerLike = Player | str
"""A player, or its name."""


def as_player(player_or_name: PlayerLike, rules: RulesLike, **changes: object) -> Player:
    """The player; by its name under these rules."""
    if not isinstance(player_or_name, Player):
        return Player(player_or_name, as_rules(rules, **changes))
    own = player_or_name.rules
    if (changes or rules != "classic") and as_rules(rules, **changes) != own:
        raise BrikkeError(f"the player {player_or_name.name} has rules of its own: {own.name}")
    return player_or_name
