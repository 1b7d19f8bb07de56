package teach

import (
	"image/color"
	"strconv"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the path, in units.
const (
	margin    = 18
	widest    = 1180
	sideWidth = 340
	stone     = 26 // across
	highest   = 60 // row
)

// Lesson is a lesson on the path.
type Lesson struct {
	Title   string
	About   string // its subject in a sentence
	Minutes int    // that it takes
}

// Path shows the lessons, of which one is chosen.
type Path struct {
	Art        *widget.Art
	Title      string
	Lessons    []Lesson
	Course     *Course
	Chosen     int       // lesson
	Open       func(int) // takes up a lesson
	Restart    func(int) // asks whether a lesson is to begin from nothing
	OnPractice func()    // or nil; its key is the screen's
	OnBack     func()

	content *fyne.Container
	rows    []*widget.Row
	side    *fyne.Container // about the chosen lesson
	do      *widget.Button
}

// Build makes the objects, in the colours of the present theme.
func (v *Path) Build() {
	v.rows, v.side = nil, widget.NewLines(theme.U(sideWidth-2*margin), theme.U(10))
	path := container.New(pathLayout{})
	track := canvas.NewRectangle(theme.Current().PanelEdge)
	path.Add(track)
	stretches := v.Course.Stretches()
	for i, l := range v.Lessons {
		p := theme.Current()
		title := widget.NewProse(v.Art, l.Title, theme.U(theme.BodyText+1), p.Ink)
		title.Bold = stretches[i].Next
		said := widget.NewProse(v.Art, stretches[i].short(l), theme.U(theme.SmallText), p.Faint)
		said.Align = fyne.TextAlignTrailing
		line := container.NewBorder(nil, nil, v.stone(i+1, stretches[i]), said,
			container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(12), theme.U(12)), title))
		row := widget.NewRow(line, theme.U(10), theme.U(2), func() { v.tap(i) })
		v.rows = append(v.rows, row)
		path.Add(row)
	}
	back := widget.NewButton(v.Art, text.T("lessons.home"), text.T("key.escape"), v.OnBack)
	v.content = container.New(pageLayout{rows: len(v.rows)}, widget.NewHead(v.Art, v.Title, back),
		widget.NewPanel(path, theme.U(10)), widget.NewPanel(v.side, theme.U(margin)))
	v.show()
}

// stone returns the disc with a lesson's number: felt if it is done, with a gold edge where the course continues.
func (v *Path) stone(number int, s Stretch) fyne.CanvasObject {
	p := theme.Current()
	disc := canvas.NewCircle(p.Panel)
	ink := color.Color(p.Faint)
	disc.StrokeColor, disc.StrokeWidth = p.PanelEdge, theme.U(1.5)
	switch {
	case s.Done:
		disc.FillColor, disc.StrokeColor, ink = p.Felt, p.FeltDeep, p.FeltInk
	case s.Next || s.Begun():
		disc.StrokeColor, disc.StrokeWidth, ink = p.Gold, theme.Ring(), p.Ink
	}
	label := widget.NewProse(v.Art, strconv.Itoa(number), theme.U(theme.SmallText), ink)
	label.Bold, label.Align = true, fyne.TextAlignCenter
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSquareSize(theme.U(stone)))
	return container.NewCenter(container.NewStack(space, disc, label))
}

// short returns the words in a lesson's row.
func (s Stretch) short(l Lesson) string {
	takes := text.TN("lessons.short-takes", l.Minutes)
	switch {
	case s.Done:
		return text.T("lessons.short-done")
	case s.Begun():
		return text.T("lessons.short-begun", "Passed", s.Passed, "Steps", s.Steps)
	case s.Next:
		return text.T("lessons.short-next", "Takes", takes)
	}
	return takes
}

// show updates the chosen lesson.
func (v *Path) show() {
	p := theme.Current()
	for i, row := range v.rows {
		row.Select(i == v.Chosen)
	}
	l, at := v.Lessons[v.Chosen], v.Course.Stretches()[v.Chosen]
	words := func(said string, size float32, ink color.Color) *widget.Prose {
		prose := widget.NewProse(v.Art, said, theme.U(size), ink)
		prose.Wrap = true
		return prose
	}
	title := words(l.Title, theme.HeadingText, p.Ink)
	title.Bold = true
	v.do = widget.NewButton(v.Art, at.label(), text.T("key.enter"), func() { v.Open(v.Chosen) })
	v.do.Primary = true
	v.side.Objects = []fyne.CanvasObject{
		words(text.TN("lessons.head-takes", l.Minutes, "Number", v.Chosen+1), theme.SmallText, p.Faint), title,
		words(l.About, theme.BodyText, p.Ink), words(at.says(), theme.BodyText, p.Faint),
	}
	if help := Noted(at.Hints, at.Undos); help != "" {
		v.side.Add(words(help, theme.SmallText, p.Faint))
	}
	v.side.Add(v.do)
	if at.Passed > 0 {
		v.side.Add(widget.NewButton(v.Art, text.T("lessons.restart"), text.T("lessons.key.restart"), func() { v.Restart(v.Chosen) }))
	}
	if v.OnPractice != nil {
		v.side.Add(widget.NewButton(v.Art, text.T("lessons.practice"), text.T("lessons.key.practice"), v.OnPractice))
	}
	v.side.Refresh()
	v.content.Refresh()
}

// Key handles a key on the path.
func (v *Path) Key(key fyne.KeyName) {
	last := len(v.Lessons) - 1
	switch key {
	case fyne.KeyUp, fyne.KeyLeft:
		v.pick(max(v.Chosen-1, 0))
	case fyne.KeyDown, fyne.KeyRight:
		v.pick(min(v.Chosen+1, last))
	case fyne.KeyHome, fyne.KeyPageUp:
		v.pick(0)
	case fyne.KeyEnd, fyne.KeyPageDown:
		v.pick(last)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		v.Open(v.Chosen)
	case fyne.KeyEscape, fyne.KeyBackspace:
		v.OnBack()
	}
}

// Letter handles a letter on the path.
func (v *Path) Letter(r rune) {
	if unicode.ToLower(r) == 'n' {
		v.Restart(v.Chosen)
	}
}

// Content returns the path's object, of the last [Path.Build].
func (v *Path) Content() fyne.CanvasObject { return v.content }

// pick chooses a lesson on the path.
func (v *Path) pick(number int) {
	v.Chosen = number
	v.show()
}

// tap chooses a lesson that was clicked; one that is chosen already is taken up.
func (v *Path) tap(number int) {
	if number == v.Chosen {
		v.Open(number)
		return
	}
	v.pick(number)
}

// pathLayout has the rows one below the other, in all the height that there is if they are many, and the track behind their stones.
type pathLayout struct{}

// Layout implements fyne.Layout.
func (pathLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	rows := o[1:]
	high := min(size.Height/float32(max(len(rows), 1)), theme.U(highest))
	for i, row := range rows {
		widget.Put(row, 0, float32(i)*high, size.Width, high)
	}
	wide := theme.U(3)
	widget.Put(o[0], theme.U(10+stone/2)-wide/2, high/2, wide, high*float32(max(len(rows)-1, 0)))
}

// MinSize implements fyne.Layout.
func (pathLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(300, 0)
	for _, row := range o[1:] {
		least.Width = max(least.Width, row.MinSize().Width)
		least.Height += theme.U(stone)
	}
	return least
}

// pageLayout has the head over the path on the left, and the words on a lesson beside it.
type pageLayout struct{ rows int }

// Layout implements fyne.Layout.
func (l pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.5
	head := o[0].MinSize().Height
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.5
	side := theme.U(sideWidth)
	widget.Put(o[1], x, y, width-side-gap, min(size.Height-y-gap, theme.U(float32(l.rows)*highest+2*10)))
	widget.Put(o[2], x+width-side, y, side, o[2].MinSize().Height)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(o[1].MinSize().Width+theme.U(sideWidth)+3*gap, o[0].MinSize().Height+o[1].MinSize().Height+3*gap)
}
