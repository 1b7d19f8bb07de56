// Package opening is the calm screen that is shown while the data folder is being opened, if that takes a while: a large
// file is looked through, or brought up to date for a newer version of the program.
package opening

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art      *widget.Art
	onCancel func()
	content  *fyne.Container
	bar      *widget.Progress
	updating bool    // progress has been reported
	share    float32 // of that
	ending   bool
}

// New returns the screen. onCancel ends the program, with the file as it was.
func New(art *widget.Art, onCancel func()) *Screen {
	s := &Screen{art: art, onCancel: onCancel, content: container.NewStack()}
	s.Redraw()
	return s
}

// Tell shows the share of the file that has been migrated, from 0 to 1.
func (s *Screen) Tell(share float32) {
	first := !s.updating
	s.updating, s.share = true, share
	if first {
		s.Redraw()
		return
	}
	s.bar.Set(share)
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if key == fyne.KeyEscape {
		s.cancel()
	}
}

// Rune handles a letter: there are none.
func (s *Screen) Rune(rune) {}

// cancel ends the program once the file is as it was.
func (s *Screen) cancel() {
	if !s.ending {
		s.ending = true
		s.Redraw()
		s.onCancel()
	}
}

const (
	columnWidth = 560
	margin      = 28
)

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	p := theme.Current()
	words := text.T("opening.wait")
	switch {
	case s.ending:
		words = text.T("opening.ending")
	case s.updating:
		words = text.T("opening.update")
	}
	said := widget.NewProse(s.art, words, theme.U(theme.BodyText), p.Ink)
	said.Wrap = true
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(12)),
		widget.NewHeading(s.art, text.T("opening.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading), said)
	if s.updating {
		s.bar = widget.NewProgress()
		s.bar.Set(s.share)
		lines.Add(s.bar)
	}
	cancel := widget.NewButton(s.art, text.T("opening.cancel"), text.T("key.escape"), s.cancel)
	cancel.Enable(!s.ending)
	lines.Add(cancel)
	s.content.Objects = []fyne.CanvasObject{widget.NewColumn(theme.U(columnWidth), widget.NewPanel(lines, theme.U(margin)))}
	s.content.Refresh()
}
