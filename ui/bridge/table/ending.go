package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// ending is something that can be done when a board is over.
type ending struct {
	label, key string
	do         func()
}

// endings lists what can be done when the board is over. Enter does the first.
func (s *Screen) endings() []ending {
	p := s.options.Practice
	escape, enter := text.T("key.escape"), text.T("key.enter")
	var all []ending
	switch {
	case s.options.Guide != nil:
		for _, e := range s.options.Guide.Endings() {
			all = append(all, ending{e.Label, e.Key, e.Do})
		}
		return append(all, s.lookingBack())
	case s.droppable():
		return []ending{
			{text.T("practice.keep.line"), enter, s.keep},
			{text.T("practice.return"), escape, s.leave},
			s.lookingBack(),
		}
	case p != nil:
		all = append(all, ending{text.T("practice.return"), enter, s.leave})
	case s.rubber().Over() && s.inField():
		all = append(all, ending{text.T("table.ranking"), enter, s.openRanking})
	case s.single() && s.options.OnAgain != nil:
	case s.rubber().Over():
		all = append(all, ending{text.T("table.score-sheet"), enter, s.showScore})
	case s.play.model.Table.Rules.RedealPassedOut && s.play.model.Table.Contract().PassedOut():
		all = append(all, ending{text.T("table.redeal"), enter, s.next})
	default:
		all = append(all, ending{text.T("table.next-deal"), enter, s.next})
	}
	if s.single() && s.options.OnAgain != nil {
		all = append(all, ending{text.T("table.deal-again"), text.T("key.again"), s.again})
	}
	if s.inField() {
		all = append(all, s.tables())
	}
	if s.options.OnReview != nil {
		all = append(all, ending{text.T("table.review"), text.T("key.review"), s.reviewBoard})
	}
	all = append(all, s.lookingBack())
	if p == nil && !s.single() && (!s.rubber().Over() || s.inField()) {
		all = append(all, ending{text.T("table.score-sheet"), text.T("key.score"), s.openScore})
	}
	return all
}

// lookingBack is what could have been better.
func (s *Screen) lookingBack() ending {
	return ending{text.T("review.button"), text.T("review.key"), s.openLookBack}
}

// single reports whether the rubber is one deal, played by itself.
func (s *Screen) single() bool { return s.play.model.Length == 1 }

// again plays a single deal once more.
func (s *Screen) again() {
	if s.play.model.Over && s.single() && s.options.OnAgain != nil {
		s.options.OnAgain(s.play.session.State().Board)
	}
}

// rubberHonour returns what the rubber is worth that is over.
func (s *Screen) rubberHonour() honour {
	if winner, ok := s.rubber().Winner(); ok && winner == s.play.model.Person.Side() {
		return rubberHonour
	}
	return noHonour
}

// result returns the sheet of the board that is over, no higher than the felt that is free, and the
// figures of it that count up.
func (s *Screen) result(maker sheetMaker) (fyne.CanvasObject, *tally) {
	sheet, tally := s.resultBy(maker)
	size := s.parts.content.Size()
	room, least := s.geometry(size).ResultRoom().H, sheet.MinSize().Height
	if least > room {
		maker.Unit *= max(room/least, smallestResult)
		return s.resultBy(maker)
	}
	return sheet, tally
}

// showResult returns the result, as far as it has been counted.
func (s *Screen) showResult(maker sheetMaker) fyne.CanvasObject {
	sheet, tally := s.result(maker)
	s.finale.tally = tally
	if s.finale.running != nil {
		tally.show(s.finale.done)
	}
	return sheet
}

// endOf notes that the board that was shown before is over, if it is: its result will be counted
// up when the hands lie open. Whatever moves for a board that isn't over ends.
func (s *Screen) endOf(before tabletop.Model) {
	switch {
	case !s.play.model.Over:
		s.finale.finish()
		s.finale.due = false
	case !before.Over && before.Deal == s.play.model.Deal && s.animates():
		s.finale.due = true
	}
}

// rest is told that the cards of a deal have come to rest, or those of a board that is over.
func (s *Screen) rest() {
	s.show()
	if s.finale.due {
		s.finale.start()
		s.celebrate(honourOf(s.play.model))
	}
}

// celebrate shows a flourish around the sheet that lies on the table.
func (s *Screen) celebrate(h honour) {
	sheet := s.sheets.Shown()
	if !s.animates() || sheet == nil {
		return
	}
	suits := card.Suits[:]
	if trump, ok := s.play.model.Table.Contract().Strain.Trump(); ok && h != rubberHonour {
		suits = []card.Suit{trump}
	}
	at, size := sheet.Position(), sheet.Size()
	s.finale.glitter.Start(s.art, splendour[h], suits, cardtable.NewRect(at.X, at.Y, size.Width, size.Height), s.unit())
}

// animates reports whether anything moves.
func (s *Screen) animates() bool {
	return s.options.Animated && fyne.CurrentApp().Settings().ShowAnimations()
}

// finish brings all that moves to its end, and reports whether anything did that tells something:
// a flourish doesn't.
func (s *Screen) finish() bool {
	moving := s.parts.surface.Finish()
	return s.finale.finish() || moving
}

// smallestResult is how small a long result may be, as a share of what it usually is.
const smallestResult = 0.8

func (s *Screen) resultBy(maker sheetMaker) (fyne.CanvasObject, *tally) {
	var buttons []*kitwidget.Button
	for i, e := range s.endings() {
		buttons = append(buttons, maker.Button(e.label, e.key, i == 0, e.do))
	}
	return maker.result(s.play.model, s.compared(maker), buttons)
}

// compared is what is said about the deal at the other table and in the record.
func (s *Screen) compared(maker sheetMaker) (lines []fyne.CanvasObject) {
	b, side := s.play.session.State().Board, s.play.model.Person.Side()
	if !b.Rules.Counts(b) { // the cards are dealt again
		return nil
	}
	lines = s.targetLines(maker)
	if p := s.options.Practice; p != nil && p.Record.Phase() == bridge.Finished {
		lines = append(lines, maker.compared(compare(text.T("compare.record"), b, p.Record, side, false))...)
	}
	if s.inField() {
		return append(lines, s.inTheField(maker, b)...)
	}
	switch other, ok, coming := s.play.session.Other(b); {
	case ok:
		lines = append(lines, maker.compared(compare(text.T("compare.other"), b, other, side, true))...)
	case coming:
		lines = append(lines, maker.Faint(text.T("compare.coming")))
	}
	return lines
}
