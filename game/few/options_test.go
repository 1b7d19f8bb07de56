package few_test

import (
	"strconv"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// At Booby the text has dealer's left lead, the example declarer's left. (Rules: bridge-few, Booby, row contradiction.)
func TestDealerLeads(t *testing.T) {
	for _, test := range []struct {
		options few.Options
		said    string
		leader  string
	}{
		{few.Options{}, "1C, Pass, Pass", "C"},                              // A deals, B declares
		{few.Options{}, "Pass, 1C, Pass, Pass", "A"},                        // C declares
		{few.Options{}, "Pass, Pass, 1C, Pass, Pass", "B"},                  // A declares
		{few.Options{DealerLeads: true}, "1C, Pass, Pass", "C"},             // dealer's left declares
		{few.Options{DealerLeads: true}, "Pass, 1C, Pass, Pass", "B"},       // dealer's left, not declarer's
		{few.Options{DealerLeads: true}, "Pass, Pass, 1C, Pass, Pass", "B"}, // both
	} {
		r := few.Of(few.Booby).With(test.options)
		b := after(t, reserves(t, boardOf(r, 1)), test.said)
		if got := r.Letter(b.Turn()); got != test.leader {
			t.Errorf("%v, %s: %s leads, want %s", r, test.said, got, test.leader)
		}
	}
}

// The eighth trick is played from the reserve, or the reserve is taken up after the sixth. (Rules: bridge-few, Slam.)
func TestReserve(t *testing.T) {
	for _, up := range []bool{false, true} {
		b := boardOf(few.Of(few.Slam).With(few.Options{ReserveTakenUp: up}), 1)
		b = reserves(t, after(t, b, "8, Pass, Pass, Trumps N, Pass"))
		reserve := b.View(0).Seen(few.Place{Pile: few.Reserve, Of: 0})
		for b.Stage() == few.StagePlaying {
			n := len(b.Tricks())
			hand := b.View(0).Seen(few.Place{Pile: few.Hand, Of: 0})
			laid := b.View(0).Seen(few.Place{Pile: few.Reserve, Of: 0})
			switch {
			case n < 6 || n < 7 && !up:
				if laid != reserve || hand.Minus(reserve) != hand {
					t.Fatalf("taken up %v: in trick %d the reserve is %v, want %v", up, n+1, laid, reserve)
				}
			case up && laid.Len() > 0, !up && hand.Len() > 0:
				t.Fatalf("taken up %v: in trick %d the hand is %v, the reserve %v", up, n+1, hand, laid)
			}
			if up && n == 6 && len(b.Trick().Plays) == 0 && (hand.Len() != 4 || reserve.Minus(hand) != card.Hand{}) {
				t.Fatalf("after trick 6 the hand is %v, want four with %v", hand, reserve)
			}
			b = must(b.Apply(b.View(b.Turn()).Legal()[0]))
		}
		sizes := ""
		for _, trick := range b.Tricks() {
			sizes += string(rune('0' + len(trick.Plays)))
		}
		if sizes != "4444442222" {
			t.Errorf("taken up %v: the tricks have %s cards", up, sizes)
		}
	}
}

// A minor's price for nullo, and the sheet's options. (Rules: bridge-few, The sheet, Nullo for two.)
func TestPrices(t *testing.T) {
	for _, test := range []struct {
		options few.Options
		said    string
		tricks  int
		score   string
	}{
		{few.Options{}, "2O, Pass", 4, "A below 60, A over 30"},
		{few.Options{NulloMinor: true}, "2O, Pass", 4, "A below 40, A over 20"},
		{few.Options{}, "1C, X, XX, Pass", 7, "A below 80, A made 100"},
		{few.Options{RedoubledFifty: true}, "1C, X, XX, Pass", 7, "A below 80, A made 50"},
		{few.Options{}, "1C, X, Pass", 3, "B short 800"},
		{few.Options{EvenPenalties: true}, "1C, X, Pass", 3, "B short 700"},
	} {
		b := reserves(t, boardOf(few.Of(few.NulloForTwo).With(test.options), 1))
		b = taking(t, after(t, b, test.said), test.tricks)
		if got := said(b); got != test.score {
			t.Errorf("%v, %s, %d tricks: %s, want %s", b.Rules(), test.said, test.tricks, got, test.score)
		}
	}
	for _, clean := range []bool{false, true} {
		r := few.Of(few.NulloForTwo).With(few.Options{CleanRubber: clean})
		b := must(few.NewBoard(few.Setup{Rules: r, Number: 2, Standing: few.Standing{Games: [3]int{1}}}, few.Shuffle(r, source(1))))
		b = taking(t, after(t, reserves(t, b), "4S, Pass"), 10)
		if got, want := said(b), map[bool]string{false: "A below 120, A rubber 700", true: "A below 120, A rubber 750"}[clean]; got != want {
			t.Errorf("clean rubber %v: %s, want %s", clean, got, want)
		}
	}
}

// A game's text names the options that it has, and no others.
func TestRulesText(t *testing.T) {
	all := few.Options{CleanRubber: true, RedoubledFifty: true, EvenPenalties: true, DealerLeads: true, NulloMinor: true, ReserveTakenUp: true}
	for _, test := range []struct {
		kind few.Kind
		want string
	}{
		{few.TwoDummies, "TwoDummies clean-rubber redoubled-fifty even-penalties"},
		{few.Booby, "Booby clean-rubber redoubled-fifty even-penalties dealer-leads"},
		{few.NulloForTwo, "NulloForTwo clean-rubber redoubled-fifty even-penalties nullo-minor"},
		{few.Slam, "Slam clean-rubber redoubled-fifty even-penalties reserve-taken-up"},
	} {
		r := few.Of(test.kind).With(all)
		if got := r.String(); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
		if read, err := few.ParseRules(test.want); err != nil || read.String() != test.want || read.Options != r.Options || read.Sheet != r.Sheet {
			t.Errorf("%s is read as %v: %v", test.want, read, err)
		}
	}
	for _, bad := range []string{"", " ", "Bobby", "Booby nullo-minor", "Booby clean", "TwoDummies dealer-leads"} {
		if r, err := few.ParseRules(bad); err == nil {
			t.Errorf("%q is read as %v", bad, r)
		}
	}
}

// Honours are counted in the hands as played, even after a claim before the opening lead: Booby's dummy has the cards
// given to it. (Rules: bridge-few, The sheet, Booby.)
func TestBoobyHonoursBeforeTheLead(t *testing.T) {
	r := few.Of(few.Booby)
	b := dealt(r, `{"A":"AKQJT98765432.A..AKQ","B":"..AKQJT98765432.JT98","C":".KQJT98765432..76542","dummy":"...3"}`)
	for _, test := range []struct{ said, want string }{
		{"Give ..32.JT, Give .32..54, Give 2...AKQ, 1C, Pass, Pass, Claim 13", " B honours 150"}, // dummy's A K Q J T
		{"Give ..32.JT, Give .32..54, Give 2...AKQ, 1S, Pass, Pass, Claim 13", " A honours 150"}, // a defender's
		{"Give ..AKQJ., Give .32..54, Give 2...AKQ, 1D, Pass, Pass, Claim 13", " B honours 100"}, // dummy's, given to it: counted once
		{"Give ..AKQJ., Give .32..54, Give 2...AKQ, Pass, 1D, Pass, Pass, Claim 13", " C honours 100"},
	} {
		one := after(t, b, test.said)
		got := ""
		for _, l := range one.Score() {
			if l.Item == few.HonoursItem {
				got += " " + r.SideName(l.Side) + " honours " + strconv.Itoa(l.Points)
			}
		}
		if got != test.want {
			t.Errorf("%s: %v, want %s", test.said, one.Score(), test.want)
		}
	}
}
