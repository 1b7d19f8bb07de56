// Package filedialog lets the person choose a folder, or a file. It is Fyne's own dialog, with our words
// and with our keys: Escape closes it and Enter presses a button wherever the keyboard is.
package filedialog

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Dialog is the dialog while it is open. All its methods belong to Fyne's goroutine.
type Dialog struct {
	files *dialog.FileDialog
}

// Choose opens the dialog on a window. It tells of a folder that is chosen, in the way of
// the system; before that, or if none is, it tells that it is closed.
func Choose(window fyne.Window, onChosen func(dir string), onClosed func()) *Dialog {
	files := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if err == nil && dir != nil {
			onChosen(filepath.FromSlash(dir.Path()))
		}
	}, window)
	files.SetTitleText(text.T("folder.title"))
	return show(window, files, onClosed)
}

// show opens a dialog.
func show(window fyne.Window, files *dialog.FileDialog, onClosed func()) *Dialog {
	d := &Dialog{files}
	files.SetConfirmText(text.T("folder.choose"))
	files.SetDismissText(text.T("folder.cancel"))
	files.SetOnClosed(onClosed)
	files.Show()
	files.Resize(window.Canvas().Size().Subtract(fyne.NewSize(120, 120)))
	if overlay := window.Canvas().Overlays().Top(); overlay != nil {
		overlay.Refresh() // else it grows to the right and down, out of the window
	}
	holdKeyboard(window.Canvas(), d.Close)
	return d
}

// Key handles a key that no widget of the dialog takes.
func (d *Dialog) Key(key fyne.KeyName) {
	if key == fyne.KeyEscape {
		d.Close()
	}
}

// Close closes the dialog. No folder is chosen.
func (d *Dialog) Close() { d.files.Hide() }
