package table

import (
	"strings"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/scorepad"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// export lets the score be written as a picture: as it is shown, or the other way.
func (c *scoreSheet) export() {
	r, side := c.play.rubber(), c.play.model.Person.Side()
	e := picture.Export{Name: text.T("sheet.export.name", "Game", text.Game(r.Rules.Name))}
	if r.Rules.CarryBelow {
		e.Papers = append(e.Papers, picture.Paper{Name: text.T("sheet.paper"), Draw: func(l chart.Look) vector.Drawing {
			return scorePaper(r, side).Pad(l, scorepad.Of(r, side, -1))
		}})
	}
	e.Papers = append(e.Papers, picture.Paper{Name: text.T("sheet.deals"), Draw: func(l chart.Look) vector.Drawing {
		return scorePaper(r, side).Grid(l, scoreGrid(scoreRows(r, side, c.play.session.Other), formOf(r.Rules), side))
	}})
	if c.rows {
		e.Chosen = len(e.Papers) - 1
	}
	e.Open(c.parts.art, picture.Options{Sheets: c.parts.sheets, Window: c.play.options.Window, Runner: c.play.options.Runner})
}

// scorePaper returns the paper for a score, with what it is the score of.
func scorePaper(r session.Session, side card.Side) chart.Sheet {
	about := append([]string{bridgetext.Outcome(r, side)}, bridgetext.House(r.Rules)...)
	return chart.Sheet{Title: text.Game(r.Rules.Name), About: strings.Join(about, " ")}
}

// scoreGrid returns the table of a score sheet as it is printed, for someone on a side.
func scoreGrid(rows []scoreRow, form scoreForm, side card.Side) chart.Grid {
	var g chart.Grid
	for i, row := range rows {
		if i == 0 {
			for column, words := range row.cells {
				align := chart.AtLeft
				if column >= amounts {
					align = chart.AtRight
				}
				g.Columns = append(g.Columns, chart.Column{Head: words, Align: align})
			}
			continue
		}
		printed := chart.GridRow{Own: row.kind == totalRow, Apart: row.kind == groupRow || row.kind == totalRow}
		for column, words := range row.cells {
			cell := chart.GridCell{Words: words}
			if column >= amounts {
				cell.Tone = form.tone(words, column, side)
			}
			printed.Cells = append(printed.Cells, cell)
		}
		g.Rows = append(g.Rows, printed)
	}
	return g
}
