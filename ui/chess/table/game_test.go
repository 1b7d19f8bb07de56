package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// hands makes a person's moves: by keys, or by the mouse.
type hands interface {
	move(t *testing.T, e *evening, squares ...string)
	become(t *testing.T, e *evening, kind chess.Kind)
	roll(e *evening)
	again(t *testing.T, e *evening)
}

// byKeys goes from square to square with the arrows.
type byKeys struct{}

func (byKeys) move(t *testing.T, e *evening, squares ...string) {
	t.Helper()
	from := squareOf(t, squares[0])
	for range chess.Squares {
		if e.move.cursor.Square == from {
			break
		}
		e.Key(fyne.KeyPageDown)
	}
	e.Key(fyne.KeyReturn)
	for _, name := range squares[1:] {
		e.walk(t, squareOf(t, name))
		e.Key(fyne.KeyReturn)
	}
}

// walk brings the cursor to a square by arrows.
func (e *evening) walk(t *testing.T, to chess.Square) {
	t.Helper()
	g := e.parts.board.Geometry()
	toX, toY := g.Centre(to)
	for range 60 {
		x, y := g.Centre(e.move.cursor.Square)
		switch {
		case y > toY+1:
			e.Key(fyne.KeyUp)
		case y < toY-1:
			e.Key(fyne.KeyDown)
		case x < toX-1:
			e.Key(fyne.KeyRight)
		case x > toX+1:
			e.Key(fyne.KeyLeft)
		default:
			return
		}
	}
	t.Fatalf("arrows don't lead to %v: the cursor is on %v", to, e.move.cursor.Square)
}

func (byKeys) become(_ *testing.T, e *evening, kind chess.Kind) {
	e.letters(strings.ToLower(kind.Letter()))
}
func (byKeys) roll(e *evening)                { e.Key(fyne.KeySpace) }
func (byKeys) again(_ *testing.T, e *evening) { e.Key(fyne.KeyReturn) }

// byMouse clicks, and every other time drags.
type byMouse struct{ drags *bool }

func (b byMouse) move(t *testing.T, e *evening, squares ...string) {
	t.Helper()
	if *b.drags = !*b.drags; *b.drags && len(squares) > 1 {
		e.drag(t, squares[0], squares[1])
		squares = squares[2:]
	}
	for _, name := range squares {
		e.click(t, name)
	}
}

func (byMouse) become(t *testing.T, e *evening, kind chess.Kind) {
	t.Helper()
	p, ok := e.parts.sheets.Top().(*pickerSheet)
	if !ok {
		t.Fatal("nothing is asked")
	}
	for i, k := range p.kinds {
		if k == kind {
			test.Tap(p.rows[i])
			return
		}
	}
	t.Fatalf("%v isn't offered", kind)
}

func (byMouse) roll(e *evening)                { test.Tap(e.parts.buttons.act) }
func (byMouse) again(t *testing.T, e *evening) { test.Tap(e.button(t, text.T("chess.again"))) }

// button returns a button of the sheet on top by its label.
func (e *evening) button(t *testing.T, label string) *widget.Button {
	t.Helper()
	for _, o := range test.LaidOutObjects(e.parts.sheets.Shown()) {
		if b, ok := o.(*widget.Button); ok && b.Label == label {
			return b
		}
	}
	t.Fatalf("there is no button %q", label)
	return nil
}

// bothHands plays with keys alone, and with the mouse alone.
func bothHands(t *testing.T, play func(t *testing.T, by hands)) {
	t.Run("keys", func(t *testing.T) { play(t, byKeys{}) })
	t.Run("mouse", func(t *testing.T) { play(t, byMouse{new(bool)}) })
}

// answering makes the computer players make these moves where they are legal.
func answering(moves ...string) func(*play.Config, *Options) {
	set := map[string]bool{}
	for _, m := range moves {
		set[m] = true
	}
	return func(c *play.Config, _ *Options) {
		for i, seat := range c.Seats {
			if !seat.Person {
				c.Seats[i].Player = mover{moves: set}
			}
		}
	}
}

// A whole game, from the first move to the king's entry and the next game.
func TestAGame(t *testing.T) {
	const want = "A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle"
	bothHands(t, func(t *testing.T, by hands) {
		e := sit(t, "A1-2", answering("i14-h13", "h13-g12", "g12-f11", "f11-e10", "e10-d9"))
		for _, m := range []string{"d3 e4", "c2 d3", "d3 d4", "d4 e5", "e5 f6", "f6 g7"} {
			e.goOn(t, func() { by.move(t, e, strings.Fields(m)...) })
		}
		if e.line() != want {
			t.Fatalf("the game is %s, want %s", e.line(), want)
		}
		end, ok := e.parts.sheets.Top().(*endSheet)
		if !ok {
			t.Fatal("the end isn't told")
		}
		if words := wordsOf(e.parts.sheets.Shown()); !strings.Contains(words, text.T("chess.end-won")) || !strings.Contains(words, "Castle") {
			t.Errorf("the end is told as %q", words)
		}
		end.Rune('v')
		if by.again(t, e); e.games != 1 || e.reviewed != 11 {
			t.Errorf("%d new games; reviewed after %d events", e.games, e.reviewed)
		}
	})
}

// wordsOf returns all texts of an object.
func wordsOf(o fyne.CanvasObject) string {
	var words []string
	for _, o := range test.LaidOutObjects(o) {
		switch o := o.(type) {
		case *widget.Prose:
			words = append(words, o.Text)
		}
	}
	return strings.Join(words, "\n")
}

// A fresh knight leaps twice, or stops after its first leap by its square, the button or Enter.
func TestDoubleLeaps(t *testing.T) {
	bothHands(t, func(t *testing.T, by hands) {
		e := sit(t, "A1-2", nil)
		e.goOn(t, func() { by.move(t, e, "b4", "c6", "d8") })
		e.goOn(t, func() { by.move(t, e, "d2", "e4", "e4") })
		if !strings.HasPrefix(e.line(), "A1-2 ; b4-c6-d8 ") || !strings.Contains(e.line(), " d2-e4 ") {
			t.Errorf("the game is %s", e.line())
		}
	})
	e := sit(t, "A1-2", nil)
	e.click(t, "b4")
	e.click(t, "c6")
	if !e.move.mayStop() || !e.parts.buttons.act.Visible() || e.says() != text.T("chess.second-leap") {
		t.Fatalf("after the first leap it says %q", e.says())
	}
	e.Key(fyne.KeyEscape)
	if e.move.mayStop() || e.view.model.Chosen != squareOf(t, "b4") {
		t.Errorf("Esc goes back to %v", e.view.model.Chosen)
	}
	e.click(t, "c6")
	e.goOn(t, func() { test.Tap(e.parts.buttons.act) })
	if !strings.Contains(e.line(), "; b4-c6 ") {
		t.Errorf("the game is %s", e.line())
	}
	e.click(t, "d2")
	e.click(t, "e4")
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if !strings.Contains(e.line(), " d2-e4 ") {
		t.Errorf("the game is %s", e.line())
	}
}

// A pawn that arrives in the Castle is exchanged as chosen, or stays a pawn; Esc takes the move back.
func TestExchanges(t *testing.T) {
	const arrival = "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1"
	bothHands(t, func(t *testing.T, by hands) {
		for kind, want := range map[chess.Kind]string{chess.Rook: "f6-g7=R", chess.Pawn: "f6-g7 "} {
			e := sit(t, arrival, nil)
			by.move(t, e, "f6", "g7")
			if _, ok := e.parts.sheets.Top().(*pickerSheet); !ok {
				t.Fatal("nothing is asked")
			}
			e.Key(fyne.KeyEscape)
			if !e.parts.sheets.Empty() || e.play.events() != 0 {
				t.Fatalf("after Esc the game is %s", e.line())
			}
			e.Key(fyne.KeyEscape)
			by.move(t, e, "f6", "g7")
			e.goOn(t, func() { by.become(t, e, kind) })
			if !strings.Contains(e.line(), want) {
				t.Errorf("the game is %s, want %s", e.line(), want)
			}
		}
	})
}

// A pawn in the Castle has to be exchanged first, and nothing else moves until then.
func TestCompulsion(t *testing.T) {
	const compelled = "7yK/10/12/14/14/14/6rP7/6rP7/14/rRrN2yQ9/rRrN12/1rB10/10/rKrQ6 r A1-2 r-y- - - 0 1"
	bothHands(t, func(t *testing.T, by hands) {
		e := sit(t, compelled, nil)
		if e.says() != text.T("chess.compelled") {
			t.Errorf("it says %q", e.says())
		}
		e.click(t, "a4")
		if e.says() != text.T("chess.compelled") || e.move.holds() {
			t.Errorf("a rook is held: %v; it says %q", e.move.holds(), e.says())
		}
		by.move(t, e, "g8")
		e.goOn(t, func() { by.become(t, e, chess.Bishop) })
		if !strings.Contains(e.line(), "; g8=B ") {
			t.Errorf("the game is %s", e.line())
		}
	})
}

// With dice the user rolls first; each piece moves once, and the remaining moves are shown.
func TestDice(t *testing.T) {
	const start = "7yK/10/12/14/14/14/14/14/14/14/2rP11/3rP8/10/rK7 r A1-2D r-y- - 0,0,0,0 0 1"
	bothHands(t, func(t *testing.T, by hands) {
		e := sit(t, start, func(c *play.Config, _ *Options) { c.Dice = func(int) chess.Dice { return chess.Dice{A: 3, B: 2} } })
		e.typed("c4d5")
		if e.play.events() != 0 || e.says() != text.T("chess.roll-first") {
			t.Fatalf("before the roll it says %q", e.says())
		}
		e.goOn(t, func() { by.roll(e) })
		if !strings.HasSuffix(e.says(), text.TN("chess.choose-piece-dice", 2)) {
			t.Errorf("it says %q", e.says())
		}
		e.goOn(t, func() { by.move(t, e, "c4", "d5") })
		e.click(t, "d5")
		if e.says() != text.T("chess.has-moved") || e.move.holds() {
			t.Errorf("it says %q", e.says())
		}
		if c := e.parts.corners[chess.Red].corner; c.left != 1 || c.dice != (chess.Dice{A: 3, B: 2}) || !c.laps.shown {
			t.Errorf("the corner shows %+v", c)
		}
		e.goOn(t, func() { by.move(t, e, "d1", "d2") })
		if !strings.Contains(e.line(), "; 32:c4-d5,d1-d2 ") {
			t.Errorf("the game is %s", e.line())
		}
	})
}

// The board can be seen from a corner or a side, and can be turned; the user's army is at the bottom, in the left
// corner.
func TestViewsAndTurns(t *testing.T) {
	var kept Look
	e := sit(t, "A1-4", func(_ *play.Config, o *Options) { o.OnLook = func(l Look) { kept = l } })
	g := e.parts.geometry()
	for i, a := range []chess.Army{chess.Red, chess.Blue, chess.Yellow, chess.Green} {
		if at := e.parts.corners[a].Position(); at != fyne.NewPos(g.Corners[i].X, g.Corners[i].Y) {
			t.Errorf("%v is at %v, want %v", a, at, g.Corners[i])
		}
	}
	e.Rune('v')
	if kept.View != tabletop.Grid || e.view.model.Facing.View != tabletop.Grid {
		t.Errorf("the board is seen as %v, kept is %v", e.view.model.Facing, kept)
	}
	bottoms := ""
	for range 4 {
		e.Rune('t')
		bottoms += e.view.model.Facing.Bottom.String()
	}
	if at := e.parts.corners[chess.Red].Position(); bottoms != "gybr" && bottoms != "bygr" || at != fyne.NewPos(g.Corners[0].X, g.Corners[0].Y) {
		t.Errorf("at the bottom are %s", bottoms)
	}
}

// The meaning of a captured king for the user is explained: the army changes hands, or the user has no more turns.
func TestTakeOvers(t *testing.T) {
	const booty = "7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A1-3 rby- - - 7 30"
	e := sit(t, booty, answering("m4-m5"))
	e.typed("b11b12")
	e.wait(t, "the capture", func() bool { return e.play.events() > 0 })
	if told := joined(e.note.story.told); !strings.Contains(told, text.T("chess.yours", "Army", "Blue")) {
		t.Errorf("it is told as %q", told)
	}
	e.wait(t, "the next turn", func() bool { return e.play.state.Asked == chess.Red })
	if !strings.Contains(e.says(), text.T("chess.yours", "Army", "Blue")) {
		t.Errorf("in the next turn it says %q", e.says())
	}
	blue := e.parts.corners[chess.Blue].corner
	if blue.rim != chess.Red || blue.name != text.T("chess.you") || blue.status != text.T("chess.corner.taken", "Army", "Red") {
		t.Errorf("the corner shows %+v", blue)
	}
	e.goOn(t, func() { e.typed("a5b4") }) // a pawn of the captured army
	if !strings.Contains(e.line(), " a5-b4 ") {
		t.Errorf("the game is %s", e.line())
	}
	for _, tt := range []struct{ variant, want string }{{"A1", "chess.yours-lost"}, {"A2", "chess.your-leader"}} {
		e := sit(t, strings.Replace(booty, "A1", tt.variant, 1), func(c *play.Config, o *Options) {
			two(c, o)
			o.Names = map[chess.Army]string{chess.Red: "Anna", chess.Blue: "", chess.Yellow: "Bela"}
		})
		e.typed("b11b12")
		e.wait(t, "the capture", func() bool { return e.play.events() > 0 })
		if told := joined(e.note.story.told); !strings.Contains(told, text.T(tt.want, "Captor", "Red")) {
			t.Errorf("%s: it is told as %q", tt.variant, told)
		}
	}
}
