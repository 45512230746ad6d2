//! The endgame trainer: a table is chosen, a position dealt, every move
//! compared with perfect play, and mistakes are repeated.

mod line_by_line;
mod mistakes;
mod tables;

use std::cell::RefCell;
use std::io::Cursor;
use std::num::NonZeroUsize;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

use brikke_app::lines::{Line, Timing, news, understand};
use brikke_app::page::{Body, Cell, DialogKind, Listing};
use brikke_app::settings::Setting;
use brikke_app::{Face, FirstScreen, Input, Language, Options, Preferences};
use brikke_engine::{Board, Direction, Rank, Rules};
use brikke_locale::Locale;
use brikke_players::{
    Answer, CatalogEntry, LoadError, PlayerAssets, PlayerSpec, Query, Reply, Request, RequestId,
    Responder, TableFiles,
};
use brikke_solver::endgame::{BuildLimits, Precision, Table, TableSpec, WorkLog, build};
use brikke_store::{MemoryStorage, Storage};

use crate::failing::FailingStorage;
use crate::stage::{Stage, options};

/// A table of ten large tiles and a target of 32, which is quick to build.
static SMALL: CatalogEntry = CatalogEntry {
    name: "small",
    walls: &["xxxx/xxxx/xx.."],
    target: 32,
    precision: Precision::Word,
    afterstates: 0,
    bytes: 0,
};

fn small_table() -> Table {
    let wall = SMALL.walls[0].parse().unwrap();
    let target = Rank::of_tile(SMALL.target).unwrap();
    let spec = TableSpec::new(SMALL.name, &[wall], target, SMALL.precision).unwrap();
    let mut log = WorkLog::open(Cursor::new(Vec::new()), &spec).unwrap();
    let limits = BuildLimits {
        jobs: NonZeroUsize::MIN,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    build(&spec, &mut log, &limits).unwrap();
    let mut bytes = Vec::new();
    log.write_table(&spec, &mut bytes).unwrap();
    Table::open(Box::new(bytes)).unwrap()
}

/// An application with one table, at the list of tables.
struct Trainer {
    stage: Stage,
    responder: Responder,
    storage: Rc<RefCell<MemoryStorage>>,
}

impl Trainer {
    fn new() -> Trainer {
        Trainer::with(options())
    }

    fn with(options: Options) -> Trainer {
        let assets = PlayerAssets::default().with_table(&SMALL, small_table());
        let storage = Rc::new(RefCell::new(MemoryStorage::default()));
        let mut stage = Stage::new(Options {
            assets: assets.clone(),
            storage: Box::new(Rc::clone(&storage)),
            ..options
        });
        stage.input(Input::Choose(9));
        Trainer {
            stage,
            responder: Responder::new(assets, 1),
            storage,
        }
    }

    /// Lets the table answer everything that it is asked.
    fn answer(&mut self) {
        while !self.stage.asked.is_empty() {
            for request in std::mem::take(&mut self.stage.asked) {
                let reply = self.responder.answer(&request, &|_| {});
                let id = request.id;
                self.stage.input(Input::Player(Answer { id, reply }));
            }
        }
    }

    /// Presses keys, each once the table has answered.
    fn press(&mut self, keys: &str) -> &mut Trainer {
        for key in keys.split_whitespace() {
            self.stage.press(key);
            self.answer();
        }
        self.stage.wait(2_000);
        self
    }

    fn board(&mut self) -> Board {
        self.stage.drawn().parse().unwrap()
    }

    /// The success of each direction, as the table says.
    fn values(&mut self) -> [Option<f64>; 4] {
        let board = self.board();
        let request = Request {
            id: RequestId(0),
            player: PlayerSpec::Endgame(&SMALL),
            rules: Rules::default(),
            query: Query::Hint(board),
        };
        match self.responder.answer(&request, &|_| {}) {
            Reply::Hint { advice, .. } => advice.values,
            other => panic!("{board}: {other:?}"),
        }
    }

    /// The directions that have a value, the best first.
    fn ranked(&mut self) -> Vec<Direction> {
        let values = self.values();
        let value = |way: &Direction| values[*way as usize];
        let mut ways = Direction::ALL.to_vec();
        ways.retain(|way| value(way).is_some());
        ways.sort_by(|one, other| value(other).partial_cmp(&value(one)).unwrap());
        ways
    }

    fn play_best(&mut self) {
        let best = self.ranked()[0];
        self.press(best.name());
    }

    fn play_worst(&mut self) {
        let worst = *self.ranked().last().unwrap();
        self.press(worst.name());
    }

    fn listing(&self) -> Listing {
        match self.stage.page().body {
            Body::Listing(listing) => listing,
            body => panic!("not the tables but {body:?}"),
        }
    }

    /// The rows of the list in words.
    fn rows(&self) -> Vec<String> {
        let rows = self.listing().rows;
        let row = |row: &brikke_app::page::Row| {
            let cells: Vec<String> = row.cells.iter().map(Cell::text).collect();
            cells.join(" | ")
        };
        rows.iter().map(row).collect()
    }

    fn mistakes(&self) -> usize {
        self.storage.borrow().mistakes(SMALL.name).unwrap().len()
    }

    fn figure(&self, index: usize) -> String {
        self.stage.game().figures[index].value.clone()
    }
}

#[test]
fn a_drill_played_perfectly_costs_nothing() {
    let mut trainer = Trainer::new();
    assert_eq!(trainer.stage.page().title, "Endgames");
    let rows = trainer.rows();
    assert!(rows[0].starts_with("1 | small | ready | 32 | "), "{rows:?}");
    trainer.press("enter");
    assert_eq!(trainer.stage.game().rules, "Endgame small");
    assert_eq!(trainer.stage.game().mark.as_deref(), Some("Make 32"));
    assert!(trainer.stage.game().score.value.ends_with('%'));
    for _ in 0..200 {
        if trainer.stage.page().dialog.is_some() {
            break;
        }
        trainer.play_best();
    }
    let dialog = trainer.stage.dialog();
    assert_eq!(dialog.kind, DialogKind::Over);
    assert!(dialog.text.contains("You played perfectly."), "{dialog:?}");
    assert!(
        dialog.text.contains("perfect play succeeds in"),
        "{dialog:?}"
    );
    assert_eq!(
        (trainer.figure(1), trainer.figure(2)),
        ("0".into(), "0".into())
    );
    assert_eq!(trainer.mistakes(), 0);
    trainer.press("enter");
    assert_eq!(
        (trainer.stage.moves(), trainer.stage.page().dialog),
        ("0".into(), None)
    );
    trainer.press("esc");
    assert_eq!(trainer.stage.page().title, "Endgames");
}

#[test]
fn the_better_direction_finds_room_in_every_language() {
    for language in Language::ALL {
        let mut trainer = Trainer::with(Options {
            language,
            ..options()
        });
        trainer.press("enter");
        let (ways, values) = (trainer.ranked(), trainer.values());
        let of = |way: Direction| values[way as usize].unwrap();
        let worst = *ways.last().unwrap();
        assert!((0.005..0.995).contains(&(of(ways[0]) - of(worst))));
        trainer.stage.press(worst.name());
        let short = trainer.stage.page().note.unwrap().short.unwrap();
        assert!(short.chars().count() <= 24, "{language}: {short}");
    }
}

#[test]
fn a_direction_that_moves_the_wall_has_no_value_and_ends_the_drill() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    let away = loop {
        let (board, values) = (trainer.board(), trainer.values());
        let leaves = |way: &Direction| values[*way as usize].is_none() && board.can_move(*way);
        if let Some(way) = Direction::ALL.into_iter().find(leaves) {
            break way;
        }
        trainer.play_best();
    };
    trainer.press("i");
    let hint = trainer.stage.game().hint.unwrap();
    let bar = &hint.bars[away as usize];
    assert_eq!(
        (bar.value.as_str(), bar.length),
        ("the wall moves away", None)
    );
    assert!(bar.number.is_empty());
    let best = hint.bars.iter().find(|bar| bar.is_best).unwrap();
    assert!(
        best.value.ends_with('%') && best.length.is_some(),
        "{best:?}"
    );
    let success = best.value.trim_end_matches('%').to_owned();
    trainer.press(away.name());
    let dialog = trainer.stage.dialog();
    assert_eq!(dialog.title, "Not this time");
    assert!(
        dialog.text.starts_with("The wall has moved away."),
        "{dialog:?}"
    );
    assert!(
        dialog.text.contains(&success),
        "all of it is lost: {dialog:?}"
    );
    let lost = trainer.figure(1);
    let short = format!("Wall moved · {lost} points lost");
    assert_eq!(dialog.short, short);
    assert_eq!(trainer.mistakes(), 1);
    // A move says that nothing moves any more, with the panel and without it.
    trainer.stage.press("left");
    assert!(trainer.stage.note().starts_with("This position is over."));
    trainer.stage.press("esc i");
    assert_eq!(trainer.stage.page().dialog, None);
    assert!(trainer.stage.note().starts_with("This position is over."));
}

#[test]
fn more_than_the_first_success_is_lost_after_lucky_tiles() {
    let mut trainer = Trainer::new();
    let lost = |trainer: &Trainer| trainer.figure(1).parse::<f64>().unwrap();
    // Good and bad moves by turns leave more to lose than there was.
    for attempt in 0..200 {
        trainer.press(if attempt == 0 { "enter" } else { "n" });
        let best = trainer.stage.game().best.value;
        let at_start: f64 = best.trim_end_matches('%').parse().unwrap();
        for turn in 0.. {
            if trainer.stage.page().dialog.is_some() {
                break;
            }
            match turn % 3 {
                2 => trainer.play_worst(),
                _ => trainer.play_best(),
            }
        }
        let text = trainer.stage.dialog().text;
        let is_told = text.contains("lucky tiles");
        let lost = lost(&trainer);
        if (lost - at_start).abs() > 0.2 {
            assert_eq!(is_told, lost > at_start, "{lost} {at_start} {text}");
        }
        if is_told {
            return;
        }
    }
    panic!("no tile was lucky");
}

#[test]
fn values_are_shown_when_asked_for_or_always() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    assert_eq!(trainer.stage.game().hint, None);
    assert_eq!(trainer.stage.game().board.hint, None);
    trainer.stage.take_announced();
    trainer.press("i");
    assert!(trainer.stage.take_announced().contains('%'));
    assert!(trainer.stage.game().board.hint.is_some());
    trainer.play_best();
    assert_eq!(trainer.stage.game().hint, None, "for one position");

    let mut preferences = Preferences::default();
    preferences.settings.take_over(Setting::DrillValues(true));
    let mut always = Trainer::with(Options {
        preferences,
        ..options()
    });
    always.press("enter");
    assert!(always.stage.game().hint.is_some());
}

#[test]
fn moves_that_are_typed_ahead_wait_for_the_table() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    let best = trainer.ranked()[0].name();
    trainer.stage.press(best).press("left right up");
    assert_eq!(trainer.stage.moves(), "1");
    trainer.answer();
    let made: u32 = trainer.stage.moves().parse().unwrap();
    assert!(made > 1, "{made}");
}

#[test]
fn what_a_drill_does_not_know_is_said() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    let before = trainer.board();
    for key in ["u", "p", "S"] {
        trainer.stage.press(key);
        assert_eq!(
            trainer.stage.note(),
            "That does not work in a drill.",
            "{key}"
        );
    }
    trainer.stage.press("y");
    assert!(
        trainer.stage.note().contains('?'),
        "{}",
        trainer.stage.note()
    );
    assert_eq!(trainer.board(), before);
    trainer.stage.press("?");
    assert_eq!(trainer.stage.page().title, "Keys");
    let Body::Document(help) = trainer.stage.page().body else {
        panic!("no help");
    };
    let help = format!("{help:?}");
    for explained in [
        "“the wall moves away”: tiles move",
        "“impossible”, or a dash",
        "A move that costs half",
    ] {
        assert!(help.contains(explained), "{explained}: {help}");
    }
}

#[test]
fn a_drill_offers_help_once_and_the_way_out_last() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    let keys = trainer.stage.page().keys;
    let names: Vec<&str> = keys.iter().filter_map(|hint| hint.key.as_deref()).collect();
    assert_eq!(names.iter().filter(|&&name| name == "?").count(), 1);
    assert_eq!(names.last(), Some(&"esc"));
}
