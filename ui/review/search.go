package review

import (
	"context"

	"github.com/superbridge/superbridge/game/analysis"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/background"
)

// search is the analysis of a board, while it goes on.
type search struct {
	stop  context.CancelFunc // or nil, if it doesn't
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
// that has left something open.
func (s *Screen) goOn() {
	if found := s.page.mine.found; !found.Complete() || found.Nodes < s.firstNodes()*more {
		s.startSearch()
	}
}

// startSearch goes on with the analysis, in the background; if it is complete, with more nodes.
func (s *Screen) startSearch() {
	p := s.page
	if p.model == nil || !p.mine.finished() || p.search.stop != nil {
		return
	}
	found, o := p.mine.found, s.options.Analysis
	o.Nodes = max(s.firstNodes(), found.Nodes) // what was begun with more goes on with as many
	if found.Complete() {
		if !found.Open() {
			return
		}
		o.Nodes = max(s.firstNodes(), found.Nodes*more)
	}
	ctx, cancel := context.WithCancel(p.ctx)
	p.search = search{stop: cancel}
	s.working.Add(1)
	tell := background.Newest(ctx, s.do, func(found analysis.Analysis) {
		p.mine.found = found
		s.showFound(p)
	})
	b := p.mine.whole()
	s.background(func() func() {
		defer s.working.Done()
		defer cancel()
		newest, err := analyse(ctx, b, found, o, tell)
		before, _ := found.Progress()
		if done, _ := newest.Progress(); done != before || newest.Nodes != found.Nodes || newest.Tricks != found.Tricks {
			if kept := s.options.Store.SaveAnalysis(p.id, newest); err == nil {
				err = kept
			}
		}
		stopped := ctx.Err() != nil
		return func() { s.searched(p, newest, stopped, err) }
	})
	s.showWorth()
}

// analyse does the work until it is done or ctx ends, and returns what has been found.
func analyse(ctx context.Context, b bridge.Board, found analysis.Analysis, o analysis.Options, tell func(analysis.Analysis)) (analysis.Analysis, error) {
	work, err := analysis.New(b, found, o)
	if err != nil {
		return found, err
	}
	if err = work.Run(ctx, tell); ctx.Err() != nil {
		err = nil
	}
	return work.Found(), err
}

// searched takes note that the search has ended, or has been stopped.
func (s *Screen) searched(p *page, found analysis.Analysis, stopped bool, err error) {
	again := p.search.again
	p.search = search{err: err, rest: p.search.rest}
	p.mine.found = found
	switch {
	case p != s.page:
	case again, !stopped && !p.search.rest && err == nil:
		s.goOn()
	}
	s.showFound(p)
}

// turnSearch stops the search, or goes on.
func (s *Screen) turnSearch() {
	if stop := s.page.search.stop; stop != nil {
		stop()
		return
	}
	s.startSearch()
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
