package bidding

import "github.com/superbridge/superbridge/game/bridge"

// Alerted reports whether players alert a call that means m: a bid that says nothing about its strain. They alert neither doubles nor passes.
func (m Meaning) Alerted(c bridge.Call) bool {
	if !c.IsBid() {
		return false
	}
	noTrump := c.Strain() == bridge.NoTrump
	return m.artificial() || noTrump && (m.Purpose == Negative || m.Purpose == Waiting && m.Forcing != NotForcing)
}

// Alerts reports for each call of an auction at a table whether it is alerted, where the sides bid by these cards. Without a
// system for the deck none is.
func (c Cards) Alerts(t bridge.Table, calls bridge.Auction) []bool {
	alerts := make([]bool, len(calls.Calls))
	if Knows(t.Rules) {
		c.read(&t, calls, func(i int, m Meaning) { alerts[i] = m.Alerted(calls.Calls[i]) })
	}
	return alerts
}
