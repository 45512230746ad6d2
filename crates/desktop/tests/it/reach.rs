//! Everything by keyboard and everything by mouse, on every page of the window.
//!
//! What a key of a page does, a click does as well: on a button, a tab or a
//! row, or on an entry of a list that a click has opened. Every widget is
//! reached by the keyboard.

use brikke_app::page::{Body, KeyHint, Page};
use brikke_app::words::capitalised;
use brikke_engine::Rules;
use eframe::egui::{Key, Modifiers, Rect, Role, vec2};

use crate::stage::{Setting, Stage, english, on_button, seeded};

/// A page, and the keys that lead to it (`^` for Esc; from the menu `v` and `k`
/// for an arrow down and up, `+` for Enter): from the menu, or from a game in which some moves were made.
struct Way {
    name: &'static str,
    is_played: bool,
    keys: &'static str,
}

const fn menu(name: &'static str, keys: &'static str) -> Way {
    Way {
        name,
        is_played: false,
        keys,
    }
}

const fn game(name: &'static str, keys: &'static str) -> Way {
    Way {
        name,
        is_played: true,
        keys,
    }
}

const WAYS: [Way; 20] = [
    menu("menu", ""),
    menu("new game", "1"),
    menu("new game with saved rules", "1>>>>>"),
    menu("rules", "17"),
    menu("no games", "4"),
    menu("no scores", "5"),
    menu("no statistics", "6"),
    menu("settings", "7"),
    menu("keys", "7k+"),
    menu("help", "8"),
    menu("about", "9"),
    game("game", ""),
    game("games", "^4"),
    game("statistics", "^6"),
    game("replay", "v"),
    game("editor", "e"),
    game("practice", "ee"),
    game("players", "p"),
    game("save", "S"),
    game("restart", "R"),
];

/// Rules that somebody has saved.
const SETTINGS: &str = "reduced_motion = true\nconfirm_assistance = false\n[own_rules]\n\
    Tiny = \"size=3x3 tiles=2:9,4:1 start=2 goal=64 at-goal=continue lost-when=stuck\"\n";

/// The page in a window that is large enough for all of it.
fn reach(way: &Way) -> Stage {
    let start = if way.is_played {
        seeded(Rules::default())
    } else {
        Setting::default().start
    };
    let mut stage = Stage::with(Setting {
        start,
        settings: SETTINGS,
        size: vec2(1280.0, 1500.0),
        ..Setting::default()
    });
    if way.is_played {
        for key in [
            Key::ArrowLeft,
            Key::ArrowDown,
            Key::ArrowLeft,
            Key::ArrowRight,
        ] {
            stage.key(key);
        }
    }
    for key in way.keys.chars() {
        match key {
            '^' => stage.key(Key::Escape),
            '>' if !way.is_played => stage.key(Key::ArrowRight),
            'k' if !way.is_played => stage.key(Key::ArrowUp),
            '+' if !way.is_played => stage.key(Key::Enter),
            key => stage.write(&key.to_string()),
        }
    }
    stage
}

/// Keys whose way by mouse ends in another state of the page, or that a player
/// answers at any time. Each has a test of its own below.
const TESTED_ALONE: [&str; 4] = ["quit", "Seed", "jump", "hint"];

/// The keys that the page offers and that do something now.
fn offered(page: &Page) -> Vec<KeyHint> {
    let mut keys = page.keys.clone();
    keys.retain(|hint| !TESTED_ALONE.contains(&hint.does.as_str()));
    if let (Body::Game(game), None) = (&page.body, &page.dialog) {
        keys.extend(game.editing.iter().chain(&game.practice).cloned());
        keys.extend(game.more_keys.iter().cloned());
    }
    keys.retain(|hint| hint.is_enabled && hint.key.is_some());
    keys
}

/// The page without its note, its clock and what moves by itself.
fn still(stage: &Stage) -> String {
    let mut page = stage.page();
    page.note = None;
    page.caret = None;
    if let Body::Replay(replay) = &page.body {
        // Its analysis begins by itself and ends at any time.
        let status = (replay.ply, replay.is_playing, &replay.status);
        return format!("{} {status:?} {:?}", page.title, page.dialog);
    }
    if let Body::Game(game) = &mut page.body {
        // A player answers at any time.
        game.hint = None;
        game.board.hint = None;
        if let Some(autoplay) = &game.autoplay {
            return format!("{} {:?}", autoplay.status, page.dialog);
        }
        if game.figures[0].value == "0" && game.board.cursor.is_none() {
            // The tiles of a new game are random.
            return format!(
                "a new game: {} {:?} {:?}",
                game.rules, game.mark, page.dialog
            );
        }
        game.rising = None;
        game.figures.retain(|figure| figure.name != "Time");
        game.summary.clear();
    }
    without_times(&format!("{page:?}"))
}

/// The text of a page without the times of games: the frames of a test are not
/// whole milliseconds apart.
fn without_times(page: &str) -> String {
    let mut parts = page.split("Time(");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| Some(part.split_once(')')?.1));
    [first, rest.collect()].concat()
}

/// Presses a key as a keyboard does.
fn press(stage: &mut Stage, key: &str) {
    match key {
        "esc" => stage.key(Key::Escape),
        "enter" => stage.key(Key::Enter),
        "space" => stage.key(Key::Space),
        "delete" => stage.key(Key::Delete),
        "tab" => stage.key(Key::Tab),
        "ctrl-s" => stage.key_with(Modifiers::CTRL, Key::S),
        "right" => stage.key(Key::ArrowRight),
        "ctrl-c" => stage.event(eframe::egui::Event::Copy),
        key => stage.write(key),
    }
    stage.settle();
}

/// Everything that can be clicked, that with this name first.
fn clickable(stage: &Stage, first: &str) -> Vec<(String, Rect)> {
    let widgets = stage.clickable().into_iter();
    let (mut named, others): (Vec<_>, Vec<_>) = widgets.partition(|(name, _)| name == first);
    named.extend(others);
    named
}

/// True if a click does this to the page: at once, or in a list that it opens.
fn is_clicked(way: &Way, does: &str, wanted: &str) -> bool {
    let stage = reach(way);
    let before = still(&stage);
    let places = clickable(&stage, does);
    places.iter().any(|(_, place)| {
        let mut stage = reach(way);
        stage.click_at(place.center());
        let after = still(&stage);
        after == wanted
            || (after == before && is_clicked_in_list(way, *place, does, &places, wanted))
    })
}

/// True if a click on this place opens a list, and a click on one of its
/// entries does this to the page.
fn is_clicked_in_list(
    way: &Way,
    place: Rect,
    does: &str,
    before: &[(String, Rect)],
    wanted: &str,
) -> bool {
    let open = || {
        let mut stage = reach(way);
        stage.click_at(place.center());
        stage
    };
    let mut entries = clickable(&open(), does);
    entries.retain(|entry| !before.contains(entry));
    entries.iter().any(|(_, entry)| {
        let mut stage = open();
        stage.click_at(entry.center());
        still(&stage) == wanted
    })
}

#[test]
fn what_a_key_does_a_click_does_on_every_page() {
    let mut missing = Vec::new();
    for way in &WAYS {
        let page = reach(way).page();
        for hint in offered(&page) {
            let key = hint.key.as_deref().unwrap();
            let mut stage = reach(way);
            let before = still(&stage);
            press(&mut stage, key);
            let wanted = still(&stage);
            // A key may only say something.
            if wanted != before && !is_clicked(way, &capitalised(&hint.does), &wanted) {
                missing.push(format!("{}: {key} ({})", way.name, hint.does));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_widget_of_every_page_is_reached_by_the_keyboard() {
    let mut missing = Vec::new();
    for way in &WAYS {
        let mut stage = reach(way);
        if stage.page().dialog.is_some() {
            // A dialog has the keyboard for itself.
            continue;
        }
        let mut wanted: Vec<String> = stage
            .clickable()
            .into_iter()
            .map(|(name, _)| name)
            .collect();
        // Arrows go over the squares of a board; what has a key needs no focus.
        let keys = offered(&stage.page());
        let has_key = |name: &str| keys.iter().any(|hint| capitalised(&hint.does) == name);
        wanted.retain(|name| !name.starts_with("Row ") && !has_key(name));
        for key in [Key::Tab, Key::ArrowDown, Key::ArrowRight] {
            for _ in 0..60 {
                let focused = stage.focused();
                wanted.retain(|name| *name != focused);
                if wanted.is_empty() {
                    break;
                }
                stage.key(key);
            }
        }
        missing.extend(
            wanted
                .into_iter()
                .map(|name| format!("{}: {name}", way.name)),
        );
    }
    assert_eq!(missing, Vec::<String>::new());
}

/// Saved rules are changed, removed and brought back with the mouse alone.
#[test]
fn saved_rules_are_changed_and_removed_by_clicks() {
    let mut stage = Stage::with(Setting {
        settings: SETTINGS,
        ..Setting::default()
    });
    stage.write("1");
    assert!(
        stage.is_disabled("Edit rules"),
        "a preset cannot be changed"
    );
    stage.click("Tiny");
    stage.click("Edit rules");
    assert!(matches!(stage.page().body, Body::Form(_)));
    stage.click("Back");
    stage.click("Remove");
    assert!(!stage.has(Role::Button, "Tiny"));
    stage.click("Undo remove");
    assert!(stage.has(Role::Button, "Tiny"));
    assert!(stage.is_disabled("Undo remove"));
}

/// A key asks before it quits, because it may be a slip; a click on Quit is none.
#[test]
fn brikke_is_left_by_key_and_by_click() {
    let mut by_key = Stage::playing();
    by_key.write("q");
    by_key.key(Key::Enter);
    assert!(by_key.desktop().has_quit());

    let mut by_click = Stage::playing();
    by_click.click(&on_button("play-keys-more"));
    by_click.click(&on_button("action-quit"));
    assert!(by_click.desktop().has_quit());

    let mut from_menu = Stage::menu();
    from_menu.click(&format!("3  {}", english("menu-quit")));
    assert!(from_menu.desktop().has_quit());
}

#[test]
fn a_seed_is_written_after_its_key_and_after_a_click_on_its_field() {
    let page = |find: fn(&mut Stage)| {
        let mut stage = Stage::menu();
        stage.write("1");
        find(&mut stage);
        stage.write("otters");
        match stage.page().body {
            Body::NewGame(new_game) => new_game.seed.1,
            other => panic!("no new game: {other:?}"),
        }
    };
    assert_eq!(page(|stage| stage.write("s")), "otters");
    assert_eq!(
        page(|stage| stage.click(&english("new-game-seed"))),
        "otters"
    );
}

#[test]
fn a_replay_jumps_by_its_key_and_by_a_click_on_its_time_line() {
    let replay = WAYS.iter().find(|way| way.name == "replay").unwrap();
    let ply = |stage: &Stage| match stage.page().body {
        Body::Replay(replay) => replay.ply,
        other => panic!("no replay: {other:?}"),
    };
    let mut by_key = reach(replay);
    by_key.write("g");
    by_key.type_and_enter("2");
    assert_eq!(ply(&by_key), 2);

    let mut by_click = reach(replay);
    let line = by_click.place(Role::Slider, &english("replay-jump"));
    by_click.click_at(line.left_center());
    assert_eq!(ply(&by_click), 0);
    by_click.click_at(line.center());
    assert_eq!(ply(&by_click), 2, "the middle of four moves");
}

#[test]
fn a_hint_comes_after_its_key_and_after_a_click() {
    let hint = |ask: fn(&mut Stage)| {
        let mut stage = Stage::with(Setting {
            start: seeded(Rules::default()),
            settings: "reduced_motion = true\nconfirm_assistance = false\nhint_player = \"fast\"\n",
            ..Setting::default()
        });
        ask(&mut stage);
        for _ in 0..4_000 {
            if stage.game().board.hint.is_some() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
            stage.step();
        }
        stage.game().board.hint
    };
    let by_key = hint(|stage| stage.write("i"));
    assert!(by_key.is_some());
    assert_eq!(hint(|stage| stage.click(&on_button("action-hint"))), by_key);
}
