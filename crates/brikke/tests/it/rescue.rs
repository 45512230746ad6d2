//! `brikke rescue`, and commands on stores that are damaged or cannot be
//! written.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use super::saved_games::Data;

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of text")
}

/// Games that were set aside because the first page of their file is damaged.
fn damaged() -> Data {
    let data = Data::new();
    data.play("otters", 12, "Ada");
    data.play("herons", 30, "Bo");
    let mut bytes = fs::read(data.file("games.sqlite")).expect("a database");
    bytes[..100].fill(b'x');
    fs::write(data.file("games.sqlite"), bytes).expect("damaged");
    data
}

#[test]
fn games_that_were_set_aside_come_back() {
    let data = damaged();
    let outcome = data.brikke(&["games"]);
    assert!(
        outcome.stderr.contains("brikke rescue "),
        "{}",
        outcome.stderr
    );
    assert_eq!(outcome.stdout, "no games yet\n");
    let aside = data.file("games.damaged-1.sqlite");
    let before = fs::read(&aside).expect("set aside");
    data.check(
        &["rescue", text(&aside)],
        "2 games added, 0 extended, 0 here already; 2 new scores\n",
    );
    assert_eq!(data.json(&["games"]).as_array().map(Vec::len), Some(2));
    data.check(
        &["rescue", text(&aside)],
        "0 games added, 0 extended, 2 here already; 0 new scores\n",
    );
    assert_eq!(fs::read(&aside).expect("still there"), before);
}

#[test]
fn what_came_back_is_said_in_the_language() {
    let data = damaged();
    data.brikke(&["games"]);
    let aside = data.file("games.damaged-1.sqlite");
    let outcome = data.brikke(&["rescue", text(&aside), "--lang", "fr"]);
    assert_eq!(
        outcome.stdout.replace('\u{a0}', " "),
        "2 parties ajoutées, 0 prolongée, 0 déjà ici ; 2 nouveaux scores\n"
    );
    let letter = data.file("letter.txt");
    fs::write(&letter, "Dear Sir or Madam").expect("written");
    let reason = format!("Fant ingen spill i {}.", text(&letter));
    data.check_refused(&["rescue", text(&letter), "--lang", "nb"], &reason);
}

#[test]
fn scripts_are_told_what_came_back() {
    let data = damaged();
    data.brikke(&["games"]);
    let aside = data.file("games.damaged-1.sqlite");
    assert_eq!(
        data.json(&["rescue", text(&aside)]),
        json!({
            "added": [1, 2], "extended": [], "known": 0, "scores": 2,
            "problems": [], "vanished": 0
        })
    );
}

/// The page with the beginnings is gone: nothing can be replayed.
#[test]
fn what_cannot_be_salvaged_is_said_game_by_game() {
    let (data, here) = (damaged(), Data::new());
    let file = data.file("games.sqlite");
    let mut bytes = fs::read(&file).expect("a database");
    let page = bytes
        .chunks(4096)
        .position(|page| page.windows(4).any(|four| four == b"bk1."));
    let start = 4096 * page.expect("beginnings");
    bytes[start..start + 4096].fill(0);
    fs::write(&file, bytes).expect("damaged");
    let outcome = here.brikke(&["rescue", text(&file)]);
    let expected = "0 games added, 0 extended, 0 here already; 2 new scores\n\
         game 1 of that file is lost: its beginning cannot be read\n\
         game 2 of that file is lost: its beginning cannot be read\n";
    assert_eq!(outcome.stdout, expected);
    assert_eq!(outcome.code, Some(1));
    let outcome = here.brikke(&["rescue", text(&file), "--lang", "pt"]);
    let lost = "O jogo 2 desse arquivo está perdido: o início não pode ser lido.\n";
    assert!(outcome.stdout.ends_with(lost), "{}", outcome.stdout);
}

#[test]
fn what_is_no_store_is_refused() {
    let data = Data::new();
    let letter = data.file("letter.txt");
    fs::write(&letter, "Dear Sir or Madam").expect("written");
    let path = text(&letter);
    data.check_refused(
        &["rescue", path],
        &format!("{path}: no games can be found in it"),
    );
    let directory = text(data.path());
    let reason = "is not a file: name a database of games, such as games.damaged-1.sqlite";
    data.check_refused(&["rescue", directory], &format!("{directory} {reason}"));
    let missing = data.file("missing");
    let reason = format!("{} cannot be read: there is no such file", text(&missing));
    data.check_refused(&["rescue", text(&missing)], &reason);
}

/// Unmounts when it is dropped.
struct Disk<'a>(&'a Path);

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

fn mount(options: &[&str], at: &Path) -> bool {
    let status = Command::new("mount").args(options).arg(at).status();
    status.is_ok_and(|status| status.success())
}

#[test]
fn games_on_a_read_only_disk_can_be_looked_at() {
    let data = Data::new();
    if !mount(&["-t", "tmpfs", "-o", "size=8m", "brikke"], data.path()) {
        println!("not tested: file systems cannot be mounted here");
        return;
    }
    let _disk = Disk(data.path());
    data.play("otters", 12, "Ada");
    assert!(mount(&["-o", "remount,ro"], data.path()));
    for arguments in [
        &["games"] as &[&str],
        &["scores"],
        &["stats"],
        &["replay", "1"],
        &["export", "1"],
        &["analyse", "1", "--player", "greedy"],
    ] {
        let outcome = data.brikke(arguments);
        assert_eq!(outcome.code, Some(0), "{arguments:?}: {}", outcome.stderr);
        assert_eq!(outcome.stderr, "", "{arguments:?}");
    }
    let other = super::verify::RECORDING;
    let outcome = data.brikke(&["import", other]);
    let reason = "the games cannot be written: the file or its directory is read-only";
    assert!(outcome.stderr.contains(reason), "{}", outcome.stderr);
    assert_eq!(outcome.code, Some(1));
    // The game itself says so, and goes on.
    let arguments = [
        "play",
        "--plain",
        "--seed",
        "otters",
        "--data",
        text(data.path()),
    ];
    let outcome = super::brikke_with_input(&arguments, "left\nright\n");
    assert!(
        outcome
            .stderr
            .contains("nothing that you play now is saved"),
        "{}",
        outcome.stderr
    );
    assert!(outcome.stdout.contains("Score"), "{}", outcome.stdout);
}
