package review

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// answer is what there is to say about an act besides the better card: why that is better, and
// what the adviser would have done who knew what the user knew.
type answer struct {
	costly    bool   // it is about a moment
	coming    bool   // it is being worked out
	why, hint string // "" until that is known, or if there is nothing to say
}

// asked is what an answer is about: an event of one table's record.
type asked struct {
	away  bool
	event int
}

// answerTo returns what there is to say about an event of the record that is looked at, or nil.
func (p *page) answerTo(event int) *answer { return p.answers[asked{p.model.away, event}] }

// show tells the answer at the moment that this place is about.
func (s *Screen) show() {
	p := s.page
	event := p.event()
	p.model.show(event)
	s.keepPuzzle(event)
	s.explain(event)
	s.update(false)
}

// explain works out what there is to say about a moment, unless the better card is still to be
// found.
func (s *Screen) explain(event int) {
	p := s.page
	if _, ok := p.record().moment(event); !ok || p.hidden(event) {
		return
	}
	if a := p.answerTo(event); a == nil || !a.costly {
		s.ask(event)
	}
}

// advisable reports whether the adviser can be asked about an event: the user's own, if there
// was something to choose.
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

// ask works out what there is to say about an event, in the background. Where the user has found
// a better card it says why that one is better, and nothing of another.
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
			its := analysis.Reason{}
			if solved {
				its = analysis.WhyCard(p.ctx, whole, at.Judged, found)
			} else {
				its = analysis.Why(p.ctx, whole, at.Judged)
			}
			if its.Kind != analysis.NoReason {
				why = bridgetext.Why(its)
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

// hintWords says what the adviser would have done where the user did something.
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
