package poker

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Board is a player's three rows, full or not. It is a value that compares with ==: the boxes of a row are
// interchangeable, so rows are kept sorted. The zero Board is empty.
type Board struct {
	rows [3][5]card.Card // sorted, then zero Cards
	len  [3]uint8
}

// Row returns a row's cards, sorted.
func (b Board) Row(row Row) Cards {
	if row > Bottom {
		return nil
	}
	return slices.Clone(Cards(b.rows[row][:b.len[row]]))
}

// Free returns the number of a row's free boxes.
func (b Board) Free(row Row) int {
	if row > Bottom {
		return 0
	}
	return row.Len() - int(b.len[row])
}

// Len returns the number of cards, 0 to 13.
func (b Board) Len() int { return int(b.len[Top]) + int(b.len[Middle]) + int(b.len[Bottom]) }

// Full reports whether all 13 boxes hold cards.
func (b Board) Full() bool { return b.Len() == Boxes }

// All returns the cards of all rows, starting at the top.
func (b Board) All() Cards {
	all := make(Cards, 0, Boxes)
	for _, row := range Rows {
		all = append(all, b.rows[row][:b.len[row]]...)
	}
	return all
}

// Add returns the board with more cards in a row. It fails if the row has no box for them.
func (b Board) Add(row Row, cards ...card.Card) (Board, error) {
	if len(cards) > b.Free(row) {
		return Board{}, fault.Errorf("no box in the %v row for %v: %d are free", row, Cards(cards), b.Free(row))
	}
	if len(cards) == 0 {
		return b, nil
	}
	copy(b.rows[row][b.len[row]:], cards)
	b.len[row] += uint8(len(cards))
	slices.SortFunc(b.rows[row][:b.len[row]], compare)
	return b, nil
}

// Join returns the board with all cards of another one added, each in its row. It fails if a row has no box for them.
func (b Board) Join(other Board) (Board, error) {
	for _, row := range Rows {
		var err error
		if b, err = b.Add(row, other.rows[row][:other.len[row]]...); err != nil {
			return Board{}, err
		}
	}
	return b, nil
}

const emptyRow = "-"

// String returns the text form: the rows from the top, separated by strokes, - for an empty one, as SQ/-/HAHK.
func (b Board) String() string {
	rows := make([]string, len(Rows))
	for i, row := range Rows {
		rows[i] = emptyRow
		if b.len[row] > 0 {
			rows[i] = Cards(b.rows[row][:b.len[row]]).String()
		}
	}
	return strings.Join(rows, "/")
}

// ParseBoard reads a board's text form. The cards of a row may be in any order.
func ParseBoard(text string) (Board, error) {
	rows := strings.Split(text, "/")
	if len(rows) != len(Rows) {
		return Board{}, fault.Errorf("%q is not a board: want three rows, as SQ/-/HAHK", text)
	}
	var b Board
	for i, row := range Rows {
		if rows[i] == emptyRow {
			continue
		}
		cards, err := ParseCards(rows[i])
		if err == nil && len(cards) == 0 {
			err = fault.Errorf("the %v row is missing; an empty one is %s", row, emptyRow)
		}
		if err == nil {
			b, err = b.Add(row, cards...)
		}
		if err != nil {
			return Board{}, fault.Errorf("%q is not a board: %w", text, err)
		}
	}
	return b, nil
}
