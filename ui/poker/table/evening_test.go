package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// hands does a person's turns: by keys, or by the mouse.
type hands interface {
	place(t *testing.T, e *evening, a poker.Act)
	confirm(e *evening)
	next(t *testing.T, e *evening)
	buy(t *testing.T, e *evening)
}

// An evening of twenty hands by keys alone, with a fantasy, a return, a dead hand and chips that are bought.
func TestAnEveningByKeys(t *testing.T) { spend(t, byKeys{}) }

// The same by the mouse alone: with clicks in one hand and drags in the next.
func TestAnEveningByMouse(t *testing.T) { spend(t, byMouse{}) }

// returning is a fantasy of fourteen cards that lives with three of a kind on top.
const returning = "S2H2D2CKDQS3H3D3H6D5C4C3C2C9"

func spend(t *testing.T, by hands) {
	random := rand.New(rand.NewPCG(3, 3))
	e := sit(t, 3, func(table *poker.Table, c *play.Config, _ *Options) {
		table.Players[0].Fantasy = 14
		for i := range table.Players {
			table.Players[i].Stack = 15
		}
		c.Deal = func(t poker.Table) []poker.Cards { return dealing(t, random) }
	})
	seen := map[string]bool{}
	for hand := 1; hand <= 20; hand++ {
		if e.play.model.Number != hand {
			t.Fatalf("hand %d, want %d", e.play.model.Number, hand)
		}
		for !e.play.resulted() {
			act := e.decision(t, hand)
			if by.place(t, e, act); !e.play.model.Placing.Complete() || e.play.model.Placing.Act().String() != act.String() {
				t.Fatalf("hand %d: %v is placed, want %v; it says %q", hand, e.play.model.Placing.Act(), act, e.note.prose.Text)
			}
			e.goOn(t, func() { by.confirm(e) })
		}
		me := e.play.model.Person()
		seen["fantasy"] = seen["fantasy"] || me.Fantasy > 0
		seen["return"] = seen["return"] || me.Fantasy > 0 && me.Next > 0
		seen["dead"] = seen["dead"] || me.Rated.Dead
		if by.next(t, e); e.play.state.MustBuy(1) {
			seen["rebuy"] = true
			by.buy(t, e)
		}
		e.wait(t, "the next hand", func() bool { return e.play.state.Asked })
	}
	for _, what := range []string{"fantasy", "return", "dead", "rebuy"} {
		if !seen[what] {
			t.Errorf("there was no %s", what)
		}
	}
}

// dealing deals the user the fantasy that returns first.
func dealing(t poker.Table, random *rand.Rand) []poker.Cards {
	deal := t.Shuffle(random)
	if t.Hand > 1 {
		return deal
	}
	own, err := poker.ParseCards(returning)
	if err != nil {
		panic(err)
	}
	rest := slices.DeleteFunc(poker.Pack(3), func(c card.Card) bool { return slices.Contains(own, c) })
	return []poker.Cards{own, rest[:17], rest[17:34]}
}

// decision returns the act of the person: with the first fantasy he comes back, and in most hands he builds from the top, which is deadly as
// a rule.
func (e *evening) decision(t *testing.T, hand int) poker.Act {
	t.Helper()
	if hand == 1 {
		a, err := poker.ParseAct("1 S2H2D2/CKDQS3H3D3/H6D5C4C3C2:C9")
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	rows := []poker.Row{poker.Bottom, poker.Middle, poker.Top}
	if hand%3 != 1 {
		slices.Reverse(rows)
	}
	a, err := filling(e.play.state.Hand.View(1), rows...)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// byKeys chooses cards by their numbers or, beyond the ninth, by arrows.
type byKeys struct{}

func (byKeys) place(t *testing.T, e *evening, a poker.Act) {
	t.Helper()
	each(a, func(c card.Card, to tabletop.Target) {
		left := e.play.model.Placing.Left()
		at := slices.IndexFunc(left, func(i int) bool { return e.play.model.Placing.Card(i) == c })
		if at < 0 { // the last ones are thrown away by themselves
			return
		}
		e.Rune(rune('1' + min(at, 8)))
		for range at - 8 {
			e.Key(fyne.KeyRight)
		}
		e.Rune([]rune("?tmbx")[to])
	})
}

// each calls f with all cards of an act, those that are thrown away last.
func each(a poker.Act, f func(c card.Card, to tabletop.Target)) {
	for _, row := range []poker.Row{poker.Bottom, poker.Middle, poker.Top} {
		for _, c := range a.Gains.Row(row) {
			f(c, tabletop.To(row))
		}
	}
	for _, c := range a.Discards {
		f(c, tabletop.Away)
	}
}

func (byKeys) confirm(e *evening)            { e.Key(fyne.KeyReturn) }
func (byKeys) next(_ *testing.T, e *evening) { e.Key(fyne.KeyReturn) }
func (byKeys) buy(_ *testing.T, e *evening)  { e.Key(fyne.KeyReturn) }

// byMouse clicks, and every other time drags.
type byMouse struct{}

func (byMouse) place(t *testing.T, e *evening, a poker.Act) {
	t.Helper()
	g, n := e.parts.geometry(), 0
	each(a, func(c card.Card, to tabletop.Target) {
		left := e.play.model.Placing.Left()
		at := slices.IndexFunc(left, func(i int) bool { return e.play.model.Placing.Card(i) == c })
		if at < 0 {
			return
		}
		spots, goal := g.FanSpots(len(left)), g.Away
		x, y := spots[at].X+4, spots[at].Y+40 // others cover the rest of it
		if row, ok := to.Row(); ok {
			goal = g.Row(0, row)
		}
		toX, toY := goal.Centre()
		if n++; n%2 == 0 {
			e.drag(x, y, toX, toY)
			return
		}
		e.parts.surface.Tapped(spot(x, y))
		e.parts.surface.Tapped(spot(toX, toY))
	})
}

func (byMouse) confirm(e *evening)            { e.click(e.parts.buttons.confirm) }
func (byMouse) next(t *testing.T, e *evening) { e.click(e.primary(t)) }
func (byMouse) buy(t *testing.T, e *evening)  { e.click(e.primary(t)) }

// drag moves the pointer with its button down.
func (e *evening) drag(x, y, toX, toY float32) {
	s := e.parts.surface
	last := fyne.NewPos(x, y)
	for _, part := range []float32{0.01, 0.3, 1} {
		next := fyne.NewPos(x+(toX-x)*part, y+(toY-y)*part)
		s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: next}, Dragged: fyne.NewDelta(next.X-last.X, next.Y-last.Y)})
		last = next
	}
	s.DragEnd()
}

func spot(x, y float32) *fyne.PointEvent { return &fyne.PointEvent{Position: fyne.NewPos(x, y)} }
