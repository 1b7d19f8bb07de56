package review

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// contrast is a small diagram in words: which of two cards wins in a layout, and the two hidden hands there.
type contrast struct {
	only  string
	hands [2]string
}

// contrasts returns the layout in which the best line wins and not that of the played card, and the other way round, as
// far as there are such, if that one is surely better.
func contrasts(j line.Judgement, played card.Card, hidden [2]card.Seat) (all []contrast) {
	of, ok := j.Of(played)
	best := j.Best()
	if !ok || best.Cards == of.Cards || !bridgetext.Surely(j.Ahead(of)) {
		return nil
	}
	for _, pair := range []struct {
		one, other line.Chance
		card       card.Card
	}{{best, of, best.Card()}, {of, best, played}} {
		l, p, ok := j.Apart(pair.one, pair.other)
		if !ok {
			continue
		}
		c := contrast{only: text.T("odds.only", "Card", text.Card(pair.card), "N", int(math.Round(100*p)))}
		for i, seat := range hidden {
			hand := text.Cards(l.Hands[seat], [4]card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs})
			c.hands[i] = text.SeatLetter(seat) + "  " + strings.ReplaceAll(hand, ",", "")
		}
		all = append(all, c)
	}
	return all
}

// diagrams shows up to two contrasts beside each other.
type diagrams struct {
	content *fyne.Container
	words   [2][3]*widget.Prose
}

// Measures of the diagrams, in units.
const (
	diagramGap    = 6
	diagramInset  = 6
	diagramCorner = 5
)

func newDiagrams(art *widget.Art) *diagrams {
	p := theme.Current()
	d := &diagrams{content: container.New(abreast{})}
	d.content.Hide()
	for i := range d.words {
		rows := container.New(review.Lines(1))
		for k := range d.words[i] {
			d.words[i][k] = review.Small(art, p.Ink)
			rows.Add(d.words[i][k])
		}
		paper := canvas.NewRectangle(theme.Mix(p.Panel, p.Gold, 0.08))
		paper.StrokeColor, paper.StrokeWidth, paper.CornerRadius = p.PanelEdge, theme.Edge(), theme.U(diagramCorner)
		side := theme.U(diagramInset)
		d.content.Add(container.NewStack(paper, container.New(layout.NewCustomPaddedLayout(side/2, side/2, side, side), rows)))
	}
	return d
}

// show shows the contrasts; without any the diagrams take no room.
func (d *diagrams) show(all []contrast) {
	p := theme.Current()
	d.content.Hidden = len(all) == 0
	for i, o := range d.content.Objects {
		if i >= len(all) {
			o.Hide()
			continue
		}
		o.Show()
		d.words[i][0].Set(all[i].only, p.Faint)
		d.words[i][1].Set(all[i].hands[0], p.Ink)
		d.words[i][2].Set(all[i].hands[1], p.Ink)
	}
}

// abreast lays the visible objects out beside each other, all as wide, and as high as the highest. There are two at most.
type abreast struct{}

// Layout implements fyne.Layout.
func (a abreast) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap, wide := theme.U(diagramGap), size.Width
	if len(objects) > 1 && objects[1].Visible() {
		wide = (size.Width - gap) / 2
	}
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i)*(wide+gap), 0))
		o.Resize(fyne.NewSize(wide, size.Height))
	}
	if high := a.MinSize(objects).Height; high > size.Height { // known only now, as words wrap
		for _, o := range objects {
			o.Resize(fyne.NewSize(wide, high))
		}
	}
}

// MinSize implements fyne.Layout.
func (abreast) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		if o.Visible() {
			least.Height = max(least.Height, o.MinSize().Height)
		}
	}
	return least
}
