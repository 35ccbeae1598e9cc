//! The page of a challenge: a table that anybody can sit down at.

use super::Lang;
use crate::engine::table::SetupError;

phrases! {
    /// Heading.
    TITLE: "Un défi" / "A challenge";
    /// What it is.
    PITCH: "La même donne et les mêmes coups des robots sur tous les appareils : comparez vos résultats." /
        "The same deal and the same moves of the bots on every device: compare your results.";
    /// Who plays.
    SEATS: "À la table" / "At the table";
    /// Starts the game.
    START: "Relever le défi" / "Take it up";
    /// Heading of the link.
    PASS_ON: "Transmettre" / "Pass it on";
    /// What can be done with the code.
    SCAN: "À scanner avec un autre appareil, ou à envoyer. Le lien ne contient aucun nom." /
        "Scan it with another device, or send it. The link holds no names.";
    /// What the code is, for those who do not see it.
    CODE: "Code QR de ce lien" / "QR code of this link";
    /// The address is too long for a code.
    NO_CODE: "Ce lien est trop long pour un code QR : copiez-le ou partagez-le." /
        "This link is too long for a QR code: copy it or share it.";
    /// The address.
    LINK: "Lien" / "Link";
    /// Copies the address.
    COPY: "Copier le lien" / "Copy the link";
    /// The button that makes a challenge of a table.
    MAKE: "En faire un défi" / "Make it a challenge";
    /// The code is too long.
    TOO_LONG: "Ce lien est trop long pour un défi : il y a autre chose derrière." /
        "This link is too long for a challenge: there is something else behind it.";
    /// The code is damaged.
    DAMAGED: "Ce lien est incomplet ou abîmé. Demandez qu’on vous l’envoie de nouveau." /
        "This link is incomplete or damaged. Ask for it to be sent again.";
    /// Made by a newer release.
    NEWER: "Ce défi vient d’une version plus récente. Mettez Branchline à jour, puis rouvrez le lien." /
        "This challenge comes from a newer version. Update Branchline, then open the link again.";
    /// This release lacks something.
    UNKNOWN: "Cette version n’a pas ce jeu, cette variante ou ce niveau." /
        "This version lacks the game, the variant or the level.";
}

/// No game can start like this.
pub fn cannot_start(lang: Lang, error: SetupError) -> String {
    let why = super::new_game::refused(lang, error);
    match lang {
        Lang::Fr => format!("Aucune partie ne commence ainsi. {why}"),
        Lang::En => format!("No game starts like this. {why}"),
    }
}
