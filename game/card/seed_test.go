package card_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// The deals of a seed are pinned: people share seeds.
func TestSeededPinned(t *testing.T) {
	for _, tt := range []struct {
		deck   card.Deck
		seed   uint64
		rubber int64
		board  int
		want   string
	}{
		{card.Deck68, 0, 1, 0, "1Q6ZDNGY5KET04MDYSN9T017A3"},
		{card.Deck68, 7, 1, 0, "0VGPBDZNE79JA2TZ5W2K0X8ENG"},
		{card.Deck68, 7, 1, 1, "2DQ80E64KC36KRE1ACHGQH82GK"},
		{card.Deck68, 7, 2, 0, "200SK4J7C6931J2GZ4DANJDQ85"},
		{card.Deck68, math.MaxUint64, math.MaxInt64, 3999, "1GQKWWQK2SYFFQ2HNC672NGKFR"},
		{card.Deck52, 7, 1, 0, "0000000DRB5PZTQ3MS51DFJY19"},
	} {
		got := must(tt.deck.Number(tt.deck.Seeded(tt.seed, tt.rubber, tt.board)))
		if got.String() != tt.want {
			t.Errorf("deck of %d, seed %d, rubber %d, board %d: deal %v, want %s",
				tt.deck.Len(), tt.seed, tt.rubber, tt.board, got, tt.want)
		}
	}
}

// Numbers that are close to each other, or have changed places, give other deals.
func TestSeededApart(t *testing.T) {
	seen := map[card.Deal]string{}
	for seed := range uint64(12) {
		for rubber := range int64(12) {
			for board := range 12 {
				deal := card.Deck68.Seeded(seed, rubber, board)
				where := fmt.Sprintf("seed %d, rubber %d, board %d", seed, rubber, board)
				if before, ok := seen[deal]; ok {
					t.Fatalf("%s: the deal of %s", where, before)
				}
				seen[deal] = where
			}
		}
	}
}

// A match of 4000 deals once took ten times as long with a seed as without: each deal drew
// all earlier ones again. Here that would take weeks.
func TestSeededAtOnce(t *testing.T) {
	for board := math.MaxInt32 - 1000; board < math.MaxInt32; board++ {
		card.Deck68.Seeded(7, 1, board)
	}
}
