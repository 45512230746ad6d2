//! The endgame trainer: a table is chosen, a position dealt, every move
//! compared with perfect play, and mistakes are repeated.

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
fn a_mistake_is_named_collected_repeated_and_removed() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    let (ways, values) = (trainer.ranked(), trainer.values());
    let of = |way: Direction| values[way as usize].unwrap();
    let (best, worst) = (ways[0], *ways.last().unwrap());
    let points = format!("{:.1}", 100.0 * (of(best) - of(worst)));
    trainer.stage.press(worst.name());
    let note = trainer.stage.page().note.unwrap();
    assert_eq!(
        note.text,
        format!("−{points} percentage points: {} was better.", best.name())
    );
    // Where there is little room, the better direction comes first.
    let short = note.short.unwrap().to_lowercase();
    assert_eq!(short, format!("{} was better: −{points}", best.name()));
    trainer.answer();
    assert_eq!(trainer.figure(1), points);
    assert_eq!((trainer.figure(2), trainer.mistakes()), ("1".into(), 1));
    trainer.press("esc");
    assert!(trainer.rows()[1].contains("repeat 1 mistake"));

    trainer.press("down enter");
    assert_eq!(trainer.stage.game().mark.as_deref(), Some("Mistake 1 of 1"));
    trainer.play_worst();
    assert_eq!(trainer.stage.dialog().title, "Still a mistake");
    assert_eq!(trainer.mistakes(), 1);
    trainer.press("esc esc enter");
    trainer.play_best();
    assert_eq!(trainer.stage.dialog().title, "Right!");
    assert!(trainer.stage.dialog().text.contains("need not repeat"));
    assert_eq!(trainer.mistakes(), 0);
    // Esc closes the panel first.
    trainer.press("esc");
    assert_eq!(trainer.stage.page().dialog, None);
    trainer.press("esc");
    assert_eq!(trainer.rows().len(), 1);
}

/// A trainer with one mistake that is being repeated.
fn repeating(options: Options) -> Trainer {
    let mut trainer = Trainer::with(options);
    trainer.press("enter");
    trainer.play_worst();
    trainer.press("esc");
    assert_eq!(trainer.mistakes(), 1);
    trainer.press("down enter");
    trainer
}

/// Plays the best move of a position that is repeated, and expects this of it.
#[track_caller]
fn check_verdict(trainer: &mut Trainer, expected: &str, mistakes: usize) {
    trainer.play_best();
    let dialog = trainer.stage.dialog();
    assert_eq!(dialog.title, "Right!");
    assert!(dialog.text.contains(expected), "{dialog:?}");
    assert_eq!(trainer.mistakes(), mistakes);
}

#[test]
fn a_mistake_is_removed_only_by_an_answer_without_help() {
    let seen = "you had seen";
    let mut asked = repeating(options());
    asked.press("i");
    check_verdict(&mut asked, seen, 1);
    assert_eq!(asked.stage.dialog().short, "Right! · stays for later");
    // To begin once more takes nothing back of what was seen.
    asked.press("R");
    check_verdict(&mut asked, seen, 1);
    asked.press("R i R");
    check_verdict(&mut asked, seen, 1);

    let mut asked_and_again = repeating(options());
    asked_and_again.press("i R");
    check_verdict(&mut asked_and_again, seen, 1);

    // The verdict on a wrong answer has all values.
    let mut wrong = repeating(options());
    wrong.play_worst();
    wrong.press("R");
    check_verdict(&mut wrong, seen, 1);

    // Opened once more, the position is as good as new.
    wrong.press("esc esc enter");
    check_verdict(&mut wrong, "need not repeat", 0);
    assert_eq!(wrong.stage.dialog().short, "Right! · done");
    // What is asked after the answer changes nothing.
    wrong.stage.press("i");
    assert!(wrong.stage.dialog().text.contains("need not repeat"));
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
fn the_list_of_tables_finds_room_in_every_language() {
    // At 40 columns the sentence above it has two lines of 38, and a row that
    // is cut still says how much and how long.
    for language in Language::ALL {
        let directory = tempfile::tempdir().unwrap();
        let mut stage = Stage::new(Options {
            assets: PlayerAssets::default().with_tables(TableFiles::new(directory.path())),
            language,
            ..options()
        });
        stage.input(Input::Choose(9));
        let Body::Listing(tables) = stage.page().body else {
            panic!("not the tables")
        };
        let about = tables.about.unwrap();
        let mut lines = vec![String::new()];
        for word in about.split(' ') {
            let last = lines.last_mut().unwrap();
            if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > 38 {
                lines.push(word.to_owned());
            } else {
                *last = format!("{last} {word}").trim().to_owned();
            }
        }
        assert!(lines.len() <= 2, "{language}: {lines:?}");
        for row in tables.rows.iter() {
            let cell = row.cells[2].text();
            let shown: String = cell.chars().take(17).collect();
            assert!(shown.contains("min") || shown.contains('分'), "{cell}");
            assert!(cell.chars().count() <= 24, "{language}: {cell}");
        }
    }
}

#[test]
fn a_mistake_that_was_just_named_is_not_removed_by_starting_again() {
    let mut trainer = Trainer::new();
    trainer.press("enter");
    trainer.play_worst();
    trainer.press("R");
    trainer.play_best();
    assert_eq!(trainer.mistakes(), 1);
}

#[test]
fn values_that_are_always_shown_are_hidden_while_a_mistake_is_repeated() {
    let mut preferences = Preferences::default();
    preferences.settings.take_over(Setting::DrillValues(true));
    let mut trainer = repeating(Options {
        preferences,
        ..options()
    });
    assert_eq!(trainer.stage.game().hint, None);
    assert_eq!(trainer.stage.game().board.hint, None);
    check_verdict(&mut trainer, "need not repeat", 0);
    let dialog = trainer.stage.dialog();
    assert!(dialog.text.contains('%'), "{dialog:?}");
}

#[test]
fn the_verdict_on_a_mistake_is_said_once() {
    let mut trainer = repeating(options());
    trainer.stage.take_announced();
    let worst = *trainer.ranked().last().unwrap();
    trainer.stage.press(worst.name()).wait(2_000);
    assert_eq!(trainer.stage.note(), "");
    let said = trainer.stage.take_announced();
    assert_eq!(said.matches("percentage points").count(), 1, "{said}");
    let dialog = trainer.stage.dialog();
    assert!(dialog.text.contains(" Up: "), "{dialog:?}");
    assert!(dialog.short.contains(" was better: −"), "{dialog:?}");
}

#[test]
fn a_mistake_that_cannot_be_saved_is_said() {
    let assets = PlayerAssets::default().with_table(&SMALL, small_table());
    let storage = FailingStorage::default();
    let is_full = storage.switch();
    let mut trainer = Trainer {
        stage: Stage::new(Options {
            assets: assets.clone(),
            storage: Box::new(storage),
            ..options()
        }),
        responder: Responder::new(assets, 1),
        storage: Rc::default(),
    };
    trainer.stage.input(Input::Choose(9));
    trainer.press("enter");
    is_full.set(true);
    let worst = *trainer.ranked().last().unwrap();
    trainer.stage.press(worst.name());
    assert!(
        trainer.stage.note().contains("disk is full"),
        "{}",
        trainer.stage.note()
    );
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
fn a_table_that_is_gone_or_damaged_is_named() {
    let mut trainer = Trainer::new();
    trainer.responder = Responder::new(PlayerAssets::default(), 1);
    trainer.stage.press("enter");
    assert_eq!(trainer.stage.note(), "Dealing a position…");
    trainer.answer();
    let note = trainer.stage.note();
    assert!(note.contains("brikke tables build small"), "{note}");
    assert_eq!(trainer.stage.page().title, "Endgames");
}

#[test]
fn tables_that_are_not_built_are_offered_to_be_built() {
    let directory = tempfile::tempdir().unwrap();
    let files = brikke_players::TableFiles::new(directory.path());
    let path = files.path(&brikke_solver::endgame::CATALOG[3]);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, b"something else").unwrap();
    let mut stage = Stage::new(Options {
        assets: PlayerAssets::default().with_tables(files),
        ..options()
    });
    stage.input(Input::Choose(9));
    let Body::Listing(tables) = stage.page().body else {
        panic!("not the tables")
    };
    let states: Vec<String> = tables.rows.iter().map(|row| row.cells[2].text()).collect();
    assert_eq!(states.iter().filter(|state| *state == "damaged").count(), 1);
    let is_absent = |state: &&String| state.ends_with(" min to build");
    assert_eq!(states.iter().filter(is_absent).count(), 6);
    stage.press("enter");
    assert_eq!(stage.dialog().title, "Build 442-64?");
    stage.press("esc down enter");
    assert_eq!(stage.asked, []);
    assert_eq!(stage.dialog().title, "Build 442-256?");
    // What is of no use makes way for it.
    stage.press("enter");
    assert_eq!(stage.asked.len(), 1);
    assert!(!path.exists());
}

#[test]
fn a_browser_has_no_tables_and_says_so() {
    let mut stage = Stage::new(Options {
        face: Face::Browser,
        ..options()
    });
    stage.input(Input::Link("endgames".to_owned()));
    let Body::Listing(tables) = stage.page().body else {
        panic!("not the tables")
    };
    assert!(tables.rows.is_empty());
    assert!(tables.message.unwrap().text.contains("on a computer"));
    stage.press("enter down esc");
}

#[test]
fn tables_for_people_come_first_from_small_to_large() {
    let (mut stage, directory) = at_empty_tables(Face::Terminal);
    let names = |stage: &Stage| -> Vec<String> {
        let Body::Listing(tables) = stage.page().body else {
            panic!("not the tables")
        };
        tables.rows.iter().map(|row| row.cells[1].text()).collect()
    };
    let of_people = ["442-64", "442-256", "442-512", "L3-256", "L3-512"];
    assert_eq!(names(&stage)[..5], of_people);
    assert_eq!(names(&stage)[5..], ["six-512", "five-512"]);
    // Those that are built come before all others.
    let mut trainer = Trainer::new();
    let assets = PlayerAssets::default().with_table(&SMALL, small_table());
    trainer.stage = Stage::new(Options {
        assets: assets.with_tables(TableFiles::new(directory.path())),
        ..options()
    });
    trainer.stage.input(Input::Choose(9));
    assert_eq!(names(&trainer.stage)[..2], ["small", "442-64"]);
    // A number selects its row, as it is shown.
    stage.press("3 enter");
    assert_eq!(stage.dialog().title, "Build 442-512?");
}

#[test]
fn a_large_table_is_not_built_by_accident() {
    let (mut stage, _directory) = at_empty_tables(Face::Terminal);
    let selected = |stage: &Stage| {
        let dialog = stage.dialog();
        dialog.answers[dialog.selected.unwrap()].name.clone()
    };
    stage.press("enter");
    assert_eq!(selected(&stage), "Yes");
    stage.press("esc end enter");
    assert_eq!(stage.dialog().title, "Build five-512?");
    assert_eq!(selected(&stage), "No");
    stage.press("enter");
    assert_eq!((stage.page().dialog, stage.asked.len()), (None, 0));
    stage.press("enter y");
    assert_eq!(stage.asked.len(), 1);
}

#[test]
fn practice_leads_to_the_tables_and_back() {
    let mut stage = Stage::new(Options {
        start: FirstScreen::Practice {
            rules: Rules::default(),
            seed: None,
        },
        ..options()
    });
    stage.press("z");
    assert_eq!(stage.page().title, "Endgames");
    stage.press("esc");
    assert!(matches!(stage.page().body, Body::Game(_)));
}

/// Types a line, as somebody does who plays line by line.
fn type_line(trainer: &mut Trainer, line: &str) -> Vec<String> {
    let locale = Locale::new(Language::English);
    let inputs = match understand(line, Timing::Answering, &trainer.stage.page(), locale) {
        Line::Inputs(inputs) | Line::Command(inputs, _) => inputs,
        Line::Say(sentences) => return sentences,
        other => panic!("{line}: {other:?}"),
    };
    for input in inputs {
        trainer.stage.input(input);
        trainer.answer();
    }
    trainer.stage.wait(1_000);
    Vec::new()
}

#[test]
fn a_drill_goes_line_by_line() {
    let mut trainer = Trainer::with(Options {
        face: Face::Plain,
        ..options()
    });
    type_line(&mut trainer, "1");
    let said = trainer.stage.take_announced();
    assert!(said.contains("Make 32. Perfect play succeeds in"), "{said}");
    type_line(&mut trainer, "hint");
    let said = trainer.stage.take_announced();
    assert!(said.starts_with("Up: ") && said.contains('%'), "{said}");
    let help = type_line(&mut trainer, "help").join("\n");
    for line in [
        "hint: the success of every direction",
        "new: the next position",
        "back: leave this page",
        "“the wall moves away”: tiles move",
    ] {
        assert!(help.contains(line), "{line}: {help}");
    }
    assert!(!help.contains("undo"), "{help}");
    let worst = *trainer.ranked().last().unwrap();
    type_line(&mut trainer, worst.name());
    assert!(trainer.stage.take_announced().contains("was better."));
    type_line(&mut trainer, "same again");
    assert_eq!(trainer.stage.moves(), "0");
    type_line(&mut trainer, "back");
    assert_eq!(trainer.stage.page().title, "Endgames");
    trainer.stage.take_announced();
    type_line(&mut trainer, "2");
    let said = trainer.stage.take_announced();
    assert!(said.contains("\nMistake 1 of 1. Make 32."), "{said}");
    // One move ends a repetition.
    type_line(&mut trainer, worst.name());
    assert_eq!(trainer.stage.dialog().title, "Still a mistake");
    // A move means nothing then, whichever way it is typed.
    for line in ["w", "left", "\u{1b}[C"] {
        let said = type_line(&mut trainer, line).join("\n");
        assert!(said.starts_with("This position is over."), "{said}");
        assert!(said.ends_with("1. Same again\n2. To the tables"), "{said}");
    }
    type_line(&mut trainer, "to the tables");
    assert_eq!(trainer.stage.page().title, "Endgames");
}

#[test]
fn line_by_line_the_board_of_every_new_position_is_read() {
    let mut trainer = Trainer::with(Options {
        face: Face::Plain,
        ..options()
    });
    type_line(&mut trainer, "1");
    let title = news(None, &trainer.stage.page())[0].clone();
    assert_eq!(title, "Endgame small");
    for line in ["i", "R", "new", "n", "same again"] {
        trainer.stage.take_announced();
        type_line(&mut trainer, line);
        let said = trainer.stage.take_announced();
        let board = trainer.stage.game().board.rows.join("\n");
        assert_eq!(said.contains(&board), line != "i", "{line}: {said}");
    }
    assert_eq!(trainer.stage.game().rules, "Endgame small");
}

#[test]
fn line_by_line_quit_leaves_at_a_question() {
    let (mut stage, _directory) = at_empty_tables(Face::Plain);
    let locale = Locale::new(Language::English);
    stage.press("b");
    let page = stage.page();
    assert_eq!(page.dialog.as_ref().unwrap().title, "Build 442-64?");
    let meant = understand("quit", Timing::Answering, &page, locale);
    assert_eq!(meant, Line::Quit);
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

/// An application at the list of tables of an empty directory.
fn at_empty_tables(face: Face) -> (Stage, tempfile::TempDir) {
    let directory = tempfile::tempdir().unwrap();
    let files = TableFiles::new(directory.path());
    let mut stage = Stage::new(Options {
        assets: PlayerAssets::default().with_tables(files),
        face,
        ..options()
    });
    stage.input(Input::Choose(9));
    (stage, directory)
}

fn states(stage: &Stage) -> Vec<String> {
    let Body::Listing(listing) = stage.page().body else {
        panic!("no list");
    };
    listing.rows.iter().map(|row| row.cells[2].text()).collect()
}

fn button(stage: &Stage, key: &str) -> (String, bool) {
    let Body::Listing(listing) = stage.page().body else {
        panic!("no list");
    };
    let mut buttons = listing.buttons.into_iter();
    let button = buttons.find(|hint| hint.key.as_deref() == Some(key));
    let button = button.unwrap();
    (button.does, button.is_enabled)
}

fn tell(stage: &mut Stage, request: &Request, reply: Reply) {
    let id = request.id;
    stage.input(Input::Player(Answer { id, reply }));
}

#[test]
fn a_table_is_built_from_the_list_while_the_person_plays() {
    let (mut stage, _directory) = at_empty_tables(Face::Window);
    assert_eq!(states(&stage)[0], "14 MB, 1 min to build");
    stage.press("enter");
    let dialog = stage.dialog();
    assert_eq!(dialog.title, "Build 442-64?");
    assert!(dialog.text.contains("MB of memory"), "{}", dialog.text);
    assert!(dialog.text.contains("14 MB on disk"), "{}", dialog.text);
    stage.press("y");
    let request = stage.asked.pop().unwrap();
    assert_eq!(request.query, Query::Build);
    assert_eq!(button(&stage, "b"), ("stop building".to_owned(), true));
    let player = request.player;
    let loading = |done| Reply::Loading { player, done };
    tell(&mut stage, &request, loading(0.421));
    assert_eq!(states(&stage)[0], "building, 42%");
    // It goes on while somebody plays, and says when it is done.
    stage.press("esc").input(Input::Choose(0)).press("left");
    stage.take_announced();
    tell(&mut stage, &request, loading(0.5));
    assert_eq!(stage.take_announced(), "Building 442-64: 50%");
    tell(&mut stage, &request, Reply::Ready { player });
    assert_eq!(stage.note(), "442-64 is ready to practise with.");
    assert_eq!(stage.take_announced(), "442-64 is ready to practise with.");
}

#[test]
fn a_build_that_fails_or_is_stopped_can_be_begun_again() {
    let (mut stage, _directory) = at_empty_tables(Face::Terminal);
    stage.press("b enter");
    let request = stage.asked.pop().unwrap();
    let error = LoadError::TableInUse("442-64").into();
    let player = request.player;
    tell(&mut stage, &request, Reply::Failed { player, error });
    assert_eq!(stage.note(), "Another program is building 442-64.");
    stage.press("b enter");
    assert_eq!(stage.asked.len(), 1);
    stage.press("b");
    assert_eq!(stage.asked, []);
    assert!(stage.note().starts_with("Stopped building 442-64."));
    assert!(states(&stage)[0].ends_with("to build"));
    // An answer that comes late concerns nobody.
    tell(&mut stage, &request, Reply::Ready { player });
    assert!(stage.note().starts_with("Stopped"));
}

#[test]
fn a_table_is_removed_from_the_list_after_a_question() {
    let (mut stage, directory) = at_empty_tables(Face::Terminal);
    let path = directory.path().join("tables/442-64.unfinished");
    assert_eq!(button(&stage, "x"), ("remove".to_owned(), false));
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, vec![0; 3_000_000]).unwrap();
    stage.press("esc").input(Input::Choose(9));
    assert_eq!(states(&stage)[0], "begun, 1 min at most");
    assert_eq!(button(&stage, "x"), ("remove".to_owned(), true));
    stage.press("x n");
    assert!(path.exists());
    stage.press("x");
    assert_eq!(stage.dialog().title, "Remove 442-64?");
    stage.press("enter");
    assert!(!path.exists());
    assert_eq!(stage.note(), "442-64 is removed, 3 MB are free again.");
    assert!(states(&stage)[0].ends_with("to build"));
}

#[test]
fn line_by_line_a_table_is_built_by_its_number() {
    let (mut stage, _directory) = at_empty_tables(Face::Plain);
    let locale = Locale::new(Language::English);
    for line in ["build 1", "y"] {
        match understand(line, Timing::Answering, &stage.page(), locale) {
            Line::Inputs(inputs) => inputs.into_iter().for_each(|input| {
                stage.input(input);
            }),
            other => panic!("{line}: {other:?}"),
        }
    }
    assert_eq!(stage.asked.pop().unwrap().query, Query::Build);
    assert!(stage.take_announced().ends_with("Building 442-64: 0%"));
}

#[test]
fn a_browser_makes_a_small_table_when_somebody_practises_with_it() {
    let mut stage = Stage::new(Options {
        assets: PlayerAssets::default().making_tables(),
        face: Face::Browser,
        ..options()
    });
    stage.input(Input::Choose(9));
    assert_eq!(states(&stage), ["made when opened"]);
    assert!(!button(&stage, "b").1, "there is nothing to build");
    stage.press("enter");
    let request = stage.asked.pop().unwrap();
    assert!(matches!(request.query, Query::Deal(_)));
    let player = request.player;
    tell(&mut stage, &request, Reply::Loading { player, done: 1.0 });
    assert_eq!(stage.note(), "Getting 442-64 ready…");
    let board = "2048,1024,512,256/128,64,2,0/4,0,0,0/0,0,0,0"
        .parse()
        .unwrap();
    tell(&mut stage, &request, Reply::Dealt { player, board });
    assert_eq!(stage.note(), "");
    assert_eq!(stage.drawn().parse::<Board>().unwrap(), board);
}
