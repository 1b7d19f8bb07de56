package table

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
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
	sheet  *momentSheet       // nil while none lies on the table
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

// How much is searched for what a card costs with all hands open: up to a second for one
// at the first tricks, which is enough for most, and next to nothing for the others.
const (
	reviewNodes  = 4_000_000
	reviewMemory = 64 << 20
)

// openReview lays on the result what could have been better, and looks for it. If it lies
// there it is put away.
func (s *Screen) openReview() {
	switch s.sheet {
	case reviewSheet:
		s.closeReview()
		return
	case resultSheet:
	default:
		return
	}
	l := &s.review
	if l.work == nil {
		l.chosen = -1
		l.board = s.session.State().Board
		l.work, l.err = review.New(l.board, review.Options{
			Adviser: s.options.Adviser,
			Whose:   func(b bridge.Board) bool { return s.config.User.Acts(b.Table) },
			Assess:  assess.Options{From: l.board.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
		})
		if l.err == nil {
			l.found = l.work.Found()
		}
	}
	s.sheet = reviewSheet
	s.show()
	if l.err == nil && l.cancel == nil && !l.found.Complete() {
		s.lookBack()
	}
}

// closeReview stops looking and shows the result again.
func (s *Screen) closeReview() {
	s.review.stop()
	s.review.sheet = nil
	s.sheet = resultSheet
	s.show()
}

// lookBack looks for what could have been better, in the background.
func (s *Screen) lookBack() {
	l := &s.review
	ctx, cancel := context.WithCancel(s.ctx)
	before, ended := l.ended, make(chan struct{})
	l.cancel, l.ended = cancel, ended
	type news struct {
		found review.Found
		err   error
	}
	work, tell := l.work, background.Newest(ctx, s.runner.Do, func(n news) { s.reviewed(n.found, n.err) })
	s.runner.Run(ctx, func() func() {
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

// showReview returns the sheet. One that lay there before is where it was.
func (s *Screen) showReview(maker sheetMaker) fyne.CanvasObject {
	l := &s.review
	buttons := []*ours.Button{s.nextButton(maker, s.leaveReview)}
	var open func(int)
	if s.reviewable() {
		buttons = append(buttons, maker.button(text.T("table.review"), text.T("key.review"), false, s.reviewBoard))
		open = func(event int) {
			s.pickMoment(event)
			s.reviewBoard()
		}
	}
	buttons = append(buttons, maker.button(text.T("review.back"), text.T("key.escape"), false, s.closeReview))
	sheet := maker.moments(l.board, s.model.Person, l.found, l.err, open, buttons...)
	sheet.choose(l.chosen)
	if l.sheet != nil {
		sheet.scroll.Offset = l.sheet.scroll.Offset
	}
	l.sheet = sheet
	return sheet.content
}

// reviewed shows what has been found until now.
func (s *Screen) reviewed(found review.Found, err error) {
	l := &s.review
	l.found, l.err = found, err
	if found.Complete() || err != nil {
		l.stop()
	}
	if l.sheet != nil {
		l.sheet.set(found, err)
	}
}

// reviewKey handles a key while the sheet lies on the table.
func (s *Screen) reviewKey(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.leaveReview()
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.closeReview()
	case fyne.KeyDown:
		if !s.chooseMoment(1) {
			s.review.sheet.scrollBy(name)
		}
	case fyne.KeyUp:
		if !s.chooseMoment(-1) {
			s.review.sheet.scrollBy(name)
		}
	default:
		s.review.sheet.scrollBy(name)
	}
}

// leaveReview goes on to what comes after the result.
func (s *Screen) leaveReview() {
	s.closeReview()
	s.goOn()
}
