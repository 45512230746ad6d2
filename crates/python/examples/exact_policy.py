"""A learned policy beside the exact one.

    python exact_policy.py [--small]

Solves 3x3, trains a network for it, and counts how often the network plays
the best move and how many points it gives away.
"""

import argparse

import numpy as np

import brikke


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="for tests")
    small = parser.parse_args().small
    size, games = ("2x3", 5000) if small else ("3x3", 100_000)
    solution = brikke.solve(size)
    network = brikke.train(size=size, games=games).network()
    learned = brikke.player("learned:1", network=network)
    moves = brikke.trajectories(learned, 200, seed=7)
    exact = solution.values(moves.boards)
    best = np.nanmax(exact, axis=1)
    lost = best - exact[np.arange(len(best)), moves.actions]
    played = brikke.match(learned, 1000, seed=8)
    print(f"perfect play on {size}: {solution.value:.2f} points expected")
    print(f"learned in {games} games: {played.mean:.2f} ± {played.stderr:.2f} points")
    print(f"best move in {(lost < 1e-6).mean():.1%} of {len(lost)} positions,")
    print(f"{lost.mean():.3f} points given away in a move")
    assert played.mean < solution.value + 4 * played.stderr


if __name__ == "__main__":
    main()
