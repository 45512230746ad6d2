//! The frames of a log.

use super::sum::{self, Order, Sum, WrongByte};
use super::{Header, word};

/// The bytes of a frame's header.
pub(super) const HEADER: usize = 24;

/// The standing of a frame among its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It has the checksum that follows from the frame before.
    Valid,
    /// It verifies once one byte of it was changed back.
    Mended,
    /// One byte of it was changed, and it cannot be told which.
    Altered,
    /// It is of this generation and does not verify.
    Damaged,
    /// It is of another generation: an earlier one, as a rule.
    Foreign,
}

impl Standing {
    /// Returns true if the frame is now as it was written.
    pub(crate) const fn is_verified(self) -> bool {
        matches!(self, Standing::Valid | Standing::Mended)
    }
}

/// A page as some transaction left it.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) page: u32,
    /// The number of pages in the database after the transaction that ends
    /// here; 0 if it goes on.
    size: u32,
    pub(crate) data: Vec<u8>,
    pub(crate) standing: Standing,
}

impl Frame {
    fn new(parts: &Parts, standing: Standing) -> Frame {
        Frame {
            page: word(&parts.summed, 0),
            size: word(&parts.summed, 4),
            data: parts.summed[8..].to_vec(),
            standing,
        }
    }

    /// An empty page.
    #[cfg(test)]
    pub(super) fn blank(page: u32, size: u32) -> Frame {
        Frame {
            page,
            size,
            data: vec![0; 512],
            standing: Standing::Valid,
        }
    }

    /// Returns true if a transaction of this generation ends here.
    pub(crate) fn is_commit(&self) -> bool {
        self.size > 0 && self.standing != Standing::Foreign
    }

    /// Appends the frame to a log with this header; returns its checksum.
    pub(super) fn write(&self, log: &mut Vec<u8>, header: &Header, before: Sum) -> Sum {
        let mut head = [0; 8];
        head[..4].copy_from_slice(&self.page.to_be_bytes());
        head[4..].copy_from_slice(&self.size.to_be_bytes());
        let sum = before.over(header.order, &head);
        let sum = sum.over(header.order, &self.data);
        log.extend_from_slice(&head);
        log.extend_from_slice(&header.salts);
        log.extend_from_slice(&sum.to_bytes());
        log.extend_from_slice(&self.data);
        sum
    }
}

/// The parts of a frame as they stand in the file.
struct Parts {
    salts: [u8; 8],
    stored: Sum,
    /// Everything under the checksum: half of the header, and the page.
    summed: Vec<u8>,
}

impl Parts {
    fn sum(&self, order: Order, before: Sum) -> Sum {
        before.over(order, &self.summed)
    }

    fn has_page(&self) -> bool {
        word(&self.summed, 0) != 0
    }
}

/// Reads frames one after the other.
pub(super) struct Reader<'b> {
    header: Header,
    frames: Vec<&'b [u8]>,
}

impl<'b> Reader<'b> {
    pub(super) fn new(header: &Header, bytes: &'b [u8]) -> Reader<'b> {
        let frames = bytes.chunks_exact(HEADER + header.page_size);
        Reader {
            header: *header,
            frames: frames.collect(),
        }
    }

    pub(super) fn all(&self) -> Vec<Frame> {
        let mut before = Some(self.header.sum);
        let mut frames = Vec::with_capacity(self.frames.len());
        for index in 0..self.frames.len() {
            let (frame, sum) = self.frame(index, before);
            frames.push(frame);
            before = sum;
        }
        frames
    }

    /// The frame, and the checksum that the next one follows from.
    fn frame(&self, index: usize, before: Option<Sum>) -> (Frame, Option<Sum>) {
        let mut parts = self.parts(index);
        let is_ours = parts.salts == self.header.salts;
        let sum = before.map(|before| parts.sum(self.header.order, before));
        if sum == Some(parts.stored) && parts.has_page() {
            let standing = if is_ours {
                Standing::Valid
            } else {
                Standing::Mended
            };
            return (Frame::new(&parts, standing), Some(parts.stored));
        }
        if !is_ours {
            return (Frame::new(&parts, Standing::Foreign), None);
        }
        let standing = sum.map_or(Standing::Damaged, |sum| self.mend(index, &mut parts, sum));
        (Frame::new(&parts, standing), Some(parts.stored))
    }

    fn parts(&self, index: usize) -> Parts {
        let (header, page) = self.frames[index].split_at(HEADER);
        let mut salts = [0; 8];
        salts.copy_from_slice(&header[8..16]);
        Parts {
            salts,
            stored: Sum::read(&header[16..24]),
            summed: [&header[..8], page].concat(),
        }
    }

    /// Changes back the one byte that makes the frame invalid, if there is
    /// one. It may be in the stored checksum as well; the next frame follows
    /// from the right one.
    fn mend(&self, index: usize, parts: &mut Parts, sum: Sum) -> Standing {
        let wrong = sum::wrong_byte(self.header.order, &parts.summed, sum, parts.stored);
        let is_stored_wrong = parts.stored.is_one_byte_from(sum);
        let follows = |before| self.follows(index + 1, before);
        if follows(sum) || is_stored_wrong && wrong == WrongByte::None {
            parts.stored = sum;
        } else if is_stored_wrong && !follows(parts.stored) || wrong == WrongByte::Somewhere {
            return Standing::Altered;
        } else if let WrongByte::At(place, byte) = wrong {
            parts.summed[place] = byte;
        } else {
            return Standing::Damaged;
        }
        if parts.has_page() {
            Standing::Mended
        } else {
            Standing::Damaged
        }
    }

    /// Returns true if there is a frame that follows from this checksum.
    fn follows(&self, index: usize, before: Sum) -> bool {
        if index >= self.frames.len() {
            return false;
        }
        let next = self.parts(index);
        next.salts == self.header.salts && next.sum(self.header.order, before) == next.stored
    }
}
