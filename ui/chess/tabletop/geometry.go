package tabletop

import (
	"math"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// Rect is a rectangle on the screen, in points from the top left corner.
type Rect = cardtable.Rect

// View is the board's view: from a corner or a side.
type View uint8

// The views.
const (
	Corner View = iota // turned by 45 degrees: the stairs of an army below, and its pawns go straight up
	Grid               // files and ranks run along the screen: the corner of an army at the bottom left
)

// Facing is the orientation of the board.
type Facing struct {
	View   View
	Bottom chess.Army // with its stairs at the bottom, or at the bottom left
}

// Turned returns the facing after the board has been turned clockwise, by quarter turns.
func (f Facing) Turned(quarters int) Facing {
	f.Bottom = chess.Army(((int(f.Bottom)-quarters)%chess.Armies + chess.Armies) % chess.Armies)
	return f
}

// Geometry holds the places of the squares on a board that fills its room.
//
// It uses board coordinates as seen by the viewer: in sides of a square from the middle, across to the right and up,
// before the corner view turns them by 45 degrees.
type Geometry struct {
	W, H   float32
	Facing Facing
	X, Y   float32 // the middle of the board
	Side   float32 // of a square
	Rim    float32 // the width of the rim
	Labels bool    // the rim bears the names of files and ranks
	Pixel  float32 // of the screen, in points
}

// Measures in sides of a square.
const (
	half       = 7.0  // from the middle to a straight side of the octagon
	cut        = 11.0 // the most that across and up add up to
	wideRim    = 0.62 // with labels
	thinRim    = 0.3
	shadowRoom = 0.16 // round the rim, for its shadow
	gridPiece  = 0.98 // the picture of a piece
	aslant     = 1.06 // the same in the corner view, where a square is higher
	markSize   = 1.5  // the picture of a mark: it has room for a square that is turned
	pieceLift  = 0.02 // distance of a piece above the middle of its square
)

// labelled is the least side of a square, in points, at which the rim has labels: smaller ones would be illegible.
const labelled = 25

// NewGeometry lays out the largest board that fits into w by h points. Pixel is the size of a pixel in points.
func NewGeometry(w, h, pixel float32, f Facing) Geometry {
	g := Geometry{W: w, H: h, Facing: f, Rim: wideRim, Labels: true, Pixel: pixel}
	if pixel <= 0 {
		g.Pixel = 1
	}
	if g.fit(); g.Side < labelled {
		g.Rim, g.Labels = thinRim, false
		g.fit()
	}
	g.Rim *= g.Side
	g.X, g.Y = g.whole(w/2), g.whole(h/2)
	return g
}

// fit makes the squares as large as the rim, whose width is in sides of a square, allows. In the grid their side is a
// whole number of pixels; in the corner view their diagonal, since no edge runs along pixels there.
func (g *Geometry) fit() {
	room, round := min(g.W, g.H), 2*(g.Rim+shadowRoom)
	if g.Facing.View == Grid {
		g.Side = max(g.down(room/(2*half+round)), g.Pixel)
		return
	}
	g.Side = max(g.down(room/(cut+round/math.Sqrt2)), g.Pixel) / math.Sqrt2
}

// down returns the largest whole number of pixels not longer than a length, and whole the nearest one.
func (g Geometry) down(v float32) float32 {
	return float32(math.Floor(float64(v/g.Pixel)+1e-3)) * g.Pixel
}
func (g Geometry) whole(v float32) float32 { return float32(math.Round(float64(v/g.Pixel))) * g.Pixel }

// Centre returns the middle of a square of the board.
func (g Geometry) Centre(s chess.Square) (x, y float32) { return g.screen(g.seen(s)) }

// seen returns the middle of a square in board coordinates.
func (g Geometry) seen(s chess.Square) (across, up float64) {
	across, up = float64(s.X())-half-0.5, float64(s.Y())-half-0.5
	for range g.Facing.Bottom { // a quarter turn against the clock brings the next army to the bottom
		across, up = -up, across
	}
	return across, up
}

// screen returns the point of the screen of a point of the board.
func (g Geometry) screen(across, up float64) (x, y float32) {
	if g.Facing.View == Corner {
		across, up = (across-up)/math.Sqrt2, (across+up)/math.Sqrt2
	}
	return g.X + float32(across)*g.Side, g.Y - float32(up)*g.Side
}

// board returns the point of the board of a point of the screen.
func (g Geometry) board(x, y float32) (across, up float64) {
	across, up = float64((x-g.X)/g.Side), float64((g.Y-y)/g.Side)
	if g.Facing.View == Corner {
		across, up = (across+up)/math.Sqrt2, (up-across)/math.Sqrt2
	}
	return across, up
}

// At returns the square at a point, or [chess.NoSquare].
func (g Geometry) At(x, y float32) chess.Square { return g.squareAt(g.board(x, y)) }

func (g Geometry) squareAt(across, up float64) chess.Square {
	for range g.Facing.Bottom {
		across, up = up, -across
	}
	return chess.SquareAt(int(math.Floor(across+half))+1, int(math.Floor(up+half))+1)
}

// Place returns the smallest rectangle round a square of the board.
func (g Geometry) Place(s chess.Square) Rect {
	x, y := g.Centre(s)
	return cardtable.Around(x, y, g.width(), g.width())
}

// width returns the width of a square on the screen.
func (g Geometry) width() float32 {
	if g.Facing.View == Corner {
		return g.Side * math.Sqrt2
	}
	return g.Side
}

// Piece returns the place of the picture of a piece with its middle at a point. Its corners are on pixel borders.
func (g Geometry) Piece(x, y float32) Rect {
	size := float32(gridPiece)
	if g.Facing.View == Corner {
		size = aslant
	}
	return g.around(x, y-pieceLift*g.Side, size)
}

// Mark returns the place of the picture of a mark around the middle of a square, to half a pixel.
func (g Geometry) Mark(s chess.Square) Rect {
	x, y := g.Centre(s)
	return g.around(x, y, markSize)
}

// around returns a square around a point, with about sides times the side of a square of the board, and its corners on
// pixel borders.
func (g Geometry) around(x, y, sides float32) Rect {
	middle := float32(0)
	if g.Facing.View == Grid {
		middle = g.Side
	}
	size := max(middle+2*g.whole((sides*g.Side-middle)/2), g.Pixel)
	return cardtable.NewRect(g.whole(x-size/2), g.whole(y-size/2), size, size)
}

// Octagon returns the smallest rectangle round the board with its rim.
func (g Geometry) Octagon() Rect {
	side := 2 * (half*g.Side + g.Rim)
	if g.Facing.View == Corner {
		side = 2 * (cut/math.Sqrt2*g.Side + g.Rim)
	}
	return cardtable.Around(g.X, g.Y, side, side)
}

// Stairs returns the middle of the rim before the stairs of an army.
func (g Geometry) Stairs(a chess.Army) (x, y float32) {
	out := cut/2 + float64(g.Rim/g.Side)/2/math.Sqrt2
	across, up := -out, -out
	for range (int(a) - int(g.Facing.Bottom) + chess.Armies) % chess.Armies {
		across, up = up, -across
	}
	return g.screen(across, up)
}
