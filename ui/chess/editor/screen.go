// Package editor is the screen on which a position of chess is set up: pieces from a tray are put on the real board, and a line below it
// says whether the position can be played, and if not why.
package editor

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options hold the first arrangement, the look, and the callbacks. All are required.
type Options struct {
	Start    chess.Arrangement
	View     tabletop.View
	Animated bool
	Rules    func(chess.Variant) chess.Rules           // the table's rules for a variant
	Read     func(text string) (chess.Position, error) // the position of a text form, or at the end of a written game
	OnPlay   func(chess.Position)
	OnLeave  func(chess.Arrangement) // with what is on the board
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	model   model
	said    string // about what was copied or pasted, or ""
	wrong   bool   // it is an error
	parts   parts
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), model: newModel(options.Start)}
	s.parts.facing = tabletop.Facing{View: options.View, Bottom: options.Start.Turn}
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close closes the sheets.
func (s *Screen) Close() { s.sheets.Close() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	content := s.build()
	first, last := container.NewWithoutLayout(s.parts.tabs[0]), container.NewWithoutLayout(s.parts.tabs[1]) // no click finds them there
	s.sheets.SetScreen(first, content, s.parts.aloft, last)
	s.update(false)
	s.parts.board.Redraw()
	s.parts.tray.Redraw()
	s.sheets.Redraw()
}

// to shows the model after an act.
func (s *Screen) to(m model) {
	s.model, s.said = m, ""
	s.update(true)
}

// click is a click on a square, or beside the board.
func (s *Screen) click(square chess.Square) {
	if !s.parts.board.Finish() {
		s.to(s.model.click(square))
	}
}

// drop moves a piece that has been dragged on the board, or off it.
func (s *Screen) drop(from, to chess.Square) { s.to(s.model.move(from, to)) }

// carry shows a piece from the tray at the pointer.
func (s *Screen) carry(piece chess.Piece, at fyne.Position) {
	t := &s.parts
	if t.carried == chess.Empty {
		t.carried = piece
		picture := tabletop.PictureOf(s.art, piece)
		side := t.board.Geometry().Side
		picture.Resize(fyne.NewSquareSize(side))
		t.aloft.Objects = []fyne.CanvasObject{picture}
	}
	t.at = at
	picture := t.aloft.Objects[0]
	size := picture.Size()
	from := fyne.CurrentApp().Driver().AbsolutePositionForObject(t.aloft)
	picture.Move(at.Subtract(from).SubtractXY(size.Width/2, size.Height/2))
	t.aloft.Refresh()
}

// set puts the piece from the tray on the square below the pointer.
func (s *Screen) set() {
	t := &s.parts
	piece := t.carried
	t.carried, t.aloft.Objects = chess.Empty, nil
	t.aloft.Refresh()
	at := t.at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(t.board))
	if to := t.board.Geometry().At(at.X, at.Y); to != chess.NoSquare {
		s.to(s.model.put(to, piece))
	}
}

// Undo is the action of Ctrl+Z.
func (s *Screen) Undo() { s.to(s.model.step(-1)) }

// Redo is the action of Ctrl+Y.
func (s *Screen) Redo() { s.to(s.model.step(1)) }

// Copy is the action of Ctrl+C: it copies the text form of the position, if that can be played.
func (s *Screen) Copy() {
	if p, err := s.model.now().Position(); err == nil {
		fyne.CurrentApp().Clipboard().SetContent(p.String())
		s.say(text.T("chess.editor.copied"), false)
	}
}

// Paste is the action of Ctrl+V: it sets up the position of the text form on the clipboard.
func (s *Screen) Paste() {
	p, err := s.options.Read(fyne.CurrentApp().Clipboard().Content())
	if err != nil {
		s.say(text.T("chess.editor.not-pasted", "Error", Why(err)), true)
		return
	}
	s.to(s.model.set(chess.Arrange(p)))
	s.say(text.T("chess.editor.pasted"), false)
}

// Why describes an error of a position: a fault in a sentence, anything else as it is.
func Why(err error) string {
	var fault *chess.PositionError
	if errors.As(err, &fault) {
		return chesstext.Fault(fault)
	}
	return text.Error(err)
}

// say says something about what was done.
func (s *Screen) say(words string, wrong bool) {
	s.said, s.wrong = words, wrong
	s.update(false)
}

// play plays the position, if that is possible.
func (s *Screen) play() {
	if p, err := s.model.now().Position(); err == nil {
		s.options.OnPlay(p)
	}
}

// leave leaves the screen.
func (s *Screen) leave() { s.options.OnLeave(s.model.now()) }
