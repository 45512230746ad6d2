"""Players, matches, solutions and training."""

from __future__ import annotations

import errno
import json
import os
import pickle
import shutil
import signal
import subprocess
import threading
from pathlib import Path

import numpy as np
import pytest

import brikke

BOARD = "2,4,8,2/0,2,0,0/0,0,4,0/0,0,0,2"
REPOSITORY = Path(__file__).parents[3]


def command() -> str | None:
    """The command that was built beside this package, or the installed one."""
    built = REPOSITORY / "target" / "debug" / "brikke"
    return os.environ.get("BRIKKE_COMMAND") or (str(built) if built.exists() else shutil.which("brikke"))


def test_values_of_one_board_and_of_many() -> None:
    player = brikke.player("expectimax:2")
    board = brikke.Board(BOARD)
    values = player.values(board)
    assert values.shape == (4,)
    assert (np.isnan(values) == (brikke.legal_moves(board) == 0)).all()
    many = player.values(np.stack([board.array()] * 6), jobs=2)
    assert (many == values).all()
    assert player.choose(board) == int(np.nanargmax(values))
    stuck = brikke.Board("2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2")
    assert player.choose(stuck) == -1
    assert np.isnan(player.values(stuck)).all()


def test_every_player_plays() -> None:
    for name in ("random", "greedy", "corner", "fast", "slow", "expectimax:1", "learned:1", "best"):
        assert brikke.player(name).choose(brikke.Board(BOARD)) in range(4)
    assert brikke.player("best", size="2x2").name == "optimal"


def test_players_refuse_boards_of_another_size() -> None:
    with pytest.raises(brikke.BrikkeError, match="boards of 2x2 do not fit rules for 4x4"):
        brikke.player("greedy").values(brikke.Board("2,0/0,0"))


def test_a_match_does_not_depend_on_threads() -> None:
    one = brikke.match("greedy", 30, seed="otters")
    two = brikke.match("greedy", 30, seed="otters", jobs=2)
    assert one.games == two.games and one.mean == two.mean


def test_a_match_has_the_numbers_of_the_command() -> None:
    program = command()
    if program is None:
        pytest.skip("there is no command to compare with")
    for player, seed, rules in [("corner", 7, []), ("corner", "7", []), ("random", "otters", ["--size", "3x3"])]:
        run = [program, "match", "--player", player, "--games", "20", "--seed", str(seed), "--json", *rules]
        expected = json.loads(subprocess.run(run, check=True, capture_output=True).stdout)
        changes = dict(zip((name.strip("-") for name in rules[::2]), rules[1::2], strict=True))
        found = brikke.match(player, 20, seed=seed, **changes).to_dict()
        for figure in ("player", "rules", "games", "seed", "score", "moves", "reached"):
            assert found[figure] == expected[figure], figure
        assert list(found) == list(expected)


FROZEN = (3728.8, 772, 7236)
FROZEN_SCORES = [6872, 4392, 3432]


def test_a_match_has_the_numbers_it_always_had() -> None:
    found = brikke.match("corner", 20, seed=7)
    assert (found.mean, found.min, found.max) == FROZEN
    assert [game.score for game in found.games[:3]] == FROZEN_SCORES



def test_progress_is_told_and_can_stop() -> None:
    told = {}
    result = brikke.match("greedy", 10, progress=told.__setitem__)
    assert [told[number] for number in range(10)] == list(result.games)

    def stop(number: int, game: brikke.PlayedGame) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        brikke.match("greedy", 10_000, progress=stop)


def test_an_interrupt_stops_long_work() -> None:
    # A shell lets what it runs in the background ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        check_interrupts()
    finally:
        signal.signal(signal.SIGINT, before)


def check_interrupts() -> None:
    for work in (
        lambda: brikke.match("slow", 1_000_000, jobs=2),
        lambda: brikke.train(size="3x3", games=1_000_000_000, every=1_000_000_000),
        lambda: brikke.Board("2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2").perft(9),
    ):
        timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            work()
        timer.join()


def test_trajectories_are_the_moves_of_a_match() -> None:
    moves = brikke.trajectories("corner", 5, seed=3, first=2)
    expected = brikke.match("corner", 7, seed=3).games[2:]
    for number, game in enumerate(expected, 2):
        own = moves.games == number
        assert own.sum() == game.moves
        assert moves.gained[own].sum() == game.score
        assert moves.returns()[own][0] == game.score
    boards, gained, _ = brikke.afterstates(moves.boards)
    rows = np.arange(len(moves.actions))
    assert (gained[rows, moves.actions] == moves.gained).all()
    assert (boards[rows, moves.actions] != moves.boards).any(axis=(1, 2)).all()


def test_a_solution_is_exact() -> None:
    solution = brikke.solve("2x2")
    assert solution.value == pytest.approx(66.9641494571, abs=1e-9)
    boards, values = solution.arrays()
    assert len(boards) == len(values) == solution.afterstates
    for board, value in zip(boards[::7], values[::7], strict=True):
        best = 0.0
        for spawned, probability in brikke.Board(board).spawns():
            if not spawned.is_stuck:
                best += probability * np.nanmax(solution.values(spawned))
        assert best == pytest.approx(value, abs=1e-6)


def test_a_solution_is_saved(tmp_path: Path) -> None:
    solution = brikke.solve("2x3", reach=64)
    assert 0 < solution.value < 1 and solution.reach == 64
    solution.save(tmp_path / "solved")
    assert brikke.Solution.load(tmp_path / "solved").value == solution.value
    (tmp_path / "solved").write_bytes(b"nothing")
    with pytest.raises(brikke.BrikkeError, match="it is not a solution"):
        brikke.Solution.load(tmp_path / "solved")


def test_training_learns_and_repeats(tmp_path: Path) -> None:
    rounds = []
    training = brikke.train(size="2x2", games=3000, callback=rounds.append)
    assert [len(r.scores) for r in rounds] == [1000] * 3
    assert rounds[-1].mean > rounds[0].mean
    assert training.games == 3000
    again = brikke.train(size="2x2", games=3000)
    board = np.array([[[3, 2], [1, 0]]], np.uint8)
    network = training.network()
    assert network.values_of(board) == again.network().values_of(board)
    training.save(str(tmp_path / "training"))
    assert brikke.Training.load(str(tmp_path / "training")).games == 3000
    network.save(str(tmp_path / "network"))
    loaded = brikke.Network.load(str(tmp_path / "network"))
    assert loaded.values_of(board) == network.values_of(board)
    player = brikke.player("learned:1", network=loaded)
    best = brikke.solve("2x2").value
    mean = brikke.match(player, 400).mean
    assert 0.8 * best < mean < 1.2 * best
    assert (pickle.loads(pickle.dumps(player)).values(board) == player.values(board))[0, 2]


def test_a_callback_ends_a_training() -> None:
    training = brikke.train(size="2x2", games=10_000, every=100, callback=lambda r: r.training.games < 300)
    assert training.games == 300
    training = brikke.train(size="2x2", games=10_000, every=100, callback=lambda r: np.False_)
    assert training.games == 100


def test_a_player_has_rules_of_its_own() -> None:
    player = brikke.player("random", size="3x3")
    assert brikke.match(player, 2, size="3x3").rules.size == (3, 3)
    with pytest.raises(brikke.BrikkeError, match="has rules of its own"):
        brikke.match(player, 2, size="2x3")
    with pytest.raises(brikke.BrikkeError, match="has rules of its own"):
        brikke.match(player, 2, rules="classic")


def test_a_network_is_never_ignored() -> None:
    network = brikke.train(size="2x3", games=50).network()
    refused = [
        (lambda: brikke.player("learned:1", size="4x4", network=network), "the network is for 2x3, not 4x4"),
        (lambda: brikke.player("learned:1", "classic", network=network), "the network is for 2x3, not 4x4"),
        (lambda: brikke.player("greedy", network=network), "network: the player greedy uses none"),
        (lambda: brikke.player("best", network=network), "network: the player optimal uses none"),
    ]
    for call, sentence in refused:
        with pytest.raises(brikke.BrikkeError, match=sentence):
            call()
    assert brikke.player("learned:1", size="2x3", network=network).network is network


def test_training_refuses_what_it_would_ignore() -> None:
    training = brikke.train(size="2x3", games=50)
    network = training.network()
    refused = [
        (lambda: brikke.train(network=network, size="3x3", games=1), "the network has rules of its own: .*2x3"),
        (lambda: brikke.train("sudden", network=network, games=1), "the network has rules of its own"),
        (lambda: brikke.train(network=network, shape="auto", games=1), "shape: the network has one of its own"),
        (lambda: brikke.Training(brikke.Rules(), network=network), "the network has rules of its own"),
        (lambda: brikke.train(training=training, size="3x3", games=1), "the training has rules of its own"),
        (lambda: brikke.train(training=training, shape="bogus", alpha=0.5, games=1), "shape, alpha: a training"),
        (lambda: brikke.train(training=training, network=network, games=1), "network: a training that goes on"),
    ]
    for call, sentence in refused:
        with pytest.raises(brikke.BrikkeError, match=sentence):
            call()
    assert training.games == 50
    assert brikke.train(training=training, size="2x3", games=50).games == 100
    assert brikke.train(network=network, games=10).rules == network.rules


def test_a_path_is_not_a_network() -> None:
    for call in (lambda: brikke.player("learned", network="2x3.brikke"), lambda: brikke.train(network="2x3.brikke", games=1)):
        with pytest.raises(TypeError, match=r"brikke.Network.load\('2x3.brikke'\)"):
            call()
    with pytest.raises(TypeError, match="network: write a brikke.Network, not int"):
        brikke.player("learned", network=5)
    with pytest.raises(TypeError, match="training: write a brikke.Training, not int"):
        brikke.train(training=5, games=1)


def test_arrays_of_a_solution_are_made_once() -> None:
    solution = brikke.solve("2x2")
    first, second = solution.arrays(), solution.arrays()
    assert first.values is second.values and not first.boards.flags.writeable


@pytest.mark.parametrize("kind", [brikke.Network, brikke.Training, brikke.Solution])
def test_a_missing_file_is_named(kind: type, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as found:
        kind.load(tmp_path / "nothing")
    assert found.value.filename == str(tmp_path / "nothing")
    with pytest.raises(IsADirectoryError) as found:
        kind.load(tmp_path)
    assert (found.value.errno, found.value.filename) == (errno.EISDIR, str(tmp_path))


def test_files_that_cannot_be_written_are_told_as_python_does(tmp_path: Path) -> None:
    training = brikke.train(size="2x2", games=1)
    for saved in (training, training.network(), brikke.solve("2x2")):
        with pytest.raises(FileNotFoundError) as found:
            saved.save(tmp_path / "missing" / "file")
        assert (found.value.errno, found.value.strerror) == (errno.ENOENT, os.strerror(errno.ENOENT))
        with pytest.raises(IsADirectoryError):
            saved.save(tmp_path)


def test_trainings_and_solutions_are_pickled() -> None:
    training = brikke.train(size="2x2", games=200)
    again = pickle.loads(pickle.dumps(training))
    assert (again.games, again.rules) == (200, training.rules)
    brikke.train(training=training, games=100), brikke.train(training=again, games=100)
    board = brikke.Board("8,4/2,0")
    assert again.network().values_of(board) == training.network().values_of(board)
    solution = brikke.solve("2x3", reach=64)
    copied = pickle.loads(pickle.dumps(solution))
    assert (copied.value, copied.reach, copied.rules) == (solution.value, 64, solution.rules)
    assert (copied.arrays().values == solution.arrays().values).all()


def test_a_network_takes_what_is_a_board() -> None:
    network = brikke.train(size="2x3", games=200).network()
    boards = [brikke.Board("8,4,2/2,0,0"), brikke.Board("8,4,2/2,2,0")]
    expected = network.values_of(np.stack([board.array() for board in boards]))
    assert expected.shape == (2,)
    assert (network.values_of(boards) == expected).all()
    assert (network.values_of([board.array().astype(np.int64) for board in boards]) == expected).all()
    assert network.values_of(boards[0]) == network.values_of(boards[0].array().tolist()) == expected[0]
    with pytest.raises(brikke.BrikkeError, match="whole numbers .*, not float64"):
        network.values_of(np.zeros((3, 2, 3)))
    with pytest.raises(brikke.BrikkeError, match="boards of 4x4 do not fit rules for 2x3"):
        network.values_of(np.zeros((3, 4, 4), int))


def test_seeds_are_those_of_the_command() -> None:
    assert brikke.match("random", 2, seed="1").games == brikke.match("random", 2, seed=1).games
    assert brikke.match("random", 2, seed="1").seed == 1
    assert brikke.match("random", 2, seed="otters").seed == "otters"
    boards = np.zeros((3, 4, 4), np.uint8)
    assert (brikke.spawn(boards, seed="7") == brikke.spawn(boards, seed=7)).all()


def test_the_figures_of_a_match_are_json() -> None:
    result = brikke.match("random", 1000, seed=np.int64(1), size="2x2")
    figures = json.loads(json.dumps(result.to_dict()))
    assert figures["seed"] == 1 and figures["moves_per_cpu_second"] > 0
    assert repr(result) == f"<MatchResult of random (classic size=2x2): 1000 games, seed 1, mean score {result.mean:.1f}>"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: brikke.solve("2x2", reach=-4), "reach: -4 is not a tile"),
        (lambda: brikke.player("greedy").values(brikke.Board(BOARD), jobs=-1), "jobs: -1 is not possible"),
        (lambda: brikke.player("greedy").choose(brikke.Board(BOARD), jobs=0), "jobs: 0 is not possible"),
        (lambda: brikke.trajectories("greedy", 1, first=-1), "first: -1 is not possible: write a number from 0"),
        (lambda: brikke.Training(brikke.Rules(size="2x2")).play(10, 0), "jobs: 0 is not possible"),
        (lambda: brikke.Training(brikke.Rules(size="2x2")).play(-1, 1), "games: -1 is not possible"),
        (lambda: brikke.match("greedy", 1 << 70), "games: 1180591620717411303424 is too large: write at most"),
        (lambda: brikke.trajectories("greedy", 1, first=(1 << 63) - 1), r"games: their numbers go up to 2\^63 - 1"),
    ],
)  # fmt: skip
def test_numbers_out_of_range_are_refused(wrong, sentence: str) -> None:
    with pytest.raises(brikke.BrikkeError, match=sentence):
        wrong()


def test_a_training_has_one_user_at_a_time() -> None:
    training = brikke.Training(brikke.Rules(size="2x2"))
    told: list[str] = []

    def play() -> None:
        while not told:
            try:
                training.play(200, 1)
            except brikke.BrikkeError as error:
                told.append(str(error))

    threads = [threading.Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert "another thread is using this training" in told[0]
