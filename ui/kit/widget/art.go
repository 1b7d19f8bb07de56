// Package widget holds what several screens show: pictures of cards, lines of text with suit signs in them, buttons
// that leave the focus to the screen, panels.
package widget

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// CacheBytes bounds the memory for pictures of cards in all screens together. At 3840×2160
// a deal and the deck need about half of it each.
const CacheBytes = 64 << 20

// Art draws cards and suit signs in the style that the user has chosen, each once for
// every size.
type Art struct {
	Style cardart.Style
	cache *cardart.Cache
}

// NewArt returns an Art that draws in the given style.
func NewArt(style cardart.Style) *Art {
	return &Art{Style: style, cache: cardart.NewCache(CacheBytes)}
}

// With returns an Art that draws in another style and keeps its pictures in the same place:
// all arts of the window together stay within one bound.
func (a *Art) With(style cardart.Style) *Art { return &Art{Style: style, cache: a.cache} }

// Face returns a raster that shows the face of c. It is crisp in any size.
func (a *Art) Face(c card.Card) *canvas.Raster {
	return canvas.NewRaster(func(w, h int) image.Image { return a.FacePicture(c, w, h) })
}

// Back returns a raster that shows the back of a card.
func (a *Art) Back() *canvas.Raster {
	return canvas.NewRaster(func(w, h int) image.Image { return a.BackPicture(w, h) })
}

// Portrait returns a raster that shows the portrait of a king, queen, jack or maid. Its room
// is to be square.
func (a *Art) Portrait(c card.Card) *canvas.Raster {
	return canvas.NewRaster(func(w, h int) image.Image { return a.cache.Portrait(c, atLeast1(min(w, h))) })
}

// FacePicture returns the face of c in w×h pixels. Unlike all else here it may be called
// from any goroutine; the picture is shared and must not be modified.
func (a *Art) FacePicture(c card.Card, w, h int) *image.RGBA {
	return a.cache.Face(c, a.Style, atLeast1(w), atLeast1(h))
}

// BackPicture returns the back of a card as FacePicture does a face.
func (a *Art) BackPicture(w, h int) *image.RGBA {
	return a.cache.Back(a.Style, atLeast1(w), atLeast1(h))
}

// Sign returns a raster that shows the sign of a suit in its colour, as it is on a
// ground that makes ink readable. It is as faint as the ink.
func (a *Art) Sign(s card.Suit, ink color.Color) *canvas.Raster {
	text := color.NRGBAModel.Convert(ink).(color.NRGBA)
	col := cardart.SuitColour(s, a.Style.Colours, isLight(text))
	col.A = text.A
	return canvas.NewRaster(func(w, h int) image.Image { return a.cache.SuitSign(s, col, atLeast1(min(w, h))) })
}

// SignIn returns a raster that shows the sign of a suit in any colour.
func (a *Art) SignIn(s card.Suit, col color.NRGBA) *canvas.Raster {
	return canvas.NewRaster(func(w, h int) image.Image { return a.cache.SuitSign(s, col, atLeast1(min(w, h))) })
}

// Picture returns a picture other than of cards, as FacePicture does for a face: drawn once per key, which determines
// the picture and has a type of its own.
func (a *Art) Picture(key any, draw func() *image.RGBA) *image.RGBA {
	return a.cache.Picture(key, draw)
}

// isLight reports whether a colour, however faint, is nearer to white than to black: ink
// that is light is for a dark ground. The weights are those of luma in ITU-R BT.601.
func isLight(c color.NRGBA) bool {
	return 299*int(c.R)+587*int(c.G)+114*int(c.B) > 1000*0x80
}

func atLeast1(n int) int { return max(n, 1) }

// place moves and resizes an object, but only if that changes something: resizing a
// raster draws it again.
func place(o fyne.CanvasObject, x, y, w, h float32) {
	if p := fyne.NewPos(x, y); o.Position() != p {
		o.Move(p)
	}
	if s := fyne.NewSize(w, h); o.Size() != s {
		o.Resize(s)
	}
}
