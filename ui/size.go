package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// sized returns the content of a screen for the window. When the window gets another size
// the theme follows, so that a large window isn't a small one with wide margins.
func (a *App) sized(s screen) fyne.CanvasObject {
	c := container.New(sized{a}, s.Content(), a.notice.content())
	if a.watchdog != nil {
		c.Add(container.NewWithoutLayout(a.watchdog.probe))
	}
	return c
}

type sized struct{ app *App }

// Layout implements fyne.Layout.
func (l sized) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
	fyne.Do(l.app.applyTheme) // later: it lays out everything again
}

// MinSize implements fyne.Layout. In a smaller window everything is smaller, so that a large one may become small: what
// its content needs now, or until it is drawn again, says nothing about that.
func (l sized) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least.Min(theme.Smallest)
}
