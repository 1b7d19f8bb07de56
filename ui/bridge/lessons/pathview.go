package lessons

import (
	"image/color"
	"strconv"

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

// pathView holds the objects of the path in one theme.
type pathView struct {
	screen  *Screen
	content *fyne.Container
	rows    []*widget.Row
	side    *fyne.Container // about the chosen lesson
	do      *widget.Button
}

func newPathView(s *Screen) *pathView {
	v := &pathView{screen: s, side: widget.NewLines(theme.U(sideWidth-2*margin), theme.U(10))}
	path := container.New(pathLayout{})
	track := canvas.NewRectangle(theme.Current().PanelEdge)
	path.Add(track)
	stretches := s.stretches()
	for i, l := range s.options.Course {
		p := theme.Current()
		title := widget.NewProse(s.art, bridgetext.LessonTitle(l), theme.U(theme.BodyText+1), p.Ink)
		title.Bold = stretches[i].next
		said := widget.NewProse(s.art, stretches[i].short(l), theme.U(theme.SmallText), p.Faint)
		said.Align = fyne.TextAlignTrailing
		line := container.NewBorder(nil, nil, v.stone(i+1, stretches[i]), said,
			container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(12), theme.U(12)), title))
		row := widget.NewRow(line, theme.U(10), theme.U(2), func() { s.tap(i) })
		v.rows = append(v.rows, row)
		path.Add(row)
	}
	back := widget.NewButton(s.art, text.T("lessons.home"), text.T("key.escape"), s.options.OnBack)
	v.content = container.New(pageLayout{}, widget.NewHead(s.art, text.T("lessons.title-takes"), back),
		widget.NewPanel(path, theme.U(10)), widget.NewPanel(v.side, theme.U(margin)))
	v.show()
	return v
}

// stone returns the disc with a lesson's number: felt if it is done, with a gold edge where the course continues.
func (v *pathView) stone(number int, s stretch) fyne.CanvasObject {
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
	label := widget.NewProse(v.screen.art, strconv.Itoa(number), theme.U(theme.SmallText), ink)
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
func (v *pathView) show() {
	s, p := v.screen, theme.Current()
	for i, row := range v.rows {
		row.Select(i == s.chosen)
	}
	l, at := s.options.Course[s.chosen], s.stretches()[s.chosen]
	words := func(said string, size float32, ink color.Color) *widget.Prose {
		prose := widget.NewProse(s.art, said, theme.U(size), ink)
		prose.Wrap = true
		return prose
	}
	title := words(bridgetext.LessonTitle(l), theme.HeadingText, p.Ink)
	title.Bold = true
	v.do = widget.NewButton(s.art, at.label(), text.T("key.enter"), func() { s.open(s.chosen, "") })
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
		v.side.Add(widget.NewButton(s.art, text.T("lessons.restart"), text.T("lessons.key.restart"), func() { s.askRestart(s.chosen) }))
	}
	if s.options.OnPractice != nil {
		v.side.Add(widget.NewButton(s.art, text.T("lessons.practice"), text.T("lessons.key.practice"), s.options.OnPractice))
	}
	v.side.Refresh()
	v.content.Refresh()
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
