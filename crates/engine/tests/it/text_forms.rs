//! Text forms of positions and directions.

use brikke_engine::{Board, Direction, PositionError, Square};

use crate::given::board;

fn check_same(text: &str, position: &str) {
    let read: Board = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), position, "{text}");
}

#[test]
fn a_position_is_written_row_by_row() {
    let position = "2,0,0,4/0,8,0,0/0,0,0,0/2,0,0,0";
    check_same(position, position);
}

#[test]
fn a_position_is_read_with_spaces_for_commas() {
    check_same("2 0 4/0 8 0", "2,0,4/0,8,0");
    check_same("  2   0 4/0 8\t0 ", "2,0,4/0,8,0");
}

#[test]
fn a_position_is_read_with_blanks_around_the_slashes() {
    check_same("2,0 / 0,4", "2,0/0,4");
    check_same(" 2,0 /\n 0,4\n", "2,0/0,4");
    check_same("2, 0 / 0 ,4", "2,0/0,4");
}

#[test]
fn a_position_is_read_with_dots_and_underscores_for_empty() {
    check_same("2,./_,4", "2,0/0,4");
    check_same(". _ / 2 0", "0,0/2,0");
}

/// Checks that the text is refused, with the row and column of the mistake.
fn check_refused(text: &str, row: usize, column: usize) {
    let refusal = text.parse::<Board>().expect_err(text).to_string();
    let place = format!("row {row}, column {column}");
    assert!(refusal.contains(&place), "{text}: {refusal}");
}

#[test]
fn what_is_no_tile_is_refused_with_its_row_and_column() {
    check_refused("2,0/x,4", 2, 1);
    check_refused("2,0/0,-4", 2, 2);
    check_refused("2,+4/0,0", 1, 2);
    check_refused("2,4.0/0,0", 1, 2);
    check_refused("2,٢/0,0", 1, 2);
    check_refused("2,0,/0,0,", 1, 3);
    check_refused("2,,0/0,0,0", 1, 2);
    check_refused("2,..,0/0,0,0", 1, 2);
    check_refused("2 0 0 / 0 0 0x4", 2, 3);
}

#[test]
fn what_is_no_power_of_two_is_refused_with_its_row_and_column() {
    check_refused("2,0/0,3", 2, 2);
    check_refused("2,1/0,0", 1, 2);
    check_refused("6 0/0 0", 1, 1);
}

#[test]
fn a_tile_that_the_board_cannot_hold_is_refused_with_its_row_and_column() {
    check_refused("2,0/0,64", 2, 2);
    check_refused("16,0", 1, 1);
    check_refused("2,0,0,0/0,0,0,0/0,0,0,262144/0,0,0,0", 3, 4);
    check_refused("2,0/340282366920938463463374607431768211456,0", 2, 1);
    check_refused(
        "2,0/0,999999999999999999999999999999999999999999999999",
        2,
        2,
    );
    assert_eq!(board("32 . / . ."), "32,0/0,0".parse().unwrap());
}

#[test]
fn the_first_mistake_is_named() {
    let refused = "2,0/3,x".parse::<Board>();
    let square = Square::new(1, 0);
    assert_eq!(
        refused,
        Err(PositionError::NotAPowerOfTwo {
            square,
            value: "3".into()
        })
    );
}

#[test]
fn rows_of_different_length_are_refused_with_the_row_and_column() {
    check_refused("2,0/2", 2, 2);
    check_refused("2,0/2,0,4", 2, 3);
    check_refused("2,0/0,0/", 3, 1);
}

#[test]
fn rows_of_different_length_are_refused() {
    for text in ["2,0/2", "2,0/2,0,4", "2,0/0,0/", "/2,0", "2 0 0/2 0"] {
        assert!(
            matches!(text.parse::<Board>(), Err(PositionError::Ragged { .. })),
            "{text}"
        );
    }
}

#[test]
fn shapes_that_no_board_has_are_refused() {
    let nine = ["0"; 9];
    for text in ["", "/", "2", " ", "//", &nine.join(","), &nine.join("/")] {
        assert!(text.parse::<Board>().is_err(), "{text}");
    }
    let many = vec!["0"; 70_000];
    assert!(many.join("/").parse::<Board>().is_err());
    assert!(many.join(",").parse::<Board>().is_err());
}

#[test]
fn directions_are_words_or_their_first_letters() {
    let read = |text: &str| text.parse::<Direction>().ok();
    for direction in Direction::ALL {
        assert_eq!(read(direction.name()), Some(direction));
        assert_eq!(read(&direction.name()[..1]), Some(direction));
    }
    for text in [
        "", " ", "lef", "lefty", "leftleft", "north", "up ", "w", "ü",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn sixteen_hexadecimal_digits_are_the_exponents_of_a_board() {
    let board: Board = "2,4,8,16/0,0,0,0/32768,0,0,0/0,0,0,1024".parse().unwrap();
    let forms = [
        "12340000f000000a",
        " 12340000F000000A ",
        "https://example.org/p/12340000f000000a",
        "/p/12340000f000000a?theme=dark",
    ];
    for form in forms {
        assert_eq!(form.parse(), Ok(board), "{form}");
    }
    for other in ["12340000f000000", "12340000f000000aa", "12340000g000000a"] {
        assert!(other.parse::<Board>().is_err(), "{other}");
    }
}
