package cardtable

import (
	"image"
	"image/draw"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// backsPicture paints a row of n overlapping cards face down into w by h pixels, or a column of turned ones.
func backsPicture(art *widget.Art, n int, column bool, w, h int) image.Image {
	w, h = max(w, 1), max(h, 1)
	long := h
	if column {
		long = w
	}
	short := int(float64(long)*cardart.Aspect + 0.5)
	back := art.BackPicture(short, long)
	if n == 1 && !column && w == short {
		return back
	}
	if column {
		back = Turned(back)
	}
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range n {
		var at image.Point
		if room := max(n-1, 1); column {
			at.Y = (h - short) * i / room
		} else {
			at.X = (w - short) * i / room
		}
		draw.Draw(picture, back.Rect.Add(at), back, image.Point{}, draw.Over)
	}
	return picture
}

// Turned returns a picture turned by a quarter.
func Turned(p *image.RGBA) *image.RGBA {
	t := image.NewRGBA(image.Rect(0, 0, p.Rect.Dy(), p.Rect.Dx()))
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			t.SetRGBA(y, x, p.RGBAAt(x, y))
		}
	}
	return t
}
