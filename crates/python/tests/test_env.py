"""The environments, single and many."""

from __future__ import annotations

import importlib.metadata
import multiprocessing
import subprocess
import sys
import threading
import time
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings
from hypothesis import strategies as st

import brikke
from brikke.env import BrikkeEnv
from brikke.vector_env import BrikkeVectorEnv

PRESETS = ["Classic", "Sudden", "Even", "Gentle", "TenTwentyFour"]


@pytest.mark.parametrize("preset", PRESETS)
def test_gymnasium_finds_nothing_wrong(preset: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"brikke/{preset}-v0", render_mode="ansi")
        check_env(env.unwrapped)


def test_the_entry_point_registers_them() -> None:
    (entry,) = importlib.metadata.entry_points(group="gymnasium.envs", name="__root__")
    names = [f"brikke/{preset}-v0" for preset in PRESETS]
    for name in names:
        gymnasium.registry.pop(name)
    entry.load()()
    assert all(name in gymnasium.registry for name in names)


def test_a_name_can_say_what_to_import() -> None:
    make = "import gymnasium; print(gymnasium.make('brikke:brikke/Even-v0', size='2x3').reset(seed=1)[0].shape)"
    made = subprocess.run([sys.executable, "-c", make], capture_output=True, text=True, check=True)
    assert made.stdout == "(2, 3)\n"


def test_rules_are_keyword_arguments() -> None:
    env = gymnasium.make("brikke/Classic-v0", size="3x5", tiles="2:1,8:1", lost_when="full")
    board, info = env.reset(seed=1)
    assert board.shape == (3, 5) and board.dtype == np.uint8
    assert env.observation_space.contains(board)
    assert info["action_mask"].dtype == np.int8


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    env = BrikkeEnv()
    board, info = env.reset(seed=3)
    for _ in range(200):
        for action in np.flatnonzero(info["action_mask"] == 0):
            same, reward, *_, told = env.step(int(action))
            assert (same == board).all() and reward == 0 and told["illegal"]
        legal = np.flatnonzero(info["action_mask"])
        board, _, terminated, _, info = env.step(int(legal[0]))
        assert not info["illegal"]
        if terminated:
            break


def test_a_seed_gives_the_games_of_a_match() -> None:
    player = brikke.player("corner")
    expected = brikke.match(player, games=3, seed=11).games
    env = BrikkeEnv()
    for number, game in enumerate(expected):
        board, info = env.reset(seed=11 if number == 0 else None)
        terminated = False
        while not terminated:
            board, _, terminated, _, info = env.step(player.choose(board))
        assert (info["score"], info["moves"], 1 << int(board.max())) == game


def test_rewards() -> None:
    for reward, expected in [("points", lambda g: g), ("log2", lambda g: np.log2(g) if g else 0), (lambda g: 3 * g, lambda g: 3 * g)]:  # fmt: skip
        points, other = BrikkeEnv(), BrikkeEnv(reward=reward)
        points.reset(seed=5), other.reset(seed=5)
        many = BrikkeVectorEnv(1, reward=reward if isinstance(reward, str) else lambda g: 3 * g)
        many.reset(seed=5)
        for step in range(60):
            gained, found = points.step(step % 4)[1], other.step(step % 4)[1]
            assert found == pytest.approx(expected(gained))
            assert many.step([step % 4])[1][0] == pytest.approx(expected(gained))


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("brikke/Classic-v0", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8 and picture.shape == (212, 212, 3)
    env = gymnasium.make("brikke/Classic-v0", render_mode="human")
    env.reset(seed=1)
    env.step(0)
    assert capsys.readouterr().out.count("\n") == 8
    with pytest.raises(brikke.BrikkeError, match="render_mode: 'gif' is not known"):
        BrikkeEnv(render_mode="gif")


def test_games_are_cut_off() -> None:
    env = BrikkeEnv(max_steps=10)
    env.reset(seed=1)
    cut = [env.step(step % 4)[3] for step in range(10)]
    assert cut == [False] * 9 + [True]


def test_a_step_needs_a_beginning() -> None:
    with pytest.raises(brikke.BrikkeError, match="reset the environment"):
        BrikkeEnv().step(0)
    with pytest.raises(brikke.BrikkeError, match="reset the environments"):
        BrikkeVectorEnv(2).step([0, 0])


def test_every_environment_begins_before_the_first_step() -> None:
    for mode in AutoresetMode:
        envs = BrikkeVectorEnv(3, autoreset_mode=mode)
        envs.reset(seed=1, options={"reset_mask": np.array([True, False, True])})
        with pytest.raises(brikke.BrikkeError, match="reset the environments before the first step"):
            envs.step([0, 0, 0])
        boards, _ = envs.reset(options={"reset_mask": np.array([False, True, False])})
        assert boards.any(axis=(1, 2)).all()
        _, _, terminated, _, infos = envs.step([0, 1, 2])
        assert not terminated.any() and "final_info" not in infos


def test_environments_without_a_seed_draw_one() -> None:
    first = BrikkeVectorEnv(64).reset(seed=[None] * 64)[0]
    assert len({board.tobytes() for board in first}) > 32
    assert (first != BrikkeVectorEnv(64).reset(seed=[None] * 64)[0]).any()
    mixed = BrikkeVectorEnv(64).reset(seed=[7] + [None] * 63)[0]
    assert (mixed[0] == BrikkeVectorEnv(1).reset(seed=7)[0][0]).all()
    assert len({board.tobytes() for board in mixed}) > 32


def test_a_mask_keeps_the_seeds_of_the_others() -> None:
    envs, others = BrikkeVectorEnv(2), BrikkeVectorEnv(2)
    envs.reset(seed=1), others.reset(seed=1)
    envs.reset(seed=9, options={"reset_mask": np.array([True, False])})
    assert (envs.reset()[0][1] == others.reset()[0][1]).all()


def test_new_tiles_may_be_large() -> None:
    env = gymnasium.make("brikke/Classic-v0", size="2x2", tiles={64: 1})
    board, info = env.reset(seed=1)
    assert env.unwrapped.action_masks().tolist() == (info["action_mask"] == 1).tolist()
    assert env.unwrapped.action_masks().dtype == np.bool_
    assert brikke.legal_moves(board).tolist() == info["action_mask"].tolist()
    action = int(info["action_mask"].argmax())
    after = brikke.afterstates(board)
    assert (after.gained[action], after.legal[action]) == (env.step(action)[1], 1)
    assert brikke.Board(board).array().tolist() == board.tolist()
    # With 8 among the new tiles, a board of 3x3 can reach 2048.
    assert brikke.legal_moves([[11, 0, 0], [0, 0, 0], [0, 0, 0]]).tolist() == [0, 1, 1, 0]


def test_wrappers_add_to_infos() -> None:
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    for mode in AutoresetMode:
        envs = RecordEpisodeStatistics(BrikkeVectorEnv(4, size="2x2", autoreset_mode=mode, copy=False))
        envs.reset(seed=1)
        episodes = 0
        for step in range(200):
            _, _, terminated, _, infos = envs.step(np.full(4, step % 4))
            episodes += int("episode" in infos)
            if mode == AutoresetMode.DISABLED and terminated.any():
                envs.reset(options={"reset_mask": terminated.copy()})
        assert episodes > 0


def test_closed_environments_have_no_threads() -> None:
    before = worker_threads()
    envs = BrikkeVectorEnv(1000, threads=3, autoreset_mode="SameStep")
    envs.reset(seed=1)
    # They begin and end by themselves, soon.
    while before is not None and worker_threads() < before + 2:
        time.sleep(0.01)
    envs.close()
    while before is not None and worker_threads() > before:
        time.sleep(0.01)
    for call in (lambda: envs.step(np.zeros(1000, int)), envs.reset, envs.sample_actions):
        with pytest.raises(brikke.BrikkeError, match="the environments are closed"):
            call()
    envs.close()


def worker_threads() -> int | None:
    """The threads that step, where the system names them."""
    tasks = Path("/proc/self/task")
    if not tasks.exists():
        return None
    return sum(thread_name(task) == "brikke-step" for task in tasks.iterdir())


def thread_name(task: Path) -> str:
    try:
        return (task / "comm").read_text().strip()
    except OSError:
        return "ended"


def test_one_step_at_a_time() -> None:
    envs = BrikkeVectorEnv(1 << 16, copy=False)
    envs.reset(seed=1)
    actions, told = np.zeros(1 << 16, np.int64), []

    def steps() -> None:
        while not told:
            try:
                envs.step(actions)
            except brikke.BrikkeError as error:
                told.append(str(error))

    threads = [threading.Thread(target=steps) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert "another thread is using these environments" in told[0]

    env = BrikkeEnv(reward=lambda points: env.step(0)[1])
    env.reset(seed=1)
    with pytest.raises(brikke.BrikkeError, match="one step at a time"):
        env.step(0)


MODES = list(AutoresetMode)
SIZES = ["4x4", "3x3", "2x5"]


@settings(max_examples=20, deadline=None)
@given(
    st.sampled_from(MODES),
    st.sampled_from(SIZES),
    st.sampled_from(["stuck", "full"]),
    st.booleans(),
    st.integers(0, 2**64 - 1),
)
def test_many_environments_are_as_good_as_one(
    mode: AutoresetMode, size: str, lost_when: str, copy: bool, seed: int
) -> None:
    """The native environments against Gymnasium's own, around single ones."""
    count, rules = 5, {"size": size, "lost_when": lost_when, "max_steps": 150}
    seeds = [(seed + number) % 2**64 for number in range(count)]
    fast = BrikkeVectorEnv(count, autoreset_mode=mode, copy=copy, **rules)
    slow = gymnasium.vector.SyncVectorEnv([lambda: BrikkeEnv(**rules)] * count, autoreset_mode=mode)
    found, expected = fast.reset(seed=seeds), slow.reset(seed=seeds)
    check_alike(found[0], expected[0])
    lots = np.random.default_rng(seed)
    for _ in range(400):
        actions = lots.integers(0, 4, count)
        found, expected = fast.step(actions), slow.step(actions)
        for one, other in zip(found[:4], expected[:4], strict=True):
            check_alike(one, other)
        check_infos(found[4], expected[4])
        ended = found[2] | found[3]
        if mode == AutoresetMode.DISABLED and ended.any():
            options = {"reset_mask": ended.copy()}
            found = fast.reset(options=dict(options))
            expected = slow.reset(options=dict(options))
            check_alike(found[0], expected[0])


def check_alike(one: np.ndarray, other: np.ndarray) -> None:
    assert one.dtype == other.dtype and one.shape == other.shape
    assert (one == other).all()


def check_infos(fast: dict, slow: dict) -> None:
    for name in ("action_mask", "illegal", "score", "moves"):
        present = slow[f"_{name}"]
        assert (fast[name][present] == slow[name][present]).all()
    assert ("final_obs" in fast) == ("final_obs" in slow)
    if "final_obs" in slow:
        ended = slow["_final_obs"]
        assert (fast["_final_obs"] == ended).all()
        for number in np.flatnonzero(ended):
            assert (fast["final_obs"][number] == slow["final_obs"][number]).all()
            for name in ("action_mask", "illegal", "score", "moves"):
                found, expected = fast["final_info"][name][number], slow["final_info"][name][number]
                assert (found == expected).all(), name


def test_arrays_are_shared_only_when_asked() -> None:
    for copy in (True, False):
        envs = gymnasium.make_vec("brikke/Classic-v0", 3, copy=copy)
        assert isinstance(envs, BrikkeVectorEnv)
        first = envs.reset(seed=1)[0]
        second = envs.step([0, 1, 2])[0]
        assert np.shares_memory(first, second) == (not copy)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", ["4x4", "3x3"])
@pytest.mark.parametrize("threads", [2, 5])
def test_threads_change_no_number(mode: AutoresetMode, size: str, threads: int) -> None:
    count = 700
    one, many = (
        BrikkeVectorEnv(count, autoreset_mode=mode, threads=number, size=size, copy=False)
        for number in (1, threads)
    )
    check_alike(one.reset(seed=9)[0], many.reset(seed=9)[0])
    for _ in range(300):
        actions = one.sample_actions()
        check_alike(actions, many.sample_actions())
        expected, found = one.step(actions), many.step(actions)
        for ours, theirs in zip(expected[:4], found[:4], strict=True):
            check_alike(ours, theirs)
        check_infos(found[4], expected[4])
        ended = expected[2]
        if mode == AutoresetMode.DISABLED and ended.any():
            options = {"reset_mask": ended.copy()}
            check_alike(one.reset(options=options)[0], many.reset(options=options)[0])


def test_threads_outlast_a_fork() -> None:
    """A forked process has none of the threads: it steps alone."""
    envs = BrikkeVectorEnv(1000, autoreset_mode="SameStep", threads=3)
    envs.reset(seed=1)
    expected = [envs.step(np.full(1000, step % 4))[0].sum() for step in range(20)]
    envs.reset(seed=1)
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)

    def steps() -> None:
        sender.send([envs.step(np.full(1000, step % 4))[0].sum() for step in range(20)])

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        process = context.Process(target=steps)
        process.start()
    assert receiver.poll(60) and receiver.recv() == expected
    process.join()
    assert process.exitcode == 0


def test_steps_of_other_environments_run_meanwhile() -> None:
    """Without the interpreter's lock, a thread of Python goes on during a step."""
    envs = BrikkeVectorEnv(1 << 18, autoreset_mode="SameStep", copy=False)
    envs.reset(seed=1)
    actions = np.zeros(1 << 18, np.int64)
    inside, seen = threading.Event(), []

    def watch() -> None:
        while len(seen) < 3:
            if inside.is_set():
                seen.append(True)
            time.sleep(0)

    watcher = threading.Thread(target=watch)
    previous = sys.getswitchinterval()
    # Only what gives the lock away by itself lets the watcher in.
    sys.setswitchinterval(1000)
    try:
        watcher.start()
        while watcher.is_alive():
            inside.set()
            envs._native.step(actions)
            inside.clear()
    finally:
        sys.setswitchinterval(previous)
    watcher.join()


def test_legal_actions_are_drawn() -> None:
    envs = BrikkeVectorEnv(500, autoreset_mode="SameStep", copy=False)
    _, info = envs.reset(seed=1)
    for _ in range(300):
        actions = envs.sample_actions()
        assert info["action_mask"][np.arange(500), actions].all()
        assert not envs.step(actions)[4]["illegal"].any()


def test_wrong_actions_change_nothing() -> None:
    envs = BrikkeVectorEnv(2)
    before = envs.reset(seed=1)[0]
    with pytest.raises(brikke.BrikkeError, match="7 is not an action"):
        envs.step([0, 7])
    with pytest.raises(brikke.BrikkeError, match="not float64"):
        envs.step([0.0, 1.0])
    with pytest.raises(brikke.BrikkeError, match="3 actions for 2 environments"):
        envs.step([0, 1, 2])
    with pytest.raises(brikke.BrikkeError, match="^18446744073709551615 is not an action"):
        envs.step(np.array([0, 2**64 - 1], np.uint64))
    assert (envs._observations == before).all()


def test_unusual_arguments() -> None:
    envs = BrikkeVectorEnv(3, render_mode="ansi")
    assert (envs.reset(seed="otters")[0] == envs.reset(seed="otters")[0]).all()
    assert len(envs.render()) == 3 and envs.render()[0].count("\n") == 3
    envs.reset(options={"reset_mask": [True, False, True]})
    refused = [
        (lambda: BrikkeVectorEnv(3, render_mode="human"), "'human' is not known"),
        (lambda: BrikkeVectorEnv(3, threads=-1), "threads: -1 is not possible"),
        (lambda: BrikkeVectorEnv(1 << 27), "num_envs: 134217728 is too large: write at most 67108864"),
        (lambda: BrikkeVectorEnv(3, autoreset_mode="Never"), "autoreset_mode: 'Never' is not known"),
        (lambda: BrikkeVectorEnv(3, max_steps=0), "max_steps: 0 is not possible"),
        (lambda: envs.step([[0], [1], [2]]), "one dimension, not of 2"),
        (lambda: envs.step([0]), "^1 action for 3 environments"),
        (lambda: envs.reset(seed=[1]), "^1 seed for 3 environments"),
        (lambda: envs.step(envs._info["moves"]), "an array that the step fills"),
        (lambda: envs.step(envs._rewards.view(np.int64)), "an array that the step fills"),
        (lambda: envs.step(np.zeros(32, np.uint8)[1:25].view(np.int64)), "not aligned"),
    ]
    for call, sentence in refused:
        with pytest.raises(brikke.BrikkeError, match=sentence):
            call()
    with pytest.raises(TypeError, match="seed: write a number, a text, or a list"):
        envs.reset(seed=1.5)
    scalar = BrikkeVectorEnv(3, reward=lambda points: 1.0)
    scalar.reset(seed=1)
    with pytest.raises(brikke.BrikkeError, match="as one array"):
        scalar.step([0, 1, 2])
    envs._observations.resize((1, 4, 4), refcheck=False)
    with pytest.raises(brikke.BrikkeError, match="another size"):
        envs.step([0, 1, 2])


def test_modes_have_two_names() -> None:
    for mode in AutoresetMode:
        for name in (mode, mode.value, mode.name):
            assert BrikkeVectorEnv(1, autoreset_mode=name).autoreset_mode == mode


def test_a_game_outgrows_the_packed_board() -> None:
    """Tiles 32768 appear, and merge into what 64 bits do not hold."""
    rules = {"tiles": {32768: 1}, "goal": "none"}
    fast = BrikkeVectorEnv(8, autoreset_mode="SameStep", **rules)
    slow = gymnasium.vector.SyncVectorEnv(
        [lambda: BrikkeEnv(**rules)] * 8, autoreset_mode=AutoresetMode.SAME_STEP
    )
    board = fast.reset(seed=4)[0]
    check_alike(board, slow.reset(seed=4)[0])
    largest, games = 0, 0
    reference = [brikke.Board(b, brikke.Rules(**rules)) for b in board]
    for step in range(600):
        actions = np.full(8, step % 4)
        slid = [b.slide(step % 4) for b in reference]
        board, rewards, ended, _, info = fast.step(actions)
        check_alike(board, slow.step(actions)[0])
        assert rewards.tolist() == [s[1] if s else 0 for s in slid]
        reference = [brikke.Board(b, brikke.Rules(**rules)) for b in board]
        largest, games = max(largest, board.max()), games + ended.sum()
    assert largest > 16 and games > 0
