//! The games that are kept.

use brikke_play::Moment;
use brikke_store::{GameFilter, GameLine, GameQuery};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Position;

use super::Replay;
use crate::input::Input;
use crate::list_choice::{Chosen, ListChoice};
use crate::screen::{Next, Screen};
use crate::widgets::table::{Column, Row, Table};
use crate::world::World;
use crate::{panel, words};

/// How many games the list shows at most.
const MOST: usize = 500;

/// In a narrower window the last columns are left out.
const NARROW: u16 = 48;

/// The shelves, in the order of the key.
const SHELVES: [GameFilter; 4] = [
    GameFilter::All,
    GameFilter::Unfinished,
    GameFilter::Finished,
    GameFilter::Practice,
];

/// The games that are kept, the newest first.
pub(crate) struct Games {
    shelf: usize,
    lines: Vec<GameLine>,
    choice: ListChoice,
    problem: Option<String>,
}

impl Games {
    /// All games.
    pub(crate) fn new(world: &World) -> Games {
        let mut games = Games {
            shelf: 0,
            lines: Vec::new(),
            choice: ListChoice::default(),
            problem: None,
        };
        games.read(world);
        games
    }

    fn read(&mut self, world: &World) {
        let page = GameQuery {
            filter: SHELVES[self.shelf],
            before: None,
            limit: MOST,
        };
        self.problem = None;
        match world.store().map(|store| store.games(&page)) {
            Some(Ok(games)) => self.lines = games,
            Some(Err(error)) => self.problem = Some(words::trouble(world.locale, &error)),
            None => {}
        }
        self.choice = ListChoice::default();
    }

    fn open(&mut self, world: &mut World, now: Moment) -> Next {
        let Some(game) = self.lines.get(self.choice.index) else {
            return Next::Stay;
        };
        match world.open(game.id, now) {
            Ok(told) => {
                world.leave_told(told);
                Next::Play
            }
            Err(error) => {
                self.problem = Some(words::trouble(world.locale, &error));
                Next::Stay
            }
        }
    }

    fn replay(&mut self, world: &World) -> Next {
        let Some(game) = self.lines.get(self.choice.index) else {
            return Next::Stay;
        };
        match Replay::of(game.id, world) {
            Ok(replay) => Next::Open(Box::new(replay)),
            Err(error) => {
                self.problem = Some(words::trouble(world.locale, &error));
                Next::Stay
            }
        }
    }

    /// The rows of the table.
    fn rows(&self, world: &World) -> Vec<Row> {
        self.lines
            .iter()
            .map(|game| game_row(game, world))
            .collect()
    }
}

impl Screen for Games {
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next {
        if let Input::Key(key) = input {
            match key.code {
                KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
                KeyCode::Char('v') => return self.replay(world),
                KeyCode::Char('f') => {
                    self.shelf = (self.shelf + 1) % SHELVES.len();
                    self.read(world);
                    return Next::Stay;
                }
                _ => {}
            }
        }
        let area = panel::inside(world.area.get());
        let (columns, rows) = (columns(world, area.width), self.rows(world));
        let table = Table::new(&columns, &rows, &world.look).selected(Some(self.choice.index));
        let at = |position: Position| table.row_at(area, position.y);
        match self.choice.list(input, self.lines.len(), at) {
            Chosen::Line(_) => self.open(world, now),
            _ => Next::Stay,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        let kind = [
            "games-all",
            "games-unfinished",
            "games-finished",
            "games-practice",
        ][self.shelf];
        let title = format!("{} · {}", world.text("games-title"), world.text(kind));
        panel::title(frame, look, &title);
        self.draw_lines(frame, world);
        let keys = [
            ("↑↓", "keys-choose"),
            ("enter", "keys-open"),
            ("v", "keys-replay"),
            ("f", "keys-filter"),
            ("esc", "keys-back"),
        ];
        panel::keys_line(frame, world, &world.keys(&keys));
    }

    fn shown_again(&mut self, world: &mut World, _now: Moment) {
        let index = self.choice.index;
        self.read(world);
        self.choice.index = index.min(self.lines.len().saturating_sub(1));
    }
}

impl Games {
    fn draw_lines(&self, frame: &mut Frame<'_>, world: &World) {
        let look = &world.look;
        let inside = panel::inside(frame.area());
        if let Some(problem) = &self.problem {
            return panel::message(frame, inside, look.warning(), problem);
        }
        if self.lines.is_empty() {
            let id = if self.shelf == 0 {
                "games-empty"
            } else {
                "games-nothing-matches"
            };
            return panel::message(frame, inside, look.muted(), &world.text(id));
        }
        let (columns, rows) = (columns(world, inside.width), self.rows(world));
        let table = Table::new(&columns, &rows, look).selected(Some(self.choice.index));
        frame.render_widget(table, inside);
    }
}

/// The columns; in a narrow window only the first of them.
fn columns(world: &World, room: u16) -> Vec<Column> {
    let columns = [
        Column::right(world.text("games-number")),
        Column::left(world.text("games-rules")),
        Column::right(world.text("games-score")),
        Column::right(world.text("games-moves")),
        Column::right(world.text("games-best-tile")),
        Column::left(world.text("games-state")),
    ];
    let shown = if room < NARROW { 3 } else { columns.len() };
    columns.into_iter().take(shown).collect()
}

fn game_row(game: &GameLine, world: &World) -> Row {
    let summary = &game.summary;
    Row::new([
        game.id.to_string(),
        words::rules(world.locale, &game.rules),
        summary.score.to_string(),
        summary.moves.to_string(),
        summary.best.map_or(String::new(), |tile| tile.to_string()),
        words::game_state(world.locale, game),
    ])
}
