package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/chess"
)

// Won is the value of a position that is already won; a win is worth one less for each turn that it takes.
const Won = 1_000_000

const (
	decided = Won - 1000 // values above are wins that the search has seen to the end
	endless = Won + 1
	mostPly = 96

	tableBits = 17 // the table of a search has 2 to the power of that many slots
)

// searcher searches from one position. It is used for one act, by one goroutine.
type searcher struct {
	ctx    context.Context
	p      chess.Position
	camp   camp
	two    bool // sides
	slope  int  // of values by hundredths of a pawn, at the root
	table  *table
	ending *ending // for the root, if there is a table
	plain  bool    // to a fixed depth, without extensions and reductions

	noise        int    // maximum error of evaluations, either way, in thousandths of log-odds
	source       uint64 // what the noise is drawn from
	nodes, limit int
	horizon      int // the turn from which on the search ends whatever is due
	stopped      bool
	path         []uint64 // keys of the positions since the last irreversible one
	order        ordering
	moves        [mostPly + 1][]chess.Move
	ranks        [mostPly + 1][]int32
	outlook      outlook
}

// searcher returns a searcher of the position, with a limit on positions.
func (t *thinking) searcher(limit int) *searcher {
	s := &searcher{ctx: t.ctx, p: t.p, slope: t.slope, ending: t.ending, limit: limit, noise: t.variety(), source: t.source, table: newTable(tableBits)}
	s.camp = t.camp()
	s.two = sides(&s.p) == 2
	s.path = append(s.path, t.keys...)
	return s
}

// try is a move at the root with its result.
type try struct {
	move   chess.Move
	value  int
	exact  bool  // the value is exact; otherwise it is an upper bound
	values []int // of the best move, whichever it was then: the value at each depth
	line   []chess.Move
}

// count counts a position, and reports whether the search must stop.
func (s *searcher) count() bool {
	s.nodes++
	if s.nodes >= s.limit || s.nodes&1023 == 0 && s.ctx.Err() != nil {
		s.stopped = true
	}
	return s.stopped
}

// deepen searches the moves deeper and deeper until the effort is spent, and returns them with the best first. Those after the
// best have bounds as values.
func (s *searcher) deepen(moves []chess.Move, depth int) []try {
	tries := make([]try, len(moves))
	for i, m := range moves {
		tries[i].move = m
		tries[i].value = -endless
	}
	var values []int
	for d := 1; d <= depth && !s.stopped; d++ {
		if s.round(tries, d) {
			values = append(values, tries[0].value)
		}
		// A win or loss within the depth is final.
		if best := tries[0].value; best > decided || best <= d-Won {
			break
		}
	}
	tries[0].values = values
	return tries
}

// round searches all tries to a depth, and puts the best first. Results are kept if the search must stop in between, which it
// reports.
func (s *searcher) round(tries []try, depth int) (whole bool) {
	alpha := -endless
	s.horizon = 2*depth + 2
	for i := range tries {
		t := tries[i]
		value, ok := s.try(t.move, depth, alpha, i == 0)
		if !ok {
			return false
		}
		better := value > alpha
		t.value, t.exact = value, better
		if better {
			alpha = value
			t.line = append([]chess.Move{t.move}, s.line(t.move, depth)...)
			copy(tries[1:i+1], tries[:i])
			tries[0] = t
		} else {
			tries[i] = t
		}
	}
	return true
}

// try searches one move at the root; ok is false if the search had to stop.
func (s *searcher) try(m chess.Move, depth, alpha int, first bool) (value int, ok bool) {
	ours := s.camp.ours(&s.p)
	undo, turns := s.do(ours, m)
	if first {
		value = s.child(ours, depth-1, turns, alpha, endless)
	} else {
		value = s.child(ours, depth-1, turns, alpha, alpha+1)
		if value > alpha && !s.stopped {
			value = s.child(ours, depth-1, turns, alpha, endless)
		}
	}
	s.undo(undo)
	return value, !s.stopped
}

// do makes a move, and returns the number of turns that takes. With more than two sides, one rival replies to a move of
// ours and the others pass.
func (s *searcher) do(ours bool, m chess.Move) (undo chess.Undo, turns int) {
	s.path = append(s.path, s.p.Key())
	undo, turns = s.p.Do(m), 1
	for !s.two && !ours {
		if _, over := s.camp.over(&s.p, 0); over || s.camp.ours(&s.p) {
			break
		}
		s.p.Skip() // undo restores this too: nothing has moved since
		turns++
	}
	return undo, turns
}

// toNext passes the turn to the next rival, who may reply instead of the one in turn; ok is false if there is none
// before our side's turn.
func (s *searcher) toNext() (undo chess.Undo, ok bool) {
	undo = s.p.Skip()
	if s.camp.ours(&s.p) {
		s.p.Undo(undo)
		return undo, false
	}
	return undo, true
}

func (s *searcher) undo(u chess.Undo) {
	s.p.Undo(u)
	s.path = s.path[:len(s.path)-1]
}

// child searches the position after a move, and returns its value for the side that moved.
func (s *searcher) child(ours bool, depth, ply, alpha, beta int) int {
	if value, over := s.camp.over(&s.p, ply); over {
		return seenBy(ours, value)
	}
	if s.camp.ours(&s.p) == ours {
		return s.node(depth, ply, alpha, beta)
	}
	return -s.node(depth, ply, -beta, -alpha)
}

// seenBy returns a value from our side's view as seen by the side that ours selects.
func seenBy(ours bool, value int) int {
	if ours {
		return value
	}
	return -value
}

// drawn reports whether the position has occurred before, or the game ends without a winner.
func (s *searcher) drawn() bool {
	count := s.p.Count()
	if count >= s.p.Rules().TurnLimit() {
		return true
	}
	key := s.p.Key()
	for i := len(s.path) - 1; i >= 0 && i >= len(s.path)-count; i-- {
		if s.path[i] == key {
			return true
		}
	}
	return false
}

// node returns the value of a position where a move is due, for the side whose turn it is.
func (s *searcher) node(depth, ply, alpha, beta int) int {
	if s.drawn() {
		return seenBy(s.camp.ours(&s.p), s.camp.drawn(&s.p))
	}
	if value, ok := s.known(ply); ok {
		return value
	}
	ours := s.camp.ours(&s.p)
	danger := (ours || s.two) && danger(&s.p)
	if danger && depth <= 1 && ply < s.horizon && !s.plain {
		depth++ // compulsory moves are made before the search ends
	}
	if depth <= 0 || ply >= mostPly {
		return s.quiet(ply, alpha, beta, quietDepth)
	}
	if s.count() {
		return 0
	}
	key := s.p.Key()
	var hint chess.Move
	if e := s.table.find(key); e != nil {
		hint = e.move
		if int(e.depth) >= depth {
			value := used(int(e.value), ply)
			if e.bound == exact || e.bound == atLeast && value >= beta || e.bound == atMost && value <= alpha {
				return value
			}
		}
	}
	if s.canSkip(depth, danger, beta) {
		undo := s.p.Skip()
		s.path = append(s.path, key)
		value := s.child(ours, depth-3-depth/4, ply+1, beta-1, beta)
		s.path = s.path[:len(s.path)-1]
		s.p.Undo(undo)
		if s.stopped {
			return 0
		}
		if value >= beta && value < decided {
			return beta
		}
	}
	moves := s.p.AppendMoves(s.moves[ply][:0])
	s.moves[ply] = moves
	s.ranks[ply] = s.order.rank(&s.p, moves, hint, ply, s.ranks[ply][:0])
	best, first, b := -endless, chess.Move{}, atMost
	for i := range moves {
		m := pick(moves, s.ranks[ply], i)
		quiet := !s.order.loud(&s.p, m)
		undo, turns := s.do(ours, m)
		var value int
		switch less := s.reduction(depth, i, quiet, danger); {
		case i == 0:
			value = s.child(ours, depth-1, ply+turns, alpha, beta)
		default:
			value = s.child(ours, depth-1-less, ply+turns, alpha, alpha+1)
			if value > alpha && less > 0 {
				value = s.child(ours, depth-1, ply+turns, alpha, alpha+1)
			}
			if value > alpha && value < beta {
				value = s.child(ours, depth-1, ply+turns, alpha, beta)
			}
		}
		s.undo(undo)
		if s.stopped {
			return 0
		}
		if value > best {
			best, first = value, m
			if value > alpha {
				alpha, b = value, exact
			}
		}
		if value >= beta {
			b = atLeast
			if quiet {
				s.order.cut(&s.p, m, moves[:i], ply, depth)
			}
			break
		}
	}
	if best < beta && !s.two && !ours {
		if undo, ok := s.toNext(); ok {
			value := s.node(depth, ply+1, alpha, beta)
			s.p.Undo(undo)
			if s.stopped {
				return 0
			}
			if value > best {
				best = value
				switch {
				case value >= beta:
					b = atLeast
				case value > alpha:
					b = exact
				}
			}
		}
	}
	s.table.keep(key, depth, kept(best, ply), b, first)
	return best
}

// reduction returns the depth reduction for a move that is unlikely to be the best.
func (s *searcher) reduction(depth, number int, quiet, danger bool) int {
	if s.plain || depth < 3 || number < 4 || !quiet || danger {
		return 0
	}
	switch {
	case number >= 24 && depth >= 5:
		return 3
	case number >= 10:
		return 2
	}
	return 1
}

// canSkip reports whether a null move may show that the position is good enough. With more than two sides nobody is
// hurt by another's move, and in small endings any move may be worse than none.
func (s *searcher) canSkip(depth int, danger bool, beta int) bool {
	return !s.plain && s.two && depth >= 3 && !danger && beta < decided && beta > -decided && !s.p.Rolling()
}

// line returns the continuation after a move at the root, as far as the table knows it.
func (s *searcher) line(m chess.Move, depth int) []chess.Move {
	var line []chess.Move
	p := s.p
	p.Do(m)
	for len(line) < depth-1 {
		if _, over := p.Result(); over {
			break
		}
		e := s.table.find(p.Key())
		if e == nil || p.Check(e.move) != nil {
			break
		}
		line = append(line, e.move)
		p.Do(e.move)
	}
	return line
}
