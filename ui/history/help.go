package history

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	helpWidth = 408
	helpInset = 14
)

// newHelp returns the slip below the field that explains what can be typed. It is shown while the field has the focus
// and is empty.
func (s *searchBar) newHelp() *fyne.Container {
	p := theme.Current()
	title := s.say(text.T("search.help.title"), theme.SmallText, p.Ink)
	title.Bold = true
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(5)), title)
	for _, f := range s.families {
		for _, words := range f.Help() {
			lines.Add(s.say(words, theme.SmallText, p.Ink))
		}
	}
	lines.Add(s.say(text.T("search.help.name"), theme.SmallText, p.Faint))
	width := theme.U(helpWidth - 2*helpInset)
	for _, o := range lines.Objects { // their heights follow
		o.Resize(fyne.NewSize(width, 0))
	}
	return container.New(belowField{s}, widget.NewSheet(width, theme.U(helpInset), lines))
}

// showHelp shows the slip, or takes it away.
func (s *searchBar) showHelp() {
	on := s.typing && s.field.Text == "" && s.sheets.Empty()
	if s.help.Visible() != on {
		s.help.Hidden = !on
		s.help.Refresh()
		s.sheets.Content().Refresh()
	}
}

// belowField puts an object below the field for words.
type belowField struct{ bar *searchBar }

func (b belowField) Layout(o []fyne.CanvasObject, size fyne.Size) {
	driver, f := fyne.CurrentApp().Driver(), b.bar.field
	at := driver.AbsolutePositionForObject(f).Subtract(driver.AbsolutePositionForObject(b.bar.sheets.Content()))
	least := o[0].MinSize()
	widget.Put(o[0], at.X, at.Y+f.Size().Height+theme.U(6), least.Width, least.Height)
}

func (belowField) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
