//! README and the guide: every console block is run, and prints what it says.
//!
//! A line that begins with `$` is a command for the shell; the lines after it are
//! what it prints, where `…` stands for anything. The blocks of a page are run one
//! after the other in one directory that is empty at first. Blocks of the
//! language `sh` are not run: they install something, or go on until they are
//! ended.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A command of a page.
#[derive(Debug, PartialEq)]
struct Step {
    command: String,
    printed: String,
}

/// README and the pages of the guide.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = fs::read_dir(root.join("docs/guide")).expect("a folder");
    let mut pages: Vec<PathBuf> = guide.map(|entry| entry.expect("a file").path()).collect();
    pages.push(root.join("README.md"));
    pages
}

/// The commands in the console blocks of a page.
fn steps(page: &str) -> Vec<Step> {
    let blocks = page.split("\n```console\n").skip(1);
    let blocks = blocks.map(|block| block.split("\n```").next().unwrap_or_default());
    let steps = blocks.flat_map(|block| {
        let block = block.strip_prefix("$ ").expect("a block begins with $");
        block.split("\n$ ").map(|step| {
            let (command, printed) = step.split_once('\n').unwrap_or((step, ""));
            Step {
                command: command.to_owned(),
                printed: printed.to_owned(),
            }
        })
    });
    steps.collect()
}

/// True if the text is as expected; `…` stands for anything.
fn is_like(text: &str, expected: &str) -> bool {
    let Some((first, rest)) = expected.split_once('…') else {
        return text.trim_end() == expected.trim_end();
    };
    let Some(mut text) = text.strip_prefix(first) else {
        return false;
    };
    let mut parts: Vec<&str> = rest.split('…').collect();
    let last = parts.pop().unwrap_or_default().trim_end();
    for part in parts {
        let Some(at) = text.find(part) else {
            return false;
        };
        text = &text[at + part.len()..];
    }
    text.trim_end().ends_with(last)
}

/// Runs a command as a shell does that finds the program.
fn run(command: &str, directory: &Path) -> String {
    let programs = Path::new(env!("CARGO_BIN_EXE_brikke"));
    let programs = programs.parent().expect("a directory");
    let run = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{command}")])
        .current_dir(directory)
        .env("PATH", format!("{}:/usr/bin:/bin", programs.display()))
        .env("HOME", directory)
        .env("BRIKKE_DATA", directory.join("brikke"))
        .env("LC_ALL", "C.UTF-8")
        .env_remove("BRIKKE_NETWORK")
        .output()
        .expect("a shell");
    String::from_utf8(run.stdout).expect("text")
}

#[test]
fn every_console_block_prints_what_it_says() {
    let mut count = 0;
    for page in pages() {
        let directory = tempfile::tempdir().unwrap();
        for step in steps(&fs::read_to_string(&page).unwrap()) {
            let printed = run(&step.command, directory.path());
            assert!(
                is_like(&printed, &step.printed),
                "{}: $ {}\nprints\n{printed}\nand not\n{}",
                page.display(),
                step.command,
                step.printed
            );
            count += 1;
        }
    }
    assert!(count > 20, "{count} commands were found");
}

#[test]
fn a_page_is_split_into_commands() {
    let page = "Text\n```console\n$ one\n1\n$ two\n```\n```sh\nnot this\n```\n";
    let step = |command: &str, printed: &str| Step {
        command: command.to_owned(),
        printed: printed.to_owned(),
    };
    assert_eq!(steps(page), [step("one", "1"), step("two", "")]);
}

#[test]
fn dots_stand_for_anything_and_everything_else_for_itself() {
    assert!(is_like("a\nb\n", "a\nb"));
    assert!(!is_like("a\nb\n", "a"));
    assert!(is_like("a 12 s\nb\n", "a … s\nb"));
    assert!(!is_like("a 12 m\nb\n", "a … s\nb"));
    assert!(is_like("first\nmore\nlast\n", "…\nlast"));
    assert!(!is_like("first\nlast\nmore\n", "first\n…\nlast"));
}

#[test]
fn every_page_of_the_guide_is_in_its_table_of_contents() {
    let contents = include_str!("../../../../docs/SUMMARY.md");
    for page in pages() {
        let name = page.file_name().unwrap().to_string_lossy().into_owned();
        assert!(
            name == "README.md" || contents.contains(&format!("(guide/{name})")),
            "{name}"
        );
    }
}
