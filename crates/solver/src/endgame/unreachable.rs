//! Afterstates that do not come up in a table.

use std::collections::HashMap;

use super::file::TableError;
use super::matching::Walled;
use super::model::{NEW_TILES, Step};
use super::table::Table;

/// The values of afterstates that cannot come up from an empty rest, such as a
/// 64 alone: they are looked on from, until everything that follows is in the
/// table.
pub(super) struct Unreachable<'a> {
    table: &'a Table,
    known: HashMap<(usize, usize, u32), f64>,
}

impl<'a> Unreachable<'a> {
    /// The most afterstates to look on from.
    const MOST: usize = 20_000;

    pub(super) fn new(table: &'a Table) -> Unreachable<'a> {
        Unreachable {
            table,
            known: HashMap::new(),
        }
    }

    /// The value of any afterstate; `None` if too much follows from it.
    pub(super) fn value(
        &mut self,
        shape: usize,
        half_sum: usize,
        number: u32,
    ) -> Result<Option<f64>, TableError> {
        if let Some(value) = self.table.of_number(shape, half_sum, number) {
            return Ok(Some(value.into()));
        }
        self.table.check_section(shape, half_sum)?;
        if let Some(&value) = self.known.get(&(shape, half_sum, number)) {
            return Ok(Some(value));
        }
        if self.known.len() >= Unreachable::MOST {
            return Ok(None);
        }
        let value = self.average(shape, half_sum, number)?;
        if let Some(value) = value {
            self.known.insert((shape, half_sum, number), value);
        }
        Ok(value)
    }

    /// The average over all tiles that can come.
    fn average(
        &mut self,
        shape: usize,
        half_sum: usize,
        number: u32,
    ) -> Result<Option<f64>, TableError> {
        let model = &self.table.model;
        let filling = model.numbering.filling(number, half_sum);
        let after = model.shapes.all()[shape].board(filling);
        let mut cells = Vec::new();
        model.place_each(shape, filling, half_sum, |shift, _| cells.push(shift));
        let (mut sum, mut weights) = (0.0, 0.0);
        for shift in cells {
            for tile in NEW_TILES {
                let weight = f64::from(tile.weight);
                let board = Walled {
                    board: after | tile.rank << shift,
                    half_sum: half_sum + tile.half,
                };
                let Some(value) = self.best(board)? else {
                    return Ok(None);
                };
                sum += weight * value;
                weights += weight;
            }
        }
        Ok(Some(if weights > 0.0 { sum / weights } else { 0.0 }))
    }

    /// The best of all slides.
    fn best(&mut self, board: Walled) -> Result<Option<f64>, TableError> {
        let mut best: f64 = 0.0;
        for step in self.table.model.steps_anywhere(board) {
            match step {
                Step::None => {}
                Step::Success => return Ok(Some(1.0)),
                Step::After(shape, number) => match self.value(shape, board.half_sum, number)? {
                    Some(value) => best = best.max(value),
                    None => return Ok(None),
                },
            }
        }
        Ok(Some(best))
    }
}
