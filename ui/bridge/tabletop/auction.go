package tabletop

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// auctionRows is how many rounds of calls are in sight at the table.
const auctionRows = 9

// columns are the seats from the left, as auctions are written.
var columns = [4]card.Seat{card.West, card.North, card.East, card.South}

// white is the ink on bands and tiles of a strong colour.
var white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

// Auction is the auction as a table, a column for each seat. A call that is pointed
// at is explained elsewhere. Where declarer chooses the contract it is the points that
// have been announced, and below them the choice, which counts as a call.
type Auction struct {
	widget.BaseWidget

	OnPointed func(call int) // index of a call, or -1

	unit     float32
	rows     int  // of calls that are in sight
	bare     bool // it lies on a sheet already
	table    bridge.Table
	selected int // index of the call that is explained, or -1
	first    int // the first row in sight
	art      *ours.Art
}

var (
	_ fyne.Widget       = (*Auction)(nil)
	_ desktop.Hoverable = (*Auction)(nil)
	_ fyne.Tappable     = (*Auction)(nil)
	_ fyne.Scrollable   = (*Auction)(nil)
)

// NewAuction returns an auction without calls.
func NewAuction(art *ours.Art) *Auction {
	v := &Auction{art: art, unit: 1, rows: auctionRows, selected: -1}
	v.ExtendBaseWidget(v)
	return v
}

// Set shows the auction of a table, with a call marked; -1 marks none. A unit is how large 1 is, in points.
func (v *Auction) Set(t bridge.Table, selected int, unit float32) {
	grown := len(t.Events()) != len(v.table.Events())
	v.table, v.selected, v.unit = t, selected, unit
	v.keepInSight(grown)
	v.Refresh()
}

// cell returns the row and column of a call; the first row is the dealer's.
func (v *Auction) cell(call int) (row, column int) {
	if v.table.Rules.Choices {
		return 1, slices.Index(columns[:], v.table.Contract().Declarer)
	}
	place := v.firstColumn() + call
	return place / 4, place % 4
}

func (v *Auction) firstColumn() int {
	for i, s := range columns {
		if s == v.table.Dealer {
			return i
		}
	}
	return 0
}

// keepInSight scrolls so that the call that is explained can be seen, or else the end of
// the auction if that has grown.
func (v *Auction) keepInSight(grown bool) {
	row, _ := v.cell(len(v.table.Auction().Calls))
	switch {
	case v.selected >= 0:
		row, _ = v.cell(v.selected)
	case !grown:
		row = v.first
	}
	v.first = min(max(v.first, row-v.rows+1), row)
}

// Scrolled implements fyne.Scrollable.
func (v *Auction) Scrolled(e *fyne.ScrollEvent) {
	last, _ := v.cell(len(v.table.Auction().Calls))
	by := 1
	if e.Scrolled.DY > 0 {
		by = -1
	}
	v.first = max(0, min(v.first+by, last-v.rows+1))
	v.Refresh()
}

func (v *Auction) cellSize() fyne.Size {
	s := v.Size()
	return fyne.NewSize(s.Width/4, s.Height/float32(v.rows+1))
}

// callAt returns the index of the call at a point, or -1.
func (v *Auction) callAt(pos fyne.Position) int {
	size := v.cellSize()
	row, column := int(pos.Y/size.Height)-1+v.first, int(pos.X/size.Width)
	call := row*4 + column - v.firstColumn()
	if v.table.Rules.Choices {
		if r, c := v.cell(0); r == row && c == column && v.table.Opening() > 0 {
			return 0
		}
		return -1
	}
	if pos.Y < size.Height || call < 0 || call >= len(v.table.Auction().Calls) {
		return -1
	}
	return call
}

func (v *Auction) point(call int) {
	if v.OnPointed != nil && call != v.selected {
		v.OnPointed(call)
	}
}

// MouseIn implements desktop.Hoverable.
func (v *Auction) MouseIn(e *desktop.MouseEvent) { v.point(v.callAt(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (v *Auction) MouseMoved(e *desktop.MouseEvent) { v.point(v.callAt(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (v *Auction) MouseOut() { v.point(-1) }

// Tapped implements fyne.Tappable.
func (v *Auction) Tapped(e *fyne.PointEvent) { v.point(v.callAt(e.Position)) }

func (v *Auction) CreateRenderer() fyne.WidgetRenderer {
	r := &auctionRenderer{view: v}
	r.build()
	return r
}

type auctionRenderer struct {
	view    *Auction
	objects []fyne.CanvasObject
}

// build makes the cells again: an auction changes seldom.
func (r *auctionRenderer) build() {
	v, p := r.view, theme.Current()
	size := v.cellSize()
	sheet := canvas.NewRectangle(p.Panel)
	sheet.StrokeColor, sheet.StrokeWidth, sheet.CornerRadius = p.PanelEdge, v.unit, 10*v.unit
	ours.LiftSheet(sheet, v.unit)
	sheet.Resize(v.Size())
	r.objects = []fyne.CanvasObject{sheet}
	if v.bare {
		r.objects = nil
	}
	add := func(label string, row, column int, ink color.Color, bold bool) {
		cell := ours.NewProse(v.art, label, theme.BodyText*v.unit, ink)
		cell.Align, cell.Bold = fyne.TextAlignCenter, bold
		cell.Move(fyne.NewPos(float32(column)*size.Width, float32(row)*size.Height))
		cell.Resize(size)
		r.objects = append(r.objects, cell)
	}
	for i, seat := range columns {
		if v.table.Vul.Has(seat.Side()) { // as on paper, the vulnerable side is marked red
			band := canvas.NewRectangle(theme.Under(white, p.Vulnerable))
			band.CornerRadius = 5 * v.unit
			above, below := 5*v.unit, 4*v.unit
			if v.bare { // its lines stand closer
				above, below = 0, 2*v.unit
			}
			band.Move(fyne.NewPos(float32(i)*size.Width+4*v.unit, above))
			band.Resize(fyne.NewSize(size.Width-8*v.unit, size.Height-above-below))
			r.objects = append(r.objects, band)
			add(text.Seat(seat), 0, i, white, true)
			continue
		}
		add(text.Seat(seat), 0, i, p.Faint, true)
	}
	rule := canvas.NewRectangle(p.PanelEdge)
	rule.Move(fyne.NewPos(8*v.unit, size.Height))
	rule.Resize(fyne.NewSize(v.Size().Width-16*v.unit, 1))
	r.objects = append(r.objects, rule)

	if v.table.Rules.Choices {
		for i, row := range bridgetext.ChoiceRows(v.table, columns) {
			for column, words := range row {
				if i == 1 && words != "" && v.selected == 0 {
					r.mark(i+1, column)
				}
				add(words, i+1, column, p.Ink, i == 1)
			}
		}
		return
	}
	first := v.first
	calls := v.table.Auction().Calls
	for i, c := range calls {
		row, column := v.cell(i)
		if row < first || row >= first+v.rows {
			continue
		}
		ground := p.Panel
		if i == v.selected {
			ground = p.Marked()
			r.mark(row-first+1, column)
		}
		label, ink := bridgetext.Call(c), p.Ink
		switch c {
		case bridge.Pass:
			ink = p.Faint
		case bridge.Double, bridge.Redouble: // as players write them
			label, ink = c.String(), p.Bad
		}
		add(label, row-first+1, column, theme.On(ground, ink), c != bridge.Pass)
	}
	if row, column := v.cell(len(calls)); v.table.Phase() == bridge.AuctionPhase && row-first < v.rows {
		add("?", row-first+1, column, theme.On(p.Panel, p.Gold), true)
	}
}

// mark marks a cell.
func (r *auctionRenderer) mark(row, column int) {
	u, size := r.view.unit, r.view.cellSize()
	mark := canvas.NewRectangle(theme.Current().Marked())
	mark.CornerRadius = 6 * u
	mark.Move(fyne.NewPos(float32(column)*size.Width+3*u, float32(row)*size.Height+2*u))
	mark.Resize(fyne.NewSize(size.Width-6*u, size.Height-4*u))
	r.objects = append(r.objects, mark)
}

func (r *auctionRenderer) Layout(fyne.Size)   { r.build() }
func (r *auctionRenderer) MinSize() fyne.Size { return fyne.NewSize(160, 120) }
func (r *auctionRenderer) Refresh() {
	r.build()
	canvas.Refresh(r.view)
}
func (r *auctionRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *auctionRenderer) Destroy()                     {}
