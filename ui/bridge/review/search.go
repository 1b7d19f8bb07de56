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

// search is the running analysis of a board, or of the other table's cards.
type search struct {
	stop  context.CancelFunc // nil while it isn't running
	away  bool               // it is of the other table
	err   error              // of the last one
	rest  bool               // resume when the screen is visible again
	again bool               // restart as soon as it has stopped
}

// more is the factor by which a longer search has more nodes.
const more = 8

// firstNodes returns the number of nodes of the first search.
func (s *Screen) firstNodes() int {
	if n := s.options.Analysis.Nodes; n > 0 {
		return n
	}
	return analysis.DefaultNodes
}

// goOn continues the analysis automatically: until a search has been done, and a longer one if that has left something
// open. Then the other table's cards are judged.
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

// wanting reports whether something is left to search automatically.
func (s *Screen) wanting(found analysis.Analysis, open bool) bool {
	return !found.Complete() || open && found.Nodes < s.firstNodes()*more
}

// searched returns the record being searched or, if none is, the board's own.
func (p *page) searched() *record {
	if p.search.away {
		return &p.other
	}
	return &p.mine
}

// startSearch continues the analysis, in the background; if it is complete, with more nodes.
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
	o.Nodes = max(s.firstNodes(), found.Nodes) // a search with more nodes continues with as many
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

// turnSearch stops the search, or resumes it.
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

// awayNext reports whether the other table is searched next: nothing precedes it, and it isn't done.
func (s *Screen) awayNext() bool {
	p := s.page
	return p.hasOther() && p.mine.found.Complete() && s.wanting(p.other.found, p.other.unknown())
}

// searchable reports whether there is something to search that may find more.
func (s *Screen) searchable() bool {
	p := s.page
	return !p.mine.found.Complete() || p.mine.found.Open() || s.awayNext()
}

// pause stops the search while another screen is on top of this one, which needs the time.
func (s *Screen) pause() {
	if search := &s.page.search; search.stop != nil {
		search.stop()
		search.rest = true
	}
}

// wake resumes a paused search.
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

// showFound shows the results on a board, if it is still on display.
func (s *Screen) showFound(p *page) {
	if p == s.page && p.ctx.Err() == nil {
		s.showMoments()
		s.showWorth()
		s.showPlace()
	}
}

// showNews shows the new results on a board, and redraws only changes: a search has news several times a second, mostly
// of a strain or two.
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
