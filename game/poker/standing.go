package poker

import "github.com/superbridge/superbridge/game/card"

// Standing is what a board comes to so far, shown while cards are placed.
type Standing struct {
	// Strengths are those of the rows, from the top; of a row that isn't full that of what it holds, without sequences and
	// flushes, and 0 if it is empty. In a dead hand each row stands for itself.
	Strengths [3]Strength
	Royalties [3]int    // what they earn so far, points; 0 in a dead hand
	Joker     card.Card // what it is at present; the zero Card if there is none
	Dead      bool      // the full rows are out of order, whatever comes
	Behind    [3]bool   // a row that isn't full yet is weaker at present than one above it
	Fantasy   int       // cards at once in the next hand, should the hand live with the top row as it is
}

// Standing returns what a board comes to so far. Of a full one this is what [Rules.Rate] says.
func (r Rules) Standing(b Board) Standing {
	var s Standing
	s.Dead = r.outOfOrder(b)
	limit := unlimited
	for row := Bottom + 1; row > Top; {
		row--
		cards := b.Row(row)
		if len(cards) == 0 {
			continue
		}
		within := limit
		if s.Dead || b.Free(row) > 0 {
			within = unlimited
		}
		strength, joker := r.within(cards, within)
		if joker != (card.Card{}) {
			s.Joker = joker
		}
		s.Strengths[row] = strength
		if b.Free(row) == 0 {
			limit = strength
		}
	}
	if s.Dead {
		return s
	}
	for _, row := range Rows {
		if s.Strengths[row] != 0 {
			s.Royalties[row] = r.Royalty(row, s.Strengths[row])
		}
		for above := Top; above < row; above++ {
			s.Behind[row] = s.Behind[row] || b.Free(row) > 0 && s.Strengths[above] > s.Strengths[row]
		}
	}
	s.Fantasy = fantasyFor(s.Strengths[Top])
	return s
}

// outOfOrder reports whether the full rows of a board can't be in order, with the joker as any card.
func (r Rules) outOfOrder(b Board) bool {
	limit := unlimited
	for row := Bottom + 1; row > Top; {
		row--
		if b.Free(row) > 0 {
			continue
		}
		s, _ := r.within(b.Row(row), limit)
		if s == 0 {
			return true
		}
		limit = s
	}
	return false
}
