package cardtable

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// shade is the veil over a dim card: paper in the dark, and not grey.
var shade = color.NRGBA{R: 0x4a, G: 0x2e, B: 0x12, A: 0x48}

// corner is the radius of a card's corners, as a share of its width.
const corner = 0.06

// view is a sprite on the screen: its picture, a shade if it is dim, an edge if it is chosen, and a shadow if it is a
// single card.
type view struct {
	shadow  *widget.Shadow
	picture *canvas.Raster
	shade   *canvas.Rectangle
	edge    *canvas.Rectangle
	halo    *canvas.Rectangle // below the picture; nil until it is spoken of
	size    fyne.Size
	count   int    // of backs
	drawn   Sprite // the sprite of the picture
}

func newView(art *widget.Art, sprite Sprite) *view {
	v := &view{shadow: widget.NewShadow(), shade: canvas.NewRectangle(shade), edge: canvas.NewRectangle(color.Transparent)}
	v.drawn, v.picture = sprite, art.Face(sprite.Face)
	if sprite.Down {
		v.picture = canvas.NewRaster(func(w, h int) image.Image { return backsPicture(art, v.count, sprite.Column, w, h) })
	}
	return v
}

// shows reports whether a sprite has the picture of this view: one with the same key may be another card in another deal.
func (v *view) shows(sprite Sprite) bool {
	return v.drawn.Down == sprite.Down && v.drawn.Face == sprite.Face && v.drawn.Column == sprite.Column
}

// put shows a sprite at a place. Its picture is drawn only if it has another size or count than before.
func (v *view) put(sprite Sprite, at Rect) {
	if size := fyne.NewSize(at.W, at.H); v.size != size || v.count != sprite.Count {
		v.size, v.count = size, sprite.Count
		v.picture.Resize(size)
		v.shade.Resize(size)
		v.shade.CornerRadius = sprite.short() * corner
		v.edge.Resize(fyne.NewSize(at.W-theme.Ring(), at.H-theme.Ring()))
		v.edge.CornerRadius = v.shade.CornerRadius
		v.shadow.Fit(size, sprite.short())
	}
	v.edge.Hidden, v.edge.StrokeColor, v.edge.StrokeWidth = !sprite.Chosen && !sprite.Halo, theme.Current().Gold, theme.Ring()
	v.shade.Hidden, v.picture.Hidden = !sprite.Dim, false
	v.shine(sprite, at)
	v.move(at)
}

// shine has the sprite shine if it is spoken of, and a little if it wins.
func (v *view) shine(sprite Sprite, at Rect) {
	if v.halo == nil && !sprite.Halo && !sprite.Wins {
		return
	}
	if v.halo == nil {
		v.halo = canvas.NewRectangle(color.Transparent)
	}
	short := sprite.short()
	if sprite.Halo {
		Shine(v.halo, short*haloCard)
	} else {
		glow(v.halo, short*haloCard)
	}
	v.halo.CornerRadius, v.halo.Hidden = short*corner, !sprite.Halo && !sprite.Wins
	v.halo.Resize(fyne.NewSize(at.W, at.H))
}

// move moves the sprite and draws nothing.
func (v *view) move(to Rect) {
	pos := fyne.NewPos(to.X, to.Y)
	v.shadow.Move(pos)
	v.picture.Move(pos)
	v.shade.Move(pos)
	if v.halo != nil {
		v.halo.Move(pos)
	}
	inset := theme.Ring() / 2 // the edge is drawn on both sides of its rectangle's
	v.edge.Move(pos.AddXY(inset, inset))
}

// refresh draws the sprite in the colours of the present theme.
func (v *view) refresh() {
	v.picture.Refresh()
	v.edge.StrokeColor = theme.Current().Gold
	v.edge.Refresh()
}

// objects returns the sprite's objects. A card in a hand throws its shadow with the others.
func (v *view) objects(inHand bool) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{v.picture, v.shade, v.edge}
	if v.halo != nil && v.halo.Visible() {
		objects = append([]fyne.CanvasObject{v.halo}, objects...)
	}
	if inHand {
		return objects
	}
	return append([]fyne.CanvasObject{v.shadow.Raster}, objects...)
}
