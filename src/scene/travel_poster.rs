//! The travel poster of a game: its drawing, lettered with the game's name in the player's language.
//!
//! A drawing is an SVG of 400 by 600 in the inks of `style/theme.css`. Where it has `{title-1}` and `{title-2}`, the name
//! is set in two lines, and in one where it has only `{title-1}`.

const FIRST: &str = "{title-1}";
const SECOND: &str = "{title-2}";

/// The poster with its name.
pub fn travel_poster(drawing: &str, name: &str) -> String {
    let (first, second) = match drawing.contains(SECOND) {
        true => two_lines(name),
        false => (name, ""),
    };
    let lettered = drawing.replace(FIRST, &escaped(first));
    lettered.replace(SECOND, &escaped(second))
}

/// The last word of a name has a line of its own.
fn two_lines(name: &str) -> (&str, &str) {
    name.rsplit_once(' ').unwrap_or((name, ""))
}

/// Words that are never taken for a drawing.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_as_many_lines_as_the_drawing() {
        let two = "<text>{title-1}</text><text>{title-2}</text>";
        let lettered = |name| travel_poster(two, name);
        assert_eq!(
            lettered("Jeu de cartes"),
            "<text>Jeu de</text><text>cartes</text>"
        );
        assert_eq!(lettered("Germany"), "<text>Germany</text><text></text>");
        let one = "<text>{title-1}</text>";
        assert_eq!(travel_poster(one, "Card Game"), "<text>Card Game</text>");
    }

    #[test]
    fn a_name_is_never_taken_for_a_drawing() {
        let one = "<text>{title-1}</text>";
        assert_eq!(travel_poster(one, "<b>&"), "<text>&lt;b&gt;&amp;</text>");
    }
}
