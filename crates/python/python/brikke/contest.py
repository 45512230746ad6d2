"""Many games of a player: the numbers of ``brikke match``."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from brikke import brikke_native as native
from brikke.arrays import Boards, RulesLike
from brikke.brikke_native import BrikkeError, Rules
from brikke.numbers import at_least, positive, seed_name, seed_number
from brikke.player import Player, PlayerLike, as_player


class PlayedGame(NamedTuple):
    """The result of one game."""

    score: int
    moves: int
    largest: int
    """The largest tile on the last board."""


@dataclass(frozen=True, repr=False)
class MatchResult:
    """The figures of a match."""

    player: str
    rules: Rules
    seed: int | str
    games: tuple[PlayedGame, ...]
    mean: float
    stderr: float | None
    median: float
    min: int
    max: int
    mean_moves: float
    reached: dict[int, float]
    """The share of games that reached each tile."""
    seconds: float
    cpu_seconds: float
    """The processor time of all threads of the process, or of all workers."""

    def __repr__(self) -> str:
        return (
            f"<MatchResult of {self.player} ({self.rules.name}): {len(self.games)} games, "
            f"seed {self.seed}, mean score {self.mean:.1f}>"
        )

    def to_dict(self) -> dict[str, Any]:
        """The figures with the names of ``brikke match --json``."""
        moves = sum(game.moves for game in self.games)
        return {
            "player": self.player,
            "rules": self.rules.name,
            "games": len(self.games),
            "seed": self.seed,
            "score": {
                "mean": self.mean,
                "stderr": self.stderr,
                "median": self.median,
                "min": self.min,
                "max": self.max,
            },
            "moves": {"mean": self.mean_moves},
            "reached": {str(tile): share for tile, share in self.reached.items()},
            "moves_per_second": moves / max(self.seconds, 1e-9),
            "moves_per_cpu_second": moves / max(self.cpu_seconds, 1e-9),
            "seconds": self.seconds,
        }


def match(
    player: PlayerLike,
    games: int = 100,
    *,
    seed: int | str = 1,
    jobs: int = 1,
    rules: RulesLike | None = None,
    progress: Callable[[int, PlayedGame], object] | None = None,
    **changes: object,
) -> MatchResult:
    """Plays games and measures: the same seed gives the numbers of ``brikke match``.

    A seed is a number or any text; a text that is a number means that number.
    ``progress`` is called with the number and the result of each game as it
    ends: with several jobs not in the order of the numbers. ``jobs`` threads
    play; they change nothing in the result.
    """
    playing = as_player(player, rules, **changes)
    arrived = None
    if progress is not None:
        tell = progress

        def arrived(number: int, *figures: int) -> None:
            tell(number, PlayedGame(*figures))

    began, cpu_began = time.perf_counter(), time.process_time()
    count = positive("games", games)
    played = native.play_games(playing._native, seed_number(seed), 0, count, positive("jobs", jobs), arrived)
    seconds, cpu_seconds = time.perf_counter() - began, time.process_time() - cpu_began
    return summarised(playing, seed, played, seconds, cpu_seconds)


def summarised(
    player: Player, seed: int | str, games: Sequence[tuple[int, int, int]], seconds: float, cpu_seconds: float
) -> MatchResult:
    """The figures of games that were played."""
    figures = native.summarise(player.rules, list(games))
    if figures is None:
        raise BrikkeError("no game was played")
    mean, stderr, median, least, most, mean_moves, _, reached = figures
    played = tuple(PlayedGame(*game) for game in games)
    return MatchResult(
        player.name, player.rules, seed_name(seed), played, mean, stderr, median, least, most,
        mean_moves, dict(reached), seconds, cpu_seconds,
    )  # fmt: skip


class Trajectories(NamedTuple):
    """Every move of several games, one after the other."""

    boards: Boards
    """The boards before the moves, of shape (moves, rows, columns)."""
    actions: npt.NDArray[np.int64]
    gained: npt.NDArray[np.float64]
    games: npt.NDArray[np.int64]
    """The number of the game of each move."""

    def returns(self) -> npt.NDArray[np.float64]:
        """The points from each move to the end of its game."""
        total = np.cumsum(self.gained[::-1])[::-1]
        last = np.flatnonzero(np.diff(self.games, append=-1))
        after = np.append(total, 0.0)[last + 1]
        lengths = np.diff(last, prepend=-1)
        returns: npt.NDArray[np.float64] = total - np.repeat(after, lengths)
        return returns


def trajectories(
    player: PlayerLike,
    games: int,
    *,
    seed: int | str = 1,
    first: int = 0,
    rules: RulesLike | None = None,
    **changes: object,
) -> Trajectories:
    """Plays the games from number ``first`` of a match, and returns every move."""
    playing = as_player(player, rules, **changes)
    count = positive("games", games)
    number = seed_number(seed)
    moves = native.play_trajectories(playing._native, number, at_least(0, "first", first), count)
    return Trajectories(*moves)
