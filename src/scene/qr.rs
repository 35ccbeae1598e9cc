//! A QR code as one path, so that an address can go from screen to screen without a network.

use qrcodegen::{QrCode, QrCodeEcc};

/// A code to be drawn: dark squares of one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrPicture {
    /// Units from edge to edge, with the quiet zone around it that cameras need.
    pub size: i32,
    /// The dark squares.
    pub path: String,
}

/// Units of paper around the code.
const QUIET: i32 = 4;

/// The code of a text; none if it is longer than any code holds.
pub fn qr(text: &str) -> Option<QrPicture> {
    // What is too long for a code that bears some damage may fit into one that bears less.
    let code = QrCode::encode_text(text, QrCodeEcc::Medium)
        .or_else(|_| QrCode::encode_text(text, QrCodeEcc::Low))
        .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in 0..code.size() {
            if code.get_module(x, y) {
                path += &format!("M{},{}h1v1h-1z", x + QUIET, y + QUIET);
            }
        }
    }
    Some(QrPicture {
        size: code.size() + 2 * QUIET,
        path,
    })
}
