package bidding

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

var (
	cardFlag = flag.String("card", "standard", "whose auctions TestTenAuctions prints")
	seedFlag = flag.Uint64("seed", 1, "which ones")
	silent   = flag.Bool("silent", false, "East and West pass")
)

// TestTenAuctions prints auctions for people to read, with -v: no test can tell whether they look human. Each ends in a
// contract or passes out.
func TestTenAuctions(t *testing.T) {
	c, err := ParseCard(*cardFlag)
	if err != nil {
		t.Fatal(err)
	}
	rules := bridge.Duplicate()
	for i := range 10 {
		r := rand.New(rand.NewPCG(*seedFlag, uint64(i)))
		b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
		if err != nil {
			t.Fatal(err)
		}
		var words strings.Builder
		for _, seat := range card.Seats {
			fmt.Fprintf(&words, "%v %v (%d)  ", seat, b.Hand(seat), Points(rules, b.Hand(seat)))
		}
		for b.Phase() == bridge.AuctionPhase {
			a := Cards{c, c}.Read(&b.Table, b.Auction())
			call, m := a.Choose(b.Hand(b.Turn()))
			if *silent && b.Turn().Side() == card.EW {
				call, m = bridge.Pass, a.Explain(bridge.Pass)
			}
			if call != bridge.Pass {
				fmt.Fprintf(&words, "\n    %v %v: %v %s", b.Turn(), call, m.Purpose, sayHands(m))
			}
			b = with(t, b, call)
		}
		t.Logf("%s\n    %v", words.String(), b.Contract())
	}
}

// sayHands describes the hands that make a call, for people who read auctions.
func sayHands(m Meaning) string {
	var kinds []string
	for _, b := range m.Boxes() {
		words := []string{fmt.Sprintf("%d-%d", b.Points.Min, b.Points.Max)}
		if b.High != (Range{}) {
			words = append(words, fmt.Sprintf("%d-%dhcp", b.High.Min, b.High.Max))
		}
		for s, l := range b.Length {
			if l.Min > 0 || l.Max < 13 {
				words = append(words, fmt.Sprintf("%d-%d%v", l.Min, l.Max, card.Suit(s)))
			}
		}
		kinds = append(kinds, strings.Join(words, " "))
	}
	return strings.Join(kinds, " or ")
}
