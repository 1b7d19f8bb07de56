package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
)

// Situation is a place in auctions, said in the words of a book's contexts.
type Situation struct{ context bookContext }

// ParseSituation parses conditions as they stand behind the name of a context, such as "after 1N, 2N" or "responder; my first call; they have bid".
func ParseSituation(text string) (Situation, error) {
	c, err := parseContext(place{}, "situation:"+text)
	return Situation{c}, err
}

// Holds reports whether the player to call is in the situation.
func (s Situation) Holds(a *Auction) bool {
	_, _, ok := s.context.holds(&a.view, a.written())
	return ok && !a.Over()
}

// Of returns the convention of whose rows one proposes a call.
func (a *Auction) Of(call bridge.Call) (v Convention, ok bool) {
	i := slices.IndexFunc(a.candidates, func(c candidate) bool { return c.call == call })
	if i < 0 || a.candidates[i].row == nil {
		return 0, false
	}
	for _, c := range a.contexts[a.me.Side()] {
		if len(c.rows) > 0 && c.convention < numConventions && c.rows[0].place.file == a.candidates[i].row.place.file && c.has(a.candidates[i].row) {
			return c.convention, true
		}
	}
	return 0, false
}

// has reports whether a row is one of a context's.
func (c *bookContext) has(r *row) bool {
	for i := range c.rows {
		if &c.rows[i] == r {
			return true
		}
	}
	return false
}
