package table

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// lookBack is what could have been better on the board that is over, as far as it has been
// found out. It is looked for once, while the sheet with it lies on the table.
type lookBack struct {
	board  bridge.Board
	work   *review.Review // nil until someone asks
	found  review.Found
	err    error
	cancel context.CancelFunc // of the search that goes on, or nil
	ended  chan struct{}      // closed when the last search has ended
	shown  *momentList        // nil while none lies on the table
	chosen int                // the event of the moment that is, or -1
}

// stop ends the search. It goes on from there if someone asks again.
func (l *lookBack) stop() {
	if l.cancel != nil {
		l.cancel()
		l.cancel = nil
	}
}

// drop forgets everything: another board is on the table.
func (l *lookBack) drop() {
	l.stop()
	*l = lookBack{}
}

// How much is searched for what a card costs double-dummy: up to a second for one
// at the first tricks, which is enough for most, and next to nothing for the others.
const (
	reviewNodes  = 4_000_000
	reviewMemory = 64 << 20
)

// openLookBack lays on the result what could have been better, and looks for it. If it lies
// there it is put away.
func (s *Screen) openLookBack() {
	switch top := s.sheets.Top().(type) {
	case *lookBackSheet:
		s.sheets.Remove(top)
		return
	case *resultSheet:
	default:
		return
	}
	l := &s.lookBack
	if l.work == nil {
		l.chosen = -1
		l.board = s.play.session.State().Board
		l.work, l.err = review.New(l.board, review.Options{
			Adviser: s.options.Adviser,
			Cards:   s.options.Cards,
			Whose:   func(b bridge.Board) bool { return s.play.config.User.Acts(b.Table) },
			Assess:  assess.Options{From: l.board.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
		})
		if l.err == nil {
			l.found = l.work.Found()
		}
	}
	s.sheets.Push(&lookBackSheet{laid{s}})
	if l.err == nil && l.cancel == nil && !l.found.Complete() {
		s.lookForBetter()
	}
}

// lookForBetter looks for what could have been better, in the background.
func (s *Screen) lookForBetter() {
	l := &s.lookBack
	ctx, cancel := context.WithCancel(s.work.Ctx)
	before, ended := l.ended, make(chan struct{})
	l.cancel, l.ended = cancel, ended
	type news struct {
		found review.Found
		err   error
	}
	work, tell := l.work, background.Newest(ctx, s.work.Runner.Do, func(n news) { s.reviewed(n.found, n.err) })
	s.work.Runner.Run(ctx, func() func() {
		defer close(ended)
		if before != nil {
			<-before // a search that was stopped a moment ago
		}
		var err error
		for found := work.Found(); !found.Complete() && err == nil; found = work.Found() {
			tell(news{found, nil})
			err = work.Step(ctx)
		}
		tell(news{work.Found(), err})
		return nil
	})
}

// reviewed shows what has been found until now.
func (s *Screen) reviewed(found review.Found, err error) {
	l := &s.lookBack
	l.found, l.err = found, err
	if found.Complete() || err != nil {
		l.stop()
	}
	if l.shown != nil {
		l.shown.set(found, err)
	}
}

// chooseMoment chooses the next of what could have been better, or the one before, and reports
// whether there is one.
func (s *Screen) chooseMoment(by int) bool {
	l := &s.lookBack
	moments := l.found.Moments
	at := -1
	for i, m := range moments {
		if m.Event == l.chosen {
			at = i
		}
	}
	if at < 0 && by < 0 {
		return false
	}
	at += by
	if !s.reviewable() || at < 0 || at >= len(moments) {
		return false
	}
	s.pickMoment(moments[at].Event)
	return true
}

// pickMoment chooses what could have been better, by its event.
func (s *Screen) pickMoment(event int) {
	s.lookBack.chosen = event
	s.lookBack.shown.choose(event)
}
