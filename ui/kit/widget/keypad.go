package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Key is a button of a [Keypad].
type Key[K comparable] struct {
	Of           K
	Label, Worth string // its text, and faintly beside it its value, or ""
}

// Keypad is a sheet with rows of buttons, one of which has the focus, such as a bidding box. The keys of a row have
// equal width. Disabled keys can't be pressed.
type Keypad[K comparable] struct {
	widget.BaseWidget

	OnPressed func(K)
	OnPointed func() // at another key, or at none

	art      *Art
	unit     float32
	rows     [][]Key[K]
	heads    []*Prose // over the columns, or none
	buttons  map[K]*Button
	able     []K // can be pressed
	selected K
	chosen   bool // whether selected means something
	pointed  K
	hovered  bool // whether pointed means something
	sheet    *canvas.Rectangle
}

// NewKeypad returns a keypad with rows of keys, and words over the columns of the first if there are any.
func NewKeypad[K comparable](art *Art, rows [][]Key[K], heads ...string) *Keypad[K] {
	k := &Keypad[K]{art: art, unit: 1, sheet: canvas.NewRectangle(theme.Current().Panel)}
	for _, words := range heads {
		head := NewProse(art, words, theme.SmallText, theme.Current().Faint)
		head.Align = fyne.TextAlignCenter
		k.heads = append(k.heads, head)
	}
	k.lay(rows)
	k.ExtendBaseWidget(k)
	return k
}

// SetRows replaces the keys, unless they are the same.
func (k *Keypad[K]) SetRows(rows [][]Key[K]) {
	if slices.EqualFunc(rows, k.rows, slices.Equal[[]Key[K]]) {
		return
	}
	k.Unselect()
	k.Forget()
	k.lay(rows)
	k.Refresh()
}

// SetHeads replaces the words over the columns, as many as there are.
func (k *Keypad[K]) SetHeads(words ...string) {
	for i, head := range k.heads {
		head.Set(words[i], theme.Current().Faint)
	}
}

func (k *Keypad[K]) lay(rows [][]Key[K]) {
	k.rows, k.buttons = rows, make(map[K]*Button)
	for _, row := range rows {
		for _, key := range row {
			b := NewButton(k.art, key.Label, key.Worth, func() { k.OnPressed(key.Of) })
			b.Disabled, b.TextSize = !slices.Contains(k.able, key.Of), theme.BodyText*k.unit
			b.OnHover = func(on bool) { k.point(key.Of, on) }
			k.buttons[key.Of] = b
		}
	}
}

// Set sets the keys that can be pressed, and the table's unit.
func (k *Keypad[K]) Set(able []K, unit float32) {
	k.able = able
	for of, button := range k.buttons {
		button.Enable(slices.Contains(able, of))
	}
	if !slices.Contains(able, k.selected) {
		k.Unselect()
	}
	if unit != k.unit {
		k.unit = unit
		for _, button := range k.buttons {
			button.TextSize = theme.BodyText * unit
		}
		k.Refresh() // its edges are others too
	}
}

// Button returns the button of a key, or nil.
func (k *Keypad[K]) Button(of K) *Button { return k.buttons[of] }

// Len returns the number of keys.
func (k *Keypad[K]) Len() int { return len(k.buttons) }

// Selection returns the key that the keyboard has chosen.
func (k *Keypad[K]) Selection() (of K, ok bool) { return k.selected, k.chosen }

// UnderMouse returns the key that the mouse is at, if it can be pressed.
func (k *Keypad[K]) UnderMouse() (of K, ok bool) {
	return k.pointed, k.hovered && slices.Contains(k.able, k.pointed)
}

// Forget forgets the key under the mouse, until the mouse reaches another.
func (k *Keypad[K]) Forget() { k.hovered = false }

// point takes note that the mouse has come to a key, or left it.
func (k *Keypad[K]) point(of K, on bool) {
	if !on && of != k.pointed {
		return // it is at another one already
	}
	k.pointed, k.hovered = of, on
	if k.OnPointed != nil {
		k.OnPointed()
	}
}

// Choose has the keyboard choose a key, or none if that can't be pressed.
func (k *Keypad[K]) Choose(of K) {
	if k.Unselect(); !slices.Contains(k.able, of) {
		return
	}
	k.selected, k.chosen = of, true
	if b := k.buttons[of]; b != nil {
		b.Select(true)
	}
}

// Unselect has the keyboard choose none.
func (k *Keypad[K]) Unselect() {
	if b := k.buttons[k.selected]; k.chosen && b != nil {
		b.Select(false)
	}
	var none K
	k.selected, k.chosen = none, false
}

// Mark sets whether a key is marked, independently of the selection.
func (k *Keypad[K]) Mark(of K, on bool) {
	if b := k.buttons[of]; b != nil && b.Primary != on {
		b.Primary = on
		b.Refresh()
	}
}

// position returns the row and column of a key.
func (k *Keypad[K]) position(of K) (row, column int) {
	for r, keys := range k.rows {
		if c := slices.IndexFunc(keys, func(key Key[K]) bool { return key.Of == of }); c >= 0 {
			return r, c
		}
	}
	return -1, -1
}

// Step chooses the nearest key that can be pressed in the direction of an arrow; the first time the highest on the left, or going
// up the first that can be pressed.
func (k *Keypad[K]) Step(dx, dy int) {
	if len(k.able) == 0 {
		return
	}
	if !k.chosen {
		k.Choose(k.first(dy))
		return
	}
	row, column := k.position(k.selected)
	best, distance := k.selected, 1<<30
	for _, of := range k.able {
		r, c := k.position(of)
		along, across := (r-row)*dy+(c-column)*dx, (r-row)*dx+(c-column)*dy
		if d := along + 10*across*across; r >= 0 && along > 0 && d < distance {
			best, distance = of, d
		}
	}
	k.Choose(best)
}

// first returns the key that the first arrow chooses.
func (k *Keypad[K]) first(dy int) K {
	if dy >= 0 {
		for _, row := range k.rows {
			for _, key := range row {
				if slices.Contains(k.able, key.Of) {
					return key.Of
				}
			}
		}
	}
	return k.able[0]
}

// CreateRenderer implements fyne.Widget.
func (k *Keypad[K]) CreateRenderer() fyne.WidgetRenderer { return &keypadRenderer[K]{k} }

type keypadRenderer[K comparable] struct{ pad *Keypad[K] }

// Layout implements fyne.WidgetRenderer.
func (r *keypadRenderer[K]) Layout(size fyne.Size) {
	k, p := r.pad, theme.Current()
	k.sheet.FillColor, k.sheet.StrokeColor, k.sheet.StrokeWidth, k.sheet.CornerRadius = p.Panel, p.PanelEdge, k.unit, 10*k.unit
	LiftSheet(k.sheet, k.unit)
	k.sheet.Resize(size)
	inset, gap, head := 7*k.unit, 3*k.unit, float32(0)
	if len(k.heads) > 0 {
		head = 24 * k.unit
	}
	width := func(n int) float32 { return (size.Width - 2*inset - float32(n-1)*gap) / float32(n) }
	for column, words := range k.heads {
		words.SetTextSize(theme.SmallText * k.unit)
		words.Set(words.Text, p.Faint)
		w := width(len(k.heads))
		Put(words, inset+float32(column)*(w+gap), inset-2*k.unit, w, head)
	}
	n := float32(len(k.rows))
	h := (size.Height - 2*inset - head - (n-1)*gap) / n
	for row, keys := range k.rows {
		for column, key := range keys {
			w := width(len(keys))
			Put(k.buttons[key.Of], inset+float32(column)*(w+gap), inset+head+float32(row)*(h+gap), w, h)
		}
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *keypadRenderer[K]) MinSize() fyne.Size { return fyne.NewSize(200, 240) }

// Refresh implements fyne.WidgetRenderer.
func (r *keypadRenderer[K]) Refresh() {
	r.Layout(r.pad.Size())
	for _, button := range r.pad.buttons {
		button.Refresh()
	}
	canvas.Refresh(r.pad)
}

// Objects implements fyne.WidgetRenderer.
func (r *keypadRenderer[K]) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.pad.sheet}
	for _, head := range r.pad.heads {
		objects = append(objects, head)
	}
	for _, row := range r.pad.rows {
		for _, key := range row {
			objects = append(objects, r.pad.buttons[key.Of])
		}
	}
	return objects
}

// Destroy implements fyne.WidgetRenderer.
func (r *keypadRenderer[K]) Destroy() {}
