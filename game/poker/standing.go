package poker

import "github.com/superbridge/superbridge/game/card"

// Standing rates a board while cards are being placed.
type Standing struct {
	// Strengths are the strengths of the rows, from the top. An incomplete row counts the cards that it holds, without
	// sequences and flushes; an empty one is 0. In a dead hand each row is rated on its own.
	Strengths [3]Strength
	Royalties [3]int    // earned so far, in points; 0 in a dead hand
	Joker     card.Card // its card at present; the zero Card if there is no joker
	Dead      bool      // the full rows are out of order, whatever comes
	Fault     Row       // in a dead hand, the lowest full row that is weaker than the next full one above it
	Behind    [3]bool   // an incomplete row is at present weaker than one above it
	Fantasy   int       // cards at once in the next hand, if the hand lives with the present top row
	Return    int       // the same if this hand is a fantasy, with the present rows
}

// Standing rates a board so far. For a full one it agrees with [Rules.Rate].
func (r Rules) Standing(b Board) Standing {
	var s Standing
	s.Fault, s.Dead = r.outOfOrder(b)
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
	s.Fantasy, s.Return = fantasyFor(s.Strengths[Top]), r.returnFor(s.Strengths)
	return s
}

// outOfOrder reports whether the full rows of a board can't be in order, with the joker as any card. The fault is the
// lowest row that is too weak.
func (r Rules) outOfOrder(b Board) (fault Row, out bool) {
	limit, below := unlimited, Bottom
	for row := Bottom + 1; row > Top; {
		row--
		if b.Free(row) > 0 {
			continue
		}
		s, _ := r.within(b.Row(row), limit)
		if s == 0 {
			return below, true
		}
		limit, below = s, row
	}
	return 0, false
}
