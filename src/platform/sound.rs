//! A few soft sounds, made by the browser's own oscillators: no files, no music.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is drawn.
    Card,
    /// Wagons roll onto a track.
    Wagons,
    /// Tickets are stamped.
    Ticket,
    /// It is the turn of the person who holds the device.
    Bell,
    /// The game is over.
    Whistle,
}

/// A note: when it begins, how high it is, how long it lasts.
type Note = (f64, f32, f64);

impl Sound {
    fn notes(self) -> &'static [Note] {
        match self {
            Sound::Card => &[(0.0, 520.0, 0.07)],
            Sound::Wagons => &[(0.0, 150.0, 0.09), (0.11, 130.0, 0.09), (0.22, 150.0, 0.09)],
            Sound::Ticket => &[(0.0, 220.0, 0.05), (0.06, 180.0, 0.08)],
            Sound::Bell => &[(0.0, 784.0, 0.25), (0.12, 1046.0, 0.35)],
            Sound::Whistle => &[(0.0, 523.0, 0.7), (0.0, 659.0, 0.7), (0.05, 784.0, 0.9)],
        }
    }
}

/// Loud enough to be heard, soft enough for a sleeping child.
const VOLUME: f32 = 0.06;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Makes a sound. A browser that cannot, or may not yet, stays silent.
pub fn make(sound: Sound) {
    CONTEXT.with(|kept| {
        let mut kept = kept.borrow_mut();
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        if let Some(context) = kept.as_ref() {
            if context.state() == AudioContextState::Suspended {
                context.resume().ok();
            }
            for note in sound.notes() {
                play(context, *note).ok();
            }
        }
    });
}

fn play(context: &AudioContext, (after, hertz, lasts): Note) -> Result<(), JsValue> {
    let begins = context.current_time() + after;
    let ends = begins + lasts;
    let voice = context.create_oscillator()?;
    let volume = context.create_gain()?;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(hertz);
    // Without a soft start and end, a note clicks.
    volume.gain().set_value_at_time(0.0, begins)?;
    volume
        .gain()
        .linear_ramp_to_value_at_time(VOLUME, begins + 0.01)?;
    volume.gain().linear_ramp_to_value_at_time(0.0, ends)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(begins)?;
    voice.stop_with_when(ends)
}
