//! The checksum of logs.

use super::word;

/// The order of the bytes of the numbers that are summed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    Big,
}

impl Order {
    fn number(self, bytes: &[u8]) -> u32 {
        match self {
            Order::Little => word(bytes, 0).swap_bytes(),
            Order::Big => word(bytes, 0),
        }
    }

    fn bytes(self, number: u32) -> [u8; 4] {
        match self {
            Order::Little => number.to_le_bytes(),
            Order::Big => number.to_be_bytes(),
        }
    }
}

/// Two sums over pairs of numbers, each with the other added in: all modulo
/// 2^32, and so a linear function of what is summed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sum {
    first: u32,
    second: u32,
}

impl Sum {
    /// The sum that stands in these eight bytes.
    pub(super) fn read(bytes: &[u8]) -> Sum {
        Sum {
            first: word(bytes, 0),
            second: word(bytes, 4),
        }
    }

    pub(super) fn to_bytes(self) -> [u8; 8] {
        let mut bytes = [0; 8];
        bytes[..4].copy_from_slice(&self.first.to_be_bytes());
        bytes[4..].copy_from_slice(&self.second.to_be_bytes());
        bytes
    }

    /// The sum over these bytes, which are a multiple of eight.
    pub(super) fn over(self, order: Order, bytes: &[u8]) -> Sum {
        let Sum {
            mut first,
            mut second,
        } = self;
        for pair in bytes.chunks_exact(8) {
            first = first
                .wrapping_add(order.number(&pair[..4]))
                .wrapping_add(second);
            second = second
                .wrapping_add(order.number(&pair[4..]))
                .wrapping_add(first);
        }
        Sum { first, second }
    }

    /// Returns true if the two differ in one byte.
    pub(super) fn is_one_byte_from(self, other: Sum) -> bool {
        let (ours, theirs) = (self.to_bytes(), other.to_bytes());
        ours.iter()
            .zip(theirs)
            .filter(|&(&one, two)| one != two)
            .count()
            == 1
    }
}

/// The byte that makes a sum wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WrongByte {
    /// More than one byte is wrong.
    None,
    /// This place, which should have this value.
    At(usize, u8),
    /// It is one byte; which, the sum does not tell.
    Somewhere,
}

/// The one byte that has to change for these bytes to have the wanted sum.
///
/// Adding `d` to a number adds `d` times a factor to each of the two sums. The
/// factors depend on the place only, and one of them is odd, so that at most
/// one `d` fits each place. Of the highest bits of a number little is left
/// modulo 2^32, and a change there fits many places.
pub(super) fn wrong_byte(order: Order, bytes: &[u8], found: Sum, wanted: Sum) -> WrongByte {
    let first = wanted.first.wrapping_sub(found.first);
    let second = wanted.second.wrapping_sub(found.second);
    // The factors of the last number are 0 and 1, of the one before 1 and 1.
    let (mut one, mut two) = (0_u32, 1_u32);
    let mut wrong = WrongByte::None;
    for at in (0..bytes.len() / 4).rev().map(|index| 4 * index) {
        let difference = if one % 2 == 1 {
            first.wrapping_mul(inverse(one))
        } else {
            second.wrapping_mul(inverse(two))
        };
        let fits = difference.wrapping_mul(one) == first && difference.wrapping_mul(two) == second;
        let change = one_byte(order, &bytes[at..at + 4], difference).filter(|_| fits);
        wrong = match (wrong, change) {
            (_, None) => wrong,
            (WrongByte::None, Some((place, byte))) => WrongByte::At(at + place, byte),
            _ => return WrongByte::Somewhere,
        };
        (one, two) = earlier(one, two);
    }
    wrong
}

/// The factors of the number before the one with these.
const fn earlier(one: u32, two: u32) -> (u32, u32) {
    // The sums run over the numbers in turn: each adds to one of them, which
    // the next then adds to the other.
    (two, one.wrapping_add(two))
}

/// The inverse of an odd number modulo 2^32.
fn inverse(odd: u32) -> u32 {
    // Each step doubles the number of right bits, from three.
    (0..4).fold(odd, |inverse, _| {
        inverse.wrapping_mul(2_u32.wrapping_sub(odd.wrapping_mul(inverse)))
    })
}

/// The byte that changes if so much is added, where only one does.
fn one_byte(order: Order, four: &[u8], difference: u32) -> Option<(usize, u8)> {
    let right = order.bytes(order.number(four).wrapping_add(difference));
    let mut changed = (0..4).filter(|&place| right[place] != four[place]);
    match (changed.next(), changed.next()) {
        (Some(place), None) => Some((place, right[place])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDERS: [Order; 2] = [Order::Little, Order::Big];

    /// The verdict on bytes of a page of which one was changed.
    fn check(order: Order, place: usize, change: u8) -> (WrongByte, u8) {
        let bytes: Vec<u8> = (0..4104_u32).map(|at| (at * at % 251) as u8).collect();
        let start = Sum {
            first: 77,
            second: 5,
        };
        let mut changed = bytes.clone();
        changed[place] ^= change;
        let (found, wanted) = (start.over(order, &changed), start.over(order, &bytes));
        let wrong = wrong_byte(order, &changed, found, wanted);
        (wrong, bytes[place])
    }

    #[test]
    fn a_changed_byte_is_found_unless_it_is_a_high_one() {
        for order in ORDERS {
            for place in (0..4104).step_by(5) {
                let (wrong, right) = check(order, place, 1 << (place % 8));
                let is_high = match order {
                    Order::Little => place % 4 >= 2,
                    Order::Big => place % 4 <= 1,
                };
                let is_found = wrong == WrongByte::At(place, right);
                assert!(
                    is_found || is_high && wrong == WrongByte::Somewhere,
                    "{place}"
                );
            }
        }
    }

    #[test]
    fn two_changed_bytes_are_not_taken_for_one() {
        let bytes = vec![3; 512];
        let wanted = Sum::default().over(Order::Little, &bytes);
        for other in 8..512 {
            let mut changed = bytes.clone();
            changed[1] ^= 4;
            changed[other] ^= 1;
            let found = Sum::default().over(Order::Little, &changed);
            let wrong = wrong_byte(Order::Little, &changed, found, wanted);
            assert_eq!(wrong, WrongByte::None, "{other}");
        }
    }
}
