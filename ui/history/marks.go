package history

import (
	"slices"

	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keep writes something down in the background, and then brings the screen up to date.
func (s *Screen) keep(write func() error, then func()) {
	s.system.runner.Write(s.ctx, write, func(err error) {
		s.fail(err)
		then()
	})
}

// fail says that something has failed, or no longer does if err is nil.
func (s *Screen) fail(err error) {
	if err != nil || s.failed != nil {
		s.failed = err
		s.Redraw()
	}
}

// lookAgain looks for the same, in which something has changed.
func (s *Screen) lookAgain() { s.look(0) }

// marked is the rubber or board that marks belong to.
type marked struct {
	rubber, board int64 // one of them is 0
	storage.Marks
}

// toMark returns what is selected; ok is false if that is nothing.
func (s *Screen) toMark() (m marked, ok bool) {
	if s.inTable || s.byBoards() {
		l, ok := s.selectedLine()
		return marked{board: l.ID, Marks: l.Marks}, ok
	}
	sum, ok := s.rubbers.at(s.ui.list.Selected())
	return marked{rubber: sum.ID, Marks: sum.Marks}, ok
}

// star puts a star on what is selected, or takes it away.
func (s *Screen) star() {
	if m, ok := s.toMark(); ok {
		m.Starred = !m.Starred
		s.mark(m)
	}
}

// mark marks a rubber or a board: at once in sight, and then in the store.
func (s *Screen) mark(m marked) {
	if m.rubber != 0 {
		s.rubbers.change(m.rubber, func(sum *kept.Summary) { sum.Marks = m.Marks })
		s.keep(func() error { return s.options.Store.MarkRubber(m.rubber, m.Marks) }, func() {})
	} else {
		change := func(l *kept.BoardSummary) { l.Marks = m.Marks }
		s.boards.change(m.board, change)
		s.lines.change(m.board, change)
		if s.board.id == m.board {
			s.board.value.Marks = m.Marks
		}
		s.markChip(m)
		s.keep(func() error { return s.options.Store.MarkBoard(m.board, m.Marks) }, func() {})
	}
	s.ui.list.ShowRows()
	s.ui.table.ShowRows()
	s.showPane()
	s.showBoard()
}

// markChip marks the board in the row of its rubber too.
func (s *Screen) markChip(m marked) {
	i := s.lines.index(m.board)
	s.rubbers.change(s.linesOf, func(sum *kept.Summary) {
		if i >= 0 && i < len(sum.Contracts) {
			sum.Contracts[i].Starred = m.Starred
		}
	})
}

// deletion is what has been deleted by one key.
type deletion struct {
	rubber int64
	deals  int // that it has; 0 if nobody knows
}

// words says what has been deleted.
func (d deletion) words() string {
	switch d.deals {
	case 0:
		return text.T("history.deleted")
	case 1:
		return text.T("history.deleted.deal")
	}
	return text.TN("history.deleted.rubber", d.deals)
}

// toDelete returns the rubber that is selected, or that of the selected board.
func (s *Screen) toDelete() deletion {
	if s.inTable || s.byBoards() {
		l, _ := s.selectedLine()
		return deletion{l.Rubber, l.Length}
	}
	sum, _ := s.rubbers.at(s.ui.list.Selected())
	return deletion{s.selectedRubber(), sum.Length}
}

// delete puts the selected rubber, or that of the selected board, in the trash.
func (s *Screen) delete() {
	d := s.toDelete()
	id := d.rubber
	if id == 0 || s.query.Deleted {
		return
	}
	s.deleted = append(s.deleted, d)
	s.remove(id)
	s.keep(func() error { return s.options.Store.Delete(id) }, s.lookAgain)
}

// restore takes the selected rubber, or that of the selected board, out of the trash.
func (s *Screen) restore() {
	id := s.toDelete().rubber
	if id == 0 || !s.query.Deleted {
		return
	}
	s.deleted = slices.DeleteFunc(s.deleted, func(other deletion) bool { return other.rubber == id })
	s.remove(id)
	s.keep(func() error { return s.options.Store.Restore(id) }, s.lookAgain)
}

// remove takes a rubber out of the lists. The next rubber, or the next board of another one, is selected.
func (s *Screen) remove(id int64) {
	if s.byBoards() {
		s.at.Board = s.boardBeside(id)
		gone := map[int64]bool{}
		for i, board := range s.boards.ids {
			if l, ok := s.boards.has(i); ok && l.Rubber == id {
				gone[board] = true
			}
		}
		s.boards = s.boards.without(gone)
		s.rubbers = s.rubbers.without(map[int64]bool{id: true})
		s.Redraw()
		return
	}
	i := s.rubbers.index(id)
	s.rubbers = s.rubbers.without(map[int64]bool{id: true})
	s.inTable = false
	s.at.Rubber, s.at.Board = 0, 0
	if n := s.rubbers.len(); n > 0 {
		s.at.Rubber = s.rubbers.ids[min(i, n-1)]
	}
	s.Redraw()
}

// boardBeside returns the first board after the selected one that is of another rubber, or the last before it, or 0.
func (s *Screen) boardBeside(rubber int64) int64 {
	other := func(i int) bool {
		l, ok := s.boards.has(i)
		return ok && l.Rubber != rubber
	}
	at := s.ui.list.Selected()
	for i := at + 1; i < s.boards.len(); i++ {
		if other(i) {
			return s.boards.ids[i]
		}
	}
	for i := at - 1; i >= 0; i-- {
		if other(i) {
			return s.boards.ids[i]
		}
	}
	return 0
}
