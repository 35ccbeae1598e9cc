//! A small web server for one folder, on this machine only: `serve <folder> [port] [log]`.
//!
//! `make play` uses it; so do the end-to-end tests, which stop it to simulate a lost network.
//! Without a port it takes 8080 or, if that is taken, any free one. It answers one request per
//! connection: enough for one browser on the same machine, and nothing can hang. Like a good host it sends the
//! compressed files that `make dist` has put beside the others, and nothing that the browser has already. With `log` it
//! prints every answer. It uses the standard library alone, so that it can be compiled by itself in a moment.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, io, thread};

const USUAL_PORT: u16 = 8080;
const LONGEST_REQUEST_BYTES: u64 = 16 * 1024;
const PATIENCE: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().map(PathBuf::from);
    let ports = match arguments.next().map(|port| port.parse()) {
        None => Some(vec![USUAL_PORT, 0]),
        Some(Ok(port)) => Some(vec![port]),
        Some(Err(_)) => None,
    };
    let log = match arguments.next().as_deref() {
        None => Some(false),
        Some("log") => Some(true),
        Some(_) => None,
    };
    let (Some(folder), Some(ports), Some(log)) = (folder, ports, log) else {
        eprintln!("usage: serve <folder> [port] [log]");
        return ExitCode::FAILURE;
    };
    let mut listeners = ports
        .into_iter()
        .filter_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok());
    let Some(listener) = listeners.next() else {
        eprintln!("no port could be opened on this machine");
        return ExitCode::FAILURE;
    };
    if let Ok(address) = listener.local_addr() {
        println!("Branchline is at http://{address} (stop with Ctrl-C)");
    }
    serve(&listener, &folder, log);
    ExitCode::SUCCESS
}

fn serve(listener: &TcpListener, folder: &Path, log: bool) {
    thread::scope(|scope| {
        for connection in listener.incoming().flatten() {
            // A browser that hangs up halfway is not our problem.
            scope.spawn(move || answer(connection, folder, log).ok());
        }
    });
}

fn answer(mut connection: TcpStream, folder: &Path, log: bool) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let request = read_request(&connection)?;
    let file = path_of(&request.address).and_then(|path| find(&folder.join(path), &request));
    let Some(file) = file else {
        if log {
            println!("404 {}", request.address);
        }
        return write!(
            connection,
            "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        );
    };
    let is_known = request.known.as_deref() == Some(file.tag.as_str());
    let (status, body) = match is_known {
        true => ("304 Not Modified", &[][..]),
        false => ("200 OK", &file.body[..]),
    };
    if log {
        println!("{} {} {}", &status[..3], request.address, body.len());
    }
    let encoding = match file.encoding {
        Some(encoding) => format!("Content-Encoding: {encoding}\r\n"),
        None => String::new(),
    };
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}ETag: {}\r\n\
         Vary: Accept-Encoding\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        file.kind,
        body.len(),
        file.tag,
    )?;
    connection.write_all(body)
}

/// What a browser asks for.
#[derive(Default)]
struct Request {
    /// Empty unless it is a GET.
    address: String,
    /// The compressions that it understands.
    encodings: String,
    /// The tag of the copy that it has.
    known: Option<String>,
}

/// Reads a request up to its empty line.
fn read_request(connection: &TcpStream) -> io::Result<Request> {
    let mut lines = BufReader::new(connection.take(LONGEST_REQUEST_BYTES)).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let mut request = Request::default();
    for line in lines {
        let line = line?;
        let Some((name, value)) = line.split_once(':') else {
            break;
        };
        match name.to_ascii_lowercase().as_str() {
            "accept-encoding" => request.encodings = value.to_ascii_lowercase(),
            "if-none-match" => request.known = Some(value.trim().to_owned()),
            _ => {}
        }
    }
    if let Some(("GET", rest)) = first.split_once(' ') {
        rest.split(' ')
            .next()
            .unwrap_or_default()
            .clone_into(&mut request.address);
    }
    Ok(request)
}

/// The file of an address, if it stays inside the folder.
fn path_of(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.trim_start_matches('/');
    let path = PathBuf::from(path);
    path.components()
        .all(|part| matches!(part, Component::Normal(_)))
        .then_some(path)
}

/// A file as it is sent.
struct Sent {
    kind: &'static str,
    encoding: Option<&'static str>,
    tag: String,
    body: Vec<u8>,
}

fn find(path: &Path, request: &Request) -> Option<Sent> {
    if path.is_dir() {
        return find(&path.join("index.html"), request);
    }
    let compressed = [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| request.encodings.contains(encoding))
        .find_map(|(encoding, ending)| {
            let beside = PathBuf::from(format!("{}.{ending}", path.display()));
            Some((Some(encoding), fs::read(beside).ok()?))
        });
    // The file itself must be there in any case: what lies beside it is only a copy.
    let plain = fs::read(path).ok()?;
    let (encoding, body) = compressed.unwrap_or((None, plain));
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    Some(Sent {
        kind: content_type(path),
        encoding,
        tag: format!("\"{:x}\"", hasher.finish()),
        body,
    })
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
