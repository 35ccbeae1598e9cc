//! The headings of chapters and tables.

phrases! {
    IDEA: "Le jeu" / "The game";
    SETUP: "Mise en place" / "Set-up";
    TURN: "Un tour" / "A turn";
    CARDS: "Piocher des cartes" / "Drawing cards";
    CLAIMING: "Prendre une voie" / "Claiming a track";
    FERRIES: "Les ferries" / "Ferries";
    TUNNELS: "Les tunnels" / "Tunnels";
    SUBSTITUTE: "La ligne aux échanges" / "The track that takes anything";
    DRAW_BONUS: "Pioche bonus" / "Cards in return";
    COUNTRIES: "Les pays voisins" / "Countries abroad";
    PASSENGERS: "Les voyageurs" / "Passengers";
    TOLLS: "Péages et prêts" / "Tolls and loans";
    YARD: "La gare de triage" / "The railyard";
    ON_TRACK: "La pile en circulation" / "The pile on the track";
    TICKETS: "Piocher des billets" / "Drawing tickets";
    BONUS_CARDS: "Les cartes de prime" / "Bonus cards";
    END: "La fin" / "The end";
    COUNT: "Le décompte" / "The count";
    VARIANTS: "Variantes" / "Variants";
    QUESTIONS: "Questions" / "Questions";
    /// Heads of tables.
    LENGTH: "Cases" / "Spaces";
    POINTS: "Points" / "Points";
    PLAYERS: "Joueurs" / "Players";
    DOUBLE: "Voies utilisables d’une ligne double" / "Usable tracks of a double route";
    TRIPLE: "D’une ligne triple" / "Of a triple route";
    RANKS: "Points selon le rang, du plus riche au moins riche" / "Points by rank, richest first";
    BONUS: "Le plus de…" / "Most…";
    /// A whole count.
    SOURCE: "Points pour…" / "Points for…";
    LEARNER: "Vous" / "You";
    OTHER: "L’autre" / "The other";
    TOTAL: "Total" / "Total";
    WHOLE_COUNT: "Un décompte entier, celui de la dernière leçon." / "A whole count, that of the last lesson.";
}
