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
	for i, cells := range bridgetext.Scores(r) {
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
