package chart

import "image/color"

// Sketch is a picture on which others write and draw, in a look.
type Sketch struct{ *pen }

// NewSketch returns a picture of a size, empty but for its paper.
func NewSketch(l Look, width, height float64) Sketch {
	s := Sketch{newPen(l, width, height)}
	s.fill(0, 0, width, height, l.Paper)
	return s
}

// Write writes words in letters of a size, suit signs in their colours; y is the base line. The anchor is 0 at their left
// end and 1 at their right. It returns their width.
func (s Sketch) Write(x, y, anchor, size float64, bold bool, ink color.NRGBA, words string) float64 {
	return s.write(x, y, anchor, s.face(bold), size, ink, words)
}

// Width returns the width of words in letters of a size.
func (s Sketch) Width(size float64, bold bool, words string) float64 {
	return s.face(bold).Width(words, size)
}

func (s Sketch) face(bold bool) *Face {
	if bold {
		return s.Bold
	}
	return s.Letter
}

// Line draws a line of a width.
func (s Sketch) Line(x0, y0, x1, y1, width float64, ink color.NRGBA) {
	s.line(x0, y0, x1, y1, ink, width)
}

// Fill fills a box.
func (s Sketch) Fill(x0, y0, x1, y1 float64, ink color.NRGBA) { s.fill(x0, y0, x1, y1, ink) }
