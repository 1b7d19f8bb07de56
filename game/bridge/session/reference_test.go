package session_test

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// reference joins boards in the slow obvious way, as was done before sessions: the dealer and the
// vulnerability by the number of the board, and sums.
type reference struct {
	first   card.Seat
	cycle   []bridge.Vulnerability
	redeals bool
	counted int
	points  [2]int
}

func (r *reference) add(b bridge.Board) {
	if !r.redeals || !b.Contract().PassedOut() {
		r.counted++
	}
	side, total := b.Contract().Declarer.Side(), b.Score().Balance(b.Contract().Declarer.Side())
	if total < 0 {
		side, total = side.Other(), -total
	}
	r.points[side] += total
}

// Rubbers of Super Bridge, with house rules too, and of Duplicate say at each board what the reference says.
func TestSessionIsWhatARubberWas(t *testing.T) {
	games := []struct {
		rules bridge.Rules
		first card.Seat
		cycle string // N none, n NS, e EW, B both
	}{
		{bridge.SuperBridge(), card.South, "NneB"},
		{bridge.Duplicate(), card.North, "NneBneBNeBNnBNne"},
		{house("redeal"), card.South, "NneB"},
		{house("vul=dealing"), card.South, "NenB"},
		{house("plain-doubles,dealer=W"), card.West, "NenB"},
	}
	words := map[rune]bridge.Vulnerability{'N': bridge.VulNone, 'n': bridge.VulNS, 'e': bridge.VulEW, 'B': bridge.VulBoth}
	source := rand.New(rand.NewPCG(14, 0))
	var over, won, drawn int
	for range 3_000 {
		game := games[source.IntN(len(games))]
		want := reference{first: game.first, redeals: game.rules.RedealPassedOut}
		for _, word := range game.cycle {
			want.cycle = append(want.cycle, words[word])
		}
		s := session.Session{Rules: game.rules, Length: 1 + source.IntN(8)}
		for {
			winner, ok := s.Winner()
			switch ns, ew := want.points[card.NS], want.points[card.EW]; {
			case s.Counted() != want.counted, s.Over() != (want.counted >= s.Length), s.Points() != want.points,
				ok != (ns != ew), ok && (winner == card.NS) != (ns > ew):
				t.Fatalf("%v after %d boards: %d count, over %v, %v points, %v wins (%v); want %+v",
					s.Rules, len(s.Boards), s.Counted(), s.Over(), s.Points(), winner, ok, want)
			case s.Over() && ns != ew:
				won++
			case s.Over():
				drawn++
			}
			if s.Over() {
				over++
				break
			}
			b := must(s.Next(game.rules.Deck.Shuffle(source)))
			if b.Dealer != want.first.Next(want.counted) || b.Vul != want.cycle[want.counted%len(want.cycle)] {
				t.Fatalf("%v, board %d: %v deals, %v", s.Rules, len(s.Boards)+1, b.Dealer, b.Vul)
			}
			b = random(source, b)
			want.add(b)
			s = s.With(b)
		}
	}
	if over != 3_000 || won < 2_400 || drawn < 30 {
		t.Errorf("%d are over, %d won and %d drawn: too little of something", over, won, drawn)
	}
}

// random plays a board to its end: an auction of random legal calls, then a claim.
func random(source *rand.Rand, b bridge.Board) bridge.Board {
	passes := 30 + source.IntN(70)
	for b.Phase() != bridge.Finished {
		e := bridge.Called(bridge.Pass)
		switch {
		case b.Phase() == bridge.PlayPhase:
			e = bridge.Claimed(source.IntN(b.Left() + 1))
		case source.IntN(100) >= passes:
			legal := b.View(b.Turn()).LegalCalls()
			e = bridge.Called(legal[source.IntN(min(len(legal), 12))])
		}
		b = must(b.Apply(e))
	}
	return b
}
