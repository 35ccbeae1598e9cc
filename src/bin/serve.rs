//! A small web server for one folder, on this machine only: `serve <folder> [port]`.
//!
//! `make play` uses it; so do the end-to-end tests, which stop it to simulate a lost network.
//! Without a port it takes 8080 or, if that is taken, any free one. It answers one request per
//! connection: enough for one browser on the same machine, and nothing can hang.

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
    let (Some(folder), Some(ports)) = (folder, ports) else {
        eprintln!("usage: serve <folder> [port]");
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
    serve(&listener, &folder);
    ExitCode::SUCCESS
}

fn serve(listener: &TcpListener, folder: &Path) {
    thread::scope(|scope| {
        for connection in listener.incoming().flatten() {
            // A browser that hangs up halfway is not our problem.
            scope.spawn(move || answer(connection, folder).ok());
        }
    });
}

fn answer(mut connection: TcpStream, folder: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let file = read_request(&connection)?
        .as_deref()
        .and_then(path_of)
        .and_then(|path| find(&folder.join(path)));
    let (status, kind, body) = match file {
        Some((kind, body)) => ("200 OK", kind, body),
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    connection.write_all(&body)
}

/// Reads a request up to its empty line; returns its address if it is a GET.
fn read_request(connection: &TcpStream) -> io::Result<Option<String>> {
    let mut lines = BufReader::new(connection.take(LONGEST_REQUEST_BYTES)).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = first.split(' ');
    let is_get = words.next() == Some("GET");
    Ok(words.next().filter(|_| is_get).map(str::to_owned))
}

/// The file of an address, if it stays inside the folder.
fn path_of(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.trim_start_matches('/');
    let path = PathBuf::from(path);
    path.components()
        .all(|part| matches!(part, Component::Normal(_)))
        .then_some(path)
}

fn find(path: &Path) -> Option<(&'static str, Vec<u8>)> {
    if path.is_dir() {
        return find(&path.join("index.html"));
    }
    Some((content_type(path), fs::read(path).ok()?))
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
