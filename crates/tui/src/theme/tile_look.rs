//! The look of a tile.

use brikke_app::page::Rank;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;

use super::{Glyphs, TILE_COLOURS};

/// The look of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileLook {
    /// The tile itself.
    pub background: Style,
    /// The number on it.
    pub number: Style,
    /// The lines around it, where there are no colours and room for lines.
    pub border: Option<border::Set<'static>>,
}

/// The ways to write a number without colours, in the order of the ranks.
const PATTERNS: [Modifier; 4] = [
    Modifier::empty(),
    Modifier::BOLD,
    Modifier::UNDERLINED,
    Modifier::BOLD.union(Modifier::UNDERLINED),
];

/// A tile without colours: four ways to write the number, four of them
/// reversed, and after those eight again with another border.
pub(super) fn without_colour(rank: Rank, glyphs: Glyphs) -> TileLook {
    let place = usize::from(rank.get() - 1).min(TILE_COLOURS - 1);
    let is_reversed = place % 8 >= 4;
    let background = if is_reversed {
        Style::reset().add_modifier(Modifier::REVERSED)
    } else {
        Style::reset()
    };
    let border = match place / 8 {
        0 => glyphs.border(),
        1 => glyphs.double_border(),
        _ => glyphs.strong_border(),
    };
    TileLook {
        background,
        number: background.add_modifier(PATTERNS[place % 4]),
        border: Some(border),
    }
}
