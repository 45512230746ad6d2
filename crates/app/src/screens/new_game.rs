//! The choice of a preset and a size.

use brikke_engine::{Overrides, Preset, Rules, Size};
use brikke_play::Moment;

use super::{Contents, Next, RulesScreen, Screen};
use crate::context::Context;
use crate::page::{Body, Line, NewGamePage, Note, Tone};
use crate::selection::{Picked, Selection};
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
    problem: Option<String>,
}

impl NewGameScreen {
    /// The choice, with the preset of the settings selected.
    pub(crate) fn new(context: &Context) -> NewGameScreen {
        let usual = context.preferences.settings.rules;
        let index = Preset::ALL.iter().position(|&preset| preset == usual);
        NewGameScreen {
            selection: Selection::at(index.unwrap_or(0)),
            preset: usual,
            rows: Size::CLASSIC.rows(),
            columns: Size::CLASSIC.columns(),
            problem: None,
        }
    }

    fn rules(&self) -> Option<Rules> {
        let size = Size::new(self.rows, self.columns).ok()?;
        let overrides = Overrides {
            size: Some(size),
            ..Overrides::default()
        };
        Rules::new(self.preset, overrides).ok()
    }

    fn start(&mut self, line: usize, context: &mut Context, now: Moment) -> Next {
        if Preset::ALL.get(line).is_none() {
            let rules = self.rules().unwrap_or_default();
            return Next::open(RulesScreen::new(&rules));
        }
        let Some(rules) = self.rules() else {
            return Next::Stay;
        };
        match context.new_game(rules, None, now) {
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
            "esc" | "q" => return Next::Back,
            _ => return Next::Stay,
        };
        let rows = self.rows.saturating_add_signed(rows);
        let columns = self.columns.saturating_add_signed(columns);
        self.resize(rows, columns, context)
    }

    fn resize(&mut self, rows: u8, columns: u8, context: &mut Context) -> Next {
        (self.rows, self.columns) = (side(rows), side(columns));
        context.announce(size(self.rows, self.columns, context));
        Next::Stay
    }
}

fn side(side: u8) -> u8 {
    side.clamp(SIDES.0, SIDES.1)
}

fn size(rows: u8, columns: u8, context: &Context) -> String {
    let values = [("rows", rows.into()), ("columns", columns.into())];
    context.text_with("new-game-size-value", &values)
}

impl Screen for NewGameScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
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
                selected: self.selection.index,
                size_label: context.text("new-game-size"),
                size: size(self.rows, self.columns, context),
                rows: (context.text("new-game-rows"), self.rows),
                columns: (context.text("new-game-columns"), self.columns),
                sides: SIDES,
                squares: squares
                    .map(|side| (side, size(side, side, context)))
                    .collect(),
                start: context.text("new-game-start"),
            }),
            dialog: None,
            note: self
                .problem
                .clone()
                .map(|text| Note::new(Tone::Warning, text)),
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("←→", "new-game-size"),
                ("r c", "keys-change"),
                ("enter", "keys-start"),
                ("esc", "keys-back"),
            ]),
        }
    }
}
