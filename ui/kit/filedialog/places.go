package filedialog

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// placeWords are the ids of our messages by the names that Fyne writes in its list of places, which it doesn't
// translate. (Source: the file dialog/file.go of Fyne 2.8.)
var placeWords = map[string]string{
	"App Files": "folder.place.app-files",
	"Computer":  "folder.place.computer",
	"Desktop":   "folder.place.desktop",
	"Documents": "folder.place.documents",
	"Downloads": "folder.place.downloads",
	"Home":      "folder.place.home",
	"Movies":    "folder.place.movies",
	"Music":     "folder.place.music",
	"Pictures":  "folder.place.pictures",
	"Videos":    "folder.place.videos",
}

// translatePlaces makes the dialog's list of places be in the program's language. Places without a word of ours, such
// as drives, keep their names.
func translatePlaces(overlay fyne.CanvasObject) {
	content := contentOf(overlay)
	if content == nil {
		return
	}
	places := placesIn(content)
	if places == nil {
		return
	}
	write := places.UpdateItem
	places.UpdateItem = func(i widget.ListItemID, row fyne.CanvasObject) {
		write(i, row)
		if id, ok := placeWords[nameIn(row)]; ok {
			labelIn(row).SetText(text.T(id))
		}
	}
	places.Refresh()
}

// placesIn returns the list of places in an object of the dialog, or nil. It is at the left of the split.
func placesIn(o fyne.CanvasObject) *widget.List {
	switch o := o.(type) {
	case *container.Split:
		places, _ := o.Leading.(*widget.List)
		return places
	case *fyne.Container:
		for _, inside := range o.Objects {
			if places := placesIn(inside); places != nil {
				return places
			}
		}
	}
	return nil
}

// labelIn returns the label in a row, or nil.
func labelIn(row fyne.CanvasObject) *widget.Label {
	box, ok := row.(*fyne.Container)
	if !ok {
		return nil
	}
	for _, o := range box.Objects {
		if label, ok := o.(*widget.Label); ok {
			return label
		}
	}
	return nil
}

// nameIn returns the words in a row.
func nameIn(row fyne.CanvasObject) string {
	if label := labelIn(row); label != nil {
		return label.Text
	}
	return ""
}
