// Package puzzles is the screen of chess puzzles: a position on the real board, in which the user looks for the only move that
// reaches the goal whatever the others do. What is right is proved by game/chess/puzzle.
package puzzles

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/puzzle"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store keeps how far the user has come. It is called from other goroutines.
type Store interface {
	KeepAttempt(start string, a chessstore.Attempt) error
}

// Options are the puzzles with what has been done about them, and the callbacks. All are required.
type Options struct {
	Puzzles  []puzzle.Puzzle
	Attempts map[string]chessstore.Attempt // by the text of the position
	First    int                           // the place of the puzzle to begin with
	Today    int                           // that of the position of the day
	Store    Store
	View     tabletop.View
	Runner   *background.Runner
	Now      func() time.Time
	Animated bool
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	work    background.Work
	asked   background.Question // why a move is wrong
	model   *model
	parts   parts
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), work: background.NewWork(options.Runner)}
	s.model = newModel(options.Puzzles, options.Attempts)
	s.parts.facing.View = options.View
	s.open(options.First)
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close stops background work. What was done is saved.
func (s *Screen) Close() {
	s.asked.Stop()
	s.work.Cancel()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.sheets.SetScreen(s.build())
	s.update(false)
	s.parts.board.Redraw()
	s.parts.tray.Redraw()
	s.sheets.Redraw()
}

// open begins with a puzzle, by its place.
func (s *Screen) open(n int) {
	s.asked.Stop()
	s.model.open(n)
	s.parts.facing.Bottom = s.model.puzzle().Solver()
}

// step goes to the next puzzle, or with -1 to the one before, round all of them.
func (s *Screen) step(by int) {
	n := len(s.model.all)
	s.show((s.model.n + by + n) % n)
}

// show opens a puzzle and shows it.
func (s *Screen) show(n int) {
	s.open(n)
	s.update(false)
}

// again begins the puzzle again.
func (s *Screen) again() { s.show(s.model.n) }

// hint shows the piece that moves, and then where to.
func (s *Screen) hint() {
	if m := s.model; !m.done {
		s.asked.Stop()
		m.takeBack()
		m.hint()
		s.keep()
		s.update(true)
	}
}

// solution makes the right move.
func (s *Screen) solution() {
	m := s.model
	if m.done {
		return
	}
	s.asked.Stop()
	m.takeBack()
	if !m.attempt.Solved {
		m.attempt.Shown = true
	}
	m.right()
	s.keep()
	s.update(true)
}

// back takes an unfinished or a wrong move back, or leaves the screen.
func (s *Screen) back() {
	if !s.takeBack() {
		s.options.OnBack()
	}
}

// takeBack takes an unfinished or a wrong move back, and reports whether there was one.
func (s *Screen) takeBack() bool {
	s.asked.Stop()
	took := s.model.takeBack()
	s.update(took)
	return took
}

// put continues a move with a square.
func (s *Screen) put(square chess.Square) {
	if s.parts.board.Finish() {
		return
	}
	if s.model.astray {
		s.takeBack()
		return
	}
	s.model.choosing = s.model.choosing.Put(square)
	s.chosen()
}

// grab picks up the piece that is about to be dragged.
func (s *Screen) grab(from chess.Square) {
	s.asked.Stop()
	s.model.takeBack()
	s.model.choosing = s.model.choosing.Put(from)
	s.update(false)
}

// drop continues a move with the square on which a piece has been dropped.
func (s *Screen) drop(from, to chess.Square) {
	m := s.model
	switch {
	case m.choosing.From() != from:
		return
	case to == chess.NoSquare || to == from:
		m.choosing = m.choosing.Back()
	default:
		m.choosing = m.choosing.Put(to)
	}
	s.chosen()
}

// become chooses the exchange of the pawn in the Castle.
func (s *Screen) become(k chess.Kind) {
	s.model.choosing = s.model.choosing.Become(k)
	s.chosen()
}

// chosen makes the move once it is complete.
func (s *Screen) chosen() {
	if move, ok := s.model.choosing.Move(); ok && len(s.model.choosing.Kinds()) == 0 {
		s.try(move)
		return
	}
	s.update(false)
}

// try makes the user's move: the right one with the replies to it, any other one with its refutation, which is looked for in the
// background.
func (s *Screen) try(move chess.Move) {
	m := s.model
	if move == m.next() {
		m.right()
		s.keep()
		s.update(true)
		return
	}
	m.wrong(move)
	s.keep()
	s.update(true)
	ctx := s.asked.Ask(s.work.Ctx)
	p, at, turns := m.puzzle(), m.at, m.turns
	s.work.After(ctx, func() func() {
		line, err := p.Refute(ctx, at, move, turns)
		return func() {
			s.asked.Stop()
			if m.astray {
				m.refute(line, err)
				s.update(true)
			}
		}
	})
}

// keep saves how far the user has come.
func (s *Screen) keep() {
	m := s.model
	m.attempt.At = s.options.Now()
	start, a := m.start(), m.attempt
	m.attempts[start] = a
	s.work.Write(context.Background(), func() error { return s.options.Store.KeepAttempt(start, a) }, func(err error) {
		if err != nil {
			m.said = text.T("chess.puzzle.not-kept", "Error", err)
			s.update(false)
		}
	})
}
