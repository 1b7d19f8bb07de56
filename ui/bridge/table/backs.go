package table

import (
	"image"
	"image/draw"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// backs is the hand of a seat that isn't seen: one sprite, so that Fyne, which paints the whole
// window for each frame, has one picture to paint and not seventeen on top of each other.
func backs(m Model, g Geometry, seat card.Seat) Scene {
	p, n := m.PlaceOf(seat), m.Count[seat]
	if n == 0 {
		return nil
	}
	return Scene{{
		Key: "backs " + seat.String(), Down: true, Count: n, Column: p == Left || p == Right,
		Spot: covering(g.backSpots(p, n)), Seat: seat,
	}}
}

// covering returns what covers spots that lie in a row or a column, in order.
func covering(spots []Rect) Rect {
	first, last := spots[0], spots[len(spots)-1]
	return Rect{first.X, first.Y, last.X + last.W - first.X, last.Y + last.H - first.Y}
}

// last returns where the last card of a hand lies that isn't seen. It lies on the others.
func (s Sprite) last() Rect {
	r := s.Spot
	if s.Column {
		h := r.W * cardart.Aspect
		return Rect{r.X, r.Y + r.H - h, r.W, h}
	}
	w := r.H * cardart.Aspect
	return Rect{r.X + r.W - w, r.Y, w, r.H}
}

// short returns the shorter side of a card of the sprite.
func (s Sprite) short() float32 {
	if s.Down {
		last := s.last()
		return min(last.W, last.H)
	}
	return min(s.Spot.W, s.Spot.H)
}

// backsPicture paints n cards face down, one on the other, into w by h pixels: side by side, or
// in a column, for which they are turned.
func backsPicture(art *ours.Art, n int, column bool, w, h int) image.Image {
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
		back = turned(back)
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
