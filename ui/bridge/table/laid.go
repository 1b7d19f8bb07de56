package table

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// laid is the common part of the sheets on the table: they lie alone over the cards, which are dimmed, and letters are
// commands as without them.
type laid struct {
	table
	letter func(rune)
}

// Look implements [sheet.Looker].
func (l laid) Look() sheet.Look { return sheet.Look{Veil: sheet.Own, Alone: true, Place: l.middle} }

// Rune implements [sheet.Sheet].
func (l laid) Rune(r rune) { l.letter(r) }

// middle puts a sheet in the middle of the felt, or of what the hand leaves of it while the board goes on.
func (l laid) middle(room, least fyne.Size) (fyne.Position, fyne.Size) {
	g := l.parts.geometry(room)
	return spot(cardtable.Around(g.W/2, g.Bar.H+(l.low(g)-g.Bar.H)/2, least.Width, least.Height))
}

// low returns the lower end of the room for a sheet: the user's hand, or the edge of the window when the board is over.
func (l laid) low(g tabletop.Geometry) float32 {
	if l.play.model.Over {
		return g.H
	}
	return g.Fan.Y
}

// spot returns where a rectangle is, and how large.
func spot(r tabletop.Rect) (fyne.Position, fyne.Size) {
	return fyne.NewPos(r.X, r.Y), fyne.NewSize(r.W, r.H)
}

// fitted builds a sheet whose text is as large as the table's, or as small as it must be to fit above the hand.
func (l laid) fitted(build func(sheetMaker) fyne.CanvasObject) fyne.CanvasObject {
	g := l.parts.geometry(l.parts.content.Size())
	return l.fittedIn(widget.Within(fyne.NewSize(g.W, l.low(g)-g.Bar.H)), 1, build)
}

// fittedIn builds a sheet whose text is as large as the table's, or as small as it must be to fit, down to the share least of its usual size.
func (l laid) fittedIn(fits func(fyne.Size) bool, least float32, build func(sheetMaker) fyne.CanvasObject) fyne.CanvasObject {
	g := l.parts.geometry(l.parts.content.Size())
	return widget.Largest(l.parts.art, g.T, least*g.U, fits, func(p widget.Paper) fyne.CanvasObject { return build(sheetMaker{p}) })
}

// laySheets lays on the table what the state of play calls for: what could not be saved, or the result of a board that is
// over; and takes away what it doesn't.
func (s *Screen) laySheets(failed error) {
	s.parts.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o.(type) {
		case *failureSheet:
			return failed == nil
		case *resultSheet, *scoreSheet, *lookBackSheet, *settleSheet:
			return !s.play.model.Over
		}
		return false
	})
	_, said := s.parts.sheets.Top().(*failureSheet)
	switch {
	case failed != nil && !said:
		s.parts.sheets.Push(&failureSheet{laid: s.peek.laid, exit: &s.exit, finale: &s.finale})
	case s.play.model.Over && s.parts.sheets.Empty() && !s.play.model.Plain:
		r := &resultSheet{laid: s.peek.laid, scoring: &s.scoring}
		if s.play.config.Forced {
			r.late = time.Now()
		}
		s.parts.sheets.Push(r)
	}
}

// isScore reports whether a sheet is the score.
func isScore(o sheet.Sheet) bool {
	_, ok := o.(*scoreSheet)
	return ok
}

// ofPosition reports whether a sheet is about the position on the table, and goes with it.
func ofPosition(o sheet.Sheet) bool {
	switch o.(type) {
	case *claimSheet, *lookBackSheet:
		return true
	}
	return sheet.Peeks(o)
}
