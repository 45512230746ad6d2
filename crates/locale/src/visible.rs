//! Text from outside, made safe to show.
//!
//! A recording, a file name or the header of a network may hold characters
//! that a terminal obeys, that turn the direction of a line, or that nobody
//! sees. Shown as they are, they could draw a false result.

use std::borrow::Cow;

use unicode_properties::UnicodeEmoji;

const ZERO_WIDTH_JOINER: char = '\u{200D}';
const EMOJI_SELECTOR: char = '\u{FE0F}';

/// A text of one line with a replacement character for every hidden one.
///
/// ```
/// assert_eq!(brikke_locale::visible("a\u{1b}[2Jb\n\u{202e}c"), "a\u{fffd}[2Jb\u{fffd}\u{fffd}c");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    replaced(text, is_hidden)
}

/// A text of several lines with a replacement character for every hidden one: line breaks
/// and tabs stay.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    replaced(text, |character| {
        is_hidden(character) && !matches!(character, '\n' | '\t')
    })
}

/// True for a character that a terminal may obey, that turns the direction of
/// text, or that nobody sees. Joiners and selectors count as well: only
/// [`visible`] knows whether they make an emoji.
pub const fn is_hidden(character: char) -> bool {
    if matches!(character, ' '..='~') {
        return false;
    }
    is_control(character) || is_ignorable(character)
}

/// Characters of the categories control, format, line separator and paragraph
/// separator: written out, because the table of all categories is large and
/// every sentence is looked through.
const fn is_control(character: char) -> bool {
    matches!(
        character,
        '\0'..='\u{1F}'
            | '\u{7F}'..='\u{9F}'
            | '\u{AD}'
            | '\u{600}'..='\u{605}'
            | '\u{61C}'
            | '\u{6DD}'
            | '\u{70F}'
            | '\u{890}'..='\u{891}'
            | '\u{8E2}'
            | '\u{180E}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{110BD}'
            | '\u{110CD}'
            | '\u{13430}'..='\u{1343F}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0001}'
            | '\u{E0020}'..='\u{E007F}'
    )
}

/// Characters that Unicode lets a program ignore, as far as their category
/// does not say so.
const fn is_ignorable(character: char) -> bool {
    matches!(
        character,
        '\u{034F}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFF8}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

fn replaced(text: &str, is_hidden: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.chars().any(&is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut before = None;
    let shown = text.chars().map(|character| {
        let stays = !is_hidden(character) || before.is_some_and(|one| joins(one, character));
        before = Some(character);
        if stays {
            character
        } else {
            char::REPLACEMENT_CHARACTER
        }
    });
    Cow::Owned(shown.collect())
}

/// True if a character makes an emoji together with the one before it.
fn joins(before: char, character: char) -> bool {
    let is_emoji = before.is_emoji_char() && !before.is_ascii();
    match character {
        EMOJI_SELECTOR => is_emoji,
        ZERO_WIDTH_JOINER => is_emoji || before == EMOJI_SELECTOR,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

    use super::*;

    #[test]
    fn the_characters_written_out_are_those_of_their_categories() {
        for character in '\0'..=char::MAX {
            let is_meant = matches!(
                character.general_category(),
                GeneralCategory::Control
                    | GeneralCategory::Format
                    | GeneralCategory::LineSeparator
                    | GeneralCategory::ParagraphSeparator
            );
            assert_eq!(is_control(character), is_meant, "{character:?}");
        }
    }

    #[test]
    fn ordinary_text_of_every_language_stays() {
        for text in [
            "",
            "2048: 4,2/0,8",
            "à côté, blåbær, não",
            "恭喜 · “…” – ✓",
            "नमस्ते",
            "한국어",
        ] {
            assert_eq!(visible(text), text);
            assert!(matches!(visible(text), Cow::Borrowed(_)));
        }
    }

    #[test]
    fn emoji_stay_whole() {
        for text in ["❤️", "👩‍👩‍👧", "🏳️‍🌈", "🇳🇴"] {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn what_a_terminal_obeys_or_nobody_sees_is_replaced() {
        let ranges = [
            '\0'..='\u{1f}',
            '\u{7f}'..='\u{9f}',
            '\u{ad}'..='\u{ad}',
            '\u{61c}'..='\u{61c}',
            '\u{200b}'..='\u{200f}',
            '\u{2028}'..='\u{202e}',
            '\u{2060}'..='\u{206f}',
            '\u{feff}'..='\u{feff}',
            '\u{fff9}'..='\u{fffb}',
            '\u{e0000}'..='\u{e0fff}',
        ];
        for hidden in ranges.into_iter().flatten() {
            let text = format!("a{hidden}b");
            assert_eq!(visible(&text), "a\u{fffd}b", "{hidden:?}");
            let is_break = matches!(hidden, '\n' | '\t');
            let lines = if is_break {
                text.as_str()
            } else {
                "a\u{fffd}b"
            };
            assert_eq!(visible_lines(&text), lines, "{hidden:?}");
        }
    }
}
