// Package ordertest tells the tests of screens what the sheet of an order shows.
package ordertest

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Shown is what is shown.
type Shown struct {
	Words   string // line by line, buttons and their keys in brackets
	Bad     string // those that are bad news
	Choices []*widget.Choice
}

// Read reads what an object shows.
func Read(o fyne.CanvasObject) (s Shown) {
	s.add(o)
	return s
}

func (s *Shown) add(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, inside := range o.Objects {
			s.add(inside)
		}
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
