//! The file of a network.
//!
//! After the header: the step; the model of the entropy coder; and for each
//! tuple a bit for each block of weights (the first two cells in all
//! combinations) that says whether anything in it is not zero, the
//! entropy-coded tokens of the blocks that are used, and the bits that the
//! tokens leave out. A CRC-32 of everything ends the file.

use std::io::{self, Read, Write};
use std::thread;

use super::entropy::{Decoder, Encoder, Model};
use super::file_error::FileError;
use super::header::{read_header, write_header};
use super::network::Network;
use super::shape::Shape;
use super::stream::{CheckedReader, CheckedWriter};
use super::tokens::{BitReader, Tokens};

/// A tuple of a network that is being read.
struct Section {
    used: Vec<u8>,
    coded: Vec<u8>,
    bits: Vec<u8>,
}

impl Network {
    /// Writes the network in its compact form.
    ///
    /// # Errors
    ///
    /// The writer's own.
    pub fn write(&self, writer: impl Write) -> io::Result<()> {
        let (row, block) = distances(&self.shape);
        let mut writer = CheckedWriter::new(writer);
        write_header("network", &self.shape, &self.record, &mut writer)?;
        writer.write_all(&self.step.to_le_bytes())?;
        let tuples: Vec<_> = self
            .tuples()
            .map(|codes| used_blocks(codes, block))
            .collect();
        let model = Model::of(tuples.iter().map(|(_, kept)| &kept.tokens[..]), row);
        writer.write_all(&model.to_bytes())?;
        let encoder = Encoder::new(&model);
        for (used, kept) in tuples {
            writer.write_all(&used)?;
            for bytes in [encoder.encode(&kept.tokens, row), kept.bits.finish()] {
                writer.write_all(&(bytes.len() as u64).to_le_bytes())?;
                writer.write_all(&bytes)?;
            }
        }
        writer.finish()
    }

    /// Reads what [`Network::write`] writes, on several threads where there
    /// are.
    ///
    /// # Errors
    ///
    /// What is read is no network, is damaged or ends too early.
    pub fn read(reader: impl Read) -> Result<Network, FileError> {
        let mut reader = CheckedReader::new(reader);
        let (shape, record) = read_header("network", &mut reader)?;
        let step = read_step(&mut reader)?;
        let model = Model::from_bytes(&reader.read_bytes(Model::BYTES as u64)?)?;
        let sections = read_sections(&shape, &mut reader)?;
        reader.finish()?;
        let mut network = Network::blank(shape, record, step);
        network.fill(&Decoder::new(&model), &sections)?;
        Ok(network)
    }

    /// The weights of each tuple.
    fn tuples(&self) -> impl Iterator<Item = &[i16]> {
        let mut rest = &self.codes[..];
        self.shape.tuples().iter().map(move |tuple| {
            let (codes, others) = rest.split_at(self.shape.entries(tuple));
            rest = others;
            codes
        })
    }

    fn fill(&mut self, decoder: &Decoder, sections: &[Section]) -> Result<(), FileError> {
        let (row, block) = distances(&self.shape);
        let mut rest = &mut self.codes[..];
        let shape = &self.shape;
        thread::scope(|scope| {
            let mut readers = Vec::new();
            for (tuple, section) in shape.tuples().iter().zip(sections) {
                let (codes, others) = std::mem::take(&mut rest).split_at_mut(shape.entries(tuple));
                rest = others;
                readers.push(scope.spawn(move || section.fill(decoder, codes, row, block)));
            }
            readers
                .into_iter()
                .try_for_each(|reader| reader.join().unwrap_or(Err(FileError::Damaged)))
        })
    }
}

impl Section {
    fn fill(
        &self,
        decoder: &Decoder,
        codes: &mut [i16],
        row: usize,
        block: usize,
    ) -> Result<(), FileError> {
        let is_used = |number: usize| self.used[number / 8] >> (number % 8) & 1 == 1;
        let blocks = codes.len().div_ceil(block);
        let count = (0..blocks).filter(|&number| is_used(number)).count();
        let mut tokens = vec![0; (count * block).min(codes.len())];
        decoder.decode(&self.coded, &mut tokens, row)?;
        let used = codes
            .chunks_mut(block)
            .enumerate()
            .filter(|(number, _)| is_used(*number));
        let mut bits = BitReader::new(&self.bits);
        for ((_, codes), tokens) in used.zip(tokens.chunks(block)) {
            for (code, &token) in codes.iter_mut().zip(tokens) {
                *code = bits.code(token)?;
            }
        }
        Ok(())
    }
}

/// How far apart codes stand that differ by one rank in the second cell, and
/// how many codes a block has.
fn distances(shape: &Shape) -> (usize, usize) {
    let ranks = usize::from(shape.ranks());
    (ranks, ranks * ranks)
}

/// Which blocks have a weight that is not zero, and the weights of those.
fn used_blocks(codes: &[i16], block: usize) -> (Vec<u8>, Tokens) {
    let mut used = vec![0; codes.len().div_ceil(block).div_ceil(8)];
    let mut kept = Tokens::default();
    for (number, codes) in codes.chunks(block).enumerate() {
        if codes.iter().any(|&code| code != 0) {
            used[number / 8] |= 1 << (number % 8);
            for &code in codes {
                kept.push(code);
            }
        }
    }
    (used, kept)
}

fn read_step(reader: &mut CheckedReader<impl Read>) -> Result<f32, FileError> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?;
    let step = f32::from_le_bytes(bytes);
    (step > 0.0 && step.is_finite())
        .then_some(step)
        .ok_or(FileError::Damaged)
}

fn read_sections(
    shape: &Shape,
    reader: &mut CheckedReader<impl Read>,
) -> Result<Vec<Section>, FileError> {
    let (_, block) = distances(shape);
    let read = |tuple: &Vec<u8>| {
        let blocks = shape.entries(tuple).div_ceil(block);
        let used = reader.read_bytes(blocks.div_ceil(8) as u64)?;
        let coded = read_counted(reader)?;
        let bits = read_counted(reader)?;
        Ok(Section { used, coded, bits })
    };
    shape.tuples().iter().map(read).collect()
}

/// Bytes with their number before them.
fn read_counted(reader: &mut CheckedReader<impl Read>) -> Result<Vec<u8>, FileError> {
    let mut count = [0; 8];
    reader.read_exact(&mut count)?;
    reader.read_bytes(u64::from_le_bytes(count))
}
