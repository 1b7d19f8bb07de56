package bidding

import (
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

var update = flag.Bool("update", false, "write the golden files anew")

// auctionsPerLine is the number of auctions that a line of the golden file stands for.
const auctionsPerLine = 100

// TestOwnIsAsItWas compares some thousand auctions of the players' own system, every fifth one of arbitrary calls, with
// a file: all possible calls at each turn and their meanings. A line has the checksum of a hundred auctions, and the
// first of them.
func TestOwnIsAsItWas(t *testing.T) {
	var got strings.Builder
	for _, rules := range bothRules {
		for block := range 20 {
			sum, first := fnv.New64a(), ""
			for i := range auctionsPerLine {
				r := rand.New(rand.NewPCG(uint64(block*auctionsPerLine+i), 99))
				b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
				if err != nil {
					t.Fatal(err)
				}
				view := b.View(b.Actor())
				a := Read(&view.Table, view.Auction())
				for !a.Over() {
					for _, c := range a.Legal(rules) {
						writeMeaning(sum, c, a.Explain(c))
					}
					for _, o := range a.Options() {
						fmt.Fprint(sum, o.Call, o.Tier)
					}
					c, _ := a.Choose(b.Hand(a.Turn()))
					if i%5 == 4 {
						c = anyOf(a.Legal(rules), r)
					}
					fmt.Fprintln(sum, bridge.Called(c))
					if i == 0 {
						first += " " + c.String()
					}
					a.follow(c, a.Explain(c))
					a.propose()
				}
			}
			fmt.Fprintf(&got, "%s %d: %016x%s\n", rules.Name, block, sum.Sum64(), first)
		}
	}
	const file = "testdata/own.golden"
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("the players' own system has changed (-update writes %s anew):\n%s", file, got.String())
	}
}

// writeMeaning writes everything that a meaning says.
func writeMeaning(w io.Writer, c bridge.Call, m Meaning) {
	forcing := 0
	if m.Forcing != NotForcing {
		forcing = 1
	}
	fmt.Fprintln(w, c, m.Purpose, m.Points, m.Leeway, m.Length, m.Suit, m.Support, m.Balanced, m.Guarded, m.Aces, forcing)
}
