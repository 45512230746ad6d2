//! Power that is lost after any write, with any part of what was not synced.

use brikke_engine::Generator;

use crate::disk::{self, Disk};
use crate::log::{self, Entry};
use crate::number;
use crate::run::{Run, announced, stored_moves};

#[test]
fn every_announced_move_survives_a_loss_of_power() {
    let lines = number("FAULTS_MOVES", 12);
    let images = number("FAULTS_IMAGES", 1);
    let run = Run::new().logged();
    let outcome = run.play(lines);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let entries = log::read(&run.log());
    let mut generator = Generator::stream(16, 0);
    let (mut disk, mut heard, mut checked) = (Disk::default(), 0, 0);
    for (number, entry) in entries.iter().enumerate() {
        disk.happen(entry);
        if let Entry::Say { text } = entry {
            heard += announced(text);
            continue;
        }
        let mut lost = vec![disk.with_pending()];
        if !matches!(entry, Entry::Sync { .. }) {
            lost.push(disk.without_pending());
            lost.extend((0..images).map(|_| disk.with_some_pending(&mut generator)));
        }
        for files in lost {
            let data = tempfile::tempdir().expect("a directory");
            disk::write(&files, data.path());
            let what = format!("after entry {number}, {heard} moves heard");
            let stored = stored_moves(data.path(), &what);
            assert!(stored >= heard, "{stored} are stored {what}");
            checked += 1;
        }
    }
    assert_eq!(heard, outcome.announced());
    assert!(
        heard > 5 && checked > 100,
        "{heard} moves, {checked} losses"
    );
    println!(
        "{heard} moves, {} writes and syncs, {checked} losses of power",
        entries.len()
    );
}
