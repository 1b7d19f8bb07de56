package guide

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// scoreTables returns the tables of the scores of all contracts, and of going down, which the page of rules only
// explains. Where declarer chooses the contract there are none: that page has all.
func scoreTables(r bridge.Rules) []family.Figures {
	if r.Choices {
		return nil
	}
	made := family.Figures{Title: text.T("help.table.made")}
	for _, of := range []bridge.Strain{bridge.Clubs, bridge.Spades, bridge.NoTrump} {
		made.Tables = append(made.Tables, madeTable(r, of))
	}
	rest := family.Figures{Title: text.T("help.table.rest"), Tables: []family.Table{downTable(r), overTable(r)}}
	if t := bonusTable(r); len(t.Lines) > 0 {
		rest.Tables = append(rest.Tables, t)
	}
	return []family.Figures{made, rest}
}

// columns are the doublings, not vulnerable and then vulnerable.
var columns = []float32{1.7, 1, 1, 1, 1, 1, 1}

// headed returns a table with the columns of the doublings.
func headed(what string) family.Table {
	doubled := []string{strings.Repeat("×", int(bridge.Doubled)), strings.Repeat("×", int(bridge.Redoubled))}
	head := append([]string{what, text.T("help.score.not")}, doubled...)
	return family.Table{Shares: columns, Head: append(append(head, text.T("help.score.vul")), doubled...)}
}

// doublings returns a figure for each column.
func doublings(of func(d bridge.Doubling, vulnerable bool) int) (cells []string) {
	for _, vulnerable := range []bool{false, true} {
		for d := bridge.Undoubled; d <= bridge.Redoubled; d++ {
			cells = append(cells, text.Points(of(d, vulnerable)))
		}
	}
	return cells
}

// strainNames names the strains that score like s.
func strainNames(s bridge.Strain) string {
	switch {
	case s == bridge.NoTrump:
		return bridgetext.StrainSign(s)
	case s.Major():
		return bridgetext.StrainSign(bridge.Hearts) + " " + bridgetext.StrainSign(bridge.Spades)
	}
	return bridgetext.StrainSign(bridge.Clubs) + " " + bridgetext.StrainSign(bridge.Diamonds)
}

// madeTable returns the scores of contracts of each level, made without overtricks and without bonuses.
func madeTable(r bridge.Rules, s bridge.Strain) family.Table {
	t := headed(text.T("help.table.strain", "Strain", strainNames(s)))
	for level := 1; level <= r.Level; level++ {
		cells := doublings(func(d bridge.Doubling, vulnerable bool) int {
			return r.Score(bridge.Contract{Level: level, Strain: s, Doubling: d}, vulnerable, r.Needs(level)).Balance(card.NS)
		})
		t.Lines = append(t.Lines, append([]string{text.T("help.table.level", "Level", level, "Tricks", r.Needs(level))}, cells...))
	}
	return t
}

// downTable returns the costs of each possible number of undertricks.
func downTable(r bridge.Rules) family.Table {
	t := headed(text.T("help.table.short"))
	for short := 1; short <= r.Tricks(); short++ {
		cells := doublings(func(d bridge.Doubling, vulnerable bool) int {
			c := bridge.Contract{Level: r.Tricks() - r.Book, Strain: bridge.NoTrump, Doubling: d}
			return r.Score(c, vulnerable, r.Tricks()-short).Balance(card.EW)
		})
		t.Lines = append(t.Lines, append([]string{text.TN("help.table.down", short)}, cells...))
	}
	return t
}

// overTable returns the scores of overtricks.
func overTable(r bridge.Rules) family.Table {
	t := headed(text.T("help.score.over"))
	add := func(what string, s bridge.Strain) {
		cells := doublings(func(d bridge.Doubling, vulnerable bool) int {
			c := bridge.Contract{Level: 1, Strain: s, Doubling: d}
			return r.Score(c, vulnerable, r.Needs(1)+1).Balance(card.NS) - r.Score(c, vulnerable, r.Needs(1)).Balance(card.NS)
		})
		t.Lines = append(t.Lines, append([]string{what}, cells...))
	}
	if r.Overtrick != [2]int{} {
		add(text.T("help.table.any"), bridge.Clubs)
		return t
	}
	for _, s := range []bridge.Strain{bridge.Clubs, bridge.Spades, bridge.NoTrump} {
		add(text.T("help.table.strain", "Strain", strainNames(s)), s)
	}
	return t
}

// bonusTable lists the scores outside of contracts: honours, the end of a rubber, an unfinished one.
func bonusTable(r bridge.Rules) family.Table {
	t := family.Table{Shares: []float32{3, 1}, Head: []string{text.T("help.table.bonus")}}
	add := func(id string, points int) {
		if points > 0 {
			t.Lines = append(t.Lines, []string{text.T(id), text.Points(points)})
		}
	}
	add("help.table.honours.four", r.Honours.Four)
	add("help.table.honours.five", r.Honours.Five)
	add("help.table.honours.aces", r.Honours.Aces)
	add("help.table.rubber.clean", r.RubberBonus[0])
	add("help.table.rubber.won", r.RubberBonus[1])
	add("help.table.unfinished.game", r.UnfinishedGame)
	add("help.table.unfinished.part", r.UnfinishedPart)
	add("help.table.end-part", r.EndPartScore)
	add("help.table.made-doubled", r.MadeDoubled)
	add("help.table.made-redoubled", r.MadeRedoubled)
	return t
}
