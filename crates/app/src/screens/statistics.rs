//! Statistics: the person's, under all rules or some.

use brikke_engine::Rules;
use brikke_play::Moment;
use brikke_store::{Fastest, GameQuery, Milestone, Statistics, StoreError, Who};

use super::{Contents, Next, PLAY, ReplayScreen, ScoresScreen, Screen, empty_page};
use crate::context::Context;
use crate::page::{
    Bar, Block, Body, Cell, Column, Document, EmptyPicture, Figure, KeyHint, Row, Section, Selector,
};
use crate::settings::KeyPage;
use crate::{Face, FieldValue, Input, words};

/// Whose games are counted, each with the id of its name.
const WHO: [(Who, &str); 3] = [
    (Who::Person, "statistics-yours"),
    (Who::Machines, "games-machines"),
    (Who::All, "statistics-all"),
];

/// The statistics of scored games as they are now. Scrolling is the face's.
pub(crate) struct StatisticsScreen {
    rules: Vec<Rules>,
    /// The rules that are shown, from 1; 0 is all.
    shown: usize,
    who: usize,
    read: Result<Statistics, StoreError>,
}

impl StatisticsScreen {
    /// The statistics of the person under all rules.
    pub(crate) fn new(context: &Context) -> StatisticsScreen {
        let games = context.storage().games(&GameQuery::ALL);
        let mut rules: Vec<Rules> = Vec::new();
        for game in games.unwrap_or_default() {
            if !rules.contains(&game.rules) {
                rules.push(game.rules);
            }
        }
        StatisticsScreen {
            rules,
            shown: 0,
            who: 0,
            read: context.storage().statistics(None),
        }
    }

    fn show(&mut self, shown: usize, who: usize, context: &mut Context) -> Next {
        self.shown = shown % (self.rules.len() + 1);
        self.who = who % WHO.len();
        let who = WHO[self.who].0;
        self.read = context.storage().statistics_of(who, self.chosen_rules());
        context.announce(self.about(context));
        Next::Stay
    }

    fn chosen_rules(&self) -> Option<&Rules> {
        self.rules.get(self.shown.checked_sub(1)?)
    }

    /// Whose statistics these are, and under which rules.
    fn about(&self, context: &Context) -> String {
        let rules = match self.chosen_rules() {
            Some(rules) => context.rules_name(rules),
            None => context.text("statistics-all-rules"),
        };
        format!("{} · {rules}", context.label(WHO[self.who].1))
    }

    /// True if no game is counted.
    fn is_empty(&self) -> bool {
        matches!(&self.read, Ok(statistics) if statistics.games == 0)
    }

    /// The replay of a record where it was made: the game with the fewest moves
    /// to its tile.
    fn replay(&self, row: usize, context: &mut Context) -> Next {
        let records = self.read.as_ref().map(|read| read.fastest.as_slice());
        let record = records.unwrap_or_default().iter().rev().nth(row);
        let Some(feat) = record.map(|record| record.by_moves) else {
            return Next::Stay;
        };
        match ReplayScreen::at(feat.game, Milestone::from(feat), context) {
            Ok(replay) => Next::open(replay),
            Err(problem) => {
                context.announce(problem);
                Next::Stay
            }
        }
    }

    fn sections(&self, context: &Context) -> Vec<Section> {
        match &self.read {
            Ok(statistics) if statistics.games == 0 => {
                vec![untitled(Block::Aside(context.text("statistics-empty")))]
            }
            Ok(statistics) => figures(statistics, context),
            Err(error) => {
                let problem = words::store_error(context.locale, error);
                vec![untitled(Block::Warning(problem))]
            }
        }
    }

    /// The rules to choose from, all of them first.
    fn rules_selector(&self, context: &Context) -> Selector {
        let all = context.text("statistics-all-rules");
        let rules = self.rules.iter();
        let rules = rules.map(|rules| context.rules_name(rules));
        Selector {
            name: context.text("new-game-rules"),
            options: std::iter::once(all).chain(rules).collect(),
            chosen: self.shown,
        }
    }

    /// The sections. Where no tabs are drawn, the heading says what is shown.
    fn titled_sections(&self, context: &Context) -> Vec<Section> {
        let mut sections = self.sections(context);
        if let Some(first) = sections.first_mut()
            && context.face != Face::Window
        {
            first.heading = self.about(context);
        }
        sections
    }

    fn keys(&self, context: &Context) -> Vec<KeyHint> {
        let first = if self.is_empty() {
            (PLAY, "keys-play")
        } else {
            ("↑↓", "keys-scroll")
        };
        context.hints(&[
            first,
            ("tab", "keys-filter"),
            ("right", "keys-rules"),
            ("enter", "keys-records"),
            ("esc", "keys-back"),
        ])
    }
}

impl StatisticsScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "statistics";
}

impl Screen for StatisticsScreen {
    fn address(&self) -> String {
        StatisticsScreen::ADDRESS.to_owned()
    }

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::Lists)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        let key = match input {
            Input::Press(key) => key,
            Input::Choose(row) => return self.replay(*row, context),
            Input::Tab(who) => return self.show(self.shown, *who, context),
            Input::Set(0, FieldValue::Option(rules)) => {
                return self.show(*rules, self.who, context);
            }
            _ => return Next::Stay,
        };
        let count = self.rules.len() + 1;
        match key.name.as_str() {
            "right" | "l" => self.show(self.shown + 1, self.who, context),
            "left" | "h" => self.show(self.shown + count - 1, self.who, context),
            "tab" | "f" => self.show(self.shown, self.who + 1, context),
            "shift-tab" => self.show(self.shown, self.who + WHO.len() - 1, context),
            PLAY if self.is_empty() => Next::play(context, now),
            "r" | "enter" => Next::open(ScoresScreen::records(self.chosen_rules(), context)),
            _ => Next::Back,
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        Contents {
            title: context.text("statistics-title"),
            body: Body::Document(Document {
                has_title: false,
                tabs: WHO.map(|(_, id)| context.label(id)).to_vec(),
                tab: self.who,
                selectors: vec![self.rules_selector(context)],
                sections: self.titled_sections(context),
                buttons: context.hints(&[("enter", "keys-records")]),
                empty: self
                    .is_empty()
                    .then(|| empty_page(EmptyPicture::Bars, context)),
            }),
            dialog: None,
            note: None,
            keys: self.keys(context),
        }
    }
}

fn untitled(block: Block) -> Section {
    Section {
        heading: String::new(),
        blocks: vec![block],
    }
}

fn figures(statistics: &Statistics, context: &Context) -> Vec<Section> {
    let figures = words::statistics(context.locale, statistics).map(|(id, value)| Figure {
        name: context.text(id),
        value,
    });
    let mut sections = vec![
        untitled(Block::Figures(figures.to_vec())),
        Section {
            heading: context.text("statistics-best-tiles"),
            blocks: vec![Block::Bars(best_tiles(statistics))],
        },
    ];
    if !statistics.fastest.is_empty() {
        sections.push(Section {
            heading: context.text("statistics-fastest"),
            blocks: vec![fastest(&statistics.fastest, context)],
        });
    }
    sections
}

/// The number of games with each best tile, the largest first.
fn best_tiles(statistics: &Statistics) -> Vec<Bar> {
    let most = statistics.best_tiles.values().copied().max().unwrap_or(1);
    let tiles = statistics.best_tiles.iter().rev();
    tiles
        .map(|(&tile, &count)| Bar {
            tile,
            count,
            length: share(count, most),
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "the length of a bar")]
fn share(part: u64, whole: u64) -> f32 {
    part as f32 / whole.max(1) as f32
}

fn fastest(records: &[Fastest], context: &Context) -> Block {
    let row = |record: &Fastest| {
        Row::new([
            Cell::Tile(Some(record.tile)),
            Cell::Number(context.locale.number(record.by_moves.split.ply)),
            Cell::Number(words::stopwatch(context.locale, record.by_time.split.time)),
        ])
    };
    Block::Table {
        columns: vec![
            Column::right(context.text("statistics-fastest-tile")),
            Column::right(context.text("statistics-fastest-moves")),
            Column::right(context.text("statistics-fastest-time")),
        ],
        rows: records.iter().rev().map(row).collect(),
        is_choosable: true,
    }
}
