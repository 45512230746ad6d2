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

/// Checks that the bytes are this table.
fn check_bytes(bytes: &[u8], table: &[(&str, u64)]) {
    let read = scores::read(bytes).unwrap_or_else(|error| panic!("{error}"));
    let read: Vec<_> = read
        .iter()
        .map(|line| (line.name.as_str(), line.score))
        .collect();
    assert_eq!(read, table);
}

#[test]
fn names_in_latin_1_and_windows_1252_are_read() {
    check_bytes(
        b"Jo\xE3o                |60\r\nCau\xEA                |50\r\n",
        &[("João", 60), ("Cauê", 50)],
    );
    check_bytes(b"\x8Cuvre               |7", &[("Œuvre", 7)]);
}

/// The other program counts bytes, whatever the console makes of them.
#[test]
fn names_padded_in_bytes_are_read() {
    let text = "Cauê               |60\nAna                 |50\n";
    assert_eq!(text.lines().next().map(str::len), Some(23));
    check_bytes(text.as_bytes(), &[("Cauê", 60), ("Ana", 50)]);
}

/// As in the picture of the document, of which only tabs are left.
#[test]
fn a_table_with_tabs_is_read() {
    check_bytes(b"Teste\t1\t66\nTeste\t2\t60\n", &TEN[..2]);
    check_bytes(b"Ana\t7", &[("Ana", 7)]);
}

#[test]
fn a_bar_in_a_name_goes_in_and_out() {
    let table = [entry("|", 9), entry("B|a", 8), entry("a|7", 7)];
    let text = scores::write(&table).unwrap();
    assert!(text.starts_with("|                   |9\n"), "{text}");
    assert_eq!(scores::read(text.as_bytes()), Ok(table.to_vec()));
}

#[test]
fn tables_are_told_from_other_files() {
    for table in [
        "Ana                 |60\n",
        "a\t5",
        "Teste\t1\t66\r\nTeste\t2\t60\r\n",
    ] {
        assert!(scores::is_likely(table.as_bytes()), "{table}");
    }
    for other in ["", "Ana", "Ana 5", "a\tb", "a\t5\nb", "a\t"] {
        assert!(!scores::is_likely(other.as_bytes()), "{other}");
    }
}

#[test]
fn other_encodings_are_refused() {
    let nobodys = b"Ana                 |60\nCau\x81                |50\n";
    let reason = "byte 28 of the file is not a letter: save the file as UTF-8";
    check_refused(nobodys, &format!("line 2: {reason}"));
    let utf_16: Vec<u8> = "Ana|1\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    check_refused(
        &utf_16,
        "line 1: the file has a zero byte in it, which no text in UTF-8 has",
    );
    let marked = "\u{FEFF}Ana                 |60\n";
    let reason = "the file begins with a byte order mark: save it as UTF-8 without one";
    check_refused(marked, &format!("line 1: {reason}"));
    check_line_refused(
        "Ana\0                |50",
        "the file has a zero byte in it, which no text in UTF-8 has",
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
        "", "x", "5x", "+50", "5 ", " 50", "050", "00", "5.0", "٥٠", "--5",
    ] {
        let reason = format!("'{score}' is not a score: write digits only, without leading zeros");
        check_line_refused(&format!("Bia                 |{score}"), &reason);
    }
    let reason = r"'5\r' is not a score: write digits only, without leading zeros";
    check_refused("Bia                 |5\r", &format!("line 1: {reason}"));
}

#[test]
fn a_score_out_of_reach_is_refused() {
    let negative = "the score is -5, but it cannot be negative";
    check_line_refused("Bia                 |-5", negative);
    for score in ["2147483648", "18446744073709551616"] {
        let reason = format!("the score {score} is too large: the file holds at most 2147483647");
        check_line_refused(&format!("Bia                 |{score}"), &reason);
    }
}

#[test]
fn the_best_score_comes_first() {
    let reason = "61 is below 60: the best score comes first";
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
    let long = entry(&"👨‍👩‍👧‍👦".repeat(3), 8);
    check_not_written(
        &[long],
        "line 1: the name has 21 characters where at most 20 fit",
    );
    let large = entry("Ana", 2_147_483_648);
    let reason = "the score 2147483648 is too large: the file holds at most 2147483647";
    check_not_written(&[large], &format!("line 1: {reason}"));
    let order = [entry("Ana", 1), entry("Bia", 2)];
    check_not_written(&order, "line 2: 2 is below 1: the best score comes first");
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

/// Whether the bytes are the text, but for the ends of lines; where they are
/// in another encoding or have tabs, that is all that can be said.
fn reads_as(bytes: &[u8], text: &str) -> bool {
    let Ok(read) = str::from_utf8(bytes) else {
        return true;
    };
    let mut read = read.replace("\r\n", "\n");
    if !read.is_empty() && !read.ends_with('\n') {
        read.push('\n');
    }
    read == text || read.contains('\t') || read.len() != text.len()
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
                let text = scores::write(&table).unwrap();
                prop_assert_eq!(scores::read(text.as_bytes()).unwrap(), table);
                prop_assert!(reads_as(&bytes, &text), "{:?} and {:?}", bytes, text);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
