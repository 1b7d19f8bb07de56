package editor

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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
	board      *tabletop.Board
	tray       *tabletop.Tray
	facing     tabletop.Facing
	tabs       [2]*tabletop.Tab
	box        *box
	aloft      *fyne.Container // the piece that is dragged out of the box, if there is one
	carried    chess.Piece     // or Empty
	at         fyne.Position   // of the pointer with it, in the window
	subtitle   *widget.Prose
	hand       *widget.Prose // what a click does
	legal      *widget.Prose
	choices    *fyne.Container
	column     *container.Scroll // beside the board
	lines      []*fyne.Container // whose layout depends on words, from the inside out
	rows       []row             // as they are shown
	undo, redo *widget.Button
	copy, play *widget.Button
}

// Measures in units.
const (
	legalHigh     = 44  // of the line below the board, so that more words don't move the board
	handHigh      = 56  // of the words below the box
	choicesWide   = 226 // of the options of a row together
	commanderWide = 184 // of those of the row with the longest label
)

// build makes the screen's objects. The board keeps what it shows.
func (s *Screen) build() fyne.CanvasObject {
	p, t := theme.Current(), &s.parts
	if t.board == nil {
		t.board, t.tray = tabletop.NewBoard(s.art), tabletop.NewTray()
		t.board.LeastSize = fyne.NewSquareSize(300)
		t.board.OnSquare, t.board.OnDrag = s.click, s.drop
		t.tabs = [2]*tabletop.Tab{tabletop.NewTab(func() { s.to(s.model.nextArmy(1)) }), tabletop.NewTab(func() { s.to(s.model.nextArmy(-1)) })}
	}
	t.aloft, t.carried = container.NewWithoutLayout(), chess.Empty
	t.box = newBox(s.art)
	t.box.onChosen = func(piece chess.Piece) { s.to(s.model.choose(piece.Army(), piece.Kind())) }
	t.box.onDrag, t.box.onDrop = s.carry, s.set
	button := func(label, key string, tapped func()) *widget.Button { return review.Button(s.art, label, key, tapped) }
	var head fyne.CanvasObject
	head, _, t.subtitle = review.Head(s.art, text.T("chess.editor.title"),
		[]fyne.CanvasObject{button(text.T("chess.editor.leave"), text.T("key.escape"), s.leave)},
		[]fyne.CanvasObject{button(text.T("chess.editor.view"), "V", s.turnView), button(text.T("chess.editor.turn-board"), "T", s.turnBoard)})
	t.legal = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	t.legal.Wrap, t.legal.Align = true, fyne.TextAlignCenter
	t.undo, t.redo = button(text.T("chess.editor.undo"), text.T("key.undo"), s.Undo), button(text.T("chess.editor.redo"), text.T("chess.editor.key.redo"), s.Redo)
	t.copy = button(text.T("chess.editor.copy"), text.T("key.copy"), s.Copy)
	t.play = button(text.T("chess.editor.play"), text.T("key.space"), s.play)
	t.play.Primary = true
	legal := container.New(review.AtLeast(legalHigh), t.legal)
	foot := container.New(review.Lines(5), legal,
		widget.NewCentred(review.Row(button(text.T("chess.editor.start"), text.T("key.home"), func() { s.to(s.model.start()) }),
			button(text.T("chess.editor.empty"), text.T("chess.editor.key.empty"), func() { s.to(s.model.empty()) }), t.undo, t.redo)),
		widget.NewCentred(review.Row(t.copy, button(text.T("chess.editor.paste"), text.T("chess.editor.key.paste"), s.Paste), t.play)))
	t.hand = review.Small(s.art, p.Ink)
	about := review.Small(s.art, p.Faint)
	about.Set(text.T("chess.editor.about"), p.Faint)
	t.choices, t.rows = container.New(review.Lines(3)), nil
	hand := container.New(review.AtLeast(handHigh), t.hand)
	rows := container.New(review.Column{}, t.box, hand, review.Rule(), t.choices, review.Rule(), about)
	none := container.NewWithoutLayout() // there is no slider
	t.column = review.InColumn(rows)
	frame := container.New(review.Frame{}, head, t.tray.Under(t.board), none, widget.NewPanel(t.column, theme.U(review.ColumnEdge)), foot)
	t.lines = []*fyne.Container{hand, t.choices, rows, legal, foot, frame}
	return frame
}

// update shows what is set up; a change may be animated.
func (s *Screen) update(step bool) {
	p, t, m := theme.Current(), &s.parts, s.model
	t.board.Animated = step && s.options.Animated
	t.board.SetModel(m.board(t.facing))
	t.box.show(m.army, m.kind)
	t.subtitle.Set(chesstext.Variant(m.now().Rules.Variant), p.Faint)
	position, err := m.now().Position()
	if err == nil {
		t.legal.Set(text.T("chess.editor.legal", "Army", chesstext.Army(position.Turn())), p.Ink)
	} else {
		t.legal.Set(Why(err), p.Bad)
	}
	t.copy.Enable(err == nil)
	t.play.Enable(err == nil)
	t.undo.Enable(m.may(-1))
	t.redo.Enable(m.may(1))
	words, ink := s.handWords(), p.Ink
	if s.said != "" {
		words = s.said
	}
	if s.said != "" && s.wrong {
		ink = p.Bad
	}
	t.hand.Set(words, ink)
	s.showRows()
	for _, c := range t.lines { // longer words may need another line
		c.Layout.Layout(c.Objects, c.Size())
	}
}

// handWords says what a click on a square does, and what the letters do.
func (s *Screen) handWords() string {
	m := s.model
	switch {
	case m.lifted != chess.NoSquare:
		return text.T("chess.editor.lifted", "Square", m.lifted)
	case m.kind != chess.NoKind:
		return text.T("chess.editor.chosen."+m.kind.String(), "Army", chesstext.Army(m.army))
	}
	return text.T("chess.editor.none", "Army", chesstext.Army(m.army))
}

// showRows shows the rows of choices, if one has changed.
func (s *Screen) showRows() {
	t, rows := &s.parts, s.newRows()
	same := slices.EqualFunc(t.rows, rows, row.same)
	t.rows = rows
	if same {
		return
	}
	t.choices.Objects = nil
	for i, r := range rows {
		c := widget.NewChoice(s.art, r.label, theme.U(r.wide), r.options, r.chosen, r.choose)
		c.Key = strconv.Itoa(i + 1)
		t.choices.Add(c)
	}
}
