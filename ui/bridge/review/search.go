package review

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// search analyses a board, or the other table's cards, in the background. The results go to their records.
type search struct {
	works
	of      *model
	shown   *parts
	options analysis.Options // of the first search; a longer one has more nodes

	stop  context.CancelFunc // nil while it isn't running
	away  bool               // it is of the other table
	err   error              // of the last one
	rest  bool               // resume when the screen is visible again
	again bool               // restart as soon as it has stopped
}

// more is the factor by which a longer search has more nodes.
const more = 8

// firstNodes returns the number of nodes of the first search.
func (s *search) firstNodes() int {
	if n := s.options.Nodes; n > 0 {
		return n
	}
	return analysis.DefaultNodes
}

// goOn continues the analysis automatically: until a search has been done, and a longer one if that has left something
// open. Then the other table's cards are judged.
func (s *search) goOn() {
	if s.stop != nil {
		return
	}
	mine, other := s.of.mine.found, s.of.other
	switch {
	case s.wanting(mine, mine.Open()):
		s.start(false)
	case s.of.hasOther() && s.wanting(other.found, other.unknown()):
		s.start(true)
	}
}

// wanting reports whether something is left to search automatically.
func (s *search) wanting(found analysis.Analysis, open bool) bool {
	return !found.Complete() || open && found.Nodes < s.firstNodes()*more
}

// record returns the record being searched or, if none is, the board's own.
func (s *search) record() *record {
	if s.away {
		return &s.of.other
	}
	return &s.of.mine
}

// start continues the analysis, in the background; if it is complete, with more nodes.
func (s *search) start(away bool) {
	m := s.of
	if !m.mine.finished() || s.stop != nil || away && !m.hasOther() {
		return
	}
	s.away, s.err, s.rest, s.again = away, nil, false, false
	r := s.record()
	found, open, o := r.found, r.found.Open(), s.options
	if away {
		o.Cards, open = true, s.wanting(found, r.unknown())
		if found.Total == 0 {
			found = m.mine.found.Elsewhere(r.whole())
		}
	}
	o.Nodes = max(s.firstNodes(), found.Nodes) // a search with more nodes continues with as many
	if found.Complete() {
		if !open {
			return
		}
		o.Nodes = max(s.firstNodes(), found.Nodes*more)
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.stop = cancel
	s.working.Add(1)
	tell := background.Newest(ctx, s.runner.Do, func(found analysis.Analysis) {
		was := r.found
		r.found = found
		s.shown.showNews(!r.tellsSame(was))
	})
	id, b, players, there := m.board.ID, r.whole(), m.level, m.there
	keep := func(found analysis.Analysis) error { return s.store.SaveAnalysis(id, found) }
	switch {
	case away && m.inField(): // it is only looked at
		keep = func(analysis.Analysis) error { return nil }
	case away:
		keep = func(found analysis.Analysis) error {
			return s.store.SaveOtherTable(id, bridgestore.Other{Players: players, Board: b, Found: found, Source: there})
		}
	}
	s.runner.Run(s.ctx, func() func() {
		defer s.working.Done()
		defer cancel()
		newest, err := analyse(ctx, b, found, o, tell, keep)
		if err != nil && s.ctx.Err() != nil {
			s.runner.Lost(err)
		}
		stopped := ctx.Err() != nil
		return func() { s.ended(r, newest, stopped, err) }
	})
	s.shown.showWorth()
}

// analyse works until it is done or ctx ends, and returns the results. They are saved at the end and from time to time
// before: the program may end any moment.
func analyse(ctx context.Context, b bridge.Board, found analysis.Analysis, o analysis.Options, tell func(analysis.Analysis), keep func(analysis.Analysis) error) (analysis.Analysis, error) {
	defer background.Spare()()
	work, err := analysis.New(b, found, o)
	if err != nil {
		return found, err
	}
	tell(work.Found())
	keeping, end := background.Keep(keep)
	err = work.Run(ctx, func(found analysis.Analysis) {
		tell(found)
		keeping(found)
	})
	end()
	if ctx.Err() != nil {
		err = nil
	}
	newest := work.Found()
	if newest.Beyond(found) {
		err = cmp.Or(err, keep(newest))
	}
	return newest, err
}

// ended takes note that the search of a record has ended, or has been stopped.
func (s *search) ended(r *record, found analysis.Analysis, stopped bool, err error) {
	again := s.again
	s.stop, s.err, s.again = nil, err, false
	r.found = found
	if again || !stopped && !s.rest && err == nil {
		s.goOn()
	}
	if s.stop == nil && err == nil && r.found.Complete() {
		s.away = false
	}
	s.shown.showNews(true)
}

// turn stops the search, or resumes it.
func (s *search) turn() {
	if s.stop != nil {
		s.stop()
		return
	}
	s.start(s.awayNext())
}

// awayNext reports whether the other table is searched next: nothing precedes it, and it isn't done.
func (s *search) awayNext() bool {
	other := s.of.other
	return s.of.hasOther() && s.of.mine.found.Complete() && s.wanting(other.found, other.unknown())
}

// promises reports whether searching on may find more.
func (s *search) promises() bool {
	found := s.of.mine.found
	return !found.Complete() || found.Open() || s.awayNext()
}

// pause stops the search while another screen is on top of this one, which needs the time.
func (s *search) pause() {
	if s.stop != nil {
		s.stop()
		s.rest = true
	}
}

// wake resumes a paused search.
func (s *search) wake() {
	switch {
	case !s.rest:
	case s.stop != nil:
		s.rest, s.again = false, true
	default:
		s.rest = false
		s.goOn()
	}
}

// tellsSame reports whether no more is known about the cards and the contract than was known before.
func (r record) tellsSame(was analysis.Analysis) bool {
	c := r.whole().Contract()
	return r.found.Total == was.Total && r.found.Complete() == was.Complete() &&
		r.found.Tricks[c.Declarer][c.Strain] == was.Tricks[c.Declarer][c.Strain] &&
		slices.EqualFunc(r.found.Acts, was.Acts, func(a, b assess.Judged) bool {
			return a.Event == b.Event && a.Cost == b.Cost && a.Unknown == b.Unknown
		})
}
