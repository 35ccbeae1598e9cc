//! The rules of each game, in our own words.
//!
//! A game's rulebook is made from its data: the data decides which chapters and sentences it has, and fills every
//! number into a placeholder in braces. So a rule that changes in `maps/` changes here by itself.

mod captions;
mod headings;
mod places;
mod rail;
mod rail_numbers;
mod rail_words;
mod special;
mod whole_count;
mod yard;

pub use places::{lay_rule, prompt_rule, refusal_rule, tickets_rule, track_rule};
pub(super) use rail_numbers::tie_break;
pub use special::{ALL_RULES, FOR_WHOM, Point, SPECIAL, special};

use super::speaker::Speaker;
use super::{Lang, Phrase};
use crate::catalog::{Game, GameId, game};
use crate::engine::table::Example;

/// What a chapter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What the game is about.
    Idea,
    /// Before the first turn.
    Setup,
    /// What a turn is.
    Turn,
    /// Drawing cards.
    Cards,
    /// Claiming tracks.
    Claiming,
    /// Tracks over water.
    Ferries,
    /// Tracks through rock.
    Tunnels,
    /// The track that takes any cards.
    Substitute,
    /// Cards to draw after a claim.
    DrawBonus,
    /// Countries abroad.
    Countries,
    /// Passengers.
    Passengers,
    /// Tolls and loans.
    Tolls,
    /// Laying cards in the yard.
    Yard,
    /// The pile on the track.
    OnTrack,
    /// Drawing tickets.
    Tickets,
    /// The bonus cards.
    BonusCards,
    /// When the game ends.
    End,
    /// How it is counted.
    Count,
    /// Other ways to play.
    Variants,
    /// What people ask.
    Questions,
}

impl Topic {
    /// The word of the chapter in addresses.
    pub fn anchor(self) -> &'static str {
        match self {
            Topic::Idea => "idea",
            Topic::Setup => "setup",
            Topic::Turn => "turn",
            Topic::Cards => "cards",
            Topic::Claiming => "claiming",
            Topic::Ferries => "ferries",
            Topic::Tunnels => "tunnels",
            Topic::Substitute => "substitute",
            Topic::DrawBonus => "draw-bonus",
            Topic::Countries => "countries",
            Topic::Passengers => "passengers",
            Topic::Tolls => "tolls",
            Topic::Yard => "yard",
            Topic::OnTrack => "on-track",
            Topic::Tickets => "tickets",
            Topic::BonusCards => "bonus-cards",
            Topic::End => "end",
            Topic::Count => "count",
            Topic::Variants => "variants",
            Topic::Questions => "questions",
        }
    }

    /// The heading of the chapter.
    pub fn heading(self) -> Phrase {
        match self {
            Topic::Idea => headings::IDEA,
            Topic::Setup => headings::SETUP,
            Topic::Turn => headings::TURN,
            Topic::Cards => headings::CARDS,
            Topic::Claiming => headings::CLAIMING,
            Topic::Ferries => headings::FERRIES,
            Topic::Tunnels => headings::TUNNELS,
            Topic::Substitute => headings::SUBSTITUTE,
            Topic::DrawBonus => headings::DRAW_BONUS,
            Topic::Countries => headings::COUNTRIES,
            Topic::Passengers => headings::PASSENGERS,
            Topic::Tolls => headings::TOLLS,
            Topic::Yard => headings::YARD,
            Topic::OnTrack => headings::ON_TRACK,
            Topic::Tickets => headings::TICKETS,
            Topic::BonusCards => headings::BONUS_CARDS,
            Topic::End => headings::END,
            Topic::Count => headings::COUNT,
            Topic::Variants => headings::VARIANTS,
            Topic::Questions => headings::QUESTIONS,
        }
    }
}

phrases! {
    /// The rules pages, and the link to them.
    RULES: "Règles" / "Rules";
    /// Under the heading of the page with all games.
    CHOOSE: "Les règles complètes de chaque jeu." / "The complete rules of each game.";
    /// To the game from which the rules were opened.
    BACK_TO_GAME: "Retour à la partie" / "Back to the game";
    /// From a question or a refusal to the paragraph about it.
    SEE_RULE: "Voir la règle" / "See the rule";
    /// The list of chapters.
    CONTENTS: "Sommaire" / "Contents";
}

/// A part of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub topic: Topic,
    /// What it says.
    pub parts: Vec<Part>,
}

/// A piece of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The ids of the rules it tells, with spaces between them, also those of other games that have the same rule: an
    /// address may name any of them.
    pub rules: &'static str,
    /// Those of them that the game's own books have.
    pub ids: String,
    /// What it says.
    pub body: Body,
}

/// What a piece of a chapter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// A paragraph.
    Text(String),
    /// A question and its answer.
    Question(String, String),
    /// Something that happens, drawn, with the same in words.
    Example(Example, String),
    /// Rows below heads.
    Table {
        /// What the columns are.
        heads: Vec<&'static str>,
        /// What stands in them.
        rows: Vec<Vec<String>>,
    },
}

/// The rules of a game.
pub fn rulebook(lang: Lang, id: GameId) -> Vec<Chapter> {
    let mut write = Writer::new(lang, id);
    match game(id) {
        Game::Rail(game) => rail::write(&mut write, game),
        Game::Yard(game) => yard::write(&mut write, game),
    }
    write.chapters
}

/// The letters before the numbers of a game's own rules: two of its folder's name, one of each word if there are two.
fn letters(slug: &str) -> String {
    let letters: String = match slug.split_once('-') {
        Some((one, other)) => one.chars().take(1).chain(other.chars().take(1)).collect(),
        None => slug.chars().take(2).collect(),
    };
    letters.to_uppercase()
}

/// Writes a rulebook: knows the language and the value of every placeholder.
struct Writer {
    lang: Lang,
    id: GameId,
    game: &'static Game,
    /// The books in which the rules of this game stand: its own, and that of the map games.
    books: [String; 2],
    values: Vec<(&'static str, String)>,
    chapters: Vec<Chapter>,
}

impl Writer {
    fn new(lang: Lang, id: GameId) -> Writer {
        Writer {
            lang,
            id,
            game: game(id),
            books: [letters(id.slug()), "R".to_owned()],
            values: Vec::new(),
            chapters: Vec::new(),
        }
    }

    fn speaker(&self) -> Speaker {
        Speaker {
            lang: self.lang,
            game: self.game,
            names: Vec::new(),
        }
    }

    /// Sets the value of a placeholder from now on.
    fn know(&mut self, name: &'static str, value: impl ToString) {
        self.values.retain(|(known, _)| *known != name);
        self.values.push((name, value.to_string()));
    }

    fn chapter(&mut self, topic: Topic) {
        let parts = Vec::new();
        self.chapters.push(Chapter { topic, parts });
    }

    fn say(&mut self, phrase: Phrase, rules: &'static str) {
        let text = self.filled(phrase);
        self.add(Body::Text(text), rules);
    }

    /// A question and its answer are one phrase, on two lines.
    fn ask(&mut self, phrase: Phrase, rules: &'static str) {
        let text = self.filled(phrase);
        let (question, answer) = text.split_once('\n').unwrap_or((&text, ""));
        self.add(
            Body::Question(question.to_owned(), answer.to_owned()),
            rules,
        );
    }

    fn table(&mut self, heads: &[Phrase], rows: Vec<Vec<String>>, rules: &'static str) {
        let heads = heads.iter().map(|head| head.get(self.lang)).collect();
        self.add(Body::Table { heads, rows }, rules);
    }

    fn show(&mut self, examples: impl IntoIterator<Item = Example>) {
        for example in examples {
            let says = captions::caption(&self.speaker(), &example);
            self.add(Body::Example(example, says), "");
        }
    }

    fn add(&mut self, body: Body, rules: &'static str) {
        let own = |id: &&str| {
            let book = id.split('-').next();
            self.books.iter().any(|known| Some(known.as_str()) == book)
        };
        let ids: Vec<&str> = rules.split(' ').filter(own).collect();
        let ids = ids.join(" ");
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.parts.push(Part { rules, ids, body });
        }
    }

    fn filled(&self, phrase: Phrase) -> String {
        let mut text = phrase.get(self.lang).to_owned();
        for (name, value) in &self.values {
            text = text.replace(&format!("{{{name}}}"), value);
        }
        text
    }
}
