//! The trainer line by line.

use super::tables::at_empty_tables;
use super::*;

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
