package tabletop

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
)

// planned returns the motions of a move, by their final squares, NoSquare for pieces that leave; and the plan of taking
// it back.
func planned(t *testing.T, p chess.Position, move string) (forth, back Plan) {
	t.Helper()
	next, trail := after(t, p, move)
	old, m := Of(p), Of(next)
	m.Last = []Trail{trail}
	return NewPlan(old, m), NewPlan(m, old)
}

// to returns the motion that ends on a square.
func (p Plan) to(s chess.Square) Motion {
	for _, m := range p {
		if m.To == s {
			return m
		}
	}
	return Motion{}
}

func TestPlanOfMoves(t *testing.T) {
	forth, back := planned(t, start(), "d3-e4")
	if len(forth) != 1 || forth[0].To != square("e4") || !forth[0].Lands || forth[0].Takes || forth.Span() != LegTime {
		t.Errorf("a step is %+v", forth)
	}
	if len(back) != 1 || back[0].To != square("d3") || back[0].Lands {
		t.Errorf("back it is %+v", back)
	}
	forth, back = planned(t, start(), "b4-c6-d8")
	if len(forth) != 1 || len(forth[0].Path) != 3 || forth.Span() != 2*LegTime {
		t.Errorf("a double leap is %+v", forth)
	}
	if len(back) != 1 || len(back[0].Path) != 3 || back[0].To != square("b4") {
		t.Errorf("back it is %+v", back)
	}
	if got := NewPlan(Of(start()), Of(start())); got != nil {
		t.Errorf("nothing is %+v", got)
	}
}

// A captured piece vanishes when its captor arrives, and returns when the move is taken back.
func TestPlanOfCaptures(t *testing.T) {
	p := position(t, "8/9yK/12/14/14/14/14/14/4yN9/4rByP8/14/12/10/rK7 r A1-2 r-y- - - 0 1")
	forth, back := planned(t, p, "e5xe6")
	gone := forth.to(chess.NoSquare)
	if len(forth) != 2 || gone.Piece != p.At(square("e6")) || gone.End != Fades || gone.Delay == 0 || !forth.to(square("e6")).Takes {
		t.Errorf("a capture is %+v", forth)
	}
	if len(back) != 2 || len(back.to(square("e6")).Path) != 0 || back.to(square("e5")).Piece != p.At(square("e5")) {
		t.Errorf("back it is %+v", back)
	}
	p = position(t, "8/10/12/14/14/14/14/4yN9/2yK11/3yP10/1rN12/12/10/rK7 r A1-2 r-y- b4 - 0 1")
	forth, _ = planned(t, p, "b4xd5-c7")
	if gone := forth.to(chess.NoSquare); len(forth) != 2 || gone.Delay <= 0 || gone.Delay >= LegTime {
		t.Errorf("a capture on the way is %+v", forth)
	}
}

// A pawn becomes another piece on arrival, or in place.
func TestPlanOfExchanges(t *testing.T) {
	p := position(t, "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1")
	for _, plans := range [][2]Plan{two(planned(t, p, "f6-g7=Q"))} {
		if m := plans[0].to(square("g7")); len(plans[0]) != 1 || !m.Changes || m.Piece.Kind() != chess.Pawn {
			t.Errorf("an exchange is %+v", plans[0])
		}
		if m := plans[1].to(square("f6")); len(plans[1]) != 1 || !m.Changes || m.Piece.Kind() != chess.Queen {
			t.Errorf("back it is %+v", plans[1])
		}
	}
	p = position(t, "7yK/10/12/14/14/14/6rP7/6rP7/14/rRrN2yQ9/rRrN12/1rB10/10/rKrQ6 r A1-2 r-y- - - 0 1")
	forth, back := planned(t, p, "g7=B")
	if len(forth) != 1 || !forth[0].Changes || forth[0].To != square("g7") || len(back) != 1 || !back[0].Changes {
		t.Errorf("on the spot it is %+v and %+v", forth, back)
	}
}

func two(a, b Plan) [2]Plan { return [2]Plan{a, b} }

// A king whose entry sends the queens home returns by way of the Castle, and the queens fly to their pools.
func TestPlanOfYieldingQueens(t *testing.T) {
	p := position(t, "7yK/10/12/14/14/14/14/14/5rK8/14/5yQ8/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1")
	p.Roll(chess.Dice{A: 1, B: 2})
	forth, _ := planned(t, p, "f6-g7")
	king, queen := forth.to(square("c2")), forth.to(chess.NoSquare)
	if len(forth) != 2 || len(king.Path) != 3 || queen.End != Pooled || queen.Piece.Kind() != chess.Queen {
		t.Errorf("it is %+v", forth)
	}
}

// Without a common last move, pieces are told apart by army and kind; those of an army that has resigned fade.
func TestPlanOfJumps(t *testing.T) {
	p, _ := after(t, start(), "d3-e4")
	q, _ := after(t, p, "b11-c9")
	q, _ = after(t, q, "i14-h13")
	plan := NewPlan(Of(start()), Of(q))
	if len(plan) != 3 || plan.Span() != LegTime {
		t.Errorf("three moves at once are %+v", plan)
	}
	for _, m := range plan {
		if m.Lands || len(m.Path) != 2 {
			t.Errorf("%v goes %v", m.Piece, m.Path)
		}
	}
	gone := Of(start())
	for s, piece := range gone.Pieces {
		if piece.Army() == chess.Blue {
			gone.Pieces[s] = chess.Empty
		}
	}
	plan = NewPlan(Of(start()), gone)
	if len(plan) != 15 || plan.Span() > time.Second {
		t.Errorf("%d pieces go", len(plan))
	}
	for _, m := range plan {
		if m.End != Fades || m.Piece.Army() != chess.Blue {
			t.Errorf("%+v", m)
		}
	}
}

// After a change of orientation nothing moves.
func TestPlanOfTurning(t *testing.T) {
	p, _ := after(t, start(), "d3-e4")
	m := Of(p)
	m.Facing = m.Facing.Turned(1)
	if plan := NewPlan(Of(start()), m); plan != nil {
		t.Errorf("it is %+v", plan)
	}
}
