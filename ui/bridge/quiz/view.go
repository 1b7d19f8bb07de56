package quiz

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/onesuit"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view holds the objects of a [Screen] in one theme.
type view struct {
	screen   *Screen
	content  *fyne.Container
	cards    *onesuit.Cards
	question *widget.Prose
	level    *widget.Prose
	said     *widget.Prose
	today    *widget.Prose
	lines    *fyne.Container
	rows     []*widget.Row
	next     *widget.Button
}

func newView(s *Screen) *view {
	v, p := &view{screen: s, lines: container.New(stack(theme.U(4)))}, theme.Current()
	prose := func(size float32, ink color.Color) *widget.Prose {
		w := widget.NewProse(s.art, "", size, ink)
		w.Wrap = true
		return w
	}
	v.cards = onesuit.New(s.art, card.Spades, nil, nil)
	v.question, v.said = prose(theme.U(theme.HeadingText), p.Ink), prose(theme.U(theme.BodyText), p.Ink)
	v.level, v.today = prose(theme.U(theme.SmallText), p.Faint), prose(theme.U(theme.SmallText), p.Faint)
	v.question.Bold = true
	v.next = widget.NewButton(s.art, text.T("drill.next"), text.T("key.enter"), s.enter)
	back := widget.NewButton(s.art, text.T("suit.back"), text.T("key.escape"), s.options.OnBack)
	side := container.New(stack(theme.U(10)), v.question, v.level, v.said, v.today, container.NewHBox(v.next))
	v.content = container.New(pageLayout{}, widget.NewHead(s.art, text.T("suit.quiz"), back), v.cards,
		widget.NewPanel(container.NewVScroll(side), theme.U(margin)),
		widget.NewPanel(container.NewVScroll(container.New(layout.NewCustomPaddedLayout(theme.U(2), theme.U(2), theme.U(2), theme.U(14)), v.lines)), theme.U(8)))
	return v
}

// show brings the screen up to date.
func (v *view) show() {
	s, p := v.screen, theme.Current()
	v.cards.Set(suit.Problem{Deck: s.options.Deck}, card.North)
	question, level := text.T("suit.quiz.making"), ""
	switch {
	case s.there:
		v.cards.Set(s.quiz.Problem, card.North)
		question = text.TN("suit.quiz.ask", s.quiz.Tricks)
		level = text.T("suit.quiz.level", "Level", s.quiz.Level, "Of", suit.QuizLevels)
	case s.failed != nil:
		question = text.T("suit.quiz.failed")
	}
	v.question.Set(question, p.Ink)
	v.level.Set(level, p.Faint)
	said, ink := v.saidOf()
	v.said.Set(said, ink)
	done, right := s.today()
	today := ""
	if done > 0 {
		today = text.TN("drill.today", done, "Right", strconv.Itoa(right))
	}
	v.today.Set(today, p.Faint)
	v.showLines()
	if v.next.Hidden = s.after == nil && s.failed == nil; s.failed != nil {
		v.next.Label = text.T("drill.again")
	} else {
		v.next.Label = text.T("drill.next")
	}
	v.next.Primary = true
	v.next.Refresh()
	v.content.Refresh()
}

// saidOf returns what is said of the answer.
func (v *view) saidOf() (string, color.Color) {
	s, p := v.screen, theme.Current()
	switch {
	case s.there && s.after == nil:
		return text.T("suit.quiz.how", "Last", len(s.quiz.Lines)), p.Faint
	case !s.there:
		return "", p.Ink
	}
	o, q := s.after, s.quiz
	works := text.Points(o.works[o.chosen])
	said, ink := text.T("suit.quiz.right", "Works", works, "Of", drawnLayouts), color.Color(p.Good)
	if !o.right(q) {
		said, ink = text.T("suit.quiz.wrong", "Works", works, "Best", text.Points(o.works[q.Best]), "Of", drawnLayouts), p.Bad
		switch {
		case o.shown && o.example == 0:
			said += " " + text.T("suit.quiz.example-void")
		case o.shown:
			said += " " + text.T("suit.quiz.example", "West", bridgetext.SuitHolding(o.example))
		}
	}
	if s.unkept != nil {
		said += "\n" + text.T("drill.unkept", "Error", s.unkept)
	}
	return said, ink
}

// showLines shows the lines to choose from, and after the answer how often each works.
func (v *view) showLines() {
	s, p := v.screen, theme.Current()
	v.rows, v.lines.Objects = nil, nil
	for i, l := range s.quiz.Lines {
		number := widget.NewHeading(s.art, strconv.Itoa(i+1), theme.U(theme.HeadingText), fyne.TextAlignCenter)
		words := widget.NewProse(s.art, bridgetext.SuitLine(l), theme.U(theme.BodyText), p.Ink)
		words.Wrap = true
		line := row{number: number, words: words}
		if o := s.after; o != nil {
			ink := p.Ink
			switch {
			case i == s.quiz.Best:
				ink = p.Good
			case i == o.chosen:
				ink = p.Bad
			}
			line.percent = widget.NewProse(s.art, text.T("suit.chance", "Percent", text.Fraction(100*s.quiz.Chance(i), 1)), theme.U(theme.BodyText), ink)
			line.percent.Bold, line.percent.Align = true, fyne.TextAlignTrailing
			line.count = widget.NewProse(s.art, text.T("suit.quiz.count", "Works", text.Points(o.works[i]), "Of", drawnLayouts), theme.U(theme.SmallText), p.Faint)
			line.count.Align = fyne.TextAlignTrailing
			line.ground, line.bar, line.share = canvas.NewRectangle(p.PanelEdge), canvas.NewRectangle(ink), float32(o.works[i])/drawnLayouts
		}
		r := widget.NewRow(container.New(&line, line.objects()...), theme.U(10), theme.U(10), func() { s.answer(i) })
		v.rows = append(v.rows, r)
		v.lines.Add(r)
	}
	v.mark()
	v.lines.Refresh()
}

// mark marks the selected line, or the one that was chosen.
func (v *view) mark() {
	for i, r := range v.rows {
		r.Select(i == v.screen.line)
	}
}

// row lays a line out: its number, its words, and after the answer its chance over how often it worked.
type row struct {
	number, words  *widget.Prose
	percent, count *widget.Prose // nil before the answer
	ground, bar    *canvas.Rectangle
	share          float32
}

// The measures of the screen, in units.
const (
	margin      = 16
	sideWidth   = 352
	widest      = 1400
	numberWidth = 34
	worthWidth  = 190
)

func (r *row) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.number, r.words}
	if r.percent != nil {
		all = append(all, r.percent, r.count, r.ground, r.bar)
	}
	return all
}

// Layout implements fyne.Layout.
func (r *row) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	number, worth, gap := theme.U(numberWidth), theme.U(worthWidth), theme.U(12)
	width := size.Width - number - gap
	if r.percent != nil {
		width -= worth + gap
	}
	widget.Put(r.number, 0, 0, number, r.number.MinSize().Height)
	widget.Put(r.words, number+gap, 0, width, size.Height)
	if r.percent == nil {
		return
	}
	x, high, thick := size.Width-worth, r.percent.MinSize().Height, theme.U(8)
	half := worth * 0.45
	widget.Put(r.percent, x, 0, half, high)
	widget.Put(r.count, x+half, 0, worth-half, high)
	widget.Put(r.ground, x, high+theme.U(4), worth, thick)
	widget.Put(r.bar, x, high+theme.U(4), worth*r.share, thick)
}

// MinSize implements fyne.Layout. The height is that of the words in the width that they have.
func (r *row) MinSize([]fyne.CanvasObject) fyne.Size {
	high := max(r.number.MinSize().Height, r.words.MinSize().Height)
	if r.percent != nil {
		high = max(high, r.percent.MinSize().Height+theme.U(14))
	}
	return fyne.NewSize(theme.U(320), high)
}

// stack has objects below each other, each as high as its text needs, with a gap between them.
type stack float32

// Layout implements fyne.Layout.
func (gap stack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
			high := o.MinSize().Height // of text that wraps, known only now
			widget.Put(o, 0, y, size.Width, high)
			y += high + float32(gap)
		}
	}
}

// MinSize implements fyne.Layout.
func (gap stack) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		if o.Visible() {
			size := o.MinSize()
			least.Width = max(least.Width, size.Width)
			least.Height += size.Height + float32(gap)
		}
	}
	return least
}

// pageLayout has the head over the cards, with the question beside them, over the lines.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	head, side := o[0].MinSize().Height, theme.U(sideWidth)
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.7
	high := (size.Height - y - 2*gap) * 0.5
	widget.Put(o[1], x, y, width-side-gap, high)
	widget.Put(o[2], x+width-side, y, side, high)
	y += high + gap
	widget.Put(o[3], x, y, width, size.Height-y-gap)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, theme.U(420+sideWidth)+gap)+2*gap, 600)
}
