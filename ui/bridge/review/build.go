package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the screen, in units.
const (
	callHeight   = 18
	callText     = 13 // in the table of calls
	leastRounds  = 6  // of the auction that have room, if there are as many
	besideRounds = 2  // the same above diagrams
	momentHeight = 96
	rowHeight    = 23
	leastRows    = 2 // of the list that are in sight
)

// parts are the objects that change from place to place.
type parts struct {
	page     *review.Page[*page]
	art      *widget.Art
	animated bool         // single steps are
	by       field.Method // scoring of the field

	surface  *tabletop.Surface
	title    *widget.Prose
	scored   *widget.Prose // before the subtitle
	subtitle *widget.Prose
	slider   *review.Slider
	curve    *curve
	calls    *tabletop.Calls
	column   *container.Scroll
	rows     *fyne.Container // in column
	heading  *widget.Prose   // the current place
	taken    *widget.Prose
	words    *widget.Prose // what happened there
	more     *widget.Prose // why, and the hint
	diagrams *diagrams
	act      *widget.Button
	tries    *widget.Prose
	actRow   *fyne.Container // of the two
	buttons  buttons
	listing
	worthBox
}

// worthBox is the foot of the column: the double-dummy results, their search, and the other table's result.
type worthBox struct {
	openHeading *widget.Prose
	worth       *tricksTable
	worthWords  *widget.Prose
	search      *widget.Button
	searchWords *widget.Prose
	progress    *widget.Progress
	searchRow   *fyne.Container // of the two
	failure     *widget.Prose   // of the search
	other       *widget.Prose
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	t := &s.parts
	*t = parts{page: s.Page, art: s.Art, animated: s.options.Animated, by: s.options.By, surface: t.surface} // slow to paint
	p := s.page()
	if p == nil {
		return container.New(review.Frame{}, s.head(text.T("board.heading"), ""), review.Message(s.Art, "board.loading", "board.failed", s.Page.Err))
	}
	if t.surface == nil {
		t.surface = tabletop.NewOpenSurface(s.Art)
		t.surface.OnTapped, t.surface.OnWheel = s.tapped, s.step
		t.surface.OnAsked = func() { s.reportCall(-1) }
	}
	t.slider = review.NewSlider(func(n int) { s.to(n, false) })
	t.curve = newCurve(s.Art, func(n int) { s.to(n, false) }, s.visit)
	t.curve.Hidden = !p.mine.finished()
	steps := review.Steps(s.Art, s.step, t.slider, t.curve)
	s.buildColumn()
	head := s.head(p.title(), p.subtitle())
	t.buttons.add(s)
	return container.New(review.Frame{}, head,
		t.surface, steps, widget.NewPanel(t.column, theme.U(review.ColumnEdge)), t.buttons.row())
}

// head returns the top line: back and the marks, the board's result, and its neighbours.
func (s *Screen) head(title, subtitle string) fyne.CanvasObject {
	t := &s.parts
	left := []fyne.CanvasObject{t.button(text.T("board.back"), text.T("key.escape"), s.options.OnBack)}
	var right []fyne.CanvasObject
	if p := s.page(); p != nil {
		t.buttons.star = t.button(text.T("board.star"), marks.StarKey, s.TurnStar)
		t.buttons.note = t.button(text.T("board.note"), marks.NoteKey, s.Edit)
		t.buttons.number = t.button(text.T("board.number"), text.T("key.copy"), s.Copy)
		previous := t.button(text.T("board.previous"), "[", func() { s.beside(-1) })
		next := t.button(text.T("board.next"), "]", func() { s.beside(1) })
		previous.Disabled, next.Disabled = p.board.Previous == 0, p.board.Next == 0
		left = append(left, t.buttons.star, t.buttons.note)
		right = append(right, t.buttons.number, previous, next)
	}
	t.title = widget.NewHeading(s.Art, title, theme.U(theme.HeadingText), fyne.TextAlignCenter)
	t.subtitle = widget.NewProse(s.Art, subtitle, theme.U(theme.SmallText), theme.Current().Faint)
	t.scored = widget.NewProse(s.Art, "", theme.U(theme.SmallText), theme.Current().Faint)
	t.scored.Bold = true
	t.showScored()
	return container.New(widget.TopLine{Gap: theme.U(7)}, review.Row(left...), review.Row(right...),
		t.title, widget.NewCentred(widget.NewLine(theme.U(12), t.scored, t.subtitle)))
}

// button returns a small button.
func (t *parts) button(label, key string, tapped func()) *widget.Button {
	return review.Button(t.art, label, key, tapped)
}

// small returns a wrapping line of small text.
func (t *parts) small(ink color.Color) *widget.Prose { return review.Small(t.art, ink) }

// buildColumn makes the column beside the table.
func (s *Screen) buildColumn() {
	p, t := theme.Current(), &s.parts
	model := s.page().model
	heading := func() *widget.Prose {
		return widget.NewHeading(s.Art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	}
	t.calls = tabletop.NewCalls(s.Art, s.point, s.reportCall)
	t.heading, t.taken = heading(), t.small(p.Faint)
	t.taken.Wrap, t.taken.Align = false, fyne.TextAlignTrailing
	t.words = widget.NewProse(s.Art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.more = t.small(p.Faint)
	t.diagrams = newDiagrams(s.Art)
	t.act = t.button("", "F", s.act)
	t.tries = t.small(p.Faint)
	t.tries.Wrap = false
	t.actRow = container.NewBorder(nil, nil, t.act, nil, container.New(review.Inset(8), t.tries))
	callRows := func(rounds int) float32 { return float32(rounds+1) * theme.U(callHeight) }
	t.rows = container.New(review.Column{},
		container.New(&review.Growing{
			Least: func() float32 { return callRows(min(t.rounds(model), t.leastRounds())) },
			Most:  func() float32 { return callRows(t.rounds(model)) },
			Sized: t.showCalls,
		}, t.calls.Object()),
		review.Rule(),
		container.New(review.AtLeast(momentHeight), container.New(review.Lines(3),
			widget.NewEnds(theme.U(8), t.heading, t.taken), t.words, t.more, t.diagrams.content,
			t.actRow)))
	if model.mine.finished() {
		t.listing = newListing(s)
		t.worth = newTricksTable(s.Art)
		t.search = t.button("", "A", s.page().search.turn)
		t.searchWords, t.progress, t.failure = t.small(p.Faint), widget.NewProgress(), t.small(p.Bad)
		t.searchWords.Wrap = false
		bar := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), t.progress, layout.NewSpacer())
		t.searchRow = container.NewBorder(nil, nil, t.searchWords, nil, container.New(review.Inset(8), bar))
		t.worthWords = t.small(p.Ink)
		t.other = t.small(p.Ink)
		t.openHeading = heading()
		t.rows.Objects = append(t.rows.Objects, review.Rule())
		t.rows.Objects = append(t.rows.Objects, t.listing.objects()...)
		t.rows.Objects = append(t.rows.Objects,
			review.Rule(),
			container.NewBorder(nil, nil, nil, t.search, container.NewStack(t.openHeading, t.searchRow)),
			t.failure,
			t.worth.content, t.worthWords,
			review.Rule(),
			t.other)
	}
	t.column = review.InColumn(t.rows)
}

// leastRounds returns the number of rounds of the auction that have room, if there are as many.
func (t *parts) leastRounds() int {
	if t.diagrams.content.Hidden {
		return leastRounds
	}
	return besideRounds
}

// rounds returns the number of rounds of the longer auction of both tables.
func (t *parts) rounds(m *model) int {
	rounds := t.calls.Rounds(m.mine.whole().Table)
	if m.hasOther() {
		rounds = max(rounds, t.calls.Rounds(m.other.whole().Table))
	}
	return max(rounds, 2)
}
