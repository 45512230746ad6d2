//! The lines of the menu.

/// A line of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuItem {
    /// Goes on with the game last played.
    Continue,
    /// Begins a game.
    NewGame,
    /// The kept games.
    Games,
    /// The best scores.
    Scores,
    /// What all games come to.
    Statistics,
    /// What can be chosen.
    Settings,
    /// The keys and the rules.
    Help,
    /// What the program is.
    About,
    /// Leaves.
    Quit,
}

impl MenuItem {
    /// The id of its words.
    pub const fn id(self) -> &'static str {
        match self {
            MenuItem::Continue => "menu-continue",
            MenuItem::NewGame => "menu-new-game",
            MenuItem::Games => "menu-games",
            MenuItem::Scores => "menu-scores",
            MenuItem::Statistics => "menu-statistics",
            MenuItem::Settings => "menu-settings",
            MenuItem::Help => "menu-help",
            MenuItem::About => "about-title",
            MenuItem::Quit => "menu-quit",
        }
    }

    /// The lines, the first only where there is a game to go on with.
    pub fn all(goes_on: bool) -> Vec<MenuItem> {
        let first = goes_on.then_some(MenuItem::Continue);
        let others = [
            MenuItem::NewGame,
            MenuItem::Games,
            MenuItem::Scores,
            MenuItem::Statistics,
            MenuItem::Settings,
            MenuItem::Help,
            MenuItem::About,
            MenuItem::Quit,
        ];
        first.into_iter().chain(others).collect()
    }
}
