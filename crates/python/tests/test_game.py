"""Games and recordings."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import brikke


def played(seed: str = "otters", moves: int = 40) -> brikke.Game:
    game = brikke.Game(seed=seed)
    while game.moves < moves and not game.is_over:
        game.play(game.board.legal_moves[0])
    return game


def test_a_seed_fixes_the_game() -> None:
    assert played().recording() == played().recording()
    assert played("otters").recording() != played("badgers").recording()


def test_undo_and_the_same_move_bring_the_same_tile() -> None:
    game = played(moves=10)
    before = game.board
    move = before.legal_moves[0]
    game.play(move)
    after = game.board
    assert game.undo() and game.board == before
    game.play(move)
    assert game.board == after
    assert game.undos == 1
    assert game.board_after(10) == before


@given(st.text(min_size=1, max_size=20), st.integers(0, 60))
def test_recordings_come_back(seed: str, moves: int) -> None:
    try:
        game = played(seed, moves)
    except brikke.BrikkeError as error:
        assert str(error).startswith("seed: ")
        return
    for form in ("text", "link"):
        again = brikke.Game.read(game.recording(form))
        assert (again.board, again.score, again.plies) == (game.board, game.score, game.plies)
        found = brikke.verify(game.recording(form))
        assert found == {"valid": True, "score": game.score, "plies": game.moves, "proof": "seed"}
    assert pickle.loads(pickle.dumps(game)).board == game.board


def test_a_changed_recording_is_refused_with_its_ply() -> None:
    text = played().recording()
    wrong = text.replace("score", "scare", 1)
    assert wrong != text
    found = brikke.verify(wrong)
    assert found["valid"] is False and found["error"]
    with pytest.raises(brikke.RecordingError):
        brikke.Game.read(wrong)


@given(st.text())
def test_no_text_is_a_panic(text: str) -> None:
    assert brikke.verify(text)["valid"] is False


def test_a_game_may_begin_anywhere() -> None:
    board = brikke.Board("1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0")
    game = brikke.Game(board=board, score=20000, moves=900, seed="x")
    assert game.play("left") == 2048
    assert (game.score, game.moves, game.phase) == (22048, 901, "goal-reached")
    with pytest.raises(brikke.IllegalMove, match="the goal is reached: keep playing first"):
        game.play("left")
    assert game.keep_playing() and game.phase == "playing"
    assert game.result == "won"


def test_a_move_that_moves_nothing_is_refused() -> None:
    game = brikke.Game(board=brikke.Board("2,4/8,0"), seed="x")
    with pytest.raises(brikke.IllegalMove, match="left moves nothing"):
        game.play("left")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: brikke.Game(seed=-1), "seed: -1 is not possible: write a number from 0"),
        (lambda: brikke.Game(seed=2**64), "seed: 18446744073709551616 is not possible"),
        (lambda: brikke.Game(score=100), "only a game that begins at a board has a score"),
        (lambda: brikke.Game(moves=1), "only a game that begins at a board has a score or moves"),
        (lambda: brikke.Game(board=brikke.Board("2,0/0,0"), score=-1), "score: -1 is not possible"),
        (lambda: played().board_after(-1), "moves: -1 is not possible"),
        (lambda: played(moves=3).board_after(4), "the game has 3 moves, not 4"),
    ],
)  # fmt: skip
def test_impossible_games_are_refused(wrong, sentence: str) -> None:
    with pytest.raises(brikke.BrikkeError, match=sentence):
        wrong()


def test_a_seed_is_a_number_or_a_text() -> None:
    with pytest.raises(TypeError):
        brikke.Game(seed=2.5)
    with pytest.raises(TypeError, match="rules: write a brikke.Rules or the name of a preset, not int"):
        brikke.Game(5)


def test_rules_are_keyword_arguments() -> None:
    assert brikke.Game("sudden", size="3x3").rules == brikke.Rules("sudden", size="3x3")
    assert brikke.Game(brikke.Rules("even")).rules.name == "even"
    board = brikke.Board("2,2,0/0,0,4")
    assert brikke.Game("even", board=board).rules == brikke.Rules("even", size="2x3")
    complete = brikke.Rules("even", size="2x3")
    assert brikke.Game(str(complete), board=board).rules == complete
    assert brikke.Game(seed=3).board == brikke.Game(seed="3").board
    with pytest.raises(brikke.BrikkeError, match="rules: 'sudde'|sudde"):
        brikke.Game("sudde")
