package history

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/history"
)

// Key handles a key. Actions on the list wait until that has been read.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	if leaves := key == fyne.KeyEscape || key == fyne.KeyBackspace; !s.search.done && !leaves {
		s.waiting = append(s.waiting, func() { s.Key(key) })
		return
	}
	list := s.list
	if s.inTable {
		list = s.table
	}
	switch key {
	case fyne.KeyUp:
		list.Select(list.Selected() - 1)
	case fyne.KeyDown:
		list.Select(list.Selected() + 1)
	case fyne.KeyHome:
		list.Select(0)
	case fyne.KeyEnd:
		list.Select(list.Len() - 1)
	case fyne.KeyPageUp:
		s.page(-1)
	case fyne.KeyPageDown:
		s.page(1)
	case fyne.KeyRight:
		s.enterTable(true)
	case fyne.KeyLeft:
		s.enterTable(false)
	case fyne.KeyDelete:
		s.actions.act(fyne.KeyDelete)
	case fyne.KeyReturn, fyne.KeyEnter:
		// The action of Enter, or in the list of sessions the most likely one, or a step into the parts.
		if !s.actions.act(fyne.KeyReturn) && (s.inTable || !s.actions.act(fyne.KeyP) && !s.actions.act(restoreKey)) {
			s.enterTable(true)
		}
	case fyne.KeyEscape, fyne.KeyBackspace:
		if s.inTable {
			s.enterTable(false)
		} else {
			s.options.OnBack()
		}
	}
}

// Rune handles a letter: the shortcut that a button shows. It waits for the list as a key does.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	if !s.search.done {
		s.waiting = append(s.waiting, func() { s.Rune(r) })
		return
	}
	switch r = unicode.ToUpper(r); r {
	case 'F', '/':
		s.focusField()
	case 'O':
		s.bar.openFilter()
	case 'G':
		s.bar.openGames()
	case 'U':
		s.bar.clear()
	case '1', '2':
		s.showParts(r == '2')
	case 'E':
		s.files.openExport()
	case 'I':
		s.files.openImport()
	case 'T':
		s.statistics()
	default:
		s.actions.act(fyne.KeyName(r))
	}
}

// Print prints papers of the selection, if its family does.
func (s *Screen) Print() {
	if s.search.done && s.sheets.Top() == nil {
		s.actions.act(history.PrintKey)
	}
}

// statistics shows the statistics of the results.
func (s *Screen) statistics() {
	if show := s.families[s.family()].Statistics(); show != nil {
		show(s.query)
	}
}

// page moves a page up or down: in the list, or in the pane of a part.
func (s *Screen) page(by int) {
	if !s.inTable {
		s.list.Select(s.list.Selected() + by*s.list.Page())
		return
	}
	s.details.body.ScrollToOffset(s.details.body.Offset.AddXY(0, float32(by)*0.8*s.details.body.Size().Height))
}
