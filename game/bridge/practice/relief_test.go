package practice

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// TestRelief: endings that everybody knows hang on a squeeze or an endplay, and endings made otherwise don't.
func TestRelief(t *testing.T) {
	for name, c := range map[string]struct {
		north, east, south, west string
		need                     int
		squeeze, endplay         bool // needed
	}{
		"a squeeze of West in two suits":            {"AJ..3.", "..654.", "2.J..A", "KQ.K..", 3, true, false},
		"East keeps the hearts, and nobody is hurt": {"AJ..3.", "9.K.6.", "K2.A..", "Q8.9..", 3, false, false},
		"West is thrown in and leads into a tenace": {"32.3..", "..654.", "AQ.2..", "KJ.A..", 2, false, true},
		"the finesse works":                         {"32.3..", "KJ.A..", "AQ.2..", "..654.", 2, false, false},
	} {
		n := node{trick: bridge.Trick{Leader: card.South}, need: c.need, layouts: make([][4]card.Hand, 1)}
		if name == "the finesse works" {
			n.trick.Leader = card.North
		}
		for i, text := range []string{c.north, c.east, c.south, c.west} {
			h, err := card.ParseHand(text)
			if err != nil {
				t.Fatal(err)
			}
			n.layouts[0][i] = h
		}
		for _, tech := range []Technique{Finesse, Squeeze, Endplay} {
			g := newGame(context.Background(), dd.NewSolver(1<<20), bridge.Contract{Level: 1, Strain: bridge.NoTrump, Declarer: card.South}, 100_000)
			g.relief = tech
			want := !(tech == Squeeze && c.squeeze || tech == Endplay && c.endplay)
			if got, err := g.ask(n); err != nil || got != want {
				t.Errorf("%s, without %v: %v, %v, want %v", name, tech, got, err, want)
			}
		}
	}
}

// relievedPlain is a plain search in which the opponents are relieved of a technique: it has no solver, and remembers nothing.
func relievedPlain(g *game, n node) bool {
	if g.tricks(n) == 0 || n.need <= 0 {
		return n.need <= 0
	}
	seat, declaring := g.turn(n)
	hand := n.layouts[0][seat]
	led, following := n.trick.Led()
	if following && hand[led] != 0 {
		hand = hand.Suit(led)
	}
	var next []node
	switch {
	case declaring:
	case g.relief == Endplay && !following:
		south, north := n, n
		south.trick.Leader, north.trick.Leader = card.South, card.North
		if !relievedPlain(g, south) && !relievedPlain(g, north) {
			return false
		}
	case g.relief == Squeeze && following && hand[led] == 0:
		next = append(next, g.throwing(n, led))
	}
	for c := range hand.All() {
		next = append(next, g.after(n, c))
	}
	for _, m := range next {
		if relievedPlain(g, m) == declaring {
			return declaring
		}
	}
	return !declaring
}

// TestReliefPlain: the search agrees with a plain one, in which the opponents may throw real cards too.
func TestReliefPlain(t *testing.T) {
	random := source(2)
	solver := dd.NewSolver(16 << 20)
	results := map[[2]bool]int{}
	for i := range max(600, *each) {
		strain := bridge.Strains[i%5]
		n := ending(random, 3+i%2, 1, strain)
		n.need = 4
		for ; n.need > 1; n.need-- { // what the cards are worth
			if won, _ := newGame(context.Background(), solver, bridge.Contract{Level: 1, Strain: strain, Declarer: card.South}, 1_000_000).ask(n); won {
				break
			}
		}
		for _, tech := range []Technique{Squeeze, Endplay} {
			g := newGame(context.Background(), solver, bridge.Contract{Level: 1, Strain: strain, Declarer: card.South}, 1_000_000)
			usual, err := g.ask(n)
			g = newGame(context.Background(), solver, bridge.Contract{Level: 1, Strain: strain, Declarer: card.South}, 1_000_000)
			g.relief = tech
			got, err2 := g.ask(n)
			if want := relievedPlain(g, n); err != nil || err2 != nil || got != want || got && !usual {
				t.Fatalf("%v in %v without %v: %v, %v, want %v", n, strain, tech, got, err2, want)
			}
			results[[2]bool{usual, got}]++
		}
	}
	if results[[2]bool{true, false}] < 3 || results[[2]bool{true, true}] < 100 {
		t.Errorf("results %v: too few to tell", results)
	}
}
