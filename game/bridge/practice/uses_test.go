package practice

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// TestFinesses: a finesse is a card that one or two of the opponents' cards may beat, wherever they lie, played where the trick could
// be won for certain.
func TestFinesses(t *testing.T) {
	hand := func(text string) card.Hand {
		h, err := card.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	for _, c := range []struct {
		north, east, south, west string
		led, second, third       string
		want                     bool
	}{
		{"AQ2...", "985...", "743...", "KT6...", "S3", "S6", "SQ", true},  // the king lies well
		{"AQ2...", "KT6...", "743...", "985...", "S3", "S5", "SQ", true},  // and badly: nobody can know
		{"AQ2...", "985...", "743...", "KT6...", "S3", "S6", "SA", false}, // from the top
		{"AQ2...", "985...", "743...", "KT6...", "S3", "S6", "S2", false}, // the trick is theirs already
		{"AJT...", "985...", "743...", "KQ6...", "S3", "S6", "ST", true},  // past two
		{"AJ2...", "985...", "Q43...", "KT6...", "SQ", "S6", "S2", true},  // the queen runs
		{"A62...", "KQ5...", "T43...", "J97...", "ST", "S7", "S2", false}, // three are higher: this is a duck
		{"AQ2...", "985...", "J43...", "T76...", "SJ", "S6", "S2", false}, // the king has gone
		{"KQ2...", "985...", "743...", "AT6...", "S3", "S6", "SQ", false}, // neither is sure
	} {
		n := node{trick: bridge.Trick{Leader: card.South}, need: 1, layouts: [][4]card.Hand{{hand(c.north), hand(c.east), hand(c.south), hand(c.west)}}}
		g := newGame(context.Background(), dd.NewSolver(1<<20), bridge.Contract{Level: 1, Strain: bridge.NoTrump, Declarer: card.South}, 1)
		for _, text := range []string{c.led, c.second} {
			played, err := card.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			n = g.after(n, played)
		}
		third, err := card.Parse(c.third)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.uses(Finesse, n, third); got != c.want {
			t.Errorf("%s, %s and %s to %s: %v", c.led, c.second, c.third, c.north, got)
		}
	}
}

// TestUnblocksAndDucks: to unblock is to play higher than one must under partner's winner; to duck is to leave a trick of one's own suit that could be won.
func TestUnblocksAndDucks(t *testing.T) {
	for _, c := range []struct {
		north, east, south, west string
		played                   []string // from South on, the last by the technique or not
		unblock, duck            bool
	}{
		{"AQJT9...", "652...", "K3...", "874...", []string{"S3", "S4", "SA"}, false, false},
		{"K3...", "652...", "AQJT9...", "874...", []string{"SA", "S4", "SK"}, true, false},
		{"K3...", "652...", "AQJT9...", "874...", []string{"SA", "S4", "S3"}, false, false},
		{"KQ...", "652...", "AJT93...", "874...", []string{"SA", "S4", "SK"}, false, false}, // as good as the queen
		{"K3...", "A52...", "QJT94...", "876...", []string{"SQ", "S6", "SK"}, false, false}, // nobody has won yet
		{"AK652...", "QJ8...", "43...", "T97...", []string{"S3", "S7", "S2"}, false, true},
		{"AK652...", "QJ8...", "43...", "T97...", []string{"S3", "S7", "SA"}, false, false},
		{"43...", "QJ8...", "AK652...", "T97...", []string{"S2"}, false, true}, // led low from the ace
		{"43...", "QJ8...", "AK652...", "T97...", []string{"SK"}, false, false},
		{"Q3...", "K98...", "A6542...", "JT7...", []string{"S2"}, false, false}, // to a queen that only the king beats
		{"AQ2...", "985...", "743...", "KT6...", []string{"S3", "S6", "SQ"}, false, false},
	} {
		n := node{trick: bridge.Trick{Leader: card.South}, need: 1, layouts: make([][4]card.Hand, 1)}
		for i, text := range []string{c.north, c.east, c.south, c.west} {
			h, err := card.ParseHand(text)
			if err != nil {
				t.Fatal(err)
			}
			n.layouts[0][i] = h
		}
		g := newGame(context.Background(), dd.NewSolver(1<<20), bridge.Contract{Level: 1, Strain: bridge.NoTrump, Declarer: card.South}, 1)
		for i, text := range c.played {
			played, err := card.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			if i < len(c.played)-1 {
				n = g.after(n, played)
				continue
			}
			if u, d := g.uses(Unblock, n, played), g.uses(Duck, n, played); u != c.unblock || d != c.duck {
				t.Errorf("%v with %s opposite %s: unblock %v, duck %v", c.played, c.north, c.south, u, d)
			}
		}
	}
}
