package results

import (
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Ranking returns the pairs of the view's side by their total over the boards, the best first. Two tables are two
// teams.
func (v View) Ranking(travellers []field.Traveller) chart.Grid {
	g := chart.Grid{Title: text.TN("field.ranking", len(travellers), "Side", text.Side(v.Side)), About: missing(travellers), Empty: text.T("field.nothing-yet")}
	totals := field.Totals(travellers)
	if len(totals) == field.Fewest {
		v.teams(&g, travellers, totals[0])
		return g
	}
	g.Columns = append([]chart.Column{right(text.T("field.place"), false), {Head: text.T("field.table")}}, v.worths()...)
	if v.Pairs != nil {
		g.Columns = slices.Insert(g.Columns, 2, chart.Column{Head: text.T("field.pair")})
	}
	g.Columns = append(g.Columns, right(text.T("field.points"), false))
	for _, r := range field.Ranking(totals, v.Side, v.By) {
		place := strconv.Itoa(r.Place)
		if r.Shared {
			place = text.T("field.shared", "Place", place)
		}
		row := chart.GridRow{Own: r.Table == 1 && v.You, Cells: []chart.GridCell{
			said(place), said(v.table(r.Table)),
			said(text.Points(r.Matchpoints[v.Side])), said(decimal(r.Percent[v.Side])), imps(r.IMPs[v.Side]), cross(r.Cross[v.Side]),
			said(text.Gain(r.Points[v.Side] - r.Points[v.Side.Other()])),
		}}
		if v.Pairs != nil {
			row.Cells = slices.Insert(row.Cells, 2, said(v.pair(r.Table)))
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// teams has a row for each of the two teams: that of the first table's pair of the view's side, and the other.
func (v View) teams(g *chart.Grid, travellers []field.Traveller, first field.Total) {
	g.Title = text.TN("field.match", len(travellers))
	vps, ok := field.VP(travellers)
	g.Columns = []chart.Column{{Head: text.T("field.team")}, right(text.T("field.imps"), true)}
	if ok {
		g.Columns = append(g.Columns, right(text.T("field.victory-points"), true))
	}
	lead := int(first.Cross[v.Side]) / 100
	for i, name := range []string{v.ourTeam(), text.T("field.their-team")} {
		row := chart.GridRow{Own: i == 0 && v.You, Cells: []chart.GridCell{said(name), imps(lead)}}
		if ok {
			row.Cells = append(row.Cells, said(strconv.Itoa(vps[(i+int(v.Side))%2])))
		}
		g.Rows = append(g.Rows, row)
		lead = -lead
	}
}

func (v View) ourTeam() string {
	if v.You {
		return text.T("field.your-team")
	}
	return text.T("field.first-team", "Side", text.Side(v.Side))
}

// missing describes how many results of a session are in, unless all are.
func missing(travellers []field.Traveller) string {
	in, of := 0, 0
	for _, t := range travellers {
		in, of = in+t.In(), of+t.Tables
	}
	if in == of {
		return ""
	}
	return text.T("field.results-in", "In", text.Points(in), "Of", text.Points(of))
}

// Result describes the result of a session for the view's side: its place, and its total by the method that counts.
// Good is 1 if that is good for the side, -1 if it is bad; ok is false while nothing can be compared.
func (v View) Result(travellers []field.Traveller) (words string, good int, ok bool) {
	totals := field.Totals(travellers)
	if len(totals) == 0 || totals[0].Boards == 0 {
		return "", 0, false
	}
	t := totals[0]
	if len(totals) == field.Fewest {
		lead := int(t.Cross[v.Side]) / 100
		if vps, ok := field.VP(travellers); ok {
			return text.TN("field.result.vp", abs(lead), "IMPs", text.Gain(lead), "Ours", vps[v.Side], "Theirs", vps[v.Side.Other()]), sign(lead), true
		}
		return text.TN("field.result.match", abs(lead), "IMPs", text.Gain(lead)), sign(lead), true
	}
	var place string
	for _, r := range field.Ranking(totals, v.Side, v.By) {
		if r.Table == 1 {
			place = v.place(r)
		}
	}
	good = t.Outcome(v.Side, v.By)
	switch v.By {
	case field.ByIMPs:
		n := t.IMPs[v.Side]
		return text.TN("field.result.imps", abs(n), "Worth", text.Gain(n), "Place", place, "Of", len(totals)), good, true
	case field.ByCross:
		return text.T("field.result.cross", "Worth", text.DecimalGain(int(t.Cross[v.Side])), "Place", place, "Of", len(totals)), good, true
	}
	return text.T("field.result.percent", "Worth", decimal(t.Percent[v.Side]), "Place", place, "Of", len(totals)), good, true
}

// place formats the place of a pair: 2, or 2= if others have the same.
func (v View) place(r field.Rank) string {
	if r.Shared {
		return text.T("field.shared", "Place", r.Place)
	}
	return strconv.Itoa(r.Place)
}
