package bidding

import "github.com/superbridge/superbridge/game/bridge"

// Alerted reports whether players alert call c with meaning m: they alert bids that say nothing about their strain, and
// neither doubles nor passes.
func (m Meaning) Alerted(c bridge.Call) bool {
	if !c.IsBid() {
		return false
	}
	noTrump := c.Strain() == bridge.NoTrump
	return m.artificial() || noTrump && (m.Purpose == Negative || m.Purpose == Waiting && m.Forcing != NotForcing)
}

// Alerts reports for each call of an auction at a table whether it is alerted, when the sides bid by these cards. None is
// if no system knows the deck.
func (c Cards) Alerts(t bridge.Table, calls bridge.Auction) []bool {
	alerts := make([]bool, len(calls.Calls))
	if Knows(t.Rules) {
		c.read(&t, calls, func(i int, m Meaning) { alerts[i] = m.Alerted(calls.Calls[i]) })
	}
	return alerts
}
