package tabletop

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// caption is a text on the felt that names the cards there.
type caption struct {
	words string
	at    Rect
	bold  bool
}

// captionHeight is that of a line of a caption, in units.
const captionHeight = 20

// captions returns the texts on the felt: below piles that belong to no hand, and above the packets.
func (m Model) captions(g Geometry) (all []caption) {
	u := g.U
	for _, p := range m.Piles {
		n := len(p.Spots)
		if n == 0 || m.Over && p.Place.Pile != few.Stock && p.Place.Pile != few.ThrownAway {
			continue
		}
		var words string
		switch p.Place.Pile {
		case few.Stock:
			words = text.TN("few.tabletop.stock", n)
		case few.ThrownAway:
			words = text.TN("few.tabletop.thrown", n)
		case few.Coming:
			words = text.TN("few.tabletop.coming", n)
		case few.Reserve:
			if m.takenUp(p.Station) != p.Station {
				continue
			}
			words = text.T("few.tabletop.reserve")
		case few.OpenPacket:
			words = text.T("few.tabletop.open")
		case few.ClosedPacket:
			words = text.T("few.tabletop.closed")
		}
		if words == "" || p.Station == MyDummy || p.Station == TheirDummy {
			continue
		}
		l := g.lane(p.Station, true)
		at := cardtable.NewRect(l.X-20*u, l.Y+l.H+2*u, 190*u, captionHeight*u)
		if p.Station == OpenOnTable || p.Station == ClosedOnTable {
			x, _ := l.Centre()
			chosen := m.takes(p.Place.Pile)
			all = append(all, caption{words, cardtable.Around(x, l.Y-captionHeight/2*u-1*u, l.W, captionHeight*u), chosen})
			continue
		}
		if p.Station == MyReserve || p.Station == TheirReserve {
			at.X = l.X + l.W/2 - at.W/2
		} else {
			at.X = l.X
		}
		all = append(all, caption{words, at, false})
	}
	return all
}

// captionView shows captions.
type captionView struct {
	art   *kitwidget.Art
	lines []*kitwidget.Prose
}

func (v *captionView) show(all []caption, g Geometry) (objects []fyne.CanvasObject) {
	p, u := theme.Current(), g.U
	for i, c := range all {
		if i == len(v.lines) {
			v.lines = append(v.lines, kitwidget.NewProse(v.art, "", theme.SmallText, color.Black))
		}
		line := v.lines[i]
		line.Align = fyne.TextAlignLeading
		if c.at.W > 195*u || c.words == text.T("few.tabletop.reserve") {
			line.Align = fyne.TextAlignCenter
		}
		line.Bold = c.bold
		ink := theme.Mix(p.FeltInk, p.Felt, 0.2)
		if c.bold {
			ink = theme.Mix(p.Gold, p.FeltInk, 0.3)
		}
		line.FitLine(c.words, ink, theme.SmallText*g.T, theme.SmallText*u, c.at.W)
		line.FitHeight(line.TextSize, c.at.H)
		cardtable.Put(line, c.at)
		objects = append(objects, line)
	}
	return objects
}

// glow is the gold edge around the cards from which the next one is played.
type glow struct{ edges []*canvas.Rectangle }

// show puts an edge round each of some rectangles.
func (v *glow) show(around []Rect, u float32) (objects []fyne.CanvasObject) {
	p := theme.Current()
	for i, r := range around {
		if i == len(v.edges) {
			v.edges = append(v.edges, canvas.NewRectangle(color.Transparent))
		}
		e, gap := v.edges[i], 6*u
		e.FillColor = theme.WithAlpha(p.Gold, 0x24)
		e.StrokeColor, e.StrokeWidth, e.CornerRadius = theme.WithAlpha(p.Gold, 0xd0), 2*u, 10*u
		e.Shadow = canvas.Shadow{Color: theme.WithAlpha(p.Gold, 0x90), BlurRadius: 9 * u, Spread: u, Variant: canvas.DropShadow}
		kitwidget.Put(e, r.X-gap, r.Y-gap, r.W+2*gap, r.H+2*gap)
		e.Refresh()
		objects = append(objects, e)
	}
	return objects
}

// glowing returns the rectangles of the edges: the cards in the places from which the next one is played.
func (m Model) glowing(g Geometry) (around []Rect) {
	for _, place := range m.Turn() {
		var all []Rect
		for _, l := range lay(m, g) {
			if l.Place == place {
				all = append(all, l.sprite.Spot)
			}
		}
		if len(all) > 0 {
			around = append(around, union(all))
		}
	}
	return around
}

// union returns the rectangle that covers some.
func union(all []Rect) Rect {
	r := all[0]
	for _, o := range all[1:] {
		x, y := min(r.X, o.X), min(r.Y, o.Y)
		r = cardtable.NewRect(x, y, max(r.X+r.W, o.X+o.W)-x, max(r.Y+r.H, o.Y+o.H)-y)
	}
	return r
}
