package table

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// lookBack looks for what could have been better on the board that is over: once, while the sheet with it lies on the table.
type lookBack struct {
	table
	search
}

// search finds what could have been better on a board, and holds what has been found.
type search struct {
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
func (l *search) stop() {
	if l.cancel != nil {
		l.cancel()
		l.cancel = nil
	}
}

// drop forgets everything: another board is on the table.
func (l *search) drop() {
	l.stop()
	*l = search{}
}

// How much is searched for what a card costs double-dummy: up to a second for one
// at the first tricks, which is enough for most, and next to nothing for the others.
const (
	reviewNodes  = 4_000_000
	reviewMemory = 64 << 20
)

// openLookBack lays on the result what could have been better, and looks for it. If it lies
// there it is put away.
func (c *scoring) openLookBack() {
	switch top := c.parts.sheets.Top().(type) {
	case *lookBackSheet:
		c.parts.sheets.Remove(top)
		return
	case *resultSheet:
	default:
		return
	}
	l := c.lookBack
	if l.work == nil {
		l.chosen = -1
		l.board = c.play.session.State().Board
		l.work, l.err = review.New(l.board, review.Options{
			Adviser: c.play.options.Adviser,
			Cards:   c.play.options.Cards,
			Whose:   func(b bridge.Board) bool { return c.play.config.User.Acts(b.Table) },
			Assess:  assess.Options{From: l.board.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
		})
		if l.err == nil {
			l.found = l.work.Found()
		}
	}
	c.parts.sheets.Push(&lookBackSheet{laid: c.peek.laid, scoring: c})
	if l.err == nil && l.cancel == nil && !l.found.Complete() {
		l.look()
	}
}

// look looks for what could have been better, in the background.
func (l *lookBack) look() {
	ctx, cancel := context.WithCancel(l.play.work.Ctx)
	before, ended := l.ended, make(chan struct{})
	l.cancel, l.ended = cancel, ended
	type news struct {
		found review.Found
		err   error
	}
	work, tell := l.work, background.Newest(ctx, l.play.work.Do, func(n news) { l.reviewed(n.found, n.err) })
	l.play.work.Run(ctx, func() func() {
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
func (l *lookBack) reviewed(found review.Found, err error) {
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
func (l *lookBack) chooseMoment(by int) bool {
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
	if !l.play.reviewable() || at < 0 || at >= len(moments) {
		return false
	}
	l.pickMoment(moments[at].Event)
	return true
}

// pickMoment chooses what could have been better, by its event.
func (l *lookBack) pickMoment(event int) {
	l.chosen = event
	l.shown.choose(event)
}
