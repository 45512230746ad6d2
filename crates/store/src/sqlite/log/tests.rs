//! Logs put together frame by frame.

use super::*;

/// A frame for a page, which ends a transaction or not.
fn frame(page: u32, is_commit: bool) -> Frame {
    let mut frame = Frame::blank(page, if is_commit { 9 } else { 0 });
    let content = (0_u8..=u8::MAX).cycle().step_by(7).zip(&mut frame.data);
    content.for_each(|(number, byte)| *byte = number.wrapping_mul(page.to_be_bytes()[3]));
    frame
}

fn header(order: Order, salt: u8) -> Header {
    let header = Header {
        order,
        page_size: 512,
        salts: [salt; 8],
        sum: Sum::default(),
    };
    Header {
        sum: Sum::read(&header.to_bytes()[24..]),
        ..header
    }
}

/// Appends frames to a log, as a transaction that follows this checksum.
fn append(log: &mut Vec<u8>, header: &Header, before: Sum, frames: &[(u32, bool)]) -> Sum {
    let write =
        |sum, &(page, is_commit): &(u32, bool)| frame(page, is_commit).write(log, header, sum);
    frames.iter().fold(before, write)
}

const FIRST: [(u32, bool); 2] = [(2, false), (3, true)];
const SECOND: [(u32, bool); 3] = [(2, false), (4, false), (3, true)];

/// A log of the two transactions.
fn log(order: Order) -> Vec<u8> {
    let header = header(order, 1);
    let mut bytes = header.to_bytes().to_vec();
    let sum = append(&mut bytes, &header, header.sum, &FIRST);
    append(&mut bytes, &header, sum, &SECOND);
    bytes
}

const FRAME: usize = 24 + 512;

fn check(bytes: &[u8], verdict: Verdict, usable: usize) {
    let log = Log::read(bytes).unwrap();
    assert_eq!((log.verdict(0), log.usable()), (verdict, usable));
}

#[test]
fn a_log_in_order_is_sound_in_both_orders_of_bytes() {
    check(&log(Order::Little), Verdict::Sound, 5);
    check(&log(Order::Big), Verdict::Sound, 5);
}

#[test]
fn rebuilding_a_sound_log_changes_nothing() {
    for order in [Order::Little, Order::Big] {
        let bytes = log(order);
        let read = Log::read(&bytes).unwrap();
        assert_eq!(read.mended(), bytes);
        assert_eq!(read.bridged(), bytes);
    }
}

#[test]
fn a_changed_byte_is_mended_exactly() {
    let bytes = log(Order::Little);
    // Low bytes of numbers, salts and checksums; the header's too.
    for place in [
        20,
        25,
        HEADER + 2,
        HEADER + 9,
        HEADER + 18,
        HEADER + 24,
        HEADER + FRAME + 100,
    ] {
        let mut changed = bytes.clone();
        changed[place] ^= 0x10;
        let read = Log::read(&changed).unwrap();
        assert_eq!(read.verdict(0), Verdict::Mendable, "{place}");
        assert_eq!(read.mended(), bytes, "{place}");
    }
}

/// A change in the last frame may be in it or in its checksum.
#[test]
fn a_changed_bit_of_the_last_frame_is_mended_exactly_or_left_open() {
    for order in [Order::Little, Order::Big] {
        let bytes = log(order);
        let last = HEADER + 4 * FRAME;
        let mut open = 0;
        for place in last + 16..last + FRAME {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[place] ^= 1 << bit;
                let read = Log::read(&changed).unwrap();
                match read.verdict(0) {
                    Verdict::Mendable => assert_eq!(read.mended(), bytes, "{place}"),
                    Verdict::Lossy => open += 1,
                    Verdict::Sound => panic!("bit {bit} of {place} is not noticed"),
                }
            }
        }
        assert!(open < FRAME * 8 / 2, "{open}");
    }
}

/// A transaction that was given up, or never finished, and a shorter one
/// written over it.
#[test]
fn what_is_left_of_an_unfinished_transaction_is_no_damage() {
    let header = header(Order::Little, 1);
    let mut bytes = header.to_bytes().to_vec();
    let sum = append(&mut bytes, &header, header.sum, &FIRST);
    let start = bytes.len();
    append(&mut bytes, &header, sum, &[(5, false); 6]);
    let mut shorter = Vec::new();
    append(&mut shorter, &header, sum, &FIRST);
    bytes[start..start + shorter.len()].copy_from_slice(&shorter);
    check(&bytes, Verdict::Sound, 4);
}

#[test]
fn frames_of_an_earlier_generation_are_no_damage() {
    let mut bytes = log(Order::Little);
    let earlier = header(Order::Little, 7);
    append(
        &mut bytes,
        &earlier,
        earlier.sum,
        &[(2, true), (3, true), (4, true)],
    );
    check(&bytes, Verdict::Sound, 5);
}

/// It was being written when the power failed: nobody was told of it.
#[test]
fn one_incomplete_transaction_at_the_end_is_no_damage() {
    let mut bytes = log(Order::Little);
    bytes[HEADER + 2 * FRAME + 30..HEADER + 3 * FRAME].fill(0);
    check(&bytes, Verdict::Sound, 2);
    let read = Log::read(&bytes).unwrap();
    assert_eq!(read.verdict(5), Verdict::Lossy, "but the index knows of it");
}

#[test]
fn a_lost_transaction_before_another_is_damage() {
    let mut bytes = log(Order::Little);
    bytes[HEADER + 30..HEADER + FRAME].fill(0);
    check(&bytes, Verdict::Lossy, 0);
    let read = Log::read(&bytes).unwrap();
    let bridged = Log::read(&read.bridged()).unwrap();
    assert_eq!((bridged.verdict(0), bridged.usable()), (Verdict::Sound, 4));
}

#[test]
fn a_log_without_its_header_is_damage() {
    let mut bytes = log(Order::Big);
    bytes[..HEADER].fill(0);
    let read = Log::read(&bytes).unwrap();
    assert_eq!(read.verdict(0), Verdict::Lossy);
    assert_eq!(Log::read(&read.bridged()).unwrap().usable(), 4);
}

#[test]
fn what_is_no_log_has_no_frames() {
    for bytes in [
        vec![],
        vec![0; 31],
        vec![0; 100_000],
        log(Order::Big)[..40].to_vec(),
    ] {
        assert!(Log::read(&bytes).is_none_or(|log| log.verdict(0) == Verdict::Sound));
    }
}
