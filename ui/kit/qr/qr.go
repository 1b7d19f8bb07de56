// Package qr draws texts as QR codes, which phones read from a screen or from paper.
package qr

import (
	"image"
	"image/color"
	"io"

	"image/png"

	"github.com/boombuler/barcode"
	"github.com/boombuler/barcode/qr"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/fault"
)

// Code is a QR code: a square of dark and light modules. The zero Code is none.
type Code struct{ modules barcode.Barcode }

// ErrTooLong means that a text is too long for a code that phones read with ease.
var ErrTooLong = fault.New("it is too long for a QR code; take fewer boards, or send it as text")

var errLetters = fault.New("a QR code has digits, capitals and a few signs here, and nothing else")

// mostModules is the highest number of modules on a side, that of version 20: a larger code has modules too small for a
// phone before a screen.
const mostModules = 97

// quiet is the number of light modules around a code. (Source: ISO/IEC 18004, Quiet zone.)
const quiet = 4

// Of returns the code of a text in the alphanumeric mode: digits, capitals, space and $%*+-./:. Its correction is of level
// M, which bears a loss of 15 %, or L where that would be too large. The error is [ErrTooLong], or says that a character is not of that
// mode.
func Of(text string) (Code, error) {
	var failed error
	for _, level := range []qr.ErrorCorrectionLevel{qr.M, qr.L} {
		modules, err := qr.Encode(text, level, qr.AlphaNumeric)
		if err == nil && modules.Bounds().Dx() <= mostModules {
			return Code{modules}, nil
		}
		failed = err
	}
	if failed == nil || len(text) > mostLetters {
		return Code{}, ErrTooLong
	}
	return Code{}, errLetters
}

// mostLetters is the highest number of characters of any QR code in that mode.
const mostLetters = 4296

// Size returns the number of modules on a side, without the quiet zone.
func (c Code) Size() int { return c.modules.Bounds().Dx() }

// Dark reports whether a module is dark, counted from 0 at the top left.
func (c Code) Dark(x, y int) bool {
	r, _, _, _ := c.modules.At(x, y).RGBA()
	return r < 0x8000
}

// Drawing returns the code with its quiet zone, dark on white in any theme: many readers take nothing else. Its unit is a
// module.
func (c Code) Drawing() vector.Drawing {
	side := float64(c.Size() + 2*quiet)
	d := vector.Drawing{Width: side, Height: side}
	d.Fill(box(0, 0, side, side), vector.Plain(color.NRGBA{255, 255, 255, 255}))
	var dark vector.Path
	for y := range c.Size() {
		for x := 0; x < c.Size(); x++ {
			from := x
			for x < c.Size() && c.Dark(x, y) {
				x++
			}
			if x > from {
				dark.Join(box(float64(from+quiet), float64(y+quiet), float64(x+quiet), float64(y+quiet+1)))
			}
		}
	}
	d.Fill(dark, vector.Plain(color.NRGBA{0, 0, 0, 255}))
	return d
}

func box(x0, y0, x1, y1 float64) vector.Path {
	var p vector.Path
	p.MoveTo(vector.Pt(x0, y0))
	p.LineTo(vector.Pt(x1, y0))
	p.LineTo(vector.Pt(x1, y1))
	p.LineTo(vector.Pt(x0, y1))
	p.Close()
	return p
}

// Image returns the code with its quiet zone, with a number of pixels for the side of a module.
func (c Code) Image(pixels int) image.Image {
	side := (c.Size() + 2*quiet) * pixels
	img := image.NewPaletted(image.Rect(0, 0, side, side), color.Palette{color.White, color.Black})
	for y := range side {
		for x := range side {
			mx, my := x/pixels-quiet, y/pixels-quiet
			if mx >= 0 && my >= 0 && mx < c.Size() && my < c.Size() && c.Dark(mx, my) {
				img.SetColorIndex(x, y, 1)
			}
		}
	}
	return img
}

// printed is the number of pixels for a module in files.
const printed = 10

// WritePNG writes the picture of the code as PNG.
func (c Code) WritePNG(w io.Writer) error { return png.Encode(w, c.Image(printed)) }
