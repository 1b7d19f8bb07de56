package guide

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// scoreLine is a line of the score table: its subject, not vulnerable, vulnerable. A line without figures is a heading.
type scoreLine [3]string

// scores returns the lines of the score table. All figures come from the rules.
func scores(r bridge.Rules) []scoreLine {
	if r.Choices {
		return choiceScores(r)
	}
	line := func(id string, points [2]int) scoreLine {
		return scoreLine{text.T(id), text.Points(points[0]), text.Points(points[1])}
	}
	pair := func(a, b int) string { return text.Points(a) + " / " + text.Points(b) }
	pairs := func(id string, of func(vulnerable bool) (a, b int)) scoreLine {
		return scoreLine{text.T(id), pair(of(false)), pair(of(true))}
	}
	both := func(id, points string) scoreLine { return scoreLine{text.T(id), points, points} }
	lines := []scoreLine{
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
	down := func(id, each string, d bridge.Doubling) scoreLine {
		if len(r.UndertrickDoubled[0]) > 2 {
			id = each
		}
		return scoreLine{text.T(id), short(r, d, false), short(r, d, true)}
	}
	return append(lines,
		pairs("help.score.over-doubled", func(vulnerable bool) (a, b int) {
			return overtrick(r, bridge.Doubled, vulnerable), overtrick(r, bridge.Redoubled, vulnerable)
		}),
		scoreLine{text.T("help.score.down")},
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

// example is a contract with its result.
type example struct {
	contract   string
	vulnerable bool
	over       int // overtricks
}

// examples returns something of each kind: a part-score, a doubled one that is a game, a slam with an
// overtrick, doubled overtricks, doubled undertricks.
func examples(r bridge.Rules) []example {
	if r.Choices {
		return choiceExamples()
	}
	game := 1
	for r.TrickMajor*game<<bridge.Doubled < r.GameFrom {
		game++
	}
	return []example{
		{"1N-S", false, 0},
		{fmt.Sprintf("%dSX-S", game), false, 0},
		{fmt.Sprintf("%dH-S", r.Slams[0].Level), true, 1},
		{"2DX-S", false, 2},
		{"4NX-S", true, -2},
	}
}

// worked returns an example and its score.
func (e example) worked(r bridge.Rules) (what, score string) {
	c, err := bridge.ParseContract(e.contract)
	if err != nil {
		panic(err) // ours
	}
	id := "help.example"
	if e.vulnerable {
		id = "help.example.vul"
	}
	tricks := r.Needs(c.Level) + e.over
	what = text.T(id, "Contract", bridgetext.Call(bridge.Bid(c.Level, c.Strain))+strings.Repeat("×", int(c.Doubling)),
		"Result", bridgetext.Result(tricks, r.Needs(c.Level)))
	var parts []string
	lines := r.Score(c, e.vulnerable, tricks)
	for _, l := range lines {
		parts = append(parts, text.Points(l.Points))
	}
	score = text.Points(lines.Balance(card.NS))
	if len(parts) > 1 {
		score = strings.Join(parts, " + ") + " = " + score
	}
	return what, score
}

// figures returns the tables of a game: scores, the rewards of levels or contracts, and examples.
func figures(r bridge.Rules) family.Figures {
	var tables []family.Table
	for i, cells := range scores(r) {
		if cells[2] != "" {
			last := &tables[len(tables)-1]
			last.Lines = append(last.Lines, cells[:])
			continue
		}
		head := []string{cells[0]}
		if i == 0 && !r.Choices {
			head = append(head, text.T("help.score.not"), text.T("help.score.vul"))
		}
		tables = append(tables, family.Table{Shares: []float32{2.4, 1, 1}, Head: head})
	}
	shares := []float32{1, 1.8}
	switch {
	case r.HasTargets():
		tables = append(tables, targets(r)...)
	case r.Choices:
		tables = append(tables, family.Table{Shares: shares, Head: []string{text.T("choice.lines")}, Lines: lines(choiceLines(r))})
	default:
		tables = append(tables, family.Table{Shares: shares, Head: []string{text.T("help.zones")}, Lines: lines(zones(r))})
	}
	worked := family.Table{Shares: shares, Head: []string{text.T("help.examples")}}
	for i, e := range examples(r) {
		if r.HasTargets() && i == fewExamples {
			break
		}
		what, score := e.worked(r)
		worked.Lines = append(worked.Lines, []string{what, score})
	}
	return family.Figures{Title: text.T("help.score.title"), Tables: append(tables, worked)}
}

// fewExamples is the number of examples where the targets need the room.
const fewExamples = 3

// lines returns pairs as lines of a table.
func lines(pairs [][2]string) (all [][]string) {
	for _, p := range pairs {
		all = append(all, p[:])
	}
	return all
}

// targetColumns is the number of targets side by side.
const targetColumns = 9

// targets returns the targets by high-card points, from more than half of them on; of the highest, which are all equal,
// the first.
func targets(r bridge.Rules) (tables []family.Table) {
	shares := []float32{1.9}
	for range targetColumns {
		shares = append(shares, 1)
	}
	last := len(r.Targets[0]) - 1
	for last > 0 && r.Targets[0][last] == r.Targets[0][last-1] && r.Targets[1][last] == r.Targets[1][last-1] {
		last--
	}
	for from := 1; from <= last; from += targetColumns {
		to := min(from+targetColumns, last+1)
		rows := [3][]string{{text.T("help.score.target.hcp")}, {text.T("help.score.not")}, {text.T("help.score.vul")}}
		for i := from; i < to; i++ {
			hcp := strconv.Itoa(bridge.HighCards/2 + i)
			if i == last && last < len(r.Targets[0])-1 {
				hcp += "+"
			}
			rows[0] = append(rows[0], hcp)
			rows[1], rows[2] = append(rows[1], text.Points(r.Targets[0][i])), append(rows[2], text.Points(r.Targets[1][i]))
		}
		tables = append(tables, family.Table{Shares: shares, Lines: rows[:], Small: true})
	}
	tables[0].Head = []string{text.T("help.score.targets")}
	return tables
}
