package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// drop is the list below a picker with all that it can be set to.
type drop struct {
	view *View
	row  int
	keys widget.Controls // the options
}

var (
	_ sheet.Sheet  = (*drop)(nil)
	_ sheet.Leaver = (*drop)(nil)
	_ sheet.Looker = (*drop)(nil)
)

// openDrop opens the list of a picker.
func (v *View) openDrop(row int) {
	d := &drop{view: v, row: row}
	v.Lay(d)
	d.keys.To(v.options.Rows()[row].Chosen, 0)
}

// Leave implements [sheet.Leaver].
func (d *drop) Leave() { d.view.Lift(d) }

// Enter implements [sheet.Sheet].
func (d *drop) Enter() { d.keys.Press() }

// Rune implements [sheet.Sheet]: the digit that opened the list moves to the next option, from the last to the first.
// Any other key closes the list and goes to the screen.
func (d *drop) Rune(r rune) {
	if int(r-'1') == d.row {
		at, _ := d.keys.At()
		d.keys.To((at+1)%len(d.keys.Rows()), 0)
		return
	}
	d.Leave()
	d.view.options.Letter(r)
}

// Key implements [sheet.Sheet].
func (d *drop) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeySpace:
		d.Enter()
	case fyne.KeyBackspace:
		d.Leave()
	default:
		d.keys.Key(key)
	}
}

func (d *drop) choose(option int) {
	d.Leave()
	d.view.options.Choose(d.row, option)
}

// Build implements [sheet.Sheet].
func (d *drop) Build() fyne.CanvasObject {
	var options []*widget.Button
	list := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)))
	for i, words := range d.view.options.Rows()[d.row].Options {
		b := widget.NewButton(d.view.art, words, "", func() { d.choose(i) })
		options = append(options, b)
		list.Add(b)
	}
	d.keys.Set(widget.Column(options))
	return widget.NewPanel(list, theme.U(6))
}

// Look implements [sheet.Looker]: the list hangs from its picker, and nothing is darkened.
func (d *drop) Look() sheet.Look { return sheet.Look{Veil: sheet.Clear, Place: d.below} }

// below returns the position of the list.
func (d *drop) below(_, least fyne.Size) (fyne.Position, fyne.Size) {
	driver, p := fyne.CurrentApp().Driver(), d.view.Pickers[d.row]
	at := driver.AbsolutePositionForObject(p).Subtract(driver.AbsolutePositionForObject(d.view.Content))
	return at.AddXY(0, p.Size().Height+theme.U(4)), fyne.NewSize(max(least.Width, p.Size().Width), least.Height)
}
