//! A text that is being written, with its cursor.

use unicode_segmentation::UnicodeSegmentation;

use super::text;

/// The part of a written text that is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The text, filled up with blanks.
    pub text: String,
    /// The column of the cursor.
    pub cursor: u16,
}

/// The part of a text around its cursor that finds room in so many columns.
/// The cursor stands before the character with the number of the caret; none
/// is the end of the text. A text of several lines stands on one.
pub fn shown(written: &str, caret: Option<usize>, columns: u16) -> Shown {
    let characters: Vec<&str> = written
        .graphemes(true)
        .map(|it| if it.contains('\n') { " " } else { it })
        .collect();
    let caret = caret.unwrap_or(characters.len()).min(characters.len());
    let mut first = 0;
    let column = |first: usize| -> u16 {
        let widths = characters[first..caret].iter().map(|it| text::width(it));
        widths.fold(0, u16::saturating_add)
    };
    while first < caret && column(first) >= columns {
        first += 1;
    }
    Shown {
        text: text::filled(&characters[first..].concat(), columns),
        cursor: column(first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cursor stands before the column with the bar.
    #[track_caller]
    fn check(written: &str, caret: Option<usize>, expected: &str) {
        let shown = shown(written, caret, 6);
        let at = expected.find('|').unwrap();
        assert_eq!(shown.text, expected.replace('|', ""));
        assert_eq!(shown.cursor, text::width(&expected[..at]));
    }

    #[test]
    fn the_cursor_is_always_seen() {
        check("abc", None, "abc|   ");
        check("abc", Some(1), "a|bc   ");
        check("abcdef", None, "bcdef| ");
        check("abcdefgh", None, "defgh| ");
        check("abcdefgh", Some(2), "ab|cdef");
        check("", None, "|      ");
        check("ab", Some(9), "ab|    ");
    }

    #[test]
    fn wide_characters_and_lines_are_counted_as_they_are_seen() {
        check("李四李四", None, "李四|  ");
        check("李四", Some(1), "李|四  ");
        check("2 4\n8", None, "2 4 8| ");
        check("e\u{301}x", Some(1), "e\u{301}|x    ");
    }
}
