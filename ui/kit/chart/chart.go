// Package chart draws statistics: a table of figures, a line with its moving average, bars, and a map of shaded cells.
//
// A picture is a [vector.Drawing], so that SVG and PNG files look like the window; its letters are outlines, and no
// reader of the file needs a font. It comes with marks: the places that stand for numbers, which the mouse and the
// keyboard can point at.
//
// Colour never carries meaning alone. Losses are hatched, below the base line or have a minus sign; shades differ in
// lightness. So the pictures can be read in grey and by people who can't tell red from green.
//
// The package knows no window and no words: labels come with the data.
package chart

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Look is the colours and letters of a picture.
type Look struct {
	Paper  color.NRGBA // background
	Ink    color.NRGBA
	Faint  color.NRGBA // for minor things
	Rule   color.NRGBA // thin lines
	Gain   color.NRGBA
	Loss   color.NRGBA
	Signs  [4]color.NRGBA // of the suit signs, by suit
	Letter *Face
	Bold   *Face
	Size   float64 // of the letters, in units of the picture
}

// hair is the width of the thinnest line, gap the room between things that belong together.
func (l Look) hair() float64 { return l.Size / 13 }
func (l Look) gap() float64  { return l.Size * 0.6 }

// Picture is a drawing with the places of its numbers.
type Picture struct {
	vector.Drawing
	Marks []Mark
}

// Mark is the place of a number, identified by column and row.
type Mark struct {
	Column, Row    int
	X0, Y0, X1, Y1 float64
}

func (m Mark) middle() vector.Point { return vector.Pt((m.X0+m.X1)/2, (m.Y0+m.Y1)/2) }

// At returns the mark at a place, or -1.
func (p Picture) At(x, y float64) int {
	for i, m := range p.Marks {
		if x >= m.X0 && x < m.X1 && y >= m.Y0 && y < m.Y1 {
			return i
		}
	}
	return -1
}

// Step returns the mark that an arrow key leads to: the nearest in that direction, preferably of the same column or
// row. If there is none it returns from.
func (p Picture) Step(from, right, down int) int {
	best, nearest := from, 0.
	for i, m := range p.Marks {
		dx, dy := m.Column-p.Marks[from].Column, m.Row-p.Marks[from].Row
		ahead, aside := dx*right+dy*down, dx*down+dy*right
		if ahead <= 0 || right != 0 && aside != 0 {
			continue
		}
		away := float64(ahead) + 1000*float64(aside*aside)
		if best == from || away < nearest {
			best, nearest = i, away
		}
	}
	return best
}
