package results

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// StandingName names a ranking of a club's evening.
func StandingName(s club.Standing) string {
	if s.Sided {
		return text.Side(s.Side)
	}
	return text.T("told.all-pairs")
}

// Standing returns a ranking of a club's evening. The row of us stands out, the pair that the user was, and that of his play since.
func Standing(s club.Standing, us club.Pair) chart.Grid {
	g := chart.Grid{Title: text.T("told.ranking", "Pairs", StandingName(s))}
	if s.Told {
		g.About = text.T("told.ranking-said")
	}
	for _, c := range []struct {
		chart.Column
		cell func(club.Pair) string
	}{
		{right(text.T("field.place"), false), placeOf},
		{chart.Column{Head: text.T("told.section")}, func(p club.Pair) string { return p.Section }},
		{right(text.T("field.pair"), false), func(p club.Pair) string { return p.Number }},
		{chart.Column{Head: text.T("told.names")}, namesOf},
		{right(text.T("told.boards"), false), func(p club.Pair) string { return some(p.Boards) }},
		{right(text.T("told.total"), false), func(p club.Pair) string { return p.Said }},
		{right(text.T("field.percent"), true), func(p club.Pair) string { return percent(p.Percent) }},
	} {
		words, says := make([]string, len(s.Pairs)), false
		for i, p := range s.Pairs {
			words[i] = short(c.cell(p))
			says = says || words[i] != ""
		}
		if !says {
			continue
		}
		g.Columns = append(g.Columns, c.Column)
		for i, p := range s.Pairs {
			if i == len(g.Rows) {
				g.Rows = append(g.Rows, chart.GridRow{Own: p.You || p.Same(us)})
			}
			g.Rows[i].Cells = append(g.Rows[i].Cells, said(words[i]))
		}
	}
	return g
}

func placeOf(p club.Pair) string {
	switch {
	case p.Place == 0:
		return ""
	case p.Shared:
		return text.T("field.shared", "Place", p.Place)
	}
	return strconv.Itoa(p.Place)
}

func namesOf(p club.Pair) string {
	if p.You {
		return text.T("told.since")
	}
	return p.Names
}

func some(n int) string {
	if n == 0 {
		return ""
	}
	return text.Points(n)
}
