//! Numbers and texts as bytes.

use crate::recording::Problem;

pub(super) fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        #[expect(clippy::cast_possible_truncation, reason = "7 bits at a time")]
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    #[expect(clippy::cast_possible_truncation, reason = "below 128")]
    bytes.push(number as u8);
}

pub(super) fn write_text(bytes: &mut Vec<u8>, text: &str) {
    write_number(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

/// The bytes that are not read yet.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize, what: &'static str) -> Result<&'a [u8], Problem> {
        let (now, later) = self.0.split_at_checked(count).ok_or(Problem::Cut(what))?;
        self.0 = later;
        Ok(now)
    }

    pub(super) fn array<const N: usize>(&mut self, what: &'static str) -> Result<[u8; N], Problem> {
        self.take(N, what)?
            .try_into()
            .map_err(|_| Problem::Cut(what))
    }

    pub(super) fn byte(&mut self, what: &'static str) -> Result<u8, Problem> {
        Ok(self.array::<1>(what)?[0])
    }

    pub(super) fn number(&mut self, what: &'static str) -> Result<u64, Problem> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte(what)?;
            let bits = u64::from(byte & 0x7F);
            if bits << shift >> shift != bits {
                return Err(Problem::Encoding);
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Problem::Encoding)
    }

    pub(super) fn text(&mut self, what: &'static str) -> Result<&'a str, Problem> {
        let length = usize::try_from(self.number(what)?).unwrap_or(usize::MAX);
        std::str::from_utf8(self.take(length, what)?).map_err(|_| Problem::Encoding)
    }
}
