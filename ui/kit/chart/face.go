package chart

import (
	"fmt"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// Face is the outlines of a font's letters. It may be used by several goroutines.
type Face struct {
	font *sfnt.Font

	mu     sync.Mutex
	buffer sfnt.Buffer
	known  map[rune]glyph
}

// glyph is a letter 1 high, on the base line y = 0.
type glyph struct {
	path    vector.Path
	advance float64
}

// NewFace reads a font in the form of TrueType or OpenType.
func NewFace(data []byte) (*Face, error) {
	f, err := sfnt.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("chart: the font: %w", err)
	}
	return &Face{font: f, known: make(map[rune]glyph)}, nil
}

// signs are letters that no font draws: suit signs, as the deck has them.
var signs = map[rune]card.Suit{'♣': card.Clubs, '♦': card.Diamonds, '♥': card.Hearts, '♠': card.Spades}

const (
	signAdvance = 0.92
	signSize    = 0.8
	signMiddle  = -0.36 // above the base line: half the height of a capital
)

// em is the resolution in which a letter is read from the font.
const em = 1000

// glyph returns a letter. One that the font doesn't have is its box for missing letters.
func (f *Face) glyph(letter rune) glyph {
	f.mu.Lock()
	defer f.mu.Unlock()
	if g, ok := f.known[letter]; ok {
		return g
	}
	g, err := f.read(letter)
	if err != nil {
		panic("chart: a letter of the font: " + err.Error()) // its bytes are part of the program
	}
	f.known[letter] = g
	return g
}

func (f *Face) read(letter rune) (g glyph, err error) {
	if suit, ok := signs[letter]; ok {
		return glyph{sign.Path(suit, vector.Pt(signAdvance/2, signMiddle), signSize, false), signAdvance}, nil
	}
	i, err := f.font.GlyphIndex(&f.buffer, letter)
	if err != nil {
		return g, err
	}
	step, err := f.font.GlyphAdvance(&f.buffer, i, fixed.I(em), font.HintingNone)
	if err != nil {
		return g, err
	}
	segments, err := f.font.LoadGlyph(&f.buffer, i, fixed.I(em), nil)
	if err != nil {
		return g, err
	}
	at := func(a fixed.Point26_6) vector.Point {
		return vector.Pt(float64(a.X)/64/em, float64(a.Y)/64/em)
	}
	for n, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if n > 0 {
				g.path.Close()
			}
			g.path.MoveTo(at(s.Args[0]))
		case sfnt.SegmentOpLineTo:
			g.path.LineTo(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			g.path.QuadTo(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			g.path.CubeTo(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	if len(segments) > 0 {
		g.path.Close()
	}
	g.advance = float64(step) / 64 / em
	return g, nil
}

// Width returns the width of words in letters of a size.
func (f *Face) Width(words string, size float64) float64 {
	width := 0.
	for _, letter := range words {
		width += f.glyph(letter).advance
	}
	return width * size
}

// Outline returns the outlines of words with their middle at a point, by the height of capitals. Suit signs have no
// colour of their own.
func (f *Face) Outline(words string, x, y, size float64) (all vector.Path) {
	const capitals = 0.714 // their height
	x -= f.Width(words, size) / 2
	for _, letter := range words {
		g := f.glyph(letter)
		all.Join(g.path.Transform(vector.Scale(size, size).Then(vector.Move(x, y+capitals/2*size))))
		x += g.advance * size
	}
	return all
}
