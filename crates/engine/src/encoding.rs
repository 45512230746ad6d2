//! Bytes as text: hexadecimal digits, and base64 as addresses take it (no
//! padding, `-` and `_`). Reading is strict: one text for the same bytes, but
//! for the capitals that [`from_hex`] allows.

/// The digits of base64.
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Two small digits for each byte.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .collect()
}

/// The bytes that two digits each stand for, capitals among them.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(hex_digit).collect();
    let (pairs, []) = digits.as_ref()?.as_chunks() else {
        return None;
    };
    Some(pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

fn hex_digit(digit: char) -> Option<u8> {
    digit.to_digit(16)?.try_into().ok()
}

/// Four digits for three bytes, fewer for the last ones.
pub fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for group in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, place| {
            bits << 8 | u32::from(group.get(place).copied().unwrap_or(0))
        });
        for place in 0..=group.len() {
            let digit = bits >> (18 - 6 * place) & 63;
            text.push(char::from(BASE64[digit as usize]));
        }
    }
    text
}

/// The bytes that digits of base64 stand for.
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for place in 0..4 {
            bits = bits << 6 | group.get(place).map_or(Some(0), |it| base64_digit(*it))?;
        }
        let [_, whole @ ..] = u32::to_be_bytes(bits);
        // One digit alone has less than a byte, and nothing may be left over.
        let count = group.len().checked_sub(2)? + 1;
        if whole[count..].iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(&whole[..count]);
    }
    Some(bytes)
}

fn base64_digit(digit: u8) -> Option<u32> {
    (0..)
        .zip(BASE64)
        .find_map(|(value, known)| (*known == digit).then_some(value))
}

#[cfg(test)]
mod tests {
    use data_encoding::{BASE64URL_NOPAD, HEXLOWER, HEXLOWER_PERMISSIVE};
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bytes_become_the_text_that_everybody_writes(bytes in any::<Vec<u8>>()) {
            prop_assert_eq!(to_hex(&bytes), HEXLOWER.encode(&bytes));
            prop_assert_eq!(to_base64(&bytes), BASE64URL_NOPAD.encode(&bytes));
        }

        #[test]
        fn any_text_is_read_or_refused_as_elsewhere(text in "[0-9a-fA-F]{0,9}|[-_0-9A-Za-z=+é]{0,9}") {
            let bytes = text.as_bytes();
            prop_assert_eq!(from_hex(&text), HEXLOWER_PERMISSIVE.decode(bytes).ok());
            prop_assert_eq!(from_base64(&text), BASE64URL_NOPAD.decode(bytes).ok());
        }
    }
}
