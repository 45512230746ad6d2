//! Stories of somebody who plays line by line for the first time.

use brikke_app::settings::PlayerText;
use brikke_app::{FirstScreen, Preferences, Settings};
use brikke_engine::Rules;
use brikke_locale::{Language, Locale};

use crate::plain::{at_the_menu, said, said_to, settings};

/// The answer to the last line, after those before it.
#[track_caller]
fn after(before: &str, last: &str) -> String {
    let without = at_the_menu(before);
    let with = at_the_menu(&format!("{before}{last}\n"));
    let goodbye = "Goodbye. Everything is saved.\n";
    let without = without.strip_suffix(goodbye).unwrap_or(&without);
    let told = with.strip_prefix(without);
    told.unwrap_or_else(|| panic!("{with}\n---\n{without}"))
        .replace(goodbye, "")
}

#[track_caller]
fn check(before: &str, last: &str, expected: &[&str], others: &[&str]) {
    let told = after(before, last);
    for sentence in expected {
        assert!(told.contains(sentence), "{sentence} was not said:\n{told}");
    }
    for sentence in others {
        assert!(!told.contains(sentence), "{sentence} was said:\n{told}");
    }
}

fn practice() -> FirstScreen {
    FirstScreen::Practice {
        rules: Rules::default(),
        seed: None,
    }
}

#[test]
fn letters_slide_in_practice_too() {
    let preferences = Preferences {
        settings: settings(),
        ..Preferences::default()
    };
    let lines = "edit\n2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0\nedit\nd\n";
    let said = said_to(preferences.clone(), practice(), lines);
    assert!(said.contains("You slid right"), "{said}");
    assert!(!said.contains("Row 1: 2, 2, 2, 2."), "{said}");
    let help = said_to(preferences.clone(), practice(), "help\n");
    assert!(help.contains("D: fill with twos"), "{help}");
    assert!(!help.contains("d: fill with twos"), "{help}");
    for twos in ["D", "fill with twos"] {
        let said = said_to(preferences.clone(), practice(), &format!("{twos}\n"));
        assert!(said.contains("Row 1: 2, 2, 2, 2."), "{said}");
    }
}

#[test]
fn rules_size_and_seed_of_a_new_game_are_typed() {
    for start in ["", "1\n", "1\na\nmenu\n", "1\na\nmenu\ngames\n"] {
        let game = "new even 5x5 seed otters";
        let told = at_the_menu(&format!("{start}{game}\nyes\n"));
        assert!(told.contains("Rules: Even 5x5, board 5x5."), "{told}");
    }
    let same = |lines: &str| after("", lines).replace("4x4 ", "");
    assert_eq!(same("new seed otters"), same("new SEED otters 4x4"));
    check(
        "1\n",
        "new banana",
        &["“banana” is neither rules nor a size", "Gentle, 1024"],
        &["New game."],
    );
    check("", "new", &["New game.", "board 4x4"], &[]);
}

#[test]
fn after_a_move_terse_reading_says_what_is_new() {
    let told = after("1\nterse\na\ns\n", "d");
    assert!(told.contains("You slid right"), "{told}");
    assert!(told.contains("appeared in row"), "{told}");
    assert!(told.contains("Score "), "{told}");
    assert!(!told.contains("Row 1:"), "{told}");
    assert!(!told.contains("moves 3"), "{told}");
    check("1\nterse\na\ns\n", "board", &["Row 1:", "moves 2"], &[]);
    check("1\nterse\na\nfull\n", "s", &["Row 1:", "moves 2"], &[]);
    check("1\n", "help", &["terse, full: after a move"], &[]);
    check("", "terse", &["Terse reading"], &[]);
}

#[test]
fn the_kind_of_reading_is_kept_in_the_settings_file() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join(Settings::FILE_NAME);
    let preferences = || Preferences {
        settings: Settings::load(&file).0,
        file: Some(file.clone()),
        ..Preferences::default()
    };
    said_to(preferences(), FirstScreen::Menu, "terse\n");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("reading = \"terse\""), "{text}");
    let said = said_to(preferences(), FirstScreen::Menu, "1\na\ns\n");
    assert!(!said.contains("moves 1"), "{said}");
}

#[test]
fn a_setting_takes_the_value_that_is_typed() {
    for (line, expected) in [
        ("1 fr", "1. Langue\u{a0}: Français"),
        ("1 norsk", "1. Språk: Norsk"),
        ("2 Exponents", "2. Tile labels: exponents"),
        ("3 1024", "3. Rules: 1024"),
        ("5 expectimax:3", "5. Hints by: Expectimax"),
        ("8 on", "8. Speedrun: on"),
        ("8 yes", "8. Speedrun: on"),
    ] {
        check("settings\n", line, &[expected], &[]);
    }
    check("settings\n8 on\n", "8 on", &[], &["off"]);
    check(
        "",
        "settings",
        &["Tile labels"],
        &["Theme", "motion", "speed:"],
    );
    check(
        "settings\n",
        "2 purple",
        &[
            "“purple” is not a choice for “Tile labels”",
            "values, exponents",
        ],
        &["Saved."],
    );
}

#[test]
fn the_language_of_the_command_line_stays() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join(Settings::FILE_NAME);
    std::fs::write(&file, "language = \"fr\"\n").unwrap();
    let preferences = Preferences {
        settings: Settings::load(&file).0,
        file: Some(file),
        language: Some(Language::English),
        ..Preferences::default()
    };
    let said = said_to(
        preferences,
        FirstScreen::Menu,
        "settings\n8 on\nboard\nback\n",
    );
    assert_eq!(said.matches("1. Language: ").count(), 2, "{said}");
    assert!(said.contains("Goodbye."), "{said}");
}

/// A game that is saved, with its replay opened.
const REPLAY: &str = "1\na\ns\nd\ns\na\nmenu\ngames\nreplay 1\n";

#[test]
fn after_a_jump_in_a_replay_the_whole_page_is_read_once() {
    for jump in ["jump 2", "g 2", "end", "next"] {
        let told = after(REPLAY, jump);
        for row in ["Row 1:", "Row 2:", "Row 3:", "Row 4:", "Score "] {
            assert_eq!(told.matches(row).count(), 1, "{jump}: {told}");
        }
    }
    check(REPLAY, "jump", &["Go to move"], &["Unknown command"]);
    check(REPLAY, "jump 99", &["Write a number from 0 to 5."], &[]);
    check(REPLAY, "play", &["playing"], &["Unknown command"]);
    let back = after(&format!("{REPLAY}next\n"), "previous");
    assert!(back.contains("Move 0 of 5"), "{back}");
    assert!(back.contains("Row 1:"), "{back}");
}

#[test]
fn a_saved_game_is_analysed_and_replayed_by_its_number() {
    let played = "1\na\ns\nd\ns\na\nmenu\n";
    for line in ["analyse 1", "replay 1"] {
        check(played, line, &["Move 0 of 5"], &["no such choice"]);
    }
    check(played, "analyse 7", &["There is no game 7."], &[]);
    check(played, "analyse x", &["“x” is not the number"], &[]);
    let analysed = format!("{played}analyse 1\n");
    check(&analysed, "analyse", &["Accuracy"], &["Unknown command"]);
}

#[test]
fn menu_leads_to_the_menu_from_everywhere() {
    for pages in ["", "settings\n", "settings\n11\n", "help\n"] {
        let from = format!("{REPLAY}{pages}");
        check(&from, "menu", &["1. New game", "2. Quit"], &["Row 1:"]);
    }
    let from = "1\na\ngames\nreplay 1\n";
    check(from, "menu", &["Game saved.", "1. New game"], &["Row 1:"]);
    let from = "1\nedit\n";
    check(from, "menu", &["1. New game"], &[]);
}

#[test]
fn opening_the_selected_game_reads_it_once() {
    let told = after("1\na\ns\nmenu\ngames\n", "open");
    assert!(told.contains("Game resumed: "), "{told}");
    assert!(!told.contains("1. Classic: "), "{told}");
}

#[test]
fn a_key_without_a_meaning_is_not_repeated() {
    for before in ["", "1\n", "settings\n"] {
        let told = after(before, "\u{1b}[15~");
        let expected = "This key does nothing here. Type “help” for the commands.\n";
        assert_eq!(told, expected, "{before}");
    }
}

#[test]
fn a_mistake_is_told_once_and_every_time() {
    let analysed = format!("{REPLAY}analyse\n");
    for jump in ["worst move", "w"] {
        let told = after(&analysed, jump);
        assert_eq!(told.matches("Next: ").count(), 1, "{told}");
        assert_eq!(told.matches("Row 4:").count(), 1, "{told}");
    }
}

#[test]
fn a_replay_is_shared_and_exported() {
    for share in ["share", "c"] {
        check(REPLAY, share, &["bk1", "The line above is a link"], &[]);
    }
    check(REPLAY, "export", &["What do you want to save?"], &[]);
    check(
        REPLAY,
        "help",
        &["c: share", "e: export", "g: jump"],
        &["Space"],
    );
}

/// Two games that are saved, the second with a name, and their list.
const GAMES: &str = "1\na\ns\nrestart\nyes\na\ns\nmenu\ngames\nrename 2 on the train\n";

#[test]
fn a_search_reads_the_rows_that_it_finds() {
    check(
        GAMES,
        "search train",
        &["1 game", "2. on the train"],
        &["\n1. Classic"],
    );
    let found = after(GAMES, "search train");
    assert_eq!(found.matches("“train”").count(), 1, "{found}");
    let cleared = after(&format!("{GAMES}search train\n"), "search");
    assert!(cleared.contains("2 games"), "{cleared}");
    assert!(cleared.contains("1. Classic"), "{cleared}");
    check(
        &format!("{GAMES}search train\nsearch\n"),
        "s",
        &["sorted by"],
        &["“s”"],
    );
}

#[test]
fn the_name_of_a_game_is_taken_away_by_an_empty_line() {
    let asked = after(GAMES, "rename 2");
    assert!(asked.contains("Leave it empty for no name."), "{asked}");
    assert!(!asked.contains("Press Enter to accept"), "{asked}");
    let told = after(&format!("{GAMES}rename 2\n\n"), "board");
    assert!(!told.contains("train"), "{told}");
}

#[test]
fn the_editor_explains_itself_and_takes_rows_and_columns() {
    let editor = "1\nedit\n";
    check(
        editor,
        "help",
        &["row 1 column 2 8", "c: clear", "v: paste", "back: leave"],
        &["undo, redo: take a move back"],
    );
    for line in ["row 1 column 2 8", "1 2 8"] {
        let told = after(&format!("{editor}clear\n"), line);
        assert!(told.contains("Row 1, column 2: 8"), "{told}");
        assert!(told.contains("Row 1: empty, 8, empty, empty."), "{told}");
    }
    check(editor, "9 9 2", &["Row 9, column 9 is outside"], &[]);
    check(editor, "1 1 7", &["“7” is not a tile"], &[]);
    check(
        editor,
        "2,0,0,4/0,8,0,0/0,0,0,0/0,0,0,0",
        &["Row 2: empty, 8, empty, empty."],
        &["Unknown command"],
    );
    check(editor, "back", &["Back to playing."], &["Game closed"]);
    check("1\n", "practice", &["Change the board as you like"], &[]);
    check("1\n", "bookmarks", &["No bookmarks yet. Press save"], &[]);
    check("1\n", "endgames", &["Endgames"], &["Unknown command"]);
}

#[test]
fn help_back_and_menu_are_understood_at_every_question() {
    for question in [
        "1\na\nnew\n",
        "1\na\nrestart\n",
        "1\na\nsave\n",
        "1\na\nbookmark\n",
        "1\nbookmarks\n",
        "1\nopen\n",
        "settings\n11\n1\n",
        "settings\n11\nreset all\n",
        "1\na\nmenu\ngames\nrename 1\n",
    ] {
        let refused = "is not an answer here";
        check(question, "help", &["“back” leaves everything"], &[refused]);
        check(
            question,
            "back",
            &[],
            &[refused, "Unknown command", "Saved"],
        );
        check(
            question,
            "menu",
            &[],
            &[refused, "Unknown command", "Saved"],
        );
    }
    let told = after("1\na\nnew\n", "menu");
    assert!(told.contains("1. New game"), "{told}");
}

#[test]
fn no_line_is_read_twice_in_one_answer() {
    for (before, line) in [
        ("settings\n", "8 on"),
        ("settings\n", "2"),
        (GAMES, "f"),
        (GAMES, "t"),
        ("1\na\nmenu\ngames\n", "sort"),
        ("settings\n11\n", "5 z"),
    ] {
        let told = after(before, line);
        let mut lines: Vec<&str> = told.lines().collect();
        let all = lines.len();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), all, "{line}: {told}");
    }
}

#[test]
fn taken_back_moves_are_read_beside_the_score() {
    check("1\na\ns\n", "undo", &["undos 1"], &[]);
    check("1\na\n", "s", &[], &["undos"]);
}

#[test]
fn a_game_without_a_move_is_not_said_to_be_saved() {
    check("1\n", "menu", &["Game closed."], &["Continue picks it up"]);
    check("1\na\n", "menu", &["Continue picks it up"], &[]);
}

#[test]
fn nobody_continues_practice() {
    let position = "open 2,0,0,4/0,8,0,0/0,0,0,0/2,0,0,0";
    let opened = after("", position);
    assert!(opened.contains("open for practice"), "{opened}");
    assert!(!opened.contains("Game resumed"), "{opened}");
    check(&format!("{position}\n"), "back", &["3. Load game"], &[]);
}

#[test]
fn statistics_and_scores_are_pages_of_their_own() {
    let played = "1\na\ns\n";
    for page in ["statistics", "games", "settings"] {
        let back = after(&format!("{played}{page}\n"), "back");
        assert!(back.contains("moves 2"), "{page}: {back}");
        assert!(!back.contains("Game saved"), "{page}: {back}");
    }
    let help = after(&format!("{played}statistics\n"), "help");
    assert!(help.contains("“rules”: the next rules"), "{help}");
    assert!(help.contains("Yours, Machines, All"), "{help}");
    let machines = after(&format!("{played}statistics\n"), "machines");
    assert!(machines.contains("Machines · All rules"), "{machines}");
}

#[test]
fn the_scores_of_other_rules_are_reached_by_their_names() {
    let moves = "a\ns\nd\nw\n".repeat(10);
    let small = format!("new 2x2 seed otters\n{moves}\n\nnew 2x1 seed otters\nyes\n{moves}\n\n");
    let scores = format!("{small}menu\nscores\n");
    let help = after(&scores, "help");
    assert!(help.contains("Classic 2x2"), "{help}");
    assert!(help.contains("“table”: the next"), "{help}");
    let other = after(&scores, "rules classic 2x2");
    assert!(other.contains("Classic 2x2 · Seeded"), "{other}");
    assert!(other.contains("1. (no name): "), "{other}");
    check(
        &scores,
        "rules banana",
        &["There is no “banana” here."],
        &[],
    );
    check(&scores, "tab", &["Machines (games"], &["Unknown command"]);
}

#[test]
fn the_commitment_is_read_on_request() {
    let commitment = |told: &str| {
        told.lines()
            .any(|line| line.len() > 64 && line.contains("fingerprint of its secret"))
    };
    assert!(!commitment(&after("", "1")));
    assert!(commitment(&after("1\n", "proof")));
    check("1\n", "help", &["proof: the fingerprint"], &[]);
    check("new seed otters\n", "proof", &["Nothing proves"], &[]);
}

#[test]
fn the_goal_is_told_once_with_its_choices() {
    let own = "[own_rules]\nTiny = \"size=2x2 tiles=2:1 start=2 goal=8 at-goal=continue lost-when=stuck\"\n";
    let preferences = || Preferences {
        settings: Settings {
            hint_player: PlayerText::new("corner").unwrap(),
            ..Settings::read(own).0
        },
        ..Preferences::default()
    };
    let game = "new tiny seed otters\nautoplay 40\n";
    let told = said_to(preferences(), FirstScreen::Menu, game);
    assert_eq!(told.matches("reached").count(), 1, "{told}");
    assert!(told.contains("1. Keep playing\n2. Finish"), "{told}");
    let moved = said_to(preferences(), FirstScreen::Menu, &format!("{game}a\n"));
    assert!(
        moved.contains("first decide whether to keep playing.\n1. Keep playing"),
        "{moved}"
    );
}

#[test]
fn a_question_stands_right_before_its_answers() {
    let told = after("1\na\ns\n", "new");
    assert!(
        told.contains("start a new one? It stays in your games.\n1. Yes\n0. No"),
        "{told}"
    );
}

#[test]
fn the_page_of_keys_has_places_and_takes_keys() {
    let keys = after("settings\n", "11");
    for heading in ["\nPractice\n", "\nGames\n"] {
        assert!(keys.contains(heading), "{keys}");
    }
    check(
        "settings\n11\n",
        "5 z",
        &["z is now a key for"],
        &["Press the new key"],
    );
    check(
        "settings\n11\n5 z\n",
        "remove 5",
        &["z removed from “"],
        &[],
    );
    check(
        "settings\n11\n",
        "help",
        &["“5 z”", "reset all"],
        &["Enter", "Delete"],
    );
}

#[test]
fn the_help_of_a_list_is_about_that_list() {
    check(GAMES, "help", &["A new name follows", "x: delete"], &[]);
    check("10\n", "help", &["Endgames"], &["new name"]);
}

#[test]
fn mistakes_are_short_and_say_what_is_right() {
    let long = "x".repeat(200_000);
    assert!(after("1\n", &long).len() < 400);
    let arrows = after("1\n", "\u{1b}[C\u{1b}[D");
    assert!(
        arrows.contains("right") && arrows.contains("left"),
        "{arrows}"
    );
    assert!(!arrows.contains("Unknown command"), "{arrows}");
    for wrong in ["autoplay -1", "autoplay x"] {
        check(
            "1\n",
            wrong,
            &["Type, for example, “autoplay 10”."],
            &["Unknown command"],
        );
    }
    check(GAMES, "x abc", &["“abc” is not the number of a row"], &[]);
    check(GAMES, "o /no/such", &["no such file"], &["Unknown command"]);
    check("1\n", "undo everything", &["Unknown command"], &[]);
}

#[test]
fn the_menu_understands_its_own_lines() {
    let french = Locale::new(Language::French);
    for word in ["nouvelle", "nouveau", "nouvelle partie", "new"] {
        let told = said(Language::French, &format!("menu\n{word}\n"));
        let begun = told.matches(&french.text("plain-started")).count();
        assert_eq!(begun, 2, "{word}: {told}");
    }
}

#[test]
fn chinese_has_full_width_signs() {
    let lines = "a\ns\nnew\nno\nmenu\ngames\nback\nscores\nback\n";
    let told = said(Language::Chinese, lines);
    for half in [". ", ", ", " (", "? "] {
        let found: Vec<&str> = told.lines().filter(|line| line.contains(half)).collect();
        let found: Vec<&&str> = found
            .iter()
            .filter(|line| !line.starts_with(|it: char| it.is_ascii_digit()))
            .collect();
        assert!(found.is_empty(), "{half:?}: {found:?}");
    }
}
