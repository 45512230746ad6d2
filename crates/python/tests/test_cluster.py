"""A cluster of several processes on this machine."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import numpy as np
import pytest

import brikke

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster():
    # A snippet of the guide may have started one.
    ray.shutdown()
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, _temp_dir=short_temporary())
    from brikke import cluster

    yield cluster
    ray.shutdown()


def short_temporary() -> str | None:
    """Ray's sockets need a short path."""
    return os.environ.get("BRIKKE_RAY_TEMP")


def test_a_match_is_that_of_one_machine(cluster) -> None:
    told = []
    found = cluster.match("corner", 60, seed="otters", piece=7, progress=lambda *piece: told.append(piece))
    expected = brikke.match("corner", 60, seed="otters")
    assert found.games == expected.games and found.mean == expected.mean
    assert sorted(first for first, _ in told) == list(range(0, 60, 7))


def test_a_killed_worker_changes_nothing(cluster) -> None:
    killed = []

    def kill_once(first: int, games: list[brikke.PlayedGame]) -> None:
        if not killed:
            killed.append(kill_a_worker())

    found = cluster.match("expectimax:1", 120, seed=3, piece=10, progress=kill_once)
    assert killed and killed[0] is not None
    assert found.games == brikke.match("expectimax:1", 120, seed=3).games


def kill_a_worker() -> int | None:
    """Kills a process of this cluster that plays, and returns its number."""
    for directory in Path("/proc").glob("[0-9]*"):
        process = int(directory.name)
        if is_playing(process) and is_ours(process):
            os.kill(process, signal.SIGKILL)
            return process
    return None


def is_playing(process: int) -> bool:
    """Ray names its workers after what they do."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().startswith(b"ray::_done")
    except OSError:
        return False


def is_ours(process: int) -> bool:
    """True for a process that this one has started, through others or not."""
    while process > 1:
        if process == os.getpid():
            return True
        try:
            stat = Path(f"/proc/{process}/stat").read_text()
        except OSError:
            return False
        process = int(stat.rpartition(")")[2].split()[1])
    return False


def test_evaluations_and_data(cluster) -> None:
    moves = cluster.trajectories("corner", 10, seed=2, piece=3)
    expected = brikke.trajectories("corner", 10, seed=2)
    for found, own in zip(moves, expected, strict=True):
        assert (found == own).all()
    values = cluster.evaluate("greedy", moves.boards[:100], piece=9)
    np.testing.assert_array_equal(values, brikke.player("greedy").values(moves.boards[:100]))


def test_a_network_goes_along(cluster) -> None:
    network = brikke.train(size="2x2", games=500).network()
    player = brikke.player("learned:1", network=network)
    assert cluster.match(player, 20, piece=5).games == brikke.match(player, 20).games


def test_mistakes_of_workers_are_told(cluster) -> None:
    for piece in (-1, 0):
        with pytest.raises(brikke.BrikkeError, match=f"piece: {piece} is not possible"):
            cluster.match("corner", 5, piece=piece)


def test_boards_are_checked_here(cluster) -> None:
    board = brikke.Board("2,4,8,2/0,2,0,0/0,0,4,0/0,0,0,2")
    expected = brikke.player("greedy").values(board)
    np.testing.assert_array_equal(cluster.evaluate("greedy", board), expected)
    np.testing.assert_array_equal(cluster.evaluate("greedy", board.array()), expected)
    with pytest.raises(brikke.BrikkeError, match="^boards of 2x2 do not fit rules for 4x4$"):
        cluster.evaluate("greedy", brikke.Board("2,0/0,0"))
    with pytest.raises(brikke.BrikkeError, match="^boards are an array of shape"):
        cluster.evaluate("greedy", [1, 2, 3])


def test_another_cluster_is_refused(cluster) -> None:
    with pytest.raises(brikke.BrikkeError, match="address: Ray is already connected"):
        cluster.match("corner", 5, address="ray://nowhere:10001")
    own = ray.get_runtime_context().gcs_address
    assert cluster.match("corner", 5, address=own).games == brikke.match("corner", 5).games
