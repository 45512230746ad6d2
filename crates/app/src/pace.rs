//! The pace of a player.

use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

/// The pace of a player: so many moves in a second, or as fast as it can.
///
/// ```
/// use brikke_app::Pace;
///
/// assert_eq!("max".parse(), Ok(Pace::FULL));
/// assert_eq!("0".parse(), Ok(Pace::FULL));
/// assert_eq!("3".parse::<Pace>().unwrap().per_second(), Some(3));
/// assert!("quick".parse::<Pace>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace(Option<NonZero<u32>>);

/// The paces that a key goes through before full speed.
const STEPS: [u32; 6] = [1, 2, 5, 10, 25, 60];

impl Pace {
    /// As fast as it goes.
    pub const FULL: Pace = Pace(None);

    /// The paces that a slider goes through, from the slowest.
    pub const STEPS: [Pace; STEPS.len() + 1] = [
        Pace::new(STEPS[0]),
        Pace::new(STEPS[1]),
        Pace::new(STEPS[2]),
        Pace::new(STEPS[3]),
        Pace::new(STEPS[4]),
        Pace::new(STEPS[5]),
        Pace::FULL,
    ];

    /// Its place among [`Pace::STEPS`]: the last that is not faster.
    pub fn step(self) -> usize {
        let rate = |pace: Pace| pace.per_second().unwrap_or(u32::MAX);
        let slower = Pace::STEPS
            .iter()
            .rposition(|&step| rate(step) <= rate(self));
        slower.unwrap_or(0)
    }

    /// So many moves in a second; none is as fast as it goes.
    pub const fn new(per_second: u32) -> Pace {
        Pace(NonZero::new(per_second))
    }

    /// Moves in a second; none at full speed.
    pub fn per_second(self) -> Option<u32> {
        self.0.map(NonZero::get)
    }

    /// The time from one move to the next.
    pub fn interval(self) -> Duration {
        match self.per_second() {
            Some(moves) => Duration::from_secs(1) / moves,
            None => Duration::ZERO,
        }
    }

    /// The next faster pace.
    #[must_use]
    pub fn faster(self) -> Pace {
        let next = |now| STEPS.into_iter().find(|&step| step > now);
        Pace::new(self.per_second().and_then(next).unwrap_or(0))
    }

    /// The next slower pace.
    #[must_use]
    pub fn slower(self) -> Pace {
        let now = self.per_second().unwrap_or(u32::MAX);
        let next = STEPS.into_iter().rfind(|&step| step < now);
        Pace::new(next.unwrap_or(STEPS[0]))
    }
}

impl Default for Pace {
    /// Moves that the eye can follow.
    fn default() -> Pace {
        Pace::new(5)
    }
}

/// A text that is no pace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("write a whole number of moves per second, or max")]
pub struct UnknownPace;

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(text: &str) -> Result<Pace, UnknownPace> {
        if text == "max" {
            return Ok(Pace::FULL);
        }
        text.parse().map(Pace::new).map_err(|_| UnknownPace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_leads_from_the_slowest_pace_to_the_fastest_and_back() {
        let mut pace = Pace::new(1);
        for _ in 0..STEPS.len() {
            assert_ne!(pace, Pace::FULL);
            pace = pace.faster();
        }
        assert_eq!((pace, pace.faster()), (Pace::FULL, Pace::FULL));
        for step in STEPS.into_iter().rev() {
            pace = pace.slower();
            assert_eq!(pace.per_second(), Some(step));
        }
        assert_eq!(pace.slower(), pace);
    }

    #[test]
    fn a_slider_has_a_place_for_every_pace() {
        for (index, pace) in Pace::STEPS.into_iter().enumerate() {
            assert_eq!(pace.step(), index);
        }
        assert_eq!(Pace::new(7).step(), Pace::new(5).step());
    }

    #[test]
    fn a_pace_between_the_steps_goes_to_its_neighbours() {
        assert_eq!(Pace::new(7).faster(), Pace::new(10));
        assert_eq!(Pace::new(7).slower(), Pace::new(5));
        assert_eq!(Pace::new(1_000).faster(), Pace::FULL);
    }
}
