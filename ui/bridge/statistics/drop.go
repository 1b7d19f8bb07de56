package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// drop is the list below a picker with all that it can be set to.
type drop struct {
	screen  *Screen
	row     int
	at      int // where the keyboard is
	options []*widget.Button
}

// openDrop opens the list of a picker.
func (s *Screen) openDrop(row int) {
	s.drop = &drop{screen: s, row: row, at: s.choices.rows()[row].chosen}
	s.view.showSheet()
}

// closeDrop closes it, if one is open.
func (s *Screen) closeDrop() {
	if s.drop != nil {
		s.drop = nil
		s.view.showSheet()
	}
}

// key handles a key.
func (d *drop) key(key fyne.KeyName) {
	switch key {
	case fyne.KeyUp:
		d.to(d.at - 1)
	case fyne.KeyDown:
		d.to(d.at + 1)
	case fyne.KeyHome:
		d.to(0)
	case fyne.KeyEnd:
		d.to(len(d.options) - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		d.choose(d.at)
	case fyne.KeyEscape, fyne.KeyBackspace:
		d.screen.closeDrop()
	}
}

// to goes to an option. Beyond the first and the last it stays on these.
func (d *drop) to(i int) {
	d.at = max(0, min(i, len(d.options)-1))
	for i, b := range d.options {
		b.Select(i == d.at)
	}
}

func (d *drop) choose(option int) {
	d.screen.closeDrop()
	d.screen.choose(d.row, option)
}

// build returns the list, placed below its picker.
func (d *drop) build() fyne.CanvasObject {
	d.options = nil
	list := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)))
	for i, words := range d.screen.choices.rows()[d.row].options {
		b := widget.NewButton(d.screen.art, words, "", func() { d.choose(i) })
		b.Selected = i == d.at
		d.options = append(d.options, b)
		list.Add(b)
	}
	return container.New(below{d.screen.view, d.row}, widget.NewPanel(list, theme.U(6)))
}

// below places one object below a picker.
type below struct {
	view *view
	row  int
}

func (b below) Layout(o []fyne.CanvasObject, size fyne.Size) {
	driver, p := fyne.CurrentApp().Driver(), b.view.pickers[b.row]
	at := driver.AbsolutePositionForObject(p).Subtract(driver.AbsolutePositionForObject(b.view.content))
	least := o[0].MinSize()
	put(o[0], at.X, at.Y+p.Size().Height+theme.U(4), max(least.Width, p.Size().Width), least.Height)
}

func (below) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
