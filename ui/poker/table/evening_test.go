package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
)

// byKeys places all cards of a turn by keys: numbers, rows and the discard.
func (e *evening) byKeys(t *testing.T) {
	t.Helper()
	for tries := 0; !e.model.Placing.Complete(); tries++ {
		if tries > 100 {
			t.Fatalf("the cards of %v can't be placed: %q", e.model.Placing.Act(), e.note.prose.Text)
		}
		e.Rune('1')
		before := len(e.model.Placing.Left())
		for _, key := range "bmtx" {
			if e.Rune(key); len(e.model.Placing.Left()) < before {
				break
			}
		}
	}
}

// An evening of twenty hands by keys alone.
func TestAnEveningByKeys(t *testing.T) {
	e := sit(t, 3, nil)
	for hand := 1; hand <= 20; hand++ {
		if e.model.Number != hand {
			t.Fatalf("hand %d, want %d", e.model.Number, hand)
		}
		for !e.resulted() {
			e.byKeys(t)
			e.Key(fyne.KeyReturn)
			e.goOn(t)
		}
		for e.model.Number == hand {
			if e.sheets.Empty() {
				t.Fatalf("hand %d: no sheet says what it came to", hand)
			}
			e.Key(fyne.KeyReturn) // the next hand, or the sheet of who has to buy chips, and there: buys
			e.wait(t, "the next hand, or a sheet", func() bool { return e.state.Asked || e.resulted() })
		}
	}
}

// An evening by the mouse alone, with clicks in one hand and drags in the next.
func TestAnEveningByMouse(t *testing.T) {
	e := sit(t, 2, nil)
	for hand := 1; hand <= 6; hand++ {
		for !e.resulted() {
			for tries := 0; !e.model.Placing.Complete(); tries++ {
				if tries > 100 {
					t.Fatalf("the cards of %v can't be placed: %q", e.model.Placing.Act(), e.note.prose.Text)
				}
				e.byMouse(hand%2 == 0, poker.Row(2-tries%3))
			}
			e.click(e.parts.buttons.confirm)
			e.goOn(t)
		}
		e.click(e.button(t, "Next hand"))
		if e.state.MustBuy(1) {
			e.click(e.button(t, "Buy"))
		}
		e.wait(t, "the next hand", func() bool { return e.state.Asked })
	}
}

// byMouse moves the first card of the hand to a row.
func (e *evening) byMouse(drag bool, row poker.Row) {
	g := e.geometry()
	x, y := g.FanSpots(len(e.model.Placing.Left()))[0].Centre()
	toX, toY := g.Row(0, row).Centre()
	if drag {
		e.drag(x, y, toX, toY)
		return
	}
	e.parts.surface.Tapped(at(x, y))
	e.parts.surface.Tapped(at(toX, toY+g.Row(0, row).H/2-2)) // on the felt or on a card of the row
	if e.model.Chosen >= 0 {                                 // the row was full
		e.parts.surface.Tapped(at(x, y))
	}
}

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

func at(x, y float32) *fyne.PointEvent { return &fyne.PointEvent{Position: fyne.NewPos(x, y)} }
