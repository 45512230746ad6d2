//! The name of the game in large letters.

use brikke_app::page::Rank;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::digits::Dots;
use super::text;
use crate::colour::ColourDepth;
use crate::theme::{Glyphs, Look, TileLook};

/// 2048 as four tiles with large digits, in the middle of its area and as
/// large as fits.
#[derive(Debug, Clone)]
pub struct Title<'a> {
    look: &'a Look,
}

/// The size of the title: the dots of its digits and the tiles around them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TitleSize {
    /// Dots of four by two characters.
    Huge,
    /// Dots of two by one.
    Large,
    /// Dots of one by a half.
    Medium,
    /// Tiles with ordinary digits.
    Small,
    /// Just the number.
    Tiny,
}

/// The digits of the title and the ranks whose colours they wear.
const TILES: [(char, u8); 4] = [('2', 3), ('0', 5), ('4', 6), ('8', 11)];

/// Columns between two tiles.
const GAP: u16 = 1;

impl TitleSize {
    /// Every size, the largest first.
    pub const ALL: [TitleSize; 5] = [
        TitleSize::Huge,
        TitleSize::Large,
        TitleSize::Medium,
        TitleSize::Small,
        TitleSize::Tiny,
    ];

    /// The largest size that fits these columns and rows.
    pub fn fitting(columns: u16, rows: u16) -> Option<TitleSize> {
        let fits = |size: &TitleSize| size.columns() <= columns && size.rows() <= rows;
        TitleSize::ALL.into_iter().find(fits)
    }

    /// The width of the title.
    pub fn columns(self) -> u16 {
        match self {
            TitleSize::Tiny => 4,
            _ => 4 * self.tile().0 + 3 * GAP,
        }
    }

    /// The height of the title.
    pub fn rows(self) -> u16 {
        self.tile().1
    }

    /// The width and the height of a tile.
    const fn tile(self) -> (u16, u16) {
        match self {
            TitleSize::Huge => (18, 12),
            TitleSize::Large => (10, 7),
            TitleSize::Medium => (7, 5),
            TitleSize::Small => (3, 1),
            TitleSize::Tiny => (1, 1),
        }
    }
}

impl<'a> Title<'a> {
    /// The title in this look.
    pub fn new(look: &'a Look) -> Title<'a> {
        Title { look }
    }
}

impl Widget for Title<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let Some(size) = TitleSize::fitting(area.width, area.height) else {
            return;
        };
        if size == TitleSize::Tiny {
            text::centre("2048", self.look.accent(), area, buffer);
            return;
        }
        let (width, height) = size.tile();
        let mut tile = Rect {
            x: area.x + (area.width - size.columns()) / 2,
            y: area.y + (area.height - size.rows()) / 2,
            width,
            height,
        };
        for (digit, rank) in TILES {
            self.draw_digit(digit, rank, size, tile, buffer);
            tile.x += width + GAP;
        }
    }
}

impl Title<'_> {
    fn draw_digit(&self, digit: char, rank: u8, size: TitleSize, area: Rect, buffer: &mut Buffer) {
        let tile = self.tile_look(rank);
        text::fill(area, tile.background, buffer);
        let glyphs = self.look.glyphs();
        let dots = match size {
            TitleSize::Huge => Some(Dots::Whole(4, 2)),
            TitleSize::Large => Some(Dots::Whole(2, 1)),
            // Halves of a character are beyond ASCII.
            TitleSize::Medium if glyphs == Glyphs::Ascii => Some(Dots::Whole(1, 1)),
            TitleSize::Medium => Some(Dots::Halves),
            TitleSize::Small | TitleSize::Tiny => None,
        };
        let digit = digit.to_string();
        let lines = dots.and_then(|dots| dots.lines(&digit, glyphs));
        let lines = lines.unwrap_or_else(|| vec![digit]);
        let height = u16::try_from(lines.len())
            .unwrap_or(area.height)
            .min(area.height);
        let mut line = Rect {
            y: area.y + (area.height - height) / 2,
            height: 1,
            ..area
        };
        for dots in lines {
            text::centre(&dots, tile.number, line, buffer);
            line.y += 1;
        }
    }

    /// The look of a tile; without colours all digits are plain.
    fn tile_look(&self, rank: u8) -> TileLook {
        let rank = match self.look.depth() {
            ColourDepth::None => Rank::TWO,
            _ => Rank::new(rank).unwrap_or(Rank::TWO),
        };
        self.look.tile(rank)
    }
}
