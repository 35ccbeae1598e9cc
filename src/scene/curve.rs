//! Values over time as lines: how something went for everybody, from the first moment to the last.

/// The width of the picture; its height is `CURVE_HEIGHT`.
pub const CURVE_WIDTH: f64 = 320.0;
/// The height of the picture.
pub const CURVE_HEIGHT: f64 = 120.0;

/// Lines to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// How far from the left every moment lies.
    pub xs: Vec<f64>,
    /// The points of a line each, as SVG has them.
    pub lines: Vec<String>,
    /// Where every line ends, from the top.
    pub ends: Vec<f64>,
    /// How far from the top a value lies that deserves a rule, such as nought.
    pub rule: f64,
}

/// The lines of values by moment and line. Between `low` and `high` they fill the picture; what lies beyond widens it.
pub fn curve(moments: &[(f64, Vec<f64>)], (low, high): (f64, f64), rule: f64) -> Curve {
    let values = || {
        moments
            .iter()
            .flat_map(|(_, values)| values.iter().copied())
    };
    let low = values().fold(low, f64::min);
    let high = values().fold(high, f64::max).max(low + 1e-9);
    let first = moments.first().map_or(0.0, |(at, _)| *at);
    let span = (moments.last().map_or(0.0, |(at, _)| *at) - first).max(1e-9);
    let x = |at: f64| CURVE_WIDTH * (at - first) / span;
    let y = |value: f64| CURVE_HEIGHT * (high - value) / (high - low);
    let count = moments.iter().map(|(_, values)| values.len()).min();
    let line = |line: usize| {
        let point =
            |(at, values): &(f64, Vec<f64>)| format!("{:.1},{:.1}", x(*at), y(values[line]));
        moments.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    let end = |line: usize| moments.last().map_or(0.0, |(_, values)| y(values[line]));
    let lines = 0..count.unwrap_or(0);
    Curve {
        xs: moments.iter().map(|(at, _)| x(*at)).collect(),
        lines: lines.clone().map(line).collect(),
        ends: lines.map(end).collect(),
        rule: y(rule),
    }
}

impl Curve {
    /// The moment nearest to a place, given as a share of the width.
    pub fn nearest(&self, share: f64) -> Option<usize> {
        let x = share * CURVE_WIDTH;
        let all = self.xs.iter().enumerate();
        let nearest = all.min_by(|(_, a), (_, b)| (*a - x).abs().total_cmp(&(*b - x).abs()));
        nearest.map(|(moment, _)| moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_edge_to_edge_and_high_values_lie_high() {
        let moments = [
            (4.0, vec![0.0, 1.0]),
            (6.0, vec![0.5, 0.5]),
            (12.0, vec![1.0, 0.0]),
        ];
        let curve = curve(&moments, (0.0, 1.0), 0.5);
        assert_eq!(curve.lines[0], "0.0,120.0 80.0,60.0 320.0,0.0");
        assert_eq!(curve.ends, [0.0, 120.0]);
        assert_eq!(curve.rule, 60.0);
        assert_eq!(curve.nearest(0.2), Some(1));
        assert_eq!(curve.nearest(2.0), Some(2));
    }

    #[test]
    fn nothing_and_a_single_moment_can_be_drawn() {
        assert_eq!(curve(&[], (0.0, 1.0), 0.0).nearest(0.5), None);
        let one = curve(&[(3.0, vec![0.5])], (0.0, 1.0), 0.0);
        assert_eq!(one.lines, ["0.0,60.0"]);
    }
}
