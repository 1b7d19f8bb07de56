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

// search is the analysis of a board, or of the cards of the other table, while it goes on.
type search struct {
	stop  context.CancelFunc // or nil, if it doesn't
	away  bool               // it is of the other table
	err   error              // of the last one
	rest  bool               // it goes on when the screen is seen again
	again bool               // it is ending, and goes on as soon as it has
}

// more is by how many times more a longer search looks at.
const more = 8

// firstNodes is how many nodes the first search has.
func (s *Screen) firstNodes() int {
	if n := s.options.Analysis.Nodes; n > 0 {
		return n
	}
	return analysis.DefaultNodes
}

// goOn goes on with the analysis by itself: until a search has been done, and a longer one where
// that has left something open. Then the cards of the other table are judged.
func (s *Screen) goOn() {
	p := s.page
	if p.model == nil || p.search.stop != nil {
		return
	}
	switch {
	case s.wanting(p.mine.found, p.mine.found.Open()):
		s.startSearch(false)
	case p.hasOther() && s.wanting(p.other.found, p.other.unknown()):
		s.startSearch(true)
	}
}

// wanting reports whether there is something left that is searched by itself.
func (s *Screen) wanting(found analysis.Analysis, open bool) bool {
	return !found.Complete() || open && found.Nodes < s.firstNodes()*more
}

// searched returns the record that is searched or, where none is, the board's own.
func (p *page) searched() *record {
	if p.search.away {
		return &p.other
	}
	return &p.mine
}

// startSearch goes on with the analysis, in the background; if it is complete, with more nodes.
func (s *Screen) startSearch(away bool) {
	p := s.page
	if p.model == nil || !p.mine.finished() || p.search.stop != nil || away && !p.hasOther() {
		return
	}
	p.search = search{away: away}
	r := p.searched()
	found, open, o := r.found, r.found.Open(), s.options.Analysis
	if away {
		o.Cards, open = true, s.wanting(found, r.unknown())
		if found.Total == 0 {
			found = p.mine.found.Elsewhere(r.whole())
		}
	}
	o.Nodes = max(s.firstNodes(), found.Nodes) // what was begun with more goes on with as many
	if found.Complete() {
		if !open {
			return
		}
		o.Nodes = max(s.firstNodes(), found.Nodes*more)
	}
	ctx, cancel := context.WithCancel(p.ctx)
	p.search.stop = cancel
	s.working.Add(1)
	tell := background.Newest(ctx, s.runner.Do, func(found analysis.Analysis) {
		was := r.found
		r.found = found
		s.showNews(p, r, was)
	})
	keep := func(found analysis.Analysis) error { return s.options.Store.SaveAnalysis(p.id, found) }
	b, players, there := r.whole(), p.level, p.there
	switch {
	case away && p.inField(): // it is only looked at
		keep = func(analysis.Analysis) error { return nil }
	case away:
		keep = func(found analysis.Analysis) error {
			return s.options.Store.SaveOtherTable(p.id, bridgestore.Other{Players: players, Board: b, Found: found, Source: there})
		}
	}
	s.runner.Run(p.ctx, func() func() {
		defer s.working.Done()
		defer cancel()
		newest, err := analyse(ctx, b, found, o, tell, keep)
		if err != nil && p.ctx.Err() != nil {
			s.runner.Lost(err)
		}
		stopped := ctx.Err() != nil
		return func() { s.ended(p, r, newest, stopped, err) }
	})
	s.showWorth()
}

// analyse does the work until it is done or ctx ends, and returns what has been found. That is kept at the end, and from time to time before
// it: the program may end any moment.
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
func (s *Screen) ended(p *page, r *record, found analysis.Analysis, stopped bool, err error) {
	again := p.search.again
	p.search = search{away: p.search.away, err: err, rest: p.search.rest}
	r.found = found
	switch {
	case p != s.page:
	case again, !stopped && !p.search.rest && err == nil:
		s.goOn()
	}
	if p.search.stop == nil && err == nil && r.found.Complete() {
		p.search.away = false
	}
	s.showFound(p)
}

// turnSearch stops the search, or goes on.
func (s *Screen) turnSearch() {
	p := s.page
	if stop := p.search.stop; stop != nil {
		stop()
		return
	}
	if p.model == nil {
		return
	}
	s.startSearch(s.awayNext())
}

// awayNext reports whether it is the other table that is searched next: nothing comes before it, and it is not done.
func (s *Screen) awayNext() bool {
	p := s.page
	return p.hasOther() && p.mine.found.Complete() && s.wanting(p.other.found, p.other.unknown())
}

// searchable reports whether there is something to search that may find more.
func (s *Screen) searchable() bool {
	p := s.page
	return !p.mine.found.Complete() || p.mine.found.Open() || s.awayNext()
}

// pause stops the search while another screen lies on this one, which needs the time.
func (s *Screen) pause() {
	if search := &s.page.search; search.stop != nil {
		search.stop()
		search.rest = true
	}
}

// wake goes on with a search that has been paused.
func (s *Screen) wake() {
	search := &s.page.search
	switch {
	case !search.rest:
	case search.stop != nil:
		search.rest, search.again = false, true
	default:
		search.rest = false
		s.goOn()
	}
}

// showFound shows what has been found about a board, if it is still looked at.
func (s *Screen) showFound(p *page) {
	if p == s.page && p.ctx.Err() == nil {
		s.showMoments()
		s.showWorth()
		s.showPlace()
	}
}

// showNews shows what has been found about a board beyond what was known, and draws nothing that is as it was: a search has news several
// times a second, and most are of a strain or two.
func (s *Screen) showNews(p *page, r *record, was analysis.Analysis) {
	switch {
	case p != s.page || p.ctx.Err() != nil:
	case !r.tellsSame(was):
		s.showFound(p)
	default:
		room := s.parts.worthRoom()
		s.showWorth()
		if s.parts.worthRoom() != room {
			s.showPlace()
		}
	}
}

// tellsSame reports whether of the cards and the contract no more is known than was.
func (r record) tellsSame(was analysis.Analysis) bool {
	c := r.whole().Contract()
	return r.found.Total == was.Total && r.found.Complete() == was.Complete() &&
		r.found.Tricks[c.Declarer][c.Strain] == was.Tricks[c.Declarer][c.Strain] &&
		slices.EqualFunc(r.found.Acts, was.Acts, func(a, b assess.Judged) bool {
			return a.Event == b.Event && a.Cost == b.Cost && a.Unknown == b.Unknown
		})
}
