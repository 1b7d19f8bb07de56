package filedialog

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// ChooseFile opens the dialog for a file to read whose name has one of the endings. It calls onChosen as [Choose] does.
func ChooseFile(sheets *sheet.Stack, window fyne.Window, endings []string, onChosen func(path string)) {
	files := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if err == nil && file != nil {
			file.Close()
			onChosen(filepath.FromSlash(file.URI().Path()))
		}
	}, window)
	files.SetFilter(storage.NewExtensionFileFilter(endings))
	files.SetTitleText(text.T("folder.file-title"))
	show(sheets, window, files)
}
