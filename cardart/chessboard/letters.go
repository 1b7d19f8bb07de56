package chessboard

import "github.com/superbridge/superbridge/cardart/vector"

// letter is a letter of a file or a figure of a rank, as a pen writes it: on the line y = 0, figures 10 high.
type letter struct {
	width float64
	path  vector.Path
}

// The round part of a, b, d and g.
const bowl = "M3.2 -6.8C1.4 -6.8 0 -5.3 0 -3.4C0 -1.5 1.4 0 3.2 0C5 0 6.4 -1.5 6.4 -3.4C6.4 -5.3 5 -6.8 3.2 -6.8Z"

var letters = map[rune]letter{
	'a': {6.4, vector.Outline(bowl + "M6.4 -6.8L6.4 0")},
	'b': {6.4, vector.Outline(bowl + "M0 -10L0 0")},
	'c': {6, vector.Outline("M6 -5.6C5.2 -6.5 4.3 -6.8 3.4 -6.8C1.4 -6.8 0 -5.3 0 -3.4C0 -1.5 1.4 0 3.4 0C4.3 0 5.2 -.3 6 -1.2")},
	'd': {6.4, vector.Outline(bowl + "M6.4 -10L6.4 0")},
	'e': {6.4, vector.Outline("M.2 -3.6L6.4 -3.6C6.4 -5.6 5 -6.8 3.2 -6.8C1.4 -6.8 0 -5.3 0 -3.4C0 -1.5 1.4 0 3.4 0C4.5 0 5.4 -.4 6 -1.1")},
	'f': {4.6, vector.Outline("M4.6 -9.9C2.6 -10.2 1.6 -9.4 1.6 -7.6L1.6 0M0 -6.5L4.2 -6.5")},
	'g': {6.4, vector.Outline(bowl + "M6.4 -6.8L6.4 .2C6.4 2 5.2 2.9 3.2 2.9C2 2.9 1 2.6 .4 2")},
	'h': {5.8, vector.Outline("M0 -10L0 0M0 -4.4C.4 -6 1.6 -6.8 3 -6.8C4.9 -6.8 5.8 -5.8 5.8 -4L5.8 0")},
	'i': {0, vector.Outline("M0 -6.6L0 0M0 -9.7L0 -9.6")},
	'j': {2, vector.Outline("M2 -6.6L2 .8C2 2.3 1.2 2.9 0 2.8M2 -9.7L2 -9.6")},
	'k': {5.6, vector.Outline("M0 -10L0 0M5.2 -6.6L.2 -2.5M2.2 -4.1L5.6 0")},
	'l': {1.8, vector.Outline("M0 -10L0 -1.8C0 -.5 .6 0 1.8 0")},
	'm': {9.6, vector.Outline("M0 -6.6L0 0M0 -4.4C.4 -6 1.4 -6.8 2.6 -6.8C4 -6.8 4.8 -6 4.8 -4.4L4.8 0M4.8 -4.4C5.2 -6 6.2 -6.8 7.4 -6.8C8.8 -6.8 9.6 -6 9.6 -4.4L9.6 0")},
	'n': {5.8, vector.Outline("M0 -6.6L0 0M0 -4.4C.4 -6 1.6 -6.8 3 -6.8C4.9 -6.8 5.8 -5.8 5.8 -4L5.8 0")},

	'0': {6.2, vector.Outline("M3.1 -10C.9 -10 0 -7.9 0 -5C0 -2.1 .9 0 3.1 0C5.3 0 6.2 -2.1 6.2 -5C6.2 -7.9 5.3 -10 3.1 -10Z")},
	'1': {2.8, vector.Outline("M0 -8L2.8 -10L2.8 0")},
	'2': {6.2, vector.Outline("M.2 -7.6C.4 -9.2 1.6 -10 3.1 -10C4.8 -10 6 -9 6 -7.4C6 -5 1.4 -2.8 .2 0L6.2 0")},
	'3': {6.2, vector.Outline("M.4 -8.4C1 -9.5 2 -10 3.1 -10C4.8 -10 5.8 -9 5.8 -7.6C5.8 -6.1 4.6 -5.3 2.8 -5.3C4.9 -5.3 6.2 -4.3 6.2 -2.7C6.2 -1 4.9 0 3.1 0C1.7 0 .6 -.6 0 -1.7")},
	'4': {6.6, vector.Outline("M4.8 0L4.8 -10L0 -2.9L6.6 -2.9")},
	'5': {6.3, vector.Outline("M5.8 -10L1 -10L.6 -5.6C1.3 -6.2 2.2 -6.5 3.1 -6.5C5 -6.5 6.3 -5.2 6.3 -3.3C6.3 -1.3 4.9 0 3 0C1.7 0 .6 -.5 0 -1.5")},
	'6': {6.3, six},
	'7': {6.2, vector.Outline("M0 -10L6.2 -10L2.2 0")},
	'8': {5.6, vector.Outline("M2.8 -10C1.4 -10 .4 -9 .4 -7.7C.4 -6.4 1.4 -5.4 2.8 -5.4C4.2 -5.4 5.2 -6.4 5.2 -7.7C5.2 -9 4.2 -10 2.8 -10Z" +
		"M2.8 -5.4C1.2 -5.4 0 -4.2 0 -2.7C0 -1.2 1.2 0 2.8 0C4.4 0 5.6 -1.2 5.6 -2.7C5.6 -4.2 4.4 -5.4 2.8 -5.4Z")},
	'9': {6.3, six.Transform(vector.Turn(180).Then(vector.Move(6.3, -10)))},
}

var six = vector.Outline("M5.6 -9C5 -9.7 4.2 -10 3.3 -10C1.2 -10 0 -8 0 -5L0 -3.2C0 -1.2 1.3 0 3.2 0C5 0 6.3 -1.3 6.3 -3.1C6.3 -4.9 5 -6.1 3.3 -6.1C1.6 -6.1 .3 -5 0 -3.4")

// written returns the lines of a label, with figures so high, about a point: files by the middle of a small letter, ranks by that of a
// figure.
func written(text string, at vector.Point, height float64) vector.Path {
	const apart = 3
	var p vector.Path
	x := 0.0
	for i, c := range text {
		if i > 0 {
			x += apart
		}
		p.Join(letters[c].path.Transform(vector.Move(x, 0)))
		x += letters[c].width
	}
	middle := 5.0
	if text[0] >= 'a' {
		middle = 4.2
	}
	scale := height / 10
	return p.Transform(vector.Move(-x/2, middle).Then(vector.Scale(scale, scale)).Then(vector.Move(at.X, at.Y)))
}
