//! The number of colours that a terminal can show.

use brikke_app::settings::ColourChoice;

/// The number of colours that a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColourDepth {
    /// No colours: tiles differ by borders, bold, underline and reverse.
    None,
    /// The sixteen that people choose themselves.
    Ansi16,
    /// The palette of 256.
    Indexed256,
    /// All of them.
    True,
}

/// Terminals that show all colours and do not always say so in `COLORTERM`.
const TRUE_COLOUR_TERMS: [&str; 8] = [
    "alacritty",
    "contour",
    "foot",
    "ghostty",
    "iterm2",
    "kitty",
    "rio",
    "wezterm",
];

/// Terminals without colours.
const COLOURLESS_TERMS: [&str; 6] = ["dumb", "vt100", "vt102", "vt220", "vt320", "unknown"];

impl ColourDepth {
    /// All of them, the fewest colours first.
    pub const ALL: [ColourDepth; 4] = [
        ColourDepth::None,
        ColourDepth::Ansi16,
        ColourDepth::Indexed256,
        ColourDepth::True,
    ];

    /// The number of colours to use: the one that was asked for, else the one
    /// that the environment promises. `environment` looks up a variable.
    ///
    /// ```
    /// use brikke_app::settings::ColourChoice;
    /// use brikke_tui::colour::ColourDepth;
    ///
    /// let xterm = |name: &str| (name == "TERM").then(|| "xterm-256color".to_owned());
    /// assert_eq!(ColourDepth::detect(ColourChoice::Auto, xterm), ColourDepth::Indexed256);
    /// assert_eq!(ColourDepth::detect(ColourChoice::None, xterm), ColourDepth::None);
    /// ```
    pub fn detect(
        choice: ColourChoice,
        environment: impl Fn(&str) -> Option<String>,
    ) -> ColourDepth {
        match choice {
            ColourChoice::Auto => {
                offered(|name| environment(name).filter(|value| !value.is_empty()))
            }
            ColourChoice::Truecolor => ColourDepth::True,
            ColourChoice::Palette256 => ColourDepth::Indexed256,
            ColourChoice::Palette16 => ColourDepth::Ansi16,
            ColourChoice::None => ColourDepth::None,
        }
    }
}

/// The promise of the environment; `variable` gives only those that are not empty.
fn offered(variable: impl Fn(&str) -> Option<String>) -> ColourDepth {
    let term = variable("TERM").map(|term| term.to_ascii_lowercase());
    if variable("NO_COLOR").is_some() {
        return ColourDepth::None;
    }
    let Some(term) = term else {
        return without_term(variable);
    };
    if COLOURLESS_TERMS.contains(&term.as_str()) || term.ends_with("-mono") || term.ends_with("-m")
    {
        return ColourDepth::None;
    }
    let colours = promised(variable("COLORTERM")).unwrap_or_else(|| named(&term));
    // GNU screen passes the promise of the terminal around it on, and then
    // does not keep it.
    let is_screen = variable("STY").is_some() && term.starts_with("screen");
    if is_screen {
        colours.min(ColourDepth::Indexed256)
    } else {
        colours
    }
}

/// Windows has no `TERM`, and its consoles show all colours.
fn without_term(variable: impl Fn(&str) -> Option<String>) -> ColourDepth {
    let is_windows = variable("OS").is_some_and(|system| system == "Windows_NT");
    if is_windows || variable("WT_SESSION").is_some() {
        return ColourDepth::True;
    }
    promised(variable("COLORTERM")).unwrap_or(ColourDepth::Ansi16)
}

/// The promise of `COLORTERM`.
fn promised(colorterm: Option<String>) -> Option<ColourDepth> {
    let word = colorterm?.to_ascii_lowercase();
    matches!(word.as_str(), "truecolor" | "24bit").then_some(ColourDepth::True)
}

/// The colours of a terminal with this name.
fn named(term: &str) -> ColourDepth {
    let is_true = term.ends_with("-direct")
        || term.contains("truecolor")
        || TRUE_COLOUR_TERMS.iter().any(|name| term.contains(name));
    if is_true {
        ColourDepth::True
    } else if term.contains("256") {
        ColourDepth::Indexed256
    } else {
        ColourDepth::Ansi16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads `TERM=xterm NO_COLOR=1` as an environment.
    fn check(environment: &str, expected: ColourDepth) {
        let lookup = |name: &str| {
            let pairs = environment.split_whitespace();
            let mut pairs = pairs.filter_map(|pair| pair.split_once('='));
            pairs.find(|pair| pair.0 == name).map(|pair| pair.1.into())
        };
        let found = ColourDepth::detect(ColourChoice::Auto, lookup);
        assert_eq!(found, expected, "{environment}");
    }

    #[test]
    fn the_environment_says_how_many_colours() {
        check("", ColourDepth::Ansi16);
        check("TERM=xterm", ColourDepth::Ansi16);
        check("TERM=linux", ColourDepth::Ansi16);
        check("TERM=xterm-256color", ColourDepth::Indexed256);
        check("TERM=xterm-256color COLORTERM=truecolor", ColourDepth::True);
        check("TERM=xterm COLORTERM=24bit", ColourDepth::True);
        check("TERM=xterm COLORTERM=yes", ColourDepth::Ansi16);
        check("TERM=xterm-kitty", ColourDepth::True);
        check("TERM=tmux-direct", ColourDepth::True);
        check("OS=Windows_NT", ColourDepth::True);
    }

    #[test]
    fn screen_promises_too_much() {
        let screen = "TERM=screen.xterm-256color COLORTERM=truecolor STY=1.pts";
        check(screen, ColourDepth::Indexed256);
        check(
            "TERM=screen-256color COLORTERM=truecolor",
            ColourDepth::True,
        );
    }

    #[test]
    fn no_colour_where_none_is_wanted_or_possible() {
        check(
            "TERM=xterm COLORTERM=truecolor NO_COLOR=1",
            ColourDepth::None,
        );
        check("TERM=xterm NO_COLOR=", ColourDepth::Ansi16);
        check("TERM=dumb COLORTERM=truecolor", ColourDepth::None);
        check("TERM=vt100", ColourDepth::None);
        check("TERM=xterm-mono", ColourDepth::None);
    }

    #[test]
    fn what_is_asked_for_comes_first() {
        let no_colour = |name: &str| (name == "NO_COLOR").then(|| "1".to_owned());
        let asked = ColourDepth::detect(ColourChoice::Palette16, no_colour);
        assert_eq!(asked, ColourDepth::Ansi16);
    }
}
