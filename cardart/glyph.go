package cardart

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart/vector"
)

// glyph is a letter or figure of the indices, standing on the base line from x = 0 on.
type glyph struct {
	width float64
	path  vector.Path
}

// The measures of glyphs, in their own units.
const (
	capHeight = 1000. // of a letter or figure, without the overshoot of round ones
	apart     = 96.   // the paper between two figures: a pixel of a card 60 pixels wide
)

// text returns the outline of a word of an index: its letters rest on y = 0 and have
// the given height, and its ink is centred on x = 0.
func text(word string, height float64) vector.Path {
	set := wide
	if utf8.RuneCountInString(word) > 1 && strings.Trim(word, narrowed) == "" {
		set = narrow
	}
	var p vector.Path
	right := 0.
	for i, letter := range word {
		g, ok := set[letter]
		if !ok { // an index has no other 0
			g = narrow[letter]
		}
		if i > 0 {
			right += apart
		}
		p.Join(g.path.Transform(vector.Move(right, 0)))
		right += g.width
	}
	scale := height / capHeight
	return p.Transform(vector.Move(-right/2, 0).Then(vector.Scale(scale, scale)))
}

// Number returns the outline of a number in the figures of the indices: they rest on y = 0, have the given height, and their ink is
// centred on x = 0.
func Number(n int, height float64) vector.Path { return text(strconv.Itoa(n), height) }
