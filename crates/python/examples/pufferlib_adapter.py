"""Brikke's environments for PufferLib.

    pip install pufferlib
    python pufferlib_adapter.py [--small]

PufferLib reads and writes buffers of its own: `BrikkePuffer` copies each step
into them once.
"""

import argparse
import time

import numpy as np
import pufferlib

from brikke.vector_env import BrikkeVectorEnv


class BrikkePuffer(pufferlib.PufferEnv):
    """A native PufferEnv: every game is an agent."""

    def __init__(self, num_envs=4096, buf=None, seed=0, **rules):
        self.envs = BrikkeVectorEnv(
            num_envs, autoreset_mode="SameStep", copy=False, reward="log2", **rules
        )
        self.single_observation_space = self.envs.single_observation_space
        self.single_action_space = self.envs.single_action_space
        self.num_agents = num_envs
        super().__init__(buf)

    def reset(self, seed=None):
        boards, info = self.envs.reset(seed=seed)
        self.observations[:] = boards
        return self.observations, []

    def step(self, actions):
        boards, rewards, ended, cut, info = self.envs.step(actions)
        self.observations[:], self.rewards[:] = boards, rewards
        self.terminals[:], self.truncations[:] = ended, cut
        infos = []
        if "final_info" in info:
            infos.append({"score": info["final_info"]["score"][ended].mean()})
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self):
        self.envs.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="for tests")
    count, steps = (64, 100) if parser.parse_args().small else (4096, 2000)
    envs = BrikkePuffer(count)
    envs.reset(seed=1)
    actions = np.random.default_rng(1).integers(0, 4, (steps, count))
    began = time.process_time()
    for row in actions:
        envs.step(row)
    rate = steps * count / (time.process_time() - began)
    print(f"{rate / 1e6:.1f} M steps per CPU second")


if __name__ == "__main__":
    main()
