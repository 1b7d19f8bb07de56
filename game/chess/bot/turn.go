package bot

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// strand is a partial dice turn.
type strand struct {
	p     chess.Position
	moves []chess.Move
	value int
}

// turnEffort is the effort that a level puts into a dice turn.
type turnEffort struct {
	beam    int // strands that are followed from move to move
	weighed int // whole turns compared by the replies of the next armies, with one rival
	strikes int // maximum number of consecutive moves to take a king
	width   int // strands that are followed in rivals' turns
	moves   int // maximum number of moves in rivals' turns
}

var turns = [...]turnEffort{
	Club:   {beam: 6, weighed: 6, strikes: 2, width: 2, moves: 2},
	Expert: {beam: 24, weighed: 16, strikes: 3, width: 4, moves: 5},
}

// turn returns the possible first moves of a dice turn, the best first. A king that can be taken is taken. Otherwise it
// follows the most promising strands move by move to the end of the turn, and rates them by the board then and by the
// rivals' expected replies.
func (t *thinking) turn() ([]try, error) {
	effort := turns[t.player.Level]
	for n := 1; n <= min(t.p.Left(), effort.strikes); n++ {
		p := t.p
		if line := strike(&p, p.Kings()&^p.Side(p.Turn()), n); line != nil {
			return []try{{move: line[0], value: t.struck(line), exact: true, line: line}}, t.ctx.Err()
		}
	}
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
		strands = best(next, effort.beam)
	}
	ends = best(ends, len(ends))
	weighed := ends[:min(len(ends), t.weighed(effort))]
	f := forecast{t.ctx, t.camp(), effort}
	for i := range weighed {
		weighed[i].value = f.expected(&weighed[i].p)
	}
	return t.firsts(append(best(weighed, len(weighed)), ends[len(weighed):]...)), t.ctx.Err()
}

// weighed returns the number of turns compared by the rivals' replies: fewer with more rivals, and for the later moves
// of a turn, which choose among the rest of the same turns.
func (t *thinking) weighed(effort turnEffort) int {
	return max(3, 2*effort.weighed*t.p.Left()/(sides(&t.p)*t.p.Dice().Moves()))
}

// struck returns the static value after moves that take a king.
func (t *thinking) struck(line []chess.Move) int {
	s := strand{p: t.p}
	for _, m := range line {
		s = t.extend(&s, m)
	}
	return s.value
}

// extend returns a strand extended by a move.
func (t *thinking) extend(s *strand, m chess.Move) strand {
	longer := strand{p: s.p, moves: append(slices.Clone(s.moves), m)}
	longer.p.Do(m)
	c := t.camp()
	if value, over := c.over(&longer.p, 1); over {
		longer.value = value
		return longer
	}
	var o outlook
	o.look(&longer.p)
	longer.value = c.value(&longer.p, &o)
	return longer
}

// goesOn reports whether the turn goes on.
func (s *strand) goesOn(turn chess.Army) bool {
	_, over := s.p.Result()
	return !over && !s.p.Rolling() && s.p.Turn() == turn
}

// best returns the best strands, up to a limit, each position once.
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
