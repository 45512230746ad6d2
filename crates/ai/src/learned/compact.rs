//! The file of a network.
//!
//! After the header: the largest rank that is known, where there are stages
//! the level of each sum, and one set of weights after the other: the step; the
//! models of rows and of weights; and for each tuple the entropy-coded kinds of
//! its rows, and the entropy-coded weights of the rows that are not all zero. A
//! CRC-32 of everything ends the file.
//!
//! Version 2 had no stages, and the step before the largest rank.

use std::io::{self, Read, Write};
use std::ops::RangeInclusive;
use std::panic::resume_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::entropy::{Counts, Decoder, Encoder, Model, Symbol, strand_length};
use super::file_error::FileError;
use super::header::{Header, read_header, write_header};
use super::method::Record;
use super::network::Network;
use super::packed_ranks::HIGHEST;
use super::rows::{
    ROW_CONTEXTS, WEIGHT_CONTEXTS, is_row_kind, kind_symbols, row_kind, shift, weight_symbols,
};
use super::section::{Decoders, Section};
use super::shape::Shape;
use super::stream::{CheckedReader, CheckedWriter};
use super::tokens::is_token;

/// The version of the file.
const VERSION: u32 = 3;
/// The versions that are read.
const VERSIONS: RangeInclusive<u32> = 2..=VERSION;

/// More steps than the weights of all tuples add up to.
const MOST_STEPS: f32 = 16_777_216.0;

impl Network {
    /// Writes the network in its compact form.
    ///
    /// # Errors
    ///
    /// The writer's own.
    pub fn write(&self, writer: impl Write) -> io::Result<()> {
        let mut writer = CheckedWriter::new(writer);
        write_header("network", VERSION, &self.shape, &self.record, &mut writer)?;
        writer.write_all(&[self.known])?;
        if self.record.staged {
            for level in &self.levels {
                writer.write_all(&level.to_le_bytes())?;
            }
        }
        for set in 0..self.steps.len() {
            self.write_set(set, &mut writer)?;
        }
        writer.finish()
    }

    fn write_set(&self, set: usize, writer: &mut CheckedWriter<impl Write>) -> io::Result<()> {
        writer.write_all(&self.steps[set].to_le_bytes())?;
        let [rows, weights] = self.counts(set).map(|counts| counts.model());
        for model in [&rows, &weights] {
            writer.write_all(&model.to_bytes())?;
        }
        let (rows, weights) = (Encoder::new(&rows), Encoder::new(&weights));
        for tuple in self.tuples(set) {
            let kinds: Vec<Vec<Symbol>> = tuple.kind_strands().collect();
            writer.write_counted(&rows.encode(&kinds))?;
            let strands: Vec<Vec<Symbol>> = tuple.weight_strands().collect();
            writer.write_counted(&weights.encode(&strands))?;
        }
        Ok(())
    }

    /// The size of the file in bytes, to within a thousandth.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a size"
    )]
    pub fn file_size(&self) -> u64 {
        let bytes = |set: usize| {
            let [rows, weights] = self.counts(set).map(|counts| counts.bytes());
            (rows + weights) as u64
        };
        thread::scope(|scope| {
            let sets: Vec<_> = (0..self.steps.len())
                .map(|set| scope.spawn(move || bytes(set)))
                .collect();
            let join = |set: thread::ScopedJoinHandle<'_, u64>| {
                set.join().unwrap_or_else(|panic| resume_unwind(panic))
            };
            sets.into_iter().map(join).sum()
        })
    }

    /// Counts of each kind of row and of each token.
    fn counts(&self, set: usize) -> [Counts; 2] {
        let mut rows = Counts::new(ROW_CONTEXTS);
        let mut weights = Counts::new(WEIGHT_CONTEXTS);
        for tuple in self.tuples(set) {
            for symbol in tuple.kind_strands().flatten() {
                rows.add(symbol);
            }
            for symbol in tuple.weight_strands().flatten() {
                weights.add(symbol);
            }
        }
        [rows, weights]
    }

    /// Reads what [`Network::write`] writes, on as many threads as there are
    /// processors.
    ///
    /// # Errors
    ///
    /// The bytes are not a network, are damaged or end too early.
    pub fn read(reader: impl Read) -> Result<Network, FileError> {
        Network::read_unless_stopped(reader, &AtomicBool::new(false))
    }

    /// The same, until `stop` becomes true. The reader itself is to fail then:
    /// only what is done with its bytes is stopped here.
    ///
    /// # Errors
    ///
    /// As for [`Network::read`]; [`FileError::Stopped`] if it was stopped.
    pub fn read_unless_stopped(reader: impl Read, stop: &AtomicBool) -> Result<Network, FileError> {
        let mut reader = CheckedReader::new(reader);
        let Header {
            shape,
            record,
            version,
        } = read_header("network", VERSIONS, &mut reader)?;
        let mut network = Network::blank(shape, record);
        let first_step = match version {
            VERSION => None,
            _ => Some(read_step(&mut reader)?),
        };
        network.known = read_known(&mut reader)?;
        if network.record.staged {
            for level in &mut network.levels {
                *level = read_level(&mut reader)?;
            }
        }
        let mut sets = Vec::new();
        for step in &mut network.steps {
            *step = first_step.map_or_else(|| read_step(&mut reader), Ok)?;
            sets.push(read_set(&network.shape, &mut reader)?);
        }
        reader.finish()?;
        network.fill(&sets, stop)?;
        Ok(network)
    }

    /// The record of the training of the network in a file. Nothing but what
    /// it says about itself is read.
    ///
    /// # Errors
    ///
    /// The bytes are not a network.
    pub fn read_record(reader: impl Read) -> Result<Record, FileError> {
        let header = read_header("network", VERSIONS, &mut CheckedReader::new(reader))?;
        Ok(header.record)
    }

    /// The weights of each tuple.
    fn tuples(&self, set: usize) -> impl Iterator<Item = Tuple<'_>> {
        let mut rest = self.set(set);
        let row = usize::from(self.shape.ranks());
        self.shape.tuples().iter().map(move |tuple| {
            let (codes, others) = rest.split_at(self.shape.entries(tuple));
            rest = others;
            Tuple::new(codes, row)
        })
    }

    /// Every thread takes the next tuple that nobody has begun.
    fn fill(&mut self, sets: &[Set], stop: &AtomicBool) -> Result<(), FileError> {
        let row = usize::from(self.shape.ranks());
        let mut rest = &mut self.codes[..];
        let mut tuples = Vec::new();
        for set in sets {
            for (tuple, section) in self.shape.tuples().iter().zip(&set.sections) {
                let (codes, others) = rest.split_at_mut(self.shape.entries(tuple));
                rest = others;
                tuples.push((&set.decoders, section, codes));
            }
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.min(tuples.len());
        let tuples = Mutex::new(tuples);
        let next = || tuples.lock().ok()?.pop();
        let work = || -> Result<(), FileError> {
            while let Some((decoders, section, codes)) = next() {
                if stop.load(Ordering::Relaxed) {
                    return Err(FileError::Stopped);
                }
                section.fill(decoders, codes, row)?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mine = work();
            // A panic is a bug, not a damaged file: let it through.
            others.into_iter().fold(mine, |read, other| {
                read.and(other.join().unwrap_or_else(|panic| resume_unwind(panic)))
            })
        })
    }
}

/// A tuple of a network that is being written.
struct Tuple<'a> {
    codes: &'a [i16],
    row: usize,
    kinds: Vec<u8>,
    /// The numbers of the rows that are not all zero.
    used: Vec<usize>,
}

impl<'a> Tuple<'a> {
    fn new(codes: &'a [i16], row: usize) -> Tuple<'a> {
        let kinds: Vec<u8> = codes.chunks(row).map(row_kind).collect();
        let used = (0..kinds.len()).filter(|&number| kinds[number] != 0);
        Tuple {
            used: used.collect(),
            kinds,
            codes,
            row,
        }
    }

    fn kind_strands(&self) -> impl Iterator<Item = Vec<Symbol>> {
        let strands = self.kinds.chunks(strand_length(self.kinds.len()));
        strands.map(|kinds| kind_symbols(kinds, self.row).collect())
    }

    fn weight_strands(&self) -> impl Iterator<Item = Vec<Symbol>> {
        let strands = self.used.chunks(strand_length(self.used.len()));
        strands.map(|rows| rows.iter().flat_map(|&row| self.row_symbols(row)).collect())
    }

    fn row_symbols(&self, number: usize) -> impl Iterator<Item = Symbol> {
        let row = &self.codes[number * self.row..(number + 1) * self.row];
        weight_symbols(row, shift(self.kinds[number]).unwrap_or(0))
    }
}

fn read_step(reader: &mut CheckedReader<impl Read>) -> Result<f32, FileError> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?;
    let step = f32::from_le_bytes(bytes);
    // Nor may a sum of weights become infinite.
    (step > 0.0 && (step * MOST_STEPS).is_finite())
        .then_some(step)
        .ok_or(FileError::Damaged)
}

fn read_known(reader: &mut CheckedReader<impl Read>) -> Result<u8, FileError> {
    let mut byte = [0];
    reader.read_exact(&mut byte)?;
    let [known] = byte;
    if known > HIGHEST {
        return Err(FileError::Damaged);
    }
    Ok(known)
}

fn read_level(reader: &mut CheckedReader<impl Read>) -> Result<f32, FileError> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?;
    let level = f32::from_le_bytes(bytes);
    level.is_finite().then_some(level).ok_or(FileError::Damaged)
}

/// A set of weights that is being read.
struct Set {
    decoders: Decoders,
    /// The bytes of each tuple.
    sections: Vec<Section>,
}

fn read_set(shape: &Shape, reader: &mut CheckedReader<impl Read>) -> Result<Set, FileError> {
    let mut model = |contexts: usize, is_token: fn(u8) -> bool| {
        let bytes = reader.read_bytes(Model::bytes_of(contexts) as u64)?;
        Model::from_bytes(&bytes, is_token)
    };
    let rows = model(ROW_CONTEXTS, is_row_kind)?;
    let weights = model(WEIGHT_CONTEXTS, is_token)?;
    let read = |_: &Vec<u8>| {
        Ok(Section {
            kinds: reader.read_counted()?,
            weights: reader.read_counted()?,
        })
    };
    Ok(Set {
        decoders: Decoders {
            rows: Decoder::new(&rows),
            weights: Decoder::new(&weights),
        },
        sections: shape
            .tuples()
            .iter()
            .map(read)
            .collect::<Result<_, FileError>>()?,
    })
}
