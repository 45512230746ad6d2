//! Recordings changed token by token, with checksums that are right again.

use brikke_engine::Generator;

use super::games::{below, one_of};
use crate::recordings::{body, payload, signed, signed_link};

/// Numbers at the ends of what some type or rule can hold.
const NUMBERS: [&str; 27] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "8",
    "64",
    "65",
    "255",
    "256",
    "257",
    "999999999",
    "1000000000",
    "1000000001",
    "4294967295",
    "4294967296",
    "4611686018427387904",
    "4611686018427387905",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "5192296858534827628530496329220096",
    "10384593717069655257060992658440192",
    "340282366920938463463374607431768211455",
    "340282366920938463463374607431768211456",
    "100000000000000000000000000000000000000000000000000000000000000000000000000000000",
];

/// Other values of the fields of the rules.
const FIELDS: [&str; 40] = [
    "size=4x4",
    "size=2x2",
    "size=3x4",
    "size=8x8",
    "size=9x9",
    "size=1x1",
    "size=1x2",
    "size=0x4",
    "size=04x4",
    "size=4X4",
    "size=4×4",
    "size=4x",
    "tiles=2:9,4:1",
    "tiles=2:18",
    "tiles=2:1",
    "tiles=2:18,4:2",
    "tiles=4:1,2:9",
    "tiles=2:1,2:1",
    "tiles=2:0",
    "tiles=2:1,4:0",
    "tiles=1:1",
    "tiles=6:1",
    "tiles=2:1,",
    "tiles=",
    "tiles=2:1000000000",
    "tiles=2:999999999,4:1",
    "tiles=2:999999999,4:2",
    "tiles=2:4294967297,4:1",
    "tiles=2:1,5192296858534827628530496329220096:1",
    "start=1",
    "start=2",
    "start=0",
    "start=64",
    "start=+2",
    "goal=none",
    "goal=2",
    "goal=131072",
    "goal=262144",
    "at-goal=stop",
    "lost-when=full",
];

/// Lines that stand elsewhere, or nowhere.
const LINES: [&str; 17] = [
    "",
    "seed otters",
    "seed  otters",
    "seed ",
    "seed",
    "secret 0000000000000000000000000000000000000000000000000000000000000000",
    "commitment 0000000000000000000000000000000000000000000000000000000000000000",
    "commitment 00000000000000000000000000000000000000000000000000000000000000000",
    "commitment 000000000000000000000000000000000000000000000000000000000000000G",
    "undos 0",
    "kept playing",
    "finished",
    "kept playing ",
    "position 2,2/0,0 score=0 moves=0",
    "tile 2 at 1,1",
    "end",
    "brikke recording 2",
];

/// Blanks, ends of lines, marks that nobody sees, and digits of other scripts.
const MARKS: [&str; 27] = [
    " ",
    "  ",
    "\t",
    "\r",
    "\u{B}",
    "\u{C}",
    "\u{1C}",
    "\u{1F}",
    "\u{7F}",
    "\u{85}",
    "\u{A0}",
    "\u{2028}",
    "\u{3000}",
    "\u{200B}",
    "\u{FEFF}",
    "\0",
    "\u{AD}",
    "\u{200D}",
    "\u{202E}",
    "\u{202F}",
    "\u{2069}",
    "\u{E0041}",
    "\u{661}",
    "\u{FF12}",
    "+",
    "-",
    "_",
];

/// The recording with up to three changes; in most the checksum is right.
pub(super) fn text(text: &str, random: &mut Generator) -> String {
    let mut body = body(text).to_owned();
    for _ in 0..one_of(random, &[0, 1, 1, 1, 2, 3]) {
        body = changed(&body, random);
    }
    let signed = match below(random, 20) {
        0 => body + text.lines().last().expect("a checksum"),
        _ => signed(&body.replace("\r\n", "\n")),
    };
    with_other_ends(signed, random)
}

fn changed(body: &str, random: &mut Generator) -> String {
    match below(random, 11) {
        0..3 => with_other_number(body, random),
        3..5 => with_other_lines(body, random),
        5..7 => with_other_field(body, random),
        7 => with_mark(body, random),
        8 => with_other_word(body, random),
        9 => with_score_at_the_limit(body, random),
        _ => with_other_seed(body, random),
    }
}

/// Every line ends in another way, or only one; the last has no end, or two.
fn with_other_ends(text: String, random: &mut Generator) -> String {
    match below(random, 30) {
        0 => text.replace('\n', "\r\n"),
        1 => text.replacen('\n', "\r\n", 1 + below(random, 4)),
        2 => text.trim_end().to_owned(),
        3 => text.trim_end().to_owned() + "\r",
        4 => text + "\n",
        5 => text + "\r\n",
        6 => text + "\r",
        7 => text.replacen('\n', "\r\r\n", 1),
        8 => "\u{FEFF}".to_owned() + &text,
        9 => "\n".to_owned() + &text,
        10 => text + " ",
        _ => text,
    }
}

/// The places of the numbers in a text.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (place, byte) in text.bytes().chain([b' ']).enumerate() {
        match (byte.is_ascii_digit(), start) {
            (true, None) => start = Some(place),
            (false, Some(from)) => {
                found.push(from..place);
                start = None;
            }
            _ => {}
        }
    }
    found
}

fn with_other_number(body: &str, random: &mut Generator) -> String {
    let places = numbers(body);
    let place = one_of(random, &places);
    let number = &body[place.clone()];
    let next = |by: i128| {
        let number: i128 = number.parse().unwrap_or(0);
        (number + by).to_string()
    };
    let other = match below(random, 12) {
        0 => format!("0{number}"),
        1 => format!("+{number}"),
        2 => format!("-{number}"),
        3 => next(1),
        4 => next(-1),
        5 => number.replace('2', "\u{662}"),
        6 => String::new(),
        _ => one_of(random, &NUMBERS).to_owned(),
    };
    format!("{}{other}{}", &body[..place.start], &body[place.end..])
}

/// A game from a position whose score ends where 64 bits do, or just beyond.
fn with_score_at_the_limit(body: &str, random: &mut Generator) -> String {
    let scores: Vec<_> = body.match_indices("score=").map(|it| it.0 + 6).collect();
    let [first, last] = scores[..] else {
        return body.to_owned();
    };
    let places = numbers(body);
    let number_at = |start| places.iter().find(|place| place.start == start).cloned();
    let (Some(first), Some(last)) = (number_at(first), number_at(last)) else {
        return body.to_owned();
    };
    let value = |place: &std::ops::Range<usize>| body[place.clone()].parse::<u64>().unwrap_or(0);
    let gained = value(&last).saturating_sub(value(&first));
    let end = u128::from(u64::MAX) + one_of(random, &[0, 0, 1, 2]);
    let start = end - u128::from(gained);
    format!(
        "{}{start}{}{end}{}",
        &body[..first.start],
        &body[first.end..last.start],
        &body[last.end..]
    )
}

fn with_other_lines(body: &str, random: &mut Generator) -> String {
    let mut lines: Vec<&str> = body.split_inclusive('\n').collect();
    let (one, other) = (below(random, lines.len()), below(random, lines.len()));
    let inserted = one_of(random, &LINES).to_owned() + "\n";
    match below(random, 5) {
        0 => lines.swap(one, other),
        1 => lines.insert(one, lines[one]),
        2 => drop(lines.remove(one)),
        3 => lines.insert(one, &inserted),
        _ => lines[one] = &inserted,
    }
    lines.concat()
}

/// Another value, order or number of fields in the rules.
fn with_other_field(body: &str, random: &mut Generator) -> String {
    let Some((before, rest)) = body.split_once("rules ") else {
        return body.to_owned();
    };
    let (rules, after) = rest.split_once('\n').unwrap_or((rest, ""));
    let mut fields: Vec<&str> = rules.split(' ').collect();
    let (one, other) = (below(random, fields.len()), below(random, fields.len()));
    let field = one_of(random, &FIELDS);
    match below(random, 8) {
        0 => fields.swap(one, other),
        1 => fields.push(field),
        2 => drop(fields.remove(one)),
        _ => {
            let key = |field: &str| field.split('=').next().map(str::to_owned);
            let same = fields.iter().position(|known| key(known) == key(field));
            fields[same.unwrap_or(one)] = field;
        }
    }
    format!("{before}rules {}\n{after}", fields.join(" "))
}

/// Another character somewhere: in place of a blank, or between two others.
fn with_mark(body: &str, random: &mut Generator) -> String {
    let mark = one_of(random, &MARKS);
    let blanks: Vec<usize> = body
        .match_indices([' ', '\n', ','])
        .map(|it| it.0)
        .collect();
    if blanks.is_empty() {
        return mark.to_owned();
    }
    let place = one_of(random, &blanks);
    match below(random, 3) {
        0 => format!("{}{mark}{}", &body[..place], &body[place + 1..]),
        1 => format!("{}{mark}{}", &body[..place], &body[place..]),
        _ => format!("{}{mark}{}", &body[..=place], &body[place + 1..]),
    }
}

/// Another direction, letter case or spelling.
fn with_other_word(body: &str, random: &mut Generator) -> String {
    let words = [
        ("left", "right"),
        ("up", "down"),
        ("right", "r"),
        ("down", "Down"),
        (" at ", " AT "),
        ("score=", "score= "),
        ("continue", "stop"),
        ("stuck", "full"),
        ("secret", "commitment"),
        ("commitment", "secret"),
        ("secret", "seed"),
        ("0,", ".,"),
        (",0", ", 0"),
        ("/", " / "),
        ("a", "A"),
        ("+", ""),
    ];
    let (from, to) = one_of(random, &words);
    match below(random, 2) {
        0 => body.replacen(from, to, 1 + below(random, 3)),
        _ => body.replace(from, to),
    }
}

/// Another seed: too long, with characters that nobody sees, with blanks.
fn with_other_seed(body: &str, random: &mut Generator) -> String {
    let mark = one_of(random, &MARKS);
    let seed = match below(random, 6) {
        0 => "x".repeat(256),
        1 => "x".repeat(257),
        2 => "é".repeat(129),
        3 => format!("{mark}otters"),
        4 => format!("otters{mark}"),
        _ => format!("ott{mark}ers"),
    };
    let lines = body.split_inclusive('\n').map(|line| {
        let is_seed = line.starts_with("seed ");
        if is_seed {
            format!("seed {seed}\n")
        } else {
            line.to_owned()
        }
    });
    lines.collect()
}

/// The link with up to three changed bytes, or written in another way.
pub(super) fn link(link: &str, random: &mut Generator) -> String {
    let mut bytes = payload(link);
    for _ in 0..one_of(random, &[0, 1, 1, 2, 3]) {
        change_byte(&mut bytes, random);
    }
    let link = signed_link(&bytes);
    match below(random, 24) {
        0 => format!(" {link}\n"),
        1 => format!("\u{3000}{link}\u{85}"),
        2 => format!("{link}\u{1C}"),
        3 => format!("{link}="),
        4 => format!("{link}A"),
        5 => link.replace(['-', '_'], "+"),
        6 => link.replacen('.', "", 1),
        7 => link[..link.len() - 1].to_owned(),
        8 => link.replace("bk1", "bk2"),
        9 => format!("{}\n{}", &link[..link.len() / 2], &link[link.len() / 2..]),
        _ => link,
    }
}

fn change_byte(bytes: &mut Vec<u8>, random: &mut Generator) {
    // What matters most stands at the beginning.
    let near = bytes.len().min(one_of(random, &[1, 4, 48, usize::MAX]));
    if near == 0 {
        return;
    }
    let place = below(random, near);
    let byte = u8::try_from(random.below(256)).expect("a byte");
    match below(random, 8) {
        0 => bytes[place] = byte,
        1 => bytes[place] = one_of(random, &[0, 1, 0x7F, 0x80, 0xFF]),
        2 => bytes.insert(place, one_of(random, &[0, 0x80, byte])),
        3 => drop(bytes.remove(place)),
        4 => bytes.truncate(place),
        5 => bytes.push(byte),
        6 => bytes.push(0),
        _ => bytes[place] ^= 1 << random.below(8),
    }
}
