package sheet

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// page is a sheet that records the calls of its methods.
type page struct {
	size   fyne.Size
	fields []*widget.Entry
	heard  []string
	built  int
	body   fyne.CanvasObject
}

func (p *page) Build() fyne.CanvasObject {
	p.built++
	r := canvas.NewRectangle(nil)
	r.SetMinSize(p.size)
	lines := container.NewVBox(r)
	for _, f := range p.fields {
		lines.Add(f)
	}
	p.body = lines
	return lines
}
func (p *page) Enter()             { p.hear("Enter") }
func (p *page) Key(k fyne.KeyName) { p.hear(string(k)) }
func (p *page) Rune(r rune)        { p.hear(string(r)) }
func (p *page) Close()             { p.hear("closed") }
func (p *page) hear(what string)   { p.heard = append(p.heard, what) }
func (p *page) takes(w ...string) bool {
	same := slices.Equal(p.heard, w)
	p.heard = nil
	return same
}

// work is a sheet that works until it is cancelled.
type work struct {
	page
	on bool
}

func (w *work) Working() bool { return w.on }
func (w *work) Cancel()       { w.on = false; w.hear("cancelled") }

// letter is a sheet with something that isn't saved, and a field that has the keyboard.
type letter struct {
	page
	unsaved bool
}

func (l *letter) Unsaved() bool         { return l.unsaved }
func (l *letter) Field() fyne.Focusable { return l.fields[0] }
func (l *letter) Leave()                { l.hear("asked") }

// looks is a sheet with its own look.
type looks struct {
	page
	look Look
}

func (l *looks) Look() Look { return l.look }

func newPage(w, h float32) *page { return &page{size: fyne.NewSize(w, h)} }

// open returns a stack over a screen with a field, in a window.
func open(t *testing.T) (s *Stack, field *widget.Entry, c fyne.Canvas) {
	t.Helper()
	test.NewTempApp(t)
	field = widget.NewEntry()
	s = NewStack(container.NewVBox(field))
	w := test.NewTempWindow(t, s.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	return s, field, w.Canvas()
}

func press(s *Stack, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

func TestKeysGoToTheSheetOnTopOnly(t *testing.T) {
	s, _, _ := open(t)
	if s.Key(fyne.KeyEscape) || s.Key(fyne.KeyReturn) || s.Rune('x') || s.Top() != nil {
		t.Error("without a sheet, keys are not the screen's")
	}
	s.Pop() // nothing happens
	s.Leave()
	low, high := newPage(100, 100), newPage(50, 50)
	s.Push(low)
	s.Push(high)
	s.Push(low) // it is there
	press(s, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyUp)
	if s.Rune('x'); !high.takes("Enter", "Enter", "Up", "x") || !low.takes() {
		t.Errorf("the one on top hears %q, the one below %q", high.heard, low.heard)
	}
	if press(s, fyne.KeyEscape); !high.takes("closed") || s.Top() != low {
		t.Errorf("Esc leaves %T on top, which hears %q", s.Top(), high.heard)
	}
	if press(s, fyne.KeyDown, fyne.KeyEscape); !low.takes("Down", "closed") || !s.Empty() {
		t.Errorf("the last sheet hears %q", low.heard)
	}
}

func TestASheetBelowAnotherIsTakenAway(t *testing.T) {
	s, _, _ := open(t)
	low, high := newPage(100, 100), newPage(50, 50)
	s.Push(low)
	s.Push(high)
	if s.Remove(low); !low.takes("closed") || !high.takes() || s.Top() != high {
		t.Errorf("below %q, on top %q", low.heard, high.heard)
	}
	if s.Remove(low); !low.takes() {
		t.Error("a sheet that has gone is closed once more")
	}
	s.Push(low)
	if s.RemoveIf(func(o Sheet) bool { return o == high }); !high.takes("closed") || s.Top() != low {
		t.Errorf("on top is %T, and the one that has gone hears %q", s.Top(), high.heard)
	}
	s.Push(high)
	if s.Close(); !low.takes("closed") || !high.takes("closed") || !s.Empty() {
		t.Error("a sheet stays when the screen is left")
	}
}

func TestWorkHearsNothingButEsc(t *testing.T) {
	s, _, _ := open(t)
	w := &work{page: *newPage(100, 100), on: true}
	s.Push(w)
	if !s.Busy() {
		t.Error("nobody knows of the work")
	}
	press(s, fyne.KeyReturn, fyne.KeyUp)
	if s.Rune('x'); !w.takes() {
		t.Errorf("at work it hears %q", w.heard)
	}
	s.Push(newPage(10, 10))
	if !s.Busy() {
		t.Error("nobody knows of the work below")
	}
	s.Pop()
	if press(s, fyne.KeyEscape); !w.takes("cancelled") || s.Top() == nil || s.Busy() {
		t.Errorf("it hears %q", w.heard)
	}
	if press(s, fyne.KeyReturn, fyne.KeyEscape); !w.takes("Enter", "closed") || !s.Empty() {
		t.Errorf("after its work it hears %q", w.heard)
	}
}

func TestASheetIsAskedBeforeItGoes(t *testing.T) {
	s, _, c := open(t)
	l := &letter{page: *newPage(100, 100), unsaved: true}
	l.fields = []*widget.Entry{widget.NewEntry()}
	s.Push(l)
	beside := fyne.NewPos(3, 3)
	test.TapCanvas(c, beside)
	if !l.takes() || !s.Busy() {
		t.Errorf("after a click beside what isn't saved it hears %q", l.heard)
	}
	if press(s, fyne.KeyEscape); !l.takes("asked") || s.Top() == nil {
		t.Errorf("at Esc it hears %q", l.heard)
	}
	l.unsaved = false
	if test.TapCanvas(c, beside); !l.takes("asked") || s.Busy() {
		t.Errorf("after a click beside it hears %q", l.heard)
	}
}

func TestTheKeyboardComesBack(t *testing.T) {
	s, field, c := open(t)
	c.Focus(field)
	l := &letter{page: *newPage(100, 100)}
	l.fields = []*widget.Entry{widget.NewEntry(), widget.NewEntry()}
	s.Push(l)
	if c.Focused() != fyne.Focusable(l.fields[0]) {
		t.Error("the first field hasn't the keyboard")
	}
	c.Focus(l.fields[1])
	s.Redraw()
	if c.Focused() != fyne.Focusable(l.fields[1]) {
		t.Error("another theme takes the keyboard away")
	}
	s.Push(newPage(50, 50))
	if c.Focused() != nil {
		t.Error("a field below a sheet has the keyboard")
	}
	if s.Pop(); c.Focused() != fyne.Focusable(l.fields[1]) {
		t.Error("the field of the sheet below hasn't the keyboard again")
	}
	s.Push(newPage(50, 50))
	s.Remove(l)
	if s.Pop(); c.Focused() != fyne.Focusable(field) {
		t.Error("the field of the screen hasn't the keyboard again")
	}
}

func TestTabStaysInTheSheet(t *testing.T) {
	s, field, c := open(t)
	l := &letter{page: *newPage(100, 100)}
	l.fields = []*widget.Entry{widget.NewEntry(), widget.NewEntry()}
	s.Push(l)
	for i, want := range []int{1, 0, 1} {
		if c.FocusNext(); c.Focused() != fyne.Focusable(l.fields[want]) {
			t.Errorf("Tab %d leads elsewhere", i)
		}
	}
	for i, want := range []int{0, 1, 0} {
		if c.FocusPrevious(); c.Focused() != fyne.Focusable(l.fields[want]) {
			t.Errorf("Shift+Tab %d leads elsewhere", i)
		}
	}
	c.Unfocus() // a click beside the fields
	if c.FocusNext(); c.Focused() != fyne.Focusable(l.fields[0]) {
		t.Error("Tab leads elsewhere after a click")
	}
	s.Push(newPage(50, 50)) // without a field
	for range 2 {
		if c.FocusNext(); c.Focused() != nil {
			t.Errorf("Tab leads to %T below the sheet", c.Focused())
		}
		if c.FocusPrevious(); c.Focused() != nil {
			t.Errorf("Shift+Tab leads to %T below the sheet", c.Focused())
		}
	}
	s.Close()
	c.Unfocus()
	if c.FocusNext(); c.Focused() != fyne.Focusable(field) {
		t.Error("without a sheet Tab doesn't lead to the screen's field")
	}
}

func TestTheMouseReachesNothingBelow(t *testing.T) {
	s, _, c := open(t)
	taps := 0
	s.SetScreen(container.NewStack(widget.NewButton("", func() { taps++ })))
	corner := fyne.NewPos(3, 3)
	p := &looks{page: *newPage(100, 100)}
	for veil, want := range map[Veil]struct{ below, empty bool }{
		Dark: {false, true}, Clear: {false, true}, Own: {true, false}, None: {true, false},
	} {
		taps, p.look.Veil = 0, veil
		s.Push(p)
		test.TapCanvas(c, corner)
		if (taps > 0) != want.below || s.Empty() != want.empty {
			t.Errorf("veil %d: %d clicks reach the screen; the sheet has gone: %v", veil, taps, s.Empty())
		}
		s.Close()
	}
}

func TestTheScreensOwnVeil(t *testing.T) {
	s, _, _ := open(t)
	s.Veil = canvas.NewRectangle(nil)
	s.Redraw()
	p, q := &looks{page: *newPage(100, 100), look: Look{Veil: Own}}, newPage(10, 10)
	if s.Veil.Visible() {
		t.Error("it is shown without a sheet")
	}
	if s.Push(p); !s.Veil.Visible() {
		t.Error("it isn't shown")
	}
	r := &looks{page: *newPage(10, 10), look: Look{Veil: None}}
	if s.Push(r); !s.Veil.Visible() {
		t.Error("it isn't shown below a sheet without a veil")
	}
	if s.Push(q); s.Veil.Visible() {
		t.Error("it is shown below another veil")
	}
	if s.Close(); s.Veil.Visible() {
		t.Error("it stays")
	}
}

func TestASheetThatLiesAlone(t *testing.T) {
	s, _, _ := open(t)
	low, high := newPage(400, 400), &looks{page: *newPage(100, 100)}
	s.Push(low)
	s.Push(high)
	seen := func() bool { return slices.Contains(test.LaidOutObjects(s.Content()), low.body) }
	if !seen() {
		t.Error("the sheet below isn't seen")
	}
	high.look.Alone = true
	if s.Redraw(); seen() {
		t.Error("the sheet below is seen")
	}
	if s.Pop(); !seen() {
		t.Error("it isn't seen again")
	}
}

func TestTheSizeOfASheet(t *testing.T) {
	s, _, c := open(t)
	p := newPage(600, 650)
	least := s.Content().MinSize()
	s.Push(p)
	if s.Content().MinSize() != least {
		t.Error("the window has to grow")
	}
	where := func() (fyne.Position, fyne.Size) {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(p.body), p.body.Size()
	}
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 2560, Height: 1440}, {Width: 1280, Height: 800}} {
		s.Content().Resize(size)
		if at, got := where(); got != p.size || at != fyne.NewPos((size.Width-600)/2, (size.Height-650)/2) {
			t.Errorf("on %v it is %v at %v", size, got, at)
		}
	}
	s.Content().Resize(fyne.NewSize(1024, 400)) // too low: it scrolls, by keys too
	if _, got := where(); got.Height != 650 {
		t.Errorf("it is %v where it scrolls", got)
	}
	press(s, fyne.KeyPageDown)
	if at, _ := where(); at.Y != -250 || !p.takes() {
		t.Errorf("at the end of the page it is at %v, and hears %q", at, p.heard)
	}
	if s.Redraw(); p.built != 2 {
		t.Errorf("built %d times", p.built)
	}
	if at, _ := where(); at.Y != -250 {
		t.Errorf("drawn again it is at %v", at)
	}
	press(s, fyne.KeyPageUp)
	if at, _ := where(); at.Y != 0 {
		t.Errorf("at the start it is at %v", at)
	}
	s.Content().Resize(c.Size())
	if press(s, fyne.KeyPageDown); !p.takes("Next") {
		t.Errorf("with room it hears %q", p.heard)
	}
	if at, got := where(); got != p.size || at.Y != 25 {
		t.Errorf("with room again it is %v at %v", got, at)
	}
}

func TestAPlaceOfItsOwn(t *testing.T) {
	s, _, _ := open(t)
	p := &looks{page: *newPage(100, 50)}
	p.look.Place = func(screen, least fyne.Size) (fyne.Position, fyne.Size) {
		return fyne.NewPos(screen.Width-least.Width, 7), least
	}
	s.Push(p)
	if o := s.Shown(); o.Position() != fyne.NewPos(924, 7) || o.Size() != p.size {
		t.Errorf("it is shown %v at %v", o.Size(), o.Position())
	}
	if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.body); at != fyne.NewPos(924, 7) || p.body.Size() != p.size {
		t.Errorf("it is %v at %v", p.body.Size(), at)
	}
}

// A low sheet is a little above the bottom; one that nearly fills the screen is in the middle.
func TestLow(t *testing.T) {
	screen := fyne.NewSize(1000, 500)
	for _, tt := range []struct {
		least, size fyne.Size
		at          fyne.Position
	}{
		{fyne.NewSize(400, 200), fyne.NewSize(400, 200), fyne.NewPos(300, 285)},
		{fyne.NewSize(400, 490), fyne.NewSize(400, 490), fyne.NewPos(300, 5)},
		{fyne.NewSize(1200, 600), screen, fyne.NewPos(0, 0)},
	} {
		if at, size := Low(screen, tt.least); at != tt.at || size != tt.size {
			t.Errorf("%v is %v at %v, want %v at %v", tt.least, size, at, tt.size, tt.at)
		}
	}
}

// Cleared is called when the last sheet is removed in any way, but not when another one replaces it.
func TestTheLastSheetIsGone(t *testing.T) {
	s, _, _ := open(t)
	cleared := 0
	s.Cleared = func() {
		if cleared++; !s.Empty() {
			t.Error("Cleared is called too early")
		}
	}
	for i, away := range []func(){s.Pop, s.Leave, s.Close, s.clicked, func() { s.Remove(s.Top()) }, func() { s.RemoveIf(func(Sheet) bool { return true }) }} {
		first, second := newPage(9, 9), newPage(9, 9)
		s.Push(first)
		if s.Replace(second, func(old Sheet) bool { return old == Sheet(first) }); s.Top() != Sheet(second) || s.Has(first) || cleared != i {
			t.Errorf("%d: on top, in place of the first, is %v", i, s.Top())
		}
		if away(); cleared != i+1 {
			t.Errorf("%d: Cleared has been called %d times", i, cleared)
		}
	}
	first, second := newPage(9, 9), newPage(9, 9)
	s.Push(first)
	if s.Replace(second, func(Sheet) bool { return false }); !s.Has(first) || s.Top() != Sheet(second) {
		t.Error("a sheet that should stay is gone")
	}
}

// glance and other are sheets to look at.
type (
	glance struct {
		page
		Peek
	}
	other struct {
		page
		Peek
	}
)

// A sheet to look at takes the place of another one, and goes where one of its kind lies; a question stays. The space bar does on it
// what Enter does, and elsewhere it is a key.
func TestSheetsToLookAt(t *testing.T) {
	s, _, _ := open(t)
	question, first, second := newPage(10, 10), new(glance), new(other)
	s.Push(question)
	Turn(s, first)
	Turn(s, second)
	if s.Has(first) || s.Top() != Sheet(second) || !s.Has(question) {
		t.Errorf("first %t, second %t, the question %t", s.Has(first), s.Has(second), s.Has(question))
	}
	if s.Key(fyne.KeySpace); !second.takes("Enter") {
		t.Errorf("it hears %q", second.heard)
	}
	if Turn(s, new(other)); s.Top() != Sheet(question) {
		t.Errorf("%v lies on top", s.Top())
	}
	if s.Key(fyne.KeySpace); !question.takes(string(fyne.KeySpace)) || Peeks(question) {
		t.Errorf("the question hears %q", question.heard)
	}
}
