package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/lookback"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// What the column measures, in units.
const (
	lineHigh     = 23
	leastActs    = 4 // that are in sight
	leastOptions = 4 // that are, if there are as many
	mostOptions  = 9
	momentHigh   = 84
)

// parts are the objects that change from place to place.
type parts struct {
	table           *table
	title, subtitle *widget.Prose
	slider          *lookback.Slider
	column          *container.Scroll
	rows            *fyne.Container // in column
	heading         *widget.Prose   // where one is
	words           *widget.Prose   // what was done
	verdict         *widget.Prose
	optionsHead     *fyne.Container
	options         *widget.List
	settled         *fyne.Container
	settledLines    string // what it shows
	costs           *widget.Prose
	acts            *widget.List
	judging         *widget.Prose
	progress        *widget.Progress
	judgingRow      *fyne.Container

	star, everybody, judge, mistakes, cards *widget.Button
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p := s.page
	s.parts = parts{table: s.parts.table} // which takes long to paint
	if p.model == nil {
		return container.New(lookback.Frame{}, s.head(), s.message())
	}
	if s.parts.table == nil {
		s.parts.table = newTable(s.art)
		s.parts.table.OnWheel = s.step
	}
	s.parts.slider = lookback.NewSlider(func(n int) { s.to(n, false) })
	steps := container.New(lookback.Timeline{},
		s.button("‹", "←", func() { s.step(-1) }), s.button("›", "→", func() { s.step(1) }), s.parts.slider)
	head := s.head()
	s.buildColumn()
	return container.New(lookback.Frame{}, head, s.parts.table.Surface, steps,
		widget.NewPanel(s.parts.column, theme.U(lookback.ColumnEdge)), s.foot())
}

// message says that the hand is being read, or why it can't be.
func (s *Screen) message() fyne.CanvasObject {
	p := theme.Current()
	words, ink := text.T("poker.review.loading"), p.Faint
	if s.page.err != nil {
		words, ink = text.T("poker.review.failed", "Error", s.page.err), p.Bad
	}
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(theme.U(520), prose)
}

// head is the line at the top: back and the marks, what became of the hand, and the hands beside it.
func (s *Screen) head() fyne.CanvasObject {
	t, p := &s.parts, s.page
	row := func(buttons ...fyne.CanvasObject) fyne.CanvasObject {
		return container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(7)), buttons...))
	}
	left := []fyne.CanvasObject{s.button(text.T("poker.review.back"), text.T("key.escape"), s.options.OnBack)}
	var right []fyne.CanvasObject
	if p.model != nil {
		t.star = s.button(text.T("poker.review.star"), "S", s.turnStar)
		left = append(left, t.star, s.button(text.T("poker.review.note"), "N", s.edit))
		previous, next := s.button(text.T("poker.review.previous"), "[", func() { s.beside(-1) }), s.button(text.T("poker.review.next"), "]", func() { s.beside(1) })
		previous.Disabled, next.Disabled = p.before == 0, p.behind == 0
		right = append(right, previous, next)
	}
	t.title = widget.NewHeading(s.art, text.T("poker.review.heading-plain"), theme.U(theme.HeadingText), fyne.TextAlignCenter)
	t.subtitle = s.small(theme.Current().Faint)
	t.subtitle.Align = fyne.TextAlignCenter
	return container.NewBorder(nil, nil, row(left...), row(right...), container.New(lookback.Lines(0), t.title, t.subtitle))
}

// foot is the line of commands below the table.
func (s *Screen) foot() fyne.CanvasObject {
	t := &s.parts
	t.mistakes = s.button(text.T("poker.review.mistakes"), "M", s.firstMistake)
	t.cards = s.button("", "O", s.turnCards)
	t.everybody = s.button(text.T("poker.review.everybody"), "E", s.turnEverybody)
	row := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(7)), t.mistakes, t.cards, t.everybody)
	if s.options.OnHistory != nil {
		row.Add(s.button(text.T("poker.review.history"), "H", s.options.OnHistory))
	}
	return container.NewCenter(row)
}

// button returns a small button.
func (s *Screen) button(label, key string, tapped func()) *widget.Button {
	b := widget.NewButton(s.art, label, key, tapped)
	b.TextSize = theme.U(theme.SmallText)
	return b
}

// small returns a line of small text, which wraps.
func (s *Screen) small(ink color.Color) *widget.Prose {
	prose := widget.NewProse(s.art, "", theme.U(theme.SmallText), ink)
	prose.Wrap = true
	return prose
}

func (s *Screen) rule() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().PanelEdge)
	r.SetMinSize(fyne.NewSize(1, theme.Edge()))
	return r
}

// buildColumn makes what stands beside the table.
func (s *Screen) buildColumn() {
	p, t := theme.Current(), &s.parts
	t.heading = widget.NewHeading(s.art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	t.words = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.verdict = s.small(p.Ink)
	t.optionsHead = s.newCells(optionShares, 2).(*fyne.Container)
	fill(t.optionsHead, []string{"", text.T("poker.review.column.act"), text.T("poker.review.column.points"), text.T("poker.review.column.dead"), text.T("poker.review.column.fantasy")},
		[]color.Color{p.Faint, p.Faint, p.Faint, p.Faint, p.Faint}, false)
	t.options = widget.NewList(theme.U(lineHigh), s.newOption, s.showOption)
	t.options.OnTapped = func() { s.try(t.options.Selected()) }
	t.settled = container.New(lookback.Lines(3))
	t.costs = s.small(p.Faint)
	t.acts = widget.NewList(theme.U(lineHigh), s.newAct, s.showAct)
	t.acts.OnTapped = func() { s.to(t.acts.Selected()+1, false) }
	t.judging, t.progress = s.small(p.Faint), widget.NewProgress()
	t.judging.Wrap = false
	t.judge = s.button("", "A", s.turnJudging)
	bar := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), t.progress, layout.NewSpacer())
	t.judgingRow = container.NewBorder(nil, nil, t.judging, t.judge, container.New(lookback.Inset(8), bar))
	options := &lookback.Growing{
		Least: func() float32 {
			least := leastOptions
			if t.settled.Visible() { // which needs the room more
				least = leastOptions / 2
			}
			return theme.U(lineHigh) * float32(min(t.options.Len(), least))
		},
		Most: func() float32 { return theme.U(lineHigh) * float32(min(t.options.Len(), mostOptions)) },
	}
	acts := &lookback.Growing{Least: func() float32 { return theme.U(lineHigh) * float32(min(t.acts.Len(), leastActs)) }}
	t.rows = container.New(lookback.Column{},
		container.New(lookback.AtLeast(momentHigh), container.New(lookback.Lines(3), t.heading, t.words, t.verdict)),
		t.optionsHead, container.New(options, t.options), t.settled, s.rule(), t.costs, container.New(acts, t.acts), t.judgingRow)
	side := theme.U(lookback.ColumnMargin - lookback.ColumnEdge) // where the scroll bar is, if there is one
	t.column = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(side, side, side, side), t.rows))
}
