package tabletop

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// advised shows a hint: ghosts of the cards in their boxes, and on the cards in the hand the letters of their places.
type advised struct {
	art    *kitwidget.Art
	hint   Placing // or the zero Placing
	discs  []*cardtable.Disc
	ghosts []*canvas.Rectangle // the grounds of the ghosts, by number
	faces  []*canvas.Raster    // on them
	cards  []card.Card         // of the faces
	many   int                 // ghosts in sight
}

// ghost is the key of a faded face.
type ghost struct {
	card card.Card
	w, h int
	of   string // the style of the cards
}

// faded is the opacity of a ghost.
const faded = 0x8c

// face returns a faint face of a card.
func (a *advised) face(c card.Card) *canvas.Raster {
	return canvas.NewRaster(func(w, h int) image.Image {
		return a.art.Picture(ghost{c, w, h, a.art.Style.String()}, func() *image.RGBA {
			face := a.art.FacePicture(c, w, h)
			faint := image.NewRGBA(face.Rect)
			draw.DrawMask(faint, face.Rect, face, face.Rect.Min, image.NewUniform(alpha(faded)), image.Point{}, draw.Src)
			return faint
		})
	})
}

// alpha is the colour of a mask.
type alpha uint8

// RGBA implements color.Color.
func (a alpha) RGBA() (r, g, b, opacity uint32) {
	v := uint32(a) * 0x101
	return v, v, v, v
}

// holds reports whether the hint is for the cards in the hand.
func (a *advised) holds(m Model, g Geometry) bool {
	return g.W > 0 && len(m.Players) > 0 && a.hint.Len() > 0 && a.hint.Of(m.Placing) && !m.Placing.Begun()
}

// show shows the hint as long as it is for these cards.
func (a *advised) show(m Model, g Geometry) {
	for _, d := range a.discs {
		d.Show("", 1, false)
	}
	a.many = 0
	if !a.holds(m, g) {
		return
	}
	left := m.Placing.Left()
	for n, spot := range g.FanSpots(len(left)) {
		if n == len(a.discs) {
			a.discs = append(a.discs, cardtable.NewDisc(a.art))
		}
		letter := text.T("poker.key.away")
		if row, ok := a.hint.At(left[n]).Row(); ok {
			letter = text.T("poker.key." + row.String())
		}
		size := 24 * g.U
		a.discs[n].Show(letter, theme.SmallText*g.U, true)
		a.discs[n].Layout(cardtable.NewRect(spot.X+5*g.U, spot.Y+spot.H-size-6*g.U, size, size))
	}
	var at [3]int
	for _, c := range m.Person().Cards {
		at[c.Row]++
	}
	for _, row := range poker.Rows {
		for _, i := range a.hint.in(To(row)) {
			a.haunt(a.hint.Card(i), g.Box(0, row, at[row]), g)
			at[row]++
		}
	}
	thrown := a.hint.in(Away)
	for n, spot := range g.AwaySpots(len(thrown)) {
		a.haunt(a.hint.Card(thrown[n]), spot, g)
	}
}

// haunt puts the next ghost at a place.
func (a *advised) haunt(c card.Card, at Rect, g Geometry) {
	if a.many == len(a.ghosts) {
		a.ghosts, a.faces, a.cards = append(a.ghosts, canvas.NewRectangle(nil)), append(a.faces, nil), append(a.cards, card.Card{})
	}
	if a.faces[a.many] == nil || a.cards[a.many] != c {
		a.faces[a.many], a.cards[a.many] = a.face(c), c
	}
	edge := a.ghosts[a.many]
	edge.StrokeColor, edge.StrokeWidth, edge.CornerRadius = theme.Current().Gold, 1.5*g.U, at.W*0.07
	cardtable.Put(edge, at)
	cardtable.Put(a.faces[a.many], at)
	a.many++
}

// marks returns what lies on the cards.
func (a *advised) marks() (objects []fyne.CanvasObject) {
	for _, d := range a.discs {
		objects = append(objects, d.Objects()...)
	}
	return objects
}

// furniture returns the ghosts, which lie below all cards.
func (a *advised) furniture() (objects []fyne.CanvasObject) {
	for n := range a.many {
		objects = append(objects, a.faces[n], a.ghosts[n])
	}
	return objects
}
