//! The choice of rules and a size.

use brikke_engine::{Board, Overrides, Preset, Rules, Seed, Size, Square};
use brikke_play::{Mode, Moment};

use super::{Contents, Next, RulesScreen, Screen};
use crate::board_view::board_at_rest;
use crate::context::Context;
use crate::page::{BoardView, Body, KeyHint, Line, NewGamePage, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::{KeyPage, RulesName, Setting};
use crate::text_field::TextField;
use crate::{Face, FieldValue, Input, words};

/// The fewest and the most rows or columns that are offered.
const SIDES: (u8, u8) = (1, 8);

/// The key that brings back rules that were removed.
const RESTORE: &str = "u";

/// A line: a preset, saved rules by their place, or new rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Preset(Preset),
    Own(usize),
    New,
}

/// The choice of rules and a size.
pub(crate) struct NewGameScreen {
    selection: Selection,
    /// The rules that were selected last; not new ones.
    chosen: Chosen,
    /// The size of a preset's board. Saved rules have their own.
    rows: u8,
    columns: u8,
    /// The saved rules that were removed last.
    removed: Option<(RulesName, Rules)>,
    note: Option<Note>,
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
        let usual = Chosen::Preset(context.preferences.settings.rules);
        let (chosen, size) = last_choice(context).unwrap_or((usual, Size::CLASSIC));
        let index = lines(context).iter().position(|&known| known == chosen);
        NewGameScreen {
            selection: Selection::at(index.unwrap_or(0)),
            chosen,
            rows: side(size.rows()),
            columns: side(size.columns()),
            removed: None,
            note: None,
            seed: TextField::default(),
            is_seeding: false,
            problem: None,
        }
    }

    /// The rules of a line; none for new ones.
    fn rules_of(&self, chosen: Chosen, context: &Context) -> Option<Rules> {
        match chosen {
            Chosen::Preset(preset) => sized(preset, Size::new(self.rows, self.columns).ok()?),
            Chosen::Own(place) => own(place, context).map(|(_, rules)| rules.clone()),
            Chosen::New => None,
        }
    }

    fn rules(&self, context: &Context) -> Option<Rules> {
        self.rules_of(self.chosen, context)
    }

    /// The rows and columns that are shown.
    fn sides(&self, context: &Context) -> (u8, u8) {
        match (self.chosen, self.rules(context)) {
            (Chosen::Own(_), Some(rules)) => (rules.size().rows(), rules.size().columns()),
            _ => (self.rows, self.columns),
        }
    }

    /// The selected line, if it is one of the saved rules.
    fn selected_own<'a>(&self, context: &'a Context) -> Option<(&'a RulesName, &'a Rules)> {
        match lines(context).get(self.selection.index)? {
            Chosen::Own(place) => own(*place, context),
            _ => None,
        }
    }

    /// Opens the form of the selected rules.
    fn edit(&self, context: &Context) -> Next {
        match self.selected_own(context) {
            Some((name, rules)) => Next::open(RulesScreen::of_saved(context.locale, name, rules)),
            None => Next::Stay,
        }
    }

    /// Removes the selected rules. Games that were played by them stay.
    fn remove(&mut self, context: &mut Context) -> Next {
        let Some((name, rules)) = self.selected_own(context) else {
            return Next::Stay;
        };
        let (name, rules) = (name.clone(), rules.clone());
        if let Err(problem) = context.set(Setting::OwnRules(name.clone(), None)) {
            return self.fail(problem, context);
        }
        let values = [
            ("name", name.as_str().into()),
            (
                "key",
                context.page_key_shown(RESTORE, KeyPage::NewGame).into(),
            ),
        ];
        let text = context.text_with("rules-removed", &values);
        self.removed = Some((name, rules));
        self.follow_selection(context);
        self.say(text, context)
    }

    /// Brings back the rules that were removed last.
    fn restore(&mut self, context: &mut Context) -> Next {
        let Some((name, rules)) = self.removed.take() else {
            return Next::Stay;
        };
        if let Err(problem) = context.set(Setting::OwnRules(name.clone(), Some(rules))) {
            return self.fail(problem, context);
        }
        let text = context.text_with("rules-restored", &[("name", name.as_str().into())]);
        self.say(text, context)
    }

    fn say(&mut self, text: String, context: &mut Context) -> Next {
        context.announce(text.clone());
        self.note = Some(Note::new(Tone::Accent, text));
        Next::Stay
    }

    fn fail(&mut self, problem: String, context: &mut Context) -> Next {
        context.announce(problem.clone());
        self.problem = Some(problem);
        Next::Stay
    }

    /// Takes note of the rules on the selected line.
    fn follow_selection(&mut self, context: &Context) {
        match lines(context).get(self.selection.index) {
            Some(Chosen::New) | None => {}
            Some(&chosen) => self.chosen = chosen,
        }
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
        let rules = self.rules(context);
        if lines(context).get(line) == Some(&Chosen::New) {
            let rules = rules.unwrap_or_default();
            return Next::open(RulesScreen::new(context.locale, &rules));
        }
        let Some(rules) = rules else {
            return Next::Stay;
        };
        let begun = self
            .seed(context)
            .and_then(|seed| context.new_game(rules, seed, now));
        match begun {
            Ok(update) => Next::Play(update),
            Err(problem) => self.fail(problem, context),
        }
    }

    /// The label of the button that begins: new rules are filled in before.
    fn start_label(&self, context: &Context) -> &'static str {
        match lines(context).get(self.selection.index) {
            Some(Chosen::New) => "new-game-fill-in",
            _ => "new-game-start",
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
            "e" => return self.edit(context),
            "x" | "delete" => return self.remove(context),
            RESTORE => return self.restore(context),
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
        let (rows, columns) = (side(rows), side(columns));
        // On one square nothing moves.
        if self.selected_own(context).is_none() && Size::new(rows, columns).is_ok() {
            (self.rows, self.columns) = (rows, columns);
        }
        let (rows, columns) = self.sides(context);
        context.announce(size(rows, columns, context));
        Next::Stay
    }

    /// The names of the lines, with a sentence about each. Those of presets are about
    /// the usual board.
    fn lines(&self, context: &Context) -> Vec<Line> {
        let told = |name: &str| Line {
            name: context.text(&format!("preset-{name}")),
            about: context.text(&format!("preset-{name}-about")),
        };
        let line = |chosen: Chosen| match chosen {
            Chosen::Preset(preset) => Some(Line {
                about: self.about(preset, context),
                ..told(preset.name())
            }),
            Chosen::New => Some(told("custom")),
            Chosen::Own(place) => own(place, context).map(|(name, rules)| Line {
                name: name.as_str().to_owned(),
                about: words::rules_in_short(context.locale, rules),
            }),
        };
        lines(context).into_iter().filter_map(line).collect()
    }

    /// A line about a preset on a board of the chosen size.
    fn about(&self, preset: Preset, context: &Context) -> String {
        let rules = self.rules_of(Chosen::Preset(preset), context);
        match rules.filter(|rules| rules.size() != Size::CLASSIC) {
            Some(rules) => words::rules_in_short(context.locale, &rules),
            None => context.text(&format!("preset-{}-about", preset.name())),
        }
    }

    /// The buttons for saved rules. They are there as long as there are such
    /// rules, so that nothing jumps when another card is selected.
    fn buttons(&self, context: &Context) -> Vec<KeyHint> {
        let has_own = context.preferences.settings.own_rules.iter().len() > 0;
        if !has_own && self.removed.is_none() {
            return Vec::new();
        }
        let mut buttons = context.hints(&[
            ("e", "keys-edit-rules"),
            ("x", "keys-remove"),
            (RESTORE, "keys-undo-remove"),
        ]);
        let is_own = self.selected_own(context).is_some();
        let enabled = [is_own, is_own, self.removed.is_some()];
        for (button, is_enabled) in buttons.iter_mut().zip(enabled) {
            button.is_enabled = is_enabled;
        }
        buttons
    }

    fn keys(&self, context: &Context) -> Vec<KeyHint> {
        if self.is_seeding {
            return context.hints(&[("enter", "done"), ("esc", "keys-back")]);
        }
        // In a window arrows go through the cards as they stand.
        let (choose, resize) = match context.face {
            Face::Window => ("←↑↓→", "+ -"),
            _ => ("↑↓", "←→"),
        };
        let mut keys = context.hints(&[
            (choose, "keys-choose"),
            (resize, "new-game-size"),
            ("s", "new-game-seed"),
            ("enter", "keys-start"),
            ("r", "new-game-more-rows"),
            ("R", "new-game-fewer-rows"),
            ("c", "new-game-more-columns"),
            ("C", "new-game-fewer-columns"),
            ("esc", "keys-back"),
        ]);
        // Those of saved rules come before those of the size.
        keys.splice(4..4, self.buttons(context));
        keys
    }
}

/// All lines: the presets, the saved rules, new ones.
fn lines(context: &Context) -> Vec<Chosen> {
    let presets = Preset::ALL.map(Chosen::Preset).into_iter();
    let own = 0..context.preferences.settings.own_rules.iter().len();
    presets
        .chain(own.map(Chosen::Own))
        .chain([Chosen::New])
        .collect()
}

/// The saved rules at this place.
fn own(place: usize, context: &Context) -> Option<(&RulesName, &Rules)> {
    context.preferences.settings.own_rules.iter().nth(place)
}

/// The rules of a preset on a board of this size.
fn sized(preset: Preset, size: Size) -> Option<Rules> {
    let overrides = Overrides {
        size: Some(size),
        ..Overrides::default()
    };
    Rules::new(preset, overrides).ok()
}

/// The rules and the size of the current game, unless it is practice.
fn last_choice(context: &Context) -> Option<(Chosen, Size)> {
    let game = context.session.game()?;
    if context.mode() == Mode::Practice {
        return None;
    }
    let size = game.rules().size();
    let is_played = |preset: &Preset| sized(*preset, size).as_ref() == Some(game.rules());
    if let Some(preset) = Preset::ALL.into_iter().find(is_played) {
        return Some((Chosen::Preset(preset), size));
    }
    let mut own = context.preferences.settings.own_rules.iter();
    let place = own.position(|(_, rules)| rules == game.rules())?;
    Some((Chosen::Own(place), Size::CLASSIC))
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

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::NewGame)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if self.is_seeding && self.handle_seed(input) {
            return Next::Stay;
        }
        let picked = self.selection.menu(input, lines(context).len());
        self.follow_selection(context);
        if !matches!(input, Input::Tick) {
            self.note = None;
        }
        match picked {
            Picked::Chosen(line) => self.start(line, context, now),
            Picked::Moved => {
                let line = self.lines(context).into_iter();
                let line = line.skip(self.selection.index).map(|line| line.name);
                context.announce(line.take(1).collect::<String>());
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
        let squares = SIDES.0 + 1..=SIDES.1;
        let (rows, columns) = self.sides(context);
        let boards = lines(context).into_iter().filter_map(|chosen| {
            let rules = self.rules_of(chosen, context)?;
            Some(small_board(&rules, context))
        });
        let problem = self.problem.clone();
        let problem = problem.map(|text| Note::new(Tone::Warning, text));
        Contents {
            title: context.text("new-game-title"),
            body: Body::NewGame(NewGamePage {
                lines: self.lines(context),
                boards: boards.collect(),
                selected: self.selection.index,
                size_label: context.text("new-game-size"),
                size: size(rows, columns, context),
                rows: (context.text("new-game-rows"), rows),
                columns: (context.text("new-game-columns"), columns),
                sides: SIDES,
                squares: squares
                    .map(|side| (side, size(side, side, context)))
                    .collect(),
                seed: (
                    context.text("new-game-seed"),
                    self.seed.text().to_owned(),
                    context.text("new-game-seed-random"),
                ),
                buttons: self.buttons(context),
                start: context.text(self.start_label(context)),
            }),
            dialog: None,
            note: problem.or_else(|| self.note.clone()),
            keys: self.keys(context),
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        // Rules that were saved stand where the line for new ones was.
        self.follow_selection(context);
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn caret(&self) -> Option<usize> {
        self.is_seeding.then(|| self.seed.caret())
    }
}
