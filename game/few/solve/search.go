package solve

import (
	"context"
	"math"
	"math/bits"

	"github.com/superbridge/superbridge/game/few"
)

// unit is the value of a trick in a search: a look ahead may end between two numbers.
const unit = 16

const checkEvery = 512 // nodes between two checks of the context

// search is the state of a solver. Values are points of player 0, unit points for each trick that counts for him.
type search struct {
	kind    few.Kind
	takenUp bool
	nullo   bool
	trumps  uint64 // all bits of the trump suit
	index   index
	start   trick
	under   [64]uint64 // Chinese bridge: the closed card under a card
	covered uint64     // those that have one

	table *table
	good  [2][2][64]int32 // by player, by whether he leads, by card: number of times it was right

	plain   bool // tries all cards and remembers nothing: for tests
	ctx     context.Context
	nodes   int // cards tried
	limit   int
	pause   int // node count at which to check whether to stop
	stopped bool
	err     error
}

// set sets the position that questions are about.
func (s *search) set(p Position) {
	trumps := uint64(0)
	if suit, ok := p.Strain.Trump(); ok {
		trumps = lane << (laneBits * uint(suit))
	}
	nullo := p.Strain == few.Nullo
	if p.Kind == few.ChineseBridge || s.kind != p.Kind || s.takenUp != p.TakenUp || s.trumps != trumps || s.nullo != nullo {
		s.table.clear()
	}
	s.kind, s.takenUp, s.trumps, s.nullo = p.Kind, p.TakenUp, trumps, nullo
	s.index = indexOf(p)
	s.good = [2][2][64]int32{}
	s.under, s.covered = [64]uint64{}, 0
	t := trick{leader: int(p.Leader)}
	for player := range 2 {
		t.hand[player], t.rest[player] = s.index.set(p.Hands[player]), s.index.set(p.Reserves[player])
		for _, c := range p.Covers[player] {
			closed, open := uint64(1)<<s.index.bit(c.Closed), s.index.bit(c.Open)
			t.rest[player] |= closed
			s.under[open] = closed
			s.covered |= 1 << open
		}
	}
	for i, c := range p.Trick {
		t.hand[t.leader^i&1] |= 1 << s.index.bit(c)
	}
	if n := bits.OnesCount64(t.hand[0]); s.kind == few.Slam && (n == 0 || s.takenUp && n == 1) {
		for player := range 2 {
			t.hand[player] |= t.rest[player]
			t.rest[player] = 0
		}
	}
	t.left = p.Left()
	t.size = s.size(&t.state, t.leader)
	for _, c := range p.Trick {
		t = t.with(s, s.index.bit(c))
	}
	s.start = t
}

// run prepares for a search with a limit of nodes; 0 or less for none.
func (s *search) run(ctx context.Context, limit int) error {
	s.ctx, s.err, s.stopped = ctx, ctx.Err(), false
	s.limit = math.MaxInt
	if limit > 0 {
		s.limit = s.nodes + limit
	}
	s.pause = min(s.nodes+checkEvery, s.limit)
	return s.err
}

// stops checks whether there is a reason to stop.
func (s *search) stops() bool {
	s.err = s.ctx.Err()
	s.stopped = s.err != nil || s.nodes >= s.limit
	s.pause = min(s.nodes+checkEvery, s.limit)
	return s.stopped
}

// lead returns player 0's points at the start of a trick, exactly if between alpha and beta, otherwise a bound on that
// side. With depth 0 it guesses.
func (s *search) lead(st *state, leader, left, depth, alpha, beta int) int {
	if left == 0 {
		return 0
	}
	depth = min(depth, left)
	least, most := 0, left*unit
	if !s.plain {
		least, most = s.sure(st, leader, left)
	}
	switch {
	case least >= beta || least == most:
		return least
	case most <= alpha:
		return most
	case depth == 0:
		return min(max(s.guess(st, leader, left), least), most)
	}
	key := s.key(st)
	best := uint8(noCard)
	if e := s.table.look(key, leader); e != nil && !s.plain {
		best = e.best
		if int(e.depth) >= depth && (int(e.depth) == depth || int(e.depth) == left) {
			switch {
			case int(e.low) >= beta:
				return int(e.low)
			case int(e.high) <= alpha:
				return int(e.high)
			case e.low == e.high:
				return int(e.low)
			}
		}
	}
	t := trick{state: *st, leader: leader, left: left}
	t.size = s.size(st, leader)
	value, best := s.card(&t, depth, alpha, beta, best)
	if s.stopped {
		return 0
	}
	value = min(max(value, least), most)
	switch {
	case value <= alpha:
		s.table.keep(key, leader, depth, least, value, best)
	case value >= beta:
		s.table.keep(key, leader, depth, value, most, best)
	default:
		s.table.keep(key, leader, depth, value, value, best)
	}
	return value
}

// key returns the table key of a state.
func (s *search) key(st *state) [2]uint64 {
	switch s.kind {
	case few.Slam: // eight bits per suit are enough
		return [2]uint64{st.hand[0] | st.hand[1]<<8, st.rest[0] | st.rest[1]<<8}
	case few.ChineseBridge:
		return [2]uint64{st.hand[0] | st.hand[1] | st.rest[0] | st.rest[1], 0}
	}
	return st.hand
}

const noCard = 255

// card is like lead, in the middle of a trick or at its start, and also returns the best card. first is a card to try
// first, if any.
func (s *search) card(t *trick, depth, alpha, beta int, first uint8) (value int, best uint8) {
	turn := t.turn()
	var m moves
	s.moves(&m, t, first)
	good := &s.good[turn][min(t.n, 1)]
	ours := turn == 0
	value = -1
	if !ours {
		value = math.MaxInt
	}
	for i := range m.n {
		bit := m.next(i)
		if s.nodes++; s.nodes >= s.pause && s.stops() {
			return 0, noCard
		}
		v := s.played(t.with(s, uint(bit)), depth, alpha, beta)
		if s.stopped {
			return 0, noCard
		}
		if ours && v > value || !ours && v < value {
			value, best = v, bit
		}
		if ours {
			alpha = max(alpha, value)
		} else {
			beta = min(beta, value)
		}
		if alpha >= beta {
			if good[bit] += 32; good[bit] > 1<<12 {
				for b := range good {
					good[b] /= 2
				}
			}
			break
		}
	}
	return value, best
}

// played returns the same after a card.
func (s *search) played(t trick, depth, alpha, beta int) int {
	if t.n < t.size {
		v, _ := s.card(&t, depth, alpha, beta, noCard)
		return v
	}
	points := 0
	if (t.winner == 0) != s.nullo {
		points = unit
	}
	st := t.after(s)
	return points + s.lead(&st, t.winner, t.left-1, depth-1, alpha-points, beta-points)
}
