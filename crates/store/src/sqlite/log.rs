//! The write-ahead log, read by ourselves.
//!
//! SQLite takes the first invalid frame for the end of the log and says
//! nothing of what follows. Here every frame is looked at: the checksum of a
//! frame is computed from that of the frame before it, so that a frame after a
//! damaged one still verifies by the checksum that the damaged one carries.
//!
//! What a kill or a power cut leaves is no damage: frames of an earlier
//! generation (other salts) behind the end, and one last transaction that is
//! incomplete. Only a whole transaction that was followed by another, or that
//! the index acknowledges, has been lost.

mod frames;
mod index;
mod sum;

pub(crate) use frames::{Frame, Standing};
pub(crate) use index::Index;

use frames::Reader;
use sum::{Order, Sum};

/// The bytes of a log's header.
const HEADER: usize = 32;

/// The format of logs, which has never changed.
const VERSION: u32 = 3_007_000;

/// The header of a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Header {
    order: Order,
    page_size: usize,
    salts: [u8; 8],
    sum: Sum,
}

impl Header {
    /// Reads a header, valid or not.
    fn read(bytes: &[u8; HEADER]) -> Option<Header> {
        let magic = word(bytes, 0);
        let order = match magic {
            0x377f_0682 => Order::Little,
            0x377f_0683 => Order::Big,
            _ => return None,
        };
        let page_size = usize::try_from(word(bytes, 8)).ok()?;
        if word(bytes, 4) != VERSION || !is_page_size(page_size) {
            return None;
        }
        let mut salts = [0; 8];
        salts.copy_from_slice(&bytes[16..24]);
        Some(Header {
            order,
            page_size,
            salts,
            sum: Sum::read(&bytes[24..32]),
        })
    }

    /// Reads a header whose checksum is right.
    fn valid(bytes: &[u8; HEADER]) -> Option<Header> {
        let header = Header::read(bytes)?;
        let sum = Sum::default().over(header.order, &bytes[..24]);
        (sum == header.sum).then_some(header)
    }

    /// The headers that these bytes can have been before one of them was
    /// changed.
    fn mended(bytes: &[u8; HEADER]) -> impl Iterator<Item = (Header, [u8; HEADER])> {
        // Every byte, the checksum's own included.
        let changes = (0..HEADER).flat_map(|place| (0..=u8::MAX).map(move |byte| (place, byte)));
        changes.filter_map(|(place, byte)| {
            let mut mended = *bytes;
            mended[place] = byte;
            Some((Header::valid(&mended)?, mended))
        })
    }
}

/// A log with every frame that it holds.
#[derive(Debug)]
pub(crate) struct Log {
    header: Header,
    /// The header's own bytes, mended.
    bytes: [u8; HEADER],
    /// The header as it was found could not be used.
    is_header_damaged: bool,
    frames: Vec<Frame>,
}

/// The verdict about a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Nothing that was written is missing.
    Sound,
    /// It has damage that can be undone exactly.
    Mendable,
    /// Whole transactions are lost.
    Lossy,
}

impl Log {
    /// Reads a log; `None` if there are no frames in it.
    pub(crate) fn read(bytes: &[u8]) -> Option<Log> {
        let (head, rest) = bytes.split_first_chunk::<HEADER>()?;
        if let Some(header) = Header::valid(head) {
            return Log::of(header, *head, false, rest);
        }
        let mended = Header::mended(head);
        let logs = mended.filter_map(|(header, bytes)| Log::of(header, bytes, true, rest));
        logs.filter(|log| log.usable() > 0)
            .max_by_key(Log::usable)
            .or_else(|| Log::without_header(head, rest))
    }

    fn of(
        header: Header,
        bytes: [u8; HEADER],
        is_header_damaged: bool,
        rest: &[u8],
    ) -> Option<Log> {
        let frames = Reader::new(&header, rest).all();
        let log = Log {
            header,
            bytes,
            is_header_damaged,
            frames,
        };
        (!log.frames.is_empty()).then_some(log)
    }

    /// Reads the frames of a log whose header says nothing any more: of all
    /// forms the one in which the most frames follow from one another.
    fn without_header(head: &[u8; HEADER], rest: &[u8]) -> Option<Log> {
        let sizes = (9..=16).map(|bits| 1_usize << bits);
        let forms = sizes.flat_map(|size| [(size, Order::Little), (size, Order::Big)]);
        let logs = forms.filter_map(|(page_size, order)| {
            let salts = rest.get(8..16)?.try_into().ok()?;
            let header = Header {
                order,
                page_size,
                salts,
                sum: Sum::read(&head[24..]),
            };
            Log::of(header, header.to_bytes(), true, rest)
        });
        let log = logs.max_by_key(Log::verified)?;
        (log.verified() > 0).then_some(log)
    }

    /// The number of frames that follow from the one before.
    fn verified(&self) -> usize {
        let verified = |frame: &&Frame| frame.standing.is_verified();
        self.frames.iter().filter(verified).count()
    }

    /// All frames, in the order of the file.
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The size of a page.
    pub(crate) fn page_size(&self) -> usize {
        self.header.page_size
    }

    /// The salts of this generation.
    pub(crate) fn salts(&self) -> [u8; 8] {
        self.header.salts
    }

    /// The number of frames that SQLite would use.
    pub(crate) fn used(&self) -> usize {
        if self.is_header_damaged {
            return 0;
        }
        self.committed(|frame| frame.standing == Standing::Valid)
    }

    /// The number of frames that can be used once what can be mended is.
    pub(crate) fn usable(&self) -> usize {
        self.committed(|frame| frame.standing.is_verified())
    }

    /// The frames up to the last commit among those that are in order.
    fn committed(&self, is_in_order: impl Fn(&Frame) -> bool) -> usize {
        let whole = self.frames.iter().take_while(|frame| is_in_order(frame));
        let commits = whole.enumerate().filter(|(_, frame)| frame.is_commit());
        commits.last().map_or(0, |(index, _)| index + 1)
    }

    /// The number of commits from this frame on.
    pub(crate) fn commits_from(&self, first: usize) -> usize {
        let later = self.frames.get(first..).unwrap_or_default();
        later.iter().filter(|frame| frame.is_commit()).count()
    }

    /// The verdict, with the number of frames that the index acknowledges.
    ///
    /// One transaction at the end may be incomplete: it was being written
    /// when the power failed. If there are two, the first was on disk; and no
    /// power cut changes a single byte.
    pub(crate) fn verdict(&self, acknowledged: usize) -> Verdict {
        let usable = self.usable();
        let most = usize::from(!self.is_altered_from(usable));
        if acknowledged > usable || self.commits_from(usable) > most {
            Verdict::Lossy
        } else if usable > self.used() {
            Verdict::Mendable
        } else {
            Verdict::Sound
        }
    }

    /// Returns true if a frame from this one on was changed after it had been
    /// written.
    fn is_altered_from(&self, first: usize) -> bool {
        let later = self.frames.get(first..).unwrap_or_default();
        later
            .iter()
            .any(|frame| frame.standing == Standing::Altered)
    }

    /// A log of the frames that can be used, as far as they are in order.
    pub(crate) fn mended(&self) -> Vec<u8> {
        self.rebuild(self.frames.iter().take(self.usable()))
    }

    /// A log of every frame that verifies, up to the last commit, as if those
    /// between that do not had never been there.
    pub(crate) fn bridged(&self) -> Vec<u8> {
        let verified = || {
            self.frames
                .iter()
                .filter(|frame| frame.standing.is_verified())
        };
        let commits = verified()
            .enumerate()
            .filter(|(_, frame)| frame.is_commit());
        let end = commits.last().map_or(0, |(index, _)| index + 1);
        self.rebuild(verified().take(end))
    }

    /// The number of frames up to the last one of [`Log::bridged`].
    pub(crate) fn end_of_bridge(&self) -> usize {
        let is_end = |frame: &Frame| frame.standing.is_verified() && frame.is_commit();
        let last = self.frames.iter().rposition(is_end);
        last.map_or(0, |index| index + 1)
    }

    fn rebuild<'f>(&self, frames: impl Iterator<Item = &'f Frame>) -> Vec<u8> {
        let mut bytes = self.bytes.to_vec();
        let mut sum = Sum::read(&self.bytes[24..]);
        for frame in frames {
            sum = frame.write(&mut bytes, &self.header, sum);
        }
        bytes
    }
}

impl Header {
    /// A header with these salts, in place of a lost one.
    fn to_bytes(self) -> [u8; HEADER] {
        let magic: u32 = match self.order {
            Order::Little => 0x377f_0682,
            Order::Big => 0x377f_0683,
        };
        let mut bytes = [0; HEADER];
        bytes[..4].copy_from_slice(&magic.to_be_bytes());
        bytes[4..8].copy_from_slice(&VERSION.to_be_bytes());
        let page_size = u32::try_from(self.page_size).unwrap_or(0);
        bytes[8..12].copy_from_slice(&page_size.to_be_bytes());
        bytes[16..24].copy_from_slice(&self.salts);
        let sum = Sum::default().over(self.order, &bytes[..24]);
        bytes[24..].copy_from_slice(&sum.to_bytes());
        bytes
    }
}

/// Returns true if a database can have pages of this size.
pub(crate) fn is_page_size(size: usize) -> bool {
    size.is_power_of_two() && (512..=65_536).contains(&size)
}

/// Four bytes as a number, the highest first.
pub(crate) fn word(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
    four.map_or(0, u32::from_be_bytes)
}

#[cfg(test)]
mod tests;
