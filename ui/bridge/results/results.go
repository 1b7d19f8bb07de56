// Package results draws the results of a duplicate field: the traveller of a board, the ranking after a session, and
// the gains and losses on the boards of a session.
//
// All is drawn as [chart.Grid], so that SVG and PNG files look like the window. It comes with the meaning of the rows,
// in their order.
package results

import (
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// View is the point of view on results.
type View struct {
	Side card.Side    // the side whose results are compared
	By   field.Method // the method that counts
	You  bool         // the user sits there, at the first table
	// Pairs describes the pairs by table, from the first on, and side; nil if all are alike.
	Pairs [][2]string
}

// pair describes the pair of the view's side at a table, counted from 1, or returns "".
func (v View) pair(table int) string {
	if table > len(v.Pairs) {
		return ""
	}
	return v.Pairs[table-1][v.Side]
}

// table names a table, counted from 1.
func (v View) table(n int) string {
	if n == 1 && v.You {
		return text.T("field.you", "Table", n)
	}
	return text.Points(n)
}

// decimal returns hundredths as text.
func decimal(h field.Hundredths) string { return text.Decimal(int(h)) }

// imps returns a cell with IMPs, where more are better.
func imps(n int) chart.GridCell { return chart.GridCell{Words: text.Gain(n), Tone: sign(n)} }

// cross returns a cell with a mean of IMPs.
func cross(h field.Hundredths) chart.GridCell {
	return chart.GridCell{Words: text.DecimalGain(int(h)), Tone: sign(int(h))}
}

// points returns a cell with points of a side, or a dash.
func points(n int) chart.GridCell {
	if n == 0 {
		return said("–")
	}
	return said(text.Points(n))
}

func said(words string) chart.GridCell { return chart.GridCell{Words: words} }

func sign(n int) int { return min(max(n, -1), 1) }

// right is a column of numbers.
func right(head string, bold bool) chart.Column {
	return chart.Column{Head: head, Align: chart.AtRight, Bold: bold}
}

// worths returns the headings of the columns with a result's worth.
func (v View) worths() []chart.Column {
	return []chart.Column{
		right(text.T("field.matchpoints"), false),
		right(text.T("field.percent"), v.By == field.ByMatchpoints),
		right(text.T("field.imps"), v.By == field.ByIMPs),
		right(text.T("field.cross"), v.By == field.ByCross),
	}
}

// Method names a way to compare.
func Method(m field.Method) string {
	switch m {
	case field.ByIMPs:
		return text.T("field.method.imps")
	case field.ByCross:
		return text.T("field.method.cross")
	}
	return text.T("field.method.matchpoints")
}
