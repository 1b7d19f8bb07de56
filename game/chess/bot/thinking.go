package bot

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/parallel"
)

// thinking is a player's thinking about one move.
type thinking struct {
	ctx    context.Context
	player Player
	effort effort
	p      chess.Position
	slope  int      // see searcher
	ending *ending  // see searcher
	keys   []uint64 // of the positions since the last irreversible one
	moves  []chess.Move
	source uint64       // seed for chance
	raced  int          // number of positions examined for rivals' races
	also   []chess.Move // moves that advice compares in any case
}

func newThinking(ctx context.Context, p Player, g chess.Game) *thinking {
	t := &thinking{ctx: ctx, player: p, effort: efforts[min(p.Level, Expert)], p: g.Position(), keys: g.Keys()}
	if sides(&t.p) > 2 {
		t.effort = crowded[min(p.Level, Expert)]
	}
	t.slope = slopeOf(&t.p)
	t.moves = t.p.Moves()
	t.source = mix(p.Seed ^ mix(t.p.Key()^uint64(t.p.Number())))
	return t
}

// camp returns the camp of the army in turn.
func (t *thinking) camp() camp { return camp{t.p.Turn(), t.player.Aim} }

// slopeOf returns by how much a value changes with each hundredth of a pawn, times logFactor, for the weakest side.
func slopeOf(p *chess.Position) int {
	w := weightsFor(p)
	var o outlook
	o.look(p)
	least := -1
	for a := range everybody(p).All() {
		strength := 0
		for own := range o.sides[a].All() {
			strength += o.strength[own]
		}
		if least < 0 || strength < least {
			least = strength
		}
	}
	return w.steep * logFactor / (baseStrength + max(0, least))
}

// mix returns a pseudo-random number determined by n.
func mix(n uint64) uint64 {
	n += 0x9e3779b97f4a7c15
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return n ^ n>>31
}

// chance returns the random source for this move.
func (t *thinking) chance() *rand.Rand { return rand.New(rand.NewPCG(t.source, 0)) }

// decide returns moves with the chosen one first. There is at least one.
func (t *thinking) decide() ([]try, error) {
	switch {
	case t.player.Level == Beginner:
		return t.thumb(), nil
	case len(t.moves) == 1:
		return []try{t.alone(t.moves[0])}, nil
	case t.p.Variant().Dice:
		return t.turn()
	}
	return t.search()
}

// The turns of each army in which players vary, and by how much the value of a position may be off then: in an even game of two, 80
// thousandths of log-odds are 2 per cent of the points.
const (
	variedTurns = 6
	varied      = 80
)

// variety returns the chance in the evaluations of a search.
func (t *thinking) variety() int {
	if t.player.Seed == 0 || t.p.Number() > variedTurns*t.p.Rules().Armies().Len() {
		return t.effort.noise
	}
	return max(t.effort.noise, varied)
}

// slips reports whether the player goes by rules of thumb in this turn, unless a king's race is on.
func (t *thinking) slips() bool {
	return t.effort.slips > 0 && mix(t.source)%uint64(t.effort.slips) == 0
}

// alone returns the only move, with the static value of the position after it.
func (t *thinking) alone(m chess.Move) try {
	return try{move: m, value: t.after(m), exact: true, line: []chess.Move{m}}
}

// after returns the static value of the position after a move for the side in turn.
func (t *thinking) after(m chess.Move) int {
	p, c := t.p, t.camp()
	p.Do(m)
	if value, over := c.over(&p, 1); over {
		return value
	}
	var o outlook
	o.look(&p)
	return c.value(&p, &o)
}

// search returns the results of a search. A king's race that is won is run, and one that may be lost is stopped.
func (t *thinking) search() ([]try, error) {
	if m, turns, ok := t.ownRace(); ok {
		return []try{{move: m, value: Won - 2*turns + 1, exact: true, line: []chess.Move{m}}}, t.ctx.Err()
	}
	moves := t.moves
	switch {
	case t.threatened():
		if safe := t.safe(moves); len(safe) > 0 {
			moves = safe
		}
	case t.slips():
		if tries := t.thumb(); t.stands(tries[0].move) {
			return tries, t.ctx.Err()
		}
	}
	if r, ok := remnantOf(&t.p); ok && r.piece != chess.NoSquare {
		t.ending = endingFor(t.ctx, r.kind)
	}
	s := t.searcher(t.effort.nodes)
	tries := s.deepen(moves, t.effort.depth)
	if tries[0].value <= -decided {
		t.delay(s, tries)
	}
	tries = t.keepKing(s, tries)
	// The best move may open the way for a rival's king. Then the next best is tried.
	for len(tries) > 1 && tries[0].value < decided && !t.stands(tries[0].move) {
		rest := make([]chess.Move, 0, len(tries)-1)
		for _, other := range tries[1:] {
			rest = append(rest, other.move)
		}
		if rest = t.safe(rest); len(rest) == 0 {
			break
		}
		s.limit, s.stopped = s.nodes+t.effort.nodes/4, false
		tries = s.deepen(rest, t.effort.depth)
	}
	return tries, t.ctx.Err()
}

// advise returns the decision, compared with other moves.
func (t *thinking) advise() (Advice, error) {
	tries, err := t.decide()
	if err != nil {
		return Advice{}, err
	}
	if tries, err = t.compare(tries); err != nil {
		return Advice{}, err
	}
	options := make([]Option, len(tries))
	for i, try := range tries {
		options[i] = Option{try.move, try.line, try.value, t.reason(try)}
	}
	return Advice{options[0].Move, options}, nil
}

// compared is the number of moves that advice compares.
const compared = 4

// compare searches the next best moves after the chosen one, so that all have values and lines. Each is compared with the chosen one
// at the depth that it reaches itself; none is rated above it.
func (t *thinking) compare(tries []try) ([]try, error) {
	if t.player.Level == Beginner || t.p.Variant().Dice {
		return t.listed(tries), nil
	}
	best, others := tries[0], t.others(tries)
	err := parallel.Do(t.ctx, t.player.Threads, len(others), func(i int) {
		s := t.searcher(t.effort.nodes)
		o := s.deepen([]chess.Move{others[i].move}, max(1, len(best.values)))[0]
		if n := min(len(o.values), len(best.values)); n > 0 && o.value > -decided {
			o.value = best.value - max(0, best.values[n-1]-o.values[n-1])
		}
		if o.value > -decided && !t.stands(o.move) {
			o.value = 2*sureTurns - Won
		}
		o.value = min(o.value, best.value)
		others[i] = o
	})
	slices.SortStableFunc(others, func(a, b try) int { return cmp.Compare(b.value, a.value) })
	return append([]try{best}, others...), err
}

// listed returns the best tries, and those compared in any case.
func (t *thinking) listed(tries []try) []try {
	n := min(len(tries), compared)
	all := slices.Clone(tries[:n])
	for _, other := range tries[n:] {
		if slices.Contains(t.also, other.move) {
			all = append(all, other)
		}
	}
	return all
}

// others returns the moves that advice compares with the chosen one: those that were best at some point of the search,
// then any others, and those compared in any case.
func (t *thinking) others(tries []try) []try {
	others := slices.Clone(tries[1:min(len(tries), compared)])
	for _, m := range t.moves {
		known := m == tries[0].move || slices.ContainsFunc(others, func(o try) bool { return o.move == m })
		if !known && (len(others) < compared-1 || slices.Contains(t.also, m)) {
			others = append(others, try{move: m})
		}
	}
	return others
}
