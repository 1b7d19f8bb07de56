package bot

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// slowBest returns the value of the best setting of the cards by trying all of them.
func slowBest(scale *scale, cards []poker.Token) float32 {
	best := float32(never)
	var b board
	var place func(i int)
	place = func(i int) {
		left := 13 - b[0].Len() - b[1].Len() - b[2].Len()
		if left == 0 {
			rows, lives := scale.rates.Rows((*[3]poker.Tally)(&b))
			if lives {
				best = max(best, scale.top(rows[0], rows[2])+scale.row(poker.Middle, rows[1])+scale.row(poker.Bottom, rows[2]))
			}
			return
		}
		if len(cards)-i < left {
			return
		}
		for row := range b {
			if b[row].Len() < room[row] {
				before := b[row]
				b[row] = before.With(cards[i])
				place(i + 1)
				b[row] = before
			}
		}
		place(i + 1)
	}
	place(0)
	return best
}

// No setting is better than the one found, among all of 14 cards, with and without a joker.
func TestSettings(t *testing.T) {
	scale := fantasyScale(poker.Standard(), guideFor(poker.Standard()).likely, 10)
	for i, pack := range packs() {
		rng := rand.New(rand.NewPCG(4, uint64(i)))
		for k := range pack { // the joker comes first
			if pack[k] == poker.JokerToken {
				pack[0], pack[k] = pack[k], pack[0]
			}
		}
		shuffle(rng, pack[1:], 13)
		best := settings(scale, pack[i:14+i], 3)
		if want := slowBest(scale, pack[i:14+i]); math.Abs(float64(best[0].value-want)) > 1e-3 {
			t.Errorf("%v: the best is worth %.2f, want %.2f", pack[i:14+i], best[0].value, want)
		}
		if !slices.IsSortedFunc(best, func(a, b setting) int { return cmp.Compare(b.value, a.value) }) {
			t.Errorf("%v: %v aren't sorted", pack[i:14+i], best)
		}
	}
}

// BenchmarkSetting sets a fantasy of 17 cards with the joker.
func BenchmarkSetting(b *testing.B) {
	scale := fantasyScale(poker.Standard(), guideFor(poker.Standard()).likely, 10)
	rng := rand.New(rand.NewPCG(5, 0))
	pack := packs()[0]
	for k := range pack {
		if pack[k] == poker.JokerToken {
			pack[0], pack[k] = pack[k], pack[0]
		}
	}
	for b.Loop() {
		shuffle(rng, pack[1:], 16)
		settings(scale, pack[:17], efforts[Expert].settings)
	}
}
