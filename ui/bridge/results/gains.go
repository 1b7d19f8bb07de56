package results

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// leastScale is the least number of IMPs that fills a bar.
const leastScale = 12

// Gains returns the boards' gains for the first table, the greatest first, and the board of each row, counted from 0.
func (v View) Gains(s Session) (g chart.Grid, boards []int) {
	travellers, title := s.Travellers(), text.T("field.gains")
	if !v.You {
		title = text.T("field.first-gains")
	}
	g = chart.Grid{
		Title: title, Empty: text.T("field.nothing-yet"),
		Columns: []chart.Column{
			right(text.T("field.board-number"), false), {Head: text.T("sheet.contract")}, {Head: text.T("field.by"), Align: chart.InMiddle},
			{Head: text.T("field.lead")}, right(text.T("field.tricks"), false), right(text.T("field.score"), false),
		},
	}
	method := v.By
	if len(travellers) > 0 && travellers[0].Tables == field.Fewest {
		method = field.ByCross
		g.Columns = append(g.Columns, right(text.T("field.imps"), true))
	} else {
		g.Columns = append(g.Columns, v.worths()[1:]...)
	}
	g.Columns = append(g.Columns, chart.Column{Bar: true})
	gains := field.Gains(travellers, 1, v.Side, method)
	scale := float64(leastScale)
	worth := func(gain field.Gain) float64 {
		switch method {
		case field.ByIMPs:
			return float64(gain.Line.IMPs[v.Side])
		case field.ByCross:
			return gain.Line.Cross[v.Side].Float()
		}
		return float64(gain.Matchpoints) * leastScale / float64(travellers[gain.Board].Top())
	}
	for _, gain := range gains {
		scale = max(scale, worth(gain), -worth(gain))
	}
	for _, gain := range gains {
		l := gain.Line
		score := l.Points[v.Side] - l.Points[v.Side.Other()]
		cells := append([]chart.GridCell{said(strconv.Itoa(s.Boards[gain.Board].Number))}, played(l.Board, l.Result)...)
		cells = append(cells, said(text.Gain(score)))
		if travellers[gain.Board].Tables == field.Fewest {
			cells = append(cells, imps(int(l.Cross[v.Side])/100))
		} else {
			cells = append(cells, said(decimal(l.Percent[v.Side])), imps(l.IMPs[v.Side]), cross(l.Cross[v.Side]))
		}
		g.Rows = append(g.Rows, chart.GridRow{Cells: append(cells, chart.GridCell{Bar: worth(gain) / scale})})
		boards = append(boards, gain.Board)
	}
	return g, boards
}
