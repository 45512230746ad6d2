//! Games on a board of any size.

use brikke_engine::{Board, Direction, Generator, Grid, Rank, Rules};

use super::downgrade::fitting_ranks;
use super::environment::{Environment, Slid};
use super::shape::{Shape, TupleView};

/// A board of any size with any tuples.
pub(super) struct GeneralEnvironment<'a> {
    rules: &'a Rules,
    views: &'a TupleViews,
}

/// A shape's views, ready to index a board's weights.
#[derive(Debug, Clone)]
pub(super) struct TupleViews {
    ranks: u8,
    views: Vec<TupleView>,
}

impl TupleViews {
    pub(super) fn of(shape: &Shape) -> TupleViews {
        TupleViews {
            ranks: shape.ranks(),
            views: shape.views(),
        }
    }

    /// The number of views.
    pub(super) fn len(&self) -> usize {
        self.views.len()
    }

    /// The indices of an afterstate's weights.
    pub(super) fn indices(&self, board: &Board) -> Vec<u32> {
        let numbers = fitting_ranks(board, self.ranks);
        let index = |view: &TupleView| {
            let cells = view.cells.iter().rev();
            let entry = cells.fold(0, |index, &cell| {
                index * usize::from(self.ranks) + usize::from(numbers[usize::from(cell)])
            });
            u32::try_from(view.offset + entry).unwrap_or(u32::MAX)
        };
        self.views.iter().map(index).collect()
    }
}

impl<'a> GeneralEnvironment<'a> {
    pub(super) fn new(rules: &'a Rules, views: &'a TupleViews) -> GeneralEnvironment<'a> {
        GeneralEnvironment { rules, views }
    }
}

impl Environment for GeneralEnvironment<'_> {
    type Board = Board;
    type Indices = Vec<u32>;

    fn start(&self, generator: &mut Generator) -> Board {
        let empty = Board::empty(self.rules.size());
        (0..self.rules.start()).fold(empty, |board, _| self.place(board, generator))
    }

    fn slides(&self, board: Board) -> [Option<Slid<Board>>; 4] {
        if self.rules.is_over(&board) {
            return [const { None }; 4];
        }
        Direction::ALL.map(|direction| {
            let slide = board.slide(direction)?;
            #[expect(clippy::cast_precision_loss, reason = "values are estimates")]
            Some(Slid::plain(*slide.after.board(), slide.gained as f32))
        })
    }

    fn look(&self, seen: Board, indices: &mut Vec<u32>) -> usize {
        *indices = self.views.indices(&seen);
        0
    }

    fn place(&self, after: Board, generator: &mut Generator) -> Board {
        let tiles = self.rules.tiles();
        let empty = u32::try_from(after.empty_count()).unwrap_or(0);
        let word = generator.next_word();
        let (nth, drawn) = generator.draw_pair(word, empty, tiles.total());
        let Ok(placed) = after.with_nth_empty(nth as usize, tiles.pick(drawn));
        placed.unwrap_or(after)
    }

    fn largest(&self, board: Board) -> u8 {
        board.largest().map_or(0, Rank::get)
    }
}
