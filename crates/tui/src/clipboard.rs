//! The clipboard, by the sequence OSC 52.

/// The sequence that copies a text. Inside tmux or screen it is also handed
/// through to the terminal around them.
pub(crate) fn copying(text: &str, environment: impl Fn(&str) -> Option<String>) -> String {
    let copy = format!("\x1b]52;c;{}\x07", base64(text.as_bytes()));
    let is_set = |name: &str| environment(name).is_some_and(|value| !value.is_empty());
    if is_set("TMUX") {
        // With `set-clipboard on` tmux takes the first, with
        // `allow-passthrough on` the terminal around it takes the second.
        let inner = copy.replace('\x1b', "\x1b\x1b");
        format!("{copy}\x1bPtmux;{inner}\x1b\\")
    } else if is_set("STY") {
        through_screen(&copy)
    } else {
        copy
    }
}

/// Screen hands short pieces through to the terminal around it.
fn through_screen(sequence: &str) -> String {
    const PIECE: usize = 76;
    let pieces = sequence.as_bytes().chunks(PIECE);
    let pieces = pieces.map(|piece| format!("\x1bP{}\x1b\\", String::from_utf8_lossy(piece)));
    pieces.collect()
}

/// The bytes in base64.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |place: usize| u32::from(chunk.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let digit = usize::try_from(bits >> (18 - 6 * place) & 63).unwrap_or(0);
            let is_filled = place <= chunk.len();
            text.push(if is_filled {
                char::from(DIGITS[digit])
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_as_others_write_it() {
        let check = |text: &str, expected| assert_eq!(base64(text.as_bytes()), expected);
        check("", "");
        check("f", "Zg==");
        check("fo", "Zm8=");
        check("foo", "Zm9v");
        check("2,4/8,李", "Miw0Lzgs5p2O");
    }

    #[test]
    fn inside_a_multiplexer_the_terminal_around_it_is_told_too() {
        let check = |variable: &'static str, expected: &str| {
            let environment = |name: &str| (name == variable).then(|| "x".to_owned());
            assert_eq!(copying("foo", environment), expected);
        };
        let plain = "\x1b]52;c;Zm9v\x07";
        check("TERM", plain);
        check("TMUX", &format!("{plain}\x1bPtmux;\x1b{plain}\x1b\\"));
        check("STY", &format!("\x1bP{plain}\x1b\\"));
    }

    #[test]
    fn screen_gets_short_pieces() {
        let sequence = copying(&"a".repeat(300), |name| (name == "STY").then(|| "1".into()));
        let pieces: Vec<&str> = sequence.split("\x1bP").skip(1).collect();
        assert!(pieces.len() > 4 && pieces.iter().all(|piece| piece.len() < 80));
        let joined = sequence.replace("\x1bP", "").replace("\x1b\\", "");
        assert_eq!(joined, copying(&"a".repeat(300), |_| None));
    }
}
