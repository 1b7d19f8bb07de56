package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Button is a button that never takes the focus: its screen has a key for it, which the button may show. That is why it
// isn't Fyne's.
type Button struct {
	widget.BaseWidget

	Label    string
	Icon     fyne.Resource // in the place of a label, in the colour of text; or nil
	Key      string        // the key that does the same, shown faintly unless the user wants none, or ""
	Primary  bool          // the most likely next step
	Disabled bool
	On       bool    // a switch that is on, green like a chosen option
	Selected bool    // by the keyboard
	TextSize float32 // of its letters, which shrink to fit the button
	OnTapped func()
	OnHover  func(on bool) // the mouse has entered or left; or nil
	// OnRefused is called when a disabled button is pressed, to explain why; or nil.
	OnRefused func()

	hovered   bool
	onEnabled func() // it has been switched on or off: the keyboard may have to leave it
	art       *Art
}

var (
	_ Control            = (*Button)(nil)
	_ fyne.Widget        = (*Button)(nil)
	_ fyne.Tappable      = (*Button)(nil)
	_ desktop.Hoverable  = (*Button)(nil)
	_ desktop.Cursorable = (*Button)(nil)
)

// NewButton returns a button in the size of body text.
func NewButton(art *Art, label, key string, tapped func()) *Button {
	b := &Button{Label: label, Key: key, OnTapped: tapped, TextSize: theme.U(theme.BodyText), art: art}
	b.ExtendBaseWidget(b)
	return b
}

// Enable switches the button on or off.
func (b *Button) Enable(on bool) {
	if b.Disabled == !on {
		return
	}
	b.Disabled = !on
	b.Refresh()
	if b.onEnabled != nil {
		b.onEnabled()
	}
}

// Able implements [Control].
func (b *Button) Able() bool { return !b.Disabled && !b.Hidden }

// Select marks the button, or takes the mark away.
func (b *Button) Select(on bool) {
	if b.Selected == on {
		return
	}
	b.Selected = on
	b.Refresh()
}

// Turn turns a button that is a switch on or off.
func (b *Button) Turn(on bool) {
	if b.On == on {
		return
	}
	b.On = on
	b.Refresh()
}

// Tapped implements fyne.Tappable.
func (b *Button) Tapped(*fyne.PointEvent) {
	do := b.OnTapped
	if b.Disabled {
		do = b.OnRefused
	}
	if do != nil {
		do()
	}
}

// Relabel gives buttons the labels and keys of others in the same order, which were made in another language.
func Relabel(buttons, as []*Button) {
	for i, b := range buttons {
		b.Label, b.Key = as[i].Label, as[i].Key
	}
}

// MouseIn implements desktop.Hoverable.
func (b *Button) MouseIn(*desktop.MouseEvent) { b.hover(true) }

// MouseMoved implements desktop.Hoverable.
func (b *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *Button) MouseOut() { b.hover(false) }

func (b *Button) hover(on bool) {
	b.hovered = on
	b.Refresh()
	if b.OnHover != nil {
		b.OnHover(on)
	}
}

// Cursor implements desktop.Cursorable.
func (b *Button) Cursor() desktop.Cursor {
	if b.Disabled {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// shownKey returns the key as the button shows it, or "". A button without a label has nothing else to show.
func (b *Button) shownKey() string {
	if b.Label == "" && b.Icon == nil {
		return b.Key
	}
	return ShownKey(b.Key)
}

// ShownKey returns the key to show beside a label: "" if the user wants no keys shown.
func ShownKey(key string) string {
	if theme.Keys() {
		return key
	}
	return ""
}

// CreateRenderer implements fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{
		button: b,
		icon:   canvas.NewImageFromResource(b.Icon),
		ground: canvas.NewRectangle(color.Transparent),
		label:  NewProse(b.art, "", b.TextSize, color.Black),
		key:    NewProse(b.art, "", b.TextSize, color.Black),
	}
	r.label.Align = fyne.TextAlignCenter
	r.show()
	return r
}

type buttonRenderer struct {
	button     *Button
	ground     *canvas.Rectangle
	icon       *canvas.Image
	label, key *Prose
	full       fyne.Size // of label and key in letters of the usual size
}

// colours returns the button's colours in its present state.
func (b *Button) colours() (ground, edge, ink, faint color.NRGBA, width float32) {
	p := theme.Current()
	ground, edge, ink, faint, width = p.Panel, p.PanelEdge, p.Ink, p.Faint, theme.Edge()
	if b.Primary || b.On {
		ground, edge, ink, faint = p.Felt, p.FeltDeep, p.FeltInk, theme.Mix(p.FeltInk, p.Felt, 0.35)
	}
	if b.hovered && !b.Disabled {
		ground = theme.Mix(ground, p.Gold, 0.14)
	}
	ink, faint = theme.On(ground, ink), theme.On(ground, faint)
	if b.Disabled {
		ink.A, faint.A = 0x60, 0x50 // so that suit signs fade alike
	}
	if b.Selected {
		edge, width = p.Gold, theme.Ring()
	}
	return ground, edge, ink, faint, width
}

func (r *buttonRenderer) show() {
	b := r.button
	ground, edge, ink, faint, width := b.colours()
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = ground, edge, width
	r.ground.CornerRadius = b.TextSize * 0.5
	r.label.Set(b.Label, ink)
	r.key.Set(b.shownKey(), faint)
	r.full = r.lettered(b.TextSize)
}

// lettered sets the size of label and key, and returns the size of both side by side.
func (r *buttonRenderer) lettered(size float32) fyne.Size {
	r.label.SetTextSize(size)
	r.key.SetTextSize(size * 0.76)
	s := r.labelSize()
	if r.button.shownKey() != "" {
		s.Width += r.key.MinSize().Width + size*0.5
	}
	return s
}

// fit returns the size of the letters that fits the button.
func (r *buttonRenderer) fit(size fyne.Size) float32 {
	const aside = 2 // on either side, in points
	room := min((size.Width-2*aside)/max(r.full.Width, 1), size.Height/max(r.full.Height, 1))
	return r.button.TextSize * max(min(room, 1), 0.1)
}

func (r *buttonRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	letters := r.fit(size)
	whole := r.lettered(letters)
	for whole.Width > size.Width && letters > 1 { // widths of letters are whole pixels
		letters *= 0.97
		whole = r.lettered(letters)
	}
	label := r.labelSize()
	x := (size.Width - whole.Width) / 2
	place(r.label, x, 0, label.Width, size.Height)
	place(r.icon, x, (size.Height-label.Height)/2, label.Width, label.Height)
	key := r.key.MinSize().Width
	place(r.key, x+whole.Width-key, letters*0.06, key, size.Height)
}

// labelSize returns the size of the label, or of the icon in its place.
func (r *buttonRenderer) labelSize() fyne.Size {
	if r.button.Icon != nil {
		return fyne.NewSquareSize(r.label.TextSize * 1.4)
	}
	return r.label.MinSize()
}

func (r *buttonRenderer) MinSize() fyne.Size {
	return fyne.NewSize(r.full.Width+r.button.TextSize*1.6, r.full.Height+r.button.TextSize*0.8)
}

func (r *buttonRenderer) Refresh() {
	r.show()
	r.Layout(r.button.Size())
	r.ground.Refresh()
	r.icon.Refresh()
}

func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.label, r.icon, r.key}
}
func (r *buttonRenderer) Destroy() {}

// SetTextSize gives the button letters of a size, in points.
func (b *Button) SetTextSize(size float32) {
	if b.TextSize != size {
		b.TextSize = size
		b.Refresh()
	}
}
