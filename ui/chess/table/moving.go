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
	"github.com/superbridge/superbridge/ui/chess/typing"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// move is the user's unfinished move.
type move struct {
	table
	entry    *entry
	advice   *advice
	refresh  func() // shows the session as it is now
	choosing tabletop.Choosing
	cursor   tabletop.Cursor // the cursor of the arrow keys
	last     chess.Square    // that was clicked, or NoSquare
}

// acting reports whether a user may act on the board now.
func (m *move) acting() bool { return m.play.asked() && m.parts.sheets.Empty() }

// mayMove reports whether a user may move now, and otherwise shows why not.
func (m *move) mayMove() bool {
	switch {
	case m.acting() && !m.play.position().Rolling():
		return true
	case m.play.state.Game.Over():
		m.note.say(text.T("chess.over"))
	case m.play.asked():
		m.note.say(text.T("chess.roll-first"))
	default:
		m.note.say(text.T("chess.not-your-turn"))
	}
	return false
}

// squareClicked continues a move with a clicked square. The cursor moves there.
func (m *move) squareClicked(sq chess.Square) {
	m.parts.finish()
	m.cursor = tabletop.Cursor{Square: chess.NoSquare}
	if sq == chess.NoSquare {
		m.letGo()
		return
	}
	m.last = sq
	m.touch(sq)
}

// grabbed picks up a piece that is being dragged.
func (m *move) grabbed(sq chess.Square) {
	m.parts.finish()
	if m.holds() && m.view.model.Chosen == sq {
		return
	}
	m.fresh()
	m.touch(sq)
}

// dropped sets down a dragged piece. On its own square nothing happens, and it stays picked up.
func (m *move) dropped(from, to chess.Square) {
	if to != chess.NoSquare && to != from && m.holds() {
		m.touch(to)
	}
}

// touch picks up the piece on a square, or sets down the one picked up; or shows why that isn't possible.
func (m *move) touch(sq chess.Square) {
	if !m.mayMove() {
		return
	}
	m.entry.drop()
	m.advice.drop()
	m.note.said = ""
	next := m.choosing.Put(sq)
	if next.Empty() && sq != m.choosing.From() {
		m.refuse(sq)
		return
	}
	m.choose(next)
}

// choose continues a move.
func (m *move) choose(next tabletop.Choosing) {
	if whole, ok := next.Move(); ok {
		m.do(whole)
		return
	}
	m.choosing = next
	m.view.show()
	m.parts.show()
	if len(next.Kinds()) > 0 {
		m.openPicker()
	}
}

// refuse shows why the piece picked up can't go to a square, or why there is none to pick up. The piece stays picked
// up.
func (m *move) refuse(sq chess.Square) {
	p := m.play.position()
	piece := p.At(sq)
	switch {
	case m.holds():
		from := []chess.Square{m.choosing.From(), sq}
		if stop := m.view.model.Chosen; stop != from[0] { // after the first of two leaps
			from = []chess.Square{from[0], stop, sq}
		}
		_, illegal := typing.Meant(p, from, chess.NoKind)
		m.note.say(chesstext.Rule(p.Check(illegal)))
	case piece == chess.Empty:
		m.parts.show()
	case !p.Movable().Has(piece.Army()):
		m.note.say(text.T("chess.not-yours", "Army", chesstext.Army(piece.Army())))
	case p.Moved(sq):
		m.note.say(text.T("chess.has-moved"))
	case compelled(p):
		m.note.say(text.T("chess.compelled"))
	default:
		m.note.say(text.T("chess.cannot-move"))
	}
}

// pick asks for a pawn's exchange, among moves that differ only in that.
func (m *move) pick(moves []chess.Move) {
	m.fresh()
	m.choose(m.choosing.Put(moves[0].From).Put(moves[0].To))
}

// do does a move of the user's.
func (m *move) do(whole chess.Move) {
	m.entry.drop()
	if err := m.act(func() error { return m.play.session.Do(whole) }); err != nil {
		m.fresh()
		m.note.say(refusal(err))
		return
	}
	m.refresh()
}

// act performs an act of the user in turn, who isn't asked again until it is shown.
func (m *move) act(do func() error) error {
	m.play.sent, m.note.story.acted = m.play.events()+1, m.play.events()
	err := do()
	if err != nil {
		m.play.sent = 0
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
func (m *move) holds() bool { return m.acting() && !m.choosing.Empty() }

// mayStop reports whether a double leap may end at the knight's square.
func (m *move) mayStop() bool { return m.holds() && m.view.model.Stop != chess.NoSquare }

// stopHere ends a double leap after the first leap.
func (m *move) stopHere() { m.touch(m.view.model.Stop) }

// mayPass reports whether a user may pass although a move is possible, as a house rule.
func (m *move) mayPass() bool {
	if !m.acting() || m.play.position().Rolling() {
		return false
	}
	moves := m.play.position().Moves()
	return len(moves) > 1 && moves[len(moves)-1].IsPass()
}

// passTurn passes, or shows why that isn't possible.
func (m *move) passTurn() {
	if m.parts.finish(); m.mayMove() {
		m.do(chess.Pass)
	}
}

// fresh drops the unfinished move, without showing that yet.
func (m *move) fresh() {
	m.choosing = tabletop.Choosing{}
	if m.acting() && !m.play.position().Rolling() {
		m.choosing = tabletop.Choose(*m.play.position())
	}
}

// letGo drops the last unfinished act: typed text, a hint, the second leap, or the piece.
func (m *move) letGo() {
	m.entry.drop()
	m.note.said = ""
	m.advice.Stop()
	if m.holds() {
		m.choosing = m.choosing.Back()
	}
	m.view.show()
	m.parts.show()
}

// mayRoll reports whether a user is to roll the dice.
func (m *move) mayRoll() bool { return m.acting() && m.play.position().Rolling() }

// roll rolls the dice.
func (m *move) roll() {
	if err := m.act(m.play.session.Roll); err != nil {
		m.note.say(refusal(err))
		return
	}
	m.refresh()
}

// step moves the keys' square as it is seen on the screen.
func (m *move) step(right, up int) {
	m.parts.finish()
	if !m.acting() {
		return
	}
	g := m.parts.board.Geometry()
	if m.cursor.Square == chess.NoSquare {
		m.cursor = g.CursorOn(m.origin())
	} else {
		m.cursor = g.Step(m.cursor, right, up)
	}
	m.view.show()
}

// origin returns the initial square of the cursor: its last one, that of the mouse, or a piece that can move.
func (m *move) origin() chess.Square {
	if m.last != chess.NoSquare {
		return m.last
	}
	if from := m.movable(); len(from) > 0 {
		return from[0]
	}
	return chess.NoSquare
}

// movable returns the squares of pieces that can move, in the order on the screen: from the bottom, and from the left.
func (m *move) movable() []chess.Square {
	from := slices.Collect(m.choosing.Ready().All())
	g := m.parts.board.Geometry()
	slices.SortFunc(from, func(a, b chess.Square) int {
		ax, ay := g.Centre(a)
		bx, by := g.Centre(b)
		return cmp.Or(cmp.Compare(math.Round(float64(by)), math.Round(float64(ay))), cmp.Compare(ax, bx))
	})
	return from
}

// nextMovable brings the keys to the next piece that can move, or to the one before it.
func (m *move) nextMovable(by int) {
	m.parts.finish()
	from := m.movable()
	if !m.acting() || len(from) == 0 {
		return
	}
	at := slices.Index(from, m.cursor.Square)
	switch {
	case at < 0 && by > 0:
		at = 0
	case at < 0:
		at = len(from) - 1
	default:
		at = (at + by + len(from)) % len(from)
	}
	m.cursor = m.parts.board.Geometry().CursorOn(from[at])
	m.view.show()
}
