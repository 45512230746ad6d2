"""Boards, rules and functions on many boards."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import brikke
from naive import slide

sides = st.integers(1, 8)


@st.composite
def grids(draw: st.DrawFn, largest: int = 17) -> list[list[int]]:
    rows, columns = draw(st.tuples(sides, sides).filter(lambda size: size != (1, 1)))
    cell = st.one_of(st.just(0), st.integers(0, min(largest, rows * columns + 1)))
    return draw(st.lists(st.lists(cell, min_size=columns, max_size=columns), min_size=rows, max_size=rows))


@given(grids())
def test_slides_are_those_of_the_obvious_rules(grid: list[list[int]]) -> None:
    board = brikke.Board(grid)
    after, gained, legal = brikke.afterstates(board)
    for action, name in enumerate(brikke.DIRECTIONS):
        expected, points = slide(grid, action)
        assert after[action].tolist() == expected
        assert gained[action] == points
        assert bool(legal[action]) == (expected != grid)
        slid = board.slide(name)
        if expected == grid:
            assert slid is None
            assert name not in board.legal_moves
        else:
            assert slid is not None
            assert (slid[0].array().tolist(), slid[1]) == (expected, points)
            assert name in board.legal_moves
    assert brikke.legal_moves(board).tolist() == legal.tolist()


@given(st.lists(st.lists(st.integers(0, 15), min_size=16, max_size=16), min_size=1, max_size=20))
def test_many_boards_are_as_good_as_one(rows: list[list[int]]) -> None:
    boards = np.array(rows, np.uint8).reshape(-1, 4, 4)
    after, gained, legal = brikke.afterstates(boards)
    for place, board in enumerate(boards):
        one = brikke.afterstates(board)
        assert (after[place] == one.boards).all()
        assert (gained[place] == one.gained).all()
        assert (legal[place] == one.legal).all()


@given(grids())
def test_a_merge_and_then_a_push_are_a_slide(grid: list[list[int]]) -> None:
    board = brikke.Board(grid)
    for direction in brikke.DIRECTIONS:
        merged, gained = board.merge(direction) or (board, 0)
        pushed = (merged.push(direction) or (merged, 0))[0]
        assert (pushed, gained) == (board.slide(direction) or (board, 0))
    assert "first half" in (brikke.Board.merge.__doc__ or "")
    assert "second half" in (brikke.Board.push.__doc__ or "")


def test_a_square_is_a_row_and_a_column() -> None:
    board = brikke.Board("2,0/0,4")
    assert board[1, 1] == 4
    for place, sentence in (
        ((2, 0), "row 3, column 1"),
        ((0, -1), "column: -1 is not possible"),
        ((1 << 70, 0), "row: 1180591620717411303424 is not possible: write a number from 0 to 7"),
    ):
        with pytest.raises(IndexError, match=sentence):
            board[place]
    with pytest.raises(TypeError, match=r"board\[row, column\]"):
        board[0]


@given(grids())
def test_a_board_comes_back_from_its_texts(grid: list[list[int]]) -> None:
    board = brikke.Board(grid)
    assert brikke.Board(str(board)) == board
    assert eval(repr(board), {"Board": brikke.Board}) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert hash(brikke.Board(board.array())) == hash(board)
    assert board.tiles == [[1 << e if e else 0 for e in row] for row in grid]
    assert board.sum == sum(map(sum, board.tiles))


def test_a_large_tile_survives_a_pickle() -> None:
    rules = brikke.Rules(size="2x2", tiles={1 << 80: 1})
    board = brikke.Board([[81, 80], [0, 80]], rules)
    assert brikke.Board(str(board)) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert board[0, 0] == 1 << 81


@given(grids())
def test_orientations(grid: list[list[int]]) -> None:
    board = brikke.Board(grid)
    turned = [np.rot90(np.array(grid, np.uint8), -k) for k in range(4)]
    mirrored = [np.rot90(np.fliplr(np.array(grid, np.uint8)), -k) for k in range(4)]
    found = {str(b) for b in board.symmetries()}
    assert found == {str(brikke.Board(array)) for array in turned + mirrored}
    assert board.rotate() == brikke.Board(turned[1])
    assert board.flip() == brikke.Board(mirrored[0])
    assert board.transpose() == brikke.Board(np.array(grid, np.uint8).T)


@given(grids())
def test_new_tiles_have_all_probability(grid: list[list[int]]) -> None:
    board = brikke.Board(grid)
    spawns = board.spawns()
    assert len(spawns) == 2 * board.empty_count
    if spawns:
        assert sum(probability for _, probability in spawns) == pytest.approx(1)
    many = brikke.spawns(np.array([grid, grid], np.uint8))
    assert [str(brikke.Board(b)) for b in many.boards] == [str(b) for b, _ in spawns] * 2
    assert many.origins.tolist() == [0] * len(spawns) + [1] * len(spawns)


def test_a_spawn_depends_on_its_own_stream_alone() -> None:
    boards = np.zeros((50, 4, 4), np.uint8)
    boards[:, 0, 0] = 1
    placed = brikke.spawn(boards, seed=7)
    assert ((placed > 0).sum(axis=(1, 2)) == 2).all()
    assert (brikke.spawn(boards[:10], seed=7) == placed[:10]).all()
    full = np.full((1, 4, 4), 3, np.uint8)
    assert (brikke.spawn(full, seed=1) == full).all()


def test_rules() -> None:
    classic = brikke.Rules()
    assert (classic.size, classic.goal, classic.start) == ((4, 4), 2048, 2)
    assert classic.tiles == {2: 0.9, 4: 0.1}
    own = brikke.Rules("classic", size=(3, 5), tiles={2: 1, 8: 1}, goal="none", lost_when="full")
    assert own.size == (3, 5) and own.goal is None
    assert pickle.loads(pickle.dumps(own)) == own
    assert brikke.Rules(str(own)) == own
    assert brikke.Rules(size=[3, 5]) == brikke.Rules(size="3x5")
    for weights in ({2: 9, 4: 1}, {2: 1, 4: 1, 8: 1}, {2: 99_999, 4: 1}, {64: 1}):
        rules = brikke.Rules(tiles=weights)
        assert brikke.Rules(tiles=rules.tiles).weights == rules.weights == weights
    assert own.weights == {2: 1, 8: 1} and brikke.Rules(tiles=classic.weights) == classic
    assert own.name == "gentle size=3x5 tiles=2:1,8:1 lost-when=full"


def test_perft() -> None:
    assert brikke.Board("2,0/0,0").perft(1) == 12
    board = brikke.Board("2,0,0/0,4,0")
    for depth in range(1, 6):
        assert board.perft(depth) == counted(board, depth)


def counted(board: brikke.Board, depth: int) -> int:
    """Every sequence, one after the other."""
    if depth == 0:
        return 1
    slides = [slid for direction in brikke.DIRECTIONS if (slid := board.slide(direction))]
    return sum(counted(next_board, depth - 1) for after, _ in slides for next_board, _ in after.spawns())


def test_place() -> None:
    board = brikke.Board("2,0/0,0").place(1, 1, 4)
    assert str(board) == "2,0/0,4"
    with pytest.raises(brikke.BrikkeError, match="is not empty"):
        board.place(1, 1, 2)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: brikke.Board("2,3/0,0"), "position: row 1, column 2: 3 is not a tile"),
        (lambda: brikke.Board([[200, 0], [0, 0]]), "row 1, column 1: 2\\^200 is too large"),
        (lambda: brikke.Board([[18, 0, 0, 0]] * 4, brikke.Rules()), "row 1, column 1: 262144 is too large: a board of 4x4"),
        (lambda: brikke.Board(np.zeros((300, 2), int)), "a board of 300x2 is not possible"),
        (lambda: brikke.Board("2,0/0,0").perft(-1), "depth: -1 is not possible: write a number from 0 to 12"),
        (lambda: brikke.Board("2,0/0,0").perft(1 << 70), "depth: 1180591620717411303424 is not possible"),
        (lambda: brikke.Board("2,0/0,0").slide(1 << 70), "1180591620717411303424 is not an action"),
        (lambda: brikke.Board("2,0/0,0").slide(-1), "-1 is not an action"),
        (lambda: brikke.Board("2,0/0,0").place(0, 1, 1 << 200), "tile: 16.* is not a tile"),
        (lambda: brikke.Board("2,0/0,0").place(0, 1, -2), "tile: -2 is not a tile"),
        (lambda: brikke.Board("2,0/0,0").place(1 << 70, 1, 2), "row: 1180591620717411303424 is not possible"),
        (lambda: brikke.Board([[-1, 0]]), "exponents are from 0"),
        (lambda: brikke.Board([[0.5, 0]]), "whole numbers"),
        (lambda: brikke.Board([1, 2, 3]), r"a board is an array of shape \(rows, columns\), not \(3,\)"),
        (lambda: brikke.Rules("clasic"), "rules: there are no rules 'clasic': choose classic"),
        (lambda: brikke.Rules(size="9x9"), "size: a board of 9x9 is not possible"),
        (lambda: brikke.Rules(goal=100), "goal: '100' is not known"),
        (lambda: brikke.Rules(start=-1), "start: -1 is not possible: write a whole number from 1"),
        (lambda: brikke.Rules(start=2.5), "start: 2.5 is not possible"),
        (lambda: brikke.Rules(size="3x3", at_goal="stop"), "at_goal: there is no goal to stop at: .* goal=1024"),
        (lambda: brikke.Rules(goal="none", at_goal="stop"), "at_goal: there is no goal"),
        (lambda: brikke.Game(brikke.Rules(), size="3x3"), "size: complete rules cannot be changed"),
        (lambda: brikke.spawn(np.zeros(5, np.uint8), seed=1), r"boards are an array of shape .*, not \(5,\)"),
        (lambda: brikke.spawns(np.zeros(5, np.uint8)), r"boards are an array of shape .*, not \(5,\)"),
        (lambda: brikke.legal_moves("2,0/0,0"), r"write brikke.Board\(text\)"),
        (lambda: brikke.Rules(tiles={2: 0.9, 4: float("nan")}), "tiles: nan is not the weight of a tile"),
        (lambda: brikke.Rules(tiles={2: 2**0.5, 4: 1}), "tiles: 1.414.* write whole numbers"),
        (lambda: brikke.Rules(tiles={2: -0.5, 4: 1}), "tiles: "),
        (lambda: brikke.Rules(start=1 << 40), "start: 1099511627776 is not possible"),
        (lambda: brikke.legal_moves([]), r"boards are an array of shape .*, not \(0,\)"),
        (lambda: brikke.Board("2,0/0,0").slide("north"), "'north' is not a direction"),
        (lambda: brikke.Board("2,0/0,0").slide(4), "4 is not an action"),
        (lambda: brikke.player("nobody"), "there is no player 'nobody'"),
        (lambda: brikke.player("optimal:3"), "the player optimal takes no '3': write optimal"),
        (lambda: brikke.solve("5x5"), "a board of 5x5 is too large to be solved"),
        (lambda: brikke.match("greedy", 0), "games: 0 is not possible"),
        (lambda: brikke.Training(brikke.Rules(), alpha=-1), "alpha: -1 is not possible"),
        (lambda: brikke.Training(brikke.Rules(), seed=-1), "seed: -1 is not possible"),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_the_sentences_of_the_command(wrong, sentence: str) -> None:
    with pytest.raises(brikke.BrikkeError, match=sentence):
        wrong()


def test_a_board_is_drawn_in_a_notebook() -> None:
    html = brikke.Board("2,0,0/0,0,128")._repr_html_()
    assert html.count("<td") == 6 and ">128</td>" in html
    assert "points" in brikke.Game(seed="otters")._repr_html_()


def test_boards_become_arrays() -> None:
    boards = [brikke.Board("2,2/0,4"), brikke.Board("2,4/4,2")]
    assert np.asarray(boards).shape == (2, 2, 2) and np.asarray(boards[0]).dtype == np.uint8
    assert brikke.legal_moves(boards).tolist() == [[0, 1, 1, 1], [0, 0, 0, 0]]
    assert np.asarray(boards[0], np.float32).tolist() == [[1, 1], [0, 2]]
