//! The choice of a preset and a size.

use brikke_engine::{Board, Overrides, Preset, Rules, Seed, Size, Square};
use brikke_play::{Mode, Moment};

use super::{Contents, Next, RulesScreen, Screen};
use crate::board_view::board_at_rest;
use crate::context::Context;
use crate::page::{BoardView, Body, Line, NewGamePage, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::text_field::TextField;
use crate::{FieldValue, Input};

/// The lines: the presets in their order, then rules of one's own.
const LINES: [&str; 6] = ["classic", "sudden", "even", "gentle", "1024", "custom"];

/// The fewest and the most rows or columns that are offered.
const SIDES: (u8, u8) = (2, 8);

/// The choice of a preset and a size.
pub(crate) struct NewGameScreen {
    selection: Selection,
    /// The preset that was selected last.
    preset: Preset,
    rows: u8,
    columns: u8,
    /// The seed; empty for chance.
    seed: TextField,
    /// True while the keyboard writes into it.
    is_seeding: bool,
    problem: Option<String>,
}

impl NewGameScreen {
    /// The choice, as it was made the last time; at first with the preset of
    /// the settings.
    pub(crate) fn new(context: &Context) -> NewGameScreen {
        let usual = (context.preferences.settings.rules, Size::CLASSIC);
        let (preset, size) = last_choice(context).unwrap_or(usual);
        let index = Preset::ALL.iter().position(|&known| known == preset);
        NewGameScreen {
            selection: Selection::at(index.unwrap_or(0)),
            preset,
            rows: side(size.rows()),
            columns: side(size.columns()),
            seed: TextField::default(),
            is_seeding: false,
            problem: None,
        }
    }

    fn rules_of(&self, preset: Preset) -> Option<Rules> {
        sized(preset, Size::new(self.rows, self.columns).ok()?)
    }

    fn rules(&self) -> Option<Rules> {
        self.rules_of(self.preset)
    }

    fn seed(&self, context: &Context) -> Result<Option<Seed>, String> {
        match self.seed.text().trim() {
            "" => Ok(None),
            text => Seed::new(text).map(Some).map_err(|_| {
                let most = [("most", Seed::MAX_BYTES.into())];
                context.text_with("rules-seed", &most)
            }),
        }
    }

    fn start(&mut self, line: usize, context: &mut Context, now: Moment) -> Next {
        if Preset::ALL.get(line).is_none() {
            let rules = self.rules().unwrap_or_default();
            return Next::open(RulesScreen::new(&rules, context.face));
        }
        let Some(rules) = self.rules() else {
            return Next::Stay;
        };
        let begun = self
            .seed(context)
            .and_then(|seed| context.new_game(rules, seed, now));
        match begun {
            Ok(update) => Next::Play(update),
            Err(problem) => {
                context.announce(problem.clone());
                self.problem = Some(problem);
                Next::Stay
            }
        }
    }

    fn press(&mut self, key: &str, context: &mut Context) -> Next {
        let (rows, columns) = match key {
            "right" | "+" => (1, 1),
            "left" | "-" => (-1, -1),
            "r" => (1, 0),
            "R" => (-1, 0),
            "c" => (0, 1),
            "C" => (0, -1),
            "s" => {
                self.is_seeding = true;
                context.announce(context.text("new-game-seed"));
                return Next::Stay;
            }
            "esc" | "q" => return Next::Back,
            _ => return Next::Stay,
        };
        let rows = self.rows.saturating_add_signed(rows);
        let columns = self.columns.saturating_add_signed(columns);
        self.resize(rows, columns, context)
    }

    /// An input while the keyboard writes into the seed. False: it is for the
    /// page.
    fn handle_seed(&mut self, input: &Input) -> bool {
        self.problem = None;
        match input {
            Input::Press(key) if matches!(key.name.as_str(), "enter" | "esc") => {
                self.is_seeding = false;
                true
            }
            Input::Press(_) | Input::Write(_) => self.seed.handle(input),
            _ => false,
        }
    }

    fn resize(&mut self, rows: u8, columns: u8, context: &mut Context) -> Next {
        (self.rows, self.columns) = (side(rows), side(columns));
        context.announce(size(self.rows, self.columns, context));
        Next::Stay
    }
}

/// The rules of a preset on a board of this size.
fn sized(preset: Preset, size: Size) -> Option<Rules> {
    let overrides = Overrides {
        size: Some(size),
        ..Overrides::default()
    };
    Rules::new(preset, overrides).ok()
}

/// The preset and the size of the current game, unless it is practice.
fn last_choice(context: &Context) -> Option<(Preset, Size)> {
    let game = context.session.game()?;
    if context.mode() == Mode::Practice {
        return None;
    }
    let size = game.rules().size();
    let is_played = |preset: &Preset| sized(*preset, size).as_ref() == Some(game.rules());
    let preset = Preset::ALL.into_iter().find(is_played)?;
    Some((preset, size))
}

/// A small board of these rules: the goal in the first cell, the tiles that
/// appear in the last row.
fn small_board(rules: &Rules, context: &Context) -> BoardView {
    let size = rules.size();
    let mut board = Board::empty(size);
    let row = size.rows() - 1;
    let tiles = rules.tiles();
    let appearing = (0..size.columns()).zip(tiles.iter().map(|(rank, _)| rank));
    let appearing = appearing.map(|(column, rank)| (Square { row, column }, rank));
    let goal = rules
        .goal()
        .map(|goal| (Square { row: 0, column: 0 }, goal));
    for (square, rank) in goal.into_iter().chain(appearing) {
        // Both are squares of the board, and tiles that it can hold.
        let _ = board.set(square, Some(rank));
    }
    board_at_rest(&board, context.preferences.settings.labels, context.locale)
}

fn side(side: u8) -> u8 {
    side.clamp(SIDES.0, SIDES.1)
}

fn size(rows: u8, columns: u8, context: &Context) -> String {
    let values = [("rows", rows.into()), ("columns", columns.into())];
    context.text_with("new-game-size-value", &values)
}

impl Screen for NewGameScreen {
    fn address(&self) -> String {
        "new".to_owned()
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if self.is_seeding && self.handle_seed(input) {
            return Next::Stay;
        }
        let picked = self.selection.menu(input, LINES.len());
        if let Some(&preset) = Preset::ALL.get(self.selection.index) {
            self.preset = preset;
        }
        match picked {
            Picked::Chosen(line) => self.start(line, context, now),
            Picked::Moved => {
                let name = LINES[self.selection.index];
                context.announce(context.text(&format!("preset-{name}")));
                Next::Stay
            }
            Picked::Ignored => match input {
                Input::Press(key) => self.press(&key.name, context),
                Input::Set(0, FieldValue::Number(rows)) => {
                    self.resize(*rows, self.columns, context)
                }
                Input::Set(1, FieldValue::Number(columns)) => {
                    self.resize(self.rows, *columns, context)
                }
                Input::Set(2, FieldValue::Text(_)) => {
                    self.seed.handle(input);
                    self.problem = None;
                    Next::Stay
                }
                _ => Next::Stay,
            },
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let line = |name: &str| Line {
            name: context.text(&format!("preset-{name}")),
            about: context.text(&format!("preset-{name}-about")),
        };
        let squares = SIDES.0..=SIDES.1;
        Contents {
            title: context.text("new-game-title"),
            body: Body::NewGame(NewGamePage {
                lines: LINES.map(line).to_vec(),
                boards: Preset::ALL
                    .iter()
                    .filter_map(|preset| Some(small_board(&self.rules_of(*preset)?, context)))
                    .collect(),
                selected: self.selection.index,
                size_label: context.text("new-game-size"),
                size: size(self.rows, self.columns, context),
                rows: (context.text("new-game-rows"), self.rows),
                columns: (context.text("new-game-columns"), self.columns),
                sides: SIDES,
                squares: squares
                    .map(|side| (side, size(side, side, context)))
                    .collect(),
                seed: (
                    context.text("new-game-seed"),
                    self.seed.text().to_owned(),
                    context.text("new-game-seed-random"),
                ),
                start: context.text("new-game-start"),
            }),
            dialog: None,
            note: self
                .problem
                .clone()
                .map(|text| Note::new(Tone::Warning, text)),
            keys: if self.is_seeding {
                context.hints(&[("enter", "done"), ("esc", "keys-back")])
            } else {
                context.hints(&[
                    ("↑↓", "keys-choose"),
                    ("←→", "new-game-size"),
                    ("r c", "keys-change"),
                    ("s", "new-game-seed"),
                    ("enter", "keys-start"),
                    ("esc", "keys-back"),
                ])
            },
        }
    }

    fn caret(&self) -> Option<usize> {
        self.is_seeding.then(|| self.seed.caret())
    }
}
