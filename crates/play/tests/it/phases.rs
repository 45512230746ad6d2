//! Every command wherever a game can stand.

use crate::scene::{LINE, LINE_TO_4, LINE_TO_8, Scene};

/// Every kind of command, with what it usually leads to. Those without are
/// different nearly everywhere.
const USUALLY: &[(&str, Option<&str>)] = &[
    ("left", None),
    ("up", Some("no: up moves nothing")),
    ("undo", Some("undo left | helped by undo")),
    ("redo", Some("no: there is nothing to redo")),
    ("keep", Some("no: there is nothing to decide at the goal")),
    ("take", Some("no: there is nothing to decide at the goal")),
    ("new", Some("new?")),
    ("restart", Some("restart?")),
    ("return", Some("no: there is no earlier game to return to")),
    ("mark:a", Some("a is 1")),
    ("goto:a", Some("no: there is no bookmark 'a'")),
    ("ply:0", Some("looking at 0")),
    ("ply:9", Some("no: there is no move 9: the game has 1")),
    ("present", Some("")),
    ("hint", Some("hint for 4,2,2?")),
    ("advise:left", Some("no: no hint is awaited on this board")),
    ("bot", Some("bot takes over | move for 4,2,2?")),
    ("bot:left", Some("no: no player has taken over")),
    ("step", Some("no: no player has taken over")),
    ("wait", Some("no: no player has taken over")),
    ("away", Some("no: no player has taken over")),
    ("practise", Some("Practice game 2 begins")),
    ("put:0,2=4", Some("Practice game 2 begins | board 4,2,4")),
    ("name:Bo", Some("no: no score is waiting for a name")),
    ("pause", None),
    ("continue", Some("clock runs")),
    ("yes", Some("no: there is no question to answer")),
    ("no", Some("no: there is no question to answer")),
];

/// The refusal of a move at an earlier position.
const BACK: &str = "no: an earlier position is shown: go back to the current one first";

/// Gives every command to a game that stands after the script: what is not
/// listed here leads to what it usually does.
#[track_caller]
fn check_all(rules: &str, script: &str, here: &[(&str, &str)]) {
    for (word, usually) in USUALLY {
        let listed = here.iter().find(|(other, _)| other == word);
        let expected = listed.map(|(_, told)| *told).or(*usually);
        let told = Scene::of(rules).after(script).does(word);
        assert_eq!(Some(told.as_str()), expected, "{script} {word}");
    }
}

#[test]
fn every_command_at_the_beginning() {
    let here = [
        ("left", "left to 4,2,2"),
        ("undo", "no: there is nothing to undo"),
        ("new", "Scored game 2 begins"),
        ("restart", "Scored game 2 begins"),
        ("mark:a", "a is 0"),
        ("ply:0", ""),
        ("ply:9", "no: there is no move 9: the game has 0"),
        ("hint", "hint for 2,2,2?"),
        ("bot", "bot takes over | move for 2,2,2?"),
        ("put:0,2=4", "Practice game 2 begins | board 2,2,4"),
        ("pause", "clock stands at 0"),
        ("continue", ""),
    ];
    check_all(LINE, "", &here);
}

#[test]
fn every_command_while_playing() {
    let here = [("left", "left to 4,4,2"), ("pause", "clock stands at 1")];
    check_all(LINE, "left", &here);
}

#[test]
fn every_command_at_the_goal() {
    let here = [
        ("left", "no: the goal is reached: keep playing first"),
        ("up", "no: the goal is reached: keep playing first"),
        ("keep", "keep playing"),
        ("take", "finish | won with 4, clean | 1. clean: who?"),
        ("hint", "no: the goal is reached: keep playing first"),
        ("bot", "no: the goal is reached: keep playing first"),
        ("pause", "clock stands at 1"),
    ];
    check_all(LINE_TO_4, "left", &here);
}

#[test]
fn every_command_after_losing() {
    let here = [
        ("left", "no: the game is over"),
        ("up", "no: the game is over"),
        ("new", "1. clean: somebody 20 | Scored game 2 begins"),
        ("restart", "1. clean: somebody 20 | Scored game 2 begins"),
        ("mark:a", "a is 4"),
        ("ply:9", "no: there is no move 9: the game has 4"),
        ("hint", "no: the game is over"),
        ("bot", "no: the game is over"),
        ("practise", "1. clean: somebody 20 | Practice game 2 begins"),
        (
            "put:0,2=4",
            "1. clean: somebody 20 | Practice game 2 begins | board 8,4,4",
        ),
        ("name:Bo", "1. clean: Bo 20"),
        ("pause", "clock stands at 3"),
        ("continue", ""),
        ("no", "1. clean: somebody 20"),
    ];
    check_all(LINE, "left left left left", &here);
}

#[test]
fn every_command_after_winning() {
    let here = [
        ("left", "no: the game is over"),
        ("up", "no: the game is over"),
        ("new", "1. clean: somebody 16 | Scored game 2 begins"),
        ("restart", "1. clean: somebody 16 | Scored game 2 begins"),
        ("mark:a", "a is 3"),
        ("ply:9", "no: there is no move 9: the game has 3"),
        ("hint", "no: the game is over"),
        ("bot", "no: the game is over"),
        ("practise", "1. clean: somebody 16 | Practice game 2 begins"),
        (
            "put:0,2=4",
            "1. clean: somebody 16 | Practice game 2 begins | board 8,2,4",
        ),
        ("name:Bo", "1. clean: Bo 16"),
        ("pause", "clock stands at 2"),
        ("continue", ""),
        ("no", "1. clean: somebody 16"),
    ];
    check_all(LINE_TO_8, "left left left", &here);
}

#[test]
fn every_command_in_practice() {
    let here = [
        ("left", "left to 4,4,2"),
        ("undo", "undo left"),
        ("return", "back to game 1"),
        ("mark:a", "no: practice games have no bookmarks"),
        ("practise", "no: you are practising already"),
        ("put:0,2=4", "board 4,2,4"),
        ("pause", "clock stands at 1"),
    ];
    check_all(LINE, "practise left", &here);
}

#[test]
fn every_command_while_looking_back() {
    let here = [
        ("left", BACK),
        ("up", BACK),
        ("undo", BACK),
        ("redo", BACK),
        ("keep", BACK),
        ("take", BACK),
        ("ply:9", "no: there is no move 9: the game has 2"),
        ("present", "looking at the present"),
        ("hint", BACK),
        ("bot", BACK),
        ("step", BACK),
        ("pause", "clock stands at 3"),
    ];
    check_all(LINE, "left left ply:1", &here);
}

#[test]
fn every_command_while_a_player_runs() {
    let here = [
        ("left", "player waits | left to 4,4,2"),
        ("undo", "player waits | undo left | helped by undo"),
        ("ply:0", "player waits | looking at 0"),
        (
            "bot:left",
            "bot: left to 4,4,2 | helped by player | move for 4,4,2?",
        ),
        ("step", "player waits"),
        ("wait", "player waits"),
        ("away", "player goes"),
        ("practise", "player goes | Practice game 2 begins"),
        (
            "put:0,2=4",
            "player goes | Practice game 2 begins | board 4,2,4",
        ),
        ("pause", "clock stands at 2"),
    ];
    check_all(LINE, "left bot", &here);
}

#[test]
fn every_command_while_a_player_waits() {
    let here = [
        ("left", "left to 4,4,2"),
        (
            "bot:left",
            "no: no move of a player is awaited on this board",
        ),
        ("step", "move for 4,2,2?"),
        ("wait", ""),
        ("away", "player goes"),
        ("practise", "player goes | Practice game 2 begins"),
        (
            "put:0,2=4",
            "player goes | Practice game 2 begins | board 4,2,4",
        ),
        ("pause", "clock stands at 3"),
    ];
    check_all(LINE, "left bot wait", &here);
}

#[test]
fn every_command_while_a_question_is_open() {
    let answers = [("yes", "Scored game 2 begins"), ("no", "not restart")];
    let comes_by_itself = ["advise:left", "bot:left", "pause", "continue"];
    for (word, _) in USUALLY {
        let anyway = Scene::of(LINE).after("left mark:b").does(word);
        let expected = match answers.iter().find(|(answer, _)| answer == word) {
            Some((_, told)) => (*told).to_owned(),
            None if comes_by_itself.contains(word) => anyway,
            None if anyway.is_empty() => "not restart".to_owned(),
            None => format!("not restart | {anyway}"),
        };
        let told = Scene::of(LINE).after("left restart").does(word);
        assert_eq!(told, expected, "{word}");
    }
}
