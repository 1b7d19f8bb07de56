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

// What a level spends on a turn with dice.
var turns = [...]struct {
	beam    int // strands that are followed from move to move
	weighed int // whole turns that are compared by what the next armies may do
	strikes int // moves in a row that may take a king
}{
	Club:   {beam: 6, weighed: 6, strikes: 2},
	Expert: {beam: 24, weighed: 16, strikes: 3},
}

// chances are in how many of 36 rolls a turn has so many moves at least.
var chances = [...]int{1: 36, 2: 26, 3: 17}

// kingLoss is what it costs to lose a king.
const kingLoss = 4000

// turn returns the moves with which turns with dice may begin, the best first. A king that can be taken is taken. Else it follows
// the most promising strands move by move to the end of the turn, and goes by what the board looks like then, and by how likely
// kings are taken before the next turn.
func (t *thinking) turn() ([]try, error) {
	effort := turns[t.player.Level]
	for n := 1; n <= min(t.p.Left(), effort.strikes); n++ {
		p := t.p
		if line := strike(&p, p.Kings()&^p.Side(p.Turn()), n); line != nil {
			return []try{{move: line[0], value: t.after(line[0]) + kingLoss, exact: true, line: line}}, t.ctx.Err()
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
	weighed := ends[:min(len(ends), effort.weighed)]
	for i := range weighed {
		if err := t.ctx.Err(); err != nil {
			return nil, err
		}
		weighed[i].value -= t.risk(&weighed[i].p, effort.strikes)
	}
	return t.firsts(append(best(weighed, len(weighed)), ends[len(weighed):]...)), nil
}

// strike returns moves, at most so many of the army in turn, of which the last takes one of the kings or wins in the Castle; nil
// if there are none.
func strike(p *chess.Position, kings chess.ArmySet, most int) []chess.Move {
	turn := p.Turn()
	for _, m := range p.AppendCaptures(nil) {
		taken := p.At(m.To)
		if m.TakesVia && p.At(m.Via).Kind() == chess.King {
			taken = p.At(m.Via)
		}
		if taken.Kind() == chess.King && kings.Has(taken.Army()) || wins(p, m) {
			return []chess.Move{m}
		}
	}
	if most <= 1 {
		return nil
	}
	for _, m := range p.Moves() {
		undo := p.Do(m)
		var line []chess.Move
		if p.Turn() == turn && p.Left() > 0 {
			line = strike(p, kings, most-1)
		}
		p.Undo(undo)
		if line != nil {
			return append([]chess.Move{m}, line...)
		}
	}
	return nil
}

// wins reports whether a king's move wins in the Castle.
func wins(p *chess.Position, m chess.Move) bool {
	if !m.To.Castle() || p.At(m.From).Kind() != chess.King {
		return false
	}
	undo := p.Do(m)
	_, over := p.Result()
	p.Undo(undo)
	return over
}

// risk returns what it costs on average that rivals may take a king of the side in turn, or win in the Castle, before its next
// turn: the next rivals are given turns of one move, of two, and so on.
func (t *thinking) risk(end *chess.Position, most int) int {
	own := t.p.Side(t.p.Turn())
	p := *end
	risk := 0
	for range chess.Armies {
		if _, over := p.Result(); over || own.Has(p.Turn()) {
			break
		}
		risk += kingLoss * likely(&p, own, most) / 36
		p.Skip()
	}
	return min(risk, kingLoss)
}

// likely returns in how many of 36 rolls the army that is to roll takes one of the kings.
func likely(p *chess.Position, kings chess.ArmySet, most int) int {
	for n := 1; n <= most; n++ {
		rolled := *p
		rolled.Roll(chess.Dice{A: uint8(n), B: uint8(n + 1)})
		if strike(&rolled, kings, n) != nil {
			return chances[n]
		}
	}
	return 0
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
