package chess

// The eight directions, anticlockwise from the right. Even ones run along files and ranks, odd ones diagonally.
const directions = 8

var compass = [directions][2]int{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}

var leaps = [8][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}

// reach holds the squares that one step or leap reaches, in the order of squares.
type reach struct {
	n  uint8
	to [8]Square
}

// tables holds what is computed from the octagon once. Indexes are Squares, including 255, so that look-ups need no
// bounds check.
type tables struct {
	at        [edge + 1][edge + 1]Square
	x, y      [256]uint8
	territory [256]uint8
	castle    [256]bool
	freshBit  [256]uint8              // one bit for each knight's start square, 0 for others
	next      [directions][256]Square // the neighbour, NoSquare at the edge
	king      [256]reach
	knight    [256]reach
	pawn      [4][256]Square    // the square in front
	hits      [4][2][256]Square // the squares where a pawn captures
	aslant    [4][2][256]Square // the same under the other ruling of PawnCapture
}

// knightStarts are the files and ranks on which knights start, in every layout.
var knightStarts = [8][2]int{{2, 4}, {4, 2}, {4, 13}, {2, 11}, {13, 11}, {11, 13}, {11, 2}, {13, 4}}

var geometry = newTables()

func newTables() *tables {
	t := new(tables)
	n := Square(0)
	for x := 1; x <= edge; x++ {
		for y := 1; y <= edge; y++ {
			t.at[x][y] = NoSquare
			if exists(x, y) {
				t.at[x][y] = n
				t.x[n], t.y[n] = uint8(x), uint8(y)
				n++
			}
		}
	}
	for _, s := range CastleSquares() {
		t.castle[s] = true
	}
	for i := range 256 {
		t.fill(Square(i))
	}
	for i, start := range knightStarts {
		t.freshBit[t.at[start[0]][start[1]]] = 1 << i
	}
	return t
}

// fill computes what can be reached from a square; nothing can from NoSquare.
func (t *tables) fill(s Square) {
	from := func(d [2]int) Square {
		x, y := int(t.x[s])+d[0], int(t.y[s])+d[1]
		if s >= Squares || !exists(x, y) {
			return NoSquare
		}
		return t.at[x][y]
	}
	for d, delta := range compass {
		t.next[d][s] = from(delta)
	}
	t.king[s], t.knight[s] = reachOf(from, compass[:]), reachOf(from, leaps[:])
	for a := Red; a <= Green; a++ {
		dx, dy := a.Step()
		t.pawn[a][s] = from([2]int{dx, dy})
		for i, d := range a.Captures() {
			t.hits[a][i][s] = from(d)
		}
		t.aslant[a][0][s], t.aslant[a][1][s] = from([2]int{dx, -dy}), from([2]int{-dx, dy})
	}
	if s < Squares && !t.castle[s] {
		t.territory[s] = territory(int(t.x[s]), int(t.y[s]))
	}
}

func reachOf(from func([2]int) Square, deltas [][2]int) reach {
	var r reach
	for _, d := range deltas {
		if s := from(d); s != NoSquare {
			i := int(r.n)
			for ; i > 0 && r.to[i-1] > s; i-- {
				r.to[i] = r.to[i-1]
			}
			r.to[i] = s
			r.n++
		}
	}
	return r
}

// territory returns the number of the quadrant, clockwise from the lower left.
func territory(x, y int) uint8 {
	left, low := x <= edge/2, y <= edge/2
	switch {
	case left && low:
		return 1
	case left:
		return 2
	case !low:
		return 3
	}
	return 4
}
