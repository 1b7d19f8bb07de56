package tabletop

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/chips"
)

// passing is the animation of chips from one player's plate to another's. It decides nothing: the stacks have their
// final values from the start.
type passing struct {
	piles   *canvas.Raster // or nil
	from    Rect
	to      Rect
	running *fyne.Animation // or nil
}

// passTime is the duration of the movement.
const passTime = 600 * time.Millisecond

// chipWidth is the scale of chips: the width, in units, of a card drawn at that scale.
const chipWidth = 34

// pass shows the payment that is new in a model, if one is.
func (s *Surface) pass(old, m Model) {
	s.passing.stop()
	if m.Paid != old.Paid+1 || m.Number != old.Number || m.Rest || !s.Animated || !fyne.CurrentApp().Settings().ShowAnimations() {
		return
	}
	from, to, paid := m.payment(m.Settled.Pairs[m.Paid-1])
	if paid == 0 {
		return
	}
	drawing, scale := chips.Piles(paid), chipWidth*s.geometry.U/cardWidth
	w, h := float32(drawing.Width)*scale, float32(drawing.Height)*scale
	s.passing.begin(s.geometry.Plate(from), s.geometry.Plate(to), func(x, y int) image.Image { return drawing.Raster(x, y) }, w, h, s.passed)
}

// passed takes the chips off the table that have come to whom they belong.
func (s *Surface) passed() {
	s.Marks = s.marks()
	s.Restack()
}

// cardWidth is the width of a card in the measure in which chips are drawn.
const cardWidth = 63

// payment returns the places of payer and payee, and the number of chips.
func (m Model) payment(pay poker.Payment) (from, to, chips int) {
	from, to, chips = m.PlaceOf(pay.Pair.Second), m.PlaceOf(pay.Pair.First), pay.Paid
	if chips < 0 {
		from, to, chips = to, from, -chips
	}
	return from, to, chips
}

// begin moves chips from one plate to another. Done is called on arrival.
func (p *passing) begin(from, to Rect, paint func(w, h int) image.Image, w, h float32, done func()) {
	fromX, fromY := from.Centre()
	toX, toY := to.Centre()
	p.from, p.to = cardtable.Around(fromX, fromY, w, h), cardtable.Around(toX, toY, w, h)
	p.piles = canvas.NewRaster(paint)
	cardtable.Put(p.piles, p.from)
	p.running = fyne.NewAnimation(passTime, func(share float32) {
		switch {
		case p.running == nil:
		case share >= 1:
			p.stop()
			done()
		default:
			p.piles.Move(fyne.NewPos(p.from.X+(p.to.X-p.from.X)*share, p.from.Y+(p.to.Y-p.from.Y)*share))
		}
	})
	p.running.Start()
}

// stop takes the chips away.
func (p *passing) stop() {
	if p.running != nil {
		p.running.Stop()
	}
	*p = passing{}
}

func (p *passing) objects() []fyne.CanvasObject {
	if p.piles == nil {
		return nil
	}
	return []fyne.CanvasObject{p.piles}
}
