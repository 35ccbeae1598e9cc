//! A few soft sounds of wood, rail and paper, made by the browser itself: no files, no music.
//!
//! Wood and rail are notes that fall as they fade, as struck things do; paper is a breath of noise through a filter.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode};
use web_sys::{BiquadFilterType, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is drawn, tickets are kept.
    Card,
    /// Wagons roll onto a track.
    Wagons,
    /// A ticket is complete and punched.
    Punch,
    /// A column falls over.
    Fall,
    /// The last turns begin.
    Bell,
    /// The last turn is over.
    Whistle,
    /// The winner stands on the podium.
    Fanfare,
}

/// What is struck.
#[derive(Clone, Copy)]
enum Voice {
    /// Falls by an octave: a block of wood.
    Wood,
    /// Keeps its height: a rail, a bell.
    Rail,
    /// Noise.
    Paper,
}
use Voice::{Paper, Rail, Wood};

/// A stroke: when, what, how high, how long, how loud beside the others.
type Stroke = (f64, Voice, f32, f64, f32);

impl Sound {
    fn strokes(self) -> &'static [Stroke] {
        match self {
            Sound::Card => &[
                (0.0, Paper, 2600.0, 0.09, 0.7),
                (0.07, Wood, 330.0, 0.05, 0.5),
            ],
            // Wheels over a joint, twice, and the clank of the couplings.
            Sound::Wagons => &[
                (0.0, Wood, 190.0, 0.08, 1.0),
                (0.09, Wood, 170.0, 0.08, 0.8),
                (0.26, Wood, 190.0, 0.08, 1.0),
                (0.35, Wood, 170.0, 0.08, 0.8),
                (0.42, Rail, 1180.0, 0.16, 0.25),
                (0.42, Rail, 1770.0, 0.1, 0.12),
            ],
            // After the wagons that have completed it.
            Sound::Punch => &[
                (0.5, Rail, 2100.0, 0.03, 0.3),
                (0.52, Paper, 1700.0, 0.06, 1.0),
                (0.55, Wood, 240.0, 0.06, 0.8),
            ],
            // Card upon card, and the last one flat on the ground.
            Sound::Fall => &[
                (0.0, Wood, 420.0, 0.05, 0.6),
                (0.09, Wood, 340.0, 0.05, 0.7),
                (0.17, Wood, 270.0, 0.06, 0.8),
                (0.28, Wood, 120.0, 0.16, 1.0),
                (0.28, Paper, 700.0, 0.12, 0.8),
            ],
            Sound::Bell => &[
                (0.0, Rail, 1046.0, 0.5, 0.6),
                (0.0, Rail, 2637.0, 0.25, 0.2),
                (0.22, Rail, 1046.0, 0.6, 0.5),
            ],
            Sound::Whistle => &[
                (0.0, Rail, 523.0, 0.7, 0.7),
                (0.0, Rail, 659.0, 0.7, 0.6),
                (0.04, Rail, 784.0, 0.9, 0.5),
                (0.0, Paper, 1400.0, 0.8, 0.25),
            ],
            Sound::Fanfare => &[
                (0.0, Rail, 523.0, 0.2, 0.6),
                (0.16, Rail, 659.0, 0.2, 0.6),
                (0.32, Rail, 784.0, 0.8, 0.6),
                (0.32, Rail, 1046.0, 0.8, 0.4),
            ],
        }
    }
}

/// Loud enough to be heard, soft enough for a sleeping child.
const VOLUME: f32 = 0.08;

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
            for stroke in sound.strokes() {
                strike(context, *stroke).ok();
            }
        }
    });
}

fn strike(
    context: &AudioContext,
    (after, voice, hertz, lasts, loud): Stroke,
) -> Result<(), JsValue> {
    let begins = context.current_time() + after;
    let ends = begins + lasts;
    let volume = context.create_gain()?;
    let source: AudioScheduledSourceNode = match voice {
        Wood | Rail => {
            let note = context.create_oscillator()?;
            note.set_type(OscillatorType::Sine);
            note.frequency().set_value_at_time(hertz, begins)?;
            if let Wood = voice {
                { note.frequency() }.exponential_ramp_to_value_at_time(hertz / 2.0, ends)?;
            }
            note.connect_with_audio_node(&volume)?;
            note.into()
        }
        Paper => {
            let noise = context.create_buffer_source()?;
            noise.set_buffer(Some(&hiss(context, lasts)?));
            let filter = context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            filter.frequency().set_value(hertz);
            { noise.connect_with_audio_node(&filter)? }.connect_with_audio_node(&volume)?;
            noise.into()
        }
    };
    // Without the short rise and the decay, every stroke would begin and end with a click.
    let level = volume.gain();
    level.set_value_at_time(0.0001, begins)?;
    level.exponential_ramp_to_value_at_time(VOLUME * loud, begins + 0.005)?;
    level.exponential_ramp_to_value_at_time(0.0001, ends)?;
    let out: &AudioNode = &volume;
    out.connect_with_audio_node(&context.destination())?;
    source.start_with_when(begins)?;
    source.stop_with_when(ends)
}

/// Noise, the same every time.
fn hiss(context: &AudioContext, lasts: f64) -> Result<web_sys::AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut seed = 1_u32;
    let next = |_| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) as f32 / 32_768.0 - 1.0
    };
    let samples: Vec<f32> = (0..(f64::from(rate) * lasts) as u32).map(next).collect();
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
