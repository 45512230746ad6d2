"""PPO with action masks, by Stable-Baselines3 contrib.

    pip install sb3-contrib
    python maskable_ppo.py [--small]

Stable-Baselines3 has vector environments of its own kind: `NativeVecEnv` hands
it Brikke's, so that no game costs a line of Python.
"""

import argparse
import time

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from brikke.vector_env import BrikkeVectorEnv

ONE_HOT = np.eye(18, dtype=np.float32)


class NativeVecEnv(VecEnv):
    """Brikke's environments as Stable-Baselines3 wants them: one-hot boards, log2 rewards."""

    def __init__(self, count, **rules):
        self.envs = BrikkeVectorEnv(
            count, autoreset_mode="SameStep", copy=False, reward="log2", **rules
        )
        rows, columns = self.envs.rules.size
        space = gymnasium.spaces.Box(0, 1, (rows * columns * 18,), np.float32)
        super().__init__(count, space, gymnasium.spaces.Discrete(4))
        self.masks = None
        self.actions = None

    def reset(self):
        boards, info = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.masks = info["action_mask"]
        return self.encoded(boards)

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        boards, rewards, ended, cut, info = self.envs.step(self.actions)
        done = ended | cut
        infos = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(done):
            final = info["final_info"]
            infos[number] = {
                "terminal_observation": self.encoded(info["final_obs"][number][None])[0],
                "episode": {"r": final["score"][number], "l": final["moves"][number], "t": 0.0},
                "TimeLimit.truncated": bool(cut[number] and not ended[number]),
            }
        return self.encoded(boards), rewards.astype(np.float32), done.copy(), infos

    def encoded(self, boards):
        return ONE_HOT[boards].reshape(len(boards), -1)

    def env_method(self, name, *arguments, indices=None, **keywords):
        assert name == "action_masks", name
        return list(self.masks.astype(bool))

    def has_attr(self, name):
        return name == "action_masks"

    def get_attr(self, name, indices=None):
        return [None] * self.num_envs

    def set_attr(self, name, value, indices=None):
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        self.envs.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="for tests")
    parser.add_argument("--steps", type=int, default=5_000_000)
    arguments = parser.parse_args()
    small = arguments.small
    count, steps = (16, 4096) if small else (256, arguments.steps)
    began = time.perf_counter()
    model = MaskablePPO(
        "MlpPolicy", NativeVecEnv(count), n_steps=64 if small else 32, batch_size=512,
        n_epochs=4, learning_rate=5e-4, ent_coef=0.01, gamma=0.997, seed=1, device="cpu",
    )  # fmt: skip
    model.learn(steps)
    scores = [episode["r"] for episode in model.ep_info_buffer]
    rate = model.num_timesteps / (time.perf_counter() - began)
    print(f"{model.num_timesteps} steps, {rate:.0f}/s, mean score of the last {len(scores)} games {np.mean(scores):.0f}")


if __name__ == "__main__":
    main()
