package review

import (
	"context"

	"github.com/superbridge/superbridge/game/analysis"
	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/text"
)

// answer is what there is to say about an act besides the better card: why that is better, and
// what the adviser would have done who knew what the person knew.
type answer struct {
	costly    bool   // it is about a moment
	coming    bool   // it is being worked out
	why, hint string // "" until that is known, or if there is nothing to say
}

// show tells the answer at the moment that this place is about.
func (s *Screen) show() {
	p := s.page
	p.model.show(p.event())
	s.explain(p.event())
	s.update(false)
}

// explain works out what there is to say about a moment, unless the better card is still to be
// found.
func (s *Screen) explain(event int) {
	p := s.page
	if _, ok := p.record().moment(event); !ok || p.hidden(event) {
		return
	}
	if a := p.answers[event]; a == nil || !a.costly {
		s.ask(event)
	}
}

// advisable reports whether the adviser can be asked about an event: the person's own, if there
// was something to choose.
func (p *page) advisable(event int) bool {
	if event < 0 || p.model.away || !p.mine.finished() || !p.mine.yours(event) || p.answers[event] != nil || p.hidden(event) {
		return false
	}
	switch p.mine.whole().Events()[event].Kind {
	case bridge.CallKind:
		return true
	case bridge.PlayKind:
		return p.mine.choice(event)
	}
	return false
}

// ask works out what there is to say about an event, in the background.
func (s *Screen) ask(event int) {
	p := s.page
	at, costly := p.mine.moment(event)
	a := &answer{costly: costly, coming: true}
	delete(p.answers, event)
	yours := p.advisable(event)
	p.answers[event] = a
	whole, before := p.mine.whole(), p.mine.places[event]
	s.background(func() func() {
		why, hint := "", ""
		if costly {
			why = reason(p.ctx, whole, at.Judged)
		}
		if yours {
			if advice, err := s.options.Adviser.Advise(p.ctx, before.View(before.Actor())); err == nil {
				hint = hintWords(advice, whole.Events()[event])
			}
		}
		return func() {
			a.why, a.hint, a.coming = why, hint, false
			if p == s.page && p.ctx.Err() == nil {
				s.update(false)
			}
		}
	})
}

// hintWords says what the adviser would have done where the person did something.
func hintWords(a bot.Advice, did bridge.Event) string {
	switch {
	case did.Kind == bridge.PlayKind:
		return text.T("board.hint", "Hint", text.Reason(a))
	case a.Event == did:
		return text.T("board.hint-same-call")
	}
	return text.T("board.hint-call", "Call", text.Call(a.Event.Call), "Meaning", text.Meaning(a.Meaning))
}

// reason says why the better card is better, if that can be told.
func reason(ctx context.Context, b bridge.Board, act assess.Judged) string {
	why := analysis.Why(ctx, b, act)
	if why.Kind == analysis.NoReason {
		return ""
	}
	return text.Why(why)
}
