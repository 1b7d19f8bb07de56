package bot

import (
	"iter"

	"github.com/superbridge/superbridge/game/card"
)

// between returns the ranks of h higher than low and lower than high.
func between(h card.Holding, low, high card.Rank) card.Holding { return h.Above(low).Below(high) }

// ascending yields the ranks of h from the lowest up.
func ascending(h card.Holding) iter.Seq[card.Rank] {
	return func(yield func(card.Rank) bool) {
		for ; h != 0; h = h.Without(h.Bottom()) {
			if !yield(h.Bottom()) {
				return
			}
		}
	}
}
