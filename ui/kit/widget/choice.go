package widget

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Choice is a row with a label and a few values, one of which is chosen. If they don't fit beside each other, only the
// chosen one is visible, between arrows to the one before and the one after. Like [Button] a choice never takes the
// focus: its screen marks the focused row, and steps.
type Choice struct {
	widget.BaseWidget

	Label    string
	Key      string // the key for the next value, shown faintly, or ""
	Options  []string
	Chosen   int
	Control  float32 // width of the values together, or up to half of it where the label needs the room
	Selected bool    // by the keyboard
	OnChosen func(int)

	values  float32 // width of the values, as they are laid out
	reach   func()  // moves the focus here before onChosen is called; or nil
	hovered int     // option under the mouse, or -1
	stepped bool    // the values have no room beside each other
	art     *Art
}

var (
	_ Control           = (*Choice)(nil)
	_ fyne.Widget       = (*Choice)(nil)
	_ fyne.Tappable     = (*Choice)(nil)
	_ desktop.Hoverable = (*Choice)(nil)
)

const (
	choiceHeight = theme.BodyText * 2.8
	choiceInset  = 5 // between the gold edge of the row and the values
	choiceLabel  = 14
	choiceArrow  = 24 // width of an arrow
)

// NewChoice returns a choice with one option chosen.
func NewChoice(art *Art, label string, control float32, options []string, chosen int, onChosen func(int)) *Choice {
	c := &Choice{
		Label: label, Options: options, Chosen: chosen, Control: control,
		OnChosen: onChosen, hovered: -1, art: art,
	}
	c.ExtendBaseWidget(c)
	return c
}

// Choose chooses another option and calls OnChosen. An index out of range is ignored.
func (c *Choice) Choose(i int) {
	if i < 0 || i >= len(c.Options) || i == c.Chosen {
		return
	}
	c.Chosen = i
	c.Refresh()
	if c.reach != nil {
		c.reach()
	}
	if c.OnChosen != nil {
		c.OnChosen(i)
	}
}

// Set shows another option as the chosen one, without a callback.
func (c *Choice) Set(i int) {
	if i != c.Chosen {
		c.Chosen = i
		c.Refresh()
	}
}

// Step chooses the option a number of places to the right.
func (c *Choice) Step(by int) { c.Choose(c.Chosen + by) }

// Select marks the row as focused, or removes the mark.
func (c *Choice) Select(on bool) {
	if c.Selected != on {
		c.Selected = on
		c.Refresh()
	}
}

// Able implements [Control].
func (c *Choice) Able() bool { return !c.Hidden }

// at returns the option at a place, or -1.
func (c *Choice) at(p fyne.Position) int {
	x := p.X - (c.Size().Width - theme.U(choiceInset) - c.values)
	switch {
	case x < 0 || x >= c.values:
		return -1
	case c.stepped && x < c.values/2:
		return c.Chosen - 1
	case c.stepped && c.Chosen+1 < len(c.Options):
		return c.Chosen + 1
	case c.stepped:
		return -1
	}
	return int(x / (c.values / float32(len(c.Options))))
}

// Tapped implements fyne.Tappable.
func (c *Choice) Tapped(e *fyne.PointEvent) { c.Choose(c.at(e.Position)) }

// MouseIn implements desktop.Hoverable.
func (c *Choice) MouseIn(e *desktop.MouseEvent) { c.hover(c.at(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (c *Choice) MouseMoved(e *desktop.MouseEvent) { c.hover(c.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (c *Choice) MouseOut() { c.hover(-1) }

func (c *Choice) hover(i int) {
	if c.hovered != i {
		c.hovered = i
		c.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (c *Choice) CreateRenderer() fyne.WidgetRenderer {
	r := &choiceRenderer{
		choice: c,
		edge:   canvas.NewRectangle(color.Transparent),
		track:  canvas.NewRectangle(color.Transparent),
		knob:   canvas.NewRectangle(color.Transparent),
		label:  NewProse(c.art, "", theme.U(theme.BodyText), color.Black),
		key:    NewProse(c.art, "", theme.U(theme.BodyText)*0.76, color.Black),
	}
	r.edge.CornerRadius, r.track.CornerRadius, r.knob.CornerRadius = theme.U(10), theme.U(8), theme.U(7)
	r.back, r.on = NewProse(c.art, "‹", theme.U(theme.BodyText), color.Black), NewProse(c.art, "›", theme.U(theme.BodyText), color.Black)
	r.back.Align, r.on.Align = fyne.TextAlignCenter, fyne.TextAlignCenter
	for range c.Options {
		o := NewProse(c.art, "", theme.U(theme.BodyText), color.Black)
		o.Align = fyne.TextAlignCenter
		r.options = append(r.options, o)
	}
	r.show()
	return r
}

type choiceRenderer struct {
	choice            *Choice
	edge, track, knob *canvas.Rectangle
	label, key        *Prose
	options           []*Prose
	back, on          *Prose // the arrows
}

func (r *choiceRenderer) show() {
	c, p := r.choice, theme.Current()
	r.edge.StrokeColor, r.edge.StrokeWidth = color.Transparent, 0
	if c.Selected {
		r.edge.StrokeColor, r.edge.StrokeWidth = p.Gold, theme.Ring()
	}
	r.track.FillColor, r.track.StrokeColor, r.track.StrokeWidth = p.Room, p.PanelEdge, theme.Edge()
	r.knob.FillColor = p.Felt
	r.label.Set(c.Label, p.Ink)
	r.key.Set(ShownKey(c.Key), p.Faint)
	for i, o := range r.options {
		ink := p.Ink
		switch i {
		case c.Chosen:
			ink = p.FeltInk
		case c.hovered:
			ink = theme.On(p.Room, theme.Mix(p.Ink, p.Gold, 0.6))
		}
		o.Set(c.Options[i], ink)
	}
	for arrow, to := range map[*Prose]int{r.back: c.Chosen - 1, r.on: c.Chosen + 1} {
		ink := p.FeltInk
		switch {
		case to < 0 || to >= len(c.Options):
			ink = theme.Mix(p.FeltInk, p.Felt, 0.65)
		case to == c.hovered:
			ink = theme.On(p.Felt, theme.Mix(p.FeltInk, p.Gold, 0.6))
		}
		arrow.Set(arrow.Text, ink)
	}
}

// stepped reports whether an option is wider than the room that each has.
func (r *choiceRenderer) stepped(each float32) bool {
	for _, o := range r.options {
		o.FitCell(math.MaxFloat32) // whole again
		if o.MinSize().Width > each {
			return true
		}
	}
	return false
}

// layoutStepped shows the chosen option alone, between the arrows.
func (r *choiceRenderer) layoutStepped(left, height float32) {
	c, arrow := r.choice, theme.U(choiceArrow)
	place(r.knob, left+2, theme.U(choiceInset)+2, c.values-4, height-4)
	for i, o := range r.options {
		if o.Hidden = i != c.Chosen; !o.Hidden {
			o.FitCell(max(0, c.values-2*arrow))
			place(o, left+arrow, theme.U(choiceInset), c.values-2*arrow, height)
		}
	}
	place(r.back, left, theme.U(choiceInset), arrow, height)
	place(r.on, left+c.values-arrow, theme.U(choiceInset), arrow, height)
}

func (r *choiceRenderer) Layout(size fyne.Size) {
	c := r.choice
	place(r.edge, 0, 0, size.Width, size.Height)
	c.values = max(c.Control/2, min(c.Control, c.Control+size.Width-r.MinSize().Width))
	left, height := size.Width-theme.U(choiceInset)-c.values, size.Height-2*theme.U(choiceInset)
	beside := left - theme.U(choiceLabel)
	if r.key.Text != "" {
		beside -= r.key.MinSize().Width + theme.U(choiceLabel)
	}
	r.label.FitCell(max(0, beside-theme.U(choiceLabel)/2))
	place(r.label, theme.U(choiceLabel), 0, max(0, beside), size.Height)
	place(r.key, left-theme.U(choiceLabel)-r.key.MinSize().Width, 0, r.key.MinSize().Width, size.Height)
	place(r.track, left, theme.U(choiceInset), c.values, height)
	each := c.values / float32(len(c.Options))
	c.stepped = r.stepped(each)
	r.back.Hidden, r.on.Hidden = !c.stepped, !c.stepped
	if c.stepped {
		r.layoutStepped(left, height)
		return
	}
	place(r.knob, left+each*float32(c.Chosen)+2, theme.U(choiceInset)+2, each-4, height-4)
	for i, o := range r.options {
		o.Hidden = false
		place(o, left+each*float32(i), theme.U(choiceInset), each, height)
	}
}

func (r *choiceRenderer) MinSize() fyne.Size {
	width := theme.U(choiceLabel) + wholeWidth(r.label) + theme.U(theme.BodyText) + r.choice.Control + theme.U(choiceInset)
	if r.key.Text != "" {
		width += r.key.MinSize().Width + theme.U(choiceLabel)/2
	}
	return fyne.NewSize(width, theme.U(choiceHeight))
}

func (r *choiceRenderer) Refresh() {
	r.show()
	r.Layout(r.choice.Size())
	canvas.Refresh(r.choice)
}

func (r *choiceRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.edge, r.label, r.key, r.track, r.knob, r.back, r.on}
	for _, o := range r.options {
		objects = append(objects, o)
	}
	return objects
}
func (r *choiceRenderer) Destroy() {}
