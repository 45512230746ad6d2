//! The list of tables: what is built, built from here, and removed.

use super::*;

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

/// An application at the list of tables of an empty directory.
pub(super) fn at_empty_tables(face: Face) -> (Stage, tempfile::TempDir) {
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
