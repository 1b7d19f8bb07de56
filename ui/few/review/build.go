package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// What the column measures, in lines of a list and in units.
const (
	leastEvents  = 4 // that are in sight
	leastOptions = 3 // that are, if there are as many
	mostOptions  = 8
	momentHigh   = 96
)

// parts are the objects that change from place to place.
type parts struct {
	table           *tabletop.Surface
	title, subtitle *widget.Prose
	slider          *review.Slider
	column          *container.Scroll
	rows            *fyne.Container // in column
	heading         *widget.Prose   // where one is
	words           *widget.Prose   // what has happened
	verdict         *widget.Prose
	optionsHead     *fyne.Container
	options         *widget.List
	scored          *fyne.Container
	costs           *widget.Prose
	events          *widget.List
	judging         *review.JudgingRow

	star, everybody, mistakes, cards *widget.Button
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p, t := s.page, &s.parts
	s.parts = parts{table: t.table} // which takes long to paint
	if p.model == nil {
		words, ink := text.T("few.review.loading"), theme.Current().Faint
		if p.err != nil {
			words, ink = text.T("few.review.failed", "Error", p.err), theme.Current().Bad
		}
		return container.New(review.Frame{}, s.head(), review.Message(s.art, words, ink))
	}
	if t.table == nil {
		t.table = tabletop.NewStill(s.art)
		t.table.OnWheel = s.step
		t.table.OnElse = func() { s.step(1) }
		t.table.OnSpot = func(tabletop.Spot) { s.step(1) }
	}
	t.slider = review.NewSlider(func(n int) { s.to(n, false) })
	steps := container.New(review.Timeline{}, s.button("‹", "←", func() { s.step(-1) }), s.button("›", "→", func() { s.step(1) }), t.slider)
	head := s.head()
	s.buildColumn()
	return container.New(review.Frame{}, head, t.table, steps, widget.NewPanel(t.column, theme.U(review.ColumnEdge)), s.foot())
}

// button returns a small button.
func (s *Screen) button(label, key string, tapped func()) *widget.Button {
	return review.Button(s.art, label, key, tapped)
}

// head is the line at the top: back and the marks, what became of the deal, and the deals beside it.
func (s *Screen) head() (head fyne.CanvasObject) {
	t, p := &s.parts, s.page
	left := []fyne.CanvasObject{s.button(text.T("few.review.back"), text.T("key.escape"), s.options.OnBack)}
	var right []fyne.CanvasObject
	if p.model != nil {
		t.star = s.button(text.T("few.review.star"), marks.StarKey, s.turnStar)
		left = append(left, t.star, s.button(text.T("few.review.note"), marks.NoteKey, s.edit))
		previous, next := s.button(text.T("few.review.previous"), "[", func() { s.beside(-1) }), s.button(text.T("few.review.next"), "]", func() { s.beside(1) })
		previous.Disabled, next.Disabled = p.before == 0, p.behind == 0
		right = append(right, previous, next)
	}
	head, t.title, t.subtitle = review.Head(s.art, text.T("few.review.heading-plain"), left, right)
	return head
}

// foot is the line of commands below the table.
func (s *Screen) foot() fyne.CanvasObject {
	t := &s.parts
	t.mistakes = s.button(text.T("few.review.mistakes"), "M", s.firstMistake)
	label := "" // it has its width from the start
	if s.page.model != nil {
		label = s.page.cardsLabel()
	}
	t.cards = s.button(label, "O", s.turnCards)
	t.everybody = s.button(text.T("few.review.everybody"), "Y", s.turnEverybody)
	row := review.Row(t.mistakes, t.cards, t.everybody)
	if s.options.OnHistory != nil {
		row.Add(s.button(text.T("few.review.history"), "J", s.options.OnHistory))
	}
	return container.NewCenter(row)
}

// buildColumn makes what stands beside the table.
func (s *Screen) buildColumn() {
	p, t := theme.Current(), &s.parts
	t.heading = widget.NewHeading(s.art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	t.words = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.verdict, t.costs = review.Small(s.art, p.Ink), review.Small(s.art, p.Faint)
	t.optionsHead = review.NewCells(s.art, optionShares, 2)
	review.FillHead(t.optionsHead, "", text.T("few.review.column.act"), text.T("few.review.column.points"))
	t.options = widget.NewList(theme.U(review.LineHigh), s.newOption, s.showOption)
	t.options.OnTapped = func() { s.try(t.options.Selected()) }
	t.scored = container.New(review.Lines(3))
	t.events = widget.NewList(theme.U(review.LineHigh), s.newEvent, s.showEvent)
	t.events.OnTapped = func() { s.to(t.events.Selected()+1, false) }
	t.judging = review.NewJudgingRow(s.art, "A", s.turnJudging)
	high := func(l *widget.List, rows int) float32 {
		return theme.U(review.LineHigh) * float32(min(l.Len(), rows))
	}
	options := &review.Growing{
		Least: func() float32 { return high(t.options, leastOptions) },
		Most:  func() float32 { return high(t.options, mostOptions) },
	}
	events := &review.Growing{Least: func() float32 { return high(t.events, leastEvents) }}
	t.rows = container.New(review.Column{},
		container.New(review.AtLeast(momentHigh), container.New(review.Lines(3), t.heading, t.words, t.verdict)),
		t.optionsHead, container.New(options, t.options), t.scored, review.Rule(), t.costs, container.New(events, t.events), t.judging.Row)
	t.column = review.InColumn(t.rows)
}
