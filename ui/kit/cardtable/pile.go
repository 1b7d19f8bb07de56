package cardtable

import (
	"image"
	"image/color"
	"image/draw"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of a pile of won tricks, in units: each trick is a packet of cards face down, laid across the one before, so
// that they can be counted.
const (
	PacketHeight = 34
	PacketStep   = 12 // from packet to packet
	mostPackets  = 17 // that there is room for
	PileLength   = PacketHeight + (mostPackets-1)*PacketStep
	PileNumber   = 24 // room for their number
	PileGap      = 12 // to the plate or the hand beside it
)

// Pile is the tricks that a side has won. It is one picture, drawn again when a trick is added.
type Pile struct {
	art     *widget.Art
	picture *canvas.Raster
	number  *widget.Prose
	tip     *widget.Tip // says the number of tricks; or nil
	tricks  int
	upright bool // it grows up and not to the left
}

// NewPile returns a pile without tricks.
func NewPile(art *widget.Art) *Pile {
	v := &Pile{art: art, number: widget.NewProse(art, "", theme.BodyText, theme.Current().FeltInk)}
	v.number.Bold, v.number.Align = true, fyne.TextAlignCenter
	v.picture = canvas.NewRaster(func(w, h int) image.Image { return v.paint(w, h) })
	return v
}

// paint draws the packets into w by h pixels, the first one at the right, or at the bottom.
func (v *Pile) paint(w, h int) image.Image {
	picture := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	scale := float64(max(w, h)) / PileLength
	long := int(PacketHeight*scale + 0.5)
	back := v.art.BackPicture(int(float64(long)*cardart.Aspect+0.5), long)
	across := Turned(back)
	for i := range v.tricks {
		packet := back
		if i%2 == 1 {
			packet = across
		}
		along := int((PileLength - PacketHeight/2 - float64(i)*PacketStep) * scale)
		middle := image.Pt(along, h/2)
		if v.upright {
			middle = image.Pt(w/2, along)
		}
		at := packet.Rect.Add(middle.Sub(image.Pt(packet.Rect.Dx()/2, packet.Rect.Dy()/2)))
		layPacket(picture, packet, at, max(1, long/20))
	}
	return picture
}

// layPacket draws a packet with a thin shadow below it.
func layPacket(picture, packet *image.RGBA, at image.Rectangle, shadow int) {
	shade := image.NewUniform(color.NRGBA{A: 0x50})
	draw.DrawMask(picture, at.Add(image.Pt(shadow/2, shadow)), shade, image.Point{}, packet, image.Point{}, draw.Over)
	draw.Draw(picture, at, packet, image.Point{}, draw.Over)
}

// Newest returns the place of the last of several tricks in a pile that fills a rectangle, on a table with a unit.
func Newest(pile Rect, tricks int, unit float32) Rect {
	middle := (PileLength - PacketHeight/2 - float32(tricks-1)*PacketStep) * unit
	if pile.H > pile.W {
		return Around(pile.X+pile.W/2, pile.Y+middle, 0, 0)
	}
	return Around(pile.X+middle, pile.Y+pile.H/2, 0, 0)
}

// Explain sets the words of the pile's tooltip. It must be called before the pile is shown.
func (v *Pile) Explain(tips *widget.Tips, words func() string) {
	v.tip = tips.Over(func() string {
		if v.tricks == 0 {
			return ""
		}
		return words()
	})
}

// Tricks returns the number of tricks shown.
func (v *Pile) Tricks() int { return v.tricks }

// Set shows a number of tricks at their places: the pile, which grows upwards where it is higher than wide and
// otherwise to the left, and the number.
func (v *Pile) Set(tricks int, pile, number Rect, unit float32) {
	drawn := v.tricks
	v.tricks, v.upright = tricks, pile.H > pile.W
	v.picture.Hidden, v.number.Hidden = tricks == 0, tricks == 0
	v.picture.Move(fyne.NewPos(pile.X, pile.Y))
	if size := fyne.NewSize(pile.W, pile.H); v.picture.Size() != size {
		v.picture.Resize(size) // draws it
	} else if drawn != tricks {
		v.picture.Refresh()
	}
	v.number.Set(strconv.Itoa(tricks), theme.Current().FeltInk)
	v.number.FitHeight(theme.BodyText*unit*tablescale.Chosen().Word(), number.H)
	if v.tip != nil {
		v.tip.Move(fyne.NewPos(min(pile.X, number.X), min(pile.Y, number.Y)))
		v.tip.Resize(fyne.NewSize(max(pile.W, number.X+number.W-pile.X), max(pile.H, number.Y+number.H-pile.Y)))
	}
	v.number.Move(fyne.NewPos(number.X, number.Y))
	v.number.Resize(fyne.NewSize(number.W, number.H))
}

// Objects returns the pile's objects.
func (v *Pile) Objects() []fyne.CanvasObject {
	if v.tip == nil {
		return []fyne.CanvasObject{v.picture, v.number}
	}
	return []fyne.CanvasObject{v.picture, v.number, v.tip}
}
