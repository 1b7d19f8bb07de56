package review

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the column, in units.
const (
	leastEvents  = 5 // visible ones
	leastOptions = 4 // room for this many, even if there are fewer
	mostOptions  = 6
	momentHigh   = 96
)

// parts are the objects that change from place to place.
type parts struct {
	page     page
	art      *widget.Art
	animated bool             // single steps are
	become   func(chess.Kind) // the action of a pick

	board           *tabletop.Board
	facing          tabletop.Facing // orientation of the board
	tray            *tabletop.Tray
	wheel           *wheel // round the board
	curve           *curve
	title, subtitle *widget.Prose
	slider          *review.Slider
	column          *container.Scroll
	rows            *fyne.Container // in column
	heading         *widget.Prose   // the current place
	words           *widget.Prose   // what happened there
	verdict         *widget.Prose
	shares          *outlook
	picks           *fyne.Container // a pawn's exchanges
	picked          []chess.Kind    // that it asks for
	optionsHead     *fyne.Container
	options         *widget.List
	why             *widget.Prose // reason for the option on display
	costs           *widget.Prose
	events          *widget.List
	judging         *review.JudgingRow

	star, everybody, mistakes, better, play, try *widget.Button
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p, t := s.page(), &s.parts
	*t = parts{
		page: p, art: s.Art, animated: s.options.Animated, become: s.become,
		board: t.board, facing: t.facing, tray: t.tray, curve: t.curve, // these retain their content
	}
	if !p.Read {
		return container.New(review.Frame{}, s.head(), review.Message(s.Art, "chess.review.loading", "chess.review.failed", p.Err))
	}
	if t.board == nil {
		t.board, t.tray = tabletop.NewBoard(s.Art), tabletop.NewTray()
		t.board.LeastSize = fyne.NewSquareSize(300)
		t.board.OnSquare, t.board.OnGrab, t.board.OnDrag = s.put, s.grab, s.drop // moves can be tried
		t.curve = newCurve(func(n int) { s.to(n, false) })
	}
	t.slider = review.NewSlider(func(n int) { s.to(n, false) })
	steps := review.Steps(s.Art, s.step, t.slider, t.curve)
	head := s.head()
	s.buildColumn()
	t.wheel = newWheel(t.tray.Under(t.board), s.step)
	return container.New(review.Frame{}, head, t.wheel, steps, widget.NewPanel(t.column, theme.U(review.ColumnEdge)), s.foot())
}

// head returns the top line: back and the marks, the game's result, and its copies.
func (s *Screen) head() (head fyne.CanvasObject) {
	t, p := &s.parts, s.page()
	left := []fyne.CanvasObject{t.button(text.T("chess.review.back"), text.T("key.escape"), s.options.OnBack)}
	var right []fyne.CanvasObject
	if p.Read {
		t.star = t.button(text.T("chess.review.star"), marks.StarKey, s.TurnStar)
		left = append(left, t.star, t.button(text.T("chess.review.note"), marks.NoteKey, s.Edit))
		right = append(right, t.button(text.T("chess.review.copy-position"), text.T("key.copy"), s.Copy), t.button(text.T("chess.review.copy-game"), "K", s.copyGame),
			t.button(text.T("chess.review.picture"), "E", s.export))
	}
	head, t.title, t.subtitle = review.Head(s.Art, text.T("chess.review.heading-plain"), left, right)
	return head
}

// row puts buttons side by side, in the middle.
func row(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return widget.NewCentred(review.Row(buttons...))
}

// foot is the lines of commands below the board.
func (s *Screen) foot() fyne.CanvasObject {
	t := &s.parts
	t.mistakes = t.button(text.T("chess.review.mistakes"), "M", s.nextMistake)
	t.better = t.button(text.T("chess.review.find"), "F", s.find)
	t.everybody = t.button(text.T("chess.review.everybody"), "Y", s.turnEverybody)
	t.play = t.button(text.T("chess.review.play-on"), "P", s.playOn)
	t.try = t.button(text.T("chess.review.try"), text.T("key.enter"), s.turnKeyboard)
	below := []fyne.CanvasObject{t.try, t.play, t.button(text.T("chess.review.view"), "V", s.turnView), t.button(text.T("chess.review.turn"), "T", s.turnBoard)}
	if s.options.OnHistory != nil {
		below = append(below, t.button(text.T("chess.review.history"), "J", s.options.OnHistory))
	}
	return container.New(review.Lines(5), row(t.mistakes, t.better, t.everybody), row(below...))
}

// button returns a small button.
func (t *parts) button(label, key string, tapped func()) *widget.Button {
	return review.Button(t.art, label, key, tapped)
}

// small returns a wrapping line of small text.
func (t *parts) small(ink color.Color) *widget.Prose { return review.Small(t.art, ink) }

// buildColumn makes the column beside the board.
func (s *Screen) buildColumn() {
	p, t, m := theme.Current(), &s.parts, s.Page.Model
	t.heading = widget.NewHeading(s.Art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	t.words = widget.NewProse(s.Art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.verdict, t.shares, t.why, t.costs = t.small(p.Ink), newOutlook(s.Art), t.small(p.Ink), t.small(p.Faint)
	t.picks = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(6)))
	t.optionsHead = review.NewCells(s.Art, optionShares, 2)
	t.options = widget.NewList(theme.U(review.LineHigh), func() fyne.CanvasObject { return review.NewCells(s.Art, optionShares, 2) }, m.showOption)
	t.options.OnTapped = func() { s.tryOption(t.options.Selected()) }
	t.events = widget.NewList(theme.U(review.LineHigh), func() fyne.CanvasObject { return review.NewCells(s.Art, eventShares, 3) }, m.showEvent)
	t.events.OnTapped = func() { s.to(t.events.Selected()+1, false) }
	t.judging = review.NewJudgingRow(s.Art, "A", s.turnJudging)
	high := func(rows int) float32 { return theme.U(review.LineHigh) * float32(rows) }
	least := 0
	if m.open() {
		least = leastOptions // always, so that the rest doesn't jump from place to place
	}
	options := &review.Growing{
		Least: func() float32 { return high(least) },
		Most:  func() float32 { return high(min(t.options.Len(), mostOptions)) },
	}
	events := &review.Growing{Least: func() float32 { return high(min(t.events.Len(), leastEvents)) }}
	t.rows = container.New(review.Column{},
		container.New(review.AtLeast(momentHigh), container.New(review.Lines(3), t.heading, t.words, t.verdict, t.picks)), t.shares.row,
		t.optionsHead, container.New(options, t.options), t.why, review.Rule(), t.costs, container.New(events, t.events), t.judging.Row)
	t.column = review.InColumn(t.rows)
}

// showPicks asks for a pawn's exchange, if that is all that a move lacks.
func (t *parts) showPicks() {
	kinds := t.page.choosing.Kinds()
	t.picks.Hidden = len(kinds) == 0
	if slices.Equal(kinds, t.picked) {
		return
	}
	t.picked, t.picks.Objects = kinds, nil
	for _, k := range kinds {
		words := chesstext.Kind(k)
		if k == chess.Pawn {
			words = text.T("chess.review.stays")
		}
		t.picks.Add(t.button(words, k.Letter(), func() { t.become(k) }))
	}
}
