"""One environment for Gymnasium."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from brikke import brikke_native as native
from brikke.arrays import RulesLike, as_rules
from brikke.brikke_native import Board, BrikkeError, Rules
from brikke.numbers import positive, seed_number
from brikke.picture import board_pixels

Observation = npt.NDArray[np.uint8]
RewardFunction = Callable[[Any], Any]
RENDER_MODES = ("ansi", "rgb_array", "human")


class BrikkeEnv(native.SingleEnv, gymnasium.Env[Observation, np.int64]):
    """2048 under any rules, a call of native code for each step.

    ``step`` is the native one, and so is ``action_masks``, which MaskablePPO
    asks for the legal actions. An observation is the board in exponents;
    ``info`` has ``action_mask`` (1 for each legal action), ``illegal`` (the
    action changed nothing), ``score`` and ``moves``.

    After ``reset(seed=s)`` the games of the environment are the games 0, 1,
    2… of ``brikke match --seed s``, as far as the same moves are played.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 10}

    def __new__(
        cls,
        rules: RulesLike = "classic",
        *,
        reward: str | RewardFunction = "points",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **changes: object,
    ) -> BrikkeEnv:
        name, function = reward_parts(reward)
        env = super().__new__(cls, as_rules(rules, **changes), name, function, most_steps(max_steps))
        return cast(BrikkeEnv, env)

    def __init__(
        self,
        rules: RulesLike = "classic",
        *,
        reward: str | RewardFunction = "points",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **changes: object,
    ) -> None:
        check_render_mode(render_mode, RENDER_MODES)
        self.rules = as_rules(rules, **changes)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = spaces.Discrete(4)
        self._is_seeded = False

    def reset(
        self, *, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins the next game; with a seed, its first one."""
        number = None if seed is None else seed_number(seed)
        super().reset(seed=number, options=options)
        if number is None and not self._is_seeded:
            number = secrets.randbits(64)
        self._is_seeded = True
        begun = self.begin(number)
        if self.render_mode == "human":
            self.render()
        return begun

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return Board(self.observation(), self.rules)

    def render(self) -> Any:
        """The board as text, as pixels, or on standard output."""
        if self.render_mode == "rgb_array":
            return board_pixels(self.observation())
        text = board_text(self.observation())
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


class HumanBrikkeEnv(BrikkeEnv):
    """The same, showing every step as it happens."""

    def step(
        self, action: Any
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action and shows the board."""
        stepped = super().step(action)
        self.render()
        return stepped


def make_env(**kwargs: Any) -> BrikkeEnv:
    """The environment that ``gymnasium.make`` makes."""
    is_human = kwargs.get("render_mode") == "human"
    return HumanBrikkeEnv(**kwargs) if is_human else BrikkeEnv(**kwargs)


def check_render_mode(mode: str | None, known: Sequence[str]) -> None:
    """Refuses a way of showing boards that is none."""
    if mode is not None and mode not in known:
        modes = ", ".join(known)
        raise BrikkeError(f"render_mode: '{mode}' is not known: write one of {modes}")


def most_steps(max_steps: int | None) -> int | None:
    """The steps after which games are cut off, if any."""
    return None if max_steps is None else positive("max_steps", max_steps)


def reward_parts(reward: str | RewardFunction) -> tuple[str, RewardFunction | None]:
    """The name of a reward, and its function if it has one."""
    if isinstance(reward, str):
        return reward, None
    if not callable(reward):
        raise BrikkeError("reward: write points, log2 or a function of the points")
    return "points", reward


def observation_space(rules: Rules) -> gymnasium.Space[Observation]:
    """Boards under these rules, in exponents."""
    largest = rules.largest_tile.bit_length() - 1
    return cast(
        gymnasium.Space[Observation], spaces.Box(0, largest, rules.size, np.uint8)
    )


def board_text(exponents: Observation) -> str:
    """The board with a line for each row, ``.`` for empty."""
    labels = [[str(1 << int(e)) if e else "." for e in row] for row in exponents]
    width = max(len(label) for row in labels for label in row)
    return "\n".join(" ".join(label.rjust(width) for label in row) for row in labels)
