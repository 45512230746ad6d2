//! The characters that a name may have, and their places in it.

use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};
use unicode_segmentation::UnicodeSegmentation;

use super::{CharacterProblem, NameError};

/// Two are enough for Arabic and Vietnamese; Hindi and Hebrew have letters
/// with three.
const MAX_MARKS: usize = 3;

/// A couple that kisses, both with a skin tone, is the longest emoji of all:
/// ten. No syllable of Hindi or Korean comes near it.
const MAX_PARTS: usize = 10;

const ZERO_WIDTH_JOINER: char = '\u{200D}';
const EMOJI_SELECTOR: char = '\u{FE0F}';

/// Checks every character of a composed name.
pub(super) fn check(name: &str) -> Result<(), NameError> {
    let mut before = None;
    let mut marks = 0;
    for (index, (start, parts)) in name.grapheme_indices(true).enumerate() {
        for (part, (offset, character)) in parts.char_indices().enumerate() {
            let after = name[start + offset..].chars().nth(1);
            marks = if is_mark(character) { marks + 1 } else { 0 };
            let found = problem(before, character, after)
                .or((marks > MAX_MARKS).then_some(CharacterProblem::PileOfMarks))
                .or((part >= MAX_PARTS).then_some(CharacterProblem::PileOfParts));
            if let Some(problem) = found {
                return Err(NameError::Character {
                    place: index + 1,
                    character,
                    problem,
                });
            }
            before = Some(character);
        }
    }
    Ok(())
}

/// The problem of a character between these two, if it has one.
fn problem(before: Option<char>, character: char, after: Option<char>) -> Option<CharacterProblem> {
    match character {
        ' ' => None,
        EMOJI_SELECTOR if before.is_some_and(is_pictograph) => None,
        ZERO_WIDTH_JOINER if joins_emoji(before, after) => None,
        _ if turns_text(character) => Some(CharacterProblem::Direction),
        _ if is_unseen(character) => Some(CharacterProblem::Invisible),
        _ => problem_of_category(before, character.general_category()),
    }
}

fn problem_of_category(
    before: Option<char>,
    category: GeneralCategory,
) -> Option<CharacterProblem> {
    use GeneralCategory as Category;
    match category {
        Category::Control => Some(CharacterProblem::Control),
        Category::Format => Some(CharacterProblem::Invisible),
        Category::SpaceSeparator => Some(CharacterProblem::Blank),
        Category::LineSeparator | Category::ParagraphSeparator => Some(CharacterProblem::LineBreak),
        Category::PrivateUse | Category::Unassigned | Category::Surrogate => {
            Some(CharacterProblem::Meaningless)
        }
        Category::EnclosingMark => Some(CharacterProblem::LooseMark),
        Category::NonspacingMark | Category::SpacingMark if !before.is_some_and(takes_marks) => {
            Some(CharacterProblem::LooseMark)
        }
        _ => None,
    }
}

/// Embeddings, overrides, isolates and marks of direction.
fn turns_text(character: char) -> bool {
    matches!(
        character,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

/// Characters that Unicode lets a program ignore, and letters and signs that are blank,
/// as far as their category does not say so: joiners and fillers, vowels
/// without a shape, the empty pattern of Braille, variation selectors, tags.
fn is_unseen(character: char) -> bool {
    matches!(
        character,
        '\u{034F}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FFA0}'
            | '\u{1D159}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// Returns true if a joiner stands where it makes one emoji of two.
fn joins_emoji(before: Option<char>, after: Option<char>) -> bool {
    let ends_emoji = |character| {
        is_pictograph(character) || character == EMOJI_SELECTOR || is_skin_tone(character)
    };
    before.is_some_and(ends_emoji) && after.is_some_and(is_pictograph)
}

/// Returns true if it is an emoji by itself: no digit, skin tone or half of a flag.
fn is_pictograph(character: char) -> bool {
    let is_half_of_a_flag = matches!(character, '\u{1F1E6}'..='\u{1F1FF}');
    character.is_emoji_char()
        && !character.is_ascii()
        && !is_skin_tone(character)
        && !is_half_of_a_flag
}

fn is_skin_tone(character: char) -> bool {
    matches!(character, '\u{1F3FB}'..='\u{1F3FF}')
}

fn takes_marks(character: char) -> bool {
    use GeneralCategoryGroup as Group;
    let group = character.general_category_group();
    is_mark(character) || matches!(group, Group::Letter | Group::Number)
}

fn is_mark(character: char) -> bool {
    character.general_category_group() == GeneralCategoryGroup::Mark && !is_unseen(character)
}
