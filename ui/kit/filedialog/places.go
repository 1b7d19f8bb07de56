package filedialog

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// places are the ids of our names of folders by Fyne's, which it has in English only.
var places = map[string]string{
	"Home":      "folder.place.home",
	"Computer":  "folder.place.computer",
	"App Files": "folder.place.app",
	"Desktop":   "folder.place.desktop",
	"Documents": "folder.place.documents",
	"Downloads": "folder.place.downloads",
	"Music":     "folder.place.music",
	"Pictures":  "folder.place.pictures",
	"Videos":    "folder.place.videos",
	"Movies":    "folder.place.videos",
}

// namePlaces gives the list of places at the side of a dialog names in the program's language.
func namePlaces(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			namePlaces(child)
		}
	case *container.Split:
		if list, ok := o.Leading.(*widget.List); ok {
			named(list)
		}
	}
}

// named makes a list name its places.
func named(list *widget.List) {
	update := list.UpdateItem
	list.UpdateItem = func(id widget.ListItemID, item fyne.CanvasObject) {
		update(id, item)
		if row, ok := item.(*fyne.Container); ok {
			for _, o := range row.Objects {
				if label, ok := o.(*widget.Label); ok && places[label.Text] != "" {
					label.SetText(text.T(places[label.Text]))
				}
			}
		}
	}
	list.Refresh()
}
