//! The columns of a yard on their sidings: those that stand there, the cards that are just leaving, and what a rival has
//! beaten.

use leptos::prelude::*;

use super::yards::Owners;
use crate::catalog::{Card, Color, Seat};
use crate::scene::{ColumnMark, ColumnPicture, Leaver, LostColumn, YardPicture};
use crate::text::{board, yard, yard_stage};
use crate::ui::play::table::badge;
use crate::ui::play::table::decks::card_face;
use crate::ui::play::table::emblem::card_color;
use crate::ui::store::Store;

/// What stands on the sidings. Rebuilt for every turn and viewer, so that what moves moves once for each of them.
type Standing = (Vec<ColumnPicture>, Vec<Leaver>, Vec<LostColumn>, u32, bool);

/// The columns, in the order of the colours.
pub fn columns(
    picture: Memo<Option<YardPicture>>,
    turn: Signal<u32>,
    owners: &Owners,
) -> impl IntoView + use<> {
    let owners = owners.clone();
    let standing = Memo::new(move |_| {
        picture.with(|picture| {
            let yard = picture.as_ref()?;
            let (columns, leaving) = (yard.columns.clone(), yard.leaving.clone());
            Some((
                columns,
                leaving,
                yard.lost.clone(),
                turn.get(),
                yard.is_mine,
            ))
        })
    });
    let items = move || standing.get().map(|standing| sidings(&standing, &owners));
    let bare = move || {
        standing.with(|it| {
            it.as_ref()
                .is_none_or(|it| it.0.is_empty() && it.2.is_empty())
        })
    };
    view! { <ul class="columns" class:bare=move || bare()>{move || items()}</ul> }
}

/// One siding for every colour that has, had or has just sent a card.
fn sidings((columns, leaving, lost, ..): &Standing, owners: &Owners) -> impl IntoView + use<> {
    let sidings = Color::ALL.into_iter().filter_map(|color| {
        let leaver = leaving.iter().find(|it| it.column == color);
        let leaver = leaver.map(|leaver| leaves(leaver.card));
        let column = columns.iter().find(|it| it.color == color);
        let beaten = lost.iter().rfind(|it| it.color == color);
        match (column, beaten) {
            (Some(column), _) => Some(stands(*column, leaver.into_any()).into_any()),
            (None, Some(column)) => Some(beaten_column(*column, owners).into_any()),
            (None, None) => leaver.map(|leaver| {
                view! { <li class="column gone" aria-hidden="true">{leaver}</li> }.into_any()
            }),
        }
    });
    sidings.collect_view()
}

/// A column: the lower cards peek out above the top one, which leaves first. Cards that will be too late are pale.
fn stands(it: ColumnPicture, leaver: AnyView) -> impl IntoView {
    let lang = Store::find().lang;
    let count = it.wagons + it.locos;
    let class = match it.mark {
        ColumnMark::Plain => "column",
        ColumnMark::Fresh => "column fresh",
        ColumnMark::Threatened => "column threatened",
    };
    let says = move || {
        let column = yard::column(lang.get(), board::color(it.color), it.wagons, it.locos);
        match it.late {
            0 => column,
            late => format!("{column}, {}", yard_stage::late(lang.get(), late)),
        }
    };
    let late = (it.late > 0).then(|| {
        view! {
            <span class="late-count" aria-hidden="true">
                <svg class="hourglass" viewBox="0 0 14 18"><path d="M0 0H14V2H12.5Q12.5 6 8 9Q12.5 12 12.5 16H14V18H0V16H1.5Q1.5 12 6 9Q1.5 6 1.5 2H0Z" /></svg>
                {it.late}
            </span>
        }
    });
    view! {
        <li class=class class:too-late=it.late == count data-column=it.color.word() data-cards=count>
            <span class="unseen">{move || says()}</span>
            {stack(it)}
            {leaver}
            {late}
            <span class="column-foot" aria-hidden="true">{card_color(it.color)}<b>{count}</b></span>
        </li>
    }
}

fn stack(it: ColumnPicture) -> impl IntoView {
    let (below, top) = it.stack();
    let tall = it.wagons + it.locos > 6;
    let edges = below.into_iter().enumerate().map(|(index, color)| {
        let word = color.map_or("loco", |color| color.word());
        let late = if index < usize::from(it.late) {
            " late"
        } else {
            ""
        };
        view! { <span class=format!("edge {word}{late}")></span> }
    });
    view! { <span class="column-stack" class:tall=tall aria-hidden="true">{edges.collect_view()}{card_face(top)}</span> }
}

/// A card that rolls away. Everybody sees which one, once; at the pile it is a back like all others.
fn leaves(card: Card) -> impl IntoView {
    view! { <span class="leaver" aria-hidden="true">{card_face(card)}</span> }
}

/// A column that a rival has beaten: its cards, crossed by a stamp with the rival's badge.
fn beaten_column(it: LostColumn, owners: &Owners) -> impl IntoView + use<> {
    let lang = Store::find().lang;
    let count = it.wagons + it.locos;
    let by: Seat = it.by;
    let livery = owners.liveries.get(by.index()).copied().unwrap_or_default();
    let names = owners.names;
    let says = move || {
        let name = names.with(|names| names.get(by.index()).cloned().unwrap_or_default());
        yard_stage::lost(lang.get(), it.color, count, &name)
    };
    let picture = ColumnPicture {
        color: it.color,
        wagons: it.wagons,
        locos: it.locos,
        late: 0,
        mark: ColumnMark::Plain,
    };
    view! {
        <li class="column beaten" data-beaten=it.color.word()>
            <span class="unseen">{move || says()}</span>
            {stack(picture)}
            <span class="stamped" aria-hidden="true">{badge(livery)}<span>{move || yard_stage::BEATEN.get(lang.get())}</span></span>
            <span class="column-foot" aria-hidden="true">{card_color(it.color)}<b>"−"{count}</b></span>
        </li>
    }
}
