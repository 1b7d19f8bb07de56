package bot

import "github.com/superbridge/superbridge/game/chess"

// around returns the squares that a king reaches from any square of the set.
func around(set chess.SquareSet) (reached chess.SquareSet) {
	for sq := range set.All() {
		near := &board.king[sq]
		reached[0] |= near[0]
		reached[1] |= near[1]
		reached[2] |= near[2]
	}
	return reached
}

// directions are numbered from 0 to 7: even ones go along files and ranks, odd ones diagonally, clockwise from up.
var directions = [8][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

var leaps = [8][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}

// maxSteps is one more than the number of steps a king needs to the Castle from anywhere.
const maxSteps = 8

// geometry holds tables that depend on the shape of the board alone.
type geometry struct {
	rays    [chess.Squares][8][]chess.Square // the squares in each direction, the nearest first
	king    [chess.Squares]chess.SquareSet
	beside  [chess.Squares]chess.SquareSet // along file and rank only
	knight  [chess.Squares]chess.SquareSet
	leaps   [chess.Squares][]chess.Square
	pawn    [chess.Armies][chess.Squares]chess.SquareSet // squares on which a pawn of that army captures
	hit     [chess.Armies][chess.Squares][]chess.Square  // squares from which pawns of that army capture on the square
	castle  chess.SquareSet
	ring    chess.SquareSet                  // the 12 squares round the Castle
	within  [maxSteps]chess.SquareSet        // at most that many steps from the Castle
	steps   [chess.Squares]int               // of a king on an empty board to the Castle
	pawnWay [chess.Armies][chess.Squares]int // number of moves a pawn needs to the Castle, a capture counting as two, or farWay
}

// farWay is a pawn's distance if it can't reach the Castle.
const farWay = 99

var board = newGeometry()

func newGeometry() *geometry {
	g := new(geometry)
	for sq := range chess.Square(chess.Squares) {
		x, y := sq.X(), sq.Y()
		if sq.Castle() {
			g.castle = g.castle.With(sq)
		} else if x >= 6 && x <= 9 && y >= 6 && y <= 9 {
			g.ring = g.ring.With(sq)
		}
		g.steps[sq] = max(7-x, x-8, 7-y, y-8, 0)
		for n := g.steps[sq]; n < maxSteps; n++ {
			g.within[n] = g.within[n].With(sq)
		}
		for d, step := range directions {
			for n := 1; ; n++ {
				to := chess.SquareAt(x+n*step[0], y+n*step[1])
				if to == chess.NoSquare {
					break
				}
				g.rays[sq][d] = append(g.rays[sq][d], to)
				if n == 1 {
					g.king[sq] = g.king[sq].With(to)
					if d%2 == 0 {
						g.beside[sq] = g.beside[sq].With(to)
					}
				}
			}
		}
		for _, leap := range leaps {
			if to := chess.SquareAt(x+leap[0], y+leap[1]); to != chess.NoSquare {
				g.knight[sq] = g.knight[sq].With(to)
				g.leaps[sq] = append(g.leaps[sq], to)
			}
		}
		for army := range chess.Army(chess.Armies) {
			for _, c := range army.Captures() {
				if to := chess.SquareAt(x+c[0], y+c[1]); to != chess.NoSquare {
					g.pawn[army][sq] = g.pawn[army][sq].With(to)
					g.hit[army][to] = append(g.hit[army][to], sq)
				}
			}
		}
	}
	for army := range chess.Army(chess.Armies) {
		for sq := range chess.Square(chess.Squares) {
			g.way(army, sq)
		}
	}
	return g
}

// way finds a pawn's way to the Castle, and those of the pieces it may become on it. A capture counts as two moves,
// since there must be something to capture.
func (g *geometry) way(army chess.Army, sq chess.Square) int {
	known := &g.pawnWay[army][sq]
	if *known > 0 || sq.Castle() {
		return *known
	}
	*known = farWay
	dx, dy := army.Step()
	x, y := sq.X(), sq.Y()
	if to := chess.SquareAt(x+dx, y+dy); to != chess.NoSquare {
		*known = min(*known, 1+g.way(army, to))
	}
	for _, c := range army.Captures() {
		if to := chess.SquareAt(x+c[0], y+c[1]); to != chess.NoSquare {
			*known = min(*known, 2+g.way(army, to))
		}
	}
	return *known
}
