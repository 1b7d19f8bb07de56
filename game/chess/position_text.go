package chess

import (
	"strconv"
	"strings"
)

// String returns the text form: placement, turn, variant, control, fresh knights, tours, count and number. With
// [DeclinedFree] the squares of the pawns that have declined follow, or "-". It leaves out a dice turn in
// progress.
func (p Position) String() string {
	tours := "-"
	if p.rules.Dice {
		tours = toursText(p.tours)
	}
	fields := []string{p.placement(), p.turn.String(), p.rules.Variant.String(), controlText(p.control), squaresText(p.freshSquares()), tours,
		strconv.Itoa(int(p.count)), strconv.Itoa(int(p.number))}
	if p.rules.Declined == DeclinedFree {
		fields = append(fields, squaresText(p.decliners()))
	}
	return strings.Join(fields, " ")
}

func controlText(control [Armies]Army) string {
	var out strings.Builder
	for _, by := range control {
		out.WriteString(by.String())
	}
	return out.String()
}

func toursText(tours [Armies]int32) string {
	words := make([]string, Armies)
	for a, count := range tours {
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
