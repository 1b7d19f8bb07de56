// Package tasktest reads the sheet of a task, for tests of screens.
package tasktest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Shown is the content of a sheet.
type Shown struct {
	Words   string // line by line, buttons and their keys in brackets
	Bad     string // lines of bad news
	Choices []*widget.Choice
}

// Read reads the sheets on a stack, or on a screen with its content.
func Read(sheets interface{ Content() fyne.CanvasObject }) (s Shown) {
	const below = 2 // objects of the screen
	for _, o := range sheets.Content().(*fyne.Container).Objects[below:] {
		s.add(o)
	}
	return s
}

func (s *Shown) add(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, inside := range o.Objects {
			s.add(inside)
		}
	case *container.Scroll: // in a small window
		s.add(o.Content)
	case *widget.Prose:
		s.Words += o.Text + "\n"
		if o.Ink == theme.Current().Bad {
			s.Bad += o.Text
		}
	case *fynewidget.Label:
		s.Words += o.Text + "\n"
	case *widget.Button:
		s.Words += "[" + o.Label + " " + o.Key + "]\n"
	case *widget.Choice:
		s.Choices = append(s.Choices, o)
	}
}
