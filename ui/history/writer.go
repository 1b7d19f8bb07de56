package history

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// writer writes in the fonts of the art, in the sizes of the window.
type writer struct{ art *widget.Art }

// line returns an empty line of text.
func (w writer) line(size float32) *widget.Prose {
	return widget.NewProse(w.art, "", theme.U(size), color.Black)
}

// say returns a text that wraps.
func (w writer) say(words string, size float32, ink color.Color) *widget.Prose {
	p := widget.NewProse(w.art, words, theme.U(size), ink)
	p.Wrap = true
	return p
}

// titled returns a title with a star, and lines below it.
func (w writer) titled(title string, size float32, starred bool, lines ...fyne.CanvasObject) *fyne.Container {
	title = marks.Clip(title, marks.MostName)
	heading := widget.NewHeading(w.art, title, theme.U(size), fyne.TextAlignLeading)
	head := container.New(starBehind{title: title, probe: widget.NewHeading(w.art, "", theme.U(size), fyne.TextAlignLeading)}, heading, newStar())
	showStar(head.Objects[1], starred)
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(3)), append([]fyne.CanvasObject{head}, lines...)...)
}

// notes returns the user's texts, each on at most a number of lines: a name if it isn't the title, and a note.
func (w writer) notes(name, note string, lines int) []fyne.CanvasObject {
	p := theme.Current()
	var all []fyne.CanvasObject
	if name != "" {
		all = append(all, w.excerpt(marks.Clip(name, marks.MostName), lines, theme.BodyText, p.Ink, true))
	}
	if note != "" {
		all = append(all, w.excerpt(marks.Clip(note, marks.MostNote), lines, theme.BodyText, theme.Mix(p.Ink, p.Gold, 0.3), false))
	}
	return all
}

// headed returns objects below each other, under a heading.
func (w writer) headed(heading string, objects ...fyne.CanvasObject) *fyne.Container {
	head := widget.NewHeading(w.art, heading, theme.U(theme.HeadingText), fyne.TextAlignLeading)
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), append([]fyne.CanvasObject{head}, objects...)...)
}

// button returns a button of a sheet.
func (w writer) button(label, key string, primary bool, tapped func()) fyne.CanvasObject {
	b := widget.NewButton(w.art, label, key, tapped)
	b.Primary = primary
	return b
}

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

// excerpt returns the beginning of a text, on at most a number of lines, or on any number with 0.
func (w writer) excerpt(words string, lines int, size float32, ink color.Color, bold bool) fyne.CanvasObject {
	shown := w.say("", size, ink)
	probe := w.say("", size, ink)
	shown.Bold, probe.Bold = bold, bold
	return container.New(&excerpt{words: words, lines: lines, probe: probe}, shown)
}
