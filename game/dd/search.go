package dd

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

const (
	// maxKnown is how many positions a search remembers at most, in about 30 MB.
	maxKnown = 1 << 18
	// checkEvery is how many nodes go by between two looks at the context: well below a
	// millisecond's worth.
	checkEvery = 256
	// cashNodes is how many nodes a look for tricks to cash may take. More finds more, but
	// by then the search itself has found it: measured on laydowns and on endings.
	cashNodes = 30
)

// search answers questions about one position, for one side.
type search struct {
	ctx    context.Context
	start  position
	strain bridge.Strain
	side   card.Side
	known  map[key]bounds
	room   int // positions that known may hold

	nodes   int   // cards tried
	limit   int   // at which to stop
	stopped bool  // because of the limit, or because of err
	err     error // of ctx
}

// bounds are the fewest and the most tricks that the side can take from a position on.
type bounds struct{ min, max int8 }

func newSearch(ctx context.Context, b bridge.Board, side card.Side) *search {
	s := &search{ctx: ctx, strain: b.Contract().Strain, side: side, known: map[key]bounds{}, room: maxKnown}
	s.start = position{trick: b.Trick(), left: b.Left()}
	for _, seat := range card.Seats {
		s.start.hands[seat] = b.Hand(seat)
	}
	return s
}

// ask answers whether the side can take at least so many tricks, with so many more nodes.
func (s *search) ask(tricks, nodes int) (Answer, error) {
	if err := s.ctx.Err(); err != nil {
		return Unknown, err
	}
	s.limit, s.stopped = s.nodes+nodes, false
	takes := s.takes(&s.start, tricks)
	switch {
	case s.stopped:
		return Unknown, s.err
	case takes:
		return Yes, nil
	}
	return No, nil
}

// spend counts a node, and reports whether the search may go on.
func (s *search) spend() bool {
	if s.nodes++; s.nodes%checkEvery == 0 {
		s.err = s.ctx.Err()
	}
	if s.nodes > s.limit || s.err != nil {
		s.stopped = true
	}
	return !s.stopped
}

// takes reports whether the side can take at least need of the tricks left. Once the
// search has stopped, what it returns means nothing.
func (s *search) takes(p *position, need int) bool {
	if need <= 0 {
		return true
	}
	if need > p.left {
		return false
	}
	if p.trick.Len > 0 {
		return s.try(p, need)
	}
	k := p.key()
	known, ok := s.known[k]
	if !ok {
		known = bounds{0, int8(p.left)}
	}
	if int(known.min) < need && need <= int(known.max) {
		s.cash(p, &known, need)
	}
	if s.stopped {
		return false
	}
	if int(known.min) < need && need <= int(known.max) {
		if s.try(p, need) {
			known.min = int8(need)
		} else {
			known.max = int8(need - 1)
		}
	}
	if s.stopped {
		return false
	}
	if len(s.known) >= s.room {
		clear(s.known)
	}
	s.known[k] = known
	return int(known.min) >= need
}

// try plays each card worth trying, until one serves the side whose turn it is.
func (s *search) try(p *position, need int) bool {
	ours := p.trick.Turn().Side() == s.side
	moves := p.moves(s.strain)
	for _, c := range moves.cards[:moves.n] {
		if !s.spend() {
			return false
		}
		next, winner, done := p.play(c, s.strain)
		rest := need
		if done && winner.Side() == s.side {
			rest--
		}
		if s.takes(&next, rest) == ours {
			return ours
		}
		if s.stopped {
			return false
		}
	}
	return !ours
}

// cash narrows the bounds by the tricks that a side is sure of at once.
func (s *search) cash(p *position, known *bounds, need int) {
	theirs := s.side.Other()
	known.min = max(known.min, int8(topTrumps(p, s.side, s.strain)))
	known.max = min(known.max, int8(p.left-topTrumps(p, theirs, s.strain)))
	if p.trick.Leader.Side() == s.side {
		known.min = max(known.min, int8(s.cashable(p, need, cashNodes)))
	} else {
		known.max = min(known.max, int8(p.left-s.cashable(p, p.left-need+1, cashNodes)))
	}
}
