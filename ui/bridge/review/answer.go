package review

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/theme"
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

// answers works out the answers on a board's acts, in the background.
type answers struct {
	works
	of      *model
	adviser bot.Player
	known   map[asked]*answer
	update  func() // of the screen
}

// to returns the answer about an event of the record on display, or nil.
func (a *answers) to(event int) *answer { return a.known[asked{a.of.away, event}] }

// explain works out the answer on a moment, unless the user is still looking for the better card.
func (a *answers) explain(event int) {
	if _, ok := a.of.record().moment(event); !ok || a.of.hidden(event) {
		return
	}
	if known := a.to(event); known == nil || !known.costly {
		a.ask(event)
	}
}

// advisable reports whether the adviser can be asked about an event: the user's own, with a choice.
func (a *answers) advisable(event int) bool {
	m := a.of
	if event < 0 || m.away || !m.mine.finished() || !m.mine.yours(event) || a.to(event) != nil || m.hidden(event) {
		return false
	}
	switch m.mine.whole().Events()[event].Kind {
	case bridge.CallKind, bridge.ChooseKind:
		return true
	case bridge.PlayKind:
		return m.mine.choice(event)
	}
	return false
}

// ask works out the answer on an event. If the user has found a better card it explains only that one.
func (a *answers) ask(event int) {
	m := a.of
	r := m.record()
	at, costly := r.moment(event)
	next := &answer{costly: costly, coming: true}
	key := asked{m.away, event}
	delete(a.known, key)
	yours := a.advisable(event)
	a.known[key] = next
	whole, before := r.whole(), r.places[event]
	adviser := a.adviser
	adviser.Cards = m.cards()
	found, solved := m.foundCard(event)
	known := r.found
	a.runner.Run(a.ctx, func() func() {
		why, hint := "", ""
		if costly {
			reason := analysis.Reason{}
			if solved {
				reason = analysis.WhyCard(a.ctx, whole, at.Judged, found)
			} else {
				reason = analysis.Why(a.ctx, whole, at.Judged)
			}
			if reason.Kind != analysis.NoReason {
				why = bridgetext.WhyOf(theme.OfCard(before, reason), reason)
			}
		}
		if yours {
			if advice, err := adviser.Advise(a.ctx, before.View(before.Actor())); err == nil {
				did := whole.Events()[event]
				hint = hintWords(advice, did)
				if of, ok := theme.OfAuction(whole, known, before.Turn().Side()); ok && did != advice.Event && lastCall(whole, event) {
					why = bridgetext.Auctioned(of, whole.Contract())
				}
			}
		}
		return func() {
			next.why, next.hint, next.coming = why, hint, false
			a.update()
		}
	})
}

// lastCall reports whether an event is the last call of its caller: what came of the auction is told there.
func lastCall(b bridge.Board, event int) bool {
	calls := len(b.Auction().Calls)
	return event < calls && event+4 >= calls
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
