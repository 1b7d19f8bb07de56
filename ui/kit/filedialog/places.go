package filedialog

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// places are the ids of our messages by Fyne's names of the places beside the files, which it has in English only.
var places = map[string]string{
	"App Files": "folder.place.program",
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

// translatePlaces names the places of a dialog in the program's language.
func translatePlaces(dialog *fyne.Container) {
	list := placesIn(dialog)
	if list == nil {
		return
	}
	update := list.UpdateItem
	list.UpdateItem = func(id widget.ListItemID, item fyne.CanvasObject) {
		update(id, item)
		for _, o := range item.(*fyne.Container).Objects {
			if label, ok := o.(*widget.Label); ok && places[label.Text] != "" {
				label.SetText(text.T(places[label.Text]))
			}
		}
	}
	list.Refresh()
}

// placesIn returns the list of places in an object of a dialog, or nil: it is at the left of the only split.
func placesIn(o fyne.CanvasObject) *widget.List {
	switch o := o.(type) {
	case *widget.List:
		return o
	case *container.Split:
		return placesIn(o.Leading)
	case *fyne.Container:
		for _, inside := range o.Objects {
			if list := placesIn(inside); list != nil {
				return list
			}
		}
	}
	return nil
}
