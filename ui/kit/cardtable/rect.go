package cardtable

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Rect is a rectangle on the table, in points from its top left corner.
type Rect struct {
	X, Y, W, H float32
}

// NewRect returns the rectangle with the given top left corner and size.
func NewRect(x, y, w, h float32) Rect { return Rect{x, y, w, h} }

// Around returns the rectangle of the given size around a point.
func Around(x, y, w, h float32) Rect { return Rect{x - w/2, y - h/2, w, h} }

// Covering returns the rectangle that covers spots in a row or a column, in order. There is at least one.
func Covering(spots []Rect) Rect {
	first, last := spots[0], spots[len(spots)-1]
	return Rect{first.X, first.Y, last.X + last.W - first.X, last.Y + last.H - first.Y}
}

// Centre returns the middle of the rectangle.
func (r Rect) Centre() (x, y float32) { return r.X + r.W/2, r.Y + r.H/2 }

// Contains reports whether a point is in the rectangle.
func (r Rect) Contains(x, y float32) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Overlaps reports whether the two rectangles have points in common.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// And returns the smallest rectangle that both are in.
func (r Rect) And(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// at returns the rectangle of the same size around the middle of another one.
func (r Rect) at(o Rect) Rect {
	x, y := o.Centre()
	return Around(x, y, r.W, r.H)
}

// Put gives an object its place and its size.
func Put(o fyne.CanvasObject, r Rect) { widget.Put(o, r.X, r.Y, r.W, r.H) }
