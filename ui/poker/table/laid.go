package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// laid is the common part of sheets on the table, which is dimmed; they leave its top visible.
type laid struct {
	sheet.NoKeys
	screen *Screen
}

// Look implements [sheet.Looker].
func (l laid) Look() sheet.Look { return sheet.Look{Veil: sheet.Own, Alone: true, Place: low} }

// low puts a sheet in the lower half of the screen, in place of the user's own cards.
func low(room, least fyne.Size) (fyne.Position, fyne.Size) {
	size := least.Min(room)
	gap := min((room.Height-size.Height)/2, widgetGap*room.Height)
	return fyne.NewPos((room.Width-size.Width)/2, room.Height-size.Height-gap), size
}

// widgetGap is the distance of a sheet from the bottom, as a share of the height of the screen.
const widgetGap = 0.03

// laySheets opens the sheets that the state of play calls for, and closes others.
func (s *Screen) laySheets(before play.State) {
	s.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o.(type) {
		case *failureSheet:
			return s.state.Err == nil
		case *resultSheet:
			return !s.resulted()
		case *leaveSheet:
			return !s.state.MayLeave()
		case *rebuySheet, *endSheet:
			return !s.resulted()
		}
		return false
	})
	switch _, failed := s.sheets.Top().(*failureSheet); {
	case s.state.Err != nil && !failed:
		s.sheets.Push(&failureSheet{laid{screen: s}})
	case s.state.Err != nil:
	case s.state.Ended && !before.Ended:
		s.sheets.Close()
		s.openEnd()
	case s.resulted() && s.sheets.Empty() && s.state.Ended:
		s.openEnd()
	case s.resulted() && s.sheets.Empty():
		s.sheets.Push(&resultSheet{laid: laid{screen: s}})
		s.hearResult()
	}
}

// resulted reports whether the hand is over and settled.
func (s *Screen) resulted() bool { return s.model.Over && !s.state.Settling() }

// failureSheet says that something could not be saved. The game waits until saving is tried again.
type failureSheet struct{ laid }

var _ sheet.Leaver = (*failureSheet)(nil)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.screen.fitted(f.build) }

func (f *failureSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := f.screen
	return paper.Notice(text.T("failure.title"), text.T("failure.message", "Error", s.state.Err),
		paper.Button(text.T("failure.retry"), text.T("key.enter"), true, f.Enter),
		paper.Button(text.T("poker.home"), text.T("key.escape"), false, f.Leave))
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	s := f.screen
	s.finish()
	s.work.Write(s.work.Ctx, func() error { s.session.Retry(); return nil }, nil)
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.screen.home() }
