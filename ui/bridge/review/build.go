package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

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
	momentHeight = 96
	rowHeight    = 23
	leastRows    = 2 // of the list that are in sight
)

// parts are the objects that change from place to place.
type parts struct {
	surface     *tabletop.Surface
	title       *widget.Prose
	scored      *widget.Prose // before the subtitle
	subtitle    *widget.Prose
	slider      *review.Slider
	curve       *curve
	calls       *tabletop.Calls
	column      *container.Scroll
	rows        *fyne.Container // in column
	heading     *widget.Prose   // the current place
	taken       *widget.Prose
	words       *widget.Prose // what happened there
	more        *widget.Prose // why, and the hint
	act         *widget.Button
	tries       *widget.Prose
	actRow      *fyne.Container // of the two
	listHeading *widget.Prose
	counts      *widget.Prose // of costly cards, by side
	list        *widget.List
	nothing     *widget.Prose // shown if no card is listed
	everybody   *widget.Button
	openHeading *widget.Prose
	worth       *tricksTable
	worthWords  *widget.Prose
	search      *widget.Button
	searchWords *widget.Prose
	progress    *widget.Progress
	searchRow   *fyne.Container // of the two
	failure     *widget.Prose   // of the search
	other       *widget.Prose
	buttons     buttons
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p := s.page
	s.parts = parts{surface: s.parts.surface} // slow to paint
	if p.model == nil {
		return container.New(review.Frame{}, s.head(text.T("board.heading"), ""), s.message())
	}
	if s.parts.surface == nil {
		s.parts.surface = tabletop.NewOpenSurface(s.art)
		s.parts.surface.OnTapped, s.parts.surface.OnWheel = s.tapped, s.step
		s.parts.surface.OnAsked = func() { s.reportCall(-1) }
	}
	s.parts.slider = review.NewSlider(func(n int) { s.to(n, false) })
	left := s.button("‹", "←", func() { s.step(-1) })
	right := s.button("›", "→", func() { s.step(1) })
	s.parts.curve = newCurve(s.art, func(n int) { s.to(n, false) }, s.visit)
	s.parts.curve.Hidden = !p.mine.finished()
	steps := container.New(review.Timeline{}, left, right, s.parts.slider, s.parts.curve)
	s.buildColumn()
	head := s.head(p.title(), p.subtitle())
	s.addButtons()
	return container.New(review.Frame{}, head,
		s.parts.surface, steps, widget.NewPanel(s.parts.column, theme.U(review.ColumnEdge)), s.parts.buttons.row())
}

// message returns the words that the board is being read, or why it can't be.
func (s *Screen) message() fyne.CanvasObject {
	if s.page.err != nil {
		return review.Message(s.art, text.T("board.failed", "Error", s.page.err), theme.Current().Bad)
	}
	return review.Message(s.art, text.T("board.loading"), theme.Current().Faint)
}

// head returns the top line: back and the marks, the board's result, and its neighbours.
func (s *Screen) head(title, subtitle string) fyne.CanvasObject {
	t := &s.parts
	left := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(7)), s.button(text.T("board.back"), text.T("key.escape"), s.options.OnBack))
	right := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(7)))
	if p := s.page; p.model != nil {
		t.buttons.star = s.button(text.T("board.star"), marks.StarKey, s.turnStar)
		t.buttons.note = s.button(text.T("board.note"), marks.NoteKey, s.edit)
		left.Add(t.buttons.star)
		left.Add(t.buttons.note)
		t.buttons.number = s.button(text.T("board.number"), text.T("key.copy"), s.copyNumber)
		previous := s.button(text.T("board.previous"), "[", func() { s.open(p.board.Previous) })
		next := s.button(text.T("board.next"), "]", func() { s.open(p.board.Next) })
		previous.Disabled, next.Disabled = p.board.Previous == 0, p.board.Next == 0
		for _, b := range []fyne.CanvasObject{t.buttons.number, previous, next} {
			right.Add(b)
		}
	}
	t.title = widget.NewHeading(s.art, title, theme.U(theme.HeadingText), fyne.TextAlignCenter)
	t.subtitle = widget.NewProse(s.art, subtitle, theme.U(theme.SmallText), theme.Current().Faint)
	t.scored = widget.NewProse(s.art, "", theme.U(theme.SmallText), theme.Current().Faint)
	t.scored.Bold = true
	s.showScored()
	under := container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(12)), t.scored, t.subtitle))
	return container.NewBorder(nil, nil, container.NewCenter(left), container.NewCenter(right), container.New(review.Lines(0), t.title, under))
}

// showScored shows the board's score, in the ink of a good or bad result for the user.
func (s *Screen) showScored() {
	words, gain := "", 0
	if s.page.model != nil {
		words, gain = s.page.scored()
	}
	s.parts.scored.Set(words, theme.Current().ForYou(gain))
	s.parts.scored.Hidden = words == ""
}

// button returns a small button.
func (s *Screen) button(label, key string, tapped func()) *widget.Button {
	return review.Button(s.art, label, key, tapped)
}

// small returns a wrapping line of small text.
func (s *Screen) small(ink color.Color) *widget.Prose { return review.Small(s.art, ink) }

// buildColumn makes the column beside the table.
func (s *Screen) buildColumn() {
	p, t := theme.Current(), &s.parts
	model := s.page.model
	heading := func() *widget.Prose {
		return widget.NewHeading(s.art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	}
	t.calls = tabletop.NewCalls(s.art, s.point, s.reportCall)
	t.heading, t.taken = heading(), s.small(p.Faint)
	t.taken.Wrap, t.taken.Align = false, fyne.TextAlignTrailing
	t.words = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.more = s.small(p.Faint)
	t.act = s.button("", "F", s.act)
	t.tries = s.small(p.Faint)
	t.tries.Wrap = false
	t.actRow = container.NewBorder(nil, nil, t.act, nil, container.New(review.Inset(8), t.tries))
	callRows := func(rounds int) float32 { return float32(rounds+1) * theme.U(callHeight) }
	t.rows = container.New(review.Column{},
		container.New(&review.Growing{
			Least: func() float32 { return callRows(min(t.rounds(model), leastRounds)) },
			Most:  func() float32 { return callRows(t.rounds(model)) },
			Sized: s.showCalls,
		}, t.calls.Object()),
		review.Rule(),
		container.New(review.AtLeast(momentHeight), container.New(review.Lines(3),
			container.NewBorder(nil, nil, t.heading, nil, t.taken), t.words, t.more,
			t.actRow)))
	if model.mine.finished() {
		t.listHeading, t.worth = heading(), newTricksTable(s.art)
		t.everybody = s.button("", "Y", s.turnEverybody)
		t.list = widget.NewList(theme.U(rowHeight), s.newRow, s.showRow)
		t.list.OnSelected = s.selectRow
		t.counts = s.small(p.Faint)
		t.counts.Wrap = false
		t.nothing = s.small(p.Faint)
		t.search = s.button("", "A", s.turnSearch)
		t.searchWords, t.progress, t.failure = s.small(p.Faint), widget.NewProgress(), s.small(p.Bad)
		t.searchWords.Wrap = false
		bar := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), t.progress, layout.NewSpacer())
		t.searchRow = container.NewBorder(nil, nil, t.searchWords, nil, container.New(review.Inset(8), bar))
		t.worthWords = s.small(p.Ink)
		t.other = s.small(p.Ink)
		t.openHeading = heading()
		for _, o := range []fyne.CanvasObject{
			review.Rule(),
			container.NewBorder(nil, nil, t.listHeading, t.everybody, container.New(review.Inset(8), t.counts)),
			t.nothing,
			container.New(&review.Growing{Least: func() float32 { return theme.U(rowHeight) * float32(min(len(s.page.rows()), leastRows)) }}, t.list),
			review.Rule(),
			container.NewBorder(nil, nil, nil, t.search, container.NewStack(t.openHeading, t.searchRow)),
			t.failure,
			t.worth.content, t.worthWords,
			review.Rule(),
			t.other,
		} {
			t.rows.Add(o)
		}
	}
	t.column = review.InColumn(t.rows)
}

// rounds returns the number of rounds of the longer auction of both tables.
func (t *parts) rounds(m *model) int {
	rounds := t.calls.Rounds(m.mine.whole().Table)
	if m.hasOther() {
		rounds = max(rounds, t.calls.Rounds(m.other.whole().Table))
	}
	return max(rounds, 2)
}
