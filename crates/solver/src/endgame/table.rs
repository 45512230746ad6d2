//! A table that is asked.

use std::sync::OnceLock;

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};
use brikke_engine::{Board, Rank};

use super::file::{Directory, Entry, Source, TableError};
use super::matching::{Walled, distinct_ranks, large_cells};
use super::model::{Model, Step};
use super::probability::to_f64;
use super::section::Section;
use super::spec::TableSpec;
use super::unreachable::Unreachable;
use super::wall::Wall;

/// A table: the probability that perfect play makes the target, from every
/// afterstate that can come up.
///
/// Sections are read and checked when they are first asked about, and stay in
/// memory: a game goes through few of them at a time, and a table that is
/// never asked takes no room.
pub struct Table {
    pub(super) model: Model,
    spec: TableSpec,
    afterstates: u64,
    starts: Vec<u16>,
    source: Box<dyn Source>,
    /// For each half of a sum, for each shape.
    sections: Vec<Slot>,
}

/// The place of a section, and the section once it was asked about.
#[derive(Default)]
struct Slot {
    entry: Option<Entry>,
    /// None within if it is damaged or cannot be read.
    section: OnceLock<Option<Section>>,
}

/// The success of each direction on a board, in the order of
/// [`Direction::ALL`](brikke_engine::Direction::ALL); `None` where nothing
/// moves or the wall leaves its shapes.
pub type Answer = [Option<f64>; 4];

/// The cells of a packed board that hold its large tiles, and their ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LargeTiles {
    /// The lowest bit of each of their cells.
    cells: u64,
    /// A bit for each rank among them.
    pub ranks: u16,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    ///
    /// It is none, or damaged, cut off, or of another version.
    pub fn open(source: Box<dyn Source>) -> Result<Table, TableError> {
        let directory = Directory::read(&*source)?;
        let Directory {
            spec,
            afterstates,
            starts,
            entries,
        } = directory;
        let model = Model::new(&spec).map_err(|_| TableError::Damaged)?;
        let shapes = spec.walls().len();
        let slots = (model.numbering.most() + 1) * shapes;
        let mut sections: Vec<Slot> = std::iter::repeat_with(Slot::default).take(slots).collect();
        for entry in entries {
            let slot = entry.half_sum as usize * shapes + usize::from(entry.shape);
            let slot = sections.get_mut(slot).ok_or(TableError::Damaged)?;
            slot.entry = Some(entry);
        }
        Ok(Table {
            model,
            spec,
            afterstates,
            starts,
            source,
            sections,
        })
    }

    /// The definition of the table.
    pub fn spec(&self) -> &TableSpec {
        &self.spec
    }

    /// The number of afterstates.
    pub fn afterstates(&self) -> u64 {
        self.afterstates
    }

    /// The success from the first shape with nothing beside it.
    pub fn success(&self) -> f64 {
        self.starts.first().map_or(0.0, |&value| to_f64(value))
    }

    /// Reads and checks every section.
    ///
    /// # Errors
    ///
    /// One of them is damaged or cannot be read.
    pub fn check(&self) -> Result<(), TableError> {
        for entry in self.sections.iter().filter_map(|slot| slot.entry) {
            self.read(entry)?;
        }
        Ok(())
    }

    fn read(&self, entry: Entry) -> Result<Section, TableError> {
        let below = self.model.numbering.count(entry.half_sum as usize);
        let (count, precision) = (entry.count as usize, self.spec.precision());
        let mut bytes = vec![0; Section::byte_count(count, below, precision)];
        self.source.read_at(entry.place, &mut bytes)?;
        if crc32fast::hash(&bytes) != entry.checksum {
            return Err(TableError::Damaged);
        }
        Section::decode(&bytes, count, below, precision).ok_or(TableError::Damaged)
    }

    /// The probability of an afterstate of a shape; `None` if it cannot come
    /// up, or if its section is damaged.
    #[inline]
    pub(super) fn of_number(&self, shape: usize, half_sum: usize, number: u32) -> Option<f32> {
        let slot = self
            .sections
            .get(half_sum * self.spec.walls().len() + shape)?;
        let entry = slot.entry?;
        let section = slot.section.get_or_init(|| self.read(entry).ok());
        section.as_ref()?.probability(number)
    }

    /// The success of each direction on a board; `None` if its large tiles are
    /// no wall of this table, or if too much follows from it that cannot come
    /// up in the table.
    ///
    /// # Errors
    ///
    /// A part of the file is damaged or cannot be read.
    pub fn ask(&self, board: &Board) -> Result<Option<Answer>, TableError> {
        let Some(walled) = Walled::new(board, self.spec.target()) else {
            return Ok(None);
        };
        if self
            .model
            .shapes
            .find(Wall::of_board(walled.board))
            .is_none()
        {
            return Ok(None);
        }
        let mut unreachable = Unreachable::new(self);
        let mut answer = Answer::default();
        for (value, step) in answer.iter_mut().zip(self.model.steps_anywhere(walled)) {
            *value = match step {
                Step::None => None,
                Step::Success => Some(1.0),
                Step::After(shape, number) => {
                    match unreachable.value(shape, walled.half_sum, number)? {
                        Some(value) => Some(value),
                        None => return Ok(None),
                    }
                }
            };
        }
        Ok(Some(answer))
    }

    /// An error if the section of an afterstate is damaged.
    pub(super) fn check_section(&self, shape: usize, half_sum: usize) -> Result<(), TableError> {
        let slot = self
            .sections
            .get(half_sum * self.spec.walls().len() + shape);
        match slot.and_then(|slot| slot.section.get().zip(slot.entry)) {
            Some((None, entry)) => self.read(entry).map(drop),
            _ => Ok(()),
        }
    }

    /// The large tiles of a packed board, if they stand like a wall of this
    /// table and are all different.
    #[inline(always)]
    pub fn match_packed(&self, board: u64) -> Option<LargeTiles> {
        let cells = large_cells(board, self.spec.target().get().into());
        self.model.shapes.find(Wall::of_lowest_bits(cells))?;
        let ranks = distinct_ranks(board, cells)?;
        Some(LargeTiles { cells, ranks })
    }

    /// The success of a packed afterstate with these [large
    /// tiles](Table::match_packed); `None` if it cannot come up in the table.
    #[inline]
    pub fn success_of_packed(&self, after: u64, large: LargeTiles) -> Option<f32> {
        on_fastest_kernel(PackedSuccess {
            table: self,
            walled: Walled::of_packed(after, large.cells),
        })
    }

    /// The tile that is to be made.
    pub fn target(&self) -> Rank {
        self.spec.target()
    }
}

struct PackedSuccess<'a> {
    table: &'a Table,
    walled: Walled,
}

impl KernelWork for PackedSuccess<'_> {
    type Output = Option<f32>;

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> Option<f32> {
        let PackedSuccess { table, walled } = self;
        match table.model.after(kernel, walled.board, walled.half_sum) {
            Step::After(shape, number) => table.of_number(shape, walled.half_sum, number),
            Step::None | Step::Success => None,
        }
    }
}
