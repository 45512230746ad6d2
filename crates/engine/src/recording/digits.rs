//! Numbers of varying range, packed without gaps.
//!
//! Each choice of a game is a digit whose radix is the number of
//! possibilities at that moment: three legal directions, seven empty cells,
//! two tiles. Digits are collected in a 64-bit word, the first one lowest,
//! as long as the product of their radices fits; a reader that replays the
//! game knows every radix in time.

/// Packs digits into bytes.
#[derive(Default)]
pub(super) struct DigitWriter {
    bytes: Vec<u8>,
    group: Group,
}

/// Unpacks what [`DigitWriter`] packed.
pub(super) struct DigitReader<'a> {
    bytes: &'a [u8],
    group: Group,
    started: bool,
}

/// The digits of one word.
struct Group {
    value: u64,
    /// The product of the radices so far.
    product: u64,
}

impl Default for Group {
    fn default() -> Group {
        Group {
            value: 0,
            product: 1,
        }
    }
}

impl DigitWriter {
    /// Appends a digit below its radix.
    pub(super) fn push(&mut self, digit: u64, radix: u64) {
        if self.group.product.checked_mul(radix).is_none() {
            let full = std::mem::take(&mut self.group);
            self.bytes.extend(full.value.to_le_bytes());
        }
        self.group.value += digit * self.group.product;
        self.group.product *= radix;
    }

    /// The bytes. The last word is cut behind its last byte that is not 0,
    /// but keeps at least one byte if it has digits.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if self.group.product > 1 {
            let last = self.group.value.to_le_bytes();
            let used = last.iter().rposition(|&byte| byte != 0).unwrap_or(0) + 1;
            self.bytes.extend(&last[..used]);
        }
        self.bytes
    }
}

impl<'a> DigitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> DigitReader<'a> {
        DigitReader {
            bytes,
            group: Group::default(),
            started: false,
        }
    }

    /// The next digit below `radix`; `None` if the bytes have come to an end.
    pub(super) fn take(&mut self, radix: u64) -> Option<u64> {
        if radix == 1 {
            return Some(0);
        }
        if !self.started || self.group.product.checked_mul(radix).is_none() {
            self.group = Group {
                value: self.next_word()?,
                product: 1,
            };
            self.started = true;
        }
        let digit = self.group.value.checked_rem(radix)?;
        self.group.value /= radix;
        self.group.product *= radix;
        Some(digit)
    }

    /// The next eight bytes, or what is left of them.
    fn next_word(&mut self) -> Option<u64> {
        if self.bytes.is_empty() {
            return None;
        }
        let (now, later) = self.bytes.split_at(self.bytes.len().min(8));
        self.bytes = later;
        let mut word = [0; 8];
        word[..now.len()].copy_from_slice(now);
        Some(u64::from_le_bytes(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(digits: &[(u64, u64)]) {
        let mut writer = DigitWriter::default();
        for &(digit, radix) in digits {
            writer.push(digit, radix);
        }
        let bytes = writer.finish();
        let mut reader = DigitReader::new(&bytes);
        for &(digit, radix) in digits {
            assert_eq!(reader.take(radix), Some(digit), "{digits:?}");
        }
    }

    #[test]
    fn digits_come_back() {
        check(&[]);
        check(&[(0, 2)]);
        check(&[(0, 1), (0, 1)]);
        check(&[(0, 1), (2, 3), (0, 1), (1, 2)]);
        check(&[(2, 3); 200]);
        check(&[(0, 3); 200]);
        let mixed: Vec<(u64, u64)> = (1..3000)
            .map(|radix| (radix * radix % (radix % 64 + 1), radix % 64 + 1))
            .collect();
        check(&mixed);
    }

    #[test]
    fn the_end_is_noticed() {
        let mut reader = DigitReader::new(&[7]);
        // 40 ternary digits fit one word; the 41st needs another.
        assert!((0..40).all(|_| reader.take(3).is_some()));
        assert_eq!(reader.take(3), None);
    }

    #[test]
    fn forty_ternary_digits_take_eight_bytes() {
        let mut writer = DigitWriter::default();
        (0..40).for_each(|_| writer.push(2, 3));
        assert_eq!(writer.finish().len(), 8);
    }
}
