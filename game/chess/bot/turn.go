package bot

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// A strand is how a turn with dice may go on from here.
type strand struct {
	p     chess.Position
	moves []chess.Move
	value int
}

// beam is how many strands are followed from move to move, by level.
var beam = [...]int{Club: 6, Expert: 24}

// turn returns the moves with which turns with dice may begin, the best first. It follows the most promising strands move by
// move to the end of the turn, and goes by what the board looks like then.
func (t *thinking) turn() ([]try, error) {
	strands := []strand{{p: t.p}}
	var ends []strand
	for len(strands) > 0 {
		var next []strand
		for i := range strands {
			if err := t.ctx.Err(); err != nil {
				return nil, err
			}
			for _, m := range strands[i].p.Moves() {
				s := t.extend(&strands[i], m)
				if s.goesOn(t.p.Turn()) {
					next = append(next, s)
				} else {
					ends = append(ends, s)
				}
			}
		}
		strands = best(next, beam[t.player.Level])
	}
	return t.firsts(best(ends, len(ends))), nil
}

// extend returns a strand with one more move.
func (t *thinking) extend(s *strand, m chess.Move) strand {
	longer := strand{p: s.p, moves: append(slices.Clone(s.moves), m)}
	longer.p.Do(m)
	c := camp{t.p.Turn()}
	if value, over := c.over(&longer.p, 1); over {
		longer.value = value
		return longer
	}
	var o outlook
	o.look(&longer.p, t.weights)
	longer.value = c.value(&longer.p, &o)
	return longer
}

// goesOn reports whether the turn goes on.
func (s *strand) goesOn(turn chess.Army) bool {
	_, over := s.p.Result()
	return !over && !s.p.Rolling() && s.p.Turn() == turn
}

// best returns the best strands, at most so many, each position once.
func best(strands []strand, most int) []strand {
	slices.SortStableFunc(strands, func(a, b strand) int { return cmp.Compare(b.value, a.value) })
	var kept []strand
	seen := map[uint64]bool{}
	for _, s := range strands {
		if key := s.p.Key(); len(kept) < most && !seen[key] {
			seen[key] = true
			kept = append(kept, s)
		}
	}
	return kept
}

// firsts returns the first moves of turns, each once.
func (t *thinking) firsts(turns []strand) []try {
	var tries []try
	for _, s := range turns {
		known := slices.ContainsFunc(tries, func(o try) bool { return o.move == s.moves[0] })
		if !known {
			tries = append(tries, try{move: s.moves[0], value: s.value, exact: true, line: s.moves})
		}
	}
	return tries
}
