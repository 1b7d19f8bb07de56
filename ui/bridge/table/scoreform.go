package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// scoreForm is the layout of the table of a score.
type scoreForm struct {
	shares []float32 // of its width that the columns have
	// tone says whether what is in a column of amounts is good for someone on a side, 1, or bad, -1, or neither.
	tone func(cell string, column int, side card.Side) int
}

// The two forms: points of both sides, and against targets.
var (
	pointsForm = scoreForm{[]float32{0.8, 0.9, 1.2, 1.4, 1, 1, 0.8}, fortune}
	targetForm = scoreForm{[]float32{0.6, 0.8, 1.1, 1.1, 1, 1, 0.9, 0.8, 0.8, 0.8}, signed}
)

// formOf returns the form of a game's score.
func formOf(r bridge.Rules) scoreForm {
	if r.HasTargets() {
		return targetForm
	}
	return pointsForm
}

// The columns of amounts against targets.
const (
	targetPoints = amounts + iota
	targetHCP
	targetTarget
	targetIMPs
	targetSum
	targetOther
)

// signed is the tone of an amount with a sign; high cards and targets have none.
func signed(cell string, column int, _ card.Side) int {
	switch {
	case column == targetHCP || column == targetTarget || !strings.ContainsAny(cell, "123456789"):
		return 0
	case strings.HasPrefix(cell, "+"):
		return 1
	}
	return -1
}

// targetRows returns the table of a score against targets, as someone on a side sees it: his side's score and target have
// a plus, the others' a minus.
func targetRows(r session.Session, side card.Side, other otherTable) []scoreRow {
	head := []string{
		text.T("sheet.deal"), text.T("sheet.vul"), text.T("sheet.contract"), text.T("sheet.result"),
		text.T("sheet.score"), text.T("sheet.hcp"), text.T("sheet.target"), text.T("sheet.imps"), text.T("sheet.sum"), text.T("sheet.other"),
	}
	rows := []scoreRow{{head, headRow}}
	points, sum, others, compared := 0, 0, 0, false
	for _, e := range r.Sheet().Entries {
		against, _ := e.Board.AgainstTarget()
		scored := e.Board.Score().Balance(side)
		points += scored
		sum += against.IMPs[side]
		cells := append(boardCells(e)[:amounts], text.Gain(scored), highCards(against, side), ownTarget(against, side),
			text.Gain(against.IMPs[side]), text.Gain(sum), "")
		switch imps, ok, coming := other.imps(e, side); {
		case ok:
			cells[targetOther], compared = text.Gain(imps), true
			others += imps
		case coming:
			cells[targetOther], compared = text.T("sheet.coming"), true
		}
		rows = append(rows, scoreRow{cells, boardRow})
	}
	total := []string{text.T("sheet.total"), "", "", "", text.Gain(points), "", "", text.Gain(sum), "", text.Gain(others)}
	rows = append(rows, scoreRow{total, totalRow})
	return cut(rows, compared, targetOther)
}

// cut returns the rows without the column about the other table where nothing is known of that.
func cut(rows []scoreRow, compared bool, column int) []scoreRow {
	if !compared {
		for i := range rows {
			rows[i].cells = rows[i].cells[:column]
		}
	}
	return rows
}

// highCards returns the high-card points of both sides, those of someone's own first.
func highCards(a bridge.AgainstTarget, side card.Side) string {
	return strconv.Itoa(a.HCP[side]) + " : " + strconv.Itoa(a.HCP[side.Other()])
}

// ownTarget returns the target with a plus if it is of one's own side, and a minus if it is of the other.
func ownTarget(a bridge.AgainstTarget, side card.Side) string {
	return text.Gain(a.Target[side] - a.Target[side.Other()])
}

// targetLines say what a finished board came to against its target, which is told only now.
func (c *scoring) targetLines(maker sheetMaker) (lines []fyne.CanvasObject) {
	side := c.play.model.Person.Side()
	against, ok := c.play.session.State().Board.AgainstTarget()
	if !ok {
		return nil
	}
	has := side
	if against.HCP[side.Other()] > against.HCP[side] {
		has = side.Other()
	}
	hcp := maker.Line(highCards(against, side), theme.BodyText, false)
	lines = append(lines, maker.Figure(text.T("target.hcp"), hcp, hcp))
	if against.HCP[side] == against.HCP[side.Other()] {
		lines = append(lines, maker.Line(text.T("target.nobody"), theme.BodyText, false))
	} else {
		target := maker.Line(text.Points(against.Target[has]), theme.BodyText, false)
		lines = append(lines, maker.Figure(text.T("target.of", "Side", c.play.model.Side(has)), target, target))
	}
	imps := against.IMPs[side]
	return append(lines, maker.Gained(text.T("target.imps"), text.Gain(imps), true, theme.Current().ForYou(imps)))
}
