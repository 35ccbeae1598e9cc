//! Every lesson is walked to its end by the visible controls, by finger in one language and by keyboard in the other; it
//! can be left and taken up again, and leaves everything that is kept alone.

use branchline::catalog::{Card, GameId, TrackId, TrackKind, game, lessons};
use branchline::engine::game::{Action, Moment, PlayerView};
use branchline::engine::rail::{RailAction, RailOptions};
use branchline::engine::yard::{YardAction, YardOptions};
use branchline::scene::Intent;
use branchline::session::{Awaits, Lessoning, Msg};
use branchline::text::speaker::Speaker;
use branchline::text::{Lang, table};

use crate::browser::{Browser, DESKTOP, Device, PHONE, phone};
use crate::on_map::OnMap;
use crate::shelf::{after, holding, open, put, put_text};

/// How controls are used.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Touch,
    Keys,
}

/// Somebody who takes a lesson, with the same lesson beside the browser to know what is asked.
struct Learner<'a> {
    browser: &'a Browser,
    by: By,
    say: Speaker,
    lesson: Lessoning,
}

fn speaker(lang: Lang, id: GameId) -> Speaker {
    let names = (1..=5).map(|seat| {
        let level = (seat > 1).then_some("novice");
        table::seat(lang, "", level, seat)
    });
    Speaker {
        lang,
        game: game(id),
        names: names.collect(),
    }
}

impl Learner<'_> {
    async fn press(&self, css: &str) {
        match self.by {
            By::Touch => self.browser.tap(css).await,
            By::Keys => {
                self.browser.find(css).await;
                // What has just opened takes the focus to its heading in the next frame, before anybody reaches a key.
                self.browser.frames(2).await;
                let control = self.browser.find(css).await;
                control.focus().await.expect("a control takes the focus");
                self.browser.press(" ").await;
            }
        }
    }

    /// Takes the lesson from where it stands to its end, or for a number of steps.
    async fn walk(&mut self, most: usize) {
        for _ in 0..most {
            match self.lesson.awaits() {
                Awaits::Others => {
                    let msg = Msg::BotChose {
                        position: self.lesson.session().position(),
                        action: self.lesson.scripted().expect("somebody else acts"),
                        rounds: None,
                    };
                    self.lesson.update(msg).expect("it is legal");
                    continue;
                }
                Awaits::Nothing => break,
                Awaits::GoingOn | Awaits::Action => {}
            }
            let says = self.lesson.says(&self.say).expect("a step says something");
            // The last of these lines tells where a walk has failed.
            println!("step {}: {says}", self.lesson.at() + 1);
            self.browser.sees(".lesson-says", &says).await;
            if self.lesson.awaits() == Awaits::GoingOn {
                self.press("#lesson-on").await;
                self.lesson.go_on();
            } else {
                let action = self.lesson.asked()[0];
                self.act(action).await;
                let done = self.lesson.update(Msg::Act(action));
                done.expect("what is asked is legal");
            }
        }
    }

    async fn act(&self, action: Action) {
        let view = self.lesson.session().view();
        match (action, &view) {
            (Action::Rail(action), PlayerView::Rail(view)) => {
                self.act_on_the_map(action, view.options(view.game())).await;
            }
            (Action::Yard(action), PlayerView::Yard(view)) => {
                self.act_in_the_yard(action, view.options(view.game()))
                    .await;
            }
            _ => unreachable!("an action of its own game"),
        }
    }

    async fn act_on_the_map(&self, action: RailAction, options: RailOptions) {
        match action {
            RailAction::Take(place) => self.take(place).await,
            RailAction::Draw => self.press("#draw").await,
            RailAction::Stop => self.press("#stop").await,
            RailAction::Pass => self.press("#pass").await,
            RailAction::GiveUp => self.press("#give-up").await,
            RailAction::Split([a, b]) => self.press(&format!("[data-split='{a}-{b}']")).await,
            RailAction::DrawTickets([a, b]) => {
                self.press("#tickets").await;
                self.press(&format!("[data-split='{a}-{b}']")).await;
            }
            RailAction::Keep(tickets) => {
                for ticket in tickets.iter() {
                    self.tick(ticket.0.into()).await;
                }
                self.press("#keep").await;
            }
            RailAction::Claim { track, pay } => {
                let RailOptions::Turn(turn) = options else {
                    panic!("a turn");
                };
                let claim = turn.claims.iter().find(|claim| claim.track == track);
                let ways = &claim.expect("it can be claimed").payments;
                let way = ways.iter().position(|way| way.cards == pay);
                self.choose(track).await;
                let way = way.expect("the payment is listed");
                if way > 0 {
                    self.press(&format!("[name=way][value='{way}']")).await;
                }
                self.press("#confirm-claim").await;
                let map = game(self.lesson.game()).rail().expect("a map");
                if map.track(track).kind() == TrackKind::Tunnel {
                    self.browser.find("#turned-seen, .tunnel-question").await;
                    let free = "arguments[0](!!document.querySelector('#turned-seen'))";
                    if self.browser.script(free).await == true {
                        self.press("#turned-seen").await;
                    }
                }
            }
            RailAction::PayTunnel(cards) => {
                let RailOptions::Tunnel { payments, .. } = options else {
                    panic!("a tunnel");
                };
                let way = payments.iter().position(|pay| *pay == cards);
                let way = way.expect("the payment is offered");
                self.press(&format!("[data-pay='{way}']")).await;
            }
            RailAction::TakePassengers(colors) => {
                let RailOptions::Passengers { ends, .. } = options else {
                    panic!("passengers");
                };
                for (end, color) in colors.into_iter().enumerate() {
                    if !ends[end].is_empty() {
                        let word = color.map_or("none", |color| color.word());
                        let way = format!("[name=passenger-{end}][value='{word}']");
                        self.press(&way).await;
                    }
                }
                self.press("#take-passengers").await;
            }
            RailAction::PlaceNeutral(track) => {
                self.press(&format!("[data-neutral='{}']", track.0)).await;
                self.press("#confirm-neutral").await;
            }
        }
    }

    /// Chooses a track: a finger on the map, keys in the list.
    async fn choose(&self, track: TrackId) {
        if self.by == By::Keys {
            self.browser.open_list("tracks").await;
            let row = format!("[data-list-track='{}']", track.0);
            return self.press(&row).await;
        }
        let map = OnMap::of(self.browser, self.lesson.game()).await;
        let alone = |it: &Intent| *it == Intent::Track(track);
        let near = |it: &Intent| matches!(it, Intent::Choose(tracks) if tracks.contains(&track));
        let (place, several) = match map.look_for(self.browser, alone).await {
            Some(place) => (place, false),
            None => (map.find(self.browser, near).await, true),
        };
        self.browser.tap_at(place.0, place.1).await;
        if several {
            self.press(&format!("[data-near='{}']", track.0)).await;
        }
    }

    async fn act_in_the_yard(&self, action: YardAction, options: YardOptions) {
        match action {
            YardAction::Take(place) => self.take(place).await,
            YardAction::Draw => self.press("#draw").await,
            YardAction::Pass => self.press("#pass").await,
            YardAction::DrawTickets => {
                self.press("#tickets").await;
                self.press("#draw-tickets").await;
            }
            YardAction::Keep(tickets) => {
                for ticket in tickets.iter() {
                    self.tick(ticket.0.into()).await;
                }
                self.press("#keep").await;
            }
            YardAction::Lay(cards) => {
                let each = |(card, count): (Card, u8)| (0..count).map(move |_| card);
                for card in cards.kinds().flat_map(each).collect::<Vec<Card>>() {
                    self.press(&format!(".hand [data-card='{}']", card.word()))
                        .await;
                }
                self.press("#lay").await;
            }
            YardAction::Check(tickets) => {
                let YardOptions::Check { best, .. } = options else {
                    panic!("a check");
                };
                for ticket in tickets
                    .minus(best.tickets)
                    .plus(best.tickets.minus(tickets))
                    .iter()
                {
                    self.tick(ticket.0.into()).await;
                }
                self.press("#check").await;
            }
        }
    }

    async fn take(&self, place: u8) {
        self.press(&format!(".market [data-place='{place}']")).await;
    }

    async fn tick(&self, ticket: u32) {
        self.press(&format!(".offer input[value='{ticket}']")).await;
    }
}

/// The others act at once.
async fn in_a_hurry(browser: &Browser) {
    put_text(browser, "branchline.bot-speed", "\"instant\"").await;
}

/// A learner at the beginning of a chapter.
fn learner(browser: &Browser, by: By, lang: Lang, id: GameId, chapter: usize) -> Learner<'_> {
    Learner {
        browser,
        by,
        say: speaker(lang, id),
        lesson: Lessoning::begin(lessons(id)[chapter]).expect("readable"),
    }
}

/// Takes all lessons of all games, one chapter after the other by the button at its end.
async fn take_all(browser: &Browser, by: By, lang: Lang) {
    in_a_hurry(browser).await;
    for id in GameId::all() {
        browser.go(&format!("#/lessons/{}", id.slug())).await;
        browser.click("#lesson-begin").await;
        for chapter in 0..lessons(id).len() {
            let mut learner = learner(browser, by, lang, id, chapter);
            let title = learner.lesson.title(lang).to_owned();
            browser.find(".lesson").await;
            println!("{} {}: {title}", id.slug(), chapter + 1);
            learner.walk(1000).await;
            browser.find(".lesson[data-awaits=nothing]").await;
            browser.click("#lesson-next").await;
        }
        // After the last chapter a game can be set up.
        browser.find("#start").await;
        browser.go(&format!("#/lessons/{}", id.slug())).await;
        assert_eq!(
            browser.count("[data-chapter].taken").await,
            lessons(id).len()
        );
    }
}

#[tokio::test]
async fn every_lesson_is_taken_by_touch_in_english() {
    let browser = phone().await;
    take_all(&browser, By::Touch, Lang::En).await;
}

#[tokio::test]
async fn every_lesson_is_taken_by_keyboard_in_french() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "fr",
    })
    .await;
    browser.want_no_motion().await;
    take_all(&browser, By::Keys, Lang::Fr).await;
}

/// Everything stored but what belongs to lessons.
async fn kept(browser: &Browser) -> serde_json::Value {
    browser
        .script("arguments[0](Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'branchline.lessons').sort()))")
        .await
}

#[tokio::test]
async fn a_lesson_is_left_and_taken_up_and_changes_nothing_that_is_kept() {
    let browser = phone().await;
    in_a_hurry(&browser).await;
    put(&browser, &holding(&[after(GameId::NORDIC, 20, 1).save()])).await;
    open(&browser, "#/lessons/nordic/1").await;
    let before = kept(&browser).await;
    let mut learner = learner(&browser, By::Touch, Lang::En, GameId::NORDIC, 0);
    learner.walk(1).await;
    assert_eq!(learner.lesson.at(), 1);
    let says = learner.lesson.says(&learner.say).expect("a second step");
    browser.sees(".lesson-says", &says).await;
    // Away, and back where it was.
    browser.click("#lesson-leave").await;
    browser.find("[data-chapter='1'].begun").await;
    browser.click("#lesson-begin").await;
    browser.sees(".lesson-says", &says).await;
    browser.reload().await;
    browser.sees(".lesson-says", &says).await;
    // A step back, and shown again.
    browser.click("#lesson-back").await;
    browser.find("#lesson-back[aria-disabled=true]").await;
    browser.click("#lesson-skip, #lesson-on").await;
    browser.sees(".lesson-says", &says).await;
    learner.walk(1000).await;
    browser.find(".lesson[data-awaits=nothing]").await;
    browser.click("#lesson-again").await;
    browser.find("#lesson-back[aria-disabled=true]").await;
    assert_eq!(kept(&browser).await, before);
    // A game that ends in a lesson, count and all, is no game of anybody's.
    let last = lessons(GameId::NORDIC).len();
    browser.go(&format!("#/lessons/nordic/{last}")).await;
    let mut learner = self::learner(&browser, By::Touch, Lang::En, GameId::NORDIC, last - 1);
    learner.walk(1000).await;
    let view = learner.lesson.session().view();
    assert_eq!(view.moment(), Moment::Over);
    browser.find(".lesson[data-awaits=nothing]").await;
    assert_eq!(kept(&browser).await, before);
}

/// Words of the other language are longer, and fingers need room: a chapter of a map and one of the yards.
#[tokio::test]
async fn french_lessons_are_taken_by_touch() {
    let browser = Browser::open(Device {
        size_px: PHONE,
        languages: "fr",
    })
    .await;
    in_a_hurry(&browser).await;
    for (id, chapter) in [(GameId::GERMANY, 1), (GameId::CARD_GAME, 1)] {
        open(
            &browser,
            &format!("#/lessons/{}/{}", id.slug(), chapter + 1),
        )
        .await;
        let mut learner = learner(&browser, By::Touch, Lang::Fr, id, chapter);
        learner.walk(1000).await;
        browser.find(".lesson[data-awaits=nothing]").await;
    }
}
