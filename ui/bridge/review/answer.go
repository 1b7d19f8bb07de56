package review

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// answer is the explanation of an act besides the better card: why that is better, and what the adviser would have done
// with the user's knowledge.
type answer struct {
	costly    bool   // for a moment
	coming    bool   // being worked out
	why, hint string // "" until known, or if there is nothing to say
}

// asked identifies the subject of an answer: an event of one table's record.
type asked struct {
	away  bool
	event int
}

// answerTo returns the answer on an event of the record on display, or nil.
func (p *page) answerTo(event int) *answer { return p.answers[asked{p.model.away, event}] }

// show reveals the answer at the moment of this place.
func (s *Screen) show() {
	p := s.page
	event := p.event()
	p.model.show(event)
	s.keepPuzzle(event)
	s.explain(event)
	s.update(false)
}

// explain works out the answer on a moment, unless the user is still looking for the better card.
func (s *Screen) explain(event int) {
	p := s.page
	if _, ok := p.record().moment(event); !ok || p.hidden(event) {
		return
	}
	if a := p.answerTo(event); a == nil || !a.costly {
		s.ask(event)
	}
}

// advisable reports whether the adviser can be asked about an event: the user's own, with a choice.
func (p *page) advisable(event int) bool {
	if event < 0 || p.model.away || !p.mine.finished() || !p.mine.yours(event) || p.answerTo(event) != nil || p.hidden(event) {
		return false
	}
	switch p.mine.whole().Events()[event].Kind {
	case bridge.CallKind, bridge.ChooseKind:
		return true
	case bridge.PlayKind:
		return p.mine.choice(event)
	}
	return false
}

// ask works out the answer on an event, in the background. If the user has found a better card it explains only that
// one.
func (s *Screen) ask(event int) {
	p := s.page
	r := p.record()
	at, costly := r.moment(event)
	a := &answer{costly: costly, coming: true}
	key := asked{p.model.away, event}
	delete(p.answers, key)
	yours := p.advisable(event)
	p.answers[key] = a
	whole, before := r.whole(), r.places[event]
	adviser := s.options.Adviser
	adviser.Cards = p.cards()
	found, solved := p.foundCard(event)
	s.runner.Run(p.ctx, func() func() {
		why, hint := "", ""
		if costly {
			reason := analysis.Reason{}
			if solved {
				reason = analysis.WhyCard(p.ctx, whole, at.Judged, found)
			} else {
				reason = analysis.Why(p.ctx, whole, at.Judged)
			}
			if reason.Kind != analysis.NoReason {
				why = bridgetext.Why(reason)
			}
		}
		if yours {
			if advice, err := adviser.Advise(p.ctx, before.View(before.Actor())); err == nil {
				hint = hintWords(advice, whole.Events()[event])
			}
		}
		return func() {
			a.why, a.hint, a.coming = why, hint, false
			s.update(false)
		}
	})
}

// hintWords describes what the adviser would have done instead of the user's act.
func hintWords(a bot.Advice, did bridge.Event) string {
	switch {
	case did.Kind == bridge.PlayKind:
		return text.T("board.hint", "Hint", bridgetext.Reason(a))
	case a.Event == did && did.Kind == bridge.ChooseKind:
		return text.T("choice.same", "Why", bridgetext.Reason(a))
	case a.Event == did:
		return text.T("board.hint-same-call")
	case did.Kind == bridge.ChooseKind:
		return text.T("choice.mine", "Why", bridgetext.Reason(a))
	}
	return text.T("board.hint-call", "Call", bridgetext.Call(a.Event.Call), "Meaning", bridgetext.Meaning(a.Meaning))
}
