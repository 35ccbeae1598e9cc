//! The people of this device: ratings, who beats whom, and who is who.

use leptos::prelude::*;

use crate::platform::files;
use crate::platform::storage::Keeper;
use crate::save::{self, History, People, Person, Played, Rating, Who};
use crate::session::clean_name;
use crate::text::{Lang, Phrase, history, people as words, saved, shell, table};
use crate::ui::address::Page;
use crate::ui::parts::Toast;
use crate::ui::play::table::badge;
use crate::ui::store::Store;

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
struct Room {
    played: StoredValue<Vec<Played>>,
    people: RwSignal<People>,
    /// Whose results are shown.
    chosen: RwSignal<Option<String>>,
    note: RwSignal<Option<Phrase>>,
}

impl Room {
    /// Everybody who ever sat at a table here, with what was changed about them.
    fn open() -> Room {
        let store = Keeper::open();
        let played = History::new(&store).list().unwrap_or_default();
        let mut people = save::people(&store).unwrap_or_default();
        for seat in played.iter().rev().flat_map(|game| &game.seats) {
            if seat.bot().is_none() {
                people.meet(&seat.name, seat.color);
            }
        }
        let first = people.list().next().map(|person| person.name.clone());
        Room {
            played: StoredValue::new(played),
            people: RwSignal::new(people),
            chosen: RwSignal::new(first),
            note: RwSignal::new(None),
        }
    }

    /// Changes something about the people and keeps it.
    fn change(self, says: Phrase, change: impl FnOnce(&mut People)) {
        self.people.update(change);
        let kept = self
            .people
            .with_untracked(|people| save::keep_people(&Keeper::open(), people));
        self.note.set(Some(match kept {
            Ok(()) => says,
            Err(save::StoreError::Full) => saved::NO_ROOM,
            Err(save::StoreError::Blocked) => saved::BLOCKED,
        }));
    }

    fn person(self) -> Option<Person> {
        let name = self.chosen.get()?;
        self.people
            .with(|people| people.find(&name).filter(|it| !it.left_out).cloned())
    }
}

/// The page.
#[component]
pub fn PeoplePage() -> impl IntoView {
    let store = Store::find();
    let room = Room::open();
    let nobody = move || room.people.with(|people| people.list().next().is_none());
    view! {
        <section class="sheet back people">
            <h1>{store.say(words::TITLE)}</h1>
            <Show when=nobody><p>{store.say(words::EMPTY)}</p></Show>
            {move || rated(store, room)}
            <Show when=move || !nobody()>{whose(store, room)}</Show>
            {move || room.person().map(|person| view! { {pairs(store, room, &person)}{changes(store, room, person)} })}
            <p class="ways-out">
                <a href=Page::History.link()>{store.say(history::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
            <Toast note=room.note />
        </section>
    }
}

/// What somebody is called in the tables.
pub fn called(lang: Lang, who: &Who) -> String {
    match who {
        Who::Person(name) => name.clone(),
        Who::Nameless(seat) => table::person(lang, usize::from(*seat)),
        Who::Bot(level) => history::bots(lang, level),
    }
}

fn head(lang: Lang, titles: &[Phrase]) -> impl IntoView + use<> {
    let cells = titles
        .iter()
        .map(|title| view! { <th scope="col">{title.get(lang)}</th> });
    view! { <thead><tr>{cells.collect_view()}</tr></thead> }
}

fn rated(store: Store, room: Room) -> Option<impl IntoView> {
    let lang = store.lang.get();
    let ratings = room
        .played
        .with_value(|played| room.people.with(|people| save::ratings(played, people)));
    let titles = [history::WHO, history::GAMES, words::RATINGS, words::COURSE];
    (!ratings.is_empty()).then(|| {
        let rows = ratings.iter().map(|rating| view! {
            <tr>
                <th scope="row">{called(lang, &rating.who)}</th>
                <td>{rating.games}</td>
                <td>{words::rating(rating.value, rating.spread)}</td>
                <td>{line(lang, rating)}</td>
            </tr>
        });
        view! {
            <h2>{words::RATINGS.get(lang)}</h2>
            <p class="small">{words::RATINGS_HELP.get(lang)}</p>
            <div class="scroll" tabindex="0" role="group" aria-label=words::RATINGS.get(lang)>
                <table class="record" id="ratings">{head(lang, &titles)}<tbody>{rows.collect_view()}</tbody></table>
            </div>
        }
    })
}

/// The course of a rating as a line, which says itself in words too.
fn line(lang: Lang, rating: &Rating) -> impl IntoView + use<> {
    let least = rating.course.iter().copied().fold(1500.0, f64::min);
    let most = rating.course.iter().copied().fold(1500.0, f64::max);
    let step = 100.0 / (rating.course.len().max(2) - 1) as f64;
    let at = |(place, value): (usize, &f64)| {
        let height = (value - least) / (most - least).max(1.0);
        format!("{:.1},{:.1}", place as f64 * step, 27.0 - 24.0 * height)
    };
    let points: Vec<String> = rating.course.iter().enumerate().map(at).collect();
    view! {
        <svg class="course" viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label=words::course(lang, &rating.course)>
            <polyline points=points.join(" ") />
        </svg>
    }
}

fn whose(store: Store, room: Room) -> impl IntoView {
    let options = move || {
        let names: Vec<String> = room
            .people
            .with(|people| people.list().map(|it| it.name.clone()).collect());
        names
            .into_iter()
            .map(|name| {
                let selected = room
                    .chosen
                    .with_untracked(|chosen| chosen.as_ref() == Some(&name));
                view! { <option value=name.clone() selected=selected>{name.clone()}</option> }
            })
            .collect_view()
    };
    view! {
        <label class="field">
            <span>{store.say(words::WHOSE)}</span>
            <select id="whose" on:change:target=move |event| room.chosen.set(Some(event.target().value()))>{options}</select>
        </label>
    }
}

fn pairs(store: Store, room: Room, person: &Person) -> impl IntoView + use<> {
    let lang = store.lang.get();
    let who = Who::Person(person.name.clone());
    let pairs = room.played.with_value(|played| {
        room.people
            .with(|people| save::pairings(played, people, &who))
    });
    let titles = [
        words::AGAINST,
        history::GAMES,
        words::AHEAD,
        words::LEVEL,
        words::BEHIND,
    ];
    let rows = pairs.iter().map(|pair| {
        view! {
            <tr>
                <th scope="row">{called(lang, &pair.other)}</th>
                <td>{pair.games}</td>
                <td>{pair.ahead}</td>
                <td>{pair.level}</td>
                <td>{pair.games - pair.ahead - pair.level}</td>
            </tr>
        }
    });
    let title = format!("{} · {}", words::PAIRS.get(lang), person.name);
    view! {
        <h2>{badge(person.badge)}" "{title.clone()}</h2>
        <div class="scroll" tabindex="0" role="group" aria-label=title>
            <table class="record" id="pairs">{head(lang, &titles)}<tbody>{rows.collect_view()}</tbody></table>
        </div>
    }
}

fn changes(store: Store, room: Room, person: Person) -> impl IntoView {
    let lang = store.lang.get();
    let text = RwSignal::new(person.name.clone());
    let name = StoredValue::new(person.name.clone());
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let to = clean_name(&text.get_untracked());
        let allowed = room
            .people
            .with_untracked(|people| people.clone().rename(&name.get_value(), &to));
        match allowed {
            true => {
                room.change(words::DONE, |people| {
                    people.rename(&name.get_value(), &to);
                });
                room.chosen.set(Some(to));
            }
            false => room.note.set(Some(words::TAKEN)),
        }
    };
    let other = RwSignal::new(None::<String>);
    let merge = move |_| {
        if let Some(into) = other.get_untracked() {
            room.change(words::DONE, |people| {
                people.merge(&name.get_value(), &into);
            });
            room.chosen.set(Some(into));
        }
    };
    let leave = move |_| {
        room.change(words::LEFT, |people| {
            people.leave_out(&name.get_value(), true)
        });
        room.chosen.set(
            room.people
                .with_untracked(|people| people.list().next().map(|it| it.name.clone())),
        );
    };
    let export = move |_| {
        let done = room.played.with_value(|played| {
            files::download(
                "branchline-games.json",
                &serde_json::to_string(played).unwrap_or_default(),
            )
        });
        room.note.set(Some(if done {
            saved::EXPORTED
        } else {
            saved::NOT_THERE
        }));
    };
    let others: Vec<String> = room.people.with_untracked(|people| {
        people
            .list()
            .map(|it| it.name.clone())
            .filter(|it| *it != person.name)
            .collect()
    });
    let merging = (!others.is_empty()).then(|| {
        let options = others.iter().map(|name| view! { <option value=name.clone()>{name.clone()}</option> });
        view! {
            <label class="field">
                <span>{words::SAME_AS.get(lang)}</span>
                <select id="same-as" on:change:target=move |event| other.set(Some(event.target().value()).filter(|name| !name.is_empty()))>
                    <option value="">"—"</option>
                    {options.collect_view()}
                </select>
            </label>
            <p><button type="button" class="second" id="merge" on:click=merge>{words::MERGE.get(lang)}</button></p>
        }
    });
    let liveries = (0..5_u8).map(|livery| view! { <option value=livery selected=livery == person.badge>{table::livery(livery).get(lang)}</option> });
    let give = move |value: String| {
        room.change(words::DONE, |people| {
            people.give_badge(&name.get_value(), value.parse().unwrap_or(0))
        });
    };
    view! {
        <details>
            <summary>{words::CHANGE.get(lang)}</summary>
            <form on:submit=rename>
                <label class="field">
                    <span>{words::NAME.get(lang)}</span>
                    <input id="rename" maxlength="200" autocomplete="off" prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value()) />
                </label>
                <p><button type="submit" class="second">{words::RENAME.get(lang)}</button></p>
                <label class="field">
                    <span>{words::BADGE.get(lang)}</span>
                    <select on:change:target=move |event| give(event.target().value())>{liveries.collect_view()}</select>
                </label>
                {merging}
                <p class="choices">
                    <button type="button" class="second" id="leave-out" on:click=leave>{words::LEAVE_OUT.get(lang)}</button>
                    <button type="button" class="second" id="export" on:click=export>{words::EXPORT.get(lang)}</button>
                </p>
            </form>
        </details>
    }
}
