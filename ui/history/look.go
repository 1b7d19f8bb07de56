package history

import (
	"context"
	"slices"
	"time"

	kept "github.com/superbridge/superbridge/storage/bridge"
)

// search is what is being looked for, or has been found.
type search struct {
	cancel  context.CancelFunc // of the one that goes on, or nil
	singles int                // of the rubbers that have been found, those that are a single deal
	toPlay  int                // deals in them that are to be played
	done    bool               // one has been answered
	err     error
}

// look asks the store for what the query wants, after a pause in which another look may take its
// place. What was found before stays in sight until then.
func (s *Screen) look(pause time.Duration) {
	if s.search.cancel != nil {
		s.search.cancel()
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.search.cancel = cancel
	filter, byBoards, at, narrow := s.query.filter(s.system.now()), s.byBoards(), s.at, s.narrow
	s.system.runner.Run(ctx, func() func() {
		if pause > 0 {
			select {
			case <-time.After(pause):
			case <-ctx.Done():
			}
		}
		if ctx.Err() != nil {
			return nil
		}
		widened := false
		if narrow {
			filter, widened = widen(ctx, s.options.Store, filter)
		}
		f, err := find(ctx, s.options.Store, filter, byBoards, at)
		return func() {
			cancel()
			if s.narrow = false; widened {
				s.query.Rules = ""
			}
			s.found(f, err)
		}
	})
}

// widen returns a filter without its game, if that leaves out all rubbers or none; ok reports whether it does. An error is left
// to who looks next.
func widen(ctx context.Context, store Store, filter kept.Filter) (wide kept.Filter, ok bool) {
	wide = filter
	wide.Rules = ""
	all, err := store.FindRubbers(ctx, wide)
	if err != nil {
		return filter, false
	}
	some, err := store.FindRubbers(ctx, filter)
	if err != nil || len(some) > 0 && len(some) < len(all) {
		return filter, false
	}
	return wide, true
}

// findings are what has been found.
type findings struct {
	rubbers *pages[kept.Summary]
	boards  *pages[kept.BoardSummary]
	singles int // of the rubbers, those that are a single deal
	toPlay  int // deals in them that are to be played
}

// find asks the store. Of what comes in sight first it reads the rows too.
func find(ctx context.Context, store Store, filter kept.Filter, byBoards bool, at Position) (f findings, err error) {
	rubbers, err := store.FindRubbers(ctx, filter)
	var boards []int64
	if err == nil {
		boards, err = store.FindBoards(ctx, filter)
	}
	var singles []int64
	if err == nil {
		singles, err = store.Singles(ctx)
	}
	var left map[int64]int
	if err == nil {
		left, err = store.ToPlay(ctx)
	}
	f = findings{rubbers: newPages(rubberID, rubbers), boards: newPages(boardID, boards), singles: among(rubbers, singles)}
	if len(left) > 0 {
		for _, id := range rubbers {
			f.toPlay += left[id]
		}
	}
	switch {
	case err != nil:
	case byBoards:
		err = f.boards.read(ctx, f.boards.index(at.Board), store.BoardSummaries)
	default:
		err = f.rubbers.read(ctx, f.rubbers.index(at.Rubber), store.Summaries)
	}
	return f, err
}

// among returns how many of some ids are there.
func among(ids, some []int64) int {
	there, n := make(map[int64]bool, len(ids)), 0
	for _, id := range ids {
		there[id] = true
	}
	for _, id := range some {
		if there[id] {
			n++
		}
	}
	return n
}

// found shows what has been found.
func (s *Screen) found(f findings, err error) {
	first := !s.search.done
	same := !first && s.search.err == nil && err == nil && s.ui.byBoards == s.byBoards() && len(f.rubbers.ids) > 0
	s.search = search{done: true, err: err, singles: f.singles, toPlay: f.toPlay}
	if !slices.Equal(f.rubbers.ids, s.rubbers.ids) {
		s.rubbers, same = f.rubbers, false
	}
	if !slices.Equal(f.boards.ids, s.boards.ids) {
		s.boards, same = f.boards, false
		if !first && !s.query.everything() && s.boards.index(s.at.Board) < 0 {
			s.at.Board = 0 // one that is looked for takes its place
		}
	}
	if same { // what is in sight stays where it is
		s.showQuery()
		s.showPane()
		s.sheets.Redraw()
	} else {
		inTable := s.inTable || first && s.options.Position.InBoards
		s.Redraw()
		s.enterTable(inTable)
	}
	s.fetchRubbers()
	s.fetchBoards()
	keys := s.waiting
	s.waiting = nil
	for _, press := range keys {
		press()
	}
}

// ask looks for something else, at once or after a pause.
func (s *Screen) ask(q query, pause time.Duration) {
	if q == s.query {
		return
	}
	s.query, s.narrow = q, false
	s.showQuery()
	s.look(pause)
}

// clear looks for everything again.
func (s *Screen) clear() {
	s.ui.field.SetText("")
	s.ask(query{}, 0)
}

// turn lists boards instead of rubbers, or the other way round. The selection stays.
func (s *Screen) turn() {
	if s.byBoards() {
		if l, ok := s.selectedLine(); ok {
			s.at.Rubber = l.Rubber
		}
		s.view = Rubbers
	} else {
		s.view = Boards
	}
	if (s.view == Boards) == s.query.picksBoards() {
		s.view = ByFilter
	}
	s.inTable = false
	s.Redraw()
}

// fetchRubbers and fetchBoards read the rows in sight that are not there yet.
func (s *Screen) fetchRubbers() {
	of := s.rubbers
	of.fetch(s.ctx, s.system.runner, s.options.Store.Summaries, func(err error) {
		if of == s.rubbers && !s.byBoards() {
			s.fail(err)
			s.ui.list.ShowRows()
			s.showPane()
		}
	})
}

func (s *Screen) fetchBoards() {
	of := s.boards
	of.fetch(s.ctx, s.system.runner, s.options.Store.BoardSummaries, func(err error) {
		if of == s.boards && s.byBoards() {
			s.fail(err)
			s.ui.list.ShowRows()
			s.showActions()
		}
	})
}

// fetchLines does so in the table of a rubber's boards.
func (s *Screen) fetchLines() {
	of := s.lines
	of.fetch(s.ctx, s.system.runner, s.options.Store.BoardSummaries, func(err error) {
		if of == s.lines && !s.byBoards() {
			s.fail(err)
			s.ui.table.ShowRows()
			s.showActions()
		}
	})
}

// selectedRubber returns the rubber that is selected in the list of rubbers, or 0.
func (s *Screen) selectedRubber() int64 {
	if i := s.ui.list.Selected(); !s.byBoards() && i >= 0 && i < s.rubbers.len() {
		return s.rubbers.ids[i]
	}
	return 0
}

// selectedBoard returns the board that is selected, in the list of boards or in the table of a
// rubber's, or 0.
func (s *Screen) selectedBoard() int64 {
	if s.byBoards() {
		if i := s.ui.list.Selected(); i >= 0 && i < s.boards.len() {
			return s.boards.ids[i]
		}
		return 0
	}
	if i := s.ui.table.Selected(); i >= 0 && i < s.lines.len() && s.linesOf == s.selectedRubber() {
		return s.lines.ids[i]
	}
	return 0
}

// listSelected follows the selection in the list.
func (s *Screen) listSelected(i int) {
	if s.byBoards() {
		s.at.Board = s.boards.ids[i]
		s.board.want(s.at.Board)
	} else {
		if id := s.rubbers.ids[i]; id != s.at.Rubber {
			s.at.Rubber, s.at.Board = id, 0
		}
		s.enterTable(false)
		s.ids.want(s.at.Rubber)
	}
	s.showPane()
}

// gotIDs shows the boards of the selected rubber, of which the ids have just been read.
func (s *Screen) gotIDs() {
	id := s.selectedRubber()
	ids, _, ok := s.ids.here(id)
	if !ok || s.linesOf == id && slices.Equal(ids, s.lines.ids) {
		s.fetchLines()
		return
	}
	s.linesOf = id
	s.lines = newPages(boardID, ids)
	inTable := s.inTable || s.entering
	s.showPane()
	s.enterTable(inTable)
}

// tableSelected follows the selection in the table of a rubber's boards.
func (s *Screen) tableSelected(i int) {
	s.at.Board = s.lines.ids[i]
	s.board.want(s.at.Board)
	s.showActions()
}

// enterTable puts the keyboard in the table of a rubber's boards, if there are any, or in the list. If
// they are still to come, it goes there with them.
func (s *Screen) enterTable(in bool) {
	_, _, here := s.ids.here(s.selectedRubber())
	s.entering = in && !here
	s.inTable = in && !s.byBoards() && s.ui.table.Len() > 0
	s.ui.list.Activate(!s.inTable)
	s.ui.table.Activate(s.inTable)
	s.showActions()
}
