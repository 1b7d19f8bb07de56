package help

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	columnWidth  = 1120
	margin       = 18
	leastPicture = 380
	fieldWidth   = 210
	belowHead    = 12
)

// actions returns the actions of the buttons in the head: those of the pages first.
func (s *Screen) actions() []family.Action {
	names := [...]string{
		keysPage: text.T("help.keys"), rulesPage: text.T("help.rules"), scoresPage: text.T("help.scores"), examplePage: text.T("help.worked"), wordsOfGame: text.T("help.words"),
	}
	var all []family.Action
	for i, p := range s.pages() {
		a := family.Action{Key: strconv.Itoa(i + 1), Do: func() { s.turn(p) }}
		if g, ok := s.gallery(p); ok {
			a.Label = g.Label
		} else {
			a.Label = names[p]
		}
		all = append(all, a)
	}
	return append(all, s.guide.More...)
}

// other leads to the rules of another game.
func (s *Screen) other() family.Action {
	return family.Action{Label: text.T("help.rules.other"), Key: "G", Do: s.nextGame}
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	s.body = container.NewStack()
	s.showBody()
	around := theme.U(margin)
	s.head = container.New(layout.NewCustomPaddedLayout(around, 0, around, around), s.buildHead())
	return container.New(inTheMiddle(theme.U(columnWidth)+2*around), container.New(widget.Under(0), s.head, s.body))
}

// Needs returns the size that shows the whole page.
func (s *Screen) Needs() fyne.Size {
	head, page := s.head.MinSize(), s.scroll.Content.MinSize()
	return fyne.NewSize(max(head.Width, page.Width), head.Height+page.Height)
}

// buildHead shows the buttons of the pages and the field.
func (s *Screen) buildHead() fyne.CanvasObject {
	buttons := widget.NewLine(theme.U(8))
	pages := s.pages()
	for i, a := range s.actions() {
		b := widget.NewButton(s.art, a.Label, a.Key, a.Do)
		if i < len(pages) {
			g, _ := s.gallery(pages[i])
			b.Primary, b.Selected = pages[i] == s.page, g.Now
		}
		buttons.Add(b)
	}
	back := widget.NewButton(s.art, text.T("help.back"), text.T("key.escape"), s.options.OnBack)
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(theme.U(fieldWidth), 0))
	title := widget.NewHeading(s.art, text.T("help.title"), theme.U(theme.TitleText), fyne.TextAlignLeading)
	field := container.NewStack(wide, container.New(midHeight{}, s.field))
	return container.New(widget.TopLine{Gap: theme.U(8)}, widget.NewLine(theme.U(16), back, title), widget.NewLine(theme.U(16), buttons, field))
}

// showBody shows the page, or the results of a search.
func (s *Screen) showBody() {
	around := theme.U(margin)
	filled := func(o fyne.CanvasObject) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedLayout(theme.U(belowHead), around, around, around), o)
	}
	var body fyne.CanvasObject
	switch {
	case s.looking():
		body = filled(s.buildFound())
	case s.page == wordsOfGame:
		body = filled(s.buildWords())
	default:
		s.scroll = container.NewVScroll(filled(s.buildPage()))
		body = container.New(reading{}, s.scroll)
	}
	s.body.Objects = []fyne.CanvasObject{body}
	s.body.Refresh()
}

// buildPage shows a page at the height of its content.
func (s *Screen) buildPage() fyne.CanvasObject {
	if g, ok := s.gallery(s.page); ok {
		return widget.NewPanel(s.buildGallery(g), theme.U(margin))
	}
	switch s.page {
	case examplePage:
		return widget.NewPanel(s.buildExample(), theme.U(margin))
	case rulesPage:
		return widget.NewEven(theme.U(margin),
			widget.NewPanel(s.buildRules(), theme.U(margin)),
			widget.NewPanel(buildFigures(s.art, s.guide.Figures), theme.U(margin)))
	case scoresPage:
		var panels []fyne.CanvasObject
		for _, f := range s.guide.Scores {
			panels = append(panels, widget.NewPanel(buildFigures(s.art, f), theme.U(margin)))
		}
		return widget.NewEven(theme.U(margin), panels...)
	}
	return widget.NewPanel(s.buildKeys(), theme.U(margin))
}

func heading(art *widget.Art, words string) fyne.CanvasObject {
	return widget.NewHeading(art, words, theme.U(theme.HeadingText), fyne.TextAlignLeading)
}

// line returns prose that wraps.
func line(art *widget.Art, words string) *widget.Prose {
	p := widget.NewProse(art, words, theme.U(theme.BodyText), theme.Current().Ink)
	p.Wrap = true
	return p
}

func (s *Screen) buildKeys() fyne.CanvasObject {
	var columns []fyne.CanvasObject
	for half := range slices.Chunk(s.guide.Keys, max(1, (len(s.guide.Keys)+1)/2)) {
		column := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)))
		for _, k := range half {
			column.Add(widget.NewCells([]float32{1, 1.6}, caps(s.art, k.Caps), line(s.art, k.Does)))
		}
		columns = append(columns, column)
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), heading(s.art, text.T("help.keys")),
		widget.NewEven(theme.U(2*margin), columns...))
	for _, words := range s.guide.Notes {
		note := line(s.art, words)
		note.Ink = theme.Current().Faint
		lines.Add(note)
	}
	return lines
}

// caps returns labels of keys, each on a small plate. Two spaces separate them.
func caps(art *widget.Art, words string) fyne.CanvasObject {
	p := theme.Current()
	row := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(5)))
	for _, word := range strings.Split(words, "  ") {
		plate := canvas.NewRectangle(p.Room)
		plate.StrokeColor, plate.StrokeWidth, plate.CornerRadius = p.PanelEdge, theme.Edge(), theme.U(5)
		label := widget.NewProse(art, word, theme.U(theme.SmallText), p.Ink)
		label.Bold = true
		row.Add(container.NewStack(plate, container.New(layout.NewCustomPaddedLayout(theme.U(1), theme.U(1), theme.U(7), theme.U(7)), label)))
	}
	return container.NewVBox(row)
}

// titled returns a heading, with the button for the rules of another game.
func (s *Screen) titled(words string) fyne.CanvasObject {
	a := s.other()
	other := widget.NewButton(s.art, a.Label, a.Key, a.Do)
	other.TextSize = theme.U(theme.SmallText)
	return container.NewStack(heading(s.art, words), container.NewHBox(layout.NewSpacer(), container.NewCenter(other)))
}

// buildExample shows the picture of the example, with its explanation beside it.
func (s *Screen) buildExample() fyne.CanvasObject {
	e := s.guide.Example
	words := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)))
	for _, said := range e.Sentences {
		words.Add(line(s.art, said))
	}
	for _, o := range table(s.art, e.Table) {
		words.Add(o)
	}
	shares := []float32{2, 0.06, 1}
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)), s.titled(s.guide.Title),
		widget.NewCells(shares, widget.NewPicture(e.Picture(s.art), theme.U(leastPicture)), layout.NewSpacer(), words))
}

func (s *Screen) buildRules() fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(7)), s.titled(s.guide.Title))
	for _, words := range s.guide.Sentences {
		lines.Add(line(s.art, words))
	}
	return lines
}

func buildFigures(art *widget.Art, figures family.Figures) fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	for _, t := range figures.Tables {
		for _, o := range table(art, t) {
			lines.Add(o)
		}
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), heading(art, figures.Title), lines)
}

// table returns the lines of a table, with its head above a rule.
func table(art *widget.Art, t family.Table) (lines []fyne.CanvasObject) {
	if len(t.Head) > 0 {
		lines = append(lines, cells(art, t.Shares[:len(t.Head)], theme.SmallText, true, t.Head), rule())
	}
	size := float32(theme.SmallText)
	if t.Small {
		size -= 1.5
	}
	for i, line := range t.Lines {
		for len(line) < len(t.Shares) {
			line = append(line, "")
		}
		lines = append(lines, cells(art, t.Shares, size, t.Small && i == 0, line))
	}
	return lines
}

// cells returns a line of a table. Its first cell is aligned left, the others right.
func cells(art *widget.Art, shares []float32, size float32, bold bool, words []string) fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, w := range words {
		cell := widget.NewProse(art, w, theme.U(size), theme.Current().Ink)
		cell.Bold = bold
		if i > 0 {
			cell.Align = fyne.TextAlignTrailing
		}
		objects = append(objects, cell)
	}
	return widget.NewCells(shares, objects...)
}
