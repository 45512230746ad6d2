//! The widths of a table's columns.

/// The widths, with the widest columns made narrower until all of them and
/// the gaps between them fit.
pub(super) fn narrowed(mut widths: Vec<u16>, room: u16, gap: u16) -> Vec<u16> {
    let gaps = usize::from(gap) * widths.len().saturating_sub(1);
    let room = usize::from(room).saturating_sub(gaps);
    let sum = |widths: &[u16]| {
        widths
            .iter()
            .map(|&width| usize::from(width))
            .sum::<usize>()
    };
    while sum(&widths) > room {
        let Some(widest) = widths.iter_mut().max() else {
            break;
        };
        if *widest <= 1 {
            break;
        }
        *widest -= 1;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::narrowed;

    #[test]
    fn the_widest_columns_give_way() {
        assert_eq!(narrowed(vec![2, 10, 4], 20, 2), [2, 10, 4]);
        assert_eq!(narrowed(vec![2, 10, 4], 15, 2), [2, 5, 4]);
        assert_eq!(narrowed(vec![2, 10, 4], 10, 2), [2, 2, 2]);
        assert_eq!(narrowed(vec![2, 10, 4], 0, 2), [1, 1, 1]);
        assert_eq!(narrowed(vec![], 0, 2), [0_u16; 0]);
    }
}
