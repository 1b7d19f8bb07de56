package review

import (
	"context"

	"github.com/superbridge/superbridge/game/analysis"
	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/text"
)

// answer is what there is to say about a moment besides the better card: why that is better,
// and what the adviser would have done who knew what the person knew.
type answer struct {
	why, hint string // "" until that is known, or if there is nothing to say
}

// show tells the answer at the moment that this place is about.
func (s *Screen) show() {
	p := s.page
	if p.model == nil || !p.hidden(p.event()) {
		return
	}
	p.model.show(p.event())
	s.explain(p.event())
	s.showMoments()
	s.update(false)
}

// explain works out what there is to say about a moment, in the background.
func (s *Screen) explain(event int) {
	p := s.page
	act, ok := p.mine.moment(event)
	if !ok || p.away || p.hidden(event) || p.answers[event] != nil {
		return
	}
	a := &answer{}
	p.answers[event] = a
	whole, before := p.mine.whole(), p.mine.places[event]
	yours := act.yours
	s.background(func() func() {
		why := reason(p.ctx, whole, act.Judged)
		hint := ""
		if yours {
			if advice, err := s.options.Adviser.Advise(p.ctx, before.View(before.Actor())); err == nil {
				hint = text.T("board.hint", "Hint", text.Reason(advice))
			}
		}
		return func() {
			a.why, a.hint = why, hint
			if p == s.page && p.ctx.Err() == nil {
				s.update(false)
			}
		}
	})
}

// reason says why the better card is better, if that can be told.
func reason(ctx context.Context, b bridge.Board, act assess.Judged) string {
	why := analysis.Why(ctx, b, act)
	if why.Kind == analysis.NoReason {
		return ""
	}
	return text.Why(why)
}
