//! Layers in few bytes.

/// The afterstates of a layer, in ascending order, as the differences from
/// one to the next: seven bits to a byte, the lowest first, and a high bit
/// where more follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyBlock {
    pub(crate) count: usize,
    pub(crate) bytes: Vec<u8>,
}

impl KeyBlock {
    pub(crate) fn new(keys: &[u64]) -> KeyBlock {
        let mut bytes = Vec::with_capacity(3 * keys.len());
        let mut last = 0;
        for &key in keys {
            push_number(&mut bytes, key - last);
            last = key;
        }
        bytes.shrink_to_fit();
        KeyBlock {
            count: keys.len(),
            bytes,
        }
    }

    /// The afterstates; `None` if this is no block of so many in order.
    pub(crate) fn keys(&self) -> Option<Vec<u64>> {
        // Every number has a byte: a count that is wrong reserves no more.
        let mut keys = Vec::with_capacity(self.count.min(self.bytes.len()));
        let mut packed = Keys::of(self);
        for _ in 0..self.count {
            keys.push(packed.next()?);
        }
        packed.is_at_end().then_some(keys)
    }
}

/// The afterstates of a block, one after the other.
pub(crate) struct Keys<'a> {
    bytes: &'a [u8],
    byte: usize,
    last: u64,
}

impl<'a> Keys<'a> {
    /// From the first.
    pub(crate) fn of(block: &'a KeyBlock) -> Keys<'a> {
        Keys::from(block, 0, 0)
    }

    /// From the one that begins at this byte and follows this afterstate.
    pub(crate) fn from(block: &'a KeyBlock, byte: usize, last: u64) -> Keys<'a> {
        let bytes = &block.bytes;
        Keys { bytes, byte, last }
    }

    /// The next one; `None` at the end, or where it is out of order.
    pub(crate) fn next(&mut self) -> Option<u64> {
        let step = self.number().filter(|&step| step > 0)?;
        self.last = self.last.checked_add(step)?;
        Some(self.last)
    }

    /// The byte at which the next one begins.
    pub(crate) fn byte(&self) -> usize {
        self.byte
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.byte == self.bytes.len()
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for place in 0..10 {
            let byte = *self.bytes.get(self.byte)?;
            self.byte += 1;
            let part = u64::from(byte & 0x7f);
            if place == 9 && part > 1 {
                return None;
            }
            number |= part << (7 * place);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        #[expect(clippy::cast_possible_truncation, reason = "seven bits")]
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    #[expect(clippy::cast_possible_truncation, reason = "seven bits")]
    bytes.push(number as u8);
}

/// The values of a layer in whole units, in as many bytes each as the largest
/// of them needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ValueBlock {
    pub(crate) bytes: Vec<u8>,
}

impl ValueBlock {
    /// Values from 0 up, rounded to units: so many of them make 1.
    pub(crate) fn new(values: &[f64], units: f64) -> ValueBlock {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "values are never negative, and far below 2^64 units"
        )]
        let whole = |value: f64| (value * units).round() as u64;
        let greatest = values.iter().copied().fold(0.0, f64::max);
        let width = (64 - whole(greatest).leading_zeros()).div_ceil(8).max(1) as usize;
        let mut bytes = Vec::with_capacity(width * values.len());
        for &value in values {
            bytes.extend_from_slice(&whole(value).to_le_bytes()[..width]);
        }
        ValueBlock { bytes }
    }

    /// The value at this place among so many; `None` if this is no block of
    /// so many.
    pub(crate) fn value(&self, place: usize, count: usize, units: f64) -> Option<f64> {
        let width = self.bytes.len().checked_div(count)?;
        if !(1..=8).contains(&width) || width * count != self.bytes.len() {
            return None;
        }
        let bytes = self.bytes.get(place * width..(place + 1) * width)?;
        let mut whole = [0; 8];
        whole[..width].copy_from_slice(bytes);
        #[expect(clippy::cast_precision_loss, reason = "values have fewer than 53 bits")]
        let whole = u64::from_le_bytes(whole) as f64;
        Some(whole / units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn afterstates_are_read_as_they_were_written() {
        for keys in [
            vec![],
            vec![1],
            vec![1, 2, 130, 1 << 20, u64::MAX - 1, u64::MAX],
        ] {
            assert_eq!(KeyBlock::new(&keys).keys(), Some(keys));
        }
    }

    #[test]
    fn what_is_no_block_is_refused() {
        let check = |count, bytes: &[u8]| {
            let bytes = bytes.to_vec();
            assert_eq!(KeyBlock { count, bytes }.keys(), None);
        };
        check(2, &[1]);
        check(1, &[1, 1]);
        check(1, &[0x80]);
        check(2, &[1, 0]);
        check(1, &[0xff; 11]);
        check(
            2,
            &[1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1],
        );
        let value = |bytes, place| ValueBlock { bytes }.value(place, 2, 1.0);
        assert_eq!(value(vec![0; 5], 0), None);
        assert_eq!(value(vec![0; 18], 0), None);
        assert_eq!(value(vec![0; 4], 2), None);
    }

    #[test]
    fn values_are_read_to_half_a_unit() {
        let values = [0.0, 0.3, 5_468.487_654_321, 65_535.999];
        let block = ValueBlock::new(&values, 16_777_216.0);
        assert_eq!(block.bytes.len(), 5 * values.len());
        for (place, value) in values.into_iter().enumerate() {
            let read = block.value(place, 4, 16_777_216.0).unwrap();
            assert!((read - value).abs() <= 0.5 / 16_777_216.0);
        }
    }
}
