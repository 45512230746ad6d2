//! `brikke serve`: the game in the browser, from this program.

use std::io::{Write, stdout};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use brikke_ai::learned::{FileError, Network};
use brikke_app::{NetworkSource, Size, player_assets, warn};
use brikke_platform::browser;
use brikke_server::Server;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// Serves the page until a signal comes.
pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let assets = player_assets(Some(&args.data.places()?));
    let network = assets
        .network_source(Size::CLASSIC)
        .as_ref()
        .and_then(network);
    let server = Server::bind(args.listen, network.map(Into::into)).map_err(Failure::refused)?;
    let address = page(server.address().map_err(Failure::refused)?);
    Interrupt::end_at_once()?;
    let mut output = stdout();
    writeln!(output, "Brikke is at {address}. Ctrl-C ends it.")?;
    output.flush()?;
    if args.open && !browser::open(&address) {
        warn(
            "brikke",
            &format!("no browser could be opened: visit {address}"),
        );
    }
    server.run().map_err(Failure::refused)
}

/// The network for the page. Its late stages take more memory than a browser
/// has, and more than half of the file.
fn network(source: &NetworkSource) -> Option<Vec<u8>> {
    let file = source.bytes();
    let shorter = file.and_then(|file| Network::without_late_stages(&file));
    let refused =
        |error: FileError| warn("brikke", &format!("the network cannot be served: {error}"));
    shorter.map_err(refused).ok()
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
