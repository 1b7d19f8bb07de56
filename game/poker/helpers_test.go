package poker_test

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
)

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 16)) }

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// lively returns a random act that often leads to a living hand, and to fantasies: the best of several random ones by
// outlook.
func lively(v poker.View, rng *rand.Rand) poker.Act {
	best, most := poker.Act{}, -1_000_000
	for range 1 + rng.IntN(60) {
		a := random.Act(v, rng)
		if worth := outlook(v.Table.Rules, must(v.Board(v.Seat).Join(a.Gains))); worth > most {
			best, most = a, worth
		}
	}
	return best
}

// outlook estimates roughly how good a board is, full or not.
func outlook(rules poker.Rules, b poker.Board) int {
	if b.Full() {
		rated := rules.Rate(b)
		if rated.Dead {
			return -100
		}
		return rated.Fantasy*3 + rated.Royalties[0] + rated.Royalties[1] + rated.Royalties[2]
	}
	worth := 0
	if top := b.Row(poker.Top); len(top) >= 2 && top[0].Rank == top[1].Rank && top[0].Rank >= card.Queen {
		worth = 30
	}
	for _, row := range poker.Rows {
		seen := map[string]int{}
		for _, c := range b.Row(row) {
			seen[c.Rank.String()]++
			if high := int(c.Rank) - 10; high > 0 {
				worth += []int{-high, 0, high}[row]
			}
		}
		for _, n := range seen {
			worth += []int{4, 12, 20}[row] * (n*n - n)
		}
	}
	return worth
}
