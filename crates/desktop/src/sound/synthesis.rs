//! Sounds made of a few tones, each of which swells quickly and dies away.

use std::f64::consts::TAU;

use brikke_app::Sound;
use brikke_app::page::Rank;

/// The samples in a second.
pub(super) const RATE: u32 = 44_100;

/// The time in which a tone swells, so that it does not click.
const SWELL: f64 = 0.006;

/// The time in which a tone fades at its end.
const FADE: f64 = 0.03;

/// The lowest tone of merges: the C in the middle of a piano.
const MIDDLE_C: f64 = 261.63;

/// The semitones of the five-tone scale, in which any two tones agree.
const SCALE: [u8; 5] = [0, 2, 4, 7, 9];

/// Larger tiles do not sound higher: few people would hear them.
const HIGHEST: u8 = 16;

/// A tone: its beginning and its length in seconds, its pitch, its loudness
/// from 0 to 1.
struct Tone {
    from: f64,
    length: f64,
    hertz: f64,
    loudness: f64,
}

/// The samples of a sound, which ends in silence.
pub(super) fn synthesise(sound: Sound) -> Vec<i16> {
    let tones = tones(sound);
    let ends = tones.iter().map(|tone| tone.from + tone.length);
    let length = ends.fold(0.0, f64::max);
    let count = (length * f64::from(RATE)).ceil();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a sound is about a second long"
    )]
    let count = count as u32;
    let sample = |index| {
        let at = f64::from(index) / f64::from(RATE);
        quantised(tones.iter().map(|tone| tone.at(at)).sum())
    };
    (0..=count).map(sample).collect()
}

fn tones(sound: Sound) -> Vec<Tone> {
    let tone = |from, length, semitones: f64, loudness| Tone {
        from,
        length,
        hertz: MIDDLE_C * (semitones / 12.0).exp2(),
        loudness,
    };
    match sound {
        Sound::Slide => vec![tone(0.0, 0.07, -8.0, 0.10)],
        Sound::Blocked => vec![tone(0.0, 0.09, -17.0, 0.14)],
        Sound::Merge(rank) => {
            let pitch = semitones(rank);
            vec![
                tone(0.0, 0.18, pitch, 0.16),
                tone(0.0, 0.12, pitch + 12.0, 0.04),
            ]
        }
        Sound::Goal => vec![
            tone(0.0, 0.5, 12.0, 0.12),
            tone(0.12, 0.5, 16.0, 0.12),
            tone(0.24, 0.7, 19.0, 0.14),
        ],
        Sound::Over => vec![
            tone(0.0, 0.35, 7.0, 0.12),
            tone(0.18, 0.35, 4.0, 0.12),
            tone(0.36, 0.6, -5.0, 0.14),
        ],
    }
}

/// The semitones of a merged tile above the lowest: larger tiles are higher.
fn semitones(rank: Rank) -> f64 {
    let step = usize::from(rank.get().clamp(2, HIGHEST) - 2);
    let octave = u8::try_from(step / SCALE.len()).unwrap_or(0);
    f64::from(12 * octave + SCALE[step % SCALE.len()])
}

impl Tone {
    /// The tone at a moment, from -1 to 1.
    fn at(&self, moment: f64) -> f64 {
        let since = moment - self.from;
        let rest = self.length - since;
        if since < 0.0 || rest <= 0.0 {
            return 0.0;
        }
        let swell = (since / SWELL).min(1.0);
        let fade = (rest / FADE).min(1.0);
        let decay = (-4.0 * since / self.length).exp();
        self.loudness * swell * fade * decay * (TAU * self.hertz * since).sin()
    }
}

/// A number from -1 to 1 in 16 bits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the number is clamped to what fits"
)]
fn quantised(sample: f64) -> i16 {
    (sample.clamp(-1.0, 1.0) * f64::from(i16::MAX)) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_sound() -> Vec<Sound> {
        let merges = (1..=20).filter_map(Rank::new).map(Sound::Merge);
        let others = [Sound::Slide, Sound::Goal, Sound::Over, Sound::Blocked];
        merges.chain(others).collect()
    }

    fn seconds(samples: &[i16]) -> f64 {
        let count = u32::try_from(samples.len()).unwrap_or(u32::MAX);
        f64::from(count) / f64::from(RATE)
    }

    #[test]
    fn sounds_are_short() {
        for sound in every_sound() {
            let length = seconds(&synthesise(sound));
            let longest = match sound {
                Sound::Goal | Sound::Over => 1.0,
                _ => 0.2,
            };
            assert!(length > 0.05 && length < longest, "{sound:?}: {length} s");
        }
    }

    #[test]
    fn sounds_are_soft_and_heard() {
        for sound in every_sound() {
            let samples = synthesise(sound);
            let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max();
            let loudest = f64::from(loudest.unwrap()) / f64::from(i16::MAX);
            assert!(loudest > 0.04 && loudest < 0.4, "{sound:?}: {loudest}");
        }
    }

    #[test]
    fn sounds_begin_and_end_in_silence() {
        for sound in every_sound() {
            let samples = synthesise(sound);
            assert_eq!((samples[0], samples[samples.len() - 1]), (0, 0));
            let steps = samples.windows(2).map(|pair| pair[0].abs_diff(pair[1]));
            assert!(steps.max() < Some(2_500), "{sound:?} clicks");
        }
    }

    #[test]
    fn larger_tiles_are_higher() {
        let pitches: Vec<f64> = (2..=HIGHEST).filter_map(Rank::new).map(semitones).collect();
        assert!(pitches.is_sorted_by(|one, other| one < other));
        let most = Rank::new(HIGHEST + 1).map(semitones);
        assert_eq!(most, pitches.last().copied());
    }
}
