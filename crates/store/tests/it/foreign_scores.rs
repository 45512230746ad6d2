//! The table of the ten best scores.

use brikke_play::PlayerName;
use brikke_store::ForeignScore;
use brikke_store::foreign::scores;
use proptest::prelude::*;

fn entry(name: &str, score: u64) -> ForeignScore {
    let name = PlayerName::new(name).unwrap();
    ForeignScore { name, score }
}

/// Checks that the text is this table; returns how it is written.
fn check_read(text: &str, table: &[(&str, u64)]) -> String {
    let read = scores::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let table: Vec<_> = table
        .iter()
        .map(|&(name, score)| entry(name, score))
        .collect();
    assert_eq!(read, table);
    scores::write(&read).unwrap()
}

const TEN: [(&str, u64); 10] = [
    ("Teste 1", 66),
    ("Teste 2", 60),
    ("Teste 3", 58),
    ("Teste 4", 56),
    ("Teste 5", 54),
    ("Teste 6", 52),
    ("Teste 7", 50),
    ("Teste 8", 49),
    ("Teste 9", 46),
    ("Teste 10", 44),
];

#[test]
fn the_table_of_the_document() {
    let text = include_str!("../data/foreign/ten.txt");
    assert_eq!(check_read(text, &TEN), text);
}

#[test]
fn lines_may_end_as_on_windows() {
    let text = include_str!("../data/foreign/ten-windows.txt");
    assert!(text.contains("\r\n"));
    assert_eq!(check_read(text, &TEN), text.replace("\r\n", "\n"));
}

#[test]
fn the_last_line_may_lack_its_end() {
    let text = include_str!("../data/foreign/no-last-newline.txt");
    assert!(!text.ends_with('\n'));
    assert_eq!(check_read(text, &TEN[..3]), format!("{text}\n"));
}

#[test]
fn names_are_padded_in_characters() {
    let text = include_str!("../data/foreign/names.txt");
    let table = [
        ("Cauê Scotti", 2_147_483_647),
        ("Ødegård", 20480),
        ("Zoë d'Été-Noël", 20480),
        ("王小明", 2048),
        ("कमला देवी", 1024),
        ("سلمى", 512),
        ("Ada 🦊", 4),
        ("abcdefghijklmnopqrst", 0),
    ];
    assert_eq!(check_read(text, &table), text);
}

#[test]
fn an_empty_file_is_a_table_without_scores() {
    assert_eq!(check_read("", &[]), "");
}

/// Checks that the bytes are refused with this sentence.
fn check_refused(bytes: impl AsRef<[u8]>, sentence: &str) {
    let refused = scores::read(bytes.as_ref()).unwrap_err();
    assert_eq!(refused.to_string(), sentence);
}

/// Checks that a table with this second line is refused with this sentence.
fn check_line_refused(line: &str, reason: &str) {
    let text = format!("Ana                 |60\n{line}\n");
    check_refused(text, &format!("line 2: {reason}"));
}

#[test]
fn other_encodings_are_refused() {
    let latin_1 = b"Ana                 |60\nCau\xEA                |50\n";
    let reason = "byte 28 of the file is not UTF-8: save the file in that encoding";
    check_refused(latin_1, &format!("line 2: {reason}"));
    let cut = &"é                   |60\n".as_bytes()[1..];
    check_refused(
        cut,
        "line 1: byte 1 of the file is not UTF-8: save the file in that encoding",
    );
    let utf_16: Vec<u8> = "Ana|1\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    check_refused(
        &utf_16,
        "line 1: a byte 0 stands in the file: it is no text in UTF-8",
    );
    let marked = "\u{FEFF}Ana                 |60\n";
    let reason = "the file begins with a byte order mark: save it as UTF-8 without one";
    check_refused(marked, &format!("line 1: {reason}"));
    check_line_refused(
        "Ana\0                |50",
        "a byte 0 stands in the file: it is no text in UTF-8",
    );
}

#[test]
fn a_line_without_a_bar_is_refused() {
    let reason = "there is no '|' between the name and the score";
    for line in ["", "Bia                  50", "Bia", "                    "] {
        check_line_refused(line, reason);
    }
    check_refused("\n", &format!("line 1: {reason}"));
}

#[test]
fn a_name_of_another_length_is_refused() {
    let reason = "the name has 21 characters where at most 20 fit";
    check_line_refused("abcdefghijklmnopqrstu|50", reason);
    let reason = |characters| {
        format!(
            "the name with its blanks has {characters} characters before the '|' where 20 belong"
        )
    };
    check_line_refused("Bia|50", &reason(3));
    check_line_refused("Bia                  |50", &reason(21));
    check_line_refused("|50", &reason(0));
}

#[test]
fn a_name_that_is_none_is_refused() {
    check_line_refused(
        "                    |50",
        "a name needs at least one character",
    );
    let form = "the name begins with a blank or is not composed (NFC)";
    check_line_refused(" Bia                |50", form);
    check_line_refused("Andre\u{301}              |50", form);
    let control = "character 4 of the name (U+001B) is a control character: leave it out";
    check_line_refused("Eve\u{1b}[2J             |50", control);
    let carriage = "character 2 of the name (U+000D) is a control character: leave it out";
    check_line_refused("A\ra                 |50", carriage);
}

#[test]
fn what_is_no_score_is_refused() {
    for score in [
        "", "x", "5x", "+50", "5 ", " 50", "050", "00", "5.0", "5|0", "٥٠", "--5",
    ] {
        let reason = format!("'{score}' is no score: only digits, and no zeros before them");
        check_line_refused(&format!("Bia                 |{score}"), &reason);
    }
    let reason = r"'5\r' is no score: only digits, and no zeros before them";
    check_refused("Bia                 |5\r", &format!("line 1: {reason}"));
}

#[test]
fn a_score_out_of_reach_is_refused() {
    let negative = "the score cannot be negative, and it is -5";
    check_line_refused("Bia                 |-5", negative);
    for score in ["2147483648", "18446744073709551616"] {
        let reason = format!("the score {score} is too large: the file holds at most 2147483647");
        check_line_refused(&format!("Bia                 |{score}"), &reason);
    }
}

#[test]
fn the_best_score_comes_first() {
    let reason = "61 stands below 60: the best score comes first";
    check_line_refused("Bia                 |61", reason);
}

#[test]
fn an_eleventh_line_is_refused() {
    let text = include_str!("../data/foreign/ten.txt").to_owned() + "Teste 11            |40\n";
    check_refused(text, "line 11: there are more than 10 lines");
}

/// Checks that the table is not written.
fn check_not_written(table: &[ForeignScore], sentence: &str) {
    assert_eq!(scores::write(table).unwrap_err().to_string(), sentence);
}

#[test]
fn what_does_not_fit_is_not_written() {
    let bar = [entry("Ana", 9), entry("B|a", 8)];
    check_not_written(
        &bar,
        "line 2: the name has a '|' in it, which ends a name in this file",
    );
    let long = entry(&"👨‍👩‍👧‍👦".repeat(3), 8);
    check_not_written(
        &[long],
        "line 1: the name has 21 characters where at most 20 fit",
    );
    let large = entry("Ana", 2_147_483_648);
    let reason = "the score 2147483648 is too large: the file holds at most 2147483647";
    check_not_written(&[large], &format!("line 1: {reason}"));
    let order = [entry("Ana", 1), entry("Bia", 2)];
    check_not_written(
        &order,
        "line 2: 2 stands below 1: the best score comes first",
    );
    let eleven = vec![entry("Ana", 1); 11];
    check_not_written(&eleven, "line 11: there are more than 10 lines");
}

/// Texts that are nearly always a table.
fn likely_texts() -> impl Strategy<Value = Vec<u8>> {
    const NAMES: [&str; 8] = [
        "Ana",
        "Cauê",
        "王小明",
        "a  b",
        "🦊",
        " Bia",
        "e\u{301}",
        "abcdefghijklmnopqrstu",
    ];
    let name = prop::sample::select(&NAMES[..]);
    let score = prop_oneof![9 => 0..100_i64, 1 => any::<i64>()];
    let end = prop::sample::select(vec!["\n", "\n", "\n", "\n", "\r\n", "\r\n", "", "\r"]);
    prop::collection::vec((name, score, end), 0..12).prop_map(|mut lines| {
        lines.sort_by_key(|&(_, score, _)| -i128::from(score));
        let line = |(name, score, end)| format!("{name:<20}|{score}{end}");
        let lines: Vec<String> = lines.into_iter().map(line).collect();
        lines.concat().into_bytes()
    })
}

fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..200)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2048))]

    #[test]
    fn any_bytes_are_refused_or_written_again(bytes in prop_oneof![likely_texts(), any_bytes()]) {
        match scores::read(&bytes) {
            Ok(table) => {
                let mut text = String::from_utf8(bytes).unwrap().replace("\r\n", "\n");
                if !text.is_empty() && !text.ends_with('\n') {
                    text.push('\n');
                }
                prop_assert_eq!(scores::write(&table).unwrap(), text);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
