package bidding

import "github.com/superbridge/superbridge/game/bridge"

// Alerted reports whether a call that means this is artificial, so that players alert it: a bid that says nothing about the strain it is in.
// Doubles and passes never are.
func (m Meaning) Alerted(c bridge.Call) bool {
	switch {
	case !c.IsBid():
		return false
	case m.artificial():
		return true
	}
	noTrump := c.Strain() == bridge.NoTrump
	return noTrump && (m.Purpose == Negative || m.Purpose == Waiting && m.Forcing != NotForcing)
}

// Alerts reports of each call of an auction at a table whether it is artificial where the sides bid by these cards. Without a system for
// the deck none is.
func (c Cards) Alerts(t bridge.Table, calls bridge.Auction) []bool {
	alerts := make([]bool, len(calls.Calls))
	if !Knows(t.Rules) {
		return alerts
	}
	a := c.begin(&t, calls.Dealer)
	a.propose()
	for i, call := range calls.Calls {
		m := a.Explain(call)
		alerts[i] = m.Alerted(call)
		a.follow(call, m)
		a.propose()
	}
	return alerts
}
