package history

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Keys of the actions on a session or a part, besides those of its family.
const (
	starKey    fyne.KeyName = marks.StarKey
	noteKey    fyne.KeyName = marks.NoteKey
	restoreKey              = fyne.KeyR
)

// keyWords returns a key as a button shows it.
func keyWords(key fyne.KeyName) string {
	switch key {
	case fyne.KeyReturn:
		return text.T("key.enter")
	case fyne.KeyDelete:
		return text.T("key.delete")
	}
	return string(key)
}

// actions returns the actions for the selected session or part.
func (s *Screen) actions() []history.Action {
	if s.inTable || s.byParts() {
		return s.partActions()
	}
	session, ok := s.sessions.at(s.ui.list.Selected())
	if !ok {
		return s.unreadActions()
	}
	if s.query.Deleted {
		return []history.Action{{Label: text.T("history.restore"), Key: restoreKey, Primary: true, Do: s.restore}}
	}
	return append(session.Actions(), s.markActions(session.Marks().Starred, text.T("history.delete"))...)
}

// unreadActions are those of a session that is not there yet, or can't be read.
func (s *Screen) unreadActions() []history.Action {
	if s.selectedSession() == 0 || s.query.Deleted {
		return nil
	}
	return []history.Action{s.deletion(text.T("history.delete"))}
}

func (s *Screen) partActions() []history.Action {
	part, ok := s.selectedRow()
	if !ok {
		return nil
	}
	remove, restore := text.T("history.delete-rubber"), text.T("history.restore-rubber")
	if part.Alone() {
		remove, restore = text.T("history.delete"), text.T("history.restore")
	}
	all := part.Actions(s.query.Deleted)
	switch {
	case s.query.Deleted:
		return append(all, history.Action{Label: restore, Key: restoreKey, Do: s.restore})
	case part.Coming():
		return append(all, s.deletion(remove))
	}
	return append(all, s.markActions(part.Marks().Starred, remove)...)
}

// markActions returns the actions that mark a session or a part, and delete it. A part of a longer session is deleted
// with the others: the rest would be no session, and its result would be wrong.
func (s *Screen) markActions(starred bool, remove string) []history.Action {
	star := text.T("history.star")
	if starred {
		star = text.T("history.unstar")
	}
	return []history.Action{
		{Label: star, Key: starKey, Do: s.star}, {Label: text.T("history.notes"), Key: noteKey, Do: s.openNotes}, s.deletion(remove)}
}

// deletion returns the action that deletes the selection.
func (s *Screen) deletion(label string) history.Action {
	return history.Action{Label: label, Key: fyne.KeyDelete, Do: s.delete}
}

// selectedRow returns the selected part.
func (s *Screen) selectedRow() (part history.Part, ok bool) {
	if s.byParts() {
		return s.parts.at(s.ui.list.Selected())
	}
	if s.selectedPart() == 0 {
		return nil, false
	}
	return s.lines.at(s.ui.table.Selected())
}

// do does the action of a button, after saving what must be saved before.
func (s *Screen) do(a history.Action) {
	if a.Before == nil {
		a.Do()
		return
	}
	s.system.runner.Write(s.ctx, a.Before, func(err error) {
		s.fail(err)
		if err == nil {
			a.Do()
		}
	})
}

// act does the action of a key, and reports whether there is one.
func (s *Screen) act(key fyne.KeyName) bool {
	all := s.actions()
	i := slices.IndexFunc(all, func(a history.Action) bool { return a.Key == key })
	if i < 0 {
		return false
	}
	s.do(all[i])
	return true
}

// Key handles a key. Actions on the list wait until that has been read.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	if leaves := key == fyne.KeyEscape || key == fyne.KeyBackspace; !s.search.done && !leaves {
		s.waiting = append(s.waiting, func() { s.Key(key) })
		return
	}
	list := s.ui.list
	if s.inTable {
		list = s.ui.table
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
		s.act(fyne.KeyDelete)
	case fyne.KeyReturn, fyne.KeyEnter:
		// The action of Enter, or in the list of sessions the most likely one, or a step into the parts.
		if !s.act(fyne.KeyReturn) && (s.inTable || !s.act(fyne.KeyP) && !s.act(restoreKey)) {
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
		s.openFilter()
	case 'G':
		s.openGames()
	case 'U':
		s.clear()
	case '1', '2':
		s.showParts(r == '2')
	case 'E':
		s.openExport()
	case 'I':
		s.openImport()
	case 'T':
		s.statistics()
	default:
		s.act(fyne.KeyName(r))
	}
}

// Undo takes the last deletion back.
func (s *Screen) Undo() {
	if len(s.deleted) == 0 || !s.sheets.Empty() {
		return
	}
	last := len(s.deleted) - 1
	id := s.deleted[last].session
	s.deleted = s.deleted[:last]
	if !s.byParts() { // its list stays where it is
		s.at.Session, s.at.Part = id, 0
	}
	s.keep(func() error { return s.options.Store.Restore(id) }, s.lookAgain)
}

// statistics shows the statistics of the results.
func (s *Screen) statistics() {
	if show := s.families[s.family()].Statistics(); show != nil {
		show(s.query)
	}
}

// family returns the family of the selection, or the first one of the query.
func (s *Screen) family() uint8 {
	i := s.ui.list.Selected()
	switch {
	case s.byParts() && i >= 0 && i < s.parts.len():
		return s.parts.family(i)
	case !s.byParts() && i >= 0 && i < s.sessions.len():
		return s.sessions.family(i)
	}
	return uint8(max(0, slices.IndexFunc(s.families, func(f history.Family) bool { return s.query.Wants(f.Games()) })))
}

// page moves a page up or down: in the list, or in the pane of a part.
func (s *Screen) page(by int) {
	if !s.inTable {
		s.ui.list.Select(s.ui.list.Selected() + by*s.ui.list.Page())
		return
	}
	s.ui.part.ScrollToOffset(s.ui.part.Offset.AddXY(0, float32(by)*0.8*s.ui.part.Size().Height))
}
