//! The definition of a table.

use brikke_engine::Rank;

use super::numbering::Numbering;
use super::wall::Wall;

/// The definition of a table: the shapes of its wall and the tile to be made.
///
/// The wall may slide from one shape of the list to another, in any
/// orientation; a slide that leaves the shapes is no move. The game goes on
/// until the target is made or no move is left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSpec {
    pub(super) name: String,
    pub(super) walls: Vec<Wall>,
    pub(super) target: Rank,
    pub(super) precision: Precision,
}

/// The room that a file has for each probability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Precision {
    /// A byte: for a player, to whom half a percent is enough.
    Byte,
    /// Two bytes: for people who want to know what a move costs.
    Word,
}

impl Precision {
    /// The number of bytes.
    pub const fn bytes(self) -> usize {
        match self {
            Precision::Byte => 1,
            Precision::Word => 2,
        }
    }
}

/// The reason why a definition is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No wall, or walls of different sizes, or one without free cells.
    #[error("the walls of a table have equally many cells and leave at least two free")]
    Walls,
    /// A wall is there twice, in one or in different orientations.
    #[error("two walls of the table are the same in another orientation")]
    SameWall,
    /// A target that cannot be made, or that needs too much.
    #[error("the target {0} is too small or too large for a table of these walls")]
    Target(Rank),
    /// A name that makes no file name.
    #[error("'{0}' is no name of a table: it takes letters, digits and hyphens")]
    Name(String),
}

impl TableSpec {
    /// The most cells that a wall leaves free.
    const MOST_FREE: u32 = 12;

    /// A table with this name, these walls and this target.
    ///
    /// # Errors
    ///
    /// They contradict each other, or it would be too large.
    pub fn new(
        name: &str,
        walls: &[Wall],
        target: Rank,
        precision: Precision,
    ) -> Result<TableSpec, SpecError> {
        let spec = TableSpec {
            name: name.to_owned(),
            walls: walls.to_vec(),
            target,
            precision,
        };
        spec.check()?;
        Ok(spec)
    }

    fn check(&self) -> Result<(), SpecError> {
        let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if self.name.is_empty() || self.name.len() > 40 || !self.name.chars().all(is_letter) {
            return Err(SpecError::Name(self.name.clone()));
        }
        let count = self.walls.first().map_or(0, |wall| wall.count());
        let is_possible = (16 - Self::MOST_FREE..=14).contains(&count) && self.walls.len() <= 31;
        if !is_possible || self.walls.iter().any(|wall| wall.count() != count) {
            return Err(SpecError::Walls);
        }
        for (number, wall) in self.walls.iter().enumerate() {
            let orientations = wall.orientations();
            if self.walls[..number]
                .iter()
                .any(|other| orientations.contains(other))
            {
                return Err(SpecError::SameWall);
            }
        }
        match Numbering::new(self.free_cells(), self.target) {
            Some(_) => Ok(()),
            None => Err(SpecError::Target(self.target)),
        }
    }

    /// The name, which is also that of its file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The shapes of the wall.
    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }

    /// The tile that is to be made.
    pub fn target(&self) -> Rank {
        self.target
    }

    /// The room that a file has for each probability.
    pub fn precision(&self) -> Precision {
        self.precision
    }

    /// The number of free cells.
    pub(super) fn free_cells(&self) -> usize {
        16 - self.walls[0].count() as usize
    }
}

impl TableSpec {
    /// The definition as text, a line for each part.
    pub(super) fn to_text(&self) -> String {
        let walls: Vec<String> = self.walls.iter().map(Wall::to_string).collect();
        format!(
            "{}\n{}\n{}\n{}\n",
            self.name,
            walls.join(" "),
            self.target,
            self.precision.bytes()
        )
    }

    /// The definition that a text has; `None` if it has none.
    pub(super) fn from_text(text: &str) -> Option<TableSpec> {
        let mut lines = text.lines();
        let name = lines.next()?;
        let walls: Option<Vec<Wall>> = lines
            .next()?
            .split(' ')
            .map(|wall| wall.parse().ok())
            .collect();
        let target = Rank::of_tile(lines.next()?.parse().ok()?)?;
        let precision = match lines.next()? {
            "1" => Precision::Byte,
            "2" => Precision::Word,
            _ => return None,
        };
        let spec = TableSpec::new(name, &walls?, target, precision).ok()?;
        (lines.next().is_none() && spec.to_text() == text).then_some(spec)
    }
}
