"""PPO with action masks, by RLlib.

    pip install "ray[rllib]" torch
    python rllib_ppo.py [--small]

RLlib's masking wants the mask in the observation.
"""

import argparse

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from brikke.env import BrikkeEnv

ONE_HOT = np.eye(18, dtype=np.float32)


class MaskedEnv(gymnasium.Wrapper):
    """One-hot boards with their masks."""

    def __init__(self, config=None):
        super().__init__(BrikkeEnv(reward="log2", **(config or {})))
        rows, columns = self.env.rules.size
        box = gymnasium.spaces.Box
        self.observation_space = gymnasium.spaces.Dict(
            action_mask=box(0, 1, (4,), np.int8),
            observations=box(0, 1, (rows * columns * 18,), np.float32),
        )

    def reset(self, *, seed=None, options=None):
        board, info = self.env.reset(seed=seed, options=options)
        return self.seen(board, info), info

    def step(self, action):
        board, reward, ended, cut, info = self.env.step(int(action))
        return self.seen(board, info), reward, ended, cut, info

    def seen(self, board, info):
        return {"action_mask": info["action_mask"], "observations": ONE_HOT[board].ravel()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="for tests")
    parser.add_argument("--rounds", type=int, default=100)
    arguments = parser.parse_args()
    small = arguments.small
    config = (
        PPOConfig()
        .environment(MaskedEnv)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .training(
            train_batch_size_per_learner=3000 if small else 8000, minibatch_size=500, num_epochs=4,
            lr=5e-4, gamma=0.997, entropy_coeff=0.01, vf_clip_param=1e4,
        )  # fmt: skip
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [256], "fcnet_hiddens": [256]},
            )
        )
    )
    algorithm = config.build_algo()
    for _ in range(1 if small else arguments.rounds):
        runners = algorithm.train()["env_runners"]
        steps, mean = runners["num_env_steps_sampled_lifetime"], runners["episode_return_mean"]
        print(f"{steps:.0f} steps, mean return {mean:.0f} (the sum of log2 of the points)", flush=True)


if __name__ == "__main__":
    main()
