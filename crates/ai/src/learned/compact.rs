//! The file of a network.
//!
//! After the header: the largest rank that is known, where there are stages
//! the level of each sum, and one set of weights after the other: the step; the
//! models of rows and of weights; and for each tuple the entropy-coded kinds of
//! its rows, and the entropy-coded weights of the rows that are not all zero. A
//! CRC-32 of everything ends the file.
//!
//! Version 3 had one set for all boards before those with a chain. Version 2 had no
//! stages, and the step before the largest rank.

use std::io::{self, Read, Write};
use std::panic::resume_unwind;
use std::sync::atomic::AtomicBool;
use std::thread;

use super::entropy::{Counts, Encoder, Symbol, strand_length};
use super::file_error::FileError;
use super::header::{Format, Header, read_header, write_header};
use super::method::Record;
use super::network::Network;
use super::packed_ranks::HIGHEST;
use super::packed_set::PackedSet;
use super::rows::{ROW_CONTEXTS, WEIGHT_CONTEXTS, kind_symbols, row_kind, shift, weight_symbols};
use super::stages::{LEVELS, Layout};
use super::stream::{CheckedReader, CheckedWriter};
use super::weight_set::WeightSet;

/// The file of a network.
pub(super) const FORMAT: Format = Format {
    kind: "network",
    versions: 2..=4,
    staged_since: 3,
};

/// The layout of the rest of a file with this header.
pub(super) fn layout(header: &Header) -> Layout {
    match (header.record.staged, header.version) {
        (true, 3) => Layout::CHAINS_ALONE,
        (staged, _) => Layout::of(staged),
    }
}

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
        write_header(&FORMAT, &self.shape, &self.record, &mut writer)?;
        writer.write_all(&[self.known])?;
        if self.record.staged {
            for level in &self.levels {
                writer.write_all(&level.to_le_bytes())?;
            }
        }
        for set in 0..self.count_of_sets() {
            self.write_set(set, &mut writer)?;
        }
        writer.finish()
    }

    pub(super) fn write_set(
        &self,
        set: usize,
        writer: &mut CheckedWriter<impl Write>,
    ) -> io::Result<()> {
        writer.write_all(&self.step(set).to_le_bytes())?;
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
            let sets: Vec<_> = (0..self.count_of_sets())
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

    /// Reads a network until `stop` becomes true. The reader itself is to fail then:
    /// only what is done with its bytes is stopped here.
    ///
    /// # Errors
    ///
    /// As for [`Network::read`]; [`FileError::Stopped`] if it was stopped.
    pub fn read_unless_stopped(reader: impl Read, stop: &AtomicBool) -> Result<Network, FileError> {
        let mut reader = CheckedReader::new(reader);
        let header = read_header(&FORMAT, &mut reader)?;
        let layout = layout(&header);
        let Header {
            shape,
            record,
            version,
        } = header;
        let first_step = match version {
            2 => Some(read_step(&mut reader)?),
            _ => None,
        };
        let known = read_known(&mut reader)?;
        let mut levels = vec![0.0; LEVELS];
        if record.staged {
            levels[0] = read_level(&mut reader)?;
            for level in &mut levels[layout.first_level..] {
                *level = read_level(&mut reader)?;
            }
        }
        let mut packed = Vec::new();
        for _ in 0..layout.sets {
            let unit = first_step.map_or_else(|| read_step(&mut reader), Ok)?;
            packed.push((unit, PackedSet::read(&shape, &mut reader)?));
        }
        reader.finish()?;
        let mut packed = packed.into_iter();
        let first = packed
            .next()
            .map(|(unit, first)| WeightSet::unpacked(unit, &first, stop));
        let late = packed.map(|(unit, packed)| Ok(WeightSet::packed(unit, packed)));
        let sets = first
            .into_iter()
            .chain(late)
            .collect::<Result<_, FileError>>()?;
        let mut network = Network::of_sets(shape, record, layout, sets);
        network.levels = levels;
        network.known = known;
        Ok(network)
    }

    /// The record of the training of the network in a file. Nothing but what
    /// it says about itself is read.
    ///
    /// # Errors
    ///
    /// The bytes are not a network.
    pub fn read_record(reader: impl Read) -> Result<Record, FileError> {
        let header = read_header(&FORMAT, &mut CheckedReader::new(reader))?;
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
