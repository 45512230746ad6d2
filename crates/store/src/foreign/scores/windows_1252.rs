//! Text in Windows-1252, which is Latin-1 with more letters and signs.

/// The characters of the bytes from 0x80 to 0x9F; five of them are unused.
const FROM_0X80: [Option<char>; 32] = [
    Some('€'),
    None,
    Some('‚'),
    Some('ƒ'),
    Some('„'),
    Some('…'),
    Some('†'),
    Some('‡'),
    Some('ˆ'),
    Some('‰'),
    Some('Š'),
    Some('‹'),
    Some('Œ'),
    None,
    Some('Ž'),
    None,
    None,
    Some('‘'),
    Some('’'),
    Some('“'),
    Some('”'),
    Some('•'),
    Some('–'),
    Some('—'),
    Some('˜'),
    Some('™'),
    Some('š'),
    Some('›'),
    Some('œ'),
    None,
    Some('ž'),
    Some('Ÿ'),
];

/// The text of these bytes.
///
/// # Errors
///
/// The place, from 0, of a byte that stands for nothing.
pub(super) fn read(bytes: &[u8]) -> Result<String, usize> {
    let character = |(at, &byte): (usize, &u8)| character(byte).ok_or(at);
    bytes.iter().enumerate().map(character).collect()
}

/// The character of a byte. Outside of the middle it is the one of the same
/// number.
fn character(byte: u8) -> Option<char> {
    match byte {
        0x80..=0x9F => FROM_0X80[usize::from(byte - 0x80)],
        _ => Some(char::from(byte)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_1_letters_are_read() {
        assert_eq!(read(b"Cau\xEA S\xE3o Jo\xE3o").unwrap(), "Cauê São João");
    }

    #[test]
    fn signs_of_windows_are_read() {
        assert_eq!(
            read(b"\x80 \x8Cuvre \x93x\x94 \x9F").unwrap(),
            "€ Œuvre “x” Ÿ"
        );
    }

    #[test]
    fn a_byte_without_a_character_is_refused_with_its_place() {
        assert_eq!(read(b"ab\x81"), Err(2));
    }

    #[test]
    fn every_other_byte_has_a_character_of_its_own() {
        let mut characters: Vec<char> = (0..=u8::MAX).filter_map(character).collect();
        characters.sort_unstable();
        characters.dedup();
        assert_eq!(characters.len(), 256 - 5);
    }
}
