package bot

import "github.com/superbridge/superbridge/game/chess"

// quietDepth is the number of consecutive captures that the end of a search follows.
const quietDepth = 8

// quiet returns the value of a position for the side whose turn it is, once captures and entries of the Castle are played out.
func (s *searcher) quiet(ply, alpha, beta, depth int) int {
	if s.count() {
		return 0
	}
	if value := seenBy(s.camp.ours(&s.p), s.camp.material(&s.p)) - lazy; value >= beta && !s.plain && !racing(&s.p) {
		return value
	}
	o := &s.outlook
	o.look(&s.p)
	ours := s.camp.ours(&s.p)
	best := seenBy(ours, s.camp.value(&s.p, o)+s.off())
	if best >= beta || depth == 0 || ply >= mostPly {
		return best
	}
	var guarded [chess.Armies]chess.SquareSet
	for a := range guarded {
		guarded[a], _ = o.against(&s.p, chess.Army(a))
	}
	l := last{ours: ours, depth: depth, beta: beta, stand: best}
	best = s.captures(&l, ply, max(alpha, best), best, &guarded[s.p.Turn()])
	if s.two || ours {
		return best
	}
	before, passed := s.p.Skip(), 1
	for best < beta && !s.camp.ours(&s.p) && !s.stopped {
		best = s.captures(&l, ply+passed, max(alpha, best), best, &guarded[s.p.Turn()])
		s.p.Skip()
		passed++
	}
	s.p.Undo(before)
	return best
}

// lazy is the limit, as a rule, of what counts besides material while no king is near the Castle.
const lazy = logit * 7 / 10

// pawns returns the value of hundredths of a pawn, roughly.
func (s *searcher) pawns(hundredths int) int { return hundredths * s.slope / logFactor }

// last holds the common part of the captures of rivals at the end of a search.
type last struct {
	ours        bool
	depth, beta int
	stand       int // the value if nobody captures
}

// captures returns the value of the best capture of the army in turn, or best if that is better.
func (s *searcher) captures(l *last, ply, alpha, best int, guarded *chess.SquareSet) int {
	if ply >= mostPly {
		return best
	}
	moves := s.p.AppendCaptures(s.moves[ply][:0])
	s.moves[ply] = moves
	s.ranks[ply] = s.order.rank(&s.p, moves, chess.Move{}, ply, s.ranks[ply][:0])
	for i := range moves {
		m := pick(moves, s.ranks[ply], i)
		if !s.plain && s.hopeless(m, l.stand, alpha, guarded) {
			continue
		}
		undo, turns := s.do(l.ours, m)
		var value int
		if end, over := s.camp.over(&s.p, ply+turns); over {
			value = seenBy(l.ours, end)
		} else if s.camp.ours(&s.p) == l.ours {
			value = s.quiet(ply+turns, alpha, l.beta, l.depth-1)
		} else {
			value = -s.quiet(ply+turns, -l.beta, -alpha, l.depth-1)
		}
		s.undo(undo)
		if s.stopped {
			return 0
		}
		if value > best {
			best = value
			alpha = max(alpha, value)
		}
		if value >= l.beta {
			break
		}
	}
	return best
}

// hopeless reports whether a capture isn't worth examining: it can't gain enough, or loses more than it takes.
func (s *searcher) hopeless(m chess.Move, stand, alpha int, guarded *chess.SquareSet) bool {
	if m.Becomes != chess.NoKind || m.To.Castle() || !m.Takes && !m.TakesVia {
		return false
	}
	w, gain := weightsFor(&s.p), 0
	if m.Takes {
		kind := s.p.At(m.To).Kind()
		if kind == chess.King {
			return false
		}
		gain = w.piece(kind)
	}
	if m.TakesVia {
		kind := s.p.At(m.Via).Kind()
		if kind == chess.King {
			return false
		}
		gain += w.piece(kind)
	}
	if stand+s.pawns(gain+200) < alpha {
		return true
	}
	own := s.p.At(m.From).Kind()
	if own == chess.King {
		return guarded.Has(m.To)
	}
	return guarded.Has(m.To) && gain < w.piece(own)
}

// off returns the random error of the position's evaluation, the same throughout this search.
func (s *searcher) off() int {
	if s.noise == 0 {
		return 0
	}
	return int(mix(s.p.Key()^s.source)%uint64(2*s.noise+1)) - s.noise
}

// racing reports whether a king is so near the Castle that material means little.
func racing(p *chess.Position) bool {
	for a := range chess.Army(chess.Armies) {
		if king := p.King(a); king != chess.NoSquare && board.steps[king] <= 3 {
			return true
		}
	}
	return false
}
