package cases_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/game/card"
)

func TestRead(t *testing.T) {
	const list = "\ufeff# what is tested\n\n" +
		"open: five-card major | AQJ62.K4.T85.K93 | | 1S\n" +
		"advance | AQ84.AK53.KQ72.7 | 1C D P 1S P | 3S, 4S or 2NT | common\n" +
		"A54.AK7.KQ63.QJ4 | 1N P 4C P | 4D | P | kings\n" +
		"weak, vulnerable | 84.KQJ973.K52.83 | NS: | P | common\n" +
		"the same | 84.KQJ973.K52.83 | Both: P P | 2H\n" +
		"of Super Bridge | AKJM.Z765.KL842.A953 | | 1D\n"
	all, err := cases.Read(strings.NewReader(list))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"open: five-card major | AQJ62.K4.T85.K93 |  | 1S",
		"advance | AQ84.AK53.KQ72.7 | 1C X P 1S P | 3S,4S,2N | common",
		"A54.AK7.KQ63.QJ4 | 1N P 4C P | 4D",
		"weak, vulnerable | 84.KQJ973.K52.83 | NS: | P | common",
		"the same | 84.KQJ973.K52.83 | Both: P P | 2H",
		"of Super Bridge | AKJM.Z765.KL842.A953 |  | 1D",
	}
	if len(all) != len(want) {
		t.Fatalf("%d cases, want %d", len(all), len(want))
	}
	for i, c := range all {
		if c.String() != want[i] || c.Line != 3+i || c.Auction.Dealer != card.North {
			t.Errorf("line %d, begun by %v: %s, want %s", c.Line, c.Auction.Dealer, c, want[i])
		}
	}
}

// What is wrong with a list is said line by line, and its other lines are read.
func TestReadFaults(t *testing.T) {
	for _, c := range []struct{ line, says string }{
		{"nonsense", "want statement"},
		{"x | AQJ62.K4.T85.K9 | | 1S", "has 12 cards"},
		{"x | AQJ62.K4.T85.K99 | | 1S", "9"},
		{"x | AQJ62.K4.T85.K93 | 1S 1H | 2S", "1H"},
		{"x | AQJ62.K4.T85.K93 | 1S P P P | 2S", "is over"},
		{"x | AQJ62.K4.T85.K93 | 1S P | 1H", "1H"},
		{"x | AQJ62.K4.T85.K93 | 1S P | ,", "no call"},
		{"x | AQJ62.K4.T85.K93 | WE: 1S P | 2C", "want None, NS, EW or Both"},
		{"x | AQJ62.K4.T85.K93 | 1S P | 8Q", "8Q"},
	} {
		all, err := cases.Read(strings.NewReader("# one\n" + c.line + "\ny | AQJ62.K4.T85.K93 | | 1S\n"))
		var at *cases.LineError
		if !errors.As(err, &at) || at.Line != 2 || !strings.Contains(err.Error(), c.says) || len(all) != 1 {
			t.Errorf("%s: %d cases and %v, want one and line 2 with %q", c.line, len(all), err, c.says)
		}
	}
	if _, err := cases.Read(strings.NewReader(strings.Repeat("x", 1<<17))); err == nil {
		t.Error("a line without an end is read")
	}
}

func TestAsk(t *testing.T) {
	all, err := cases.Read(strings.NewReader("limit raise | A3.K74.KJ852.842 | 1D P | 3D\nthe same | A3.K74.KJ852.842 | 1D P | 1H\n"))
	if err != nil {
		t.Fatal(err)
	}
	for i, right := range []bool{true, false} {
		if a := all[i].Ask(bidding.Card{System: bidding.Standard}); a.Right != right || a.Call.String() != "3D" {
			t.Errorf("%s: %v, right is %v", all[i], a.Call, a.Right)
		}
	}
}

// Each book calls what its lists of cases accept, but for the cases that it can't do yet.
func TestBooksAndCases(t *testing.T) {
	for _, book := range []struct {
		system bidding.System
		lists  []string
		least  int // cases of a list
		open   map[string]bool
	}{
		{bidding.Standard, []string{"standard-contested", "standard-uncontested"}, 1000, map[string]bool{
			"control bid with two small clubs after Jacoby":         true,
			"slam try with a solid suit and support for his hearts": true,
			"fourth suit with 15 and six clubs, spades open":        true,
			"fourth suit with 14 and six clubs, hearts open":        true,
			"no-trump after the fourth suit over two clubs":         true,
		}},
		{bidding.TwoOverOne, []string{"twooverone"}, 400, map[string]bool{
			"splinter in clubs over 1S":               true,
			"three clubs with six over two hearts":    true,
			"2NT invites with the fourth suit held":   true,
			"opener raises after the negative double": true,
		}},
		{bidding.Acol, []string{"acol"}, 400, map[string]bool{"opener raises hearts behind the negative double": true}},
	} {
		for _, name := range book.lists {
			list, err := os.Open("../systems/" + name + ".cases")
			if err != nil {
				t.Fatal(err)
			}
			defer list.Close()
			all, err := cases.Read(list)
			if err != nil || len(all) < book.least {
				t.Fatalf("%s: %d cases, %v", name, len(all), err)
			}
			for _, c := range all {
				if a := c.Ask(bidding.Card{System: book.system}); a.Right == book.open[c.Statement] {
					t.Errorf("%v, %v: called is %v, right %t", book.system, c, a.Call, a.Right)
				}
			}
		}
	}
}

// The players' own system calls with 68 cards what the list of cases accepts, but for the cases that it can't do yet.
func TestSuperBridgeCases(t *testing.T) {
	open := map[string]bool{
		"seven clubs, too weak for two clubs":                     true,
		"seven diamonds over one heart, too weak for two":         true,
		"a raise by trumps over the double":                       true,
		"a suit that takes partner higher forces":                 true,
		"a fit for responder's clubs":                             true,
		"opener accepts a raise of no-trump":                      true,
		"a control bid after a raise":                             true,
		"a control bid in diamonds after a raise":                 true,
		"a control bid in clubs with hearts agreed":               true,
		"no question with two fast losers":                        true,
		"an invitation over 1NT":                                  true,
		"no competing with a minimum of trumps and a flat hand":   true,
		"length in their suit and the balance of power: a double": true,
	}
	list, err := os.Open("../systems/own68.cases")
	if err != nil {
		t.Fatal(err)
	}
	defer list.Close()
	all, err := cases.Read(list)
	if err != nil || len(all) < 300 {
		t.Fatalf("%d cases, %v", len(all), err)
	}
	for _, c := range all {
		if a := c.Ask(bidding.Card{}); a.Right == open[c.Statement] {
			t.Errorf("%v: called is %v, right %t", c, a.Call, a.Right)
		}
	}
}
