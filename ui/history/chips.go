package history

import (
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// chips shows the results of parts on a line, as many as fit, and the number of the others.
type chips struct {
	fynewidget.BaseWidget

	art  *widget.Art
	tips *widget.Tips // explain the chips, or nil
	all  []history.Chip
}

var _ fyne.Widget = (*chips)(nil)

func newChips(art *widget.Art, tips *widget.Tips) *chips {
	c := &chips{art: art, tips: tips}
	c.ExtendBaseWidget(c)
	return c
}

// set shows other results.
func (c *chips) set(all []history.Chip) {
	if !slices.Equal(all, c.all) {
		c.all = all
		c.Refresh()
	}
}

const (
	chipText  = 12
	chipInset = 5
	chipGap   = 4
	chipArrow = 6
)

// CreateRenderer implements fyne.Widget.
func (c *chips) CreateRenderer() fyne.WidgetRenderer {
	r := &chipsRenderer{chips: c, more: widget.NewProse(c.art, "", theme.U(chipText), color.Black)}
	r.show()
	return r
}

type chipsRenderer struct {
	chips   *chips
	pool    []chipObjects
	more    *widget.Prose // the number of the others
	objects []fyne.CanvasObject
}

type chipObjects struct {
	ground *canvas.Rectangle
	words  *widget.Prose
	tip    *widget.Tip
	arrow  *canvas.ArbitraryPolygon // up for good results of the user, down for bad ones
}

// show lays out those chips that have room.
func (r *chipsRenderer) show() {
	p, size := theme.Current(), r.chips.Size()
	r.objects = r.objects[:0:0]
	x, shown := float32(0), 0
	for i, c := range r.chips.all {
		if i == len(r.pool) {
			ground := canvas.NewRectangle(color.Transparent)
			ground.CornerRadius, ground.StrokeWidth = theme.U(5), theme.Edge()
			words := widget.NewProse(r.chips.art, "", theme.U(chipText), color.Black)
			words.Align = fyne.TextAlignCenter
			o := chipObjects{ground: ground, words: words, arrow: newArrow()}
			if r.chips.tips != nil {
				o.tip = r.chips.tips.Over(func() string { return r.chips.all[i].Says })
			}
			r.pool = append(r.pool, o)
		}
		o := r.pool[i]
		ink := p.ForYou(c.Gain)
		o.ground.FillColor, o.ground.StrokeColor = theme.Mix(p.Panel, ink, 0.1), theme.Mix(p.Panel, ink, 0.35)
		if c.Starred {
			o.ground.StrokeColor = p.Gold
		}
		o.words.Set(c.Words, ink)
		inset, arrow := theme.U(chipInset), float32(0)
		if c.Gain != 0 {
			arrow = theme.U(chipArrow)
		}
		wide := o.words.MinSize().Width
		width := wide + arrow + 2*inset
		if arrow > 0 {
			width += theme.U(chipGap)
		}
		room := size.Width
		if rest := len(r.chips.all) - i - 1; rest > 0 {
			r.more.Set(text.T("history.more", "N", text.Points(rest+1)), p.Faint)
			room -= r.more.MinSize().Width + theme.U(chipGap)
		}
		if x+width > room {
			break
		}
		r.objects = append(r.objects, o.ground, o.words)
		widget.Put(o.ground, x, 0, width, size.Height)
		widget.Put(o.words, x+width-inset-wide, 0, wide, size.Height)
		if arrow > 0 {
			o.arrow.FillColor = ink
			o.arrow.Points = arrowPoints(c.Gain > 0)
			widget.Put(o.arrow, x+inset, (size.Height-arrow)/2, arrow, arrow)
			r.objects = append(r.objects, o.arrow)
		}
		if o.tip != nil {
			widget.Put(o.tip, x, 0, width, size.Height)
			r.objects = append(r.objects, o.tip)
		}
		x += width + theme.U(chipGap)
		shown++
	}
	for _, o := range r.pool[shown:] { // the mouse may still be over a former one
		if o.tip != nil {
			o.tip.Hide()
		}
	}
	if rest := len(r.chips.all) - shown; rest > 0 && x > 0 {
		r.more.Set(text.T("history.more", "N", text.Points(rest)), p.Faint)
		widget.Put(r.more, x, 0, r.more.MinSize().Width, size.Height)
		r.objects = append(r.objects, r.more)
	}
}

func (r *chipsRenderer) Layout(fyne.Size) { r.show() }

func (r *chipsRenderer) MinSize() fyne.Size { return fyne.NewSize(0, theme.U(chipText)*1.6) }

func (r *chipsRenderer) Refresh() {
	r.show()
	canvas.Refresh(r.chips)
}

func (r *chipsRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *chipsRenderer) Destroy()                     {}

// newStar returns a golden star.
func newStar() *canvas.ArbitraryPolygon {
	star := canvas.NewArbitraryPolygon(nil, theme.Current().Gold)
	star.NormalizedPoints = true
	for i := range 10 {
		radius, angle := 0.5, float64(i)*math.Pi/5
		if i%2 == 1 {
			radius = 0.21
		}
		star.Points = append(star.Points, fyne.NewPos(float32(0.5+radius*math.Sin(angle)), float32(0.53-radius*math.Cos(angle))))
	}
	return star
}

// newArrow returns a small triangle that points nowhere yet.
func newArrow() *canvas.ArbitraryPolygon {
	arrow := canvas.NewArbitraryPolygon(nil, color.Transparent)
	arrow.NormalizedPoints = true
	return arrow
}

// arrowPoints returns the corners of a triangle that points up or down.
func arrowPoints(up bool) []fyne.Position {
	if up {
		return []fyne.Position{fyne.NewPos(0.5, 0.05), fyne.NewPos(1, 0.95), fyne.NewPos(0, 0.95)}
	}
	return []fyne.Position{fyne.NewPos(0, 0.05), fyne.NewPos(1, 0.05), fyne.NewPos(0.5, 0.95)}
}

// showStar shows a star, or hides it.
func showStar(star fyne.CanvasObject, on bool) {
	if on {
		star.Show()
	} else {
		star.Hide()
	}
}
