package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// bidBox is the bidding box: a row for each level, a column for each strain, and below
// them pass, double and redouble. Where declarer chooses the contract there are a row for each strain and two columns,
// part-score and game, with what each is worth. What isn't legal can't be pressed.
type bidBox struct {
	widget.BaseWidget

	OnCall    func(bridge.Call)
	OnPointed func() // at another call, or at none

	unit     float32
	levels   int
	choices  bool          // declarer chooses the contract
	heads    []*ours.Prose // over the columns, if he does
	calls    []bridge.Call // in the order of the keys
	buttons  map[bridge.Call]*ours.Button
	selected bridge.Call
	chosen   bool // whether selected means something
	pointed  bridge.Call
	hovered  bool // whether pointed means something
	legal    []bridge.Call
	sheet    *canvas.Rectangle
}

func newBidBox(art *ours.Art, r bridge.Rules) *bidBox {
	b := &bidBox{
		unit: 1, levels: r.Level, choices: r.Choices, calls: r.ChoiceCalls(),
		buttons: make(map[bridge.Call]*ours.Button), sheet: canvas.NewRectangle(theme.Current().Panel),
	}
	if b.choices {
		for _, id := range []string{"choice.part-scores", "choice.games"} {
			head := ours.NewProse(art, text.T(id), theme.SmallText, theme.Current().Faint)
			head.Align = fyne.TextAlignCenter
			b.heads = append(b.heads, head)
		}
	} else {
		for c := bridge.Pass; c <= bridge.Bid(r.Level, bridge.NoTrump); c++ {
			b.calls = append(b.calls, c)
		}
	}
	for _, c := range b.calls {
		worth := ""
		if b.choices {
			worth = bridgetext.ChoiceWorth(r, c)
		}
		b.buttons[c] = ours.NewButton(art, bridgetext.Call(c), worth, func() { b.OnCall(c) })
		b.buttons[c].Disabled = true
		b.buttons[c].OnHover = func(on bool) { b.point(c, on) }
	}
	b.ExtendBaseWidget(b)
	return b
}

// set shows which calls may be made.
func (b *bidBox) set(legal []bridge.Call, unit float32) {
	b.legal = legal
	for c, button := range b.buttons {
		button.Enable(slices.Contains(legal, c))
	}
	if !slices.Contains(legal, b.selected) {
		b.unselect()
	}
	if unit != b.unit {
		b.unit = unit
		for _, button := range b.buttons {
			button.TextSize = theme.BodyText * unit
			button.Refresh()
		}
	}
}

// selection returns the call that the keyboard has chosen.
func (b *bidBox) selection() (c bridge.Call, ok bool) { return b.selected, b.chosen }

// underMouse returns the call that the mouse is at, if it can be made.
func (b *bidBox) underMouse() (c bridge.Call, ok bool) {
	return b.pointed, b.hovered && slices.Contains(b.legal, b.pointed)
}

// forget leaves the call unexplained that the mouse is at, until it comes to another.
func (b *bidBox) forget() { b.hovered = false }

// point takes note that the mouse has come to a call, or left it.
func (b *bidBox) point(c bridge.Call, on bool) {
	if !on && c != b.pointed {
		return // it is at another one already
	}
	b.pointed, b.hovered = c, on
	b.OnPointed()
}

func (b *bidBox) choose(c bridge.Call) {
	b.unselect()
	b.selected, b.chosen = c, true
	b.buttons[c].Select(true)
}

func (b *bidBox) unselect() {
	if b.chosen {
		b.buttons[b.selected].Select(false)
	}
	b.selected, b.chosen = bridge.Pass, false
}

// position returns the row and column of a call; pass, double and redouble are the last row.
func (b *bidBox) position(c bridge.Call) (row, column int) {
	switch {
	case b.choices && c.Level() > 1:
		return int(c.Strain()), 1
	case b.choices:
		return int(c.Strain()), 0
	case c.IsBid():
		return c.Level() - 1, int(c.Strain())
	}
	return b.levels, int(c)
}

// move chooses the nearest legal call in the direction of an arrow key.
func (b *bidBox) move(dx, dy int) {
	if len(b.legal) == 0 {
		return
	}
	if !b.chosen {
		start := b.legal[0]
		if i := slices.IndexFunc(b.legal, bridge.Call.IsBid); i >= 0 && dy >= 0 {
			start = b.legal[i]
		}
		b.choose(start)
		return
	}
	row, column := b.position(b.selected)
	best, distance := b.selected, 1<<30
	for _, c := range b.legal {
		r, k := b.position(c)
		along, across := (r-row)*dy+(k-column)*dx, (r-row)*dx+(k-column)*dy
		if d := along + 10*across*across; along > 0 && d < distance {
			best, distance = c, d
		}
	}
	b.choose(best)
}

func (b *bidBox) CreateRenderer() fyne.WidgetRenderer { return &bidBoxRenderer{b} }

type bidBoxRenderer struct{ box *bidBox }

func (r *bidBoxRenderer) Layout(size fyne.Size) {
	b, p := r.box, theme.Current()
	b.sheet.FillColor, b.sheet.StrokeColor, b.sheet.StrokeWidth, b.sheet.CornerRadius = p.Panel, p.PanelEdge, b.unit, 10*b.unit
	ours.LiftSheet(b.sheet, b.unit)
	b.sheet.Resize(size)
	inset, gap := 7*b.unit, 3*b.unit
	if b.choices {
		r.layoutChoices(size, inset, gap)
		return
	}
	w := (size.Width - 2*inset - 4*gap) / 5
	h := (size.Height - 2*inset - float32(b.levels)*gap) / float32(b.levels+1)
	wide := (size.Width - 2*inset - 2*gap) / 3
	for c, button := range b.buttons {
		row, column := b.position(c)
		width := w
		if !c.IsBid() {
			width = wide
		}
		button.Move(fyne.NewPos(inset+float32(column)*(width+gap), inset+float32(row)*(h+gap)))
		button.Resize(fyne.NewSize(width, h))
	}
}

// layoutChoices lays out two columns below their heads.
func (r *bidBoxRenderer) layoutChoices(size fyne.Size, inset, gap float32) {
	b := r.box
	head := 24 * b.unit
	w, h := (size.Width-2*inset-gap)/2, (size.Height-2*inset-head-4*gap)/5
	for column, words := range b.heads {
		words.SetTextSize(theme.SmallText * b.unit)
		words.Set(words.Text, theme.Current().Faint)
		words.Move(fyne.NewPos(inset+float32(column)*(w+gap), inset-2*b.unit))
		words.Resize(fyne.NewSize(w, head))
	}
	for c, button := range b.buttons {
		row, column := b.position(c)
		button.Move(fyne.NewPos(inset+float32(column)*(w+gap), inset+head+float32(row)*(h+gap)))
		button.Resize(fyne.NewSize(w, h))
	}
}

func (r *bidBoxRenderer) MinSize() fyne.Size { return fyne.NewSize(200, 240) }
func (r *bidBoxRenderer) Refresh() {
	r.Layout(r.box.Size())
	for _, button := range r.box.buttons {
		button.Refresh()
	}
}
func (r *bidBoxRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.box.sheet}
	for _, head := range r.box.heads {
		objects = append(objects, head)
	}
	for _, c := range r.box.calls {
		objects = append(objects, r.box.buttons[c])
	}
	return objects
}
func (r *bidBoxRenderer) Destroy() {}
