//! Properties that hold whatever is asked.

use brikke_play::{Category, Event, Leaderboard, Mode, Play, SavedGame};
use proptest::prelude::*;
use proptest::sample::select;

use crate::scene::{CLASSIC, LINE, LINE_TO_4, LINE_TO_8, Scene, chance, entries, rules};
use crate::store::Store;

/// Everything that can be asked; what leads on more often than the rest.
const WORDS: &[&str] = &[
    "left",
    "left",
    "left",
    "left",
    "right",
    "right",
    "up",
    "up",
    "down",
    "down",
    "push:left",
    "merge:right",
    "undo",
    "undo",
    "redo",
    "redo",
    "keep",
    "keep",
    "take",
    "new",
    "restart",
    "return",
    "yes",
    "no",
    "mark:a",
    "mark:b",
    "goto:a",
    "goto:b",
    "ply:0",
    "ply:1",
    "ply:5",
    "present",
    "hint",
    "advise:left",
    "stale-advice:left",
    "bot",
    "bot:left",
    "bot:left",
    "bot:right",
    "bot:up",
    "stale-bot:left",
    "step",
    "wait",
    "away",
    "practise",
    "flip",
    "transpose",
    "rotate",
    "clear",
    "ranks",
    "twos",
    "rows",
    "put:0,0=4",
    "put:1,1=2",
    "put:7,7=2",
    "paste:2,0,2",
    "paste:2,4/0,2",
    "name:Bo",
    "name:",
    "pause",
    "continue",
];

const SQUARE: &str = "size=2x2 tiles=2:1,4:1 start=2 goal=16 at-goal=continue lost-when=stuck";
const FULL: &str = "size=2x3 tiles=2:3,4:1 start=2 goal=32 at-goal=stop lost-when=full";

fn any_rules() -> impl Strategy<Value = &'static str> {
    select(&[LINE, LINE_TO_4, LINE_TO_8, SQUARE, FULL, CLASSIC][..])
}

fn any_script() -> impl Strategy<Value = Vec<&'static str>> {
    prop::collection::vec(select(WORDS), 0..150)
}

/// Plays a script and looks after every word.
fn play(
    rules_text: &str,
    leaderboard: Leaderboard,
    script: &[&str],
    mut look: impl FnMut(&Scene, &Store, &[Event], Mode) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let (play, events) = Play::start(
        rules(rules_text),
        chance("otters"),
        leaderboard,
        chance("practice"),
    );
    let mut store = Store::told(&events);
    let mut scene = Scene { play, seconds: 0 };
    for word in script {
        let mode = scene.view().mode;
        let events = scene.apply(word);
        store.write(&events);
        look(&scene, &store, &events, mode)?;
    }
    Ok(())
}

/// Plays a script and looks at the events of every word, with the mode
/// before it.
fn play_events(
    rules: &str,
    leaderboard: Leaderboard,
    script: &[&str],
    mut look: impl FnMut(&Event, Mode) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    play(rules, leaderboard, script, |_, _, events, mode| {
        events.iter().try_for_each(|event| look(event, mode))
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_events_are_the_whole_story(rules in any_rules(), script in any_script()) {
        play(rules, Leaderboard::default(), &script, |scene, store, _, _| {
            prop_assert!(store.agrees_with(&scene.play));
            let (kept, assistance) = (store.kept(), scene.view().assistance);
            prop_assert_eq!(kept.game_kind().undos(), scene.view().undos);
            prop_assert_eq!((kept.hints, kept.player_moves), (assistance.hints, assistance.player_moves));
            Ok(())
        })?;
    }

    #[test]
    fn a_game_taken_up_again_looks_the_same(rules in any_rules(), script in any_script()) {
        play(rules, Leaderboard::default(), &script, |scene, store, _, _| {
            let (again, _) = Scene::resumed(SavedGame::of(store.kept().game_kind()), Leaderboard::default());
            let (was, is) = (scene.view(), again.view());
            prop_assert_eq!(was.plies, is.plies);
            prop_assert_eq!((was.rules, was.mode, was.undos), (is.rules, is.mode, is.undos));
            prop_assert!(was.is_looking_back() || was.board == is.board && was.phase == is.phase);
            Ok(())
        })?;
    }

    #[test]
    fn the_view_shows_the_engines_game(rules in any_rules(), script in any_script()) {
        play(rules, Leaderboard::default(), &script, |scene, _, _, _| {
            let (view, game) = (scene.view(), scene.play.game());
            prop_assert_eq!(Some(view.board), game.board_after(view.ply));
            prop_assert_eq!(view.plies, game.plies().len());
            if !view.is_looking_back() {
                prop_assert_eq!((view.score, view.moves), (game.score(), game.moves()));
                prop_assert_eq!(view.phase, game.phase());
            }
            Ok(())
        })?;
    }

    #[test]
    fn practice_enters_no_table(rules in any_rules(), script in any_script()) {
        play_events(rules, Leaderboard::default(), &script, |event, mode| {
            let enters = matches!(event, Event::EnteredLeaderboard { .. } | Event::NameWanted(_));
            prop_assert!(!(enters && mode == Mode::Practice));
            Ok(())
        })?;
    }

    #[test]
    fn only_clean_games_enter_the_clean_table(rules in any_rules(), script in any_script()) {
        play(rules, Leaderboard::default(), &script, |_, store, events, _| {
            // The names are wanted of the game in hand, before another comes.
            for event in events {
                if let Event::NameWanted(wanted) = event {
                    prop_assert_eq!(wanted.category == Category::Clean, store.kept().is_clean());
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn only_a_wanted_name_enters_and_where_it_was_said(rules in any_rules(), script in any_script()) {
        let mut wanted = None;
        play_events(rules, Leaderboard::default(), &script, |event, _| {
            match event {
                Event::NameWanted(new) => wanted = Some(*new),
                // A machine's score has its player's name.
                Event::EnteredLeaderboard { category: Category::Machine, .. } => {
                    prop_assert_eq!(wanted, None);
                }
                Event::EnteredLeaderboard { category, place, entry } => {
                    let wanted = wanted.take();
                    prop_assert_eq!(wanted.map(|it| (it.category, it.place, it.score)),
                        Some((*category, *place, entry.score)));
                }
                _ => {}
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_name_is_never_wanted_below_a_full_table(rules in any_rules(), script in any_script()) {
        let full = || entries(&[u64::MAX; 10]);
        // `new` brings empty tables in these scripts.
        let script: Vec<&str> = script.into_iter().filter(|&word| word != "new").collect();
        play_events(rules, Leaderboard::of(Category::ALL.map(|category| (category, full()))), &script, |event, _| {
            let enters = matches!(event, Event::NameWanted(_) | Event::EnteredLeaderboard { .. });
            prop_assert!(!enters);
            Ok(())
        })?;
    }

    #[test]
    fn what_is_undone_and_redone_is_as_before(rules in any_rules(), script in any_script()) {
        play(rules, Leaderboard::default(), &script, |scene, _, _, _| {
            let mut play = scene.play.clone();
            if play.game().has_finished() {
                // Undo takes the decision back, and a decision is not redone.
                return Ok(());
            }
            let undone = play.apply(brikke_play::Command::Undo, scene.now());
            let refused = matches!(undone.last(), Some(Event::Refused(_)));
            if refused {
                return Ok(());
            }
            play.apply(brikke_play::Command::Redo, scene.now());
            let (was, is) = (scene.view(), play.view(scene.now()));
            prop_assert_eq!((was.number, was.board, was.score), (is.number, is.board, is.score));
            prop_assert_eq!((was.moves, was.phase, was.ply), (is.moves, is.phase, is.ply));
            prop_assert_eq!(was.bookmarks, is.bookmarks);
            prop_assert_eq!(was.can_redo, is.can_redo);
            Ok(())
        })?;
    }

    #[test]
    fn what_is_refused_changes_no_game(rules in any_rules(), script in any_script()) {
        let mut before = None;
        play(rules, Leaderboard::default(), &script, |scene, _, events, _| {
            let now = (scene.view().number, scene.play.game().clone());
            if let ([.., Event::Refused(_)], Some(before)) = (events, &before) {
                prop_assert_eq!(before, &now);
            }
            before = Some(now);
            Ok(())
        })?;
    }

    #[test]
    fn help_is_told_when_a_result_stops_being_clean(rules in any_rules(), script in any_script()) {
        let mut clean = true;
        play(rules, Leaderboard::default(), &script, |scene, store, events, mode| {
            let told = events.iter().any(|event| matches!(event, Event::Assisted(_)));
            let now_clean = store.kept().is_clean();
            let same_game = !events.iter().any(|event| {
                matches!(event, Event::Started { .. } | Event::Returned { .. })
            });
            if same_game && mode == Mode::Scored {
                prop_assert_eq!(told, clean && !now_clean);
            }
            prop_assert_eq!(now_clean, scene.view().category == Some(Category::Clean));
            clean = now_clean;
            Ok(())
        })?;
    }
}
