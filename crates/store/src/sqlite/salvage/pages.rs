//! Every version of every page of a database and its log.

use std::collections::{HashMap, HashSet};

use crate::sqlite::log::{Log, Standing, is_page_size, word};

/// A version of a page.
pub(super) struct Page<'b> {
    pub(super) number: u32,
    pub(super) bytes: &'b [u8],
    /// It is the last version of a page in use.
    pub(super) is_live: bool,
}

/// The pages of a database and its log.
pub(super) struct Pages<'b> {
    page_size: usize,
    database: &'b [u8],
    log: Option<&'b Log>,
    /// The last version of each page that is in the log.
    written: HashMap<u32, &'b [u8]>,
}

impl<'b> Pages<'b> {
    pub(super) fn new(page_size: usize, database: &'b [u8], log: Option<&'b Log>) -> Pages<'b> {
        let log = log.filter(|log| log.page_size() == page_size);
        Pages {
            page_size,
            database,
            log,
            written: log.map(written).unwrap_or_default(),
        }
    }

    /// The sizes that the pages can have: the one that the files say, or every
    /// one if they say none.
    pub(super) fn sizes(database: &[u8], log: Option<&Log>) -> Vec<usize> {
        let stated = match word(database, 16) >> 16 {
            1 => 65_536,
            size => size as usize,
        };
        match log.map(Log::page_size) {
            Some(size) => vec![size],
            None if is_page_size(stated) => vec![stated],
            None => (9..=16).map(|bits| 1 << bits).collect(),
        }
    }

    pub(super) fn page_size(&self) -> usize {
        self.page_size
    }

    /// The last version of a page.
    pub(super) fn latest(&self, number: u32) -> Option<&'b [u8]> {
        let in_log = self.written.get(&number).copied();
        in_log.or_else(|| self.in_database(number))
    }

    fn in_database(&self, number: u32) -> Option<&'b [u8]> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        let start = index.checked_mul(self.page_size)?;
        self.database.get(start..start.checked_add(self.page_size)?)
    }

    /// All versions of all pages, later ones behind earlier ones and those in
    /// use last.
    pub(super) fn all(&self) -> Vec<Page<'b>> {
        let free = self.free();
        let frames = self.log.map(Log::frames).unwrap_or_default();
        let (ours, earlier): (Vec<_>, Vec<_>) = frames
            .iter()
            .partition(|frame| frame.standing != Standing::Foreign);
        let stale = |number, bytes| Page {
            number,
            bytes,
            is_live: false,
        };
        let of_frames = |frames: Vec<&'b crate::sqlite::log::Frame>| {
            frames
                .into_iter()
                .map(move |frame| stale(frame.page, frame.data.as_slice()))
        };
        let numbers = 1..=u32::try_from(self.database.len() / self.page_size).unwrap_or(u32::MAX);
        let unused = |number: &u32| self.written.contains_key(number) || free.contains(number);
        let replaced = numbers.clone().filter(unused);
        let mut pages: Vec<Page<'b>> = of_frames(earlier).collect();
        pages.extend(replaced.filter_map(|number| Some(stale(number, self.in_database(number)?))));
        pages.extend(of_frames(ours));
        let in_use = numbers.chain(
            self.written
                .keys()
                .copied()
                .filter(|&number| self.in_database(number).is_none()),
        );
        pages.extend(
            in_use
                .filter(|number| !free.contains(number))
                .filter_map(|number| {
                    let bytes = self.latest(number)?;
                    Some(Page {
                        number,
                        bytes,
                        is_live: true,
                    })
                }),
        );
        pages
    }

    /// The pages that are on the list of free ones.
    fn free(&self) -> HashSet<u32> {
        let mut free = HashSet::new();
        let mut trunk = self.latest(1).map_or(0, |first| word(first, 32));
        while trunk != 0 && free.insert(trunk) {
            let Some(page) = self.latest(trunk) else {
                break;
            };
            let count = (word(page, 4) as usize).min(self.page_size / 4 - 2);
            free.extend((0..count).map(|index| word(page, 8 + 4 * index)));
            trunk = word(page, 0);
        }
        free
    }
}

/// The last version of each page up to the last commit.
fn written(log: &Log) -> HashMap<u32, &[u8]> {
    let verified = || {
        log.frames()
            .iter()
            .filter(|frame| frame.standing.is_verified())
    };
    let commits = verified()
        .enumerate()
        .filter(|(_, frame)| frame.is_commit());
    let end = commits.last().map_or(0, |(index, _)| index + 1);
    verified()
        .take(end)
        .map(|frame| (frame.page, frame.data.as_slice()))
        .collect()
}
