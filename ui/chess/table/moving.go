package table

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// mayMove reports whether a user may move now, and otherwise shows why not.
func (s *Screen) mayMove() bool {
	switch {
	case s.acting() && !s.position().Rolling():
		return true
	case s.state.Game.Over():
		s.say(text.T("chess.over"))
	case s.asked():
		s.say(text.T("chess.roll-first"))
	default:
		s.say(text.T("chess.not-your-turn"))
	}
	return false
}

// squareClicked continues a move with a clicked square. The cursor moves there.
func (s *Screen) squareClicked(sq chess.Square) {
	s.finish()
	s.cursor = tabletop.Cursor{Square: chess.NoSquare}
	if sq == chess.NoSquare {
		s.letGo()
		return
	}
	s.last = sq
	s.touch(sq)
}

// grabbed picks up a piece that is being dragged.
func (s *Screen) grabbed(sq chess.Square) {
	s.finish()
	if s.holds() && s.model.Chosen == sq {
		return
	}
	s.fresh()
	s.touch(sq)
}

// dropped sets down a dragged piece. On its own square nothing happens, and it stays picked up.
func (s *Screen) dropped(from, to chess.Square) {
	if to != chess.NoSquare && to != from && s.holds() {
		s.touch(to)
	}
}

// touch picks up the piece on a square, or sets down the one picked up; or shows why that isn't possible.
func (s *Screen) touch(sq chess.Square) {
	if !s.mayMove() {
		return
	}
	s.entry.drop()
	s.dropHint()
	s.note.said = ""
	next := s.choosing.Put(sq)
	if next.Empty() && sq != s.choosing.From() {
		s.refuse(sq)
		return
	}
	s.choose(next)
}

// choose continues a move.
func (s *Screen) choose(next tabletop.Choosing) {
	if m, ok := next.Move(); ok {
		s.do(m)
		return
	}
	s.choosing = next
	s.showBoard()
	s.show()
	if len(next.Kinds()) > 0 {
		s.openPicker()
	}
}

// refuse shows why the piece picked up can't go to a square, or why there is none to pick up. The piece stays picked
// up.
func (s *Screen) refuse(sq chess.Square) {
	p := s.position()
	piece := p.At(sq)
	switch {
	case s.holds():
		from := []chess.Square{s.choosing.From(), sq}
		if stop := s.model.Chosen; stop != from[0] { // after the first of two leaps
			from = []chess.Square{from[0], stop, sq}
		}
		_, illegal := meant(p, from, chess.NoKind)
		s.say(chesstext.Rule(p.Check(illegal)))
	case piece == chess.Empty:
		s.show()
	case !p.Movable().Has(piece.Army()):
		s.say(text.T("chess.not-yours", "Army", chesstext.Army(piece.Army())))
	case p.Moved(sq):
		s.say(text.T("chess.has-moved"))
	case compelled(p):
		s.say(text.T("chess.compelled"))
	default:
		s.say(text.T("chess.cannot-move"))
	}
}

// pick asks for a pawn's exchange, among moves that differ only in that.
func (s *Screen) pick(moves []chess.Move) {
	s.fresh()
	s.choose(s.choosing.Put(moves[0].From).Put(moves[0].To))
}

// do does a move of the user's.
func (s *Screen) do(m chess.Move) {
	s.entry.drop()
	if err := s.act(func() error { return s.session.Do(m) }); err != nil {
		s.fresh()
		s.say(refusal(err))
		return
	}
	s.refresh()
}

// act performs an act of the user in turn, who isn't asked again until it is shown.
func (s *Screen) act(do func() error) error {
	s.sent, s.story.acted = s.events()+1, s.events()
	err := do()
	if err != nil {
		s.sent = 0
	}
	return err
}

// refusal describes why a move or a roll wasn't done.
func refusal(err error) string {
	if errors.Is(err, play.ErrNotAsked) {
		return text.T("chess.not-your-turn")
	}
	return chesstext.Rule(err)
}

// holds reports whether a piece is held.
func (s *Screen) holds() bool { return s.acting() && !s.choosing.Empty() }

// mayStop reports whether a double leap may end at the knight's square.
func (s *Screen) mayStop() bool { return s.holds() && s.model.Stop != chess.NoSquare }

// stopHere ends a double leap after the first leap.
func (s *Screen) stopHere() { s.touch(s.model.Stop) }

// mayPass reports whether a user may pass although a move is possible, as a house rule.
func (s *Screen) mayPass() bool {
	if !s.acting() || s.position().Rolling() {
		return false
	}
	moves := s.position().Moves()
	return len(moves) > 1 && moves[len(moves)-1].IsPass()
}

// passTurn passes, or shows why that isn't possible.
func (s *Screen) passTurn() {
	if s.finish(); s.mayMove() {
		s.do(chess.Pass)
	}
}

// fresh drops the unfinished move, without showing that yet.
func (s *Screen) fresh() {
	s.choosing = tabletop.Choosing{}
	if s.acting() && !s.position().Rolling() {
		s.choosing = tabletop.Choose(*s.position())
	}
}

// letGo drops the last unfinished act: typed text, a hint, the second leap, or the piece.
func (s *Screen) letGo() {
	s.entry.drop()
	s.note.said = ""
	s.advice.Stop()
	if s.holds() {
		s.choosing = s.choosing.Back()
	}
	s.showBoard()
	s.show()
}

// mayRoll reports whether a user is to roll the dice.
func (s *Screen) mayRoll() bool { return s.acting() && s.position().Rolling() }

// roll rolls the dice.
func (s *Screen) roll() {
	if err := s.act(s.session.Roll); err != nil {
		s.say(refusal(err))
		return
	}
	s.refresh()
}

// step moves the keys' square as it is seen on the screen.
func (s *Screen) step(right, up int) {
	s.finish()
	if !s.acting() {
		return
	}
	g := s.parts.board.Geometry()
	if s.cursor.Square == chess.NoSquare {
		s.cursor = g.CursorOn(s.origin())
	} else {
		s.cursor = g.Step(s.cursor, right, up)
	}
	s.showBoard()
}

// origin returns the initial square of the cursor: its last one, that of the mouse, or a piece that can move.
func (s *Screen) origin() chess.Square {
	if s.last != chess.NoSquare {
		return s.last
	}
	if from := s.movable(); len(from) > 0 {
		return from[0]
	}
	return chess.NoSquare
}

// movable returns the squares of pieces that can move, in the order on the screen: from the bottom, and from the left.
func (s *Screen) movable() []chess.Square {
	from := slices.Collect(s.choosing.Ready().All())
	g := s.parts.board.Geometry()
	slices.SortFunc(from, func(a, b chess.Square) int {
		ax, ay := g.Centre(a)
		bx, by := g.Centre(b)
		return cmp.Or(cmp.Compare(math.Round(float64(by)), math.Round(float64(ay))), cmp.Compare(ax, bx))
	})
	return from
}

// nextMovable brings the keys to the next piece that can move, or to the one before it.
func (s *Screen) nextMovable(by int) {
	s.finish()
	from := s.movable()
	if !s.acting() || len(from) == 0 {
		return
	}
	at := slices.Index(from, s.cursor.Square)
	switch {
	case at < 0 && by > 0:
		at = 0
	case at < 0:
		at = len(from) - 1
	default:
		at = (at + by + len(from)) % len(from)
	}
	s.cursor = s.parts.board.Geometry().CursorOn(from[at])
	s.showBoard()
}
