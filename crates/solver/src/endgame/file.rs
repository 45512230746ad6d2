//! Tables as bytes.
//!
//! A line with the version; the sections, one for each shape and each sum that
//! has afterstates; the directory, with the definition of the table and the
//! place of every section; and at the end the length of the directory (8
//! bytes), its CRC-32 and the word `done`. Numbers are little-endian.
//!
//! The directory: the length of the definition (4 bytes) and its text; the
//! number of afterstates (8 bytes); the value of each shape alone (2 bytes
//! each); the number of sections (4 bytes); and for each section half of the
//! sum (4 bytes), the shape (1 byte), the number of afterstates (4 bytes), its
//! place (8 bytes) and its CRC-32.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Mutex, PoisonError};

use super::build::{BuildError, decode, words};
use super::numbering::Numbering;
use super::section::Section;
use super::spec::{SpecError, TableSpec};
use super::work_log::WorkLog;

const VERSION_LINE: &[u8] = b"brikke endgame table 1\n";
/// The opening of files of all versions.
const KIND: usize = b"brikke endgame table ".len();
const DONE: &[u8] = b"done";
/// The length of the directory, its checksum, the last word.
const TRAILER: usize = 8 + 4 + DONE.len();
/// A directory that is longer is none.
const LONGEST_DIRECTORY: u64 = 1 << 24;

/// The reason why a file is no table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// Something else.
    #[error("it is not an endgame table")]
    Foreign,
    /// Written by another version.
    #[error("it was written by another version of Brikke")]
    Version,
    /// It ends too early.
    #[error("it is cut off")]
    Cut,
    /// A checksum does not fit, or something contradicts itself.
    #[error("it is damaged")]
    Damaged,
    /// It cannot be read at all.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] io::Error),
}

/// The bytes of a table, read where they are needed.
pub trait Source: Send + Sync {
    /// The number of bytes.
    ///
    /// # Errors
    ///
    /// It cannot be found out.
    fn length(&self) -> io::Result<u64>;

    /// Reads the bytes from a place on.
    ///
    /// # Errors
    ///
    /// They cannot be read, or there are too few.
    fn read_at(&self, place: u64, bytes: &mut [u8]) -> io::Result<()>;
}

impl Source for Vec<u8> {
    fn length(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn read_at(&self, place: u64, bytes: &mut [u8]) -> io::Result<()> {
        let place = usize::try_from(place).ok();
        let found = place
            .and_then(|place| self.get(place..)?.get(..bytes.len()))
            .ok_or(io::ErrorKind::UnexpectedEof)?;
        bytes.copy_from_slice(found);
        Ok(())
    }
}

impl Source for Mutex<File> {
    fn length(&self) -> io::Result<u64> {
        let file = self.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(file.metadata()?.len())
    }

    fn read_at(&self, place: u64, bytes: &mut [u8]) -> io::Result<()> {
        let mut file = self.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(place))?;
        file.read_exact(bytes)
    }
}

/// Everything in a file but the sections.
pub(super) struct Directory {
    pub(super) spec: TableSpec,
    pub(super) afterstates: u64,
    /// The value of each shape with an empty rest.
    pub(super) starts: Vec<u16>,
    pub(super) entries: Vec<Entry>,
}

/// The place of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) half_sum: u32,
    pub(super) shape: u8,
    pub(super) count: u32,
    pub(super) place: u64,
    pub(super) checksum: u32,
}

/// The bytes of an entry.
const ENTRY: usize = 4 + 1 + 4 + 8 + 4;

impl<F: Read + Write + Seek> WorkLog<F> {
    /// Writes the table of a finished log.
    ///
    /// # Errors
    ///
    /// The log is not finished, or something cannot be read or written.
    pub fn write_table(&mut self, spec: &TableSpec, to: &mut dyn Write) -> Result<(), BuildError> {
        if !self.is_complete() || self.next_backward().is_some() {
            return Err(BuildError::DamagedLog);
        }
        let numbering = Numbering::new(spec.free_cells(), spec.target());
        let numbering = numbering.ok_or(SpecError::Target(spec.target()))?;
        let mut directory = Directory {
            spec: spec.clone(),
            afterstates: 0,
            starts: words(&self.values(0)?),
            entries: Vec::new(),
        };
        to.write_all(VERSION_LINE)?;
        let mut place = VERSION_LINE.len() as u64;
        for half_sum in 0..self.layers() {
            let below = numbering.count(half_sum);
            let values = words(&self.values(half_sum)?);
            let mut rest = &values[..];
            let numbers = decode(&self.afterstates(half_sum)?, below, spec.walls().len());
            for (shape, numbers) in numbers.ok_or(BuildError::DamagedLog)?.iter().enumerate() {
                let (values, further) = rest
                    .split_at_checked(numbers.len())
                    .ok_or(BuildError::DamagedLog)?;
                rest = further;
                if !numbers.is_empty() {
                    let section = Section::encode(numbers, values, below, spec.precision());
                    directory.add(half_sum, shape, numbers.len(), place, &section);
                    to.write_all(&section)?;
                    place += section.len() as u64;
                }
            }
        }
        directory.write(to)?;
        Ok(())
    }
}

impl Directory {
    fn add(&mut self, half_sum: usize, shape: usize, count: usize, place: u64, section: &[u8]) {
        self.afterstates += count as u64;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "numbers of 32 bits, few shapes"
        )]
        self.entries.push(Entry {
            half_sum: half_sum as u32,
            shape: shape as u8,
            count: count as u32,
            place,
            checksum: crc32fast::hash(section),
        });
    }

    fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        let text = self.spec.to_text();
        let mut bytes = Vec::new();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a short text, some thousand sections"
        )]
        let (length, sections) = (text.len() as u32, self.entries.len() as u32);
        bytes.extend_from_slice(&length.to_le_bytes());
        bytes.extend_from_slice(text.as_bytes());
        bytes.extend_from_slice(&self.afterstates.to_le_bytes());
        bytes.extend(self.starts.iter().flat_map(|value| value.to_le_bytes()));
        bytes.extend_from_slice(&sections.to_le_bytes());
        for entry in &self.entries {
            bytes.extend_from_slice(&entry.half_sum.to_le_bytes());
            bytes.push(entry.shape);
            bytes.extend_from_slice(&entry.count.to_le_bytes());
            bytes.extend_from_slice(&entry.place.to_le_bytes());
            bytes.extend_from_slice(&entry.checksum.to_le_bytes());
        }
        to.write_all(&bytes)?;
        to.write_all(&(bytes.len() as u64).to_le_bytes())?;
        to.write_all(&crc32fast::hash(&bytes).to_le_bytes())?;
        to.write_all(DONE)
    }

    /// Reads and checks the directory of a file.
    pub(super) fn read(source: &dyn Source) -> Result<Directory, TableError> {
        let length = source.length()?;
        check_version(source, length)?;
        let end = length - TRAILER as u64;
        let mut trailer = [0; TRAILER];
        source.read_at(end, &mut trailer)?;
        let mut rest = &trailer[..];
        let (directory_length, checksum) = (take_u64(&mut rest), take_u32(&mut rest));
        let (Some(directory_length), Some(checksum)) = (directory_length, checksum) else {
            return Err(TableError::Cut);
        };
        if rest != DONE {
            return Err(TableError::Cut);
        }
        let start = end
            .checked_sub(directory_length)
            .ok_or(TableError::Damaged)?;
        if directory_length > LONGEST_DIRECTORY {
            return Err(TableError::Damaged);
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 2^24")]
        let mut bytes = vec![0; directory_length as usize];
        source.read_at(start, &mut bytes)?;
        if crc32fast::hash(&bytes) != checksum {
            return Err(TableError::Damaged);
        }
        Directory::parse(&bytes, start).ok_or(TableError::Damaged)
    }

    /// The directory of these bytes; `None` if they are none. Sections end
    /// where it begins.
    fn parse(mut bytes: &[u8], start: u64) -> Option<Directory> {
        let rest = &mut bytes;
        let length = take_u32(rest)? as usize;
        let spec = TableSpec::from_text(str::from_utf8(take(rest, length)?).ok()?)?;
        let afterstates = take_u64(rest)?;
        let starts = words(take(rest, 2 * spec.walls().len())?);
        let numbering = Numbering::new(spec.free_cells(), spec.target())?;
        let sections = take_u32(rest)? as usize;
        if rest.len() != sections.checked_mul(ENTRY)? {
            return None;
        }
        let mut entries = Vec::with_capacity(sections);
        let mut place = VERSION_LINE.len() as u64;
        let mut counted = 0;
        for _ in 0..sections {
            let entry = take_entry(rest)?;
            let below = numbering.count(entry.half_sum as usize);
            let is_possible = usize::from(entry.shape) < spec.walls().len() && entry.count <= below;
            if !is_possible || entry.place != place {
                return None;
            }
            place += Section::byte_count(entry.count as usize, below, spec.precision()) as u64;
            counted += u64::from(entry.count);
            entries.push(entry);
        }
        let is_whole = counted == afterstates && place == start;
        is_whole.then_some(Directory {
            spec,
            afterstates,
            starts,
            entries,
        })
    }
}

fn check_version(source: &dyn Source, length: u64) -> Result<(), TableError> {
    let mut line = vec![
        0;
        VERSION_LINE
            .len()
            .min(usize::try_from(length).unwrap_or(usize::MAX))
    ];
    source.read_at(0, &mut line)?;
    if line == VERSION_LINE && length >= (VERSION_LINE.len() + TRAILER) as u64 {
        Ok(())
    } else if !line.is_empty() && VERSION_LINE.starts_with(&line) {
        Err(TableError::Cut)
    } else if line.len() > KIND && line[..KIND] == VERSION_LINE[..KIND] {
        Err(TableError::Version)
    } else {
        Err(TableError::Foreign)
    }
}

fn take_entry(bytes: &mut &[u8]) -> Option<Entry> {
    Some(Entry {
        half_sum: take_u32(bytes)?,
        shape: *take(bytes, 1)?.first()?,
        count: take_u32(bytes)?,
        place: take_u64(bytes)?,
        checksum: take_u32(bytes)?,
    })
}

fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(taken)
}

fn take_u32(bytes: &mut &[u8]) -> Option<u32> {
    Some(u32::from_le_bytes(take(bytes, 4)?.try_into().ok()?))
}

fn take_u64(bytes: &mut &[u8]) -> Option<u64> {
    Some(u64::from_le_bytes(take(bytes, 8)?.try_into().ok()?))
}
