//! The best scores.

use brikke_engine::Rules;
use brikke_play::{Moment, Table};
use brikke_store::{Kind, ScoreLine};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::text::Line;

use crate::input::Input;
use crate::screen::{Next, Screen};
use crate::scroll::Scroll;
use crate::world::World;
use crate::{panel, words};

/// The tables of best scores.
pub(crate) struct Scores {
    rules: Vec<Rules>,
    shown: usize,
    kind: Kind,
    lines: Vec<ScoreLine>,
    /// The place of the score that has just entered.
    new: Option<usize>,
    problem: Option<String>,
    scroll: Scroll,
}

impl Scores {
    /// The table of the game in hand; a score that has just entered it is
    /// marked.
    pub(crate) fn new(world: &World, entered: Option<(Table, usize)>) -> Scores {
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
            Some((Table::Assisted, _)) => Kind::Assisted,
            _ => Kind::Clean,
        };
        let mut scores = Scores {
            shown: rules.iter().position(|rules| *rules == here).unwrap_or(0),
            rules,
            kind,
            lines: Vec::new(),
            new: None,
            problem: None,
            scroll: Scroll::default(),
        };
        scores.read(world);
        scores.new = entered.map(|(_, place)| place);
        scores
    }

    fn read(&mut self, world: &World) {
        self.new = None;
        let (Some(store), Some(rules)) = (world.store(), self.rules.get(self.shown)) else {
            return;
        };
        match store.standing(rules, self.kind) {
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
            Kind::Clean => ("scores-clean", "scores-clean-about"),
            Kind::Assisted => ("scores-assisted", "scores-assisted-about"),
        };
        let rules = rules.unwrap_or_default();
        format!("{rules} · {} ({})", world.text(kind), world.text(about))
    }

    fn table(&self, world: &World) -> Vec<Line<'static>> {
        let look = &world.look;
        let mut table = vec![
            Line::styled(self.heading(world), look.accent()),
            Line::raw(""),
        ];
        if let Some(problem) = &self.problem {
            table.push(Line::styled(problem.clone(), look.warning()));
        } else if self.lines.is_empty() {
            table.push(Line::styled(world.text("scores-empty"), look.muted()));
        } else {
            let titles = [
                "scores-place",
                "scores-name",
                "scores-score",
                "scores-moves",
                "scores-best-tile",
            ];
            table.push(Line::styled(
                columns(titles.map(|id| world.text(id))),
                look.muted(),
            ));
        }
        for line in &self.lines {
            let style = if self.new == Some(line.place) {
                look.selected()
            } else {
                look.page()
            };
            table.push(Line::styled(score_line(line), style));
        }
        table
    }
}

impl Screen for Scores {
    fn handle(&mut self, input: &Input, world: &mut World, _now: Moment) -> Next {
        let Input::Key(key) = input else {
            self.scroll.handle(input);
            return Next::Stay;
        };
        match key.code {
            KeyCode::Right | KeyCode::Char('l') => self.next_rules(true, world),
            KeyCode::Left | KeyCode::Char('h') => self.next_rules(false, world),
            KeyCode::Tab | KeyCode::Char('t') => {
                self.kind = match self.kind {
                    Kind::Clean => Kind::Assisted,
                    Kind::Assisted => Kind::Clean,
                };
                self.read(world);
            }
            KeyCode::Esc | KeyCode::Char('q') | KeyCode::Enter => return Next::Back,
            _ => {
                self.scroll.handle(input);
            }
        }
        Next::Stay
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        panel::title(frame, look, &world.text("scores-title"));
        self.scroll
            .draw(frame, panel::inside(frame.area()), self.table(world));
        let keys = [
            ("←→", "keys-rules"),
            ("Tab", "keys-table"),
            ("Esc", "keys-back"),
        ];
        panel::keys_line(frame, look, &world.keys(&keys));
    }
}

fn score_line(line: &ScoreLine) -> String {
    let tile = line
        .best_tile
        .map_or(String::new(), |tile| tile.to_string());
    columns([
        line.place.to_string(),
        line.name.as_str().to_owned(),
        line.score.to_string(),
        line.moves.to_string(),
        tile,
    ])
}

fn columns([place, name, score, moves, tile]: [String; 5]) -> String {
    let place = panel::right_fitted(&place, 3);
    let name = panel::fitted(&name, 20);
    let numbers = [(score, 10), (moves, 8), (tile, 11)];
    let numbers = numbers.map(|(number, width)| panel::right_fitted(&number, width));
    format!("{place} {name} {}", numbers.join(" "))
}
