"""PPO in a single file, after the manner of CleanRL.

    pip install torch
    python cleanrl_ppo.py [--small]
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from brikke.vector_env import BrikkeVectorEnv


class Agent(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(18, 128, 2), nn.ReLU(), nn.Conv2d(128, 128, 2), nn.ReLU(), nn.Flatten(),
            nn.Linear(512, 256), nn.ReLU(),
        )  # fmt: skip
        self.actor, self.critic = nn.Linear(256, 4), nn.Linear(256, 1)

    def forward(self, boards, masks):
        planes = nn.functional.one_hot(boards.long(), 18).movedim(-1, 1).float()
        hidden = self.body(planes)
        logits = self.actor(hidden).masked_fill(masks == 0, -1e8)
        return Categorical(logits=logits), self.critic(hidden)[:, 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="for tests")
    parser.add_argument("--steps", type=int, default=20_000_000)
    arguments = parser.parse_args()
    count, length, steps = (16, 64, 4096) if arguments.small else (1024, 64, arguments.steps)
    updates = max(1, steps // (count * length))
    torch.manual_seed(1)
    agent = Agent()
    optimizer = torch.optim.Adam(agent.parameters(), lr=5e-4, eps=1e-5)
    envs = BrikkeVectorEnv(count, autoreset_mode="SameStep", copy=False, reward="log2")
    boards, info = envs.reset(seed=1)
    scores, began = [], time.perf_counter()
    for update in range(updates):
        batch = collect(agent, envs, boards, info["action_mask"], length, scores)
        learn(agent, optimizer, *batch)
        recent = scores[-1000:]
        if recent and (update % 10 == 0 or update + 1 == updates):
            steps = (update + 1) * length * count
            rate = steps / (time.perf_counter() - began)
            print(f"{steps} steps, {rate:.0f}/s, mean score {np.mean(recent):.0f}", flush=True)


@torch.no_grad()
def collect(agent, envs, boards, masks, length, scores, gamma=0.997, decay=0.95):
    """Plays; the environments fill the same arrays at every step, so each is copied once."""
    count = len(boards)
    seen = torch.zeros(length, count, *boards.shape[1:], dtype=torch.uint8)
    legal = torch.zeros(length, count, 4, dtype=torch.int8)
    actions = torch.zeros(length, count, dtype=torch.long)
    old, rewards, going = (torch.zeros(length, count) for _ in range(3))
    values = torch.zeros(length + 1, count)
    for step in range(length):
        seen[step], legal[step] = torch.from_numpy(boards), torch.from_numpy(masks)
        policy, values[step] = agent(seen[step], legal[step])
        actions[step] = policy.sample()
        old[step] = policy.log_prob(actions[step])
        _, reward, ended, _, info = envs.step(actions[step].numpy())
        rewards[step], going[step] = torch.from_numpy(reward), torch.from_numpy(~ended)
        if ended.any():
            scores += info["final_info"]["score"][ended].tolist()
    values[length] = agent(torch.from_numpy(boards), torch.from_numpy(masks))[1]
    advantages, last = torch.zeros(length, count), torch.zeros(count)
    for step in reversed(range(length)):
        error = rewards[step] + gamma * values[step + 1] * going[step] - values[step]
        last = advantages[step] = error + gamma * decay * going[step] * last
    returns = advantages + values[:length]
    return [x.flatten(0, 1) for x in (seen, legal, actions, old, advantages, returns)]


def learn(agent, optimizer, seen, legal, actions, old, advantages, returns, clip=0.2):
    for _ in range(2):
        for part in torch.randperm(len(actions)).split(8192):
            policy, values = agent(seen[part], legal[part])
            ratio = (policy.log_prob(actions[part]) - old[part]).exp()
            gain = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            bounded = ratio.clamp(1 - clip, 1 + clip)
            loss = -torch.min(gain * ratio, gain * bounded).mean()
            loss += 0.25 * (values - returns[part]).square().mean() - 0.01 * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


if __name__ == "__main__":
    main()
