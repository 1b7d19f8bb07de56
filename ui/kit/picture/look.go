package picture

import (
	"sync"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// faces are the letters of the window.
var faces = sync.OnceValue(func() (f struct{ plain, bold *chart.Face }) {
	for _, face := range []struct {
		at   **chart.Face
		bold bool
	}{{&f.plain, false}, {&f.bold, true}} {
		read, err := chart.NewFace(fynetheme.DefaultTheme().Font(fyne.TextStyle{Bold: face.bold}).Content())
		if err != nil {
			panic(err) // it is part of the program
		}
		*face.at = read
	}
	return f
})

// Bold returns the bold letters of the window, as outlines.
func Bold() *chart.Face { return faces().bold }

// Fonts returns the letters of the window as the bytes of their files, for documents that have words in them.
func Fonts() page.Fonts {
	font := func(bold bool) []byte { return fynetheme.DefaultTheme().Font(fyne.TextStyle{Bold: bold}).Content() }
	return page.Fonts{Plain: font(false), Bold: font(true)}
}

// Zoom returns the factor by which letters are larger if the user has chosen large indices.
func Zoom(style cardart.Style) float64 {
	if style.Index == cardart.LargeIndex {
		return 1.2
	}
	return 1
}

// NewLook returns the look of pictures in a palette and a style of the cards, with letters of a size.
func NewLook(p theme.Palette, style cardart.Style, size float64) chart.Look {
	l := chart.Look{
		Paper: p.Panel, Ink: p.Ink, Faint: p.Faint, Rule: p.PanelEdge, Gain: p.ForYou(1), Loss: p.ForYou(-1),
		Letter: faces().plain, Bold: faces().bold, Size: size * Zoom(style),
	}
	dark := p == theme.Dark
	for _, s := range card.Suits {
		l.Signs[s] = cardart.SuitColour(s, style.Colours, dark)
	}
	return l
}
