//! Waiting for standard input without reading from it.

use std::time::Duration;

/// True if [`wait`] waits.
pub const CAN_WAIT: bool = cfg!(unix);

/// Waits until standard input has something to read. False: it is a terminal that is gone.
///
/// # Errors
///
/// The system cannot tell.
#[cfg(unix)]
pub fn wait() -> std::io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, poll};

    let stdin = std::io::stdin();
    loop {
        let mut waited = [PollFd::new(&stdin, PollFlags::IN)];
        match poll(&mut waited, None) {
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
            Ok(_) => {
                let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
                return Ok(!waited[0].revents().intersects(gone));
            }
        }
    }
}

/// Elsewhere whoever reads waits, and hears that a terminal is gone.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn wait() -> std::io::Result<bool> {
    Ok(true)
}

/// True if standard input has something that nobody has read, or ends within this time.
#[cfg(unix)]
pub fn is_waiting(time: Duration) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let limit = Timespec {
        tv_sec: i64::try_from(time.as_secs()).unwrap_or(i64::MAX),
        tv_nsec: time.subsec_nanos().into(),
    };
    let input = std::io::stdin();
    let mut waited = [PollFd::new(&input, PollFlags::IN)];
    poll(&mut waited, Some(&limit)).is_ok_and(|ready| ready > 0)
}

/// Elsewhere nobody can tell: whoever reads waits.
#[cfg(not(unix))]
pub fn is_waiting(_: Duration) -> bool {
    true
}
