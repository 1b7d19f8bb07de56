package tabletop

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// attacked is a position in which red commands blue, green's queen may take the red king, which may take her or enter
// the Castle.
const attacked = "7yK/10/12/14/bR13/5bP2yP5/14/14/5rK8/5gQ8/3yR9gK/12/10/5rN2 r A1-4 rryg - - 0 1"

func TestModelOfPosition(t *testing.T) {
	m := Of(position(t, attacked))
	if m.Lit != chess.ArmiesOf(chess.Red) || m.Playing.Len() != 4 || m.Pieces[square("f6")].String() != "rK" {
		t.Errorf("lit %v, playing %v", m.Lit, m.Playing)
	}
	if got := m.rim(m.Pieces[square("a10")]); got != chess.Red {
		t.Errorf("a blue rook has the rim of %v", got)
	}
	if got := m.rim(m.Pieces[square("f6")]); got != chess.NoArmy {
		t.Errorf("the red king has the rim of %v", got)
	}
	three := Of(chess.Start(chess.Usual(chess.Variant{Mode: chess.A2, Persons: 3})))
	if three.Playing.Has(chess.Green) {
		t.Error("there are three armies")
	}
	over := position(t, "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1")
	over, _ = after(t, over, "f6-g7")
	if m := Of(over); m.Lit != 0 {
		t.Errorf("when it is over %v is in turn", m.Lit)
	}
}

// Pieces that have moved in a turn with dice are faint.
func TestMovedIsFaint(t *testing.T) {
	p := chess.Start(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4, Dice: true}))
	p.Roll(chess.Dice{A: 5, B: 2})
	b, _, _ := lay(t, Of(p))
	next, trail := after(t, p, "d3-e4")
	m := Of(next)
	m.Last = []Trail{trail}
	b.SetModel(m)
	b.Finish()
	if !b.standing[square("e4")].faint() || b.standing[square("c4")].faint() {
		t.Error("the wrong pieces are faint")
	}
}

// signsOn returns the marks of a square.
func signsOn(m Model, at, s chess.Square) (signs []sign) {
	for _, mark := range m.marks(at) {
		if mark.square == s {
			signs = append(signs, mark.sign)
		}
	}
	return signs
}

func TestMarks(t *testing.T) {
	p := position(t, attacked)
	king, queen := square("f6"), square("f5")
	m := Of(p).Warn(p)
	if got := signsOn(m, chess.NoSquare, king); !slices.Equal(got, []sign{danger, entry}) {
		t.Errorf("the king has %v", got)
	}
	if got := signsOn(m, chess.NoSquare, queen); got != nil || len(m.arrowList(chess.NoSquare)) > 0 {
		t.Errorf("the queen has %v", got)
	}
	if got := signsOn(m, king, queen); !slices.Equal(got, []sign{striker}) {
		t.Errorf("with the pointer on the king she has %v", got)
	}
	if got := m.arrowList(king); len(got) != 1 || got[0].From != queen || !got[0].strike {
		t.Errorf("arrows are %v", got)
	}
	m.Cursor = king
	if got := signsOn(m, chess.NoSquare, queen); !slices.Equal(got, []sign{striker}) {
		t.Errorf("with the cursor on the king she has %v", got)
	}
	c := Choose(p).Put(king).Show(m)
	for name, want := range map[string]sign{"f5": ring, "g7": crown, "e6": dot} {
		if got := signsOn(c, chess.NoSquare, square(name)); !slices.Contains(got, want) {
			t.Errorf("%s has %v, want %v", name, got, want)
		}
	}
	if got := signsOn(c, square("e6"), square("e6")); !slices.Equal(got, []sign{dot, pointed}) {
		t.Errorf("with the pointer there e6 has %v", got)
	}
	m.Last = []Trail{{chess.Green, square("f9"), square("e7"), queen}}
	if signsOn(m, 0, square("f9"))[0] != left || signsOn(m, 0, square("e7"))[0] != passed || signsOn(m, 0, queen)[0] != came {
		t.Error("a last move isn't marked")
	}
	m.Arrows = []Arrow{{king, square("g7"), 0}, {king, square("e6"), 1}}
	if got := m.arrowList(chess.NoSquare); got[len(got)-1].Rank != 0 {
		t.Error("the best arrow isn't on top")
	}
}

// Two models are the same if nothing of them differs.
func TestSame(t *testing.T) {
	m := Of(start())
	if !m.Same(Of(start())) {
		t.Error("a model isn't like itself")
	}
	for i, change := range []func(*Model){
		func(m *Model) { m.Cursor = 3 }, func(m *Model) { m.Last = []Trail{{}} }, func(m *Model) { m.Arrows = []Arrow{{}} },
		func(m *Model) { m.Pieces[80] = chess.PieceOf(chess.Red, chess.King) }, func(m *Model) { m.Facing.View = Grid },
		func(m *Model) { m.Lit = 0 }, func(m *Model) { m.Attackers[2] = squares("g7") }, func(m *Model) { m.Dots = squares("g7") },
	} {
		o := Of(start())
		if change(&o); m.Same(o) {
			t.Errorf("change %d isn't seen", i)
		}
	}
}

// When a king is taken, its army shows its new commander.
func TestTakeOverIsSeen(t *testing.T) {
	p := position(t, "8/9yK/12/14/14/14/14/4bK1bR7/4rR9/14/14/12/10/rK7 r A1-3 rby- - - 0 1")
	b, _, _ := lay(t, Of(p))
	rook := b.standing[square("g7")]
	next, trail := after(t, p, "e6xe7")
	m := Of(next)
	m.Last = []Trail{trail}
	b.SetModel(m)
	if rook.by != chess.Red {
		t.Errorf("the rook is of %v", rook.by)
	}
	b.Finish()
	check(t, "taken over", b)
}

// A queen that is sent home flies to the pool given by the screen.
func TestQueenFliesToPool(t *testing.T) {
	p := position(t, "7yK/10/12/14/14/14/14/14/5rK8/14/5yQ8/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1")
	p.Roll(chess.Dice{A: 1, B: 2})
	b, c, _ := lay(t, Of(p))
	b.Pool = func(a chess.Army) fyne.Position {
		if a != chess.Yellow {
			t.Errorf("the pool of %v is asked for", a)
		}
		return fyne.NewPos(-50, 20)
	}
	queen := b.standing[square("f4")]
	next, trail := after(t, p, "f6-g7")
	m := Of(next)
	m.Last = []Trail{trail}
	b.SetModel(m)
	c.show(LegTime + 2*LegTime - 1)
	if x, y := queen.middle(); x > -49 || y > 21 {
		t.Errorf("she is at %v, %v", x, y)
	}
	b.Finish()
	check(t, "after", b)
}
