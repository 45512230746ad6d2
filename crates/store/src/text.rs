//! A text of unknown origin, made fit for a sentence.

/// The beginning of the text, on one line, with what cannot be seen written
/// out.
pub fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    let mut excerpt = String::new();
    for character in text.chars().take(LENGTH) {
        if is_visible(character) {
            excerpt.push(character);
        } else {
            excerpt.extend(character.escape_debug());
        }
    }
    if text.chars().nth(LENGTH).is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// Returns true if the character shows by itself, and nothing but itself.
pub fn is_visible(character: char) -> bool {
    matches!(character, '"' | '\'' | '\\') || character.escape_debug().count() == 1
}
