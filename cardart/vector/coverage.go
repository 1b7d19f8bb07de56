package vector

import (
	"math"
	"math/bits"
)

// coverage adds up how much of each pixel lies inside a path, which may come in as any
// number of edges in any order.
//
// Each edge leaves in each row that it crosses how much it changes the area to its right,
// in the cell where it stands and those beside it; summed from left to right the cells of
// a row say how far each pixel is covered. The method is Raph Levien's, of font-rs. Beside
// it lies one bit for each cell that an edge has touched: between two of them nothing
// changes, so that a row is read as spans, and neither the inside of a large shape nor the
// empty middle of a frame costs anything.
type coverage struct {
	width, height int
	cells         []float32 // width+2 a row: an edge on the right border touches the one beyond, and that the next
	touched       []uint64  // a bit for each cell, in words of their own for each row
	words         int       // of touched, a row
}

// reset makes the coverage one of nothing, w×h pixels large. All cells are empty then:
// reading a row has emptied it.
func (c *coverage) reset(w, h int) {
	c.width, c.height, c.words = w, h, (w+2+63)/64
	c.cells = atLeast(c.cells, (w+2)*h)
	c.touched = atLeast(c.touched, c.words*h)
}

// atLeast returns s if it is long enough, and a longer one if it isn't; all that is cut
// off or new is zero if s is.
func atLeast[E any](s []E, n int) []E {
	if cap(s) < n {
		return make([]E, n)
	}
	return s[:n]
}

// line adds an edge. What of it lies left of the box counts as on the left border, and
// what lies right or above or below doesn't matter.
func (c *coverage) line(a, b Point) {
	right := float64(c.width)
	if (a.X < 0) != (b.X < 0) && a.X != 0 && b.X != 0 {
		c.cut(a, b, 0)
		return
	}
	if (a.X < right) != (b.X < right) && a.X != right && b.X != right {
		c.cut(a, b, right)
		return
	}
	sign := 1.
	if a.Y > b.Y {
		a, b, sign = b, a, -1
	}
	bottom := float64(c.height)
	if a.Y == b.Y || b.Y <= 0 || a.Y >= bottom {
		return
	}
	slope := (b.X - a.X) / (b.Y - a.Y)
	x, top := a.X, a.Y
	if top < 0 {
		x, top = x-top*slope, 0
	}
	bottom = min(b.Y, bottom)
	for y := int(top); top < bottom; y++ {
		end := float64(y + 1)
		if end > bottom {
			end = bottom
		}
		next := x + (end-top)*slope
		c.step(y, x, next, sign*(end-top))
		x, top = next, end
	}
}

// cut adds an edge in two parts, which meet where it crosses a border.
func (c *coverage) cut(a, b Point, border float64) {
	middle := Point{border, a.Y + (b.Y-a.Y)*(border-a.X)/(b.X-a.X)}
	c.line(a, middle)
	c.line(middle, b)
}

// step adds the part of an edge in one row: from x0 to x1, and so high, less than 0 if it
// goes up.
func (c *coverage) step(y int, x0, x1, high float64) {
	if x0 > x1 {
		x0, x1 = x1, x0
	}
	// Plain comparisons: min and max look for what isn't a number, which takes longer.
	if w := float64(c.width); x1 > w {
		x0, x1 = min(x0, w), w
	}
	if !(x0 >= 0) { // nor what isn't a number, as places far beyond any card may give
		x0 = 0
		if !(x1 >= 0) {
			x1 = 0
		}
	}
	first := int(x0)
	left := x0 - float64(first)
	at := y*(c.width+2) + first
	if x1 <= float64(first+1) { // within one cell
		right := high * (left + x1 - float64(first)) / 2
		pair := c.cells[at : at+2]
		pair[0] += float32(high - right)
		pair[1] += float32(right)
		c.touch(y, first, first+1)
		return
	}
	// The edge crosses several cells: a triangle of area in the first, a triangle missing
	// in the last, strips between.
	last := int(math.Ceil(x1)) - 1
	cells := c.cells[at-first : at-first+c.width+2]
	density := high / (x1 - x0)
	begin := density * (1 - left) * (1 - left) / 2
	over := x1 - float64(last)
	rest := density * over * over / 2
	cells[first] += float32(begin)
	if last == first+1 {
		cells[last] += float32(high - begin - rest)
	} else {
		second := density * (1.5 - left)
		cells[first+1] += float32(second - begin)
		for x := first + 2; x < last; x++ {
			cells[x] += float32(density)
		}
		cells[last] += float32(high - second - float64(last-first-2)*density - rest)
	}
	cells[last+1] += float32(rest)
	c.touch(y, first, last+1)
}

// touch marks the cells from one to another of row y.
func (c *coverage) touch(y, from, to int) {
	first, last := from/64, to/64
	words := c.touched[y*c.words:]
	if first == last {
		words[first] |= (2<<(to-from) - 1) << (from % 64)
		return
	}
	words[first] |= ^uint64(0) << (from % 64)
	for i := first + 1; i < last; i++ {
		words[i] = ^uint64(0)
	}
	words[last] |= 2<<(to%64) - 1
}

// stretch is pixels of a row that a shape covers alike, from one to before another, by 1 to
// 255 in 255ths.
type stretch struct {
	y, from, to int32
	covered     uint32
}

// row adds the stretches of row y to those given, from left to right, and empties the row.
// They are moved by dx and dy.
func (c *coverage) row(y int, all []stretch, dx, dy int) []stretch {
	cells := c.cells[y*(c.width+2):][:c.width+2]
	words := c.touched[y*c.words:][:c.words]
	sum, covered, from := float32(0), uint32(0), 0
	for i, word := range words {
		words[i] = 0
		for ; word != 0; word &= word - 1 {
			x := i*64 + bits.TrailingZeros64(word)
			change := cells[x]
			cells[x] = 0
			sum += change
			area := sum
			if area < 0 { // a contour that turns the other way covers too
				area = -area
			}
			now := uint32(min(int32(area*255+0.5), 255))
			if now == covered {
				continue
			}
			if covered > 0 && from < x {
				all = append(all, stretch{int32(y + dy), int32(from + dx), int32(min(x, c.width) + dx), covered})
			}
			from, covered = x, now
		}
	}
	if covered > 0 && from < c.width {
		all = append(all, stretch{int32(y + dy), int32(from + dx), int32(c.width + dx), covered})
	}
	return all
}
