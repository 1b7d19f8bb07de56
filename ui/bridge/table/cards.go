package table

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// shaded is how a card looks that can't be played: paper out of the lamp's light, and not
// grey.
var shaded = color.NRGBA{R: 0x4a, G: 0x2e, B: 0x12, A: 0x48}

// cardView is a sprite on the screen: its picture, a shade over cards that can't be played, the edge of
// the one that is chosen, and the shadow that it has while it lies alone.
type cardView struct {
	shadow  *ours.Shadow
	picture *canvas.Raster
	shade   *canvas.Rectangle
	edge    *canvas.Rectangle
	size    fyne.Size
	count   int // of backs
}

// put shows a sprite at a place.
func (s *Surface) put(sprite Sprite, at Rect) {
	v := s.cards[sprite.Key]
	if v == nil {
		v = &cardView{shadow: ours.NewShadow(), shade: canvas.NewRectangle(shaded), edge: canvas.NewRectangle(color.Transparent)}
		if sprite.Down {
			v.picture = canvas.NewRaster(func(w, h int) image.Image { return backsPicture(s.art, v.count, sprite.Column, w, h) })
		} else {
			v.picture = s.art.Face(sprite.Face)
		}
		s.cards[sprite.Key] = v
	}
	if size := fyne.NewSize(at.W, at.H); v.size != size || v.count != sprite.Count {
		v.size, v.count = size, sprite.Count
		v.picture.Resize(size)
		v.shade.Resize(size)
		v.shade.CornerRadius = at.W * 0.06
		v.edge.Resize(fyne.NewSize(at.W-theme.Ring(), at.H-theme.Ring()))
		v.edge.CornerRadius = v.shade.CornerRadius
		v.shadow.Fit(size, sprite.short())
	}
	v.edge.Hidden, v.edge.StrokeColor, v.edge.StrokeWidth = !sprite.Raised, theme.Current().Gold, theme.Ring()
	v.shade.Hidden, v.picture.Hidden = !sprite.Dim, false
	v.move(at)
}

func (v *cardView) move(to Rect) {
	pos := fyne.NewPos(to.X, to.Y)
	v.shadow.Move(pos)
	v.picture.Move(pos)
	v.shade.Move(pos)
	inset := theme.Ring() / 2 // the edge is drawn on both sides of its rectangle's
	v.edge.Move(pos.AddXY(inset, inset))
}
