//! The log of the shim.

use std::fs;
use std::path::Path;

/// Something that reached the disk, or the person.
#[derive(Debug, Clone)]
pub(crate) enum Entry {
    /// A part of a file was written.
    Write {
        path: String,
        offset: usize,
        data: Vec<u8>,
    },
    /// A file got another length.
    Truncate { path: String, length: usize },
    /// A file was removed.
    Remove { path: String },
    /// Everything that was written into a file is on the disk.
    Sync { path: String },
    /// Something was printed.
    Say { text: String },
}

impl Entry {
    /// True for a call that the shim may let fail.
    pub(crate) const fn is_call(&self) -> bool {
        !matches!(self, Entry::Say { .. })
    }
}

/// Reads a log.
pub(crate) fn read(path: &Path) -> Vec<Entry> {
    let bytes = fs::read(path).expect("a log");
    let mut rest = bytes.as_slice();
    let mut entries = Vec::new();
    while !rest.is_empty() {
        entries.push(entry(&mut rest));
    }
    entries
}

fn entry(rest: &mut &[u8]) -> Entry {
    let kind = take(rest, 1)[0];
    let length = u16::from_ne_bytes(take(rest, 2).try_into().expect("two bytes"));
    let path = String::from_utf8_lossy(take(rest, length.into())).into_owned();
    let offset = u64::from_ne_bytes(take(rest, 8).try_into().expect("eight bytes"));
    let offset = usize::try_from(offset).expect("a small file");
    let length = u32::from_ne_bytes(take(rest, 4).try_into().expect("four bytes"));
    let data = take(rest, length as usize).to_vec();
    match kind {
        b'W' => Entry::Write { path, offset, data },
        b'T' => Entry::Truncate {
            path,
            length: offset,
        },
        b'U' => Entry::Remove { path },
        b'S' => Entry::Sync { path },
        b'A' => Entry::Say {
            text: String::from_utf8_lossy(&data).into_owned(),
        },
        other => panic!("no record is a {other}"),
    }
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> &'a [u8] {
    let (taken, left) = rest.split_at(length);
    *rest = left;
    taken
}
