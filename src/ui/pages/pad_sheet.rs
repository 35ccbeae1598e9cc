//! What lies on the table, ticked off seat by seat: tracks on the board, tickets, and whatever else counts.

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use super::pad::Room;
use super::pad_count::count;
use super::pad_lists::{tickets, tracks};
use crate::catalog::{self, BonusId, Seat, TrackId};
use crate::engine::pad::Tick;
use crate::scene::{self, Intent, TableScene};
use crate::text;
use crate::text::pad as words;
use crate::text::speaker::number;
use crate::ui::board::LiveBoard;
use crate::ui::play::table::badge;

/// The pad.
pub fn sheet(room: Room) -> AnyView {
    let store = room.store;
    let refused = move || {
        let fault = room.fault.get()?;
        Some(words::refused(&room.speaker(), fault))
    };
    let undo = move |_| {
        room.change(|pad, _| {
            pad.undo();
            Ok(())
        });
    };
    let nothing_to_undo = move || !room.with(|pad| pad.can_undo());
    view! {
        <div class="pad-who">
            {whose(room)}
            <p class="fault" role="alert" id="pad-fault">{move || refused()}</p>
        </div>
        <div class="pad-table">
            {board(room)}
            <div class="pad-lists">
                <p><button type="button" class="second" id="pad-undo" disabled=move || nothing_to_undo() on:click=undo>{store.say(words::UNDO)}</button></p>
                {tickets(room)}
                {more(room)}
                {tracks(room)}
            </div>
        </div>
        {count(room)}
    }
    .into_any()
}

/// Everybody as a choice, with what they have by now.
fn whose(room: Room) -> impl IntoView {
    let store = room.store;
    let seats = room.with(|pad| pad.seats.clone());
    let choices = seats.into_iter().enumerate().map(|(index, entry)| {
        let seat = Seat::at(index);
        let total = Memo::new(move |_| { room.scores }.with(|scores| scores.as_ref().map_or(0, |scores| scores.totals()[index])));
        let name = move || room.speaker().seat(seat).to_owned();
        let wagons = move || {
            let left = room.with(|pad| pad.pad().wagons(seat))?;
            Some(words::wagons(store.lang.get(), left))
        };
        view! {
            <label class="segment">
                <input type="radio" name="who" value=index prop:checked=move || room.who.get() == seat on:change=move |_| room.who.set(seat) />
                <span class="pad-seat">{badge(entry.color)}<span>{move || name()}<small>{move || wagons()}</small></span><b>{move || number(total.get())}</b></span>
            </label>
        }
    });
    view! {
        <fieldset class="setting">
            <legend>{store.say(words::WHO)}</legend>
            <div class="segments">{choices.collect_view()}</div>
        </fieldset>
    }
}

/// The board, on which a tap gives a track to whoever is chosen or frees it; nothing where there is no board.
fn board(room: Room) -> Option<AnyView> {
    let store = room.store;
    let game = catalog::game(room.id).rail()?;
    let near = RwSignal::new(Vec::<TrackId>::new());
    let tapped = move |track: TrackId| {
        near.set(Vec::new());
        toggle(room, track);
    };
    let on_intent = move |intent: Intent| match intent {
        Intent::Track(track) => tapped(track),
        Intent::Choose(tracks) => near.set(tracks),
        Intent::City(_) | Intent::Ground => near.set(Vec::new()),
    };
    let table = Memo::new(move |_| {
        let who = room.who.get();
        let table = { room.pad }.with(|pad| scene::pad_table(pad.as_ref()?.pad(), who));
        table.unwrap_or_else(|| TableScene::plain(game))
    });
    let liveries = room.with(|pad| pad.seats.iter().map(|it| it.color).collect::<Vec<u8>>());
    let label = Signal::derive(move || {
        let lang = store.lang.get();
        let (cities, tracks) = (game.cities().len(), game.tracks().len());
        text::board::summary(lang, lang.name(game.name()), cities, tracks)
    });
    let which = move || {
        let say = room.speaker();
        let tracks = near.get();
        (!tracks.is_empty()).then(|| {
            let buttons = tracks.into_iter().map(|track| view! {
                <button type="button" data-near=track.0 on:click=move |_| tapped(track)>{words::track(&say, track)}</button>
            });
            view! { <p>{store.say(words::NEAR)}</p><p class="choices">{buttons.collect_view()}</p> }
        })
    };
    let board = view! {
        <div class="pad-map">
            <div class="pad-board">
                <LiveBoard scene=scene::board(game) prefix="pad" label=label table=table liveries=liveries on_intent=on_intent />
            </div>
            <div class="pad-near" aria-live="polite">{move || which()}</div>
            <p class="small">{store.say(words::TAP)}</p>
        </div>
    };
    Some(board.into_any())
}

/// Gives a track to whoever is chosen, or frees it.
pub fn toggle(room: Room, track: TrackId) {
    let who = room.who.get_untracked();
    let own = { room.pad }.with_untracked(|pad| {
        let owner = pad.as_ref().and_then(|pad| pad.pad().owner(track));
        owner == Some(who)
    });
    room.tick(Tick::Track(track, !own));
}

/// Passengers, tokens, loans, locomotives; bonus cards and who began, where the game has them.
fn more(room: Room) -> Option<AnyView> {
    let store = room.store;
    let (bonus_count, asks) =
        room.with(|pad| (pad.pad().bonus_count(), pad.pad().asks_who_began()));
    // What is asked changes with the bonus cards only, so that a field keeps the focus while another one is changed.
    let asked = Memo::new(move |_| {
        let ticks = room.with(|pad| pad.pad().counted(room.who.get()));
        ticks.into_iter().map(|tick| tick.of(0)).collect::<Vec<_>>()
    });
    let fields = move || {
        let fields = asked.get().into_iter().map(|tick| {
            let label = move || words::counted(&room.speaker(), tick);
            view! { <label class="field"><span>{move || label()}</span>{number_field(room, tick)}</label> }
        });
        fields.collect_view()
    };
    let bonuses = (bonus_count > 0).then(|| bonuses(room));
    let began = asks.then(|| began(room));
    let has_fields = !room.with(|pad| pad.pad().counted(Seat(0))).is_empty();
    (has_fields || bonuses.is_some() || began.is_some()).then(|| {
        view! {
            <section class="panel">
                <h2>{store.say(words::MORE)}</h2>
                <div class="pad-fields">{move || fields()}</div>
                {began}
                {bonuses}
            </section>
        }
        .into_any()
    })
}

/// The number that is ticked off now, to be changed.
fn number_field(room: Room, tick: Tick) -> impl IntoView {
    let word = match tick {
        Tick::Passengers(color, _) => color.word(),
        Tick::Tokens(_) => "tokens",
        Tick::Loans(_) => "loans",
        _ => "locomotives",
    };
    let now = Memo::new(move |_| {
        let ticks = room.with(|pad| pad.pad().counted(room.who.get()));
        let mut counts = ticks.into_iter().filter(|other| other.of(0) == tick);
        counts.find_map(Tick::count).unwrap_or(0)
    });
    let set = move |field: HtmlInputElement| {
        room.tick(tick.of(field.value().trim().parse().unwrap_or(u16::MAX)));
        // What was refused does not stay in the field.
        field.set_value(&now.get_untracked().to_string());
    };
    view! {
        <input type="number" inputmode="numeric" min="0" max="200" data-count=word prop:value=move || now.get().to_string() on:change:target=move |event| set(event.target()) />
    }
}

fn bonuses(room: Room) -> impl IntoView {
    let store = room.store;
    let game = catalog::game(room.id).rail();
    let count = game.map_or(0, |game| game.bonuses().len());
    let rows = (0..count).map(BonusId::at).map(|bonus| {
        let open = Memo::new(move |_| room.with(|pad| pad.pad().bonuses().contains(&bonus)));
        let name = move || words::bonus(&room.speaker(), bonus);
        view! {
            <label class="pick">
                <input type="checkbox" data-bonus=bonus.0 prop:checked=move || open.get() on:change:target=move |event| {
                    room.tick(Tick::Bonus(bonus, event.target().checked()));
                    event.target().set_checked(open.get_untracked());
                } />
                <span>{move || name()}</span>
            </label>
        }
    });
    view! {
        <fieldset class="picks">
            <legend>{store.say(words::BONUSES)}</legend>
            {rows.collect_view()}
        </fieldset>
    }
}

fn began(room: Room) -> impl IntoView {
    let options = move || {
        let first = room.with(|pad| Some(pad.pad().first()));
        let names = room.speaker().names.into_iter().enumerate();
        let options = names.map(|(index, name)| {
            view! { <option value=index selected=first == Some(Seat::at(index))>{name}</option> }
        });
        options.collect_view()
    };
    let set = move |text: String| {
        let seat = Seat(text.parse().unwrap_or(0));
        room.change(|pad, _| pad.tick(seat, Tick::First));
    };
    view! {
        <label class="field">
            <span>{room.store.say(words::FIRST)}</span>
            <select id="pad-first" on:change:target=move |event| set(event.target().value())>{move || options()}</select>
        </label>
    }
}
