package system

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// aside holds what the keyboard can reach in the page: choices, and below them rows that lead somewhere.
type aside struct {
	on      bool // the keyboard is in the page
	at      int  // the selected one, the choices first
	choices []*widget.Choice
	rows    []*widget.Row
	do      []func() // of the rows
	had     kept     // of the page as it was built last, and now
	now     kept
}

// kept are the things of a page that can be clicked, by what they stand for. A page that is built again has the same ones, as a click is one only if
// it ends on what it began on.
type kept map[string]fyne.CanvasObject

// clear forgets the choices and rows, before a page is built.
func (a *aside) clear() {
	a.choices, a.rows, a.do = nil, nil, nil
	a.had, a.now = a.now, kept{}
}

// again returns the thing that stood for the same when the page was built last, or else a new one.
func again[T fyne.CanvasObject](a *aside, key string, build func() T) T {
	for n := 2; a.now[key] != nil; n++ {
		key = fmt.Sprintf("%s %d", key, n)
	}
	o, ok := a.had[key].(T)
	if !ok {
		o = build()
	}
	a.now[key] = o
	return o
}

// button returns a button of the page, by the id of its label.
func (s *Screen) button(id, key string, do func()) *widget.Button {
	return again(&s.parts.aside, "button "+id, func() *widget.Button { return widget.NewButton(s.art, text.T(id), key, do) })
}

// mark shows the selected one if the keyboard is in the page, and returns it, or nil.
func (a *aside) mark() (selected fyne.CanvasObject) {
	a.at = max(0, min(a.at, len(a.choices)+len(a.rows)-1))
	for i, c := range a.choices {
		if c.Select(a.on && i == a.at); c.Selected {
			selected = c
		}
	}
	for i, r := range a.rows {
		if r.Select(a.on && len(a.choices)+i == a.at); r.Selected {
			selected = r
		}
	}
	return selected
}

// choice adds a choice to the page. It is selected when it is changed.
func (s *Screen) choice(label string, width float32, options []string, chosen int, do func(int)) fyne.CanvasObject {
	a := &s.parts.aside
	i := len(a.choices)
	c := again(a, fmt.Sprintf("choice %s %q", label, options), func() *widget.Choice {
		return widget.NewChoice(s.art, label, theme.U(width), options, chosen, nil)
	})
	c.Set(chosen)
	c.OnChosen = func(to int) {
		a.at = i
		do(to)
	}
	a.choices = append(a.choices, c)
	return c
}

// row adds a row to the page that leads somewhere; key says where.
func (s *Screen) row(key string, content fyne.CanvasObject, do func()) fyne.CanvasObject {
	a := &s.parts.aside
	r := again(a, "row "+key, func() *widget.Row { return widget.NewRow(container.NewStack(), 0, theme.U(3), do) })
	inside := r.Content.(*fyne.Container)
	inside.Objects = []fyne.CanvasObject{content}
	inside.Refresh()
	r.OnTapped = do
	a.rows, a.do = append(a.rows, r), append(a.do, do)
	return r
}

// turnAside moves the keyboard into the page, or back to the lines.
func (s *Screen) turnAside(on bool) {
	s.parts.aside.on = on
	s.parts.lines.Activate(!on)
	s.parts.aside.mark()
}

// keyAside handles a key in the page, and reports whether it means something there.
func (s *Screen) keyAside(key fyne.KeyName) bool {
	a := &s.parts.aside
	switch key {
	case fyne.KeyDelete: // that of the lines
		return true
	case fyne.KeyUp:
		a.at--
	case fyne.KeyDown:
		a.at++
	case fyne.KeyHome:
		a.at = 0
	case fyne.KeyEnd:
		a.at = len(a.choices) + len(a.rows) - 1
	case fyne.KeyLeft, fyne.KeyRight:
		by := 1
		if key == fyne.KeyLeft {
			by = -1
		}
		if a.at < len(a.choices) {
			a.choices[a.at].Step(by)
		}
		return true
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if i := a.at - len(a.choices); i >= 0 && i < len(a.do) {
			a.do[i]()
		}
		return true
	default:
		return false
	}
	s.bringInSight(a.mark())
	return true
}

// bringInSight scrolls the page to one of its objects; for the first one also to what is above it.
func (s *Screen) bringInSight(o fyne.CanvasObject) {
	scroll := s.parts.scroll
	if o == nil || s.parts.aside.at == 0 {
		scroll.ScrollToTop()
		return
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll.Content).Y
	bottom := top + o.Size().Height
	switch {
	case top < scroll.Offset.Y:
		scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > scroll.Offset.Y+scroll.Size().Height:
		scroll.ScrollToOffset(fyne.NewPos(0, bottom-scroll.Size().Height))
	}
}
