package help

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// scoreLine is a line of the score table: what for, not vulnerable, vulnerable. A line without
// figures is a heading.
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

// points returns what a contract of one scores with over tricks more than it needs, or fewer if over is negative.
func points(r bridge.Rules, d bridge.Doubling, vulnerable bool, over int) int {
	return r.Score(bridge.Contract{Level: 1, Strain: bridge.NoTrump, Doubling: d}, vulnerable, r.Needs(1)+over).Balance(card.NS)
}

// overtrick returns what one overtrick scores.
func overtrick(r bridge.Rules, d bridge.Doubling, vulnerable bool) int {
	return points(r, d, vulnerable, 1) - points(r, d, vulnerable, 0)
}

// short says what the first trick short costs, the second, and so on, but for one that costs what the one before it does; the
// last figure goes for all further ones.
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

// repeats reports whether a trick short, counted from 0, costs what the one before it does, vulnerable or not.
func repeats(r bridge.Rules, n int) bool {
	at := func(costs []int, n int) int { return costs[min(n, len(costs)-1)] }
	return at(r.UndertrickDoubled[0], n) == at(r.UndertrickDoubled[0], n-1) && at(r.UndertrickDoubled[1], n) == at(r.UndertrickDoubled[1], n-1)
}

// example is a contract with its result.
type example struct {
	contract   string
	vulnerable bool
	over       int // tricks beyond what it needs
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

// worked returns what an example is and how it scores.
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

func (s *Screen) buildScore() fyne.CanvasObject {
	r, p := s.options.Rules, theme.Current()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), s.heading("help.score.title"))
	table := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	add := func(shares []float32, bold bool, cells ...string) {
		var objects []fyne.CanvasObject
		for i, words := range cells {
			cell := widget.NewProse(s.art, words, theme.U(theme.SmallText), p.Ink)
			cell.Bold = bold
			if i > 0 {
				cell.Align = fyne.TextAlignTrailing
			}
			objects = append(objects, cell)
		}
		table.Add(widget.NewCells(shares, objects...))
	}
	heading := func(shares []float32, cells ...string) {
		add(shares, true, cells...)
		rule := canvas.NewRectangle(p.PanelEdge)
		rule.SetMinSize(fyne.NewSize(0, theme.Edge()))
		table.Add(rule)
	}
	shares := []float32{2.4, 1, 1}
	for i, cells := range scores(r) {
		switch {
		case cells[2] != "":
			add(shares, false, cells[:]...)
		case i == 0 && !r.Choices:
			heading(shares, cells[0], text.T("help.score.not"), text.T("help.score.vul"))
		default:
			heading(shares, cells[0])
		}
	}
	shares = []float32{1, 1.8}
	title, kinds := "help.zones", zones
	if r.Choices {
		title, kinds = "choice.lines", choiceLines
	}
	if !r.HasTargets() {
		heading(shares, text.T(title))
		for _, cells := range kinds(r) {
			add(shares, false, cells[:]...)
		}
	} else {
		s.addTargets(table, heading)
	}
	heading(shares, text.T("help.examples"))
	worked := examples(r)
	if r.HasTargets() { // which need the room
		worked = worked[:3]
	}
	for _, e := range worked {
		what, score := e.worked(r)
		add(shares, false, what, score)
	}
	lines.Add(table)
	return lines
}

// targetColumns is how many targets stand side by side.
const targetColumns = 9

// addTargets adds the targets by high-card points, from those that are more than half; of the highest, which are all the
// same, the first.
func (s *Screen) addTargets(table *fyne.Container, heading func(shares []float32, cells ...string)) {
	heading([]float32{1}, text.T("help.score.targets"))
	targets := s.options.Rules.Targets
	last := len(targets[0]) - 1
	for last > 0 && targets[0][last] == targets[0][last-1] && targets[1][last] == targets[1][last-1] {
		last--
	}
	for from := 1; from <= last; from += targetColumns {
		to := min(from+targetColumns, last+1)
		rows := [3][]string{{text.T("help.score.target.hcp")}, {text.T("help.score.not")}, {text.T("help.score.vul")}}
		for i := from; i < to; i++ {
			hcp := strconv.Itoa(bridge.HighCards/2 + i)
			if i == last && last < len(targets[0])-1 {
				hcp += "+"
			}
			rows[0] = append(rows[0], hcp)
			rows[1], rows[2] = append(rows[1], text.Points(targets[0][i])), append(rows[2], text.Points(targets[1][i]))
		}
		shares := []float32{1.9}
		for range targetColumns {
			shares = append(shares, 1)
		}
		for n, row := range rows {
			for len(row) < len(shares) {
				row = append(row, "")
			}
			var cells []fyne.CanvasObject
			for i, words := range row {
				cell := widget.NewProse(s.art, words, theme.U(theme.SmallText-1.5), theme.Current().Ink)
				cell.Bold = n == 0
				if i > 0 {
					cell.Align = fyne.TextAlignTrailing
				}
				cells = append(cells, cell)
			}
			table.Add(widget.NewCells(shares, cells...))
		}
	}
}
