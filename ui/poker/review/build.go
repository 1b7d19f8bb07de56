package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// What the column measures, in units.
const (
	leastActs    = 4 // that are in sight
	leastOptions = 4 // that are, if there are as many
	mostOptions  = 9
	momentHigh   = 84
)

// parts are the objects that change from place to place.
type parts struct {
	table           *table
	title, subtitle *widget.Prose
	slider          *review.Slider
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
	judging         *review.JudgingRow

	star, everybody, mistakes, cards *widget.Button
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p := s.page
	s.parts = parts{table: s.parts.table} // which takes long to paint
	if p.model == nil {
		return container.New(review.Frame{}, s.head(), s.message())
	}
	if s.parts.table == nil {
		s.parts.table = newTable(s.art)
		s.parts.table.OnWheel = s.step
	}
	s.parts.slider = review.NewSlider(func(n int) { s.to(n, false) })
	steps := container.New(review.Timeline{},
		s.button("‹", "←", func() { s.step(-1) }), s.button("›", "→", func() { s.step(1) }), s.parts.slider)
	head := s.head()
	s.buildColumn()
	return container.New(review.Frame{}, head, s.parts.table.Surface, steps,
		widget.NewPanel(s.parts.column, theme.U(review.ColumnEdge)), s.foot())
}

// message says that the hand is being read, or why it can't be.
func (s *Screen) message() fyne.CanvasObject {
	if s.page.err != nil {
		return review.Message(s.art, text.T("poker.review.failed", "Error", s.page.err), theme.Current().Bad)
	}
	return review.Message(s.art, text.T("poker.review.loading"), theme.Current().Faint)
}

// head is the line at the top: back and the marks, what became of the hand, and the hands beside it.
func (s *Screen) head() (head fyne.CanvasObject) {
	t, p := &s.parts, s.page
	left := []fyne.CanvasObject{s.button(text.T("poker.review.back"), text.T("key.escape"), s.options.OnBack)}
	var right []fyne.CanvasObject
	if p.model != nil {
		t.star = s.button(text.T("poker.review.star"), marks.StarKey, s.turnStar)
		left = append(left, t.star, s.button(text.T("poker.review.note"), marks.NoteKey, s.edit))
		previous, next := s.button(text.T("poker.review.previous"), "[", func() { s.beside(-1) }), s.button(text.T("poker.review.next"), "]", func() { s.beside(1) })
		previous.Disabled, next.Disabled = p.before == 0, p.behind == 0
		right = append(right, previous, next)
	}
	head, t.title, t.subtitle = review.Head(s.art, text.T("poker.review.heading-plain"), left, right)
	return head
}

// foot is the line of commands below the table.
func (s *Screen) foot() fyne.CanvasObject {
	t := &s.parts
	t.mistakes = s.button(text.T("poker.review.mistakes"), "M", s.firstMistake)
	label := "" // it has its width from the start
	if s.page.model != nil {
		label = s.page.cardsLabel()
	}
	t.cards = s.button(label, "O", s.turnCards)
	t.everybody = s.button(text.T("poker.review.everybody"), "Y", s.turnEverybody)
	row := review.Row(t.mistakes, t.cards, t.everybody)
	if s.options.OnHistory != nil {
		row.Add(s.button(text.T("poker.review.history"), "J", s.options.OnHistory))
	}
	return container.NewCenter(row)
}

// button returns a small button.
func (s *Screen) button(label, key string, tapped func()) *widget.Button {
	return review.Button(s.art, label, key, tapped)
}

// small returns a line of small text, which wraps.
func (s *Screen) small(ink color.Color) *widget.Prose { return review.Small(s.art, ink) }

// buildColumn makes what stands beside the table.
func (s *Screen) buildColumn() {
	p, t := theme.Current(), &s.parts
	t.heading = widget.NewHeading(s.art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	t.words = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.verdict = s.small(p.Ink)
	t.optionsHead = review.NewCells(s.art, optionShares, 2)
	review.FillHead(t.optionsHead, "", text.T("poker.review.column.act"), text.T("poker.review.column.points"), text.T("poker.review.column.dead"), text.T("poker.review.column.fantasy"))
	t.options = widget.NewList(theme.U(review.LineHigh), s.newOption, s.showOption)
	t.options.OnTapped = func() { s.try(t.options.Selected()) }
	t.settled = container.New(review.Lines(3))
	t.costs = s.small(p.Faint)
	t.acts = widget.NewList(theme.U(review.LineHigh), s.newAct, s.showAct)
	t.acts.OnTapped = func() { s.to(t.acts.Selected()+1, false) }
	t.judging = review.NewJudgingRow(s.art, "A", s.turnJudging)
	options := &review.Growing{
		Least: func() float32 {
			least := leastOptions
			if t.settled.Visible() { // which needs the room more
				least = leastOptions / 2
			}
			return theme.U(review.LineHigh) * float32(min(t.options.Len(), least))
		},
		Most: func() float32 { return theme.U(review.LineHigh) * float32(min(t.options.Len(), mostOptions)) },
	}
	acts := &review.Growing{Least: func() float32 { return theme.U(review.LineHigh) * float32(min(t.acts.Len(), leastActs)) }}
	t.rows = container.New(review.Column{},
		container.New(review.AtLeast(momentHigh), container.New(review.Lines(3), t.heading, t.words, t.verdict)),
		t.optionsHead, container.New(options, t.options), t.settled, review.Rule(), t.costs, container.New(acts, t.acts), t.judging.Row)
	t.column = review.InColumn(t.rows)
}
