//! The best scores.

use brikke_app::words;
use brikke_engine::Rules;
use brikke_play as play;
use brikke_play::Category;
use brikke_store::ScoreLine;
use eframe::egui::{Button, ComboBox, Ui};

use crate::parts::{Column, Page, Table, focus_first};
use crate::screen::{Next, Screen};
use crate::world::World;

/// The tables of best scores.
pub(crate) struct Scores {
    rules: Vec<Rules>,
    shown: usize,
    kind: Category,
    lines: Vec<ScoreLine>,
    /// The place of the score that has just entered.
    new: Option<usize>,
    problem: Option<String>,
}

impl Scores {
    /// The table of the game in hand; a score that has just entered it is
    /// marked.
    pub(crate) fn new(world: &World, entered: Option<(play::Category, usize)>) -> Scores {
        let store = world.desk.store();
        let mut rules = store
            .and_then(|store| store.scored_rules().ok())
            .unwrap_or_default();
        let session = world.desk.session();
        let here = session.map(|session| session.game().rules().clone());
        let here = here.or_else(|| rules.first().cloned()).unwrap_or_default();
        if !rules.contains(&here) {
            rules.insert(0, here.clone());
        }
        let mut scores = Scores {
            shown: rules.iter().position(|rules| *rules == here).unwrap_or(0),
            rules,
            kind: match entered {
                Some((play::Category::Assisted, _)) => Category::Assisted,
                _ => Category::Clean,
            },
            lines: Vec::new(),
            new: None,
            problem: None,
        };
        scores.read(world);
        scores.new = entered.map(|(_, place)| place);
        scores
    }

    fn read(&mut self, world: &World) {
        self.new = None;
        self.problem = None;
        let (Some(store), Some(rules)) = (world.desk.store(), self.rules.get(self.shown)) else {
            return;
        };
        match store.scores(rules, self.kind) {
            Ok(lines) => self.lines = lines,
            Err(error) => self.problem = Some(words::trouble(world.locale, &error)),
        }
    }

    fn show_head(&mut self, ui: &mut Ui, world: &World) {
        let before = (self.shown, self.kind);
        ui.horizontal_wrapped(|ui| {
            let name = |rules: &Rules| words::rules(world.locale, rules);
            let shown = self.rules.get(self.shown).map(name).unwrap_or_default();
            let label = ui.label(world.text("new-game-rules"));
            let combo = ComboBox::from_id_salt("rules").selected_text(shown);
            let combo = combo.show_ui(ui, |ui| {
                for (index, rules) in self.rules.iter().enumerate() {
                    ui.selectable_value(&mut self.shown, index, name(rules));
                }
            });
            combo.response.labelled_by(label.id);
            let kinds = [
                (Category::Clean, "scores-clean"),
                (Category::Assisted, "scores-assisted"),
            ];
            for (kind, id) in kinds {
                let button = Button::selectable(self.kind == kind, world.text(id));
                let response = ui.add(button);
                if self.kind == kind {
                    focus_first(ui, &response);
                }
                if response.clicked() {
                    self.kind = kind;
                }
            }
        });
        let about = match self.kind {
            Category::Clean => "scores-clean-about",
            Category::Assisted => "scores-assisted-about",
        };
        ui.weak(world.text(about));
        if before != (self.shown, self.kind) {
            self.read(world);
        }
    }

    fn show_table(&self, ui: &mut Ui, world: &World) {
        if let Some(problem) = &self.problem {
            ui.colored_label(world.look.colours().warning, problem);
        } else if self.lines.is_empty() {
            ui.weak(world.text("scores-empty"));
        } else {
            let columns = [
                Column::right(world.text("scores-place")),
                Column::left(world.text("scores-name")),
                Column::right(world.text("scores-score")),
                Column::right(world.text("scores-moves")),
                Column::right(world.text("scores-best-tile")),
            ];
            let rows: Vec<Vec<String>> = self.lines.iter().map(row).collect();
            let new = self.new.map(|place| place.saturating_sub(1));
            Table::new("scores", &columns, &rows)
                .marked(new)
                .show(ui, world);
        }
    }

    fn press(&mut self, press: &str, world: &World) {
        let count = self.rules.len().max(1);
        match press {
            "tab" | "t" => {
                self.kind = match self.kind {
                    Category::Clean => Category::Assisted,
                    Category::Assisted => Category::Clean,
                };
            }
            "l" => self.shown = (self.shown + 1) % count,
            "h" => self.shown = (self.shown + count - 1) % count,
            _ => return,
        }
        self.read(world);
    }
}

fn row(line: &ScoreLine) -> Vec<String> {
    let tile = line.best_tile.map(|tile| tile.to_string());
    vec![
        line.place.to_string(),
        line.shown_name().to_owned(),
        line.score.to_string(),
        line.moves.to_string(),
        tile.unwrap_or_default(),
    ]
}

impl Screen for Scores {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let page = Page::new(world.text("scores-title"));
        let back = page.show(ui, world, |ui, world| {
            self.show_head(ui, world);
            ui.add_space(4.0);
            self.show_table(ui, world);
        });
        for press in world.take_presses(ui.ctx()) {
            if press != "tab" {
                self.press(&press, world);
            }
        }
        if back { Next::Back } else { Next::Stay }
    }
}
