package few_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
)

// TestExchange exchanges cards that a player can't see and checks that his view stays the same, in each game, for each
// player and stage. The cards are exchanged where they lie ([few.View.Fill]); and two are exchanged in the deal and in
// face-down events, and everything is replayed.
func TestExchange(t *testing.T) {
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		t.Run(few.Of(kind).Name, func(t *testing.T) {
			rng := source(uint64(kind) + 1)
			filled, exchanged := map[few.Stage]int{}, map[few.Stage]int{}
			for range 16 {
				b := must(random.Board(random.Rules(kind, rng), rng))
				for b.Stage() != few.StageFinished {
					p := few.Player(rng.IntN(b.Rules().Players()))
					v := b.View(p)
					checkHidden(t, b, v)
					if v.Hidden() > 0 {
						filled[b.Stage()]++
						cards := hidden(b, v)
						rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
						if other := must(v.Fill(cards)); !reflect.DeepEqual(other.View(p), v) {
							t.Fatalf("%v after %v: %d sees which cards are hidden", b.Deal(), b.Events(), p)
						}
						if other, ok := swapped(b, cards[0], cards[len(cards)-1]); ok {
							exchanged[b.Stage()]++
							if !reflect.DeepEqual(other.View(p), v) {
								t.Fatalf("%v after %v: %d sees that %v and %v are exchanged", b.Deal(), b.Events(), p, cards[0], cards[len(cards)-1])
							}
						}
					}
					b = must(b.Apply(random.Event(b.View(b.Turn()), rng)))
				}
			}
			for stage, n := range filled {
				if exchanged[stage] < min(n, 20) {
					t.Errorf("stage %d: only %d times of %d cards were exchanged", stage, exchanged[stage], n)
				}
			}
		})
	}
}

// checkHidden checks that a view hides some cards and shows the others correctly.
func checkHidden(t *testing.T, b few.Board, v few.View) {
	t.Helper()
	unseen := v.Unseen()
	if cards := hidden(b, v); len(cards) != v.Hidden() || card.HandOf(cards...) != unseen {
		t.Fatalf("%d cards are hidden, %d not seen, want %v", v.Hidden(), unseen.Len(), cards)
	}
	same := must(v.Fill(hidden(b, v)))
	for _, p := range b.Places() {
		if got, want := same.Cards(p), b.Cards(p); !slices.Equal(got, want) {
			t.Fatalf("filled with the cards as they lie there is %v, want %v", got, want)
		}
	}
}

// hidden returns the cards that a view doesn't show, in the order in which they fill it.
func hidden(b few.Board, v few.View) []card.Card {
	var cards []card.Card
	for _, p := range b.Places() {
		for i, s := range v.Cards(p) {
			if s.There && s.Card == (card.Card{}) {
				cards = append(cards, b.Cards(p)[i].Card)
			}
		}
	}
	return cards
}

// swapped returns the board with two cards exchanged in the deal and in face-down events; ok is false if the players
// could not have acted as they did.
func swapped(b few.Board, x, y card.Card) (other few.Board, ok bool) {
	pack := b.Deal().Pack()
	for i, c := range pack {
		switch c {
		case x:
			pack[i] = y
		case y:
			pack[i] = x
		}
	}
	other = must(few.NewBoard(b.Setup(), must(few.DealOf(b.Rules(), pack))))
	for _, e := range b.Events() {
		if h := e.Cards; h.Has(x) != h.Has(y) {
			from, to := x, y
			if h.Has(y) {
				from, to = y, x
			}
			e.Cards = h.Without(from).With(to)
		}
		next, err := other.Apply(e)
		if err != nil {
			return other, false
		}
		other = next
	}
	return other, true
}

// TestPrefix plays random deals: each board on the way equals a replay from the deal, and doesn't change later.
func TestPrefix(t *testing.T) {
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		rng := rand.New(rand.NewPCG(7, uint64(kind)))
		for range 4 {
			b := must(random.Board(random.Rules(kind, rng), rng))
			way := []few.Board{b}
			for b.Stage() != few.StageFinished {
				random.Play(b, rng) // a different continuation
				b = must(b.Apply(random.Event(b.View(b.Turn()), rng)))
				way = append(way, b)
			}
			for n, want := range way {
				if got := b.Prefix(n); !reflect.DeepEqual(got, want) {
					t.Fatalf("%v after %v: played again it is another board:\n%+v\nwant\n%+v", b.Deal(), b.Events()[:n], got, want)
				}
			}
			if v := b.Whole(); v.Hidden() != 0 || b.Stage() != few.StageFinished {
				t.Errorf("%d cards are hidden of the whole board", v.Hidden())
			}
		}
	}
}

// A view can't be filled with more cards than are hidden, and an illegal event changes nothing.
func TestFillAndReplayFail(t *testing.T) {
	b := boardOf(few.Of(few.TwoDummies), 1)
	if _, err := b.View(0).Fill(nil); err == nil {
		t.Error("a view is filled with no cards")
	}
	got, err := b.Replay(events("1C, X, 1C, Pass"))
	wantRule(t, err, few.BidHigher, "")
	if want := after(t, b, "1C, X"); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want the board before what isn't legal", got.Events())
	}
}
