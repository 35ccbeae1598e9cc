//! One sentence for the first time that somebody meets a kind of decision.

use super::Lang;
use super::speaker::ticket_count;
use crate::catalog::{Color, FerryRule, Game, TicketRules, TrackId, TrackKind};
use crate::engine::game::PlayerView;
use crate::engine::rail::{Phase, RailOptions};
use crate::engine::table::Cards;
use crate::engine::yard::Phase as YardPhase;

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tip {
    /// How many of the first tickets come from which pile.
    Split,
    /// Which of the first tickets to keep.
    FirstTickets,
    /// The first turn.
    Turn,
    /// The second card.
    SecondCard,
    /// Which of further tickets to keep.
    KeepTickets,
    /// Pay for a tunnel, or give up.
    Tunnel,
    /// Which passengers to take.
    Passengers,
    /// Where neutral wagons go.
    Neutral,
    /// The last round.
    LastRound,
    /// A turn with a yard.
    YardTurn,
    /// How a track is paid for.
    Claim,
    /// What a track costs in tokens.
    Toll,
    /// A toll for which tokens are missing.
    Loan,
    /// What stands in for a locomotive on a ferry, or for a card where the track says so.
    StandIns,
    /// Cards that a claim brings at once.
    DrawBonus,
    /// Ways to pay that are put together card by card.
    Compose,
    /// Which of several tracks was meant.
    WhichTrack,
    /// A turn for more tickets.
    DrawTickets,
    /// The open bonus cards.
    Bonus,
    /// Which cards can be laid in the yard.
    Lay,
    /// A colour that lies in somebody else's yard.
    Rob,
    /// Which tickets the pile pays for.
    Check,
    /// The count.
    Over,
}

impl Tip {
    /// All of them.
    pub const ALL: [Tip; 23] = [
        Tip::Split,
        Tip::FirstTickets,
        Tip::Turn,
        Tip::SecondCard,
        Tip::KeepTickets,
        Tip::Tunnel,
        Tip::Passengers,
        Tip::Neutral,
        Tip::LastRound,
        Tip::YardTurn,
        Tip::Claim,
        Tip::Toll,
        Tip::Loan,
        Tip::StandIns,
        Tip::DrawBonus,
        Tip::Compose,
        Tip::WhichTrack,
        Tip::DrawTickets,
        Tip::Bonus,
        Tip::Lay,
        Tip::Rob,
        Tip::Check,
        Tip::Over,
    ];

    /// Its word where it is stored.
    pub fn word(self) -> &'static str {
        match self {
            Tip::Split => "split",
            Tip::FirstTickets => "first-tickets",
            Tip::Turn => "turn",
            Tip::SecondCard => "second-card",
            Tip::KeepTickets => "keep-tickets",
            Tip::Tunnel => "tunnel",
            Tip::Passengers => "passengers",
            Tip::Neutral => "neutral",
            Tip::LastRound => "last-round",
            Tip::YardTurn => "yard-turn",
            Tip::Claim => "claim",
            Tip::Toll => "toll",
            Tip::Loan => "loan",
            Tip::StandIns => "stand-ins",
            Tip::DrawBonus => "draw-bonus",
            Tip::Compose => "compose",
            Tip::WhichTrack => "which-track",
            Tip::DrawTickets => "draw-tickets",
            Tip::Bonus => "bonus",
            Tip::Lay => "lay",
            Tip::Rob => "rob",
            Tip::Check => "check",
            Tip::Over => "over",
        }
    }

    /// The tip of a word.
    pub fn from_word(word: &str) -> Option<Tip> {
        Tip::ALL.into_iter().find(|tip| tip.word() == word)
    }
}

phrases! {
    /// The switch in the settings, and at the table.
    COACH: "Accompagnement" / "Coach";
    /// On the home page of somebody who has never played here.
    FIRST_GAME: "Jouer tout de suite" / "Play right away";
    /// What that starts.
    FIRST_GAME_HOW: "Une première partie contre un robot débutant, expliquée pas à pas." / "A first game against a novice bot, explained step by step.";
    /// Closes a tip.
    GOT_IT: "Compris" / "Got it";
    /// Turns the coach off.
    NO_MORE: "Plus de conseils" / "No more tips";
}

/// The switch, with how it stands.
pub fn switch(lang: Lang, on: bool) -> String {
    let state = match (lang, on) {
        (Lang::Fr, true) => "activé",
        (Lang::Fr, false) => "désactivé",
        (Lang::En, true) => "on",
        (Lang::En, false) => "off",
    };
    match lang {
        Lang::Fr => format!("{} : {state}", COACH.get(lang)),
        Lang::En => format!("{}: {state}", COACH.get(lang)),
    }
}

/// The tip that fits a moment.
fn tip_for(view: &PlayerView) -> Option<Tip> {
    Some(match view {
        PlayerView::Rail(view) => match view.open.phase {
            Phase::FirstSplit => Tip::Split,
            Phase::FirstTickets => Tip::FirstTickets,
            Phase::Turn if view.open.turns_left.is_some() => Tip::LastRound,
            Phase::Turn => Tip::Turn,
            Phase::SecondCard => Tip::SecondCard,
            Phase::KeepTickets => Tip::KeepTickets,
            Phase::Tunnel(_) => Tip::Tunnel,
            Phase::TakePassengers { .. } => Tip::Passengers,
            Phase::PlaceNeutral { .. } => Tip::Neutral,
            Phase::Over { .. } => Tip::Over,
        },
        PlayerView::Yard(view) => match view.open.phase {
            YardPhase::FirstTickets => Tip::FirstTickets,
            YardPhase::Turn if view.open.turns_left.is_some() => Tip::LastRound,
            YardPhase::Turn => Tip::YardTurn,
            YardPhase::SecondCard => Tip::SecondCard,
            YardPhase::KeepTickets => Tip::KeepTickets,
            YardPhase::CheckTickets { .. } => Tip::Check,
            YardPhase::Over => Tip::Over,
        },
    })
}

/// The tips that fit a moment at the table, the next one when those before it have been told.
pub fn tips_for(view: &PlayerView) -> Vec<Tip> {
    let tip = tip_for(view);
    let bonus = view
        .rail()
        .is_some_and(|view| !view.open.bonus_cards.is_empty());
    let second = bonus && tip == Some(Tip::Turn);
    tip.into_iter()
        .chain(second.then_some(Tip::Bonus))
        .collect()
}

/// The tips for somebody who is about to claim a track; none for a track that cannot be had.
pub fn claim_tips(view: &PlayerView, track: TrackId) -> Vec<Tip> {
    let Some(view) = view.rail() else {
        return Vec::new();
    };
    let game = view.game();
    match view.options(game) {
        RailOptions::Turn(turn) => {
            let Some(claim) = turn.claims.iter().find(|claim| claim.track == track) else {
                return Vec::new();
            };
            let the_track = game.track(track);
            let special = match the_track.kind() {
                TrackKind::Ferry { .. } | TrackKind::Substitute => true,
                TrackKind::Plain | TrackKind::Tunnel => false,
            };
            let tips = [
                (Tip::Claim, true),
                (Tip::StandIns, special),
                (Tip::Toll, claim.toll.is_some()),
                (Tip::Loan, claim.loan),
                (Tip::DrawBonus, the_track.draw_bonus() > 0),
                (Tip::Compose, view.has_more_payments(game, track)),
            ];
            let due = tips.into_iter().filter(|(_, due)| *due);
            due.map(|(tip, _)| tip).collect()
        }
        RailOptions::Neutral { .. } => vec![Tip::Neutral],
        _ => Vec::new(),
    }
}

/// The tips for somebody who is about to lay cards.
pub fn lay_tips(view: &PlayerView, cards: Cards) -> Vec<Tip> {
    let robs = view.yard().is_some_and(|view| {
        let elsewhere = |color: Color| {
            let owner = view.open.holder(color);
            cards.of_color(color) > 0 && owner.is_some() && owner != view.viewer.seat()
        };
        Color::ALL.into_iter().any(elsewhere)
    });
    let rob = robs.then_some(Tip::Rob);
    [Tip::Lay].into_iter().chain(rob).collect()
}

fn deals(game: &Game) -> TicketRules {
    match game {
        Game::Rail(game) => game.variants().standard().tickets,
        Game::Yard(game) => game.variants().standard().tickets,
    }
}

/// Whether pairs stand in for locomotives.
fn has_pairs(game: &Game) -> bool {
    let rules = game.rail().map(|game| game.variants().standard());
    rules.is_some_and(|rules| rules.ferry == Some(FerryRule::Pair))
}

/// What a tip says in a game.
pub fn says(lang: Lang, game: &Game, tip: Tip) -> String {
    let first = ticket_count(lang, deals(game).first_keep);
    let later = deals(game).keep;
    let is_yard = game.yard().is_some();
    let pairs = has_pairs(game);
    match lang {
        Lang::Fr => match tip {
            Tip::Split => "Les billets longs rapportent plus, et coûtent plus s’ils sont manqués. Dites combien de chaque pile.".to_owned(),
            Tip::FirstTickets => format!("Gardez au moins {first} : chacun rapporte ses points si vous le réussissez, et en coûte autant sinon."),
            Tip::Turn => "Prenez deux cartes, touchez une voie que vous pouvez payer, ou piochez des billets.".to_owned(),
            Tip::SecondCard => "Encore une carte : une visible, ou une inconnue de la pioche.".to_owned(),
            Tip::KeepTickets if later == 0 => "Gardez ceux que vous voulez, même aucun.".to_owned(),
            Tip::KeepTickets => format!("Gardez-en au moins {later}. Un billet gardé l’est jusqu’à la fin."),
            Tip::Tunnel => "Payez les cartes en plus, ou renoncez : vous reprenez alors vos cartes et votre tour est fini.".to_owned(),
            Tip::Passengers => "Un voyageur à chaque bout : visez les couleurs où vous pouvez en avoir le plus.".to_owned(),
            Tip::Neutral => "Les wagons neutres ferment une voie : choisissez celle qui vous gêne le moins.".to_owned(),
            Tip::LastRound if is_yard => "La manche finit : chacun joue encore, puis les piles paient les billets.".to_owned(),
            Tip::LastRound => "Dernier tour : ce qui n’est pas construit maintenant ne le sera plus.".to_owned(),
            Tip::Claim => "Ces cartes paient la voie. S’il y a une autre façon de payer, choisissez ; puis confirmez.".to_owned(),
            Tip::Toll => "Une voie coûte aussi un péage en jetons. S’il vous en manque, vous prenez un prêt, qui coûte des points à la fin.".to_owned(),
            Tip::Loan => "Il vous manque des jetons : cette voie coûte un prêt, pour toujours, et plus aucune prime de jetons.".to_owned(),
            Tip::StandIns if pairs => "Une case à locomotive se paie d’une locomotive, ou d’une paire d’une même couleur.".to_owned(),
            Tip::StandIns => "Où une locomotive ou une carte manque, plusieurs cartes quelconques la remplacent : c’est cher.".to_owned(),
            Tip::DrawBonus => "Le sceau à côté de la voie dit combien de cartes vous piochez aussitôt après l’avoir prise.".to_owned(),
            Tip::Compose => "Si aucune de ces façons ne vous plaît, composez vous-même le paiement, carte par carte.".to_owned(),
            Tip::WhichTrack => "Plusieurs voies sont tout près : regardez leur couleur et leur prix. Une voie barrée n’est plus à prendre.".to_owned(),
            Tip::DrawTickets if later == 0 => "Piocher des billets prend tout votre tour. Vous garderez ceux que vous voulez.".to_owned(),
            Tip::DrawTickets => format!("Piocher des billets prend tout votre tour, et il faudra en garder au moins {later}."),
            Tip::Bonus => "Les cartes de prime récompensent qui a le plus de ce qu’elles nomment : touchez les joueurs pour les voir.".to_owned(),
            Tip::Lay => "Au moins deux cartes d’une couleur, ou exactement trois couleurs. À chaque tour, le haut de chaque colonne part.".to_owned(),
            Tip::Rob => "Cette couleur est chez quelqu’un d’autre : avec strictement plus de cartes, vous chassez toute sa colonne.".to_owned(),
            Tip::YardTurn => "Prenez deux cartes, posez-en dans votre gare, ou piochez des billets. Seules les cartes parties de la gare compteront.".to_owned(),
            Tip::Check => "Votre pile paie ces billets. Le meilleur choix est déjà coché.".to_owned(),
            Tip::Over if is_yard => "Un billet que votre pile a payé ajoute ses points, un billet manqué les retire.".to_owned(),
            Tip::Over => "Les voies ont déjà rapporté ; un billet réussi ajoute ses points, un billet manqué les retire.".to_owned(),
        },
        Lang::En => match tip {
            Tip::Split => "Long tickets score more, and cost more if you miss them. Say how many from each pile.".to_owned(),
            Tip::FirstTickets => format!("Keep at least {first}: each scores its points if you complete it, and costs as many if you do not."),
            Tip::Turn => "Take two cards, tap a track that you can pay for, or draw tickets.".to_owned(),
            Tip::SecondCard => "One more card: a face-up one, or an unknown one from the pile.".to_owned(),
            Tip::KeepTickets if later == 0 => "Keep as many as you like, even none.".to_owned(),
            Tip::KeepTickets => format!("Keep at least {later}. A ticket you keep is yours to the end."),
            Tip::Tunnel => "Pay the extra cards, or give up: then you take your cards back and your turn is over.".to_owned(),
            Tip::Passengers => "A passenger at each end: go for colours of which you can have the most.".to_owned(),
            Tip::Neutral => "Neutral wagons close a track: choose the one you need least.".to_owned(),
            Tip::LastRound if is_yard => "The round is ending: everybody plays once more, then the piles pay for tickets.".to_owned(),
            Tip::LastRound => "Last round: what is not built now never will be.".to_owned(),
            Tip::Claim => "These cards pay for the track. Choose another way if there is one, then confirm.".to_owned(),
            Tip::Toll => "A track also costs a toll in tokens. If you have too few you take a loan, which costs points at the end.".to_owned(),
            Tip::Loan => "You have too few tokens: this track costs a loan, which stays, and no bonus for tokens any more.".to_owned(),
            Tip::StandIns if pairs => "A space with a locomotive costs a locomotive, or a pair of one colour.".to_owned(),
            Tip::StandIns => "Where a locomotive or a card is missing, several cards of any kind stand in for it: that is dear.".to_owned(),
            Tip::DrawBonus => "The seal beside the track says how many cards you draw as soon as you have claimed it.".to_owned(),
            Tip::Compose => "If you like none of these ways, put the payment together yourself, card by card.".to_owned(),
            Tip::WhichTrack => "Several tracks lie close together: look at colour and price. One that is crossed out can no longer be had.".to_owned(),
            Tip::DrawTickets if later == 0 => "Drawing tickets takes your whole turn. You keep as many as you like.".to_owned(),
            Tip::DrawTickets => format!("Drawing tickets takes your whole turn, and you must keep at least {later}."),
            Tip::Bonus => "Bonus cards reward whoever has the most of what they name: tap the players to see them.".to_owned(),
            Tip::Lay => "Two or more cards of one colour, or exactly three colours. Every turn the top of each column leaves.".to_owned(),
            Tip::Rob => "Somebody else has this colour: with strictly more cards you drive out the whole column.".to_owned(),
            Tip::YardTurn => "Take two cards, lay some in your yard, or draw tickets. Only cards that have left the yard will count.".to_owned(),
            Tip::Check => "Your pile pays for these tickets. The best choice is ticked already.".to_owned(),
            Tip::Over if is_yard => "A ticket that your pile has paid for adds its points, a missed one takes them away.".to_owned(),
            Tip::Over => "Tracks have scored already; a completed ticket adds its points, a missed one takes them away.".to_owned(),
        },
    }
}
