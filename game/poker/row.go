package poker

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Row is one of a player's three rows.
type Row uint8

// The rows.
const (
	Top Row = iota
	Middle
	Bottom
)

// Rows lists the rows, from the top.
var Rows = [3]Row{Top, Middle, Bottom}

// Boxes is the number of boxes of a board.
const Boxes = 13

// Len returns the number of boxes of the row: 3, 5 and 5, and 0 for an invalid row.
func (r Row) Len() int {
	switch r {
	case Top:
		return 3
	case Middle, Bottom:
		return 5
	}
	return 0
}

var rowNames = [...]string{"top", "middle", "bottom"}

var rowWords = [...]fault.Phrase{fault.Say("top"), fault.Say("middle"), fault.Say("bottom")}

// Words returns the row's name, for errors.
func (r Row) Words() fault.Phrase {
	if int(r) >= len(rowWords) {
		return fault.Say("%s", r.String())
	}
	return rowWords[r]
}

// String returns the row's name: top, middle or bottom.
func (r Row) String() string {
	if int(r) >= len(rowNames) {
		return fmt.Sprintf("Row(%d)", uint8(r))
	}
	return rowNames[r]
}
