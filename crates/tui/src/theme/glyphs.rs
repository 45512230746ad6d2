//! The characters that a terminal can show.

use brikke_app::page::Direction;
use ratatui::symbols::border;

/// The characters that a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// Blocks, arrows and lines.
    Unicode,
    /// Nothing beyond ASCII.
    Ascii,
}

/// A box of `+`, `-` and `|`.
const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// A box of `=` and `#`, for what must stand out.
const ASCII_STRONG_BORDER: border::Set<'static> = border::Set {
    top_left: "#",
    top_right: "#",
    bottom_left: "#",
    bottom_right: "#",
    vertical_left: "#",
    vertical_right: "#",
    horizontal_top: "=",
    horizontal_bottom: "=",
};

impl Glyphs {
    /// The characters that the locale promises: ASCII only where the
    /// locale is a plain one. `environment` looks up a variable.
    pub fn detect(environment: impl Fn(&str) -> Option<String>) -> Glyphs {
        let variable = |name: &&str| environment(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(variable);
        match locale.as_deref() {
            Some("C" | "POSIX" | "C.ASCII" | "en_US.US-ASCII") => Glyphs::Ascii,
            _ => Glyphs::Unicode,
        }
    }

    /// An ordinary box.
    pub const fn border(self) -> border::Set<'static> {
        match self {
            Glyphs::Unicode => border::PLAIN,
            Glyphs::Ascii => ASCII_BORDER,
        }
    }

    /// A box that stands out.
    pub const fn strong_border(self) -> border::Set<'static> {
        match self {
            Glyphs::Unicode => border::THICK,
            Glyphs::Ascii => ASCII_STRONG_BORDER,
        }
    }

    /// A box of two lines.
    pub const fn double_border(self) -> border::Set<'static> {
        match self {
            Glyphs::Unicode => border::DOUBLE,
            Glyphs::Ascii => ASCII_STRONG_BORDER,
        }
    }

    /// The sign for text that was cut off.
    pub const fn ellipsis(self) -> &'static str {
        match self {
            Glyphs::Unicode => "…",
            Glyphs::Ascii => "~",
        }
    }

    /// A full block.
    pub const fn block(self) -> &'static str {
        match self {
            Glyphs::Unicode => "█",
            Glyphs::Ascii => "#",
        }
    }

    /// A dot in the middle of the line.
    pub const fn dot(self) -> &'static str {
        match self {
            Glyphs::Unicode => "·",
            Glyphs::Ascii => ".",
        }
    }

    /// The sign for a value that does not exist.
    pub const fn dash(self) -> &'static str {
        match self {
            Glyphs::Unicode => "–",
            Glyphs::Ascii => "-",
        }
    }

    /// A word between arrows, to be turned to the left and to the right.
    pub fn turned(self, word: &str) -> String {
        let [left, right] = [Direction::Left, Direction::Right].map(|way| self.arrow(way));
        format!("{left} {word} {right}")
    }

    /// An arrow in a direction.
    pub const fn arrow(self, direction: Direction) -> &'static str {
        match (self, direction) {
            (Glyphs::Unicode, Direction::Up) => "▲",
            (Glyphs::Unicode, Direction::Right) => "▶",
            (Glyphs::Unicode, Direction::Down) => "▼",
            (Glyphs::Unicode, Direction::Left) => "◀",
            (Glyphs::Ascii, Direction::Up) => "^",
            (Glyphs::Ascii, Direction::Right) => ">",
            (Glyphs::Ascii, Direction::Down) => "v",
            (Glyphs::Ascii, Direction::Left) => "<",
        }
    }

    /// A hollow arrow in a direction.
    pub const fn hollow_arrow(self, direction: Direction) -> &'static str {
        match (self, direction) {
            (Glyphs::Unicode, Direction::Up) => "△",
            (Glyphs::Unicode, Direction::Right) => "▷",
            (Glyphs::Unicode, Direction::Down) => "▽",
            (Glyphs::Unicode, Direction::Left) => "◁",
            (Glyphs::Ascii, _) => "x",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_locale_is_ascii() {
        let check = |name: &str, value: &str, expected| {
            let environment = |asked: &str| (asked == name).then(|| value.to_owned());
            assert_eq!(Glyphs::detect(environment), expected, "{name}={value}");
        };
        check("LANG", "nb_NO.UTF-8", Glyphs::Unicode);
        check("LANG", "C.UTF-8", Glyphs::Unicode);
        check("LANG", "", Glyphs::Unicode);
        check("LANG", "C", Glyphs::Ascii);
        check("LC_ALL", "POSIX", Glyphs::Ascii);
    }
}
