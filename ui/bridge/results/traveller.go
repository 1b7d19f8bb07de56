package results

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Traveller returns the tables' results on a board, the best for the view's side first, and the table of each row,
// counted from 1. Those that still play are last, as 0. The number of the board is counted from 1; b is a board of that
// deal.
func (v View) Traveller(number int, b bridge.Board, t field.Traveller) (g chart.Grid, tables []int) {
	g = chart.Grid{
		Title: text.T("field.board", "N", number, "Dealer", text.Seat(b.Dealer), "Vul", text.T("table.vul."+b.Vul.String())),
		About: v.about(t),
		Columns: []chart.Column{
			{Head: text.T("field.table")}, {Head: text.T("sheet.contract")}, {Head: text.T("field.by"), Align: chart.InMiddle},
			{Head: text.T("field.lead")}, right(text.T("field.tricks"), false),
			right(text.Side(card.NS), false), right(text.Side(card.EW), false),
		},
	}
	if t.Tables == field.Fewest {
		g.Columns = append(g.Columns, right(text.T("field.imps"), true))
	} else {
		g.Columns = append(append(g.Columns, v.worths()...), right(text.T("field.same"), false))
	}
	in := map[int]bool{}
	best := t.Best(v.Side)
	for i, l := range best {
		in[l.Table] = true
		tables = append(tables, l.Table)
		g.Rows = append(g.Rows, chart.GridRow{Own: l.Table == 1 && v.You, Cells: v.line(t, l, same(best, i))})
	}
	for n := 1; n <= t.Tables; n++ {
		if !in[n] {
			tables = append(tables, 0)
			g.Rows = append(g.Rows, chart.GridRow{Faint: true, Apart: len(in) > 0 && len(g.Rows) == len(in), Cells: []chart.GridCell{said(v.table(n)), said(text.T("field.playing"))}})
		}
	}
	return g, tables
}

// about describes how many results are in or, once all are, their datum.
func (v View) about(t field.Traveller) string {
	switch {
	case !t.Complete():
		return text.T("field.in", "In", t.In(), "Tables", t.Tables)
	case t.Tables == field.Fewest:
		return ""
	}
	return text.T("field.datum", "Datum", text.Gain(t.Datum))
}

// same returns how many of the lines have the score of line i, if that is the first of these; otherwise 0.
func same(lines []field.Line, i int) (n int) {
	if i > 0 && lines[i-1].Score() == lines[i].Score() {
		return 0
	}
	for _, l := range lines[i:] {
		if l.Score() == lines[i].Score() {
			n++
		}
	}
	return n
}

// line returns the cells of a table's result.
func (v View) line(t field.Traveller, l field.Line, same int) []chart.GridCell {
	cells := append([]chart.GridCell{said(v.table(l.Table))}, played(l.Board, l.Result)...)
	cells = append(cells, points(l.Points[card.NS]), points(l.Points[card.EW]))
	switch {
	case !t.Compares():
		return cells
	case t.Tables == field.Fewest:
		return append(cells, imps(int(l.Cross[v.Side])/100))
	}
	cells = append(cells, said(text.Points(l.Matchpoints[v.Side])), said(decimal(l.Percent[v.Side])), imps(l.IMPs[v.Side]), cross(l.Cross[v.Side]))
	if same > 1 {
		cells = append(cells, said(text.T("field.times", "N", same)))
	}
	return cells
}

// played returns the cells for contract, declarer, lead and tricks.
func played(b bridge.Board, r field.Result) []chart.GridCell {
	c := r.Contract
	if c.PassedOut() {
		return []chart.GridCell{said(bridgetext.Contract(c)), {}, {}, {}}
	}
	lead := "–"
	if r.Led {
		lead = text.Card(r.Lead)
	}
	return []chart.GridCell{
		said(bridgetext.ContractName(c)), said(text.SeatLetter(c.Declarer)), said(lead),
		said(text.T("field.margin", "Tricks", r.Tricks, "Margin", bridgetext.Margin(r.Tricks, b.Rules.Needs(c.Level)))),
	}
}

// Summary describes in one line how a board compares, or that nothing can be compared yet, and how many others are in.
// Good is 1 if that is good for the view's side, -1 if it is bad.
func (v View) Summary(t field.Traveller) (words string, good int) {
	l, ok := t.Line(1)
	others, of := max(t.In()-1, 0), t.Tables-1
	if !ok || !t.Compares() {
		return text.TN("field.none-in", of), 0
	}
	worth := v.worth(t, l)
	good = sign(v.gain(t, l))
	if t.Complete() {
		return worth, good
	}
	return text.T("field.so-far", "Worth", worth, "In", others, "Of", of), good
}

// worth formats a line's worth by the method that counts.
func (v View) worth(t field.Traveller, l field.Line) string {
	switch {
	case t.Tables == field.Fewest:
		return text.TN("field.worth.imps", abs(int(l.Cross[v.Side])/100), "IMPs", text.Gain(int(l.Cross[v.Side])/100))
	case v.By == field.ByIMPs:
		return text.TN("field.worth.datum", abs(l.IMPs[v.Side]), "IMPs", text.Gain(l.IMPs[v.Side]))
	case v.By == field.ByCross:
		return text.T("field.worth.cross", "IMPs", text.DecimalGain(int(l.Cross[v.Side])))
	}
	return text.T("field.worth.percent", "Percent", decimal(l.Percent[v.Side]))
}

// gain returns a number with the sign of a line's gain by the method that counts.
func (v View) gain(t field.Traveller, l field.Line) int {
	switch {
	case t.Tables > field.Fewest && v.By == field.ByIMPs:
		return l.IMPs[v.Side]
	case t.Tables > field.Fewest && v.By == field.ByMatchpoints:
		return 2*l.Matchpoints[v.Side] - t.Top()
	}
	return int(l.Cross[v.Side])
}

func abs(n int) int { return max(n, -n) }
