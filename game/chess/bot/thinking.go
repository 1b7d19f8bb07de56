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
	ctx     context.Context
	player  Player
	effort  effort
	p       chess.Position
	weights *weights
	ending  *ending  // see searcher
	keys    []uint64 // of the positions since the last irreversible one
	moves   []chess.Move
	source  uint64       // seed for chance
	raced   int          // number of positions examined for rivals' races
	also    []chess.Move // moves that advice compares in any case
}

func newThinking(ctx context.Context, p Player, g chess.Game) *thinking {
	t := &thinking{ctx: ctx, player: p, effort: efforts[min(p.Level, Expert)], p: g.Position(), keys: g.Keys()}
	if sides(&t.p) > 2 {
		t.effort = crowded[min(p.Level, Expert)]
	}
	t.weights = weightsFor(&t.p)
	t.moves = t.p.Moves()
	t.source = mix(p.Seed ^ mix(t.p.Key()^uint64(t.p.Number())))
	return t
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
	p, c := t.p, camp{t.p.Turn()}
	p.Do(m)
	if value, over := c.over(&p, 1); over {
		return value
	}
	var o outlook
	o.look(&p, t.weights)
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
	// The best move may open the way for a rival's king. Then the next best is tried.
	for len(tries) > 1 && tries[0].value < decided && !t.stands(tries[0].move) {
		rest := make([]chess.Move, 0, len(tries)-1)
		for _, other := range tries[1:] {
			rest = append(rest, other.move)
		}
		if rest = t.safe(rest); len(rest) == 0 {
			break
		}
		s.limit, s.stopped = s.nodes+t.effort.nodes/2, false
		tries = s.deepen(rest, t.effort.depth)
	}
	return tries, t.ctx.Err()
}

// compared is the number of moves that advice compares.
const compared = 4

// compare searches the next best moves after the chosen one, so that all have values and lines. It searches them less
// deeply; none is rated above the chosen one.
func (t *thinking) compare(tries []try) ([]try, error) {
	if t.player.Level == Beginner || t.p.Variant().Dice {
		return t.listed(tries), nil
	}
	best, others := tries[0], t.others(tries)
	err := parallel.Do(t.ctx, t.player.Threads, len(others), func(i int) {
		s := t.searcher(t.effort.nodes / 4)
		others[i] = s.deepen([]chess.Move{others[i].move}, t.effort.depth)[0]
		if others[i].value > -decided && !t.stands(others[i].move) {
			others[i].value = 2*sureTurns - Won
		}
		others[i].value = min(others[i].value, best.value)
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
