"""Steps per CPU second of 2048 environments, side by side.

    python environments.py [--seconds 2] [--peers PYTHON]

measures Brikke in this interpreter and every peer that can be imported in the
other one (pgx, jumanji, gymnasium-2048, OpenSpiel, pufferlib), one after the
other, each on one core, and prints the ratios. CPU seconds count, so that other
work on the machine does not change the figures much.
PufferLib has its 2048 in the repository, not in the 3.0.0 of PyPI.

Then one thread and two take turns, in seconds of the clock: `chrt -r 20` or an
idle machine is needed for these.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable


def rate(run: Callable[[], int], seconds: float) -> float:
    """Steps per CPU second, the best of three runs after a first one."""
    run()
    rates = []
    for _ in range(3):
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds / 3:
            steps += run()
        rates.append(steps / (time.process_time() - began))
    return max(rates)


def brikke_vector(count: int, threads: int = 1, copy: bool = False) -> Callable[[], int]:
    """Random legal actions, drawn before they are played: both are measured."""
    from brikke.vector_env import BrikkeVectorEnv

    envs = BrikkeVectorEnv(count, autoreset_mode="SameStep", copy=copy, threads=threads)
    envs.reset(seed=1)

    def run() -> int:
        for _ in range(200):
            envs.step(envs.sample_actions())
        return 200 * count

    return run


def brikke_any_action(count: int, threads: int = 1) -> Callable[[], int]:
    """Random actions, legal or not, drawn beforehand."""
    import numpy as np

    from brikke.vector_env import BrikkeVectorEnv

    envs = BrikkeVectorEnv(count, autoreset_mode="SameStep", copy=False, threads=threads)
    envs.reset(seed=1)
    actions = np.random.default_rng(1).integers(0, 4, (200, count))

    def run() -> int:
        for row in actions:
            envs.step(row)
        return 200 * count

    return run


def brikke_single() -> Callable[[], int]:
    import gymnasium

    return gymnasium_loop(gymnasium.make("brikke:brikke/Classic-v0"))


def gymnasium_loop(env) -> Callable[[], int]:  # type: ignore[no-untyped-def]
    import random

    actions = [random.randrange(4) for _ in range(5000)]
    env.reset(seed=1)

    def run() -> int:
        for action in actions:
            _, _, terminated, truncated, _ = env.step(action)
            if terminated or truncated:
                env.reset()
        return len(actions)

    return run


def gymnasium_2048() -> Callable[[], int]:
    import gymnasium
    import gymnasium_2048  # noqa: F401

    return gymnasium_loop(gymnasium.make("gymnasium_2048/TwentyFortyEight-v0", disable_env_checker=True))


def pgx_2048(count: int = 1024) -> Callable[[], int]:
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("2048")

    def one(state, key):  # type: ignore[no-untyped-def]
        first, second, third = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(first, logits)
        state = env.step(state, action, second)
        fresh = env.init(third)
        done = state.terminated | state.truncated
        return jax.tree_util.tree_map(lambda new, old: jnp.where(done, new, old), fresh, state)

    return jax_loop(jax.vmap(env.init), jax.vmap(one), count)


def jumanji_2048(count: int = 1024) -> Callable[[], int]:
    import jax
    import jax.numpy as jnp
    import jumanji

    env = jumanji.make("Game2048-v1")

    def begin(key):  # type: ignore[no-untyped-def]
        state, _ = env.reset(key)
        return state

    def one(state, key):  # type: ignore[no-untyped-def]
        first, second = jax.random.split(key)
        logits = jnp.log(state.action_mask.astype(jnp.float32))
        state, step = env.step(state, jax.random.categorical(first, logits))
        return jax.tree_util.tree_map(lambda new, old: jnp.where(step.last(), new, old), begin(second), state)

    return jax_loop(jax.vmap(begin), jax.vmap(one), count)


def jax_loop(begin, one, count: int) -> Callable[[], int]:  # type: ignore[no-untyped-def]
    """Steps within one compiled loop: the fastest way to use them."""
    import jax

    def scan(state, key):  # type: ignore[no-untyped-def]
        def body(state, key):  # type: ignore[no-untyped-def]
            return one(state, jax.random.split(key, count)), None

        return jax.lax.scan(body, state, jax.random.split(key, 20))[0]

    many = jax.jit(scan)
    state = begin(jax.random.split(jax.random.PRNGKey(0), count))
    box = [state, jax.random.PRNGKey(1)]

    def run() -> int:
        box[1], key = jax.random.split(box[1])
        box[0] = jax.block_until_ready(many(box[0], key))
        return 20 * count

    return run


def open_spiel_2048() -> Callable[[], int]:
    import random

    import pyspiel

    game = pyspiel.load_game("2048")

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def pufferlib_2048(count: int = 4096) -> Callable[[], int]:
    import numpy as np
    from pufferlib.ocean.g2048 import g2048

    envs = g2048.G2048(num_envs=count)
    envs.reset()
    actions = np.random.default_rng(1).integers(0, 4, (200, count))

    def run() -> int:
        for row in actions:
            envs.step(row)
        return 200 * count

    return run


def two_threads(count: int, seconds: float) -> list[float]:
    """Steps per second of the clock with one thread and with two, the best of turns."""
    runs = [brikke_vector(count, threads) for threads in (1, 2)]
    best = [0.0, 0.0]
    for turn in range(12):
        run, steps = runs[turn % 2], 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / 6:
            steps += run()
        rate = steps / (time.perf_counter() - began)
        best[turn % 2] = max(best[turn % 2], rate)
    return best


OWN = {
    "brikke, 4096 at once, legal actions": lambda: brikke_vector(4096),
    "brikke, 4096 at once, any actions": lambda: brikke_any_action(4096),
    "brikke, 256 at once, legal actions": lambda: brikke_vector(256),
    "brikke, 4096 at once, with copies": lambda: brikke_vector(4096, copy=True),
    "brikke, one": brikke_single,
}
THREADED = (1024, 4096, 16384, 65536)
PEERS = {
    "pufferlib": pufferlib_2048,
    "pgx": pgx_2048,
    "jumanji": jumanji_2048,
    "OpenSpiel": open_spiel_2048,
    "gymnasium-2048": gymnasium_2048,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--peers", default=sys.executable, help="the interpreter that has the peers")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one and arguments.one.isdecimal():
        print(json.dumps(two_threads(int(arguments.one), arguments.seconds)))
        return
    if arguments.one:
        # One core for everybody: threads of the peers would only wait for each other.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        print(json.dumps(rate({**OWN, **PEERS}[arguments.one](), arguments.seconds)))
        return
    figures = {name: measured(sys.executable, name, arguments.seconds) for name in OWN}
    figures |= {name: measured(arguments.peers, name, arguments.seconds) for name in PEERS}
    best = max(figure for figure in figures.values() if figure)
    for name, figure in figures.items():
        if figure is None:
            print(f"{name:40} not installed")
        else:
            print(f"{name:40} {figure / 1e6:9.3f} M steps per CPU second  {best / figure:8.1f}")
    for count in THREADED:
        one, two = measured(sys.executable, str(count), arguments.seconds)
        print(f"{count} at once: {one / 1e6:.1f} M steps/s by one thread, {two / 1e6:.1f} by two: {two / one:.2f}")


def measured(python: str, name: str, seconds: float):  # type: ignore[no-untyped-def]
    """The result in a process of its own; none if it cannot be imported."""
    run = [python, __file__, "--one", name, "--seconds", str(seconds)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else None


if __name__ == "__main__":
    main()
