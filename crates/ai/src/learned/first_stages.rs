//! A network's file without the weights of late stages, for where there is
//! little memory and a slow line.

use std::io::{Read, Write};

use super::compact::{FORMAT, layout};
use super::entropy::Model;
use super::file_error::FileError;
use super::header::{Header, read_header, write_header};
use super::method::Record;
use super::network::Network;
use super::quantise::LEAST_KNOWN;
use super::rows::{ROW_CONTEXTS, WEIGHT_CONTEXTS};
use super::shape::Shape;
use super::stages::LEVELS;
use super::stream::{CheckedReader, CheckedWriter};

impl Network {
    /// The file of the same network without its late stages: boards with larger
    /// tiles are seen as boards with smaller ones. A file that has no stages is
    /// given back as it is.
    ///
    /// # Errors
    ///
    /// The bytes are not a network, are damaged or end too early.
    pub fn without_late_stages(file: &[u8]) -> Result<Vec<u8>, FileError> {
        let mut reader = CheckedReader::new(file);
        let header = read_header(&FORMAT, &mut reader)?;
        let layout = layout(&header);
        let Header { shape, record, .. } = header;
        if !record.staged {
            return Ok(file.to_vec());
        }
        // The largest rank that is known, and the levels.
        let levels = 1 + LEVELS - layout.first_level;
        reader.read_bytes(1 + 4 * levels as u64)?;
        let first = copy_set(&shape, &mut reader)?;
        for _ in 1..layout.sets {
            copy_set(&shape, &mut reader)?;
        }
        reader.finish()?;

        let record = Record {
            staged: false,
            ..record
        };
        let mut bytes = Vec::new();
        let mut writer = CheckedWriter::new(&mut bytes);
        write_header(&FORMAT, &shape, &record, &mut writer)?;
        writer.write_all(&[LEAST_KNOWN])?;
        writer.write_all(&first)?;
        writer.finish()?;
        Ok(bytes)
    }
}

/// The bytes of a set of weights: its step, its models and its tuples.
fn copy_set(shape: &Shape, reader: &mut CheckedReader<impl Read>) -> Result<Vec<u8>, FileError> {
    let models = Model::bytes_of(ROW_CONTEXTS) + Model::bytes_of(WEIGHT_CONTEXTS);
    let mut bytes = reader.read_bytes(4 + models as u64)?;
    for _ in 0..2 * shape.tuples().len() {
        let section = reader.read_counted()?;
        bytes.write_all(&(section.len() as u64).to_le_bytes())?;
        bytes.write_all(&section)?;
    }
    Ok(bytes)
}
