//! The best scores.

use brikke_engine::Rules;
use brikke_play::{self as play, Category, Moment};
use brikke_store::ScoreLine;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::input::Input;
use crate::screen::{Next, Screen};
use crate::widgets::table::{Column, Row, Table};
use crate::world::World;
use crate::{panel, words};

/// In a narrower window the last columns are left out.
const NARROW: u16 = 48;

/// The tables of best scores.
pub(crate) struct Scores {
    rules: Vec<Rules>,
    shown: usize,
    kind: Category,
    lines: Vec<ScoreLine>,
    /// The place of the score that has just entered.
    new: Option<usize>,
    problem: Option<String>,
    /// The first row that is shown, once the table was scrolled.
    from: Option<usize>,
}

impl Scores {
    /// The table of the game in hand; a score that has just entered it is
    /// marked.
    pub(crate) fn new(world: &World, entered: Option<(play::Category, usize)>) -> Scores {
        let mut rules = world
            .store()
            .and_then(|store| store.scored_rules().ok())
            .unwrap_or_default();
        let here = world
            .session()
            .map(|session| session.game().rules().clone());
        let here = here.or_else(|| rules.first().cloned()).unwrap_or_default();
        if !rules.contains(&here) {
            rules.insert(0, here.clone());
        }
        let kind = match entered {
            Some((play::Category::Assisted, _)) => Category::Assisted,
            _ => Category::Clean,
        };
        let mut scores = Scores {
            shown: rules.iter().position(|rules| *rules == here).unwrap_or(0),
            rules,
            kind,
            lines: Vec::new(),
            new: None,
            problem: None,
            from: None,
        };
        scores.read(world);
        scores.new = entered.map(|(_, place)| place);
        scores
    }

    fn read(&mut self, world: &World) {
        self.new = None;
        self.from = None;
        let (Some(store), Some(rules)) = (world.store(), self.rules.get(self.shown)) else {
            return;
        };
        match store.scores(rules, self.kind) {
            Ok(lines) => self.lines = lines,
            Err(error) => self.problem = Some(words::trouble(world.locale, &error)),
        }
    }

    fn next_rules(&mut self, forward: bool, world: &World) {
        let count = self.rules.len().max(1);
        self.shown = (self.shown + if forward { 1 } else { count - 1 }) % count;
        self.read(world);
    }

    fn heading(&self, world: &World) -> String {
        let rules = self
            .rules
            .get(self.shown)
            .map(|rules| words::rules(world.locale, rules));
        let (kind, about) = match self.kind {
            Category::Clean => ("scores-clean", "scores-clean-about"),
            Category::Assisted => ("scores-assisted", "scores-assisted-about"),
        };
        let rules = rules.unwrap_or_default();
        format!("{rules} · {} ({})", world.text(kind), world.text(about))
    }

    /// The table, with the score that has just entered it marked.
    fn draw_table(&self, frame: &mut Frame<'_>, area: Rect, world: &World) {
        let titles = [
            Column::right(world.text("scores-place")),
            Column::left(world.text("scores-name")),
            Column::right(world.text("scores-score")),
            Column::right(world.text("scores-moves")),
            Column::right(world.text("scores-best-tile")),
        ];
        let shown = if area.width < NARROW { 3 } else { titles.len() };
        let titles = &titles[..shown];
        let rows: Vec<Row> = self.lines.iter().map(score_row).collect();
        let new = self.new.map(|place| place.saturating_sub(1));
        let mut table = Table::new(titles, &rows, &world.look).selected(new);
        if let Some(from) = self.from {
            table = table.scrolled(from);
        }
        let width = table.width().saturating_add(2).min(area.width);
        frame.render_widget(table, panel::middle(area, width, area.height));
    }

    /// Scrolls by rows.
    fn scroll(&mut self, input: &Input) {
        let down = match input {
            Input::Scroll { down } => *down,
            Input::Key(key) => match key.code {
                KeyCode::Down | KeyCode::Char('j') => true,
                KeyCode::Up | KeyCode::Char('k') => false,
                _ => return,
            },
            _ => return,
        };
        let from = self.from.unwrap_or(0);
        let last = self.lines.len().saturating_sub(1);
        self.from = Some(if down {
            (from + 1).min(last)
        } else {
            from.saturating_sub(1)
        });
    }
}

impl Screen for Scores {
    fn handle(&mut self, input: &Input, world: &mut World, _now: Moment) -> Next {
        let Input::Key(key) = input else {
            self.scroll(input);
            return Next::Stay;
        };
        match key.code {
            KeyCode::Right | KeyCode::Char('l') => self.next_rules(true, world),
            KeyCode::Left | KeyCode::Char('h') => self.next_rules(false, world),
            KeyCode::Tab | KeyCode::Char('t') => {
                self.kind = match self.kind {
                    Category::Clean => Category::Assisted,
                    Category::Assisted => Category::Clean,
                };
                self.read(world);
            }
            KeyCode::Esc | KeyCode::Char('q') | KeyCode::Enter => return Next::Back,
            _ => self.scroll(input),
        }
        Next::Stay
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text("scores-title"));
        let inside = panel::inside(frame.area());
        let above = panel::row(inside, 0);
        panel::message(frame, above, look.accent(), &self.heading(world));
        let below = panel::below(inside, 2);
        if let Some(problem) = &self.problem {
            panel::message(frame, below, look.warning(), problem);
        } else if self.lines.is_empty() {
            panel::message(frame, below, look.muted(), &world.text("scores-empty"));
        } else {
            self.draw_table(frame, below, world);
        }
        let keys = [
            ("←→", "keys-rules"),
            ("tab", "keys-table"),
            ("esc", "keys-back"),
        ];
        panel::keys_line(frame, world, &world.keys(&keys));
    }
}

fn score_row(line: &ScoreLine) -> Row {
    let tile = line.best_tile.map(|tile| tile.to_string());
    Row::new([
        line.place.to_string(),
        line.shown_name().to_owned(),
        line.score.to_string(),
        line.moves.to_string(),
        tile.unwrap_or_default(),
    ])
}
