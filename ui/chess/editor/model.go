package editor

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// model holds what is set up, with all that was before. It is a value: each act returns the next one.
type model struct {
	all []chess.Arrangement // in the order in which they were made; never empty
	at  int                 // the present one

	army   chess.Army   // whose pieces the letters put
	kind   chess.Kind   // that a click puts, or NoKind: a click picks up a piece
	lifted chess.Square // the piece that has been picked up, or NoSquare
	cursor chess.Square // of the keyboard, or NoSquare
}

func newModel(start chess.Arrangement) model {
	return model{all: []chess.Arrangement{start}, army: start.Turn, lifted: chess.NoSquare, cursor: chess.NoSquare}
}

// now returns the present arrangement.
func (m model) now() chess.Arrangement { return m.all[m.at] }

// set makes another arrangement the present one. Those that were undone are forgotten.
func (m model) set(a chess.Arrangement) model {
	m.lifted = chess.NoSquare
	if a != m.now() {
		m.all = append(slices.Clone(m.all[:m.at+1]), a)
		m.at++
	}
	return m
}

// step goes back by -1 or on by 1 among the arrangements, if there is one.
func (m model) step(by int) model {
	if m.may(by) {
		m.at, m.lifted = m.at+by, chess.NoSquare
	}
	return m
}

// may reports whether there is an arrangement to step to.
func (m model) may(by int) bool { return m.at+by >= 0 && m.at+by < len(m.all) }

// put puts a piece, or Empty, on a square.
func (m model) put(s chess.Square, piece chess.Piece) model { return m.set(m.now().Put(s, piece)) }

// move moves the piece of a square to another one, or with NoSquare off the board.
func (m model) move(from, to chess.Square) model {
	if to == chess.NoSquare {
		return m.put(from, chess.Empty)
	}
	return m.set(m.now().Move(from, to))
}

// choose chooses the piece that clicks put; the chosen one is let go.
func (m model) choose(a chess.Army, k chess.Kind) model {
	if m.army == a && m.kind == k {
		k = chess.NoKind
	}
	m.army, m.kind, m.lifted = a, k, chess.NoSquare
	return m
}

// nextArmy chooses the army that follows, or with -1 the one before.
func (m model) nextArmy(by int) model {
	m.army = chess.Army((int(m.army) + by + chess.Armies) % chess.Armies)
	return m
}

// click puts the chosen piece on a square, or takes it away if it is there. If none is chosen it picks up a piece, and
// then puts it down. Beside the board it lets everything go.
func (m model) click(s chess.Square) model {
	a := m.now()
	switch piece := chess.PieceOf(m.army, m.kind); {
	case s == chess.NoSquare:
		m, _ = m.letGo()
		return m
	case m.kind != chess.NoKind && a.Pieces[s] == piece:
		return m.put(s, chess.Empty)
	case m.kind != chess.NoKind:
		return m.put(s, piece)
	case m.lifted != chess.NoSquare:
		return m.move(m.lifted, s)
	case a.Pieces[s] != chess.Empty:
		m.lifted = s
	}
	return m
}

// letter puts a piece of the chosen army at the cursor, and without one chooses it for clicks.
func (m model) letter(k chess.Kind) model {
	if m.cursor == chess.NoSquare {
		return m.choose(m.army, k)
	}
	return m.put(m.cursor, chess.PieceOf(m.army, k))
}

// remove takes away the piece that has been picked up, or otherwise the one at the cursor.
func (m model) remove() model {
	for _, s := range [...]chess.Square{m.lifted, m.cursor} {
		if s != chess.NoSquare {
			return m.put(s, chess.Empty)
		}
	}
	return m
}

// letGo lets go of the piece that has been picked up or is chosen, and reports whether there was one.
func (m model) letGo() (model, bool) {
	had := m.lifted != chess.NoSquare || m.kind != chess.NoKind
	m.lifted, m.kind = chess.NoSquare, chess.NoKind
	return m, had
}

// under goes on under other rules.
func (m model) under(r chess.Rules) model { return m.set(m.now().Under(r)) }

// turn gives an army the turn.
func (m model) turn(a chess.Army) model {
	now := m.now()
	now.Turn = a
	return m.set(now)
}

// kingless returns an army of the game that has pieces and no king, and needs a commander therefore: the chosen one, or otherwise the first
// one. It returns NoArmy if there is none.
func (m model) kingless() chess.Army {
	a, found := m.now(), chess.ArmySet(0)
	for _, piece := range a.Pieces {
		if army := piece.Army(); army != chess.NoArmy && a.Rules.Mode != chess.B && a.Rules.Armies().Has(army) && !a.Kings().Has(army) {
			found = found.With(army)
		}
	}
	if found.Has(m.army) {
		return m.army
	}
	for army := range found.All() {
		return army
	}
	return chess.NoArmy
}

// command puts an army without a king under another one, or with NoArmy out of the game.
func (m model) command(army, by chess.Army) model {
	now := m.now()
	now.Control[army] = by
	return m.set(now)
}

// empty removes all pieces; the turn stays.
func (m model) empty() model {
	a := chess.NewArrangement(m.now().Rules)
	a.Turn = m.now().Turn
	return m.set(a)
}

// start sets up the start of a game.
func (m model) start() model { return m.set(chess.Arrange(chess.Start(m.now().Rules))) }

// board returns what the board shows.
func (m model) board(f tabletop.Facing) tabletop.Model {
	a, b := m.now(), tabletop.NewModel()
	b.Facing, b.Pieces, b.Cursor, b.Chosen = f, a.Pieces, m.cursor, m.lifted
	b.Playing, b.Lit = a.Rules.Armies(), chess.ArmiesOf(a.Turn)
	for army, by := range a.Control {
		if by != chess.NoArmy {
			b.Rims[army] = by
		}
	}
	for s := range chess.Square(chess.Squares) {
		if a.Pieces[s] != chess.Empty {
			b.Ready = b.Ready.With(s)
		}
	}
	return b
}
