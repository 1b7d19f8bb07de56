package tabletop

import (
	"image"
	"image/color"
	"image/draw"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// What a pile of won tricks measures, in units: each trick is a packet of cards face down, laid
// across the one before, so that they can be counted.
const (
	packetHeight = 34
	packetStep   = 12
	mostPackets  = 17
	pileLength   = packetHeight + (mostPackets-1)*packetStep
	pileNumber   = 24 // room for their number
	pileGap      = 12 // to the plate or the hand beside it
)

// pileView is the tricks that a side has won. It is one picture, drawn again when a trick is added.
type pileView struct {
	art     *ours.Art
	picture *canvas.Raster
	number  *ours.Prose
	tip     *ours.Tip // says what the number says, or nil
	tricks  int
	upright bool // it grows up and not to the left
}

func newPileView(art *ours.Art) *pileView {
	v := &pileView{art: art, number: ours.NewProse(art, "", theme.BodyText, theme.Current().FeltInk)}
	v.number.Bold, v.number.Align = true, fyne.TextAlignCenter
	v.picture = canvas.NewRaster(func(w, h int) image.Image { return v.paint(w, h) })
	return v
}

// paint draws the packets into w by h pixels, the first one at the right, or at the bottom.
func (v *pileView) paint(w, h int) image.Image {
	picture := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	scale := float64(max(w, h)) / pileLength
	long := int(packetHeight*scale + 0.5)
	back := v.art.BackPicture(int(float64(long)*cardart.Aspect+0.5), long)
	across := cardtable.Turned(back)
	for i := range v.tricks {
		packet := back
		if i%2 == 1 {
			packet = across
		}
		along := int((pileLength - packetHeight/2 - float64(i)*packetStep) * scale)
		middle := image.Pt(along, h/2)
		if v.upright {
			middle = image.Pt(w/2, along)
		}
		at := packet.Rect.Add(middle.Sub(image.Pt(packet.Rect.Dx()/2, packet.Rect.Dy()/2)))
		lay(picture, packet, at, max(1, long/20))
	}
	return picture
}

// lay draws a packet with a thin shadow on what lies below it.
func lay(picture, packet *image.RGBA, at image.Rectangle, shadow int) {
	shade := image.NewUniform(color.NRGBA{A: 0x50})
	draw.DrawMask(picture, at.Add(image.Pt(shadow/2, shadow)), shade, image.Point{}, packet, image.Point{}, draw.Over)
	draw.Draw(picture, at, packet, image.Point{}, draw.Over)
}

// set shows a number of tricks in their places.
func (v *pileView) set(tricks int, pile, number Rect, unit float32) {
	drawn := v.tricks
	v.tricks, v.upright = tricks, pile.H > pile.W
	v.picture.Hidden, v.number.Hidden = tricks == 0, tricks == 0
	v.picture.Move(fyne.NewPos(pile.X, pile.Y))
	if size := fyne.NewSize(pile.W, pile.H); v.picture.Size() != size {
		v.picture.Resize(size) // draws it
	} else if drawn != tricks {
		v.picture.Refresh()
	}
	v.number.SetTextSize(theme.BodyText * unit)
	v.number.Set(strconv.Itoa(tricks), theme.Current().FeltInk)
	if v.tip != nil {
		v.tip.Move(fyne.NewPos(min(pile.X, number.X), min(pile.Y, number.Y)))
		v.tip.Resize(fyne.NewSize(max(pile.W, number.X+number.W-pile.X), max(pile.H, number.Y+number.H-pile.Y)))
	}
	v.number.Move(fyne.NewPos(number.X, number.Y))
	v.number.Resize(fyne.NewSize(number.W, number.H))
}

// objects returns what the pile is made of.
func (v *pileView) objects() []fyne.CanvasObject {
	if v.tip == nil {
		return []fyne.CanvasObject{v.picture, v.number}
	}
	return []fyne.CanvasObject{v.picture, v.number, v.tip}
}

// pileOf returns where the pile of a side lies, and its number: of the user's side beside his
// plate, and of the other beside the hand of an opponent, who isn't dummy.
func (g Geometry) pileOf(m Model, side card.Side) (pile, number Rect) {
	thick, long, n, gap := packetHeight*g.U, pileLength*g.U, pileNumber*g.U, pileGap*g.U
	if side == m.Person.Side() {
		plate := g.Plate[Bottom]
		_, y := plate.Centre()
		number = cardtable.NewRect(plate.X-gap/2-n, y-n/2, n, n)
		return cardtable.NewRect(number.X-long, y-thick/2, long, thick), number
	}
	at, out := Right, float32(-1)
	if m.Open[m.SeatAt(Right)] {
		at, out = Left, 1
	}
	x, _ := g.Plate[at].Centre()
	x += out * (backHeight*g.U/2 + gap + thick/2)
	bottom := g.Plate[at].Y - 8*g.U
	number = cardtable.NewRect(x-n/2, bottom-n, n, n)
	return cardtable.NewRect(x-thick/2, number.Y-long, thick, long), number
}

// newest returns where the last of a pile's tricks lies.
func (g Geometry) newest(pile Rect, tricks int) Rect {
	middle := (pileLength - packetHeight/2 - float32(tricks-1)*packetStep) * g.U
	if pile.H > pile.W {
		return cardtable.Around(pile.X+pile.W/2, pile.Y+middle, 0, 0)
	}
	return cardtable.Around(pile.X+middle, pile.Y+pile.H/2, 0, 0)
}

// Won returns how many tricks of each side have been taken off the table.
func (m Model) Won() (tricks [2]int) {
	for _, t := range m.Table.Tricks()[:gathered(m)] {
		tricks[m.winner(t).Side()]++
	}
	return tricks
}

// showPiles brings the piles up to date.
func (s *Surface) showPiles() {
	won := s.model.Won()
	if s.model.Over { // the cards are back in the hands
		won = [2]int{}
	}
	for side, tricks := range won {
		pile, number := s.geometry.pileOf(s.model, card.Side(side))
		s.piles[side].set(tricks, pile, number, s.geometry.U)
	}
}
