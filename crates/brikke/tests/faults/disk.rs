//! A disk that loses its power: what was synced is there, of the rest anything
//! may be.

use std::collections::BTreeMap;
use std::path::Path;

use brikke_engine::Generator;

use crate::log::Entry;

/// The smallest part that a disk writes as a whole.
const SECTOR: usize = 512;

type Files = BTreeMap<String, Vec<u8>>;

/// Files with the changes that are not synced yet.
#[derive(Default)]
pub(crate) struct Disk {
    synced: Files,
    pending: Vec<Entry>,
}

impl Disk {
    /// Something happens.
    pub(crate) fn happen(&mut self, entry: &Entry) {
        match entry {
            Entry::Say { .. } => {}
            Entry::Sync { path } => self.sync(path),
            change => self.pending.push(change.clone()),
        }
    }

    /// A removal lasts once the directory is synced, or the file is made anew.
    fn sync(&mut self, synced: &str) {
        let pending = std::mem::take(&mut self.pending);
        let directory = |path: &str| Path::new(path).parent() == Some(Path::new(synced));
        for change in pending {
            let is_removed = matches!(&change, Entry::Remove { path } if directory(path));
            if is_removed || path_of(&change) == synced {
                apply(&mut self.synced, &change);
            } else {
                self.pending.push(change);
            }
        }
    }

    /// Nothing but what was synced.
    pub(crate) fn without_pending(&self) -> Files {
        self.synced.clone()
    }

    /// Everything, as if there had been no loss.
    pub(crate) fn with_pending(&self) -> Files {
        let mut files = self.synced.clone();
        for change in &self.pending {
            apply(&mut files, change);
        }
        files
    }

    /// Any part of what was not synced, in any order, cut into sectors.
    pub(crate) fn with_some_pending(&self, generator: &mut Generator) -> Files {
        let mut changes: Vec<Entry> = self.pending.iter().flat_map(sectors).collect();
        let keep = generator.below(101);
        changes.retain(|_| generator.below(100) < keep);
        if generator.below(2) == 0 {
            shuffle(&mut changes, generator);
        }
        let mut files = self.synced.clone();
        for change in &changes {
            apply(&mut files, change);
        }
        files
    }
}

/// Writes the files into a directory, under their own names.
pub(crate) fn write(files: &Files, directory: &Path) {
    std::fs::create_dir_all(directory).expect("a directory");
    for (path, data) in files {
        let name = Path::new(path).file_name().expect("a name");
        std::fs::write(directory.join(name), data).expect("a file");
    }
}

fn path_of(change: &Entry) -> &str {
    match change {
        Entry::Write { path, .. }
        | Entry::Truncate { path, .. }
        | Entry::Remove { path }
        | Entry::Sync { path } => path,
        Entry::Say { .. } => "",
    }
}

fn apply(files: &mut Files, change: &Entry) {
    match change {
        Entry::Write { path, offset, data } => {
            let file = files.entry(path.clone()).or_default();
            let end = offset + data.len();
            file.resize(file.len().max(end), 0);
            file[*offset..end].copy_from_slice(data);
        }
        Entry::Truncate { path, length } => {
            files.entry(path.clone()).or_default().resize(*length, 0);
        }
        Entry::Remove { path } => {
            files.remove(path);
        }
        Entry::Sync { .. } | Entry::Say { .. } => {}
    }
}

/// A write as the disk may cut it.
fn sectors(change: &Entry) -> Vec<Entry> {
    let Entry::Write { path, offset, data } = change else {
        return vec![change.clone()];
    };
    let mut parts = Vec::new();
    let mut from = 0;
    while from < data.len() {
        let to = (SECTOR - (offset + from) % SECTOR + from).min(data.len());
        parts.push(Entry::Write {
            path: path.clone(),
            offset: offset + from,
            data: data[from..to].to_vec(),
        });
        from = to;
    }
    parts
}

fn shuffle(changes: &mut [Entry], generator: &mut Generator) {
    for last in (1..changes.len()).rev() {
        let count = u32::try_from(last + 1).expect("a small number");
        changes.swap(last, generator.below(count) as usize);
    }
}
