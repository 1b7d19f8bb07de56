package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// scoring follows the play of a board: its result, the score, what could have been better, and where the user goes from there.
type scoring struct {
	table
	finale   *finale
	lookBack *lookBack
	exit     *exit
	peek     peek // of which sheets to look at are made
}

// ending is something that can be done when a board is over.
type ending struct {
	label, key string
	do         func()
}

// endings lists the actions when the board is over. Enter does the first.
func (c *scoring) endings() []ending {
	p := c.play.options.Practice
	escape, enter := text.T("key.escape"), text.T("key.enter")
	var all []ending
	switch {
	case c.play.options.Guide != nil:
		for _, e := range c.play.options.Guide.Endings() {
			all = append(all, ending{e.Label, e.Key, e.Do})
		}
		return append(all, c.lookingBack())
	case c.play.droppable():
		return []ending{
			{text.T("practice.keep.line"), enter, c.exit.keep},
			{text.T("practice.return"), escape, c.exit.leave},
			c.lookingBack(),
		}
	case p != nil:
		all = append(all, ending{text.T("practice.return"), enter, c.exit.leave})
	case c.play.rubber().Over() && c.play.inField():
		all = append(all, ending{text.T("table.ranking"), enter, c.openRanking})
	case c.play.single() && c.play.options.OnAgain != nil:
	case c.play.rubber().Over():
		all = append(all, ending{text.T("table.score-sheet"), enter, c.showScore})
	case c.play.model.Table.Rules.RedealPassedOut && c.play.model.Table.Contract().PassedOut():
		all = append(all, ending{text.T("table.redeal"), enter, c.play.next})
	default:
		all = append(all, ending{text.T("table.next-deal"), enter, c.play.next})
	}
	if c.play.single() && c.play.options.OnAgain != nil {
		all = append(all, ending{text.T("table.deal-again"), text.T("key.again"), c.again})
	}
	if c.play.inField() {
		all = append(all, ending{text.T("table.all-tables"), text.T("key.tables"), c.openTables})
	}
	if c.play.options.OnReview != nil {
		all = append(all, ending{text.T("table.review"), text.T("key.review"), c.reviewBoard})
	}
	all = append(all, c.lookingBack())
	if p == nil && !c.play.single() && (!c.play.rubber().Over() || c.play.inField()) {
		all = append(all, ending{text.T("table.score-sheet"), text.T("key.score"), c.openScore})
	}
	return all
}

// lookingBack returns the ending that shows what could have been better.
func (c *scoring) lookingBack() ending {
	return ending{text.T("review.button"), text.T("review.key"), c.openLookBack}
}

// again plays a single deal once more.
func (c *scoring) again() {
	if c.play.model.Over && c.play.single() && c.play.options.OnAgain != nil {
		c.play.options.OnAgain(c.play.session.State().Board)
	}
}

// rubberHonour returns the honour of the finished rubber.
func (p *playing) rubberHonour() honour {
	if winner, ok := p.rubber().Winner(); ok && winner == p.model.Person.Side() {
		return rubberHonour
	}
	return noHonour
}

// result returns the sheet of the board that is over, no higher than the felt that is free, and the
// figures of it that count up.
func (c *scoring) result(maker sheetMaker) (fyne.CanvasObject, *tally) {
	sheet, tally := c.resultBy(maker)
	size := c.parts.content.Size()
	room, least := c.parts.geometry(size).ResultRoom().H, sheet.MinSize().Height
	if least > room {
		maker.Unit *= max(room/least, smallestResult)
		return c.resultBy(maker)
	}
	return sheet, tally
}

// showResult returns the result, as far as it has been counted.
func (c *scoring) showResult(maker sheetMaker) fyne.CanvasObject {
	sheet, tally := c.result(maker)
	c.finale.tally = tally
	if c.finale.running != nil {
		tally.show(c.finale.done)
	}
	return sheet
}

// smallestResult is the least size of a long result, as a share of the usual one.
const smallestResult = 0.8

func (c *scoring) resultBy(maker sheetMaker) (fyne.CanvasObject, *tally) {
	var buttons []*kitwidget.Button
	for i, e := range c.endings() {
		buttons = append(buttons, maker.Button(e.label, e.key, i == 0, e.do))
	}
	return maker.result(c.play.model, c.compared(maker), buttons)
}

// compared returns the lines about the deal at the other table and in the record.
func (c *scoring) compared(maker sheetMaker) (lines []fyne.CanvasObject) {
	b, side := c.play.session.State().Board, c.play.model.Person.Side()
	if !b.Rules.Counts(b) { // the cards are dealt again
		return nil
	}
	lines = c.targetLines(maker)
	if p := c.play.options.Practice; p != nil && p.Record.Phase() == bridge.Finished {
		lines = append(lines, maker.compared(compare(text.T("compare.record"), b, p.Record, side, false))...)
	}
	if c.play.inField() {
		return append(lines, c.inTheField(maker, b)...)
	}
	switch other, ok, coming := c.play.session.Other(b); {
	case ok:
		lines = append(lines, maker.compared(compare(text.T("compare.other"), b, other, side, true))...)
	case coming:
		lines = append(lines, maker.Faint(text.T("compare.coming")))
	}
	return lines
}
