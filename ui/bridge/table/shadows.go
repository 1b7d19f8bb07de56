package table

import (
	"fyne.io/fyne/v2"

	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// outline is what cards of a hand that cover each other throw a shadow with: they lie so
// close that none throws one on another. A shadow each would be 68, which takes half as
// long again to draw.
type outline struct {
	Rect
	short float32 // the shorter side of a card
}

// inHand reports whether a sprite belongs to a hand and not to a trick.
func (s Sprite) inHand() bool { return s.Held || s.Down }

// outlines returns those of the hands of a scene.
func outlines(scene Scene) []outline {
	var all []outline
	for i, s := range scene {
		if !s.inHand() {
			continue
		}
		if i == 0 || !scene[i-1].covered(s) {
			all = append(all, outline{s.Spot, s.short()})
			continue
		}
		o := &all[len(all)-1]
		switch {
		case s.Spot.X == o.X && scene[i-1].Spot.X == o.X: // a column
			o.H = max(o.H, s.Spot.Y+s.Spot.H-o.Y)
		case s.Spot.X <= scene[i-1].Spot.X || o.H > s.Spot.H: // the next row of a hand, below
			all = append(all, outline{s.Spot, s.short()})
		default: // a row, in which one card may be raised
			o.W, o.Y = s.Spot.X+s.Spot.W-o.X, max(o.Y, s.Spot.Y)
		}
	}
	return all
}

// covered reports whether a card of the same hand lies on this one.
func (s Sprite) covered(by Sprite) bool {
	a, b := s.Spot, by.Spot
	return s.inHand() && s.Seat == by.Seat && a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// showShadows puts the shadows of the hands where these are, and returns them. Cards that
// are being dealt have none, nor have those that are spread.
func (s *Surface) showShadows() []fyne.CanvasObject {
	if s.dealing || s.spreads {
		return nil
	}
	var objects []fyne.CanvasObject
	for i, o := range outlines(s.scene) {
		if i == len(s.shadows) {
			s.shadows = append(s.shadows, ours.NewShadow())
		}
		shadow := s.shadows[i]
		shadow.Fit(fyne.NewSize(o.W, o.H), o.short)
		shadow.Move(fyne.NewPos(o.X, o.Y))
		objects = append(objects, shadow.Raster)
	}
	return objects
}
