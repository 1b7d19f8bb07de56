package chess

import (
	"strconv"
	"strings"
)

// String returns the text form: placement, turn, variant, control, fresh knights, tours, count and number. With
// [DeclinedFree] the squares of the pawns that have declined follow, or "-". It leaves out a dice turn in
// progress.
func (p Position) String() string {
	fields := []string{p.placement(), p.turn.String(), p.rules.Variant.String(), p.controls(), squaresText(p.freshSquares()), p.toursText(),
		strconv.Itoa(int(p.count)), strconv.Itoa(int(p.number))}
	if p.rules.Declined == DeclinedFree {
		fields = append(fields, squaresText(p.decliners()))
	}
	return strings.Join(fields, " ")
}

// placement returns the ranks, from the top.
func (p *Position) placement() string {
	var out strings.Builder
	for y := edge; y >= 1; y-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				out.WriteString(strconv.Itoa(empty))
			}
			empty = 0
		}
		for x := 1; x <= edge; x++ {
			s := SquareAt(x, y)
			switch {
			case s == NoSquare:
			case p.board[s] == Empty:
				empty++
			default:
				flush()
				out.WriteString(p.board[s].String())
			}
		}
		flush()
		if y > 1 {
			out.WriteByte('/')
		}
	}
	return out.String()
}

func (p *Position) controls() string {
	var out strings.Builder
	for _, by := range p.control {
		out.WriteString(by.String())
	}
	return out.String()
}

func (p *Position) toursText() string {
	if !p.rules.Dice {
		return "-"
	}
	words := make([]string, Armies)
	for a, count := range p.tours {
		words[a] = strconv.Itoa(int(count))
	}
	return strings.Join(words, ",")
}

func squaresText(set SquareSet) string {
	var words []string
	for s := range set.All() {
		words = append(words, s.String())
	}
	if words == nil {
		return "-"
	}
	return strings.Join(words, ",")
}

// decliners returns the squares of pawns that have declined, with DeclinedFree.
func (p *Position) decliners() SquareSet {
	var set SquareSet
	for _, s := range CastleSquares() {
		if p.declined&castleBit(s) != 0 {
			set.add(s)
		}
	}
	return set
}

// freshSquares returns the squares of knights that have never moved.
func (p *Position) freshSquares() SquareSet {
	var set SquareSet
	for s := range p.Occupied().All() {
		if p.Fresh(s) {
			set.add(s)
		}
	}
	return set
}
