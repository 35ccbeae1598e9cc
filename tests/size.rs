//! The release stays small: what a first visit costs, compressed as a web host sends it.

use std::fs;
use std::path::Path;

/// The one place where the budget is written, in bytes of brotli. A worker with a program of its own once made it a
/// mebibyte; one program for both made room for lessons, hints, drawn rules, reviews and the finale. The score pad and the
/// reasons of hints took it up by 45 KB, when most of it had just begun to come after the home page. ARCHITECTURE.md tells
/// what has been tried. It has to come down, to 740 KB.
const BUDGET_BYTES: usize = 1_094_000;

/// What of it comes before anybody can use the home page, besides the page itself: the first part of the program.
const FIRST: (&str, usize) = ("app_bg.wasm", 260_000);

/// Icons are fetched after everything else and are compressed already.
const COUNTED: [&str; 6] = ["html", "js", "css", "wasm", "webmanifest", "woff2"];

#[test]
fn the_release_fits_the_budget() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    let mut files: Vec<_> = fs::read_dir(&dist)
        .expect("dist/ is there: make dist")
        .map(|entry| entry.expect("dist/ can be read").path())
        // The compressed copies are what is measured here anyway.
        .filter(|path| {
            !path
                .extension()
                .is_some_and(|ending| ending == "br" || ending == "gz")
        })
        .collect();
    files.sort();

    let (mut total_bytes, mut first_bytes) = (0, 0);
    println!("{:>9}  {:>9}  file", "bytes", "brotli");
    for file in files {
        let raw = fs::read(&file).expect("a file of dist/ can be read");
        let small_bytes = brotli_bytes(&raw);
        let extension = file.extension().unwrap_or_default().to_string_lossy();
        let counted = COUNTED.contains(&extension.as_ref());
        if counted {
            total_bytes += small_bytes;
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name == FIRST.0 {
            first_bytes = small_bytes;
        }
        let note = if counted { "" } else { " (not counted)" };
        println!("{:>9}  {:>9}  {name}{note}", raw.len(), small_bytes);
    }
    println!("{:>9}  {total_bytes:>9}  in all, of {BUDGET_BYTES}", "");
    println!(
        "{:>9}  {first_bytes:>9}  before home can be used, of {}",
        "", FIRST.1
    );
    assert!(total_bytes > 0, "dist/ is empty");
    assert!(
        (1..=FIRST.1).contains(&first_bytes),
        "{first_bytes} bytes of {} are over the budget of {}",
        FIRST.0,
        FIRST.1
    );
    assert!(
        total_bytes <= BUDGET_BYTES,
        "{total_bytes} bytes are over the budget of {BUDGET_BYTES}"
    );
}

/// Hosts send these copies instead of the files, so they must be the same.
#[test]
fn the_compressed_copies_hold_what_the_files_hold() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    let read = |path: &Path| fs::read(path).expect("a file of dist/ can be read");
    let mut copies = 0;
    for entry in fs::read_dir(&dist).expect("dist/ is there: make dist") {
        let path = entry.expect("dist/ can be read").path();
        let packed = match path.extension().and_then(|ending| ending.to_str()) {
            Some("br" | "gz") => read(&path),
            _ => continue,
        };
        let mut plain = Vec::new();
        if path.extension().is_some_and(|ending| ending == "br") {
            brotli::BrotliDecompress(&mut &packed[..], &mut plain).expect("brotli");
        } else {
            // Ten bytes come before what is deflated, and eight after it.
            let deflated = &packed[10..packed.len() - 8];
            plain = miniz_oxide::inflate::decompress_to_vec(deflated).expect("gzip");
        }
        assert!(
            plain == read(&path.with_extension("")),
            "{}",
            path.display()
        );
        copies += 1;
    }
    assert!(copies > 10, "{copies} compressed copies");
}

fn brotli_bytes(raw: &[u8]) -> usize {
    let mut small = Vec::new();
    let best = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &raw[..], &mut small, &best).expect("memory can be written to");
    small.len()
}
