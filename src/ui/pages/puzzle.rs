//! One puzzle: the position, what is asked, and what there is to pick from.

use leptos::prelude::*;

use crate::catalog::{self, Card, GameId, TrackId};
use crate::engine::puzzle::{Choice, Puzzle, Task};
use crate::platform::storage::Keeper;
use crate::save;
use crate::scene::{self, Intent};
use crate::text::speaker::Speaker;
use crate::text::{Lang, puzzles, shell};
use crate::ui::address::Page;
use crate::ui::board::LiveBoard;
use crate::ui::parts::{locomotive_card, wagon_card};
use crate::ui::store::Store;

/// What is said about the latest answer.
#[derive(Clone, Copy, PartialEq)]
enum Verdict {
    Nothing,
    Empty,
    Right,
    Short(Option<i32>),
    Shown,
}

/// The page.
pub fn puzzle(id: GameId, number: u16) -> AnyView {
    let all = Puzzle::all(id);
    match all.iter().position(|puzzle| puzzle.number == number) {
        Some(place) => {
            let next = all.get(place + 1).map(|next| next.number);
            sheet(all[place].clone(), next).into_any()
        }
        None => closed().into_any(),
    }
}

fn speaker(lang: Lang, id: GameId) -> Speaker {
    Speaker {
        lang,
        game: catalog::game(id),
        names: Vec::new(),
    }
}

fn sheet(puzzle: Puzzle, next: Option<u16>) -> impl IntoView {
    let store = Store::find();
    let (id, number, level) = (puzzle.game, puzzle.number, puzzle.level);
    let picked = RwSignal::new(0_u32);
    let verdict = RwSignal::new(Verdict::Nothing);
    let puzzle = StoredValue::new(puzzle);
    let answer = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        verdict.set(puzzle.with_value(|puzzle| judge(puzzle, picked.get_untracked())));
    };
    let show = move |_| {
        picked.set(puzzle.with_value(Puzzle::best).unwrap_or(0));
        verdict.set(Verdict::Shown);
    };
    let says = move || puzzle.with_value(|puzzle| told(store.lang.get(), puzzle, verdict.get()));
    let right = move || verdict.get() == Verdict::Right;
    let name = catalog::game(id).name();
    view! {
        <section class="sheet back puzzle" data-puzzle=number>
            <header>
                <h1>{move || puzzles::number(store.lang.get(), number)}" · "{store.name(name)}</h1>
                <p class="small">{move || puzzles::level(store.lang.get(), level)}</p>
            </header>
            <p class="asks">{store.say(puzzle.with_value(|puzzle| puzzles::asks(&puzzle.task)))}</p>
            <div class="puzzle-table">
                {puzzle.with_value(|puzzle| position(store, puzzle, picked, verdict))}
                <form on:submit=answer>
                    {puzzle.with_value(|puzzle| given(store, puzzle))}
                    <fieldset class="picks">
                        <legend class="unseen">{store.say(puzzles::ANSWER)}</legend>
                        {puzzle.with_value(|puzzle| choices(store, puzzle, picked, verdict))}
                    </fieldset>
                    <p class="verdict" role="status" data-right=move || right().to_string()>{move || says()}</p>
                    <p class="choices">
                        <button type="submit" id="answer">{store.say(puzzles::ANSWER)}</button>
                        <button type="button" class="second" id="show" on:click=show>{store.say(puzzles::SHOW)}</button>
                        {next.map(|next| view! { <a class="button second" href=Page::Puzzle(id, next).link()>{store.say(puzzles::NEXT)}</a> })}
                    </p>
                </form>
            </div>
            <p class="ways-out">
                <a href=Page::Puzzles.link()>{store.say(puzzles::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
        </section>
    }
}

fn judge(puzzle: &Puzzle, picked: u32) -> Verdict {
    if puzzle.is_solved_by(picked) {
        // Where nothing can be kept, it is right all the same.
        save::note_solved(&Keeper::open(), puzzle.game, puzzle.number).ok();
        return Verdict::Right;
    }
    match picked {
        0 => Verdict::Empty,
        _ => Verdict::Short(puzzle.value(picked)),
    }
}

fn told(lang: Lang, puzzle: &Puzzle, verdict: Verdict) -> String {
    let best = puzzle.best().and_then(|best| puzzle.value(best));
    match (verdict, &puzzle.task) {
        (Verdict::Nothing | Verdict::Shown, _) => String::new(),
        (Verdict::Empty, _) => puzzles::PICK.get(lang).to_owned(),
        (Verdict::Right, _) => puzzles::RIGHT.get(lang).to_owned(),
        (Verdict::Short(Some(value)), task) => {
            puzzles::short_of(lang, task, value, best.unwrap_or(0))
        }
        (Verdict::Short(None), Task::Complete { .. }) => puzzles::NOT_JOINED.get(lang).to_owned(),
        (Verdict::Short(None), Task::Pile { .. }) => puzzles::NOT_PAID.get(lang).to_owned(),
        (Verdict::Short(None), _) => puzzles::NOT_LONGEST.get(lang).to_owned(),
    }
}

/// The board with the network, or the pile.
fn position(
    store: Store,
    puzzle: &Puzzle,
    picked: RwSignal<u32>,
    verdict: RwSignal<Verdict>,
) -> AnyView {
    if let Task::Pile { pile, .. } = puzzle.task {
        let cards = pile.kinds().map(|(card, count)| {
            let face = match card {
                Card::Loco => locomotive_card().into_any(),
                card => card.color().map(wagon_card).into_any(),
            };
            view! { <li>{face}<b>"× "{count}</b></li> }
        });
        return view! {
            <div>
                <h2>{store.say(puzzles::PILE)}</h2>
                <ul class="pile-cards">{cards.collect_view()}</ul>
            </div>
        }
        .into_any();
    }
    let Some(board) = scene::puzzle_board(puzzle) else {
        return ().into_any();
    };
    let plain = scene::puzzle_table(puzzle, 0).expect("a puzzle with a board has a table on it");
    let puzzle = StoredValue::new(puzzle.clone());
    // A tap on one of the tracks in question picks it, as its line in the list does.
    let on_intent = move |intent: Intent| {
        let tapped = match intent {
            Intent::Track(track) => vec![track],
            Intent::Choose(tracks) => tracks,
            Intent::City(_) | Intent::Ground => Vec::new(),
        };
        let (place, one) =
            puzzle.with_value(|puzzle| (place_of(puzzle, &tapped), puzzle.picks_one()));
        if let Some(place) = place {
            let bit = 1_u32 << place;
            verdict.set(Verdict::Nothing);
            picked.update(|picked| *picked = if one { bit } else { *picked ^ bit });
        }
    };
    let table = Memo::new(move |_| {
        let picked = picked.get();
        puzzle
            .with_value(|puzzle| scene::puzzle_table(puzzle, picked))
            .unwrap_or(plain.clone())
    });
    let label = Signal::derive(move || {
        puzzle
            .with_value(|puzzle| puzzles::asks(&puzzle.task))
            .get(store.lang.get())
            .to_owned()
    });
    view! {
        <div class="puzzle-board">
            <LiveBoard scene=board prefix="puzzle" label=label table=table on_intent=on_intent />
        </div>
    }
    .into_any()
}

/// The place in the list of the nearest of these tracks that is in question.
fn place_of(puzzle: &Puzzle, tapped: &[TrackId]) -> Option<usize> {
    let choices = puzzle.choices();
    let place = |track: &TrackId| {
        let mut choices = choices.iter();
        choices.position(|choice| *choice == Choice::Track(*track))
    };
    tapped.iter().find_map(place)
}

/// The tickets that are held, in words.
fn given(store: Store, puzzle: &Puzzle) -> Option<impl IntoView + use<>> {
    let (title, tickets) = match &puzzle.task {
        Task::LastTurn { tickets, .. } => (puzzles::HELD, tickets.iter().collect::<Vec<_>>()),
        Task::Complete { ticket, .. } => (puzzles::TICKET, vec![*ticket]),
        _ => return None,
    };
    let id = puzzle.game;
    let names = move || {
        let say = speaker(store.lang.get(), id);
        let names = tickets
            .iter()
            .map(|ticket| view! { <li>{say.ticket(*ticket)}</li> });
        names.collect_view()
    };
    Some(view! { <h2>{store.say(title)}</h2><ul class="given">{move || names()}</ul> })
}

fn choices(
    store: Store,
    puzzle: &Puzzle,
    picked: RwSignal<u32>,
    verdict: RwSignal<Verdict>,
) -> impl IntoView + use<> {
    let (id, one) = (puzzle.game, puzzle.picks_one());
    let kind = if one { "radio" } else { "checkbox" };
    let rows = puzzle.choices().into_iter().enumerate().map(|(place, choice)| {
        let name = move || {
            let lang = store.lang.get();
            match choice {
                Choice::Ticket(ticket) => speaker(lang, id).ticket(ticket),
                Choice::Track(track) => speaker(lang, id).track(track),
                Choice::Spaces(count) => puzzles::spaces(lang, count),
            }
        };
        let bit = 1_u32 << place;
        let is_picked = move || picked.get() & bit != 0;
        let choose = move |checked: bool| {
            verdict.set(Verdict::Nothing);
            picked.update(|picked| {
                *picked = match (one, checked) {
                    (true, _) => bit,
                    (false, true) => *picked | bit,
                    (false, false) => *picked & !bit,
                };
            });
        };
        view! {
            <label class="pick">
                <input type=kind name="pick" prop:checked=move || is_picked() on:change:target=move |event| choose(event.target().checked()) />
                <span>{move || name()}</span>
            </label>
        }
    });
    rows.collect_view()
}

fn closed() -> impl IntoView {
    let store = Store::find();
    view! {
        <section class="sheet back">
            <h1>{store.say(puzzles::GONE)}</h1>
            <p><a class="button" href=Page::Puzzles.link()>{store.say(puzzles::TITLE)}</a></p>
        </section>
    }
}
