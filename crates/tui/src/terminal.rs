//! The terminal: taken over, and always handed back as it was.

use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, ThreadId};

use brikke_app::warn;
use brikke_platform::signals;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Position, Rect};
use ratatui::terminal::{Frame, Terminal};

use crate::clipboard;
use crate::lean::{LeanBackend, erases_with_background, without_unseen};

/// Standard output, to which a frame goes at once.
type Output = BufWriter<Stdout>;

/// More than a frame takes on most screens.
const FRAME_BYTES: usize = 1 << 16;

/// True while the terminal is ours.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours. Dropping this hands it back.
pub(crate) struct TerminalGuard {
    /// Never dropped: it would complain about a terminal that is gone on
    /// that very terminal, and panic.
    terminal: ManuallyDrop<Terminal<LeanBackend<Output>>>,
}

impl TerminalGuard {
    /// Takes the terminal over: raw, on the other screen, with the mouse and
    /// without a cursor.
    pub(crate) fn take() -> io::Result<TerminalGuard> {
        hand_back_on_panic();
        enter()?;
        let output = BufWriter::with_capacity(FRAME_BYTES, stdout());
        let can_erase = erases_with_background(|name| std::env::var(name).ok());
        let terminal = Terminal::new(LeanBackend::new(output, can_erase));
        let terminal = terminal.inspect_err(|_| hand_back())?;
        Ok(TerminalGuard {
            terminal: ManuallyDrop::new(terminal),
        })
    }

    /// Draws a frame.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(|frame| {
            draw(frame);
            without_unseen(frame.buffer_mut());
        })?;
        Ok(())
    }

    /// Asks the terminal something; its answer comes with the keys.
    pub(crate) fn ask(&mut self, question: &[u8]) -> io::Result<()> {
        self.terminal.backend_mut().send(question)
    }

    /// Copies a text to the clipboard, where the terminal allows that.
    pub(crate) fn copy(&mut self, text: &str) -> io::Result<()> {
        let sequence = clipboard::copying(text, |name| std::env::var(name).ok());
        self.terminal.backend_mut().send(sequence.as_bytes())
    }

    /// Lets everything be drawn again: a window that was smaller for a moment
    /// has lost what it showed, even if its size is the same again, and another
    /// program may have written on it.
    pub(crate) fn repaint(&mut self) -> io::Result<()> {
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Hands the terminal back, stops the process, and goes on when it is
    /// continued.
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        hand_back();
        signals::suspend()?;
        self.retake()
    }

    /// Takes the terminal over again, whatever another program did to it.
    pub(crate) fn retake(&mut self) -> io::Result<()> {
        hand_back();
        enter()?;
        self.terminal.backend_mut().cursor_was_hidden();
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
        EnableFocusChange,
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
        DisableFocusChange,
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
