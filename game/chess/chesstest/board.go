// Package chesstest is a second implementation of octagonal chess, for tests: written only from
// docs/rules/octagonal-chess.md, slow and plain, on texts. It shares nothing with package chess, which is compared with
// it.
package chesstest

import (
	"fmt"
	"strconv"
	"strings"
)

// square is a square by its file and rank, both from 1 to 14.
type square struct{ x, y int }

// exists reports whether the octagon has the square.
func (s square) exists() bool {
	return s.x >= 1 && s.x <= 14 && s.y >= 1 && s.y <= 14 && s.x+s.y >= 5 && s.x+s.y <= 25 && s.x-s.y >= -10 && s.x-s.y <= 10
}

// castle reports whether it is one of the four squares in the centre.
func (s square) castle() bool { return (s.x == 7 || s.x == 8) && (s.y == 7 || s.y == 8) }

// territory returns 1 to 4, or 0 for a square of the Castle.
func (s square) territory() int {
	switch {
	case s.castle():
		return 0
	case s.x <= 7 && s.y <= 7:
		return 1
	case s.x <= 7:
		return 2
	case s.y >= 8:
		return 3
	}
	return 4
}

func (s square) plus(d step) square { return square{s.x + d.x, s.y + d.y} }

func (s square) String() string { return string(rune('a'+s.x-1)) + strconv.Itoa(s.y) }

// squareNamed reads a square.
func squareNamed(text string) (square, error) {
	for _, s := range squares() {
		if s.String() == text {
			return s, nil
		}
	}
	return square{}, fmt.Errorf("there is no square %q", text)
}

// squares returns all squares by file, then rank.
func squares() []square {
	var all []square
	for x := 1; x <= 14; x++ {
		for y := 1; y <= 14; y++ {
			if s := (square{x, y}); s.exists() {
				all = append(all, s)
			}
		}
	}
	return all
}

// step is a piece's step along files and ranks.
type step struct{ x, y int }

var (
	straight = []step{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal = []step{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	leaps    = []step{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// armies are in the order of their turns.
const armies = "rbyg"

// piece is an army's letter and the kind's; the zero value is no piece.
type piece struct{ army, kind byte }

// kinds are in the order of the table of armies; allowed holds the maximum number of each in an army.
const kinds = "KQBNRP"

var allowed = map[byte]int{'K': 1, 'Q': 1, 'B': 2, 'N': 2, 'R': 2, 'P': 7}

// table lists the start squares of the armies, kind by kind in the order of kinds.
var table = map[byte]string{
	'r': "c2 / b3 / a4 d1 / b4 d2 / a5 e1 / c3 a6 b5 c4 d3 e2 f1",
	'b': "b12 / c13 / d14 a11 / d13 b11 / e14 a10 / c12 f14 e13 d12 c11 b10 a9",
	'y': "l13 / m12 / n11 k14 / m11 k13 / n10 j14 / l12 n9 m10 l11 k12 j13 i14",
	'g': "m3 / l2 / k1 n4 / k2 m4 / j1 n5 / l3 i1 j2 k3 l4 m5 n6",
}

// starts returns the start squares of an army: of one kind, or of all kinds for 0.
func starts(army, kind byte) []square {
	var found []square
	for i, text := range strings.Split(table[army], " / ") {
		for name := range strings.FieldsSeq(text) {
			if s, err := squareNamed(name); err == nil && (kind == 0 || kind == kinds[i]) {
				found = append(found, s)
			}
		}
	}
	return found
}

// pawnStep and pawnCaptures are the steps and captures of the armies' pawns.
var (
	pawnStep     = map[byte]step{'r': {1, 1}, 'b': {1, -1}, 'y': {-1, -1}, 'g': {-1, 1}}
	pawnCaptures = map[byte][]step{'r': {{1, 0}, {0, 1}}, 'b': {{1, 0}, {0, -1}}, 'y': {{-1, 0}, {0, -1}}, 'g': {{-1, 0}, {0, 1}}}
)
