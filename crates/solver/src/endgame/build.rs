//! Building a table: forward, then backward.

use std::io::{self, Read, Seek, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use super::backward;
use super::elias_fano::EliasFano;
use super::forward;
use super::model::Model;
use super::spec::{SpecError, TableSpec};
use super::work_log::{Kind, WorkLog};

/// The resources of a build, and the receiver of its progress.
pub struct BuildLimits<'a> {
    /// The number of threads. The result is the same for any number.
    pub jobs: NonZeroUsize,
    /// Becomes true when it is to stop.
    pub stop: &'a AtomicBool,
    /// Told how far it has come, after every layer.
    pub progress: &'a (dyn Fn(BuildProgress) + Sync),
}

/// The progress of a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildProgress {
    /// The afterstates found so far.
    pub found: u64,
    /// The afterstates valued so far.
    pub valued: u64,
    /// The bytes of the arrays that are in use.
    pub bytes: u64,
}

/// The reason why a table was not built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The definition is none.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The work log cannot be read or written.
    #[error(transparent)]
    Log(#[from] io::Error),
    /// The work log contradicts itself.
    #[error("the unfinished table is damaged")]
    DamagedLog,
    /// Somebody asked to stop. What is finished stays in the work log.
    #[error("stopped")]
    Stopped,
}

impl BuildLimits<'_> {
    pub(super) fn check_stop(&self) -> Result<(), BuildError> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(BuildError::Stopped);
        }
        Ok(())
    }
}

/// Works out all layers of a table that the log does not have yet.
///
/// # Errors
///
/// The log cannot be written, or somebody asked to stop.
pub fn build<F: Read + Write + Seek>(
    spec: &TableSpec,
    log: &mut WorkLog<F>,
    limits: &BuildLimits<'_>,
) -> Result<(), BuildError> {
    let build = Build {
        model: Model::new(spec)?,
        limits,
    };
    let mut progress = BuildProgress {
        found: 0,
        valued: 0,
        bytes: 0,
    };
    build.find_all(log, &mut progress)?;
    build.value_all(log, &mut progress)
}

struct Build<'a> {
    model: Model,
    limits: &'a BuildLimits<'a>,
}

impl Build<'_> {
    /// Finds the afterstates of all layers.
    fn find_all<F: Read + Write + Seek>(
        &self,
        log: &mut WorkLog<F>,
        progress: &mut BuildProgress,
    ) -> Result<(), BuildError> {
        for half_sum in 0..log.layers() {
            progress.found += self.layer_count(log, half_sum)?;
        }
        (self.limits.progress)(*progress);
        if log.is_complete() {
            return Ok(());
        }
        // What follows from the last two known layers is found again.
        let mut half_sum = log.layers().saturating_sub(2);
        let mut layers = [self.known(log, half_sum)?, self.known(log, half_sum + 1)?];
        while layers.iter().any(has_afterstates) {
            let [this, next] = layers;
            if half_sum == log.layers() {
                let contents = self.encode(&this, half_sum, progress);
                log.append(Kind::Forward, half_sum, &contents)?;
            }
            let last = forward::Layer::new(&self.model, half_sum + 2);
            if !this.expand(&self.model, half_sum, [&next, &last], self.limits) {
                return Err(BuildError::Stopped);
            }
            progress.bytes = this.bytes() + next.bytes() + last.bytes();
            (self.limits.progress)(*progress);
            layers = [next, last];
            half_sum += 1;
        }
        log.append(Kind::Complete, log.layers(), &[])?;
        Ok(())
    }

    /// The layer with the afterstates that the log has of it; before there are
    /// any, the first one has the shapes alone.
    fn known<F: Read + Write + Seek>(
        &self,
        log: &mut WorkLog<F>,
        half_sum: usize,
    ) -> Result<forward::Layer, BuildError> {
        if half_sum == 0 {
            return Ok(forward::Layer::first(&self.model));
        }
        let layer = forward::Layer::new(&self.model, half_sum);
        if half_sum < log.layers() {
            for (set, numbers) in layer.afters.iter().zip(self.decode(log, half_sum)?) {
                for number in numbers {
                    set.insert(number);
                }
            }
        }
        Ok(layer)
    }

    /// The afterstates of a layer as the log has them.
    fn encode(
        &self,
        layer: &forward::Layer,
        half_sum: usize,
        progress: &mut BuildProgress,
    ) -> Vec<u8> {
        let mut contents = Vec::new();
        let below = self.model.numbering.count(half_sum);
        for set in &layer.afters {
            let numbers: Vec<u32> = set.numbers().collect();
            progress.found += numbers.len() as u64;
            contents.extend_from_slice(&(numbers.len() as u64).to_le_bytes());
            EliasFano::new(&numbers, below).write(&mut contents);
        }
        contents
    }

    /// The numbers of the afterstates of each shape in a layer.
    fn decode<F: Read + Write + Seek>(
        &self,
        log: &mut WorkLog<F>,
        half_sum: usize,
    ) -> Result<Vec<Vec<u32>>, BuildError> {
        let contents = log.afterstates(half_sum)?;
        let below = self.model.numbering.count(half_sum);
        decode(&contents, below, self.model.shapes.all().len()).ok_or(BuildError::DamagedLog)
    }

    fn layer_count<F: Read + Write + Seek>(
        &self,
        log: &mut WorkLog<F>,
        half_sum: usize,
    ) -> Result<u64, BuildError> {
        let numbers = self.decode(log, half_sum)?;
        Ok(numbers.iter().map(|numbers| numbers.len() as u64).sum())
    }

    /// Values the afterstates of all layers, from the last one on.
    fn value_all<F: Read + Write + Seek>(
        &self,
        log: &mut WorkLog<F>,
        progress: &mut BuildProgress,
    ) -> Result<(), BuildError> {
        let model = &self.model;
        let Some(first) = log.next_backward() else {
            return Ok(());
        };
        let mut layers = [
            self.valued(log, first + 1, progress)?,
            self.valued(log, first + 2, progress)?,
        ];
        for half_sum in first + 3..log.layers() {
            progress.valued += self.layer_count(log, half_sum)?;
        }
        while let Some(half_sum) = log.next_backward() {
            let numbers = self.decode(log, half_sum)?;
            let mut contents = Vec::new();
            let mut of_shapes = Vec::new();
            for (shape, numbers) in numbers.iter().enumerate() {
                let next = [&layers[0], &layers[1]];
                let values = backward::values(model, shape, half_sum, numbers, next, self.limits);
                let values = values.ok_or(BuildError::Stopped)?;
                contents.extend(values.iter().flat_map(|value| value.to_le_bytes()));
                progress.valued += numbers.len() as u64;
                of_shapes.push(values);
            }
            log.append(Kind::Backward, half_sum, &contents)?;
            let [next, room] = layers;
            let this = backward::Layer::unknown_in(room, model, half_sum);
            for (shape, numbers) in numbers.iter().enumerate() {
                this.keep(shape, numbers, &of_shapes[shape]);
            }
            progress.bytes = this.bytes() + next.bytes();
            (self.limits.progress)(*progress);
            layers = [this, next];
        }
        Ok(())
    }

    /// The layer with the values that the log has of it.
    fn valued<F: Read + Write + Seek>(
        &self,
        log: &mut WorkLog<F>,
        half_sum: usize,
        progress: &mut BuildProgress,
    ) -> Result<backward::Layer, BuildError> {
        let layer = backward::Layer::unknown_in(backward::Layer::default(), &self.model, half_sum);
        if half_sum < log.layers() {
            let values = words(&log.values(half_sum)?);
            let mut rest = &values[..];
            for (shape, numbers) in self.decode(log, half_sum)?.iter().enumerate() {
                let (of_shape, further) = rest
                    .split_at_checked(numbers.len())
                    .ok_or(BuildError::DamagedLog)?;
                layer.keep(shape, numbers, of_shape);
                progress.valued += numbers.len() as u64;
                rest = further;
            }
        }
        Ok(layer)
    }
}

fn has_afterstates(layer: &forward::Layer) -> bool {
    layer
        .afters
        .iter()
        .any(|set| set.numbers().next().is_some())
}

/// The numbers of each shape in a record of afterstates.
pub(super) fn decode(contents: &[u8], below: u32, shapes: usize) -> Option<Vec<Vec<u32>>> {
    let mut rest = contents;
    let mut all = Vec::new();
    for _ in 0..shapes {
        let (count, further) = rest.split_first_chunk()?;
        let count = usize::try_from(u64::from_le_bytes(*count)).ok()?;
        let length = EliasFano::byte_count(count, below);
        let (numbers, further) = further.split_at_checked(length)?;
        all.push(EliasFano::read(numbers, count, below)?.numbers());
        rest = further;
    }
    rest.is_empty().then_some(all)
}

/// Numbers of two bytes.
pub(super) fn words(bytes: &[u8]) -> Vec<u16> {
    bytes
        .as_chunks()
        .0
        .iter()
        .map(|&word| u16::from_le_bytes(word))
        .collect()
}
