package bidding

import "github.com/superbridge/superbridge/game/bridge"

// nativeContexts are contexts in Go.
var nativeContexts = map[string]func() []bookContext{
	"control bids": func() []bookContext { return controlBids },
}

// native returns a context in Go: when it holds, and what it proposes.
func native(when func(*Auction) bool, propose func(*Auction)) bookContext {
	return bookContext{conditions: []condition{{holds: when}}, rows: []row{{propose: propose}}}
}

// nativeWhole is native for a context that is whole.
func nativeWhole(when func(*Auction) bool, propose func(*Auction)) bookContext {
	c := native(when, propose)
	c.whole = true
	return c
}

// strongOutbid reports whether the opponents have bid a suit over partner's answer to a strong opening that told nothing: opener goes on,
// whatever he has.
func (a *Auction) strongOutbid() bool {
	p := a.last[a.partner].Purpose
	return !a.ours && !a.doubled && a.last[a.me].Purpose == StrongOpening && a.turns[a.me] == 1 && (p == Waiting || p == Negative) && a.bid.Strain() != bridge.NoTrump
}
