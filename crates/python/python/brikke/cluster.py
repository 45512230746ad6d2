"""Games and evaluations on many machines, by Ray.

Work is cut into pieces by the numbers of games or boards, and a piece gives
the same result wherever and however often it is done. So nothing depends on
the number of machines, and a worker that dies costs time alone: Ray does its
piece again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import ray

from brikke import brikke_native as native
from brikke.arrays import Boards, RulesLike, as_exponents
from brikke.contest import (
    MatchResult,
    PlayedGame,
    Trajectories,
    positive,
    seed_number,
    summarised,
)
from brikke.contest import trajectories as play_trajectories
from brikke.player import Player, PlayerLike, as_player

__all__ = ["evaluate", "match", "trajectories"]

Games = list[tuple[int, int, int]]


def match(
    player: PlayerLike,
    games: int = 100,
    *,
    seed: int | str = 1,
    rules: RulesLike | None = None,
    address: str | None = None,
    piece: int | None = None,
    progress: Callable[[int, Sequence[PlayedGame]], object] | None = None,
    **changes: object,
) -> MatchResult:
    """Plays a match on the cluster: the numbers of ``brikke match`` with this seed.

    ``address`` is the cluster's, as ``ray.init`` takes it; without one the
    running cluster is used, or one is started here. ``progress`` is called
    with the number of the first game and the results of each piece as it
    arrives; ``piece`` is the number of games in one.
    """
    began = time.perf_counter()
    playing = as_player(player, rules, **changes)
    number = seed_number(seed)
    found: dict[int, Games] = {}
    pieces = list(_pieces(positive("games", games), piece or _usual_piece(games)))

    def arrived(place: int, played: Games) -> None:
        found[place] = played
        if progress is not None:
            progress(pieces[place][0], [PlayedGame(*game) for game in played])

    _spread(_play, playing, [(number, first, count) for first, count in pieces], address, arrived)
    played = [game for place in range(len(pieces)) for game in found[place]]
    return summarised(playing.name, playing.rules, seed, played, time.perf_counter() - began)


def evaluate(
    player: PlayerLike,
    boards: npt.ArrayLike,
    *,
    rules: RulesLike | None = None,
    address: str | None = None,
    piece: int = 1000,
    **changes: object,
) -> npt.NDArray[np.float64]:
    """The player's values of the four directions of each board, of shape (number, 4)."""
    playing = as_player(player, rules, **changes)
    batch = as_exponents(boards)
    cuts = [batch[first : first + piece] for first in range(0, len(batch), positive("piece", piece))]
    found: dict[int, npt.NDArray[np.float64]] = {}
    _spread(_evaluate, playing, [(cut,) for cut in cuts], address, found.__setitem__)
    empty = np.empty((0, 4))
    return np.concatenate([empty, *(found[place] for place in range(len(cuts)))])


def trajectories(
    player: PlayerLike,
    games: int,
    *,
    seed: int | str = 1,
    rules: RulesLike | None = None,
    address: str | None = None,
    piece: int | None = None,
    **changes: object,
) -> Trajectories:
    """Every move of the games of a match, played on the cluster: data to learn from."""
    playing = as_player(player, rules, **changes)
    number = seed_number(seed)
    pieces = list(_pieces(positive("games", games), piece or _usual_piece(games)))
    found: dict[int, Trajectories] = {}
    arguments = [(number, first, count) for first, count in pieces]
    _spread(_play_trajectories, playing, arguments, address, found.__setitem__)
    parts = [found[place] for place in range(len(pieces))]
    return Trajectories(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def _usual_piece(games: int) -> int:
    """Small enough that no worker is waited for, large enough to be worth sending."""
    return max(1, min(games // 100, 1000))


def _pieces(games: int, piece: int) -> Iterator[tuple[int, int]]:
    """The first game and the number of games of each piece."""
    for first in range(0, games, positive("piece", piece)):
        yield first, min(piece, games - first)


def _play(player: Player, seed: int, first: int, count: int) -> Games:
    return native.play_games(player._native, seed, first, count, 1)


def _evaluate(player: Player, boards: Boards) -> npt.NDArray[np.float64]:
    return player._native.values(boards, 1)


def _play_trajectories(player: Player, seed: int, first: int, count: int) -> Trajectories:
    return play_trajectories(player, count, seed=seed, first=first)


def _spread(
    work: Callable[..., Any],
    player: Player,
    arguments: Sequence[tuple[Any, ...]],
    address: str | None,
    arrived: Callable[[int, Any], object],
) -> None:
    """Does the work for each of the arguments; ``arrived`` receives each result."""
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    # A piece whose worker has died is done again, as often as it takes.
    remote = ray.remote(max_retries=-1)(_done)
    shared = ray.put(player)
    waiting = iter(enumerate(arguments))
    running: dict[Any, int] = {}
    try:
        while True:
            while len(running) < _most_at_once():
                place, own = next(waiting, (None, ()))
                if place is None:
                    break
                running[remote.remote(work, shared, *own)] = place
            if not running:
                return
            (done, *_), _ = ray.wait(list(running), num_returns=1)
            arrived(running.pop(done), ray.get(done))
    finally:
        for left in running:
            ray.cancel(left)


def _done(work: Callable[..., Any], player: Player, *arguments: Any) -> Any:
    return work(player, *arguments)


def _most_at_once() -> int:
    """Two pieces for each processor, so that nobody waits for the next one."""
    cluster_resources: Callable[[], dict[str, float]] = ray.cluster_resources
    return max(2, 2 * int(cluster_resources().get("CPU", 1)))
