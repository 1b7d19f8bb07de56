package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// laid is the common part of sheets on the table, which is dimmed.
type laid struct {
	sheet.NoKeys
	screen *Screen
}

// Look implements [sheet.Looker].
func (l laid) Look() sheet.Look { return sheet.Look{Veil: sheet.Own, Alone: true} }

// peek is the common part of sheets to look at: the last trick, the auction, the score of a deal in progress. Enter,
// Esc and a click close them; all other keys work as without them.
type peek struct{ laid }

// Enter implements [sheet.Sheet].
func (p peek) Enter() { p.screen.sheets.Pop() }

// Key implements [sheet.Sheet].
func (p peek) Key(name fyne.KeyName) {
	if name == fyne.KeySpace {
		p.Enter()
		return
	}
	p.screen.tableKey(name)
}

// Rune implements [sheet.Sheet].
func (p peek) Rune(r rune) { p.screen.letter(r) }

func (peek) onlyLookedAt() {}

// peeks reports whether a sheet is one to look at.
func peeks(o sheet.Sheet) bool {
	_, ok := o.(interface{ onlyLookedAt() })
	return ok
}

// turn opens a sheet to look at, replacing another one, or closes the one of the same kind.
func turn[kind sheet.Sheet](s *Screen, o kind) {
	top := s.sheets.Top()
	if top != nil && !peeks(top) {
		return
	}
	if _, same := top.(kind); same {
		s.sheets.Pop()
	} else {
		s.sheets.Replace(o, peeks)
	}
}

// laySheets opens the sheets that the state of play calls for, and closes others.
func (s *Screen) laySheets(before play.State) {
	s.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o.(type) {
		case *failureSheet:
			return s.state.Err == nil
		case *resultSheet, *scoreSheet:
			return !s.state.Over()
		case *settleSheet:
			return !s.settles()
		case *endSheet:
			return !s.state.Ended()
		}
		return false
	})
	switch _, failed := s.sheets.Top().(*failureSheet); {
	case s.state.Err != nil && !failed:
		s.sheets.Push(&failureSheet{laid{screen: s}})
	case s.state.Err != nil:
	case s.state.Settled && !before.Settled:
		s.sheets.Close()
		s.openEnd()
	case s.state.Over() && s.sheets.Empty() && s.state.Settled:
		s.openEnd()
	case s.state.Over() && s.sheets.Empty():
		s.sheets.Push(&resultSheet{laid: laid{screen: s}})
		s.hearResult()
	}
}

// failureSheet says that something could not be saved. The deal waits until saving is tried again.
type failureSheet struct{ laid }

var _ sheet.Leaver = (*failureSheet)(nil)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.screen.fitted(f.build) }

func (f *failureSheet) build(paper widget.Paper) fyne.CanvasObject {
	return paper.Notice(text.T("failure.title"), text.T("failure.message", "Error", f.screen.state.Err),
		paper.Button(text.T("failure.retry"), text.T("key.enter"), true, f.Enter),
		paper.Button(text.T("few.table.home"), text.T("key.escape"), false, f.Leave))
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	s := f.screen
	s.finish()
	s.work.Write(s.work.Ctx, func() error { s.session.Retry(); return nil }, nil)
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.screen.home() }
