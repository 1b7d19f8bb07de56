package few

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Contract is the result of an auction. The zero Contract is a passed-out deal.
type Contract struct {
	Level    int // 0 if all passed
	Strain   Strain
	Doubling bridge.Doubling
	Declarer Player
	Points   int // bid at Slam; 0 if a slam was bid
}

// PassedOut reports whether nobody bid.
func (c Contract) PassedOut() bool { return c.Level == 0 }

// ContractText returns a contract's text form: 2HX-B, or Passed.
func (r Rules) ContractText(c Contract) string {
	if c.PassedOut() {
		return "Passed"
	}
	return fmt.Sprintf("%d%v%v-%s", c.Level, c.Strain, c.Doubling, r.Letter(c.Declarer))
}

// ParseContract reads a contract's text form. It doesn't include points.
func (r Rules) ParseContract(text string) (Contract, error) {
	if text == "Passed" {
		return Contract{}, nil
	}
	fail := func(why fault.Phrase, err error) (Contract, error) {
		return Contract{}, &card.ParseError{What: fault.Say("contract"), Text: text, Why: why, Err: err}
	}
	name, by, ok := strings.Cut(text, "-")
	if !ok {
		return fail(fault.Say("want a bid and its declarer, as 2HX-B, or Passed"), nil)
	}
	declarer, err := r.ParsePlayer(by)
	if err != nil {
		return fail(fault.Say("no such declarer"), err)
	}
	bid := strings.TrimRight(name, "X")
	doubling := len(name) - len(bid)
	call, err := ParseCall(bid)
	if err != nil || call.Kind != BidCall || doubling > int(bridge.Redoubled) || int(call.Level) > r.Level || r.Rank(call.Strain) < 0 {
		return fail(fault.Say("want a bid, and X or XX if it is doubled"), err)
	}
	return Contract{Level: int(call.Level), Strain: call.Strain, Doubling: bridge.Doubling(doubling), Declarer: declarer}, nil
}
