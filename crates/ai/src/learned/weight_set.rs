//! The weights of a network, or of one of its late stages.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use super::file_error::FileError;
use super::packed_set::PackedSet;
use super::pages::{zeros, zeros_partly_large};

/// A set of weights in 16 bits, each a multiple of one step.
///
/// Unpacked it takes hundreds of megabytes, and most games never come to the
/// late stages: their weights stay packed until the first board that needs them.
pub(super) struct WeightSet {
    pub(super) step: f32,
    codes: OnceLock<Box<[i16]>>,
    packed: Option<PackedSet>,
}

impl WeightSet {
    /// So many weights that are all 0.
    pub(super) fn blank(count: usize) -> WeightSet {
        WeightSet {
            step: 1.0,
            codes: OnceLock::from(zeros(count)),
            packed: None,
        }
    }

    /// Weights that are unpacked at once.
    pub(super) fn unpacked(
        unit: f32,
        packed: &PackedSet,
        stop: &AtomicBool,
    ) -> Result<WeightSet, FileError> {
        let mut codes = zeros(packed.count());
        packed.unpack(&mut codes, stop)?;
        Ok(WeightSet {
            step: unit,
            codes: OnceLock::from(codes),
            packed: None,
        })
    }

    /// Weights that are unpacked when they are first asked for.
    pub(super) fn packed(step: f32, packed: PackedSet) -> WeightSet {
        WeightSet {
            step,
            codes: OnceLock::new(),
            packed: Some(packed),
        }
    }

    /// The multiples of the step.
    #[inline(always)]
    pub(super) fn codes(&self) -> &[i16] {
        match self.codes.get() {
            Some(codes) => codes,
            None => self.unpack(),
        }
    }

    pub(super) fn codes_mut(&mut self) -> &mut [i16] {
        self.unpack();
        self.codes.get_mut().map_or(&mut [], |codes| codes)
    }

    #[cfg(test)]
    pub(super) fn is_unpacked(&self) -> bool {
        self.codes.get().is_some()
    }

    #[cold]
    #[inline(never)]
    fn unpack(&self) -> &[i16] {
        let unpack = || self.packed.as_ref().map(unpacked).unwrap_or_default();
        self.codes.get_or_init(unpack)
    }
}

/// Weights whose checksum was right. If somebody made one for bytes that are no
/// weights, they are all 0. Few are touched: on small pages that takes little
/// memory.
fn unpacked(packed: &PackedSet) -> Box<[i16]> {
    let zeros = || zeros_partly_large(packed.count(), 0);
    let mut codes = zeros();
    match packed.unpack(&mut codes, &AtomicBool::new(false)) {
        Ok(()) => codes,
        Err(_) => zeros(),
    }
}
