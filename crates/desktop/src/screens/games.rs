//! The games that are kept.

use brikke_app::words;
use brikke_store::{GameFilter, GameId, GameLine, GameQuery as Stretch};
use eframe::egui::{Button, Ui};

use super::Replay;
use crate::parts::{Column, Page, Table, focus_first};
use crate::screen::{Next, Screen};
use crate::world::World;

/// How many games the list shows at most.
const MOST: usize = 500;

/// The shelves, each with the id of its name.
const SHELVES: [(GameFilter, &str); 4] = [
    (GameFilter::All, "games-all"),
    (GameFilter::Unfinished, "games-unfinished"),
    (GameFilter::Finished, "games-finished"),
    (GameFilter::Practice, "games-practice"),
];

/// The games that are kept, the newest first.
pub(crate) struct Games {
    shelf: usize,
    lines: Vec<GameLine>,
    marked: usize,
    problem: Option<String>,
}

impl Games {
    /// All games.
    pub(crate) fn new(world: &World) -> Games {
        let mut games = Games {
            shelf: 0,
            lines: Vec::new(),
            marked: 0,
            problem: None,
        };
        games.read(world);
        games
    }

    fn read(&mut self, world: &World) {
        let stretch = Stretch {
            filter: SHELVES[self.shelf].0,
            before: None,
            limit: MOST,
        };
        self.problem = None;
        match world.desk.store().map(|store| store.games(&stretch)) {
            Some(Ok(games)) => self.lines = games,
            Some(Err(error)) => self.problem = Some(words::trouble(world.locale, &error)),
            None => {}
        }
        self.marked = self.marked.min(self.lines.len().saturating_sub(1));
    }

    fn chosen(&self) -> Option<GameId> {
        self.lines.get(self.marked).map(|game| game.id)
    }

    fn open(&mut self, world: &mut World) -> Next {
        let Some(id) = self.chosen() else {
            return Next::Stay;
        };
        match world.open(id) {
            Ok(()) => Next::Play,
            Err(error) => {
                self.problem = Some(words::trouble(world.locale, &error));
                Next::Stay
            }
        }
    }

    fn replay(&mut self, world: &World) -> Next {
        let Some(id) = self.chosen() else {
            return Next::Stay;
        };
        match Replay::of(id, world) {
            Ok(replay) => Next::open(replay),
            Err(error) => {
                self.problem = Some(words::trouble(world.locale, &error));
                Next::Stay
            }
        }
    }

    fn show_head(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        ui.horizontal_wrapped(|ui| {
            for (index, (_, id)) in SHELVES.into_iter().enumerate() {
                let button = Button::selectable(self.shelf == index, world.button_text(id));
                if ui.add(button).clicked() {
                    self.shelf = index;
                    self.marked = 0;
                    self.read(world);
                }
            }
            ui.separator();
            let is_some = self.chosen().is_some();
            let open = Button::new(world.button_text("keys-open"));
            if ui.add_enabled(is_some, open).clicked() {
                next = self.open(world);
            }
            let replay = Button::new(world.button_text("keys-replay"));
            if ui.add_enabled(is_some, replay).clicked() {
                next = self.replay(world);
            }
        });
        next
    }

    fn show_lines(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        if let Some(problem) = &self.problem {
            ui.colored_label(world.look.colours().warning, problem);
        }
        if self.lines.is_empty() {
            let id = ["games-nothing-matches", "games-empty"][usize::from(self.shelf == 0)];
            ui.weak(world.text(id));
            return Next::Stay;
        }
        let columns = columns(world);
        let rows: Vec<Vec<String>> = self.lines.iter().map(|game| row(game, world)).collect();
        let table = Table::new("games", &columns, &rows).marked(Some(self.marked));
        for (index, response) in table.choose(ui, world).into_iter().enumerate() {
            if index == self.marked {
                focus_first(ui, &response);
            }
            if response.double_clicked() || (response.clicked() && index == self.marked) {
                self.marked = index;
                return self.open(world);
            }
            if response.clicked() || response.gained_focus() {
                self.marked = index;
            }
        }
        Next::Stay
    }
}

fn columns(world: &World) -> [Column; 6] {
    [
        Column::right(world.text("games-number")),
        Column::left(world.text("games-rules")),
        Column::right(world.text("games-score")),
        Column::right(world.text("games-moves")),
        Column::right(world.text("games-best-tile")),
        Column::left(world.text("games-state")),
    ]
}

fn row(game: &GameLine, world: &World) -> Vec<String> {
    let summary = &game.summary;
    vec![
        game.id.to_string(),
        words::rules(world.locale, &game.rules),
        summary.score.to_string(),
        summary.moves.to_string(),
        summary.best.map_or(String::new(), |tile| tile.to_string()),
        words::game_state(world.locale, game),
    ]
}

impl Screen for Games {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let page = Page::new(world.text("games-title"));
        let back = page.show(ui, world, |ui, world| {
            next = self.show_head(ui, world);
            ui.add_space(4.0);
            let of_lines = self.show_lines(ui, world);
            if matches!(next, Next::Stay) {
                next = of_lines;
            }
        });
        for press in world.take_presses(ui.ctx()) {
            match press.as_str() {
                "v" => next = self.replay(world),
                "f" => {
                    self.shelf = (self.shelf + 1) % SHELVES.len();
                    self.read(world);
                }
                _ => {}
            }
        }
        if back { Next::Back } else { next }
    }

    fn shown_again(&mut self, world: &mut World) {
        self.read(world);
    }
}
