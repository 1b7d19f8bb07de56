package bot

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// example is a position of a game: the features of its sides, and what share of a win each got in the end.
type example struct {
	class int
	sides []sideExample
}

type sideExample struct {
	of    features // summed over the armies of the side
	share float64
}

// The turns between two examples of a game.
const (
	leastApart = 3
	mostApart  = 7
)

// examplesOf returns positions of a finished game.
func examplesOf(g chess.Game, chance *rand.Rand) (all []example) {
	end, winners := g.Position(), g.Result().Winners
	for i := chance.IntN(mostApart); i < g.Len(); i += leastApart + chance.IntN(mostApart-leastApart+1) {
		p := g.At(i).Position()
		var v view
		v.look(&p)
		e := example{class: classNumber(&p)}
		sum, seen := 0.0, chess.ArmySet(0)
		for a := range p.Kings().All() {
			if seen.Has(a) {
				continue
			}
			seen |= v.sides[a]
			s := sideExample{of: v.side(a)}
			if gains(&end, winners, a) {
				s.share = 1
			}
			sum += s.share
			e.sides = append(e.sides, s)
		}
		if sum == 0 {
			continue // the one who wins in the end isn't there: a draw of others
		}
		for i := range e.sides {
			e.sides[i].share /= sum
		}
		all = append(all, e)
	}
	return all
}

// gains reports whether the side of an army with a king gets points: it wins with its leader's king, or is one of those that share a
// draw.
func gains(end *chess.Position, winners chess.ArmySet, a chess.Army) bool {
	b, kept := end.Variant().Mode == chess.B, end.King(a) != chess.NoSquare
	if winners == 0 {
		return b || kept
	}
	return winners.Has(a) && (b || kept)
}

// side returns the features of an army's side, summed.
func (v *view) side(a chess.Army) (sum features) {
	for own := range v.sides[a].All() {
		for i, n := range v.of[own] {
			sum[i] += n
		}
	}
	return sum
}

// classNumber returns the class of a position, as an index.
func classNumber(p *chess.Position) int {
	w := judged.in(p)
	for i := range judged {
		if w == &judged[i] {
			return i
		}
	}
	return -1
}
