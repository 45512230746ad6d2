//! A choice of the command line.

/// A choice that the command line makes. It holds until the person changes
/// the setting.
#[derive(Debug, Clone, Copy)]
pub struct Forced<T> {
    chosen: Option<T>,
    /// The setting when the program began; none before the first page.
    setting: Option<T>,
}

impl<T: Copy + PartialEq> Forced<T> {
    /// This choice; none leaves it to the setting.
    pub const fn new(chosen: Option<T>) -> Forced<T> {
        Forced {
            chosen,
            setting: None,
        }
    }

    /// The choice where this is the setting.
    pub fn over(&mut self, setting: T) -> T {
        if *self.setting.get_or_insert(setting) != setting {
            self.chosen = None;
        }
        self.chosen.unwrap_or(setting)
    }
}

#[cfg(test)]
mod tests {
    use super::Forced;

    #[test]
    fn a_choice_of_the_command_line_holds_until_the_setting_changes() {
        let mut forced = Forced::new(Some('a'));
        assert_eq!([forced.over('b'), forced.over('b')], ['a', 'a']);
        assert_eq!([forced.over('c'), forced.over('b')], ['c', 'b']);
        assert_eq!(Forced::new(None).over('b'), 'b');
    }
}
