package chess

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Square is one of the board's 172 squares: by file a to n, then by rank 1 to 14.
type Square uint8

// Squares is the number of squares.
const Squares = 172

// NoSquare stands for no square.
const NoSquare Square = 255

// edge is the side of the smallest square round the octagon, in squares.
const edge = 14

// The squares of the Castle.
const (
	g7 Square = 78
	g8 Square = 79
	h7 Square = 92
	h8 Square = 93
)

// exists reports whether file x and rank y meet on the octagon.
func exists(x, y int) bool {
	return x >= 1 && x <= edge && y >= 1 && y <= edge && x+y >= 5 && x+y <= 25 && x-y >= -10 && x-y <= 10
}

// SquareAt returns the square of file x and rank y, both 1 to 14, and NoSquare if there is none.
func SquareAt(x, y int) Square {
	if !exists(x, y) {
		return NoSquare
	}
	return geometry.at[x][y]
}

// ParseSquare reads a file and a rank, as in n11.
func ParseSquare(text string) (Square, error) {
	if len(text) >= 2 && len(text) <= 3 && text[1] != '0' {
		y := 0
		for _, c := range []byte(text[1:]) {
			if c < '0' || c > '9' {
				y = 2 * edge // not a rank
				break
			}
			y = 10*y + int(c-'0')
		}
		if s := SquareAt(int(text[0])-'a'+1, y); s != NoSquare {
			return s, nil
		}
	}
	return NoSquare, fault.Errorf("%q is not a square of the board", text)
}

// X returns the file, 1 to 14, of a square of the board.
func (s Square) X() int { return int(geometry.x[s]) }

// Y returns the rank, 1 to 14, of a square of the board.
func (s Square) Y() int { return int(geometry.y[s]) }

// String returns file and rank, as in d1, and "-" for none.
func (s Square) String() string {
	if s >= Squares {
		return "-"
	}
	return fmt.Sprintf("%c%d", 'a'+s.X()-1, s.Y())
}

// Light reports whether the square is light: file and rank add up to an odd number.
func (s Square) Light() bool { return (s.X()+s.Y())%2 == 1 }

// Castle reports whether the square is one of g7, g8, h7 and h8.
func (s Square) Castle() bool { return s == g7 || s == g8 || s == h7 || s == h8 }

// CastleSquares returns the four squares of the Castle, in the order of squares.
func CastleSquares() [4]Square { return [4]Square{g7, g8, h7, h8} }

// Territory returns the number of the square's quadrant, 1 to 4 clockwise from the lower left, and 0 in the Castle.
// Tours are counted in territories. (Rules: octagonal-chess, Territories.)
func (s Square) Territory() int { return int(geometry.territory[s]) }
