// Package onesuit draws the cards of one suit: declarer's, dummy's and those that are missing.
package onesuit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// Cards shows a suit on felt, in three rows: North's cards, the missing ones, and South's. A click on a card moves it on, and
// one elsewhere in a hand chooses that for typing.
type Cards struct {
	widget.BaseWidget

	onCard func(card.Rank)
	onHand func(card.Seat)

	problem suit.Problem
	faces   map[card.Rank]*canvas.Raster
	felt    *canvas.Rectangle
	mark    *canvas.Rectangle // around the hand that cards are typed for
	labels  [rows]*kitwidget.Prose
	hand    card.Seat
	places  []place
	size    fyne.Size
}

// The rows, from the top.
const (
	north = iota
	missing
	south
	rows
)

// place holds the place of a card on the felt. The last one at a point is on top.
type place struct {
	rank card.Rank
	at   fyne.Position
	size fyne.Size
}

var _ fyne.Tappable = (*Cards)(nil)

// The measures of the rows, in units, and in shares of a row's height.
const (
	labelWidth = 106
	feltRim    = 12
	cardHeight = 0.88
)

// New returns the cards of a suit, in the rows of no cards yet. Without onCard and onHand they are only looked at, and no hand is marked.
func New(art *kitwidget.Art, of card.Suit, onCard func(card.Rank), onHand func(card.Seat)) *Cards {
	p := theme.Current()
	c := &Cards{onCard: onCard, onHand: onHand, felt: canvas.NewRectangle(p.Felt), mark: canvas.NewRectangle(color.Transparent)}
	c.felt.CornerRadius, c.felt.StrokeColor, c.felt.StrokeWidth = theme.U(16), p.Wood, theme.U(5)
	c.mark.CornerRadius, c.mark.StrokeColor, c.mark.StrokeWidth = theme.U(8), p.Gold, theme.U(2)
	c.faces = map[card.Rank]*canvas.Raster{}
	for r := range card.Deck68.Ranks.Ranks() {
		c.faces[r] = art.Face(card.Card{Suit: of, Rank: r})
	}
	for i, name := range [rows]string{text.Seat(card.North), text.T("suit.missing"), text.Seat(card.South)} {
		c.labels[i] = kitwidget.NewProse(art, name, theme.U(theme.BodyText), p.FeltInk)
	}
	c.mark.Hidden = onHand == nil
	c.ExtendBaseWidget(c)
	return c
}

// Set shows other cards, and the hand that cards are typed for.
func (c *Cards) Set(p suit.Problem, hand card.Seat) {
	c.problem, c.hand = p, hand
	c.arrange()
	c.Refresh()
}

// row returns the top and the height of a row.
func (c *Cards) row(i int) (top, high float32) {
	rim := theme.U(feltRim)
	high = (c.size.Height - 2*rim) / rows
	return rim + float32(i)*high, high
}

// arrange places the rows.
func (c *Cards) arrange() {
	c.places = nil
	rim, left := theme.U(feltRim), theme.U(labelWidth)
	for i, held := range [rows]card.Holding{c.problem.North, c.problem.Missing(), c.problem.South} {
		top, high := c.row(i)
		line := c.labels[i].MinSize().Height
		kitwidget.Put(c.labels[i], rim*1.6, top+(high-line)/2, left-rim*1.6, line)
		c.labels[i].FitCell(left - rim*1.6)
		size := fyne.NewSize(high*cardHeight*cardart.Aspect, high*cardHeight)
		step := size.Width * 1.06
		if n := held.Len(); n > 1 {
			step = min(step, (c.size.Width-left-2*rim-size.Width)/float32(n-1))
		}
		x := left
		for r := range held.Ranks() {
			c.places = append(c.places, place{r, fyne.NewPos(x, top+(high-size.Height)/2), size})
			x += step
		}
	}
	for _, p := range c.places {
		kitwidget.Put(c.faces[p.rank], p.at.X, p.at.Y, p.size.Width, p.size.Height)
	}
	on := north
	if c.hand == card.South {
		on = south
	}
	top, high := c.row(on)
	kitwidget.Put(c.mark, rim, top+1, c.size.Width-2*rim, high-2)
	kitwidget.Put(c.felt, 0, 0, c.size.Width, c.size.Height)
}

// At returns the top left corner of a card of the suit, and the size of it; the size is 0 if there is no such card.
func (c *Cards) At(r card.Rank) (fyne.Position, fyne.Size) {
	for _, p := range c.places {
		if p.rank == r {
			return p.at, p.size
		}
	}
	return fyne.Position{}, fyne.Size{}
}

// Tapped implements fyne.Tappable.
func (c *Cards) Tapped(e *fyne.PointEvent) {
	if c.onHand == nil {
		return
	}
	for i := len(c.places) - 1; i >= 0; i-- {
		p := c.places[i]
		if dx, dy := e.Position.X-p.at.X, e.Position.Y-p.at.Y; dx >= 0 && dy >= 0 && dx < p.size.Width && dy < p.size.Height {
			c.onCard(p.rank)
			return
		}
	}
	for i, hand := range map[int]card.Seat{north: card.North, south: card.South} {
		if top, high := c.row(i); e.Position.Y >= top && e.Position.Y < top+high {
			c.onHand(hand)
		}
	}
}

// CreateRenderer implements fyne.Widget.
func (c *Cards) CreateRenderer() fyne.WidgetRenderer { return cardsRenderer{c} }

type cardsRenderer struct{ cards *Cards }

// Layout implements fyne.WidgetRenderer.
func (r cardsRenderer) Layout(size fyne.Size) {
	r.cards.size = size
	r.cards.arrange()
}

// MinSize implements fyne.WidgetRenderer.
func (r cardsRenderer) MinSize() fyne.Size { return fyne.NewSize(420, 240) }

// Refresh implements fyne.WidgetRenderer.
func (r cardsRenderer) Refresh() { canvas.Refresh(r.cards) }

// Objects implements fyne.WidgetRenderer: the felt, and on it the cards of each row from the left, each over the one before.
func (r cardsRenderer) Objects() []fyne.CanvasObject {
	c := r.cards
	objects := []fyne.CanvasObject{c.felt, c.mark}
	for _, l := range c.labels {
		objects = append(objects, l)
	}
	for _, p := range c.places {
		objects = append(objects, c.faces[p.rank])
	}
	return objects
}

// Destroy implements fyne.WidgetRenderer.
func (r cardsRenderer) Destroy() {}
