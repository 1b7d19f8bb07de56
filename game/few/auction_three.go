package few

import "github.com/superbridge/superbridge/game/bridge"

// twoPart is the auction of bridge for three: the partners bid with each other, then the soloist makes one call, after
// which the partners can only double, and the soloist redouble. (Rules: bridge-few, Bridge for three.)
type twoPart struct{ bidding }

// partnersPart returns the number of calls in the partners' part so far, and whether it is over: after a pass following
// a bid, or two passes.
func (a twoPart) partnersPart() (calls int, over bool) {
	bid := false
	for i, made := range a.calls {
		if made.Call.IsBid() {
			bid = true
		} else if bid || i == 1 {
			return i + 1, true
		}
	}
	return len(a.calls), false
}

func (a twoPart) next() (Player, bool) {
	r, solo := a.setup.Rules, a.setup.Soloist
	left, right := r.after(solo, 1), r.after(solo, 2)
	n, over := a.partnersPart()
	if !over {
		return r.after(solo, 1+n%2), false
	}
	then := a.calls[n:] // the soloist's call, and what follows
	if len(then) == 0 {
		return solo, false
	}
	if then[0].Call == Pass || a.doubling() == bridge.Redoubled {
		return Nobody, true
	}
	last := then[len(then)-1]
	switch {
	case last.Player == solo && len(then) == 1:
		return left, false
	case last.Call == Double: // a partner's: now only the soloist is asked
		return solo, false
	case last.Player == left:
		return right, false
	}
	return Nobody, true
}

// partners reports whether it is still the partners' part.
func (a twoPart) partners() bool {
	_, over := a.partnersPart()
	return !over
}

func (a twoPart) broken(_ Player, c Call) Rule {
	if n, over := a.partnersPart(); over && len(a.calls) > n && c.IsBid() {
		return BiddingIsOver
	}
	return 0
}
