//! A save as a short text that can be pasted into a message: compressed, checked, and without the position,
//! which the actions lead to anyway.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::format::SaveFile;
use crate::catalog::fingerprint;

/// What such a text starts with.
const MARK: &str = "BRANCHLINE1.";
/// What a text may unfold to; a small text must not fill the memory.
const MAX_BYTES: usize = 1 << 20;
/// The best compression; a save is small.
const LEVEL: u8 = 9;

/// Why a text is no packed save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// It does not start like one.
    #[error("the text does not start like a packed save")]
    NotOurs,
    /// Letters are missing or changed.
    #[error("letters are missing or changed")]
    Damaged,
    /// It unfolds to more than any save.
    #[error("the text unfolds to more than any save")]
    TooLarge,
}

/// Whether a text starts like a packed save.
pub(super) fn is_packed(text: &str) -> bool {
    text.starts_with(MARK)
}

/// Packs a save into a line of text.
pub fn to_text(save: &SaveFile) -> String {
    let short = SaveFile {
        checkpoint: None,
        ..save.clone()
    };
    let json = short.to_json();
    let mut bytes = compress_to_vec(json.as_bytes(), LEVEL);
    bytes.extend(check_sum(&bytes));
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// Packs a save for the end of an address: the same text without what it starts with.
pub fn to_link(save: &SaveFile) -> String {
    to_text(save).split_off(MARK.len())
}

/// The text that the end of an address stands for.
pub(super) fn of_link(code: &str) -> String {
    format!("{MARK}{code}")
}

/// Unpacks a line of text into the JSON of a save. Spaces and line breaks that a message put in do not matter.
pub fn from_text(text: &str) -> Result<String, TextError> {
    if text.len() > 2 * MAX_BYTES {
        return Err(TextError::TooLarge);
    }
    let packed: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let packed = packed.strip_prefix(MARK).ok_or(TextError::NotOurs)?;
    let bytes = URL_SAFE_NO_PAD
        .decode(packed)
        .map_err(|_| TextError::Damaged)?;
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or(TextError::Damaged)?;
    if check_sum(body) != *sum {
        return Err(TextError::Damaged);
    }
    let json = decompress_to_vec_with_limit(body, MAX_BYTES).map_err(|_| TextError::TooLarge)?;
    String::from_utf8(json).map_err(|_| TextError::Damaged)
}

fn check_sum(bytes: &[u8]) -> [u8; 4] {
    let digest = fingerprint(bytes.iter().copied());
    ((digest >> 32) as u32 ^ digest as u32).to_le_bytes()
}
