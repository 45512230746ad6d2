//! Mistakes, collected and repeated.

use super::*;

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
