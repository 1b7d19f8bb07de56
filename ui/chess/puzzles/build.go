package puzzles

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects of the screen.
type parts struct {
	board           *tabletop.Board
	tray            *tabletop.Tray
	facing          tabletop.Facing
	title, subtitle *widget.Prose
	task, said      *widget.Prose
	result, record  *widget.Prose
	picks           *fyne.Container // a pawn's exchanges
	picked          []chess.Kind
	hint, solution  *widget.Button
	back            *widget.Button
}

// saidHigh is the height, in units, that the answer to a move has at least, so that what is below it doesn't jump.
const saidHigh = 150

// build makes the screen's objects. The board keeps what it shows.
func (s *Screen) build() fyne.CanvasObject {
	p, t := theme.Current(), &s.parts
	if t.board == nil {
		t.board, t.tray = tabletop.NewBoard(s.art), tabletop.NewTray()
		t.board.LeastSize = fyne.NewSquareSize(300)
		t.board.OnSquare, t.board.OnGrab, t.board.OnDrag = s.put, s.grab, s.drop
	}
	button := func(label, key string, tapped func()) *widget.Button { return review.Button(s.art, label, key, tapped) }
	var head fyne.CanvasObject
	head, t.title, t.subtitle = review.Head(s.art, "",
		[]fyne.CanvasObject{button(text.T("chess.puzzle.leave"), text.T("key.escape"), s.options.OnBack)},
		[]fyne.CanvasObject{button(text.T("chess.puzzle.before"), text.T("key.page-up"), func() { s.step(-1) }),
			button(text.T("chess.puzzle.next"), text.T("key.page-down"), func() { s.step(1) })})
	t.hint = button(text.T("chess.puzzle.hint"), "H", s.hint)
	t.solution = button(text.T("chess.puzzle.solution"), "F", s.solution)
	t.back = button(text.T("chess.puzzle.take-back"), "Backspace", func() { s.takeBack() })
	again := button(text.T("chess.puzzle.again"), "N", s.again)
	today := button(text.T("chess.puzzle.today"), "Y", func() { s.show(s.options.Today) })
	foot := container.New(review.Lines(5), widget.NewCentred(review.Row(t.hint, t.solution, t.back, again)),
		widget.NewCentred(review.Row(today, button(text.T("chess.puzzle.view"), "V", s.turnView), button(text.T("chess.puzzle.turn"), "T", s.turnBoard))))
	prose := func() *widget.Prose {
		words := widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
		words.Wrap = true
		return words
	}
	t.task, t.said, t.result, t.record = prose(), prose(), review.Small(s.art, p.Faint), review.Small(s.art, p.Faint)
	t.picks, t.picked = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(6))), nil
	about := review.Small(s.art, p.Faint)
	about.Set(text.T("chess.puzzle.about"), p.Faint)
	rows := container.New(review.Column{}, t.task, review.Rule(), container.New(review.AtLeast(saidHigh), container.New(review.Lines(6), t.said, t.picks)),
		review.Rule(), t.result, t.record, about)
	none := container.NewWithoutLayout() // there is no slider
	return container.New(review.Frame{}, head, t.tray.Under(t.board), none, widget.NewPanel(review.InColumn(rows), theme.U(review.ColumnEdge)), foot)
}

// update shows the puzzle as it stands; a move may be animated.
func (s *Screen) update(step bool) {
	p, t, m := theme.Current(), &s.parts, s.model
	t.board.Animated = step && s.options.Animated
	t.board.SetModel(m.board(t.facing))
	t.title.Set(s.titleWords(), p.Ink)
	t.subtitle.Set(chesstext.Variant(m.at.Variant()), p.Faint)
	t.task.Set(m.task(), p.Ink)
	said, ink := m.said, p.Ink
	if m.astray {
		ink = p.Bad
	}
	if said == "" {
		said = text.T("chess.puzzle.find")
	}
	t.said.Set(said, ink)
	t.result.Set(m.result(), p.Faint)
	all, alone := m.solved()
	t.record.Set(text.T("chess.puzzle.record", "Solved", text.Points(all), "All", text.Points(len(m.all)), "Alone", text.Points(alone)), p.Faint)
	t.hint.Enable(!m.done)
	t.solution.Enable(!m.done)
	t.back.Enable(m.astray || !m.choosing.Empty())
	s.showPicks()
}

// titleWords names the puzzle, and the day's as such.
func (s *Screen) titleWords() string {
	id := "chess.puzzle.title"
	if s.model.n == s.options.Today {
		id = "chess.puzzle.title.today"
	}
	return text.T(id, "N", s.model.n+1, "All", len(s.model.all))
}

// task says what is asked for.
func (m *model) task() string {
	p := m.puzzle()
	return text.TN("chess.puzzle.task."+p.Kind.String(), m.asked(), "Army", chesstext.Army(p.Solver()))
}

// asked returns the number of turns that the task names: those that are left, and all of them when it is done.
func (m *model) asked() int {
	if m.done {
		return m.puzzle().Turns
	}
	return m.turns
}

// result says what has been done about the puzzle so far.
func (m *model) result() string {
	a := m.attempt
	id := "chess.puzzle.result.new"
	switch {
	case a.Solved && a.Shown:
		id = "chess.puzzle.result.shown"
	case a.Solved && a.Hints+a.Tries > 0:
		id = "chess.puzzle.result.helped"
	case a.Solved:
		id = "chess.puzzle.result.solved"
	case a.Hints+a.Tries > 0 || a.Shown:
		id = "chess.puzzle.result.tried"
	}
	return text.T(id, "Tries", a.Tries, "Hints", a.Hints)
}

// showPicks asks for a pawn's exchange, if that is all that a move lacks.
func (s *Screen) showPicks() {
	t, kinds := &s.parts, s.model.choosing.Kinds()
	t.picks.Hidden = len(kinds) == 0
	if slices.Equal(kinds, t.picked) {
		return
	}
	t.picked, t.picks.Objects = kinds, nil
	for _, k := range kinds {
		words := chesstext.Kind(k)
		if k == chess.Pawn {
			words = text.T("chess.puzzle.stays")
		}
		t.picks.Add(review.Button(s.art, words, k.Letter(), func() { s.become(k) }))
	}
}
