package bot

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// delayed is the number of moves that are compared in a lost position.
const delayed = 4

// delay puts the most stubborn move first where all moves lose: of those that lose as late, the one after which the board looks best.
// A rival may still go wrong, and with several rivals not all that they could do together happens.
func (t *thinking) delay(s *searcher, tries []try) {
	best, depth := tries[0].value, max(1, len(tries[0].values))
	looks := map[chess.Move]int{}
	for _, o := range tries {
		looks[o.move] = t.after(o.move)
	}
	// Values after the first are bounds: those that lose as late as the best may lose sooner.
	slices.SortStableFunc(tries, func(a, b try) int {
		if late, early := a.value >= best, b.value >= best; late != early {
			return cmp.Compare(b.value, a.value)
		}
		return cmp.Compare(looks[b.move], looks[a.move])
	})
	first := tries[:min(delayed, len(tries))]
	s.limit, s.stopped = s.nodes+t.effort.nodes/4, false
	for i := range first {
		value, ok := s.try(first[i].move, depth, -endless, true)
		if !ok {
			value = min(first[i].value, best-1)
		}
		first[i].value = value
		first[i].line = append([]chess.Move{first[i].move}, s.line(first[i].move, depth)...)
	}
	slices.SortStableFunc(first, func(a, b try) int { return cmp.Compare(b.value, a.value) })
}
