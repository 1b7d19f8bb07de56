package sheet

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Stack is a screen and the sheets over it. All methods must be called on Fyne's goroutine.
type Stack struct {
	// Veil is an object among the screen's parts that dims some of them. It is shown while a sheet with the look Own is
	// on top; nil if no sheet has that look.
	Veil fyne.CanvasObject
	// Cleared is called after the last sheet has been removed; or nil.
	Cleared func()

	content *fyne.Container
	screen  *fyne.Container
	layers  []*layer // the lowest first
	veil    *widget.Veil
	dark    bool  // the veil is
	first   *edge // of all that Tab can reach, before the screen
}

// layer is a sheet on the stack.
type layer struct {
	sheet         Sheet
	held          fyne.Focusable  // had the keyboard before, or nil
	body          *fyne.Container // the sheet's object, which scrolls if it is too high
	scroll        *container.Scroll
	offset        fyne.Position // of the scroll, when it was drawn last
	before, after *edge         // of its fields
}

// NewStack returns a stack without sheets over a screen, which consists of objects over each other.
func NewStack(screen ...fyne.CanvasObject) *Stack {
	s := &Stack{screen: container.NewStack(screen...)}
	s.first = newEdge(func() { s.enter(true) })
	s.content = container.New(layout{s})
	s.show()
	return s
}

// Content returns the screen with its sheets.
func (s *Stack) Content() fyne.CanvasObject { return s.content }

// SetScreen replaces the objects below all sheets.
func (s *Stack) SetScreen(objects ...fyne.CanvasObject) {
	s.screen.Objects = objects
	s.screen.Refresh()
}

// Empty reports whether there is no sheet.
func (s *Stack) Empty() bool { return len(s.layers) == 0 }

// Top returns the sheet on top, or nil.
func (s *Stack) Top() Sheet {
	if l := s.top(); l != nil {
		return l.sheet
	}
	return nil
}

// Shown returns the object of the sheet on top, or nil if it shows nothing.
func (s *Stack) Shown() fyne.CanvasObject {
	if l := s.top(); l != nil && len(l.body.Objects) > 0 {
		return l.body
	}
	return nil
}

func (s *Stack) top() *layer {
	if s.Empty() {
		return nil
	}
	return s.layers[len(s.layers)-1]
}

// Has reports whether a sheet is on the stack.
func (s *Stack) Has(sheet Sheet) bool { return s.index(sheet) >= 0 }

func (s *Stack) index(sheet Sheet) int {
	return slices.IndexFunc(s.layers, func(l *layer) bool { return l.sheet == sheet })
}

// Push puts a sheet on top, with the focus. One that is already on the stack stays in its place.
func (s *Stack) Push(sheet Sheet) {
	if s.Has(sheet) {
		return
	}
	l := &layer{sheet: sheet, body: container.NewStack()}
	l.before, l.after = newEdge(func() { s.enter(false) }), newEdge(func() { s.enter(true) })
	c := s.canvas()
	if c != nil {
		l.held = c.Focused()
		c.Unfocus()
	}
	s.layers = append(s.layers, l)
	l.draw()
	s.show()
	if w, ok := sheet.(Writer); ok && c != nil {
		c.Focus(w.Field())
	}
}

// Pop takes the sheet on top away, if there is one.
func (s *Stack) Pop() {
	if l := s.top(); l != nil {
		s.Remove(l.sheet)
	}
}

// Remove removes a sheet, if it is on the stack; those over it stay. The focus returns to its previous place.
func (s *Stack) Remove(sheet Sheet) {
	i := s.index(sheet)
	if i < 0 {
		return
	}
	l, top := s.layers[i], i == len(s.layers)-1
	s.layers = slices.Delete(s.layers, i, i+1)
	if closer, ok := l.sheet.(Closer); ok {
		closer.Close()
	}
	s.show()
	c := s.canvas()
	switch {
	case !top: // the sheet above it gives the keyboard back to whom this one would
		s.layers[i].held = l.held
	case c != nil:
		c.Unfocus()
		if o, ok := l.held.(fyne.CanvasObject); ok && fyne.CurrentApp().Driver().CanvasForObject(o) == c {
			c.Focus(l.held)
		}
	}
	if s.Empty() && s.Cleared != nil {
		s.Cleared()
	}
}

// Replace puts a sheet on top, and removes the previous top if gone reports true for it. The stack isn't empty in
// between.
func (s *Stack) Replace(sheet Sheet, gone func(Sheet) bool) {
	old := s.Top()
	s.Push(sheet)
	if old != nil && old != sheet && gone(old) {
		s.Remove(old)
	}
}

// RemoveIf removes all sheets for which gone reports true, the highest first.
func (s *Stack) RemoveIf(gone func(Sheet) bool) {
	for _, l := range slices.Backward(slices.Clone(s.layers)) {
		if gone(l.sheet) {
			s.Remove(l.sheet)
		}
	}
}

// Close takes all sheets away, the one on top first.
func (s *Stack) Close() {
	for !s.Empty() {
		s.Pop()
	}
}

// Veiled reports whether any sheet's look has a veil, even an invisible one.
func (s *Stack) Veiled() bool {
	return slices.ContainsFunc(s.layers, func(l *layer) bool { return l.look().Veil != None })
}

// Busy reports whether a sheet works or has unsaved words, which would be lost if the screen were left.
func (s *Stack) Busy() bool {
	return slices.ContainsFunc(s.layers, (*layer).busy)
}

// Redraw has all sheets built again, in the colours and the size of the present theme. The keyboard stays in the field
// that it is in, as long as a sheet builds with the same fields.
func (s *Stack) Redraw() {
	for _, l := range s.layers {
		l.draw()
	}
	s.show()
}

// Key gives a key to the sheet on top. It returns false if there is none: then the key is the screen's.
func (s *Stack) Key(key fyne.KeyName) bool {
	l := s.top()
	switch {
	case l == nil:
		return false
	case key == fyne.KeyEscape:
		s.leave(l)
	case l.working():
	case key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace && l.spaced():
		l.sheet.Enter()
	case l.scrolls() && (key == fyne.KeyPageUp || key == fyne.KeyPageDown):
		l.page(key == fyne.KeyPageDown)
	default:
		l.sheet.Key(key)
	}
	return true
}

// spaced reports whether the space bar does what Enter does.
func (l *layer) spaced() bool {
	_, ok := l.sheet.(interface{ spaced() })
	return ok
}

// Rune gives a letter or a digit to the sheet on top, as Key does.
func (s *Stack) Rune(r rune) bool {
	l := s.top()
	if l != nil && !l.working() {
		l.sheet.Rune(r)
	}
	return l != nil
}

// Leave does the action of Esc.
func (s *Stack) Leave() {
	if l := s.top(); l != nil {
		s.leave(l)
	}
}

func (l *layer) busy() bool {
	h, ok := l.sheet.(Holder)
	return l.working() || ok && h.Unsaved()
}

func (s *Stack) leave(l *layer) {
	leaver, ok := l.sheet.(Leaver)
	switch {
	case l.working():
		l.sheet.(Worker).Cancel()
	case ok:
		leaver.Leave()
	default:
		s.Remove(l.sheet)
	}
}

func (l *layer) working() bool {
	w, ok := l.sheet.(Worker)
	return ok && w.Working()
}

func (l *layer) look() Look {
	if looker, ok := l.sheet.(Looker); ok {
		return looker.Look()
	}
	return Look{}
}

// canvas returns the canvas that shows the stack, or nil while none does.
func (s *Stack) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(s.content) }
