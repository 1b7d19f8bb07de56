package bridge

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Doubling says whether a contract is undoubled, doubled or redoubled.
type Doubling uint8

// The three states of doubling.
const (
	Undoubled Doubling = iota
	Doubled
	Redoubled
)

// String returns "", X or XX.
func (d Doubling) String() string { return strings.Repeat("X", int(d)) }

// Contract is the result of an auction. The zero Contract is a passed-out board.
type Contract struct {
	Level    int // 0 if all passed
	Strain   Strain
	Doubling Doubling
	Declarer card.Seat
}

// PassedOut reports whether nobody bid.
func (c Contract) PassedOut() bool { return c.Level == 0 }

// Dummy returns declarer's partner.
func (c Contract) Dummy() card.Seat { return c.Declarer.Partner() }

// Leader returns the seat on declarer's left, which makes the opening lead.
func (c Contract) Leader() card.Seat { return c.Declarer.Left() }

// String returns the text form: 4NX-S, or Passed.
func (c Contract) String() string {
	if c.PassedOut() {
		return "Passed"
	}
	return fmt.Sprintf("%d%v%v-%v", c.Level, c.Strain, c.Doubling, c.Declarer)
}

// ParseContract reads a contract's text form.
func ParseContract(text string) (Contract, error) {
	if text == "Passed" {
		return Contract{}, nil
	}
	fail := func(why fault.Phrase, err error) (Contract, error) {
		return Contract{}, &card.ParseError{What: fault.Say("contract"), Text: text, Why: why, Err: err}
	}
	name, by, ok := strings.Cut(text, "-")
	if !ok {
		return fail(fault.Say("want a bid and its declarer, as 4NX-S, or Passed"), nil)
	}
	declarer, err := card.ParseSeat(by)
	if err != nil {
		return fail(fault.Say("no such declarer"), err)
	}
	bid := strings.TrimRight(name, "X")
	doubling := len(name) - len(bid)
	call, err := ParseCall(bid)
	if err != nil || !call.IsBid() || doubling > int(Redoubled) {
		return fail(fault.Say("want a bid, and X or XX if it is doubled"), err)
	}
	return Contract{call.Level(), call.Strain(), Doubling(doubling), declarer}, nil
}
