package table

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// said returns the text in the middle of the table.
func (e *evening) said() string { return e.note.prose.Text }

// Keys choose, place, refuse and take back; Enter does nothing before all is placed.
func TestKeysPlaceCards(t *testing.T) {
	e := sit(t, 2, nil)
	check := func(name, board string, left int, said string) {
		t.Helper()
		if e.play.model.Placing.Gains().String() == "" || len(e.play.model.Placing.Left()) != left || said != "" && e.said() != said {
			t.Errorf("%s: %v, %d left, it says %q", name, e.play.model.Placing.Gains(), len(e.play.model.Placing.Left()), e.said())
		}
		if board != "" && e.play.model.Placing.Gains().String() != board {
			t.Errorf("%s: %v, want %s", name, e.play.model.Placing.Gains(), board)
		}
	}
	e.Rune('t')
	check("nothing is chosen", "-/-/-", 5, text.T("poker.choose-first"))
	e.Key(fyne.KeyReturn)
	check("Enter too early", "-/-/-", 5, text.TN("poker.place-all", 5))
	e.Rune('3')
	if third := e.play.model.Placing.Left()[2]; e.play.model.Chosen != third {
		t.Errorf("3 chooses card %d, want %d", e.play.model.Chosen, third)
	}
	e.Rune('x')
	check("nothing is thrown away on street 1", "-/-/-", 5, text.T("poker.none-away"))
	e.letters("TtT") // the next card is chosen each time
	check("three on top", "", 2, "")
	e.Rune('t')
	check("a fourth", "", 2, text.T("poker.no-box.top"))
	e.Key(fyne.KeyBackspace)
	check("taken back", "", 3, "")
	e.Undo()
	check("undone", "", 4, "")
	if e.journal.undos != 0 {
		t.Error("taking back before confirming is counted")
	}
	e.Key(fyne.KeyEscape)
	if e.play.model.Chosen >= 0 || e.homes != 0 {
		t.Errorf("Esc leaves card %d chosen, and has gone home %d times", e.play.model.Chosen, e.homes)
	}
	if e.Key(fyne.KeyEscape); e.homes != 1 {
		t.Error("Esc doesn't go home")
	}
}

// Dragging places, moves from row to row, and takes back; letting go anywhere else leaves all as it was. A pointer that hardly
// moves clicks.
func TestDragging(t *testing.T) {
	e := sit(t, 6, nil)
	g := e.parts.geometry()
	middle := func(r tabletop.Rect) (x, y float32) { return r.Centre() }
	gains := func() string {
		var n []string
		for _, row := range poker.Rows {
			n = append(n, string(rune('0'+len(e.play.model.Placing.Gains().Row(row)))))
		}
		return strings.Join(n, "")
	}
	x, y := middle(g.FanSpots(5)[4])
	toX, toY := middle(g.Row(0, poker.Bottom))
	if e.drag(x, y, toX, toY); gains() != "001" {
		t.Fatalf("dragged to the bottom: %s", gains())
	}
	x, y = middle(g.Box(0, poker.Bottom, 0))
	toX, toY = middle(g.Row(0, poker.Top))
	if e.drag(x, y, toX, toY); gains() != "100" {
		t.Errorf("on to the top: %s", gains())
	}
	x, y = middle(g.Box(0, poker.Top, 0))
	toX, toY = middle(g.Fan)
	if e.drag(x, y, toX, toY); gains() != "000" || len(e.play.model.Placing.Left()) != 5 {
		t.Errorf("back to the hand: %s", gains())
	}
	x, y = middle(g.FanSpots(5)[0])
	toX, toY = middle(g.Plate(1))
	if e.drag(x, y, toX, toY); gains() != "000" || e.parts.surface.Carried() != "" {
		t.Errorf("on to another player's plate: %s", gains())
	}
	if e.drag(x, y, x+2, y-1); e.play.model.Chosen != e.play.model.Placing.Left()[0] {
		t.Errorf("a click that trembles chooses card %d", e.play.model.Chosen)
	}
	toX, toY = middle(g.Away)
	if e.drag(x, y, toX, toY); e.said() != text.T("poker.none-away") {
		t.Errorf("thrown away on street 1, and it says %q", e.said())
	}
}

// Another player acts while a card is carried: the card stays under the pointer, and the act is seen afterwards.
func TestSomethingHappensWhileACardIsCarried(t *testing.T) {
	e := sit(t, 3, nil)
	s := e.parts.surface
	x, y := e.parts.geometry().FanSpots(5)[0].Centre()
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x+60, y-200)}, Dragged: fyne.NewDelta(60, -200)})
	key := s.Carried()
	if key == "" {
		t.Fatal("no card is carried")
	}
	later := e.play.model
	later.Players = append([]tabletop.Player{}, later.Players...)
	later.Players[1].Stack = 77
	e.parts.change(later)
	if s.Carried() != key || s.Model().Players[1].Stack != 77 {
		t.Errorf("%q is carried, and the stack is %d", s.Carried(), s.Model().Players[1].Stack)
	}
	if s.DragEnd(); s.Carried() != "" || s.Model().Players[1].Stack != 77 {
		t.Errorf("after it %q is carried, and the stack is %d", s.Carried(), s.Model().Players[1].Stack)
	}
}

// A decision before the user's turn waits for it, and can be taken back freely.
func TestDecidingEarly(t *testing.T) {
	other := slow{make(chan bool, 1)}
	e := sitUntil(t, 2, func(table *poker.Table, c *play.Config, _ *Options) {
		table.Button = 1
		c.Players[2] = other
	}, func(e *evening) bool { return e.play.model.Placing.Len() == 5 })
	e.byBuilding(t)
	if e.Key(fyne.KeyReturn); e.play.state.Ready == nil || e.said() != text.T("poker.ready", "Name", "Clara") {
		t.Fatalf("ready %v, and it says %q", e.play.state.Ready, e.said())
	}
	if e.Rune('t'); e.play.model.Placing.Act().String() != e.play.state.Ready.String() {
		t.Error("cards move that have been decided on")
	}
	if e.Undo(); true {
		e.wait(t, "the decision taken back", func() bool { return e.play.state.Ready == nil })
	}
	if !e.play.model.Placing.Complete() || e.journal.undos != 0 {
		t.Errorf("the placing is %v, undos %d", e.play.model.Placing.Act(), e.journal.undos)
	}
	e.Key(fyne.KeyReturn)
	other.acts <- true
	e.wait(t, "both acts", func() bool { return e.play.model.Acts >= 2 && e.play.state.Asked })
}

// slow is a player that acts on request, and then at once.
type slow struct{ acts chan bool }

func (s slow) Act(ctx context.Context, v poker.View) (poker.Act, error) {
	if v.Stage() == poker.FirstStreet {
		select {
		case <-s.acts:
		case <-ctx.Done():
			return poker.Act{}, ctx.Err()
		}
	}
	return builder{}.Act(ctx, v)
}

// byBuilding places all cards of the turn from the bottom up.
func (e *evening) byBuilding(t *testing.T) {
	t.Helper()
	byKeys{}.place(t, e, e.building(t))
}

func (e *evening) building(t *testing.T) poker.Act {
	t.Helper()
	a, err := filling(e.play.state.Hand.View(1), poker.Bottom, poker.Middle, poker.Top)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// An act that has been confirmed is taken back by the journal, and counted; the cards are in the hand again.
func TestUndoOfAnAct(t *testing.T) {
	e := sit(t, 2, nil)
	e.byBuilding(t)
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if e.play.model.Person().Board.Len() != 5 {
		t.Fatalf("the board is %v", e.play.model.Person().Board)
	}
	e.Undo()
	e.wait(t, "street 1 again", func() bool { return e.play.state.Asked && e.play.model.Stage == poker.FirstStreet })
	if e.journal.undos != 1 || e.play.model.Person().Board.Len() != 0 || len(e.play.model.Placing.Left()) != 5 {
		t.Errorf("%d undos, the board is %v, %d cards are in the hand", e.journal.undos, e.play.model.Person().Board, len(e.play.model.Placing.Left()))
	}
	if e.Undo(); e.said() != text.T("poker.nothing-to-undo") {
		t.Errorf("with nothing to undo it says %q", e.said())
	}
}

// A game that is resumed in the middle of a hand is where it was.
func TestResuming(t *testing.T) {
	e := sit(t, 3, nil)
	for range 3 {
		e.byBuilding(t)
		e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	}
	hand := e.play.state.Hand
	again := sitWith(t, e.play.config, e.play.options, play.Start{Game: e.play.state.Game, Hand: &hand})
	again.wait(t, "the person's turn", func() bool { return again.play.state.Asked })
	if got, want := again.play.model.Person(), e.play.model.Person(); got.Board != want.Board || !again.play.model.Placing.Of(e.play.model.Placing) || again.play.model.Stage != 4 {
		t.Errorf("the board is %v, want %v; stage %d", got.Board, want.Board, again.play.model.Stage)
	}
	if _, moving := again.parts.surface.Moving(); moving {
		t.Error("it is dealt again")
	}
}

// While cards still move, Enter and Space bring them to their end; a placing that is complete is confirmed all the same.
func TestEnterWhileCardsMove(t *testing.T) {
	for name, key := range map[string]fyne.KeyName{"Enter": fyne.KeyReturn, "Space": fyne.KeySpace} {
		e := sit(t, 2, nil)
		s := e.parts.surface
		s.Animated = true
		s.Run = func(time.Duration, func(time.Duration)) (stop func()) { return func() {} } // a stopped clock
		e.letters("1b")
		if _, moving := s.Moving(); !moving {
			t.Fatal("nothing moves")
		}
		e.Key(key)
		if _, moving := s.Moving(); moving || e.parts.sent() || e.said() != text.TN("poker.place-all", 5) {
			t.Errorf("%s: moving %v, sent %v, it says %q", name, moving, e.parts.sent(), e.said())
		}
		e.byBuilding(t)
		e.goOn(t, func() { e.Key(key) })
		if e.play.model.Stage != 2 {
			t.Errorf("%s: after it the hand is on street %d", name, e.play.model.Stage)
		}
	}
}

// A click doesn't have the whole window drawn again, the felt among it; other colours do.
func TestAClickDrawsLittle(t *testing.T) {
	e := sit(t, 2, nil)
	if e.parts.veil.Visible() {
		t.Error("the table is dimmed without a sheet on it")
	}
	c := &counter{Rectangle: canvas.NewRectangle(nil)}
	e.finale.joy.Layer.Objects = append(e.finale.joy.Layer.Objects, c)
	e.parts.change(e.play.model.Choose(0))
	if e.note.say("something"); c.drawn != 0 {
		t.Errorf("all is drawn %d times for a card that is chosen and a word", c.drawn)
	}
	if e.Redraw(); c.drawn == 0 {
		t.Error("in other colours it isn't drawn again")
	}
}

// counter is an object that counts its drawings.
type counter struct {
	*canvas.Rectangle
	drawn int
}

// Refresh implements fyne.CanvasObject.
func (c *counter) Refresh() { c.drawn++ }
