//! The afterstates of one shape and one sum, with their probabilities.

use super::elias_fano::EliasFano;
use super::probability::CERTAIN;
use super::spec::Precision;

/// The afterstates of one shape and one sum, as a file has them: their numbers,
/// then their probabilities in the same order.
pub(super) struct Section {
    numbers: EliasFano,
    probabilities: Vec<u8>,
    precision: Precision,
}

impl Section {
    /// The bytes of so many afterstates with numbers below `below`.
    pub(super) fn byte_count(count: usize, below: u32, precision: Precision) -> usize {
        EliasFano::byte_count(count, below) + count * precision.bytes()
    }

    /// The bytes of afterstates with these numbers and values.
    pub(super) fn encode(
        numbers: &[u32],
        values: &[u16],
        below: u32,
        precision: Precision,
    ) -> Vec<u8> {
        let mut bytes = Vec::new();
        EliasFano::new(numbers, below).write(&mut bytes);
        match precision {
            Precision::Byte => bytes.extend(values.iter().map(|&value| to_byte(value))),
            Precision::Word => bytes.extend(values.iter().flat_map(|value| value.to_le_bytes())),
        }
        bytes
    }

    /// The section of these bytes; `None` if they are none of so many
    /// afterstates.
    pub(super) fn decode(
        bytes: &[u8],
        count: usize,
        below: u32,
        precision: Precision,
    ) -> Option<Section> {
        let (numbers, probabilities) =
            bytes.split_at_checked(EliasFano::byte_count(count, below))?;
        let is_whole = probabilities.len() == count * precision.bytes();
        let numbers = EliasFano::read(numbers, count, below)?;
        is_whole.then(|| Section {
            numbers,
            probabilities: probabilities.to_vec(),
            precision,
        })
    }

    /// The probability of the afterstate with this number, if it is here.
    #[inline]
    pub(super) fn probability(&self, number: u32) -> Option<f32> {
        let index = self.numbers.find(number)?;
        let probability = match self.precision {
            Precision::Byte => f32::from(self.probabilities[index]) / 255.0,
            Precision::Word => {
                let bytes = [
                    self.probabilities[2 * index],
                    self.probabilities[2 * index + 1],
                ];
                f32::from(u16::from_le_bytes(bytes)) / f32::from(CERTAIN)
            }
        };
        Some(probability.min(1.0))
    }
}

/// A value in eight bits, rounded to the nearest.
fn to_byte(value: u16) -> u8 {
    let certain = u32::from(CERTAIN);
    #[expect(clippy::cast_possible_truncation, reason = "at most 255")]
    let byte = ((u32::from(value) * 255 + certain / 2) / certain) as u8;
    byte
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(precision: Precision, tolerance: f32) {
        let (numbers, values) = ([2, 30, 31], [0, 32767, CERTAIN]);
        let bytes = Section::encode(&numbers, &values, 50, precision);
        assert_eq!(bytes.len(), Section::byte_count(3, 50, precision));
        let section = Section::decode(&bytes, 3, 50, precision).unwrap();
        for (number, expected) in numbers.into_iter().zip([0.0, 0.5, 1.0]) {
            let found = section.probability(number).unwrap();
            assert!(
                (found - expected).abs() <= tolerance,
                "{found} for {expected}"
            );
        }
        assert_eq!(section.probability(3), None);
        assert!(Section::decode(&bytes, 2, 50, precision).is_none());
        assert!(Section::decode(&bytes[1..], 3, 50, precision).is_none());
    }

    #[test]
    fn probabilities_are_as_exact_as_their_room() {
        check(Precision::Byte, 0.002);
        check(Precision::Word, 1e-5);
    }
}
