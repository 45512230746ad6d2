//! A game with its history, and recordings.

use brikke_engine::{
    Chance, Game as EngineGame, Phase, Recording, Rules as EngineRules, Seed, Start,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::board::{Board, python_function};
use crate::direction::DirectionArgument;
use crate::errors::{bad_recording, illegal, refused, refused_argument};
use crate::numbers::whole_number;
use crate::random::secret;
use crate::rules::Rules;

/// A game: its rules, where its tiles come from, and every position it has
/// been in.
#[pyclass(module = "brikke")]
pub(crate) struct Game(EngineGame);

/// The direction of a move and the tile that answered it: row, column, tile.
type Ply = (&'static str, u8, u8, u128);

#[pymethods]
impl Game {
    /// A new game. The seed, a text, fixes its tiles; a number stands for its
    /// digits. Without one the tiles come from a secret that the system draws.
    /// A game may begin at a board, with a score and a number of moves; the
    /// board has the size of its rules then.
    #[new]
    #[pyo3(signature = (rules=None, *, seed=None, board=None, score=None, moves=None, **changes))]
    fn new(
        py: Python<'_>,
        rules: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        board: Option<&Board>,
        score: Option<&Bound<'_, PyAny>>,
        moves: Option<&Bound<'_, PyAny>>,
        changes: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let chance = seed.map_or_else(|| Ok(Chance::Secret(secret()?)), seed_of)?;
        let rules = rules_of(py, rules, changes, board)?;
        let count = |name, value: Option<&Bound<'_, PyAny>>| {
            value.map_or(Ok(0), |value| whole_number(name, value, 0..=u64::MAX))
        };
        let (score, moves) = (count("score", score)?, count("moves", moves)?);
        let Some(board) = board else {
            if score > 0 || moves > 0 {
                let sentence =
                    "only a game that begins at a board has a score or moves: write board=";
                return Err(refused(sentence));
            }
            return Ok(Game(EngineGame::start(rules, chance)));
        };
        let start = Start::Position {
            board: board.0,
            score,
            moves,
        };
        EngineGame::resume(rules, Some(chance), start)
            .map(Game)
            .map_err(refused)
    }

    /// The game of a recording, in any of its forms.
    #[staticmethod]
    fn read(recording: &str) -> PyResult<Game> {
        let recording = Recording::read(recording).map_err(bad_recording)?;
        Ok(Game(recording.into_game()))
    }

    /// Plays a move; returns its points.
    fn play(&mut self, direction: DirectionArgument) -> PyResult<u64> {
        let turn = self.0.play(direction.0).map_err(|error| illegal(&error))?;
        Ok(turn.gained)
    }

    /// Takes the last move back; `False` at the beginning.
    fn undo(&mut self) -> bool {
        self.0.undo().is_some()
    }

    /// Plays the last undone move again; `False` if there is none.
    fn redo(&mut self) -> bool {
        self.0.redo().is_some()
    }

    /// Goes on after the goal; `False` if there was nothing to decide.
    fn keep_playing(&mut self) -> bool {
        self.0.keep_playing()
    }

    /// Ends the game at its goal; `False` if there was nothing to decide.
    fn finish(&mut self) -> bool {
        self.0.finish()
    }

    /// The rules of the game.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules().clone())
    }

    /// The board as it stands.
    #[getter]
    fn board(&self) -> Board {
        Board(*self.0.board())
    }

    /// The board after this number of moves; 0 is the opening.
    fn board_after(&self, moves: &Bound<'_, PyAny>) -> PyResult<Board> {
        let number = whole_number("moves", moves, 0..=usize::MAX)?;
        let played = self.0.plies().len();
        let found = self.0.board_after(number).filter(|_| number <= played);
        found
            .map(|board| Board(*board))
            .ok_or_else(|| refused(format!("the game has {played} moves, not {number}")))
    }

    /// The points so far.
    #[getter]
    fn score(&self) -> u64 {
        self.0.score()
    }

    /// The number of moves so far.
    #[getter]
    fn moves(&self) -> u64 {
        self.0.moves()
    }

    /// The number of moves that were taken back.
    #[getter]
    fn undos(&self) -> u64 {
        self.0.undos()
    }

    /// `"playing"`, `"goal-reached"`, `"won"` or `"lost"`.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.0.phase() {
            Phase::Playing => "playing",
            Phase::GoalReached => "goal-reached",
            Phase::Won => "won",
            Phase::Lost => "lost",
        }
    }

    /// True if no further move is possible. At the goal the game is not over:
    /// its phase is `"goal-reached"` until `keep_playing` or `finish`.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.phase().is_over()
    }

    /// `"won"`, `"lost"` or `"unfinished"`.
    #[getter]
    fn result(&self) -> &'static str {
        self.0.result().name()
    }

    /// The moves with the tiles that answered them: direction, row, column,
    /// tile.
    #[getter]
    fn plies(&self) -> Vec<Ply> {
        let plies = self.0.plies().iter();
        plies
            .map(|ply| {
                let square = ply.spawn.square;
                (
                    ply.direction.name(),
                    square.row,
                    square.column,
                    ply.spawn.rank.tile(),
                )
            })
            .collect()
    }

    /// The recording of the game: `"text"` or, for links, `"link"`.
    #[pyo3(signature = (form="text"))]
    fn recording(&self, form: &str) -> PyResult<String> {
        let recording = self.0.recording();
        match form {
            "text" => Ok(recording.to_text()),
            "link" => Ok(recording.to_link()),
            _ => Err(refused_argument(
                "form",
                format!("'{form}' is not known: write text or link"),
            )),
        }
    }

    fn __str__(&self) -> String {
        self.0.board().to_string()
    }

    fn __repr__(&self) -> String {
        let (rules, score, moves) = (self.0.rules().name(), self.0.score(), self.0.moves());
        format!(
            "<Game {rules}: {score} points, {moves} moves, {}>",
            self.phase()
        )
    }

    /// The board as a picture, for notebooks.
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        python_function(slf.py(), "brikke.picture", "game_html")?.call1((slf,))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = slf.get_type().getattr("read")?.unbind();
        Ok((read, (slf.borrow().0.recording().to_text(),)))
    }
}

/// The rules: a preset, or the classic ones, with the board's size and what is
/// to be different; or complete ones.
fn rules_of(
    py: Python<'_>,
    rules: Option<&Bound<'_, PyAny>>,
    changes: Option<&Bound<'_, PyDict>>,
    board: Option<&Board>,
) -> PyResult<EngineRules> {
    if let Some(rules) = rules.and_then(|rules| rules.extract::<Rules>().ok())
        && changes.is_none()
    {
        return Ok(rules.0);
    }
    let all = PyDict::new(py);
    let is_complete = rules.is_some_and(|rules| rules.to_string().contains('='));
    if let Some(board) = board.filter(|_| !is_complete) {
        all.set_item("size", board.0.size().to_string())?;
    }
    if let Some(changes) = changes {
        all.update(changes.as_mapping())?;
    }
    let as_rules = python_function(py, "brikke.arrays", "as_rules")?;
    let classic = PyString::new(py, "classic").into_any();
    let found = as_rules.call((rules.unwrap_or(&classic),), Some(&all))?;
    Ok(found.extract::<Rules>()?.0)
}

/// The seed that a text or a number stands for.
fn seed_of(seed: &Bound<'_, PyAny>) -> PyResult<Chance> {
    let text = match seed.cast::<PyString>() {
        Ok(text) => text.to_str()?.to_owned(),
        Err(_) => whole_number("seed", seed, 0..=u64::MAX)?.to_string(),
    };
    let seed = Seed::new(&text).map_err(|error| refused_argument("seed", error))?;
    Ok(Chance::Seed(seed))
}

/// Checks a recording; the same object as `brikke verify --json` prints.
#[pyfunction]
pub(crate) fn verify<'py>(py: Python<'py>, recording: &str) -> PyResult<Bound<'py, PyDict>> {
    let found = PyDict::new(py);
    match Recording::read(recording) {
        Ok(recording) => {
            found.set_item("valid", true)?;
            found.set_item("score", recording.game().score())?;
            found.set_item("plies", recording.plies().len())?;
            found.set_item("proof", proof(recording.game()))?;
        }
        Err(error) => {
            found.set_item("valid", false)?;
            found.set_item("error", brikke_locale::visible(&error.to_string()))?;
            found.set_item("ply", error.ply)?;
        }
    }
    Ok(found)
}

/// The proof of every tile of a game.
fn proof(game: &EngineGame) -> &'static str {
    match (game.beginning(), game.chance()) {
        (Start::Position { .. }, _) | (_, None) => "none",
        (Start::Tiles(_), Some(Chance::Seed(_))) => "seed",
        (Start::Tiles(_), Some(Chance::Secret(_))) => "secret",
    }
}
