package tabletop

import (
	"image/color"
	"sync/atomic"
	"time"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Squares are the colours of a board's squares.
type Squares string

// The colours.
const (
	Ivory Squares = "ivory"
	Green Squares = "green"
	Grey  Squares = "grey"
)

// AllSquares are the colours to choose from.
var AllSquares = []Squares{Ivory, Green, Grey}

// pairs are the light and dark squares of the colours other than ivory, by day and by night.
var pairs = map[Squares][2][2]color.NRGBA{
	Green: {{rgb(0xf2f2d2), rgb(0x86a27c)}, {rgb(0xd0d5bd), rgb(0x64805d)}},
	Grey:  {{rgb(0xf6f6f4), rgb(0xa6a6a4)}, {rgb(0xd4d4d2), rgb(0x7c7c7a)}},
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

// on returns a palette with squares of these colours.
func (s Squares) on(p theme.Palette) theme.Palette {
	pair, ok := pairs[s]
	if !ok {
		return p
	}
	shown := pair[0]
	if p.SquareLight == theme.Dark.SquareLight {
		shown = pair[1]
	}
	p.SquareLight, p.SquareDark = shown[0], shown[1]
	return p
}

// Speed tells how fast pieces and dice move.
type Speed string

// The speeds.
const (
	Slow  Speed = "slow"
	Usual Speed = "usual"
	Fast  Speed = "fast"
)

// Speeds are the speeds to choose from.
var Speeds = []Speed{Slow, Usual, Fast}

// takes returns the time of a movement that usually takes so long.
func (s Speed) takes(usual time.Duration) time.Duration {
	switch s {
	case Slow:
		return 2 * usual
	case Fast:
		return usual / 2
	}
	return usual
}

// in returns the point of a movement's usual time that is reached at a time.
func (s Speed) in(now time.Duration) time.Duration {
	switch s {
	case Slow:
		return now / 2
	case Fast:
		return 2 * now
	}
	return now
}

// Style is the user's choice for all boards.
type Style struct {
	Squares Squares
	Speed   Speed
}

// UsualStyle returns the style of a new user.
func UsualStyle() Style { return Style{Ivory, Usual} }

// inUse is the user's choice. Like the size of cards, it isn't part of a table's state.
var inUse atomic.Pointer[Style]

// Use sets the style of all boards.
func Use(s Style) { inUse.Store(&s) }

// InUse returns the style of all boards.
func InUse() Style {
	if s := inUse.Load(); s != nil {
		return *s
	}
	return UsualStyle()
}
