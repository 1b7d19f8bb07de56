package solve

import "math/bits"

// guess returns player 0's share of the rest if both play by rules of thumb.
func (s *search) guess(st *state, leader, left int) int {
	points := 0
	now := *st
	for ; left > 0; left-- {
		t := trick{state: now, leader: leader, left: left}
		t.size = s.size(&now, leader)
		for t.n < t.size {
			t = t.with(s, s.thumb(&t))
		}
		if (t.winner == 0) != s.nullo {
			points += unit
		}
		leader = t.winner
		now = t.after(s)
	}
	return points
}

// thumb returns the card chosen by rules of thumb.
func (s *search) thumb(t *trick) uint {
	legal, turn := t.legal(), t.turn()
	best, most := uint(0), int32(-1<<30)
	for rest := legal; rest != 0; rest &= rest - 1 {
		bit := uint(bits.TrailingZeros64(rest))
		if v := s.promise(t, turn, legal, bit); v > most {
			best, most = bit, v
		}
	}
	return best
}
