package history

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// mostLines is the largest number of lines of a note above other objects. The sheet for notes has the rest.
const mostLines = 3

// excerpt shows text that the user has written, in the available width, cut to its largest number of lines. The width
// of the text doesn't determine its least width.
type excerpt struct {
	words string
	lines int           // at most, or 0
	probe *widget.Prose // to measure
	width float32       // for which the text has been cut
}

// excerpt returns the beginning of a text, on at most a number of lines, or on any number with 0.
func (s *Screen) excerpt(words string, lines int, size float32, ink color.Color, bold bool) fyne.CanvasObject {
	shown := s.say("", size, ink)
	probe := s.say("", size, ink)
	shown.Bold, probe.Bold = bold, bold
	return container.New(&excerpt{words: words, lines: lines, probe: probe}, shown)
}

func (e *excerpt) Layout(o []fyne.CanvasObject, size fyne.Size) {
	shown := o[0].(*widget.Prose)
	if size.Width != e.width {
		e.width = size.Width
		shown.Set(e.cut(shown.Ink), shown.Ink)
	}
	shown.Resize(size) // its height follows from its width
	widget.Put(shown, 0, 0, size.Width, shown.MinSize().Height)
}

// cut returns as much of the text as there is room for.
func (e *excerpt) cut(ink color.Color) string {
	e.probe.Resize(fyne.NewSize(e.width, 0))
	measure := func(words string) fyne.Size {
		e.probe.Set(words, ink)
		return e.probe.MinSize()
	}
	whole := e.words
	if measure(whole).Width > e.width {
		whole = marks.Broken(whole)
	}
	most := float32(e.lines) * measure("M").Height
	if e.lines == 0 || measure(whole).Height <= most {
		return whole
	}
	letters := []rune(whole)
	begin := func(n int) string { return strings.TrimSpace(string(letters[:n])) + "…" }
	n := sort.Search(len(letters), func(n int) bool { return measure(begin(n)).Height > most })
	return begin(max(0, n-1))
}

func (e *excerpt) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}
