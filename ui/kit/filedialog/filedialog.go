// Package filedialog lets the user choose a folder or a file. It is Fyne's dialog with our words and our keys: Escape
// closes it and Enter presses a button wherever the focus is.
package filedialog

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// shown is an open dialog: an empty sheet on a screen's stack, so that the screen gets no keys and no mouse.
type shown struct {
	sheet.NoKeys
	files  *dialog.FileDialog
	look   sheet.Look
	closed bool
}

var (
	_ sheet.Sheet  = (*shown)(nil)
	_ sheet.Closer = (*shown)(nil)
	_ sheet.Looker = (*shown)(nil)
)

// Choose opens the dialog on a window, over the sheets of its screen. It calls onChosen with the chosen folder, in the
// notation of the system, once the dialog is closed.
func Choose(sheets *sheet.Stack, window fyne.Window, onChosen func(dir string)) {
	files := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if err == nil && dir != nil {
			onChosen(filepath.FromSlash(dir.Path()))
		}
	}, window)
	files.SetTitleText(text.T("folder.title"))
	show(sheets, window, files)
}

// show opens a dialog.
func show(sheets *sheet.Stack, window fyne.Window, files *dialog.FileDialog) {
	s := &shown{files: files}
	if !sheets.Empty() { // it is dark enough below
		s.look.Veil = sheet.None
	}
	sheets.Push(s)
	files.SetConfirmText(text.T("folder.choose"))
	files.SetDismissText(text.T("folder.cancel"))
	files.SetOnClosed(func() {
		s.closed = true
		sheets.Remove(s)
	})
	files.Show()
	files.Resize(window.Canvas().Size().Subtract(fyne.NewSize(120, 120)))
	if overlay := window.Canvas().Overlays().Top(); overlay != nil {
		overlay.Refresh() // else it grows to the right and down, out of the window
	}
	translatePlaces(window.Canvas().Overlays().Top())
	holdKeyboard(window.Canvas(), s.Close)
}

// Build implements [sheet.Sheet]: the dialog is Fyne's.
func (*shown) Build() fyne.CanvasObject { return nil }

// Enter implements [sheet.Sheet]: the dialog has the keyboard.
func (*shown) Enter() {}

// Look implements [sheet.Looker].
func (s *shown) Look() sheet.Look { return s.look }

// Close implements [sheet.Closer]: it closes the dialog. Nothing is chosen.
func (s *shown) Close() {
	if !s.closed {
		s.closed = true
		s.files.Hide()
	}
}
