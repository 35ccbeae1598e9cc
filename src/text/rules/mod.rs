//! The rules of each game, in our own words.
//!
//! A game's rulebook is made from its data: the data decides which chapters and sentences it has, and fills every
//! number into a placeholder in braces. So a rule that changes in `maps/` changes here by itself.

mod headings;
mod rail;
mod rail_words;
mod yard;

pub(super) use rail::tie_break;

use super::{Lang, Phrase};
use crate::catalog::{Color, Game};

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
pub enum Part {
    /// A paragraph.
    Text(String),
    /// A question and its answer.
    Question(String, String),
    /// A small drawing.
    Figure(Figure),
    /// Rows below heads.
    Table {
        /// What the columns are.
        heads: Vec<&'static str>,
        /// What stands in them.
        rows: Vec<Vec<String>>,
    },
}

/// What a drawing shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A coloured track, a gray one, and one with wagons on it.
    Tracks,
    /// A ferry.
    Ferry,
    /// A tunnel.
    Tunnel,
    /// A track with a seal.
    Substitute(u8),
    /// A track with cards in return.
    DrawBonus(u8),
    /// Two tracks with a toll.
    Toll(u8),
    /// A city where passengers of some colour wait.
    Passengers(Color),
    /// Columns in a yard.
    Yard,
}

/// The rules of a game.
pub fn rulebook(lang: Lang, game: &'static Game) -> Vec<Chapter> {
    match game {
        Game::Rail(rail) => rail::rulebook(lang, game, rail),
        Game::Yard(yard) => yard::rulebook(lang, yard),
    }
}

/// Writes a rulebook: knows the language and the value of every placeholder.
struct Writer {
    lang: Lang,
    values: Vec<(&'static str, String)>,
    chapters: Vec<Chapter>,
}

impl Writer {
    fn new(lang: Lang) -> Writer {
        Writer {
            lang,
            values: Vec::new(),
            chapters: Vec::new(),
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

    fn say(&mut self, phrase: Phrase) {
        let text = self.filled(phrase);
        self.add(Part::Text(text));
    }

    /// A question and its answer are one phrase, on two lines.
    fn ask(&mut self, phrase: Phrase) {
        let text = self.filled(phrase);
        let (question, answer) = text.split_once('\n').unwrap_or((&text, ""));
        self.add(Part::Question(question.to_owned(), answer.to_owned()));
    }

    fn table(&mut self, heads: &[Phrase], rows: Vec<Vec<String>>) {
        let heads = heads.iter().map(|head| head.get(self.lang)).collect();
        self.add(Part::Table { heads, rows });
    }

    fn draw(&mut self, figure: Figure) {
        self.add(Part::Figure(figure));
    }

    fn add(&mut self, part: Part) {
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.parts.push(part);
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
