"""Brikke for Python: 2048 with exact rules, environments, players and solutions.

Boards in arrays are exponents: 0 for an empty cell, 1 for the tile 2, 11 for
2048. Actions are numbers: 0 up, 1 right, 2 down, 3 left.
"""

from importlib.metadata import version

from brikke.batch import afterstates, legal_moves, spawn, spawns
from brikke.brikke_native import (
    Board,
    BrikkeError,
    Game,
    IllegalMove,
    Network,
    RecordingError,
    Rules,
    Training,
    verify,
)
from brikke.contest import MatchResult, PlayedGame, Trajectories, match, trajectories
from brikke.player import Player, player
from brikke.registration import register_environments
from brikke.solution import Solution, solve
from brikke.training import Round, train

DIRECTIONS = ("up", "right", "down", "left")
"""The names of the actions 0 to 3."""

__version__ = version("brikke")

register_environments()

__all__ = [
    "DIRECTIONS",
    "Board",
    "BrikkeError",
    "Game",
    "IllegalMove",
    "MatchResult",
    "Network",
    "PlayedGame",
    "Player",
    "RecordingError",
    "Round",
    "Rules",
    "Solution",
    "Training",
    "Trajectories",
    "afterstates",
    "legal_moves",
    "match",
    "player",
    "solve",
    "spawn",
    "spawns",
    "train",
    "trajectories",
    "verify",
]
