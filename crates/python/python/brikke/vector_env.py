"""Many environments behind one native call."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from brikke import brikke_native as native
from brikke.arrays import RulesLike, as_rules
from brikke.brikke_native import BrikkeError
from brikke.numbers import positive, seed_number
from brikke.env import (
    RewardFunction,
    board_text,
    check_render_mode,
    most_steps,
    observation_space,
    reward_parts,
)
from brikke.picture import board_pixels

Observations = npt.NDArray[np.uint8]
Actions = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

MOST_ENVIRONMENTS = 1 << 26
"""More would not fit the memory of most machines."""


def as_actions(actions: npt.ArrayLike) -> Actions:
    """The actions as the native step reads them; refuses what are none."""
    array = np.asarray(actions)
    if array.ndim != 1:
        raise BrikkeError(f"actions are an array of one dimension, not of {array.ndim}")
    if array.dtype.kind not in "iu":
        raise BrikkeError(f"actions are whole numbers from 0 to 3, not {array.dtype}")
    if array.dtype == np.uint64 and array.size and array.max() > 3:
        raise BrikkeError(f"{array.max()} is not an action: 0 is up, 1 right, 2 down and 3 left")
    return np.ascontiguousarray(array, np.int64)


def as_autoreset_mode(mode: str | AutoresetMode) -> AutoresetMode:
    """The mode, by its value (``SameStep``) or its name (``SAME_STEP``)."""
    for known in AutoresetMode:
        if mode in (known, known.value, known.name):
            return known
    modes = ", ".join(known.value for known in AutoresetMode)
    raise BrikkeError(f"autoreset_mode: '{mode}' is not known: write one of {modes}")


class BrikkeVectorEnv(VectorEnv[Observations, Actions, Any]):
    """Games beside each other, stepped without a line of Python for each.

    With ``copy=False`` every step returns the same arrays, filled anew, and
    allocates no others; only the dictionary ``info`` is a new one. ``threads`` share the environments; the numbers do not
    depend on them.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 10}

    def __init__(
        self,
        num_envs: int = 1,
        rules: RulesLike = "classic",
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        reward: str | RewardFunction = "points",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **changes: object,
    ) -> None:
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.rules = as_rules(rules, **changes)
        self.num_envs = positive("num_envs", num_envs, MOST_ENVIRONMENTS)
        self.copy = copy
        self.render_mode = render_mode
        self.autoreset_mode = as_autoreset_mode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        name, self._reward_function = reward_parts(reward)
        mode = self.autoreset_mode.value
        self._native = native.NativeVectorEnv(self.rules, num_envs, mode, name, most_steps(max_steps), positive("threads", threads))
        self.single_observation_space = observation_space(self.rules)
        self.single_action_space = spaces.Discrete(4)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._has_begun = np.zeros(num_envs, bool)
        self._all = np.ones(num_envs, bool)
        self._ended = np.zeros(num_envs, bool)
        envs = self._native
        self._observations, self._rewards = envs.observations, envs.rewards
        self._terminations, self._truncations = envs.terminations, envs.truncations
        self._info = {
            "action_mask": envs.action_masks,
            "illegal": envs.illegal,
            "score": envs.scores,
            "moves": envs.moves,
        }
        present = {f"_{name}": self._all for name in self._info}
        self._shared_info: dict[str, Any] = {**self._info, **present}

    def reset(
        self,
        *,
        seed: int | str | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins games: of all environments, or of ``options["reset_mask"]``.

        A seed is one for each environment, or the first one's: environment
        ``i`` then has ``seed + i``. An environment without a seed goes on with
        the one it has; at its first reset it draws one. Every environment must
        have begun before the first step.
        """
        mask = (options or {}).get("reset_mask")
        mask = None if mask is None else np.asarray(mask)
        if mask is not None and (mask.shape != (self.num_envs,) or mask.dtype != np.bool_):
            raise BrikkeError(f"reset_mask: write an array of {self.num_envs} booleans")
        seeds = self._seeds(seed)
        chosen = self._all if mask is None else mask
        self._native.reset([(number, own) for number, own in seeds if chosen[number]], mask)
        self._has_begun |= chosen
        return self._copied(self._observations), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Observations, Floats, Flags, Flags, dict[str, Any]]:
        """Plays an action of every environment."""
        has_ended = self._native.step(as_actions(actions))
        rewards = self._rewards
        if self._reward_function is not None:
            rewards = self._of_function(rewards)
        infos = self._infos()
        if has_ended and self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos = {**infos, **self._endings()}
        return (
            self._copied(self._observations),
            self._copied(rewards),
            self._copied(self._terminations),
            self._copied(self._truncations),
            infos,
        )

    def sample_actions(self) -> Actions:
        """A legal action for every environment, drawn uniformly."""
        actions: Actions = self._copied(self._native.sample_actions())
        return actions

    def render(self) -> tuple[Any, ...] | None:
        """Each board as text or as pixels."""
        if self.render_mode is None:
            return None
        draw = board_text if self.render_mode == "ansi" else board_pixels
        return tuple(draw(board) for board in self._observations)

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads. What is closed is not stepped any more."""
        self._native.close()

    def _of_function(self, points: Floats) -> Floats:
        """The rewards that the function makes of the points of all games."""
        assert self._reward_function is not None
        rewards = np.asarray(self._reward_function(points.copy()), np.float64)
        if rewards.shape != points.shape:
            raise BrikkeError(
                f"reward: the function made shape {rewards.shape} of {points.shape}: "
                "it gets the points of all games as one array"
            )
        return rewards

    def _copied(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        if not self.copy:
            # The arrays are shared, the dictionary is not: wrappers add to it.
            return dict(self._shared_info)
        return {name: array.copy() for name, array in self._shared_info.items()}

    def _endings(self) -> dict[str, Any]:
        """The last boards of games that the step has ended."""
        np.logical_or(self._terminations, self._truncations, out=self._ended)
        ended = self._copied(self._ended)
        ending = self._native.ending
        assert ending is not None
        boards, masks, illegal, scores, moves = ending
        final = {"action_mask": masks, "illegal": illegal, "score": scores, "moves": moves}
        final = {name: self._copied(array) for name, array in final.items()}
        final |= {f"_{name}": ended for name in tuple(final)}
        return {
            "final_obs": self._copied(boards),
            "_final_obs": ended,
            "final_info": final,
            "_final_info": ended,
        }

    def _seeds(self, seed: int | str | Sequence[int | None] | None) -> list[tuple[int, int]]:
        """Environments with their seeds; one that has never begun is given one."""
        if seed is None:
            if self._has_begun.all():
                return []
            seed = [None] * self.num_envs
        if isinstance(seed, (int, str, np.integer)):
            first = seed_number(seed)
            return [(number, (first + number) % (1 << 64)) for number in range(self.num_envs)]
        if not isinstance(seed, (Sequence, np.ndarray)):
            raise TypeError("seed: write a number, a text, or a list with one for each environment")
        if len(seed) != self.num_envs:
            noun = "seed" if len(seed) == 1 else "seeds"
            raise BrikkeError(f"{len(seed)} {noun} for {self.num_envs} environments")
        seeds = []
        for number, own in enumerate(seed):
            if own is not None:
                seeds.append((number, seed_number(own)))
            elif not self._has_begun[number]:
                seeds.append((number, secrets.randbits(64)))
        return seeds
