"""Games and evaluations on many machines, by Ray.

Work is cut into pieces by the numbers of games or boards, and a piece gives
the same result wherever and however often it is done. So nothing depends on
the number of machines, and a worker that dies costs time alone: Ray does its
piece again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import ray

from brikke import brikke_native as native
from brikke.arrays import Boards, BoardsLike, RulesLike, as_batch
from brikke.brikke_native import BrikkeError
from brikke.contest import (
    MatchResult,
    PlayedGame,
    Trajectories,
    summarised,
)
from brikke.contest import trajectories as play_trajectories
from brikke.numbers import positive, seed_number
from brikke.player import Player, PlayerLike, as_player

__all__ = ["evaluate", "match", "trajectories"]

Games = list[tuple[int, int, int]]
"""Score, moves and largest tile of each game."""


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
    running cluster is used, or one is started here. It is refused while Ray is
    connected to another one. ``progress`` is called with the number of the
    first game and the results of each piece as it arrives, in any order;
    ``piece`` is the number of games in one.
    """
    began = time.perf_counter()
    playing = as_player(player, rules, **changes)
    number = seed_number(seed)
    found: dict[int, Games] = {}
    cpu_seconds: list[float] = []
    pieces = _pieces(games, piece)

    def arrived(place: int, result: tuple[Games, float]) -> None:
        played, seconds = result
        found[place] = played
        cpu_seconds.append(seconds)
        if progress is not None:
            progress(pieces[place][0], [PlayedGame(*game) for game in played])

    _spread(_play, playing, [(number, first, count) for first, count in pieces], address, arrived)
    played = [game for place in range(len(pieces)) for game in found[place]]
    return summarised(playing, seed, played, time.perf_counter() - began, sum(cpu_seconds))


def evaluate(
    player: PlayerLike,
    boards: BoardsLike,
    *,
    rules: RulesLike | None = None,
    address: str | None = None,
    piece: int = 1000,
    **changes: object,
) -> npt.NDArray[np.float64]:
    """The player's values of the four directions: (4,) of one board, (number, 4) of many."""
    playing = as_player(player, rules, **changes)
    batch, is_single = as_batch(boards)
    playing._native.check(batch)
    cuts = [batch[first : first + piece] for first in range(0, len(batch), positive("piece", piece))]
    found: dict[int, npt.NDArray[np.float64]] = {}
    _spread(_evaluate, playing, [(cut,) for cut in cuts], address, found.__setitem__)
    empty = np.empty((0, 4))
    values: npt.NDArray[np.float64] = np.concatenate([empty, *(found[place] for place in range(len(cuts)))])
    return values[0] if is_single else values


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
    pieces = _pieces(games, piece)
    found: dict[int, Trajectories] = {}
    arguments = [(number, first, count) for first, count in pieces]
    _spread(_play_trajectories, playing, arguments, address, found.__setitem__)
    parts = [found[place] for place in range(len(pieces))]
    return Trajectories(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def _usual_piece(games: int) -> int:
    """Small enough that no worker is waited for, large enough to be worth sending."""
    return max(1, min(games // 100, 1000))


def _pieces(games: int, piece: int | None) -> list[tuple[int, int]]:
    """The first game and the number of games of each piece."""
    count = positive("games", games)
    each = _usual_piece(count) if piece is None else positive("piece", piece)
    return [(first, min(each, count - first)) for first in range(0, count, each)]


def _play(player: Player, seed: int, first: int, count: int) -> tuple[Games, float]:
    """The games with the processor time that they took."""
    began = time.process_time()
    games = native.play_games(player._native, seed, first, count, 1)
    return games, time.process_time() - began


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
    _connect(address)
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


def _connect(address: str | None) -> None:
    """Connects with the cluster of this address, unless it is done."""
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
        return
    connected: str = ray.get_runtime_context().gcs_address
    if address not in (None, "auto", connected):
        raise BrikkeError(
            f"address: Ray is already connected with {connected}: leave the address out, "
            "or call ray.shutdown() first"
        )


def _done(work: Callable[..., Any], player: Player, *arguments: Any) -> Any:
    return work(player, *arguments)


def _most_at_once() -> int:
    """Two pieces for each processor, so that nobody waits for the next one."""
    cluster_resources: Callable[[], dict[str, float]] = ray.cluster_resources
    return max(2, 2 * int(cluster_resources().get("CPU", 1)))
