//! `brikke serve`: the game in the browser, from this program.

use std::io::{ErrorKind, Write, stdout};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use brikke_ai::learned::{FileError, Network};
use brikke_app::{Locale, NetworkSource, Size, player_assets, warn};
use brikke_platform::browser;
use brikke_server::{ServeError, Server};

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::translation::file_error;

/// Serves the page until a signal comes.
pub(crate) fn run(args: &ServeArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let locale = locale.unwrap_or_default();
    let assets = player_assets(Some(&args.data.places()?));
    let network = assets
        .network_source(Size::CLASSIC)
        .as_ref()
        .and_then(|source| network(source, locale));
    let server = Server::bind(args.listen, network.map(Into::into)).map_err(refused)?;
    let address = page(server.address().map_err(refused)?);
    Interrupt::end_at_once()?;
    let mut output = stdout();
    let here = || [("address", (&address).into())];
    writeln!(output, "{}", locale.text_with("serve-at", &here()))?;
    output.flush()?;
    if args.open && !browser::open(&address) {
        warn("brikke", &locale.text_with("serve-no-browser", &here()));
    }
    server.run().map_err(refused)
}

/// The network for the page. Its late stages take more memory than a browser
/// has, and more than half of the file.
fn network(source: &NetworkSource, locale: Locale) -> Option<Vec<u8>> {
    let file = source.bytes();
    let shorter = file.and_then(|file| Network::without_late_stages(&file));
    let refused = |error: FileError| {
        let values = [("reason", file_error(locale, &error).into())];
        warn("brikke", &locale.text_with("serve-no-network", &values));
    };
    shorter.map_err(refused).ok()
}

/// The reason why the page is not served.
fn refused(error: ServeError) -> Failure {
    match error {
        ServeError::Taken(address) => {
            let free = SocketAddr::new(address.ip(), address.port().wrapping_add(1));
            let values = [("address", address), ("free", free)];
            let values = values.map(|(name, address)| (name, address.to_string().into()));
            Failure::refused_with("serve-taken", values)
        }
        ServeError::Refused { address, error } => {
            let address = address.to_string();
            let kind = error.kind();
            let told = move |locale: Locale| {
                let values = [
                    ("address", (&address).into()),
                    ("reason", unserved(locale, kind).into()),
                ];
                locale.text_with("serve-refused", &values)
            };
            Failure::refused_in_words(told(Locale::default()), told)
        }
        ServeError::System(error) => {
            let kind = error.kind();
            let told = move |locale: Locale| {
                let reason = [("reason", unserved(locale, kind).into())];
                locale.text_with("serve-failed", &reason)
            };
            Failure::refused_in_words(told(Locale::default()), told)
        }
    }
}

/// The reason why the system lets nothing be served.
fn unserved(locale: Locale, kind: ErrorKind) -> String {
    locale.text(match kind {
        ErrorKind::AddrNotAvailable => "serve-not-here",
        ErrorKind::PermissionDenied => "file-permission-denied",
        _ => "serve-no-connection",
    })
}

/// The address of the page in a browser on this computer.
fn page(address: SocketAddr) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}
