package lessons

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// board shows the positions of lessons, and takes the learner's moves.
type board struct {
	top      *tabletop.Board
	content  fyne.CanvasObject
	act      func(event string)
	game     chess.Game
	last     []tabletop.Trail
	halo     []string
	arrows   []tabletop.Arrow // the hint
	choosing tabletop.Choosing
	cursor   chess.Square
}

// newBoard returns a board that passes on the learner's moves.
func newBoard(art *widget.Art, animated bool, act func(event string)) *board {
	b := &board{top: tabletop.NewBoard(art), act: act, game: chess.New(chess.Usual(chess.Variants()[0])), choosing: tabletop.NoChoice(), cursor: chess.NoSquare}
	b.top.Animated = animated
	b.top.OnSquare, b.top.OnGrab, b.top.OnDrag = b.put, b.grab, b.drop
	b.content = container.NewPadded(b.top)
	return b
}

// Content implements [teach.Board].
func (b *board) Content() fyne.CanvasObject { return b.content }

// Lay implements [teach.Board].
func (b *board) Lay(p learning.Position, halo []string, acts bool) error {
	g, err := lesson.Game(p)
	if err != nil {
		return err
	}
	b.game, b.halo, b.arrows, b.last, b.choosing = g, halo, nil, nil, tabletop.NoChoice()
	if n := len(p.Events); n > 0 {
		if before, err := lesson.Game(learning.Position{Start: p.Start, Events: p.Events[:n-1]}); err == nil {
			e, _ := chess.ParseEvent(p.Events[n-1]) // it has just been applied
			was := before.Position()
			if move, ok := e.Move(); ok {
				if trail, ok := tabletop.TrailOf(was.Turn(), move); ok {
					b.last = []tabletop.Trail{trail}
				}
			}
		}
	}
	if acts && !g.Over() {
		b.choosing = tabletop.Choose(g.Position())
	}
	b.show()
	return nil
}

// Hint implements [teach.Board]: an arrow shows the move.
func (b *board) Hint(event string) {
	e, err := chess.ParseEvent(event)
	if move, ok := e.Move(); err == nil && ok {
		b.arrows = []tabletop.Arrow{{From: move.From, To: move.To}}
		if move.Via != chess.NoSquare {
			b.arrows = []tabletop.Arrow{{From: move.From, To: move.Via}, {From: move.Via, To: move.To}}
		}
		b.show()
	}
}

// castle are the squares of the Castle.
var castle = []string{"g7", "g8", "h7", "h8"}

// show brings the board up to date.
func (b *board) show() {
	m := tabletop.Of(b.game.Position()).Warn(b.game.Position())
	m.Facing = tabletop.Facing{View: tabletop.Corner, Bottom: chess.Red}
	m.Last, m.Arrows = b.last, b.arrows
	if b.choosing.Empty() {
		for _, halo := range b.halo {
			squares := []string{halo}
			if halo == "castle" {
				squares = castle
			}
			for _, name := range squares {
				if s, err := chess.ParseSquare(name); err == nil && m.Pieces[s] == chess.Empty {
					m.Dots = m.Dots.With(s)
				} else if err == nil {
					m.Rings = m.Rings.With(s)
				}
			}
		}
		m.Ready = b.choosing.Ready()
	} else {
		m = b.choosing.Show(m)
	}
	m.Cursor = b.cursor
	b.top.SetModel(m)
}

// put continues a move with a square.
func (b *board) put(s chess.Square) {
	if b.top.Finish() {
		return
	}
	b.choosing = b.choosing.Put(s)
	if kinds := b.choosing.Kinds(); len(kinds) > 0 {
		b.choosing = b.choosing.Become(best(kinds))
	}
	if move, ok := b.choosing.Move(); ok {
		b.cursor = chess.NoSquare
		b.act(chess.MoveEvent(move).String())
		return
	}
	b.show()
}

// best returns the strongest kind that a pawn can become.
func best(kinds []chess.Kind) chess.Kind {
	for _, k := range []chess.Kind{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		for _, may := range kinds {
			if may == k {
				return k
			}
		}
	}
	return kinds[0]
}

// grab shows the targets of a piece that is about to be dragged.
func (b *board) grab(from chess.Square) {
	if b.choosing.From() != from {
		b.choosing = b.choosing.Put(from)
		b.show()
	}
}

// drop moves a piece that has been dragged.
func (b *board) drop(from, to chess.Square) {
	if b.choosing.From() != from {
		return
	}
	b.put(to)
}

// Key implements [teach.Board]: arrows move a cursor while a move is wanted, Enter picks up and drops a piece, and Escape lets go.
func (b *board) Key(key fyne.KeyName) bool {
	if b.choosing.Ready().Empty() {
		return false
	}
	switch way, moves := tabletop.Arrows[key]; {
	case moves:
		b.cursor = b.top.MoveCursor(way[0], way[1])
		return true
	case (key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace) && b.cursor != chess.NoSquare:
		b.put(b.cursor)
		return true
	case (key == fyne.KeyEscape || key == fyne.KeyBackspace) && !b.choosing.Empty():
		b.choosing = b.choosing.Back()
		b.show()
		return true
	}
	return false
}

// Rune implements [teach.Board]: no letter has a meaning.
func (b *board) Rune(rune) bool { return false }

// Redraw implements [teach.Board].
func (b *board) Redraw() { b.top.Redraw() }

// Close implements [teach.Board].
func (b *board) Close() { b.top.Finish() }
