//! The terminal: taken over, and always handed back as it was.

use std::io::{self, Stdout, Write, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, ThreadId};

use brikke_app::warn;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};

/// True while the terminal is ours.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours. Dropping this hands it back.
pub(crate) struct TerminalGuard {
    /// Never dropped: it would complain about a terminal that is gone on
    /// that very terminal, and panic.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
}

impl TerminalGuard {
    /// Takes the terminal over: raw, on the other screen, with the mouse and
    /// without a cursor.
    pub(crate) fn take() -> io::Result<TerminalGuard> {
        hand_back_on_panic();
        enter()?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout()));
        let terminal = terminal.inspect_err(|_| hand_back())?;
        Ok(TerminalGuard {
            terminal: ManuallyDrop::new(terminal),
        })
    }

    /// The terminal, to be drawn on.
    pub(crate) fn terminal(&mut self) -> &mut Terminal<CrosstermBackend<Stdout>> {
        &mut self.terminal
    }

    /// Copies a text to the clipboard, where the terminal allows that: by the
    /// sequence OSC 52.
    pub(crate) fn copy(&mut self, text: &str) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        write!(out, "\x1b]52;c;{}\x07", base64(text.as_bytes()))?;
        Write::flush(out)
    }

    /// Lets everything be drawn again: a window that was smaller for a moment
    /// has lost what it showed, even if its size is the same again.
    pub(crate) fn repaint(&mut self) -> io::Result<()> {
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Hands the terminal back, stops the process, and goes on when it is
    /// continued.
    #[cfg(unix)]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        hand_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.retake()
    }

    /// Does nothing where processes cannot be stopped.
    #[cfg(not(unix))]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Takes the terminal over again, whatever another program did to it.
    pub(crate) fn retake(&mut self) -> io::Result<()> {
        hand_back();
        enter()?;
        self.repaint()
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        hand_back();
    }
}

fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        Hide
    )
    .inspect_err(|_| hand_back())
}

/// Hands the terminal back, once, and prints what was kept for the ordinary
/// screen. A terminal that is gone is no problem here.
fn hand_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    );
    let _ = stdout().flush();
    let _ = disable_raw_mode();
    for panic in panics().drain(..) {
        warn("brikke", &panic);
    }
}

/// The messages of threads that panicked while the terminal was ours.
fn panics() -> MutexGuard<'static, Vec<String>> {
    static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());
    PANICS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A panic of the thread that draws is printed on the ordinary screen at once.
/// The panics of other threads are kept until the terminal is handed back:
/// that of a player fails its request, that of a thread which listens ends the
/// program.
fn hand_back_on_panic() {
    static ONCE: Once = Once::new();
    let owner = thread::current().id();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if is_owner(owner) {
                hand_back();
                usual(info);
            } else if TAKEN.load(Ordering::SeqCst) {
                panics().push(info.to_string());
            } else {
                usual(info);
            }
        }));
    });
}

fn is_owner(owner: ThreadId) -> bool {
    thread::current().id() == owner
}

/// The bytes in base64.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |place: usize| u32::from(chunk.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let digit = usize::try_from(bits >> (18 - 6 * place) & 63).unwrap_or(0);
            let is_filled = place <= chunk.len();
            text.push(if is_filled {
                char::from(DIGITS[digit])
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_is_as_others_write_it() {
        let check = |text: &str, expected| assert_eq!(base64(text.as_bytes()), expected);
        check("", "");
        check("f", "Zg==");
        check("fo", "Zm8=");
        check("foo", "Zm9v");
        check("2,4/8,李", "Miw0Lzgs5p2O");
    }
}
