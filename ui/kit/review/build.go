package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// leastActs is the smallest number of acts in sight, if there are as many.
const leastActs = 4

// Parts are the objects that change from place to place.
type Parts[M any] struct {
	Table           Table[M]
	Title, Subtitle *widget.Prose
	Slider          *Slider
	Column          *container.Scroll
	Heading         *widget.Prose // the current place
	Words           *widget.Prose // what happened there
	Verdict         *widget.Prose
	Options, Acts   *widget.List
	Costs           *widget.Prose
	Judging         *JudgingRow

	Star, Everybody, Mistakes, Cards *widget.Button
	Play                             *widget.Button // plays on; nil if nobody can

	rows, optionsHead, result *fyne.Container
}

// build makes the screen's objects.
func (s *Screen[M, J]) build() fyne.CanvasObject {
	p, t, w := s.Page, &s.Parts, &s.game.Words
	s.Parts = Parts[M]{Table: t.Table} // slow to paint
	if !p.Read {
		return container.New(Frame{}, s.head(), Message(s.Art, w.Loading, w.Failed, p.Err))
	}
	if t.Table == nil {
		t.Table = s.game.Table(s.step)
	}
	t.Slider = NewSlider(func(n int) { s.To(n, false) })
	steps := Steps(s.Art, s.step, t.Slider)
	head := s.head()
	s.buildColumn()
	return container.New(Frame{}, head, t.Table.Object(), steps, widget.NewPanel(t.Column, theme.U(ColumnEdge)), s.foot())
}

// button returns a small button.
func (s *Screen[M, J]) button(label, key string, tapped func()) *widget.Button {
	return Button(s.Art, label, key, tapped)
}

// head returns the top line: back, the marks, the result, and what was played beside it.
func (s *Screen[M, J]) head() (head fyne.CanvasObject) {
	p, t, w := s.Page, &s.Parts, &s.game.Words
	left := []fyne.CanvasObject{s.button(text.T(w.Back), text.T("key.escape"), s.onBack)}
	var right []fyne.CanvasObject
	if p.Read {
		t.Star = s.button(text.T(w.Star), marks.StarKey, s.TurnStar)
		left = append(left, t.Star, s.button(text.T(w.Note), marks.NoteKey, s.Edit))
		previous, next := s.button(text.T(w.Previous), "[", func() { s.beside(-1) }), s.button(text.T(w.Next), "]", func() { s.beside(1) })
		r := p.Model.Base()
		previous.Disabled, next.Disabled = r.next(p.ID, -1) == 0, r.next(p.ID, 1) == 0
		right = append(right, previous, next)
	}
	head, t.Title, t.Subtitle = Head(s.Art, text.T(w.Plain), left, right)
	return head
}

// foot is the line of commands below the table.
func (s *Screen[M, J]) foot() fyne.CanvasObject {
	t, w := &s.Parts, &s.game.Words
	t.Mistakes = s.button(text.T(w.Mistakes), "M", s.firstMistake)
	t.Cards = s.button(s.cardsLabel(), "O", s.turnCards) // it has its width from the start
	t.Everybody = s.button(text.T(w.Everybody), "Y", s.turnEverybody)
	row := Row(t.Mistakes, t.Cards, t.Everybody)
	if s.onPlayOn != nil && s.game.Acts != nil {
		t.Play = s.button(text.T(w.PlayOn), "P", s.playOn)
		row.Add(t.Play)
	}
	if s.onHistory != nil {
		row.Add(s.button(text.T(w.History), "J", s.onHistory))
	}
	return widget.NewCentred(row)
}

// buildColumn makes the column beside the table.
func (s *Screen[M, J]) buildColumn() {
	p, t, sizes := theme.Current(), &s.Parts, &s.game.Sizes
	t.Heading = widget.NewHeading(s.Art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	t.Words = widget.NewProse(s.Art, "", theme.U(theme.BodyText), p.Ink)
	t.Words.Wrap = true
	t.Verdict, t.Costs = Small(s.Art, p.Ink), Small(s.Art, p.Faint)
	t.optionsHead = NewCells(s.Art, sizes.Option, 2)
	heads := []string{""}
	for _, id := range s.game.Words.Options {
		heads = append(heads, text.T(id))
	}
	FillHead(t.optionsHead, heads...)
	t.Options = widget.NewList(theme.U(LineHigh), s.newLine(sizes.Option, 2), s.showOption)
	t.Options.OnTapped = func() { s.try(t.Options.Selected()) }
	t.result = container.New(Lines(3))
	t.Acts = widget.NewList(theme.U(LineHigh), s.newLine(sizes.Act, 3), s.showAct)
	t.Acts.OnTapped = func() { s.To(t.Acts.Selected()+1, false) }
	t.Judging = NewJudgingRow(s.Art, "A", s.turnJudging)
	high := func(l *widget.List, rows int) float32 {
		return theme.U(LineHigh) * float32(min(l.Len(), rows))
	}
	options := &Growing{
		Least: func() float32 {
			if t.result.Visible() { // needs the room more
				return high(t.Options, sizes.LeastAtEnd)
			}
			return high(t.Options, sizes.LeastOptions)
		},
		Most: func() float32 { return high(t.Options, sizes.MostOptions) },
	}
	acts := &Growing{Least: func() float32 { return high(t.Acts, leastActs) }}
	t.rows = container.New(Column{},
		container.New(AtLeast(sizes.Moment), container.New(Lines(3), t.Heading, t.Words, t.Verdict)),
		t.optionsHead, container.New(options, t.Options), t.result, Rule(), t.Costs, container.New(acts, t.Acts), t.Judging.Row)
	t.Column = InColumn(t.rows)
}

// newLine returns the constructor of a list's lines.
func (s *Screen[M, J]) newLine(shares []float32, right int) func() fyne.CanvasObject {
	return func() fyne.CanvasObject { return NewCells(s.Art, shares, right) }
}
