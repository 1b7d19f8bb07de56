package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// TableLine is a line of the score table: its subject, not vulnerable, vulnerable. A line without figures is a heading.
type TableLine [3]string

// Scores returns the lines of the score table. All figures come from the rules.
func Scores(r bridge.Rules) []TableLine {
	if r.Choices {
		return choiceScores(r)
	}
	line := func(id string, points [2]int) TableLine {
		return TableLine{text.T(id), text.Points(points[0]), text.Points(points[1])}
	}
	pair := func(a, b int) string { return text.Points(a) + " / " + text.Points(b) }
	pairs := func(id string, of func(vulnerable bool) (a, b int)) TableLine {
		return TableLine{text.T(id), pair(of(false)), pair(of(true))}
	}
	both := func(id, points string) TableLine { return TableLine{text.T(id), points, points} }
	lines := []TableLine{
		{text.T("help.score.made")},
		both("help.score.tricks", pair(r.TrickMinor, r.TrickMajor)),
		both("help.score.no-trump", pair(r.TrickNoTrumpOne, r.TrickNoTrump)),
	}
	if r.DoubledTricks {
		times := text.T("help.score.times", "Doubled", 1<<bridge.Doubled, "Redoubled", 1<<bridge.Redoubled)
		lines = append(lines, both("help.score.tricks-doubled", times))
	}
	if r.MadeDoubled > 0 {
		lines = append(lines, both("help.score.made-doubled", pair(r.MadeDoubled, r.MadeRedoubled)))
	}
	if r.PartScore > 0 {
		lines = append(lines, both("help.score.part", text.Points(r.PartScore)))
	}
	if r.Game != [2]int{} {
		lines = append(lines, line("help.score.game", r.Game))
	}
	if r.GamesToWin > 0 {
		lines = append(lines, both("help.score.rubber", pair(r.RubberBonus[0], r.RubberBonus[1])))
	}
	for i, id := range []string{"help.score.small", "help.score.grand", "help.score.super"}[:len(r.Slams)] {
		lines = append(lines, line(id, r.Slams[i].Bonus))
	}
	if r.Overtrick == [2]int{} {
		lines = append(lines, both("help.score.over", text.T("help.score.over.trick")))
	} else {
		lines = append(lines, line("help.score.over", r.Overtrick))
	}
	down := func(id, each string, d bridge.Doubling) TableLine {
		if len(r.UndertrickDoubled[0]) > 2 {
			id = each
		}
		return TableLine{text.T(id), short(r, d, false), short(r, d, true)}
	}
	return append(lines,
		pairs("help.score.over-doubled", func(vulnerable bool) (a, b int) {
			return overtrick(r, bridge.Doubled, vulnerable), overtrick(r, bridge.Redoubled, vulnerable)
		}),
		TableLine{text.T("help.score.down")},
		line("help.score.under", r.Undertrick),
		down("help.score.doubled", "help.score.doubled.each", bridge.Doubled),
		down("help.score.redoubled", "help.score.redoubled.each", bridge.Redoubled),
	)
}

// points returns the score of a contract for one with over overtricks, or undertricks if over is negative.
func points(r bridge.Rules, d bridge.Doubling, vulnerable bool, over int) int {
	return r.Score(bridge.Contract{Level: 1, Strain: bridge.NoTrump, Doubling: d}, vulnerable, r.Needs(1)+over).Balance(card.NS)
}

// overtrick returns the score of one overtrick.
func overtrick(r bridge.Rules, d bridge.Doubling, vulnerable bool) int {
	return points(r, d, vulnerable, 1) - points(r, d, vulnerable, 0)
}

// short returns the costs of the first undertrick, the second, and so on, up to the last one that costs more than the
// one before it; the last figure applies to all further ones.
func short(r bridge.Rules, d bridge.Doubling, vulnerable bool) string {
	var costs []string
	before := 0
	most := max(len(r.UndertrickDoubled[0]), len(r.UndertrickDoubled[1]))
	for n := range most {
		cost := -points(r, d, vulnerable, -n-1)
		if n == 0 || n == most-1 || !repeats(r, n) {
			costs = append(costs, text.Points(cost-before))
		}
		before = cost
	}
	return strings.Join(costs, " / ")
}

// repeats reports whether an undertrick, counted from 0, costs the same as the one before it, vulnerable or not.
func repeats(r bridge.Rules, n int) bool {
	at := func(costs []int, n int) int { return costs[min(n, len(costs)-1)] }
	return at(r.UndertrickDoubled[0], n) == at(r.UndertrickDoubled[0], n-1) && at(r.UndertrickDoubled[1], n) == at(r.UndertrickDoubled[1], n-1)
}

// choiceScores returns the score table of a game without doubles, slams and vulnerability.
func choiceScores(r bridge.Rules) []TableLine {
	line := func(id, points string) TableLine { return TableLine{text.T(id), "", points} }
	pair := func(a, b int) string { return text.Points(a) + " / " + text.Points(b) }
	return []TableLine{
		{text.T("help.score.made")},
		line("help.score.tricks", pair(r.TrickMinor, r.TrickMajor)),
		line("help.score.no-trump", pair(r.TrickNoTrumpOne, r.TrickNoTrump)),
		line("help.score.part", text.Points(r.PartScore)),
		line("help.score.game", text.Points(r.Game[0])),
		line("help.score.over", text.T("help.score.over.trick")),
		{text.T("help.score.down")},
		line("help.score.under", text.Points(r.Undertrick[0])),
	}
}
