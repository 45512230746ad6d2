"""TD-learning of afterstates in numpy, beside ``brikke.train``.

    python td_learning.py [--small]

A table has a value for every line of four exponents; a board is worth the sum
of its rows' and columns' values, read from both ends. Many games learn at
once, each from its own last afterstate.
"""

import argparse

import numpy as np

import brikke
from brikke.vector_env import BrikkeVectorEnv


def indices(boards):
    """The entries of each board: its rows and columns, from both ends."""
    lines = np.concatenate([boards, np.swapaxes(boards, -1, -2)], axis=-2).astype(np.int64)
    weights = 18 ** np.arange(boards.shape[-1])
    return np.concatenate([lines @ weights, lines[..., ::-1] @ weights], axis=-1)


def learn(games, size, count=256, alpha=0.3):
    envs = BrikkeVectorEnv(count, size=size, autoreset_mode="SameStep", copy=False)
    boards, info = envs.reset(seed=1)
    table = np.zeros(18 ** boards.shape[-1])
    rows, scores = np.arange(count), []
    last, goes_on = np.zeros((count, 1), np.int64), np.zeros(count, bool)
    while len(scores) < games:
        after, gained, legal = brikke.afterstates(boards)
        places = indices(after)
        values = np.where(legal == 1, gained + table[places].sum(-1), -np.inf)
        actions = values.argmax(-1)
        update(table, last[goes_on], values[rows, actions][goes_on], alpha)
        last = places[rows, actions]
        boards, _, ended, _, info = envs.step(actions)
        goes_on = ~ended
        if ended.any():
            update(table, last[ended], np.zeros(ended.sum()), alpha)
            scores += info["final_info"]["score"][ended].tolist()
    return np.array(scores)


def update(table, places, targets, alpha):
    """Moves the values of afterstates towards their targets: each entry by its mean error."""
    errors = np.repeat(targets - table[places].sum(-1), places.shape[-1])
    entries, numbers, counts = np.unique(places, return_inverse=True, return_counts=True)
    sums = np.bincount(numbers.ravel(), errors, len(entries))
    table[entries] += alpha * sums / counts / places.shape[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="for tests")
    small = parser.parse_args().small
    size, games = ("3x3", 3000) if small else ("4x4", 30_000)
    scores = learn(games, size)
    rounds = []
    brikke.train(size=size, games=games, every=games // 10, callback=rounds.append)
    print(f"numpy, last tenth of {games} games: {scores[-games // 10 :].mean():.0f} points")
    print(f"brikke.train, the same:       {rounds[-1].mean:.0f} points")
    assert scores[-games // 10 :].mean() > scores[: games // 10].mean()
    assert rounds[-1].mean > rounds[0].mean


if __name__ == "__main__":
    main()
