package lessons

import (
	"image/color"
	"strconv"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
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
)

// path shows the lessons, of which one is chosen.
type path struct {
	art        *widget.Art
	course     *course
	chosen     int       // lesson
	open       func(int) // takes up a lesson
	restart    func(int) // asks whether a lesson is to begin from nothing
	onPractice func()    // or nil
	onBack     func()

	content *fyne.Container
	rows    []*widget.Row
	side    *fyne.Container // about the chosen lesson
	do      *widget.Button
}

// build makes the objects, in the colours of the present theme.
func (v *path) build() {
	v.rows, v.side = nil, widget.NewLines(theme.U(sideWidth-2*margin), theme.U(10))
	path := container.New(pathLayout{})
	track := canvas.NewRectangle(theme.Current().PanelEdge)
	path.Add(track)
	stretches := v.course.stretches()
	for i, l := range v.course.lessons {
		p := theme.Current()
		title := widget.NewProse(v.art, bridgetext.LessonTitle(l), theme.U(theme.BodyText+1), p.Ink)
		title.Bold = stretches[i].next
		said := widget.NewProse(v.art, stretches[i].short(l), theme.U(theme.SmallText), p.Faint)
		said.Align = fyne.TextAlignTrailing
		line := container.NewBorder(nil, nil, v.stone(i+1, stretches[i]), said,
			container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(12), theme.U(12)), title))
		row := widget.NewRow(line, theme.U(10), theme.U(2), func() { v.tap(i) })
		v.rows = append(v.rows, row)
		path.Add(row)
	}
	back := widget.NewButton(v.art, text.T("lessons.home"), text.T("key.escape"), v.onBack)
	v.content = container.New(pageLayout{}, widget.NewHead(v.art, text.T("lessons.title-takes"), back),
		widget.NewPanel(path, theme.U(10)), widget.NewPanel(v.side, theme.U(margin)))
	v.show()
}

// stone returns the disc with a lesson's number: felt if it is done, with a gold edge where the course continues.
func (v *path) stone(number int, s stretch) fyne.CanvasObject {
	p := theme.Current()
	disc := canvas.NewCircle(p.Panel)
	ink := color.Color(p.Faint)
	disc.StrokeColor, disc.StrokeWidth = p.PanelEdge, theme.U(1.5)
	switch {
	case s.done:
		disc.FillColor, disc.StrokeColor, ink = p.Felt, p.FeltDeep, p.FeltInk
	case s.next || s.begun():
		disc.StrokeColor, disc.StrokeWidth, ink = p.Gold, theme.Ring(), p.Ink
	}
	label := widget.NewProse(v.art, strconv.Itoa(number), theme.U(theme.SmallText), ink)
	label.Bold, label.Align = true, fyne.TextAlignCenter
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSquareSize(theme.U(stone)))
	return container.NewCenter(container.NewStack(space, disc, label))
}

// short returns the words in a lesson's row.
func (s stretch) short(l lesson.Lesson) string {
	takes := text.TN("lessons.short-takes", l.Minutes())
	switch {
	case s.done:
		return text.T("lessons.short-done")
	case s.begun():
		return text.T("lessons.short-begun", "Passed", s.passed, "Steps", s.steps)
	case s.next:
		return text.T("lessons.short-next", "Takes", takes)
	}
	return takes
}

// show updates the chosen lesson.
func (v *path) show() {
	p := theme.Current()
	for i, row := range v.rows {
		row.Select(i == v.chosen)
	}
	l, at := v.course.lessons[v.chosen], v.course.stretches()[v.chosen]
	words := func(said string, size float32, ink color.Color) *widget.Prose {
		prose := widget.NewProse(v.art, said, theme.U(size), ink)
		prose.Wrap = true
		return prose
	}
	title := words(bridgetext.LessonTitle(l), theme.HeadingText, p.Ink)
	title.Bold = true
	v.do = widget.NewButton(v.art, at.label(), text.T("key.enter"), func() { v.open(v.chosen) })
	v.do.Primary = true
	v.side.Objects = []fyne.CanvasObject{
		words(text.TN("lessons.head-takes", l.Minutes(), "Number", l.Number), theme.SmallText, p.Faint), title,
		words(bridgetext.LessonAbout(l), theme.BodyText, p.Ink), words(at.says(), theme.BodyText, p.Faint),
	}
	if help := noted(at.hints, at.undos); help != "" {
		v.side.Add(words(help, theme.SmallText, p.Faint))
	}
	v.side.Add(v.do)
	if at.passed > 0 {
		v.side.Add(widget.NewButton(v.art, text.T("lessons.restart"), text.T("lessons.key.restart"), func() { v.restart(v.chosen) }))
	}
	if v.onPractice != nil {
		v.side.Add(widget.NewButton(v.art, text.T("lessons.practice"), text.T("lessons.key.practice"), v.onPractice))
	}
	v.side.Refresh()
	v.content.Refresh()
}

// key handles a key on the path.
func (v *path) key(key fyne.KeyName) {
	last := len(v.course.lessons) - 1
	switch key {
	case fyne.KeyUp, fyne.KeyLeft:
		v.pick(max(v.chosen-1, 0))
	case fyne.KeyDown, fyne.KeyRight:
		v.pick(min(v.chosen+1, last))
	case fyne.KeyHome, fyne.KeyPageUp:
		v.pick(0)
	case fyne.KeyEnd, fyne.KeyPageDown:
		v.pick(last)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		v.open(v.chosen)
	case fyne.KeyEscape, fyne.KeyBackspace:
		v.onBack()
	}
}

// letter handles a letter on the path.
func (v *path) letter(r rune) {
	switch unicode.ToLower(r) {
	case 'n':
		v.restart(v.chosen)
	case 'x':
		if v.onPractice != nil {
			v.onPractice()
		}
	}
}

// pick chooses a lesson on the path.
func (v *path) pick(number int) {
	v.chosen = number
	v.show()
}

// tap chooses a lesson that was clicked; one that is chosen already is taken up.
func (v *path) tap(number int) {
	if number == v.chosen {
		v.open(number)
		return
	}
	v.pick(number)
}

// pathLayout has the rows one below the other in all the height that there is, and the track behind their stones.
type pathLayout struct{}

// Layout implements fyne.Layout.
func (pathLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	rows := o[1:]
	high := size.Height / float32(max(len(rows), 1))
	for i, row := range rows {
		widget.Put(row, 0, float32(i)*high, size.Width, high)
	}
	wide := theme.U(3)
	widget.Put(o[0], theme.U(10+stone/2)-wide/2, high/2, wide, size.Height-high)
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
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.5
	head := o[0].MinSize().Height
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.5
	side := theme.U(sideWidth)
	widget.Put(o[1], x, y, width-side-gap, size.Height-y-gap)
	widget.Put(o[2], x+width-side, y, side, o[2].MinSize().Height)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(o[1].MinSize().Width+theme.U(sideWidth)+3*gap, o[0].MinSize().Height+o[1].MinSize().Height+3*gap)
}
