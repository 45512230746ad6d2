//! The server: requests in, files out.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, RANGE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::asset::Asset;
use crate::headers;

/// The path of the network for the player `learned`.
const NETWORK: &str = "/4x4.brikke";

/// The bytes of that network.
pub type Network = Arc<[u8]>;

/// The header of a browser that wants to know what a network is.
const BEGINNING: &str = "bytes=0-4095";

/// The bytes that it gets.
const PART: usize = 4096;

/// A server of the page.
#[derive(Debug)]
pub struct Server {
    listener: std::net::TcpListener,
    network: Option<Network>,
}

/// The reasons why the page cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program has the port.
    #[error(
        "another program listens at {0}: choose another port, such as --listen {ip}:{next}",
        ip = .0.ip(),
        next = .0.port().wrapping_add(1)
    )]
    Taken(SocketAddr),
    /// The system does not let this program listen there.
    #[error("the page cannot be served at {address}: {error}")]
    Refused {
        /// The address.
        address: SocketAddr,
        /// The reason.
        error: io::Error,
    },
    /// The system has failed.
    #[error("the page cannot be served: {0}")]
    System(#[from] io::Error),
}

impl Server {
    /// Listens at an address. The network is that of the player `learned`, if
    /// there is one.
    ///
    /// # Errors
    ///
    /// The address is taken, or the system refuses it.
    pub fn bind(address: SocketAddr, network: Option<Network>) -> Result<Server, ServeError> {
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::Taken(address),
            _ => ServeError::Refused { address, error },
        };
        let listener = std::net::TcpListener::bind(address).map_err(refused)?;
        listener.set_nonblocking(true)?;
        Ok(Server { listener, network })
    }

    /// The address at which it listens.
    ///
    /// # Errors
    ///
    /// The system does not say.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves the page until the program ends.
    ///
    /// # Errors
    ///
    /// The system fails.
    pub fn run(self) -> Result<(), ServeError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            axum::serve(listener, router(self.network)).await
        })?;
        Ok(())
    }
}

/// Every path is answered by a file or by nothing.
fn router(network: Option<Network>) -> Router {
    let of_network = get(move |headers: HeaderMap| {
        let is_part = text(&headers, RANGE) == BEGINNING;
        let answer = answer_network(network.as_ref(), is_part);
        async { answer }
    });
    let files = |uri: Uri, headers: HeaderMap| async move { answer(uri.path(), &headers) };
    Router::new()
        .route(NETWORK, of_network)
        .fallback(get(files))
}

fn answer(path: &str, request: &HeaderMap) -> Response {
    let Some(asset) = Asset::at(path) else {
        return nothing();
    };
    let mut headers = headers::of_answer(asset.is_immutable());
    let etag = asset.etag();
    let is_known = text(request, IF_NONE_MATCH).contains(&etag);
    insert(&mut headers, ETAG, &etag);
    insert(&mut headers, VARY, "accept-encoding");
    if is_known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    insert(&mut headers, CONTENT_TYPE, asset.content_type());
    let (encoding, bytes) = asset.encoded(text(request, ACCEPT_ENCODING));
    if let Some(encoding) = encoding {
        insert(&mut headers, CONTENT_ENCODING, encoding.name());
    }
    (headers, bytes).into_response()
}

/// The network, or its beginning, which says what it is.
fn answer_network(network: Option<&Network>, is_part: bool) -> Response {
    let Some(network) = network else {
        return nothing();
    };
    let most = if is_part { PART } else { usize::MAX };
    let bytes = network[..network.len().min(most)].to_vec();
    let mut headers = headers::of_answer(false);
    insert(&mut headers, CONTENT_TYPE, "application/octet-stream");
    insert(&mut headers, CONTENT_LENGTH, &bytes.len().to_string());
    if !is_part {
        return (headers, Body::from(bytes)).into_response();
    }
    let last = bytes.len().saturating_sub(1);
    let range = format!("bytes 0-{last}/{}", network.len());
    insert(&mut headers, CONTENT_RANGE, &range);
    (StatusCode::PARTIAL_CONTENT, headers, Body::from(bytes)).into_response()
}

fn nothing() -> Response {
    let headers = headers::of_answer(false);
    (StatusCode::NOT_FOUND, headers, "there is nothing here\n").into_response()
}

/// The text of a header; empty if there is none.
fn text(headers: &HeaderMap, name: axum::http::HeaderName) -> &str {
    let value = headers.get(name).map(HeaderValue::to_str);
    value.and_then(Result::ok).unwrap_or_default()
}

fn insert(headers: &mut HeaderMap, name: axum::http::HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{Method, Request};
    use tower::ServiceExt;

    use super::*;

    fn ask(path: &str, headers: &[(&str, &str)]) -> Response {
        ask_with(None, path, headers)
    }

    fn ask_with(network: Option<Network>, path: &str, headers: &[(&str, &str)]) -> Response {
        let mut request = Request::builder().method(Method::GET).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).expect("a request");
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let runtime = runtime.expect("a runtime");
        let answered = runtime.block_on(router(network).oneshot(request));
        answered.expect("an answer")
    }

    fn header<'a>(response: &'a Response, name: &str) -> &'a str {
        let value = response.headers().get(name);
        value.map_or("", |value| value.to_str().expect("a text"))
    }

    #[test]
    fn the_page_allows_nothing_but_itself() {
        let page = ask("/", &[]);
        assert_eq!(page.status(), StatusCode::OK);
        assert_eq!(header(&page, "content-type"), "text/html; charset=utf-8");
        let policy = header(&page, "content-security-policy");
        assert!(policy.contains("default-src 'none'"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"));
        assert_eq!(header(&page, "x-content-type-options"), "nosniff");
        assert_eq!(header(&page, "cache-control"), "no-cache");
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let first = ask("/index.html", &[("accept-encoding", "br")]);
        assert_eq!(header(&first, "content-encoding"), "br");
        let etag = header(&first, "etag").to_owned();
        let again = ask("/", &[("if-none-match", &etag)]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = ask("/", &[("if-none-match", "\"other\"")]);
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn a_network_is_sent_whole_or_its_beginning() {
        let network = || Some(Network::from(vec![7; PART + 1]));
        let whole = ask_with(network(), NETWORK, &[]);
        assert_eq!(whole.status(), StatusCode::OK);
        assert_eq!(header(&whole, "content-length"), "4097");
        let part = ask_with(network(), NETWORK, &[("range", BEGINNING)]);
        assert_eq!(part.status(), StatusCode::PARTIAL_CONTENT);
        assert_eq!(header(&part, "content-range"), "bytes 0-4095/4097");
    }

    #[test]
    fn there_is_nothing_else() {
        for path in ["/what", "/../Cargo.toml", "/assets/index.html", NETWORK] {
            let answer = ask(path, &[]);
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(header(&answer, "x-content-type-options"), "nosniff");
        }
    }

    #[test]
    fn a_port_that_is_taken_is_explained() {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let first = Server::bind(any, None).expect("a free port");
        let address = first.address().expect("an address");
        let second = Server::bind(address, None).expect_err("the port is taken");
        let sentence = second.to_string();
        assert!(sentence.contains("choose another port"), "{sentence}");
    }
}
