package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// laid is the common part of the sheets on the table: they lie over the table, which is dimmed, and leave its top in sight.
type laid struct {
	sheet.NoKeys
	table
}

// Look implements [sheet.Looker].
func (l laid) Look() sheet.Look { return sheet.Look{Veil: sheet.Own, Alone: true, Place: sheet.Low} }

// laySheets opens the sheets that the state of play calls for, and closes others.
func (s *Screen) laySheets(before play.State) {
	s.parts.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o.(type) {
		case *failureSheet:
			return s.play.state.Err == nil
		case *resultSheet:
			return !s.play.resulted()
		case *leaveSheet:
			return !s.play.mayLeave()
		case *rebuySheet, *endSheet:
			return !s.play.resulted()
		}
		return false
	})
	switch _, failed := s.parts.sheets.Top().(*failureSheet); {
	case s.play.state.Err != nil && !failed:
		s.parts.sheets.Push(&failureSheet{laid{table: s.table}, &s.scoring})
	case s.play.state.Err != nil:
	case s.play.state.Ended && !before.Ended:
		s.parts.sheets.Close()
		s.scoring.openEnd()
	case s.play.resulted() && s.parts.sheets.Empty() && s.play.state.Ended:
		s.scoring.openEnd()
	case s.play.resulted() && s.parts.sheets.Empty():
		s.parts.sheets.Push(&resultSheet{laid: laid{table: s.table}, scoring: &s.scoring})
		s.finale.celebrate(before)
	}
}

// failureSheet says that something could not be saved. The game waits until saving is tried again.
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
		paper.Button(text.T("poker.home"), text.T("key.escape"), false, f.Leave))
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	f.scoring.finale.finish()
	f.play.work.Write(f.play.work.Ctx, func() error { f.play.session.Retry(); return nil }, nil)
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.scoring.home() }
