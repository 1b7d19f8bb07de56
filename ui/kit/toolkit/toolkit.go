// Package toolkit makes Fyne's own texts, those of its file dialog and of the menu of a field, be in the program's
// language. Fyne chooses a language once, by the system.
package toolkit

import (
	"encoding/json"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// texts are the ids of our messages by Fyne's keys, those that its widgets and dialogs ask for. (Source: the file
// lang/translations/base.en.json of Fyne 2.8; days of the week are only in its calendar, which we don't use.)
var texts = map[string]string{
	"Advanced":          "toolkit.advanced",
	"Cancel":            "toolkit.cancel",
	"Confirm":           "toolkit.confirm",
	"Copy":              "toolkit.copy",
	"Create Folder":     "toolkit.create-folder",
	"Cut":               "toolkit.cut",
	"Enter filename":    "toolkit.enter-filename",
	"Error":             "toolkit.error",
	"Favourites":        "toolkit.favourites",
	"File":              "toolkit.file",
	"Folder":            "toolkit.folder",
	"New Folder":        "toolkit.new-folder",
	"No":                "toolkit.no",
	"OK":                "toolkit.ok",
	"Open":              "toolkit.open",
	"Paste":             "toolkit.paste",
	"Quit":              "toolkit.quit",
	"Redo":              "toolkit.redo",
	"Save":              "toolkit.save",
	"Select all":        "toolkit.select-all",
	"Show Hidden Files": "toolkit.show-hidden-files",
	"Undo":              "toolkit.undo",
	"Yes":               "toolkit.yes",
	"file.name":         "toolkit.file-name",
	"file.parent":       "toolkit.file-parent",
}

// Translate gives Fyne the texts of the program's language, in place of those of the system's. It must be called on
// Fyne's goroutine.
func Translate() {
	words := make(map[string]string, len(texts))
	for key, id := range texts {
		words[key] = text.T(id)
	}
	content, err := json.Marshal(words)
	if err != nil {
		panic(err) // of texts
	}
	system := fyne.Locale(lang.SystemLocale().LanguageString())
	if err := lang.AddTranslationsForLocale(content, system); err != nil {
		fyne.LogError("Fyne takes no texts for "+system.String(), err)
	}
}
