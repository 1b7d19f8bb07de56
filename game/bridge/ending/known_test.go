package ending

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// every returns all layouts of hidden cards for East and West, equally likely, with South's and North's hands.
func every(t *testing.T, north, south, hidden string) (all []Layout) {
	t.Helper()
	parse := func(text string) card.Hand {
		h, err := card.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	n, s, cards := parse(north), parse(south), parse(hidden).Cards()
	for set := range 1 << len(cards) {
		var hands [2]card.Hand
		for i, c := range cards {
			hands[set>>i&1] = hands[set>>i&1].With(c)
		}
		if hands[0].Len() == hands[1].Len() {
			all = append(all, Layout{Hands: [4]card.Hand{card.North: n, card.South: s, card.East: hands[0], card.West: hands[1]}, Weight: 1})
		}
	}
	return all
}

// among returns the layouts in which West and East have the cards of one of some pairs: west|east.
func among(all []Layout, pairs ...string) (some []Layout) {
	for _, l := range all {
		for _, pair := range pairs {
			west, east, _ := strings.Cut(pair, "|")
			w, _ := card.ParseHand(west)
			e, _ := card.ParseHand(east)
			if w.Minus(l.Hands[card.West]) == (card.Hand{}) && e.Minus(l.Hands[card.East]) == (card.Hand{}) {
				some = append(some, l)
				break
			}
		}
	}
	return some
}

// Endings that players know: the odds of the best line with all that declarer can't see.
func TestKnownEndings(t *testing.T) {
	for _, test := range []struct {
		name                 string
		north, south, hidden string
		known                []string // see [among]
		strain               bridge.Strain
		lead                 card.Seat
		need                 int
		card                 string // begins the best line
		want                 float64
		worse                string  // another card
		less                 float64 // and its probability
	}{
		{name: "finesse or drop", north: "AQ...", south: "32...", hidden: "K4.32..", strain: bridge.NoTrump, lead: card.South, need: 2, card: "S2", want: 4. / 6},
		{name: "finesse", north: "AQ...", south: "32...", hidden: "K54.6..", known: []string{"4...|5..."}, strain: bridge.NoTrump, lead: card.South, need: 2, card: "S2", want: 0.5},
		{name: "no finesse from the other hand", north: "AQ...", south: "32...", hidden: "K54.6..", known: []string{"4...|5..."}, strain: bridge.NoTrump, lead: card.North, need: 2, card: "SA", want: 0},
		{name: "queen on either side", north: "KJ2...", south: "AT3...", hidden: "Q7654.6..", known: []string{"76...|54..."}, strain: bridge.NoTrump, lead: card.South, need: 3, card: "SA", want: 0.5},
		{name: "the same put off", north: "KJ2.K..", south: "AT3.2..", hidden: "Q7654.43..6", known: []string{"76.4..|54.3.."}, strain: bridge.NoTrump, lead: card.South, need: 4, card: "H2", want: 0.5},
		{name: "automatic squeeze", north: "AJ...3", south: "2.K.A.", hidden: "KQ.A..T98", known: []string{"KQ.A..|", "|KQ.A.."}, strain: bridge.NoTrump, lead: card.South, need: 3, card: "DA", want: 1, worse: "HK", less: 0},
		{name: "positional squeeze", north: "AJ.K..", south: "2..A.2", hidden: "KQ.A..T98", known: []string{"KQ.A..|", "|KQ.A.."}, strain: bridge.NoTrump, lead: card.South, need: 3, card: "DA", want: 0.5, worse: "S2", less: 0},
		{name: "double squeeze", north: "J..AT.", south: ".J.2.A", hidden: "Q.Q.KQ98.", known: []string{"Q...|.Q.."}, strain: bridge.NoTrump, lead: card.South, need: 3, card: "CA", want: 1, worse: "D2", less: 0},
		{name: "trump coup", north: ".32..", south: "AQ...", hidden: "KJ.AK..", strain: bridge.Spades, lead: card.North, need: 2, card: "H2", want: 5. / 6},
		{name: "throw-in", north: "Q32.4..", south: "J54.5..", hidden: "AKT987.K6..", known: []string{".K..|.6.."}, strain: bridge.NoTrump, lead: card.South, need: 1, card: "H5", want: 1},
	} {
		p := Position{Layouts: every(t, test.north, test.south, test.hidden), Strain: test.strain, Need: test.need}
		p.Trick.Leader, p.Side = test.lead, card.NS
		if test.known != nil {
			p.Layouts = among(p.Layouts, test.known...)
		}
		for _, exact := range []bool{true, false} {
			p.Exact = exact
			plays, err := Solve(t.Context(), p, 0)
			if err != nil {
				t.Errorf("%s: %v", test.name, err)
				continue
			}
			best, of := 0.0, -1.0
			var told []string
			for _, play := range plays {
				best = max(best, play.Probability)
				for c := range play.Cards.All() {
					told = append(told, fmt.Sprintf("%v:%.3f", c, play.Probability))
					if c.String() == test.worse && math.Abs(play.Probability-test.less) > 1e-9 {
						t.Errorf("%s: %s %v, want %v", test.name, test.worse, play.Probability, test.less)
					}
					if c.String() == test.card {
						of = play.Probability
					}
				}
			}
			if math.Abs(best-test.want) > 1e-9 || math.Abs(of-best) > 1e-9 {
				t.Errorf("%s: best %v, %s %v of %s; want %v", test.name, best, test.card, of, strings.Join(told, " "), test.want)
			}
		}
	}
}
