//! The finished layers of a build, from which an interrupted one goes on.

use std::io::{self, Read, Seek, SeekFrom, Write};

use super::spec::TableSpec;

const VERSION_LINE: &[u8] = b"brikke endgame work 1\n";
/// The kind, half of the sum, the length of the contents.
const HEAD: usize = 1 + 4 + 8;

/// The kinds of records, in the order in which they are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The afterstates of a layer, from the first layer on.
    Forward = 0,
    /// Nothing: there are no further layers.
    Complete = 1,
    /// The values of a layer, from the last layer on.
    Backward = 2,
}

/// The finished layers of a build: a file to which records with checksums are
/// appended. A record that was cut off, and all behind it, count as nothing.
///
/// The layers are read again from here, so that they take no memory.
pub struct WorkLog<F> {
    file: F,
    /// Part of every checksum, so that records of another table are none.
    fingerprint: u32,
    end: u64,
    /// Where the contents of the records stand, by half of the sum.
    forward: Vec<Contents>,
    is_complete: bool,
    /// Of the last layer first.
    backward: Vec<Contents>,
}

/// The contents of a record: their place, their length and the checksum of the
/// record.
#[derive(Debug, Clone, Copy)]
struct Contents {
    place: u64,
    length: u64,
    checksum: u32,
}

impl<F: Read + Write + Seek> WorkLog<F> {
    /// Opens the log of a table. A file that is empty, or the log of another
    /// table, is begun anew.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written.
    pub fn open(mut file: F, spec: &TableSpec) -> io::Result<WorkLog<F>> {
        let mut head = Vec::new();
        file.rewind()?;
        let length = VERSION_LINE.len() as u64;
        (&mut file).take(length).read_to_end(&mut head)?;
        let mut log = WorkLog {
            file,
            fingerprint: crc32fast::hash(spec.to_text().as_bytes()),
            end: length,
            forward: Vec::new(),
            is_complete: false,
            backward: Vec::new(),
        };
        if head == VERSION_LINE {
            while log.read_record()? {}
        } else {
            log.file.rewind()?;
            log.file.write_all(VERSION_LINE)?;
        }
        Ok(log)
    }

    /// Takes the next record in; false if there is none.
    fn read_record(&mut self) -> io::Result<bool> {
        let mut head = [0; HEAD];
        self.file.seek(SeekFrom::Start(self.end))?;
        if !is_read(&mut self.file, &mut head)? {
            return Ok(false);
        }
        let length = u64::from_le_bytes([
            head[5], head[6], head[7], head[8], head[9], head[10], head[11], head[12],
        ]);
        let mut hasher = crc32fast::Hasher::new_with_initial(self.fingerprint);
        hasher.update(&head);
        let mut contents = Vec::new();
        (&mut self.file).take(length).read_to_end(&mut contents)?;
        hasher.update(&contents);
        let checksum = hasher.finalize();
        let mut stored = [0; 4];
        if contents.len() as u64 != length
            || !is_read(&mut self.file, &mut stored)?
            || u32::from_le_bytes(stored) != checksum
        {
            return Ok(false);
        }
        let half_sum = u32::from_le_bytes([head[1], head[2], head[3], head[4]]) as usize;
        let contents = Contents {
            place: self.end + HEAD as u64,
            length,
            checksum,
        };
        Ok(self.take_in(head[0], half_sum, contents))
    }

    /// Takes a record in, if it is the one that follows.
    fn take_in(&mut self, kind: u8, half_sum: usize, contents: Contents) -> bool {
        let follows = match kind {
            0 | 1 => !self.is_complete && half_sum == self.forward.len(),
            2 => self.is_complete && self.next_backward() == Some(half_sum),
            _ => false,
        };
        if follows {
            match kind {
                0 => self.forward.push(contents),
                1 => self.is_complete = true,
                _ => self.backward.push(contents),
            }
            self.end = contents.place + contents.length + 4;
        }
        follows
    }

    /// Appends a record.
    pub(super) fn append(
        &mut self,
        kind: Kind,
        half_sum: usize,
        contents: &[u8],
    ) -> io::Result<()> {
        let mut head = vec![kind as u8];
        #[expect(clippy::cast_possible_truncation, reason = "sums of few tiles")]
        head.extend_from_slice(&(half_sum as u32).to_le_bytes());
        head.extend_from_slice(&(contents.len() as u64).to_le_bytes());
        let mut hasher = crc32fast::Hasher::new_with_initial(self.fingerprint);
        hasher.update(&head);
        hasher.update(contents);
        let checksum = hasher.finalize();
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(&head)?;
        self.file.write_all(contents)?;
        self.file.write_all(&checksum.to_le_bytes())?;
        let contents = Contents {
            place: self.end + HEAD as u64,
            length: contents.len() as u64,
            checksum,
        };
        self.take_in(kind as u8, half_sum, contents);
        Ok(())
    }

    /// The number of layers whose afterstates are known.
    pub(super) fn layers(&self) -> usize {
        self.forward.len()
    }

    /// True if these are all layers.
    pub(super) fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The layer whose values are to be found next; `None` if all are known.
    pub(super) fn next_backward(&self) -> Option<usize> {
        (self.forward.len() - self.backward.len()).checked_sub(1)
    }

    /// The afterstates of a layer, as they were written.
    pub(super) fn afterstates(&mut self, half_sum: usize) -> io::Result<Vec<u8>> {
        let contents = self.forward.get(half_sum).copied();
        self.read(contents)
    }

    /// The values of a layer, as they were written.
    pub(super) fn values(&mut self, half_sum: usize) -> io::Result<Vec<u8>> {
        let from_last = (self.forward.len() - 1).checked_sub(half_sum);
        let contents = from_last
            .and_then(|place| self.backward.get(place))
            .copied();
        self.read(contents)
    }

    fn read(&mut self, contents: Option<Contents>) -> io::Result<Vec<u8>> {
        let contents = contents.ok_or(io::ErrorKind::NotFound)?;
        let length = usize::try_from(contents.length).map_err(|_| io::ErrorKind::OutOfMemory)?;
        let mut record = vec![0; HEAD + length];
        self.file
            .seek(SeekFrom::Start(contents.place - HEAD as u64))?;
        self.file.read_exact(&mut record)?;
        let mut hasher = crc32fast::Hasher::new_with_initial(self.fingerprint);
        hasher.update(&record);
        if hasher.finalize() != contents.checksum {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(record.split_off(HEAD))
    }
}

/// Fills the buffer; false if there is too little.
fn is_read(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}
