package guide

import (
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/cardart/chessboard"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// scene is a part of a board with pieces on it, and a piece whose moves are shown.
type scene struct {
	placed []string // each an army, a kind and a square, as in "rQf11"; the first is the piece that is about to move
	fresh  bool     // it has not moved yet
	wide   float64  // the part that is seen, in squares; 0: usual
	at     string   // a square in the middle of that part; "": that of the piece
	corner bool     // seen from the corner of the army
}

// Measures of the pictures, in squares.
const (
	usualWide = 7.0
	aspect    = 7.0 / 5
)

// far are kings that are in no picture: each army needs one.
var far = []string{"rKd1", "yKk14"}

// position returns the position of a scene, with red in turn.
func (s scene) position(r chess.Rules) chess.Position {
	r.Variant, r.Declined = chess.Variant{Mode: chess.A1, Persons: 2}, chess.Usual(r.Variant).Declined
	p, err := r.ParsePosition(s.text())
	if err != nil {
		panic(err) // ours
	}
	return p
}

// text returns the text form of the position.
func (s scene) text() string {
	on, fresh := map[string]string{}, "-"
	for _, one := range append(slices.Clone(s.placed), far...) {
		king := one[:2] == "rK" || one[:2] == "yK"
		if !king || !slices.ContainsFunc(s.placed, func(other string) bool { return other[:2] == one[:2] && other != one }) {
			on[one[2:]] = one[:2]
		}
	}
	if s.fresh {
		fresh = s.placed[0][2:]
	}
	var ranks []string
	for y := 14; y >= 1; y-- {
		rank, free := "", 0
		for x := 1; x <= 14; x++ {
			square := chess.SquareAt(x, y)
			piece := on[square.String()]
			switch {
			case square == chess.NoSquare:
			case piece == "":
				free++
			default:
				rank += gap(free) + piece
				free = 0
			}
		}
		ranks = append(ranks, rank+gap(free))
	}
	return fmt.Sprintf("%s r A1-2 r-y- %s - 0 1", strings.Join(ranks, "/"), fresh)
}

// gap returns the text form of free squares.
func gap(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// from returns the square of the piece that is about to move.
func (s scene) from() chess.Square { return squareOf(s.placed[0][2:]) }

// squareOf reads a square of ours.
func squareOf(name string) chess.Square {
	s, err := chess.ParseSquare(name)
	if err != nil {
		panic(err)
	}
	return s
}

// targets returns the squares to which the piece may move, in the order of their numbers.
func (s scene) targets(r chess.Rules) (all []chess.Square) {
	p := s.position(r)
	for _, m := range p.Moves() {
		if m.From == s.from() && !slices.Contains(all, m.To) {
			all = append(all, m.To)
		}
	}
	slices.Sort(all)
	return all
}

// draw draws the scene, with the targets marked.
func (s scene) draw(r chess.Rules) vector.Drawing {
	marks := []chessboard.Mark{{Army: chess.Red, From: s.from(), Via: chess.NoSquare, To: chess.NoSquare}}
	for _, to := range s.targets(r) {
		marks = append(marks, chessboard.Mark{Army: chess.Red, From: chess.NoSquare, Via: chess.NoSquare, To: to})
	}
	middle, wide := s.from(), s.wide
	if s.at != "" {
		middle = squareOf(s.at)
	}
	if wide == 0 {
		wide = usualWide
	}
	o := chessboard.Options{View: s.view(), Marks: marks}
	return part(chessboard.Diagram(s.position(r), o), o.View.Centre(middle), wide*chessboard.Side)
}

// view returns the view of the board.
func (s scene) view() chessboard.View { return chessboard.View{Corner: s.corner} }

// part returns what a drawing shows about a point, so wide.
func part(d vector.Drawing, about vector.Point, wide float64) vector.Drawing {
	seen := vector.Drawing{Width: wide, Height: wide / aspect}
	seen.Place(d.Shapes, vector.Move(seen.Width/2-about.X, seen.Height/2-about.Y))
	return seen
}

// ring are the squares of a king's tour: once round the Castle clockwise, from the corner of red home again.
func ring() (way []chess.Square) {
	const low, high = 3, 12
	x, y := low, low
	for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		for range high - low {
			way = append(way, chess.SquareAt(x, y))
			x, y = x+step[0], y+step[1]
		}
	}
	return append(way, chess.SquareAt(x, y))
}

// drawTour draws the whole board with the way of a king.
func drawTour() vector.Drawing {
	s := scene{placed: []string{"rKc3"}}
	var marks []chessboard.Mark
	for _, square := range ring() {
		marks = append(marks, chessboard.Mark{Army: chess.Red, From: square, Via: chess.NoSquare, To: chess.NoSquare})
	}
	v := chessboard.View{}
	r := chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2})
	d := chessboard.Diagram(s.position(r), chessboard.Options{View: v, Marks: marks})
	return part(d, vector.Pt(v.Size()/2, v.Size()/2), v.Size()*aspect)
}
