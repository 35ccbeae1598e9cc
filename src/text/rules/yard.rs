//! The rulebook of the Card Game, put together from its data.

use super::headings::{PLAYERS, POINTS};
use super::rail::unkept;
use super::rail_words::{FIRST, LOCO_TWO, SYMBOLS, TAKE_BOTH, TICKETS_STAY};
use super::{Topic, Writer};
use crate::catalog::{MIN_SEATS, Piles, YardGame, YardRules};
use crate::engine::yard::Examples;
use crate::text::games;
use crate::text::speaker::{card_count, kind, ticket_count};

phrases! {
    IDEA: "Rassemblez des wagons dans votre gare de triage, d’où ils partent un par un vers la voie, face cachée. À la fin ils paient vos billets. Mais qui pose plus de wagons d’une couleur chasse ceux d’un autre : une colonne n’est à l’abri qu’une fois partie." /
        "Gather wagons in your railyard; one by one they leave for the track, face down, and in the end they pay for your tickets. But whoever lays more wagons of a colour drives another’s away: a column is safe only once it has left.";
    SETUP: "Pour {players}. Le paquet compte {cards} : {each_color} de chacune des huit couleurs et {locomotives}. Chacun reçoit {first_locomotives} et {hand}. Cinq cartes sont visibles, les autres forment la pioche. Les cartes des {big} grandes villes sont visibles." /
        "For {players}. The deck holds {cards}: {each_color} in each of eight colours and {locomotives}. Everybody has {first_locomotives} and {hand}. Five cards lie face up, the others are the pile. The cards of the {big} big cities lie open.";
    DEAL: "Chacun reçoit en secret {deal}, sur {tickets}, en garde au moins {keep} et peut les garder tous. Tout le monde choisit avant le premier tour." /
        "Everybody is secretly dealt {deal} out of {tickets}, keeps at least {keep} and may keep all. Everybody chooses before the first turn.";
    TURN: "D’abord, sans choix : de chaque colonne de votre gare, la carte du dessus part sur votre pile en circulation, face cachée. Une colonne garde sa couleur tant qu’il y reste une carte ; une gare vide saute cette étape." /
        "First, without a choice: the top card of each column in your yard leaves for your pile on the track, face down. A column keeps its colour as long as a card is left; with an empty yard this step is skipped.";
    STEP: "Ensuite, une seule chose : piocher des cartes, poser des cartes dans votre gare ou piocher des billets. On ne passe que si rien n’est possible." /
        "Then one thing: draw cards, lay cards in your yard, or draw tickets. You pass only if nothing is possible.";
    CARDS: "Prenez deux cartes, l’une après l’autre, parmi les cinq visibles ou à l’aveugle. Une carte visible est remplacée aussitôt, avant le choix de la seconde." /
        "Take two cards, one after the other, from the five face up or blind. A face-up card is replaced at once, before you choose the second.";
    MARKET: "Les cartes visibles ne sont jamais remplacées toutes ensemble. On peut tenir autant de cartes qu’on veut." /
        "The face-up cards are never replaced all at once. A hand may be as large as you like.";
    LAY: "Posez soit {lay_same} ou plus d’une même couleur, locomotives permises parmi elles, soit exactement {lay_different} de couleurs différentes, sans locomotive. Chaque couleur fait une colonne ; les locomotives en sont le dessus et partent donc d’abord." /
        "Lay either {lay_same} or more of one colour, with locomotives among them if you like, or exactly {lay_different} of different colours and no locomotive. Each colour makes a column; locomotives lie on top, so they leave first.";
    ABSENT: "Jamais une couleur qui est déjà dans votre gare. Une couleur qui est dans la gare d’un autre, seulement avec plus de cartes qu’il n’y en a là : toute sa colonne est alors défaussée, locomotives comprises. Des cartes de couleurs différentes demandent donc des couleurs absentes de toutes les gares." /
        "Never a colour that is already in your yard. A colour that lies in another yard, only with more cards than lie there: that whole column is then discarded, locomotives too. So cards of different colours need colours that are in no yard at all.";
    HIDDEN: "Personne ne regarde une pile en circulation, pas même son propriétaire, jusqu’à ce que l’on compte : il faut se souvenir." / "Nobody looks at a pile on the track, not even its owner, until tickets are counted: you have to remember.";
    TICKETS: "Piochez {draw}, ou ce qu’il en reste ; gardez-en autant que vous voulez, même aucun." / "Draw {draw}, or as many as are left; keep as many as you like, even none.";
    END: "Quand la dernière carte de la pioche est prise ou retournée, chacun joue encore une fois, y compris celui dont c’était le tour. La défausse n’est pas remélangée et les cartes visibles ne sont plus remplacées." /
        "When the last card of the pile is taken or turned up, everybody has one more turn, the player whose turn it was included. The discards are not reshuffled, and face-up cards are no longer replaced.";
    ROUNDS: "Manches selon le nombre de joueurs :" / "Rounds by number of players:";
    ROUND: "Manches" / "Rounds";
    NEXT: "Après une première manche sur deux, les billets réussis sont mis de côté ; on garde sa main et ses autres billets, et les cartes visibles restent. Toutes les autres cartes sont mélangées en une nouvelle pioche, chacun en reçoit {next_hand}, les places vides sont remplies, et le joueur suivant reprend." /
        "After the first of two rounds completed tickets are set aside; hands and other tickets are kept, and the face-up cards stay. All other cards are shuffled into a new pile, everybody is dealt {next_hand}, empty places are filled, and the next player goes on.";
    CHECK: "Les cartes de votre pile en circulation paient vos billets : chaque billet demande certaines couleurs, chaque carte sert une fois, une locomotive remplace toute couleur. L’application propose le meilleur choix ; vous pouvez en préférer un autre." /
        "The cards of your pile on the track pay for your tickets: each ticket asks for certain colours, each card serves once, a locomotive stands for any colour. The app proposes the best choice; you may prefer another.";
    SCORE: "Un billet réussi ajoute ses points. À la toute fin, chaque billet qui manque les retire." / "A completed ticket adds its points. At the very end each one that is missing takes them away.";
    BIG: "Pour chaque grande ville, le plus de billets réussis qui la nomment, toutes manches comprises, rapporte sa prime. À égalité, tous les ex æquo la marquent ; sans aucun billet, jamais. Un billet entre deux grandes villes compte pour les deux." /
        "For each big city the most completed tickets that name it, over all rounds, score its bonus. Equals all score it; without a ticket, never. A ticket between two big cities counts for both.";
    CITY: "Grande ville" / "Big city";
    WINNER: "Le plus de points l’emporte. À égalité : le plus de billets réussis, puis le plus de grandes villes ; sinon la victoire est partagée." /
        "Most points win. At equal points: most completed tickets, then most big cities; otherwise the victory is shared.";
    OPEN: "Chaque joueur peut choisir, avant la partie, de regarder sa propre pile en circulation à tout moment : c’est plus facile pour débuter. Les autres doivent se souvenir de la leur." / "Each player may choose, before the game, to look at their own pile on the track at any time: easier for beginners. The others have to remember theirs.";
    ASK_SAME: "Une colonne de locomotives seules ?\nNon : il faut au moins une carte de la couleur." / "A column of locomotives alone?\nNo: it takes at least one card of the colour.";
    ASK_EQUAL: "Autant de cartes que l’adversaire ?\nC’est refusé : il en faut plus." / "As many cards as the rival has?\nThat is refused: it takes more.";
    ASK_LAST: "Et s’il ne reste qu’une carte visible ?\nOn peut la prendre, et c’est tout le tour." / "What if only one face-up card is left?\nYou may take it, and that is the whole turn.";
}

pub(super) fn write(write: &mut Writer, game: &YardGame) {
    let rules = game.variants().standard();
    let examples = Examples::of(game);
    learn(write, game, rules);
    write.chapter(Topic::Idea);
    write.say(IDEA, "");
    write.chapter(Topic::Setup);
    write.say(SETUP, "CG-1");
    write.say(SYMBOLS, "CG-14");
    write.say(DEAL, "CG-1");
    unkept(write, rules.tickets.first_unkept);
    write.say(FIRST, "R-3 CG-1");
    write.chapter(Topic::Turn);
    write.say(TURN, "CG-2");
    write.say(STEP, "CG-4");
    write.chapter(Topic::Cards);
    write.say(CARDS, "R-10 CG-5");
    write.say(TAKE_BOTH, "CG-5");
    write.say(LOCO_TWO, "R-11 CG-5");
    write.say(MARKET, "R-15 CG-5");
    write.chapter(Topic::Yard);
    write.say(LAY, "CG-6 CG-2");
    write.show([examples.lays()]);
    write.say(ABSENT, "CG-7");
    write.show([examples.robbed()]);
    if rules.piles == Piles::Hidden {
        write.chapter(Topic::OnTrack);
        write.say(HIDDEN, "CG-3");
    }
    write.chapter(Topic::Tickets);
    write.say(TICKETS, "CG-8");
    unkept(write, rules.tickets.unkept);
    write.say(TICKETS_STAY, "CG-8");
    end(write, rules);
    count(write, game, examples);
    let opens =
        |variant| game.variants().get(variant).map(|rules| rules.piles) == Some(Piles::Open);
    if game.variants().names().any(opens) {
        write.chapter(Topic::Variants);
        write.say(OPEN, "CG-3");
    }
    write.chapter(Topic::Questions);
    write.ask(ASK_SAME, "CG-6");
    write.ask(ASK_EQUAL, "CG-7");
    write.ask(ASK_LAST, "CG-9");
}

pub(super) fn learn(write: &mut Writer, game: &YardGame, rules: &YardRules) {
    let lang = write.lang;
    let locomotives =
        |count: u8| format!("{count} {}", kind(lang, crate::catalog::Card::Loco, count));
    write.know("players", games::players(lang, rules.players));
    write.know("cards", card_count(lang, rules.card_count() as u8));
    write.know("each_color", rules.cards_per_color);
    write.know("locomotives", locomotives(rules.locomotives));
    write.know("first_locomotives", locomotives(rules.first_locomotives));
    write.know("hand", card_count(lang, rules.first_hand));
    write.know("big", game.big_cities().count());
    write.know("tickets", game.tickets().len());
    write.know("deal", ticket_count(lang, rules.tickets.first_deal));
    write.know("keep", rules.tickets.first_keep);
    write.know("draw", ticket_count(lang, rules.tickets.draw));
    write.know("lay_same", card_count(lang, rules.lay_same));
    write.know("lay_different", card_count(lang, rules.lay_different));
    write.know("next_hand", rules.next_hand);
}

fn end(write: &mut Writer, rules: &YardRules) {
    write.chapter(Topic::End);
    write.say(END, "CG-9");
    write.say(ROUNDS, "CG-11");
    let rows = rules.rounds.iter().enumerate();
    let rows = rows.map(|(at, rounds)| vec![(MIN_SEATS + at).to_string(), rounds.to_string()]);
    write.table(&[PLAYERS, ROUND], rows.collect(), "");
    write.say(NEXT, "CG-11");
}

fn count(write: &mut Writer, game: &YardGame, examples: Examples<'_>) {
    write.chapter(Topic::Count);
    write.say(CHECK, "CG-10");
    write.show(examples.completed());
    write.say(SCORE, "CG-12");
    write.say(BIG, "CG-12");
    let rows = game.big_cities().map(|(city, points)| {
        let name = game.cities()[city.index()].name();
        vec![name.to_owned(), points.to_string()]
    });
    write.table(&[CITY, POINTS], rows.collect(), "");
    write.show(examples.big_city());
    write.say(WINNER, "CG-13");
    write.whole_count();
}
