package history

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// action is something that can be done with what is selected. Its button shows its key.
type action struct {
	label   string
	key     fyne.KeyName // a letter, KeyReturn or KeyDelete
	primary bool
	do      func()
}

// keyWords returns the action's key, as its button shows it.
func (a action) keyWords() string {
	switch a.key {
	case fyne.KeyReturn:
		return text.T("key.enter")
	case fyne.KeyDelete:
		return text.T("key.delete")
	}
	return string(a.key)
}

// actions returns what can be done now, with the rubber or with the board that is selected.
func (s *Screen) actions() []action {
	if s.inTable || s.byBoards() {
		return s.boardActions()
	}
	sum, ok := s.rubbers.at(s.ui.list.Selected())
	if !ok {
		return s.unreadActions()
	}
	if s.query.Deleted {
		return []action{{text.T("history.restore"), fyne.KeyR, true, s.restore}}
	}
	var all []action
	if goesOn(sum) {
		label := text.T("history.continue")
		if unbegun(sum) {
			label = text.T("history.play")
		}
		all = append(all, action{label, fyne.KeyC, true, func() { s.options.OnOpen(sum.ID) }})
	}
	return append(all, s.markActions(sum.Starred, text.T("history.delete"))...)
}

// unreadActions are those of a rubber that is not there yet, or can't be read.
func (s *Screen) unreadActions() []action {
	if s.selectedRubber() == 0 || s.query.Deleted {
		return nil
	}
	return []action{{text.T("history.delete"), fyne.KeyDelete, false, s.delete}}
}

// goesOn reports whether a user can go on with a rubber.
func goesOn(sum kept.Summary) bool { return !sum.Finished && !sum.Watched }

func (s *Screen) boardActions() []action {
	l, ok := s.selectedLine()
	if !ok {
		return nil
	}
	var all []action
	if l.ToPlay && !s.query.Deleted {
		return []action{
			{text.T("history.play-deal"), fyne.KeyReturn, true, func() { s.playNext(l) }},
			{removal(l), fyne.KeyDelete, false, s.delete},
		}
	}
	if s.reviewable(l) {
		all = append(all, action{text.T("history.review"), fyne.KeyReturn, true, s.review})
	}
	if l.Finished.IsZero() && !l.Watched && !s.query.Deleted {
		all = append(all, action{text.T("history.continue"), fyne.KeyC, true, func() { s.options.OnOpen(l.Rubber) }})
	}
	if s.query.Deleted {
		label := text.T("history.restore-rubber")
		if l.Length == 1 {
			label = text.T("history.restore")
		}
		return append(all, action{label, fyne.KeyR, false, s.restore})
	}
	return append(all, s.markActions(l.Marks.Starred, removal(l))...)
}

// removal is what deleting is called on a board.
func removal(l kept.BoardSummary) string {
	if l.Length == 1 {
		return text.T("history.delete")
	}
	return text.T("history.delete-rubber")
}

// markActions mark a rubber or a board, and delete it. A board of a longer rubber goes with the others of that: what is
// left would be no rubber, nor its result true.
func (s *Screen) markActions(starred bool, remove string) []action {
	star := text.T("history.star")
	if starred {
		star = text.T("history.unstar")
	}
	return []action{{star, fyne.KeyS, false, s.star}, {text.T("history.notes"), fyne.KeyN, false, s.openNotes}, {remove, fyne.KeyDelete, false, s.delete}}
}

// selectedLine returns what is known of the selected board.
func (s *Screen) selectedLine() (l kept.BoardSummary, ok bool) {
	if s.byBoards() {
		return s.boards.at(s.ui.list.Selected())
	}
	if s.selectedBoard() == 0 {
		return l, false
	}
	return s.lines.at(s.ui.table.Selected())
}

func (s *Screen) reviewable(l kept.BoardSummary) bool {
	return s.options.OnReview != nil && !l.Finished.IsZero()
}

// review looks at the selected board closely.
func (s *Screen) review() {
	if l, ok := s.selectedLine(); ok && s.reviewable(l) {
		s.options.OnReview(l.ID)
	}
}

// act does what a key stands for, and reports whether it stands for something.
func (s *Screen) act(key fyne.KeyName) bool {
	all := s.actions()
	i := slices.IndexFunc(all, func(a action) bool { return a.key == key })
	if i < 0 {
		return false
	}
	all[i].do()
	return true
}

// Key handles a key. What is done with the list waits until that has been read.
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
		// What is done by Enter, or in the list of rubbers what is most wanted, or a step into the boards.
		if !s.act(fyne.KeyReturn) && (s.inTable || !s.act(fyne.KeyC) && !s.act(fyne.KeyR)) {
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
	case 'L':
		s.openFilter()
	case 'G':
		s.openGames()
	case 'X':
		s.clear()
	case 'V':
		s.turn()
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
	id := s.deleted[last].rubber
	s.deleted = s.deleted[:last]
	if !s.byBoards() { // whose list stays where it is
		s.at.Rubber, s.at.Board = id, 0
	}
	s.keep(func() error { return s.options.Store.Restore(id) }, s.lookAgain)
}

// statistics shows the statistics of what is shown.
func (s *Screen) statistics() {
	if s.options.OnStatistics != nil {
		s.options.OnStatistics(s.query.filter(s.system.now()))
	}
}

// page goes a page up or down: in the list, or in what is shown of a board.
func (s *Screen) page(by int) {
	if !s.inTable {
		s.ui.list.Select(s.ui.list.Selected() + by*s.ui.list.Page())
		return
	}
	s.ui.board.ScrollToOffset(s.ui.board.Offset.AddXY(0, float32(by)*0.8*s.ui.board.Size().Height))
}
