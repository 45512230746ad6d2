//! Large digits, made of blocks and parts of blocks.

use super::text;
use crate::theme::Glyphs;

/// The dots of which large digits are made: each digit is three dots wide and
/// five high.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Dots {
    /// Dots of so many columns and rows.
    Whole(u16, u16),
    /// Dots of one column and half a row.
    Halves,
    /// Dots of half a column and half a row.
    Quarters,
}

/// The dots of a digit beside each other and below each other.
const DIGIT: (usize, usize) = (3, 5);

impl Dots {
    /// Every kind, the largest first.
    const ALL: [Dots; 5] = [
        Dots::Whole(4, 2),
        Dots::Whole(2, 1),
        Dots::Whole(1, 1),
        Dots::Halves,
        Dots::Quarters,
    ];

    /// The number in these dots: lines of equal width, or none where one of
    /// its characters is not a digit.
    pub(crate) fn lines(self, number: &str, glyphs: Glyphs) -> Option<Vec<String>> {
        let dots = dots(number)?;
        Some(match self {
            Dots::Whole(columns, rows) => whole(&dots, columns.into(), rows.into(), glyphs),
            Dots::Halves => packed(&dots, 1),
            Dots::Quarters => packed(&dots, 2),
        })
    }

    /// True if there are characters for these dots.
    fn is_in(self, glyphs: Glyphs) -> bool {
        matches!(self, Dots::Whole(..)) || glyphs == Glyphs::Unicode
    }
}

/// The number in the largest digits that fit; none where only ordinary ones
/// do.
pub(crate) fn largest(
    number: &str,
    columns: u16,
    rows: u16,
    glyphs: Glyphs,
) -> Option<Vec<String>> {
    let kinds = Dots::ALL.into_iter().filter(|dots| dots.is_in(glyphs));
    let mut drawn = kinds.filter_map(|dots| dots.lines(number, glyphs));
    drawn.find(|lines| {
        let width = lines.first().map_or(0, |line| text::width(line));
        width <= columns && lines.len() <= usize::from(rows)
    })
}

/// A digit as five rows of three dots.
const fn rows_of(digit: char) -> Option<[&'static str; DIGIT.1]> {
    Some(match digit {
        '0' => ["###", "# #", "# #", "# #", "###"],
        '1' => [" # ", "## ", " # ", " # ", "###"],
        '2' => ["###", "  #", "###", "#  ", "###"],
        '3' => ["###", "  #", "###", "  #", "###"],
        '4' => ["# #", "# #", "###", "  #", "  #"],
        '5' => ["###", "#  ", "###", "  #", "###"],
        '6' => ["###", "#  ", "###", "# #", "###"],
        '7' => ["###", "  #", "  #", "  #", "  #"],
        '8' => ["###", "# #", "###", "# #", "###"],
        '9' => ["###", "# #", "###", "  #", "###"],
        _ => return None,
    })
}

/// The rows of dots of a number, with a column between two digits.
fn dots(number: &str) -> Option<Vec<Vec<bool>>> {
    let digits: Vec<_> = number.chars().map(rows_of).collect::<Option<_>>()?;
    let row = |number: usize| {
        let parts: Vec<&str> = digits.iter().map(|rows| rows[number]).collect();
        let row = parts.join(" ");
        row.chars().map(|dot| dot == '#').collect()
    };
    Some((0..DIGIT.1).map(row).collect())
}

/// Dots of whole characters.
fn whole(dots: &[Vec<bool>], columns: usize, rows: usize, glyphs: Glyphs) -> Vec<String> {
    let line = |row: &Vec<bool>| -> String {
        let dot = |&is_set: &bool| if is_set { glyphs.block() } else { " " };
        row.iter().map(|it| dot(it).repeat(columns)).collect()
    };
    let lines = dots.iter().map(line);
    lines.flat_map(|line| vec![line; rows]).collect()
}

/// The characters with these quarters, by their number: upper left 1, upper
/// right 2, lower left 4, lower right 8.
const QUARTERS: [char; 16] = [
    ' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█',
];

/// Dots of which two rows, and so many columns, share a character.
fn packed(dots: &[Vec<bool>], columns: usize) -> Vec<String> {
    let width = dots.first().map_or(0, Vec::len).div_ceil(columns);
    let is_set = |row: &Vec<bool>, column: usize| row.get(column).copied().unwrap_or(false);
    let character = |pair: &[Vec<bool>], column: usize| {
        let quarters = pair.iter().zip([1, 4]).map(|(row, upper)| {
            let left = is_set(row, column * columns);
            let right = is_set(row, column * columns + columns - 1);
            upper * usize::from(left) + 2 * upper * usize::from(right)
        });
        QUARTERS[quarters.sum::<usize>()]
    };
    let line = |pair: &[Vec<bool>]| (0..width).map(|column| character(pair, column)).collect();
    dots.chunks(2).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(number: &str, (columns, rows): (u16, u16), glyphs: Glyphs, expected: &[&str]) {
        let lines = largest(number, columns, rows, glyphs);
        assert_eq!(lines.unwrap_or_default(), expected, "{number}");
    }

    #[test]
    fn a_number_is_written_in_the_largest_digits_that_fit() {
        check(
            "24",
            (7, 3),
            Glyphs::Unicode,
            &["▀▀█ █ █", "█▀▀ ▀▀█", "▀▀▀   ▀"],
        );
        check(
            "2048",
            (8, 3),
            Glyphs::Unicode,
            &["▀▌▛▌▌▌▛▌", "▛▘▌▌▀▌▛▌", "▀▘▀▘ ▘▀▘"],
        );
        check(
            "1",
            (3, 5),
            Glyphs::Unicode,
            &[" █ ", "██ ", " █ ", " █ ", "███"],
        );
        check(
            "7",
            (6, 5),
            Glyphs::Ascii,
            &["######", "    ##", "    ##", "    ##", "    ##"],
        );
        check("2048", (7, 3), Glyphs::Unicode, &[]);
        check("7", (6, 3), Glyphs::Ascii, &[]);
    }

    #[test]
    fn only_digits_are_large() {
        check("16k", (60, 20), Glyphs::Unicode, &[]);
        check("2^40", (60, 20), Glyphs::Unicode, &[]);
    }

    #[test]
    fn digits_differ_from_each_other() {
        let drawn: std::collections::HashSet<_> = ('0'..='9')
            .map(|digit| Dots::Quarters.lines(&digit.to_string(), Glyphs::Unicode))
            .collect();
        assert_eq!(drawn.len(), 10);
    }
}
