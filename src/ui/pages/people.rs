//! The people of this device: ratings, who beats whom, and who is who.

use leptos::prelude::*;

use super::people_changes::changes;
use super::people_record::{left_out, record};
use crate::catalog::{self, GameId, MAX_SEATS, MIN_SEATS};
use crate::platform::storage::Keeper;
use crate::save::{self, History, People, Person, Played, Rating, StoreError, Who};
use crate::text::speaker::Speaker;
use crate::text::{Lang, Phrase, history, people as words, saved, shell, table};
use crate::ui::address::Page;
use crate::ui::parts::Toast;
use crate::ui::play::table::badge;
use crate::ui::store::Store;

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Room {
    /// Finished games, the latest first.
    pub played: RwSignal<Vec<Played>>,
    /// Everybody who ever sat at a table here, with what was changed about them.
    pub people: RwSignal<People>,
    /// Whose results are shown.
    pub chosen: RwSignal<Option<String>>,
    /// One sentence about what was done last.
    pub note: RwSignal<Option<Phrase>>,
}

impl Room {
    fn open() -> Room {
        let room = Room {
            played: RwSignal::new(Vec::new()),
            people: RwSignal::new(People::default()),
            chosen: RwSignal::new(None),
            note: RwSignal::new(None),
        };
        room.read();
        room
    }

    /// Reads everything from storage.
    pub fn read(self) {
        let store = Keeper::open();
        let played = History::new(&store).list().unwrap_or_default();
        let people = save::everybody(&store, &played);
        self.people.set(people.unwrap_or_default());
        self.played.set(played);
        if untrack(|| self.person()).is_none() {
            self.choose_first();
        }
    }

    /// Shows somebody who is not left out.
    pub fn choose_first(self) {
        let first = self
            .people
            .with_untracked(|people| people.list().next().map(|person| person.name.clone()));
        self.chosen.set(first);
    }

    /// Changes something about the people and keeps it; whether that was possible.
    pub fn change(self, says: Phrase, change: impl FnOnce(&mut People) -> bool) -> bool {
        let changed = self
            .played
            .with_untracked(|played| save::change_people(&Keeper::open(), played, change));
        let (note, done) = match changed {
            Ok((people, done)) => {
                self.people.set(people);
                (if done { says } else { words::TAKEN }, done)
            }
            Err(StoreError::Full) => (saved::NO_ROOM, false),
            Err(StoreError::Blocked) => (saved::BLOCKED, false),
        };
        self.note.set(Some(note));
        done
    }

    /// Deletes somebody; their games stay, without the name.
    pub fn delete(self, name: &str) {
        let note = match save::delete_person(&Keeper::open(), name) {
            Ok(_) => words::DELETED,
            Err(StoreError::Full) => saved::NO_ROOM,
            Err(StoreError::Blocked) => saved::BLOCKED,
        };
        self.read();
        self.choose_first();
        self.note.set(Some(note));
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
            <Show when=move || !nobody()>
                <section class="panel panels">
                    {whose(store, room)}
                    {move || room.person().map(|person| view! { {results(store, room, &person)}{changes(store, room, person)} })}
                </section>
            </Show>
            {move || left_out(store, room)}
            {record(store, room)}
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
        .with(|played| room.people.with(|people| save::ratings(played, people)));
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
            <section class="panel">
                <h2>{words::RATINGS.get(lang)}</h2>
                <p class="small">{words::RATINGS_HELP.get(lang)}</p>
                <div class="scroll" tabindex="0" role="group" aria-label=words::RATINGS.get(lang)>
                    <table class="record" id="ratings">{head(lang, &titles)}<tbody>{rows.collect_view()}</tbody></table>
                </div>
            </section>
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
            <select id="whose" on:change:target=move |event| room.chosen.set(Some(event.target().value()))>{move || options()}</select>
        </label>
    }
}

/// Of one game, or of all: head to head, and what somebody likes to do.
fn results(store: Store, room: Room, person: &Person) -> impl IntoView + use<> {
    let only = RwSignal::new(None::<GameId>);
    let players = RwSignal::new(None::<usize>);
    let sizes = (MIN_SEATS..=MAX_SEATS).map(|count| {
        view! { <option value=count>{move || words::of_players(store.lang.get(), count)}</option> }
    });
    let person = StoredValue::new(person.clone());
    let games = GameId::all().map(
        |id| view! { <option value=id.slug()>{store.name(catalog::game(id).name())}</option> },
    );
    let choose = move |value: String| only.set(GameId::all().find(|id| id.slug() == value));
    view! {
        <h2>{badge(person.with_value(|it| it.badge))}" "{store.say(words::PAIRS)}" · "{person.with_value(|it| it.name.clone())}</h2>
        <label class="field">
            <span>{store.say(words::WHICH)}</span>
            <select id="which" on:change:target=move |event| choose(event.target().value())>
                <option value="">{store.say(words::ALL_GAMES)}</option>
                {games.collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{store.say(words::HOW_MANY)}</span>
            <select id="how-many" on:change:target=move |event| players.set(event.target().value().parse().ok())>
                <option value="">{store.say(words::ANY_NUMBER)}</option>
                {sizes.collect_view()}
            </select>
        </label>
        {move || person.with_value(|person| pairs(store, room, person, only.get(), players.get()))}
        {move || person.with_value(|person| liked(store, room, person))}
    }
}

fn pairs(
    store: Store,
    room: Room,
    person: &Person,
    only: Option<GameId>,
    players: Option<usize>,
) -> impl IntoView + use<> {
    let lang = store.lang.get();
    let who = Who::Person(person.name.clone());
    let of_game = |game: &&Played| {
        only.is_none_or(|only| game.game == only)
            && players.is_none_or(|players| game.seats.len() == players)
    };
    let played: Vec<Played> = room
        .played
        .with(|played| played.iter().filter(of_game).cloned().collect());
    let pairs = room
        .people
        .with(|people| save::pairings(&played, people, &who));
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
    if pairs.is_empty() {
        return view! { <p class="empty-note">{words::NEVER.get(lang)}</p> }.into_any();
    }
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=words::PAIRS.get(lang)>
            <table class="record" id="pairs">{head(lang, &titles)}<tbody>{rows.collect_view()}</tbody></table>
        </div>
    }
    .into_any()
}

/// The favourite ticket and track and the longest path, game by game.
fn liked(store: Store, room: Room, person: &Person) -> Option<impl IntoView + use<>> {
    let lang = store.lang.get();
    let who = Who::Person(person.name.clone());
    let liked = room.played.with(|played| {
        room.people
            .with(|people| save::favourites(played, people, &who))
    });
    let titles = [words::GAME, words::TICKET, words::TRACK, words::LONGEST];
    let rows = liked.iter().map(|liked| {
        let say = Speaker {
            lang,
            game: catalog::game(liked.game),
            names: Vec::new(),
        };
        let times = |what: Option<(String, u32)>| {
            what.map_or("–".to_owned(), |(what, times)| words::times(&what, times))
        };
        view! {
            <tr>
                <th scope="row">{lang.name(say.game.name())}</th>
                <td>{times(liked.ticket.map(|(id, times)| (say.ticket(id), times)))}</td>
                <td>{times(liked.track.map(|(id, times)| (say.track(id), times)))}</td>
                <td>{liked.longest.map_or("–".to_owned(), |spaces| spaces.to_string())}</td>
            </tr>
        }
    });
    (!liked.is_empty()).then(|| view! {
        <h2>{words::LIKED.get(lang)}</h2>
        <div class="scroll" tabindex="0" role="group" aria-label=words::LIKED.get(lang)>
            <table class="record" id="liked">{head(lang, &titles)}<tbody>{rows.collect_view()}</tbody></table>
        </div>
    })
}
