package suit

import (
	"context"
	"math"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

func holding(t *testing.T, ranks string) card.Holding {
	t.Helper()
	h, err := card.ParseHand(ranks + "...")
	if err != nil {
		t.Fatal(err)
	}
	return h[card.Spades]
}

// The odds of three combinations that every book has.
func TestKnown(t *testing.T) {
	for _, tt := range []struct {
		north, south string
		tricks       int
		percent      float64
	}{
		{"AQ", "32", 2, 50},
		{"AJT", "432", 2, 76},
		{"AKJ32", "7654", 5, 53.13},
	} {
		p := Problem{North: holding(t, tt.north), South: holding(t, tt.south), Deck: card.Deck52}
		a, err := Solve(context.Background(), p, Goal{Tricks: tt.tricks})
		if err != nil {
			t.Fatal(err)
		}
		if got := 100 * a.Lines[0].Worth; !a.Exact || math.Abs(got-tt.percent) > 0.005 {
			t.Errorf("%s opposite %s for %d tricks: %.3f %%, want %.2f %%", tt.north, tt.south, tt.tricks, got, tt.percent)
		}
	}
}

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := Problem{North: holding(t, "KT852"), South: holding(t, "J963"), Deck: card.Deck68}
	if _, err := Solve(ctx, p, Goal{}); err != context.Canceled {
		t.Errorf("a search that is stopped ends with %v", err)
	}
}

// The chances of all pairs, in one order, add up to 1, and the first pairs are the most frequent.
func TestFrequent(t *testing.T) {
	sum := 0.0
	for code := range 243 {
		var p Pair
		for i, c := 0, code; i < 5; i, c = i+1, c/3 {
			switch c % 3 {
			case 1:
				p.North = p.North.With(card.Maid + card.Rank(i))
			case 2:
				p.South = p.South.With(card.Maid + card.Rank(i))
			}
		}
		for p.NorthSmall = range 13 {
			for p.SouthSmall = range 13 - p.NorthSmall {
				sum += p.chance() / 2
			}
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("all pairs together have the chance %v", sum)
	}
	pairs := Frequent()
	for i, p := range pairs[1:] {
		if p.Chance > pairs[i].Chance {
			t.Fatalf("%+v is more frequent than the one before it", p)
		}
	}
}

// Defenders who see nothing follow the rule of restricted choice: with nine cards without the queen and jack, after an honour
// from East on the ace the finesse works in two cases of three, but for the places that are filled.
func TestBlind(t *testing.T) {
	p := Problem{North: holding(t, "KT952"), South: holding(t, "A843"), Deck: card.Deck52}
	a, err := Solve(context.Background(), p, Goal{Tricks: 5})
	if err != nil {
		t.Fatal(err)
	}
	seen, blind := a.Lines[0].Chances, a.Lines[0].Blind()
	// Both ways: 2-2 breaks but those of queen and jack together on the side finessed (1 of 6), and honours alone there.
	twoTwo, threeOne := 0.406957, 0.497391
	want := twoTwo*5/6 + threeOne/4
	if math.Abs(seen[5]-want) > 1e-4 || math.Abs(blind[5]-want) > 1e-4 {
		t.Errorf("five tricks: %.5f, blind %.5f, want %.5f", seen[5], blind[5], want)
	}
	for n := range seen {
		if blind[n] < seen[n]-1e-9 {
			t.Errorf("%d tricks are rarer against blind defenders: %v, %v", n, blind[n], seen[n])
		}
	}
}

// No line plays a card twice, and equal cards go from the highest.
func TestStepsPlayEachCardOnce(t *testing.T) {
	for _, hands := range [][2]string{{"AJT", "432"}, {"KQ5432", "876"}, {"AKT9", "8765"}, {"AQT9", "432"}, {"KT952", "A843"}, {"KJ9", "AT8"}, {"QJT", "432"}} {
		a, err := Solve(t.Context(), Problem{North: holding(t, hands[0]), South: holding(t, hands[1]), Deck: card.Deck52}, Goal{})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range a.Lines {
			var along func(steps []Step, gone card.Holding)
			along = func(steps []Step, gone card.Holding) {
				for _, s := range steps {
					if s.Card != 0 && gone.Has(s.Card) {
						t.Errorf("%v: %v is played twice: %+v", hands, s.Card, l.Steps())
					}
					along(s.Next, gone.With(max(s.Card, 1))) // rank 1 isn't in the deck
				}
			}
			along(l.Steps(), 0)
		}
	}
}
