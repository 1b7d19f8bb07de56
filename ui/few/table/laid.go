package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// laid is the common part of the sheets on the table: they lie over the table, which is dimmed.
type laid struct {
	sheet.NoKeys
	table
}

// Look implements [sheet.Looker].
func (l laid) Look() sheet.Look { return sheet.Look{Veil: sheet.Own, Alone: true} }

// peek is the common part of the sheets to look at: the last trick, the auction, the score while a deal goes on. Enter, Esc and a
// click take them away; all other keys work as without them.
type peek struct {
	laid
	sheet.Peek
	letter func(rune)
	key    func(fyne.KeyName)
}

// Enter implements [sheet.Sheet].
func (p peek) Enter() { p.parts.sheets.Pop() }

// Key implements [sheet.Sheet].
func (p peek) Key(name fyne.KeyName) { p.key(name) }

// Rune implements [sheet.Sheet].
func (p peek) Rune(r rune) { p.letter(r) }

// turn lays a sheet to look at on the table, or takes it off again, unless another one lies there.
func turn[kind sheet.Sheet](s *sheet.Stack, o kind) {
	if s.Empty() || sheet.Peeks(s.Top()) {
		sheet.Turn(s, o)
	}
}

// laySheets opens the sheets that the state of play calls for, and closes others.
func (s *Screen) laySheets(before play.State) {
	s.parts.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o.(type) {
		case *failureSheet:
			return s.play.state.Err == nil
		case *resultSheet, *scoreSheet:
			return !s.play.state.Over()
		case *settleSheet:
			return !s.play.settles()
		case *endSheet:
			return !s.play.state.Ended()
		}
		return false
	})
	switch _, failed := s.parts.sheets.Top().(*failureSheet); {
	case s.play.state.Err != nil && !failed:
		s.parts.sheets.Push(&failureSheet{s.peek.laid, &s.scoring})
	case s.play.state.Err != nil:
	case s.play.state.Settled && !before.Settled:
		s.parts.sheets.Close()
		s.scoring.openEnd()
	case s.play.state.Over() && s.parts.sheets.Empty() && s.play.state.Settled:
		s.scoring.openEnd()
	case s.play.state.Over() && s.parts.sheets.Empty():
		s.parts.sheets.Push(&resultSheet{laid: s.peek.laid, scoring: &s.scoring})
		s.finale.celebrate(before)
	}
}

// ofPosition reports whether a sheet is about the position on the table, and goes with it. A claim may be begun while an act of the
// user's before is still on its way.
func ofPosition(o sheet.Sheet) bool {
	_, claims := o.(*claimSheet)
	return claims || sheet.Peeks(o)
}

// failureSheet says that something could not be saved. The deal waits until saving is tried again.
type failureSheet struct {
	laid
	scoring *scoring
}

var _ sheet.Leaver = (*failureSheet)(nil)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.parts.fitted(f.build) }

func (f *failureSheet) build(paper widget.Paper) fyne.CanvasObject {
	return paper.Notice(text.T("failure.title"), text.T("failure.message", "Error", f.play.state.Err),
		paper.Button(text.T("failure.retry"), text.T("key.enter"), true, f.Enter),
		paper.Button(text.T("few.table.home"), text.T("key.escape"), false, f.Leave))
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	f.scoring.finale.finish()
	f.play.work.Write(f.play.work.Ctx, func() error { f.play.session.Retry(); return nil }, nil)
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.scoring.home() }
