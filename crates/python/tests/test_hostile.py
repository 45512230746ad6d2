"""Anything goes in; answers or exceptions come out, never a panic."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

import brikke
from brikke import brikke_native as native
from brikke.env import BrikkeEnv
from brikke.vector_env import BrikkeVectorEnv

REFUSALS = (ValueError, TypeError, IndexError, OSError, MemoryError)

anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 9),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["4x4", "3x2", "2:9,4:1", "none", "stop", "full", "left", "2,0/0,4", "corner"]),
    st.lists(st.integers(-1, 260), max_size=4),
    st.dictionaries(st.integers(), st.integers(), max_size=2),
    st.tuples(st.integers(), st.integers()),
    st.binary(max_size=8),
)
any_array = arrays.arrays(
    st.sampled_from([np.uint8, np.int8, np.int64, np.float64, np.bool_]),
    arrays.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=9),
)


def survives(call: Any, *others: type[Exception]) -> None:
    """A panic is no Exception: it would go through. Numbers that are too large
    are told in our own words, not by an OverflowError."""
    try:
        call()
    except (*REFUSALS, *others):
        pass


@given(st.dictionaries(st.sampled_from(["size", "tiles", "start", "goal", "at_goal", "lost_when"]), anything))
def test_rules(changes: dict[str, Any]) -> None:
    survives(lambda: brikke.Rules(**changes))


@given(st.one_of(anything, any_array), anything, anything, anything)
def test_boards(position: Any, direction: Any, row: Any, tile: Any) -> None:
    survives(lambda: brikke.Board(position))
    board = brikke.Board("2,4,8/0,0,2")
    for call in (board.slide, board.push, board.merge):
        survives(lambda: call(direction))
    survives(lambda: board[row, tile])
    survives(lambda: board.place(row, row, tile))


@given(any_array, anything)
def test_batches(array: Any, seed: Any) -> None:
    survives(lambda: brikke.legal_moves(array))
    survives(lambda: brikke.afterstates(array))
    survives(lambda: brikke.spawns(array))
    survives(lambda: brikke.spawn(array, seed=seed))
    survives(lambda: native.legal_moves(array))
    survives(lambda: GREEDY.values(array))
    survives(lambda: GREEDY._native.choose(array, 3))


GREEDY = brikke.player("greedy")
TRAINING = brikke.Training(brikke.Rules(size="2x2"))


@given(anything, anything, anything, anything)
def test_games(seed: Any, direction: Any, score: Any, moves: Any) -> None:
    def play() -> None:
        game = brikke.Game(seed=seed, board=brikke.Board("2,2/0,0"), score=score, moves=moves)
        game.play(direction)
        game.board_after(moves)
        brikke.Game.read(game.recording())

    survives(play)
    survives(lambda: brikke.Game.read(seed))
    survives(lambda: brikke.verify(seed))


def test_the_largest_numbers() -> None:
    top = 1 << 63
    game = brikke.Game(board=brikke.Board("2,2/0,0"), score=2 * top - 1, seed="x")
    survives(lambda: game.play("left"))
    rules = brikke.Rules(size="2x2", tiles={1 << 109: 1}, goal="none")
    envs = BrikkeVectorEnv(3, rules)
    envs.reset(seed=1)
    for step in range(40):
        envs.step([step % 4] * 3)
    for rank in (111, 112):
        full = np.full((1, 2, 2), rank, np.uint8)
        survives(lambda: native.afterstates(full))
        survives(lambda: brikke.Player("expectimax:2", rules).values(full))
        survives(lambda: brikke.Board(full[0], rules).slide(0))


@settings(deadline=None)
@given(anything, anything, st.one_of(anything, any_array), anything)
def test_environments(count: Any, reward: Any, actions: Any, seed: Any) -> None:
    def run() -> None:
        envs = BrikkeVectorEnv(min(count, 1000), reward=reward)
        envs.reset(seed=seed)
        envs.step(actions)

    survives(run)
    envs = BrikkeVectorEnv(3)
    survives(lambda: envs.reset(seed=seed))
    envs.reset()
    survives(lambda: envs.step(actions))
    survives(lambda: envs.reset(options={"reset_mask": np.asarray(actions)}))
    env = BrikkeEnv()
    survives(lambda: env.reset(seed=abs(seed)))
    env.reset()
    survives(lambda: env.step(actions))


@settings(deadline=None, max_examples=40)
@given(anything, anything, anything, anything)
def test_players(name: Any, size: Any, seed: Any, number: Any) -> None:
    survives(lambda: brikke.match(name, 2, seed=seed, size=size))
    survives(lambda: brikke.match("random", 2, seed=seed, size="2x2", jobs=number if number != 0 and isinstance(number, int) and number < 8 else 2))
    survives(lambda: brikke.solve("2x2", reach=number))
    survives(lambda: brikke.solve("2x2", memory=number))
    survives(lambda: brikke.Training(brikke.Rules(size="2x2"), alpha=number, lambda_=number, seed=seed))
    survives(lambda: brikke.Training(brikke.Rules(size="2x2"), shape=name))
    survives(lambda: native.seed_number(seed))
    survives(lambda: brikke.trajectories("random", 1, first=number))
    survives(lambda: TRAINING.play(3, min(number, 4)))
    survives(lambda: TRAINING.test(3, number, 1))
    survives(lambda: native.summarise(brikke.Rules(), [(number, number, number)]), OverflowError)
    survives(lambda: brikke.Network.from_bytes(seed))
