package editor

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk is a screen with a record of what it leads to.
type desk struct {
	*Screen
	t      *testing.T
	window fyne.Window
	played []string
	left   []chess.Arrangement
}

func rules(code string) chess.Rules {
	v, err := chess.ParseVariant(code)
	if err != nil {
		panic(err)
	}
	return chess.Usual(v)
}

// open shows an empty board of a variant in the smallest window.
func open(t *testing.T, code string) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{t: t}
	d.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Start: chess.NewArrangement(rules(code)), View: tabletop.Grid, Rules: chess.Usual, Read: chess.ParsePosition,
		OnPlay:  func(p chess.Position) { d.played = append(d.played, p.String()) },
		OnLeave: func(a chess.Arrangement) { d.left = append(d.left, a) },
	})
	d.window = test.NewTempWindow(t, d.Content())
	d.window.SetPadded(false)
	d.window.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(d.Close)
	return d
}

func square(name string) chess.Square {
	s, err := chess.ParseSquare(name)
	if err != nil {
		panic(err)
	}
	return s
}

// middle returns the middle of a square, on the board.
func (d *desk) middle(name string) fyne.Position {
	x, y := d.parts.board.Place(square(name)).Centre()
	return fyne.NewPos(x, y)
}

// tap clicks squares.
func (d *desk) tap(squares ...string) {
	for _, s := range squares {
		d.parts.board.Tapped(&fyne.PointEvent{Position: d.middle(s)})
	}
}

// pick clicks a piece in the tray.
func (d *desk) pick(a chess.Army, k chess.Kind) {
	x, y := d.parts.box.place(a, k).Centre()
	d.parts.box.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
}

// drag drags from a place to another one on a widget.
func drag(on fyne.Draggable, from, to fyne.Position) {
	half := fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
	for _, step := range [][2]fyne.Position{{from, half}, {half, to}} {
		way := step[1].Subtract(step[0])
		on.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: step[1]}, Dragged: fyne.NewDelta(way.X, way.Y)})
	}
	on.DragEnd()
}

// pull drags a piece out of the tray to a place on the board.
func (d *desk) pull(a chess.Army, k chess.Kind, to fyne.Position) {
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	x, y := d.parts.box.place(a, k).Centre()
	drag(d.parts.box, fyne.NewPos(x, y), to.Add(place(d.parts.board)).Subtract(place(d.parts.box)))
}

// has reports a board with other pieces than these, as in "rKa5 bQd4".
func (d *desk) has(want string) {
	d.t.Helper()
	var got []string
	for s, piece := range d.model.now().Pieces {
		if piece != chess.Empty {
			got = append(got, piece.String()+chess.Square(s).String())
		}
	}
	if have := strings.Join(got, " "); have != want {
		d.t.Errorf("on the board is %q, want %q", have, want)
	}
	if shown := d.parts.board.Model().Pieces; shown != d.model.now().Pieces {
		d.t.Error("the board shows other pieces")
	}
}

// says reports each text that isn't said.
func (d *desk) says(all ...string) {
	d.t.Helper()
	var said strings.Builder
	for _, o := range test.LaidOutObjects(d.Content()) {
		if p, ok := o.(*widget.Prose); ok && p.Visible() {
			said.WriteString(p.Text + "\n")
		}
	}
	for _, want := range all {
		if !strings.Contains(said.String(), want) {
			d.t.Errorf("%q isn't in\n%s", want, &said)
		}
	}
}

// write types letters.
func (d *desk) write(letters string) {
	for _, r := range letters {
		d.Rune(r)
	}
}

// press presses keys.
func (d *desk) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		d.Key(k)
	}
}

// go to moves the keyboard's cursor to a square.
func (d *desk) goTo(name string) {
	d.t.Helper()
	to := square(name)
	if d.model.cursor == chess.NoSquare {
		d.press(fyne.KeyUp)
	}
	for range 30 {
		at := d.model.cursor
		switch {
		case at.X() < to.X():
			d.press(fyne.KeyRight)
		case at.X() > to.X():
			d.press(fyne.KeyLeft)
		case at.Y() < to.Y():
			d.press(fyne.KeyUp)
		case at.Y() > to.Y():
			d.press(fyne.KeyDown)
		}
	}
	if d.model.cursor != to {
		d.t.Fatalf("the cursor is on %v, not %v", d.model.cursor, to)
	}
}

// Pieces are dragged from the tray to the board, on the board, and off it.
func TestDrag(t *testing.T) {
	d := open(t, "A1-2")
	d.pull(chess.Red, chess.King, d.middle("d2"))
	d.pull(chess.Yellow, chess.Queen, d.middle("h10"))
	d.has("rKd2 yQh10")
	if len(d.parts.aloft.Objects) != 0 {
		t.Error("the piece is still at the pointer")
	}
	drag(d.parts.board, d.middle("h10"), d.middle("d2"))
	d.has("yQd2")
	d.press(fyne.KeyDelete) // nothing is picked up, and there is no cursor
	drag(d.parts.board, d.middle("d2"), fyne.NewPos(1, 1))
	d.has("")
	d.pull(chess.Red, chess.King, fyne.NewPos(1, 1)) // beside the board
	drag(d.parts.board, d.middle("f6"), d.middle("f7"))
	d.has("")
	x, y := d.parts.box.place(chess.Blue, chess.Rook).Centre()
	drag(d.parts.box, fyne.NewPos(x, y), fyne.NewPos(x+3, y)) // a click with a shaky hand
	d.says("put a rook of Blue there")
	if len(d.model.all) != 5 {
		t.Errorf("there are %d arrangements", len(d.model.all))
	}
}

// A click puts the piece that is chosen in the tray, or takes it away again; without one it picks up a piece.
func TestClick(t *testing.T) {
	d := open(t, "A1-4")
	d.says(text.T("chess.editor.none", "Army", "Red"))
	d.pick(chess.Blue, chess.Rook)
	d.says("put a rook of Blue there")
	d.tap("f6", "f7", "f6")
	d.has("bRf7")
	d.pick(chess.Blue, chess.Rook) // let go
	d.tap("f6")
	d.has("bRf7")
	d.tap("f7")
	d.says("move the piece on f7 there")
	d.tap("g7")
	d.has("bRg7")
	d.tap("g7")
	d.press(fyne.KeyDelete)
	d.has("")
	d.pick(chess.Green, chess.Pawn)
	d.press(fyne.KeyEscape)
	if len(d.left) != 0 || d.model.kind != chess.NoKind {
		t.Error("Esc leaves the screen, or the piece is still chosen")
	}
	d.pick(chess.Green, chess.Pawn)
	d.click(chess.NoSquare)
	d.tap("f6")
	d.has("")
}

// Letters put pieces of the chosen army at the cursor; Tab chooses the army.
func TestLetters(t *testing.T) {
	d := open(t, "A1-4")
	d.write("q") // without a cursor it is chosen
	d.says("put a queen of Red there")
	d.goTo("f6")
	d.press(fyne.KeyReturn)
	d.has("rQf6")
	d.write("K")
	d.has("rKf6")
	d.window.Canvas().FocusNext() // Tab
	for _, tab := range d.parts.tabs {
		if tab.Size() != (fyne.Size{}) {
			t.Errorf("a click finds the field of Tab, which has %v", tab.Size())
		}
	}
	d.goTo("f5")
	d.write("n")
	d.has("bNf5 rKf6")
	d.press(fyne.KeyPageUp, fyne.KeyPageUp)
	d.goTo("e5")
	d.write("b")
	d.has("gBe5 bNf5 rKf6")
	d.press(fyne.KeyBackspace)
	d.has("bNf5 rKf6")
	d.press(fyne.KeyEscape) // the queen is let go
	d.goTo("f5")
	d.press(fyne.KeyReturn)
	d.goTo("f7")
	d.press(fyne.KeyReturn)
	d.has("rKf6 bNf7")
}

// Each way back leads to what was there before, and on again until something else is done.
func TestUndo(t *testing.T) {
	d := open(t, "A1-2")
	d.write("k")
	d.tap("d2", "d3")
	d.write("2") // three players
	d.Undo()
	d.says("Conquest, 2 players")
	d.Undo()
	d.has("rKd2")
	test.Tap(d.parts.undo)
	d.has("")
	if !d.parts.undo.Disabled || d.parts.redo.Disabled {
		t.Error("the buttons are wrong at the first one")
	}
	d.Undo()
	d.Redo()
	test.Tap(d.parts.redo)
	d.has("rKd2 rKd3")
	d.Redo()
	d.says("Conquest, 3 players")
	d.Undo()
	d.tap("d4")
	d.Redo()
	d.has("rKd2 rKd3 rKd4")
	if !d.parts.redo.Disabled || d.model.now().Rules.Persons != 2 {
		t.Error("what was undone comes back after something else was done")
	}
	d.press(fyne.KeyEnd)
	d.has("")
	d.Undo()
	d.has("rKd2 rKd3 rKd4")
	d.press(fyne.KeyHome)
	if now, start := d.model.now(), chess.Start(rules("A1-2")); now != chess.Arrange(start) {
		t.Error("Home doesn't set up the start")
	}
}

// The line below the board says whether the position can be played, and if not why; only then there is something to play.
func TestLegality(t *testing.T) {
	for _, tt := range []struct {
		variant, letters string // "rKd2" puts a piece
		says             string
	}{
		{"A1-2", "", "no king on the board"},
		{"A1-2", "rKd2", "only one king"},
		{"A1-2", "rKd2 rKd4", "Red has more than one king."},
		{"A1-2", "rKd2 yKj12 yQa5 yQa6", "Yellow has more than one queen."},
		{"A1-2", "rKd2 yKj12 yBa5 yBa6 yBa7", "Yellow has more than two bishops."},
		{"A1-2", "rKd2 yKj12 yNa5 yNa6 yNa7", "Yellow has more than two knights."},
		{"A1-2", "rKd2 yKj12 yRa5 yRa6 yRa7", "Yellow has more than two rooks."},
		{"A1-2", "rKd2 yKj12 yPa5 yPa6 yPa7 yPa8 yPa9 yPa10 yPb5 yPb6", "Yellow has more than seven pawns."},
		{"A1-2", "rKg7 yKj12", "The king of Red stands in the Castle"},
		{"A1-2", "rKd2 yKj12 bPf6", "Blue doesn’t play in Conquest, 2 players."},
		{"A1-4", "rKd2 yKj12 bPf6", "Blue has pieces, but no king to command them."},
		{"A2-4", "bKb11 yKj12 bPf6", "It can’t be Red’s turn: it has no king."},
		{"B-4", "rKd2 yKj12 bPf6", "Neither Blue nor its partner has a king"},
		{"B-4", "yKj12 bPf6 gKj2", "This position can be played. Red is to move."},
		{"A1-3D", "rKd2 yKj12 rNb4", "This position can be played. Red is to move."},
	} {
		d := open(t, tt.variant)
		for _, word := range strings.Fields(tt.letters) {
			piece, err := chess.ParsePiece(word[:2])
			if err != nil {
				t.Fatal(err)
			}
			d.to(d.model.put(square(word[2:]), piece))
		}
		d.says(tt.says)
		d.press(fyne.KeySpace)
		_, err := d.model.now().Position()
		if legal := err == nil; legal != strings.HasPrefix(tt.says, "This") || legal == d.parts.play.Disabled || legal == d.parts.copy.Disabled || legal != (len(d.played) == 1) {
			t.Errorf("%s %s: %v, and %d are played", tt.variant, tt.letters, err, len(d.played))
		}
		if err == nil {
			if _, err := chess.ParsePosition(d.played[0]); err != nil {
				t.Errorf("%s is played: %v", d.played[0], err)
			}
		}
	}
}

// What is copied can be pasted; what can't be read is refused, and so is a copy of what can't be played.
func TestCopyAndPaste(t *testing.T) {
	const position = "7yK/10/12/14/bR13/5bP2yP5/14/14/14/4rP9/13gK/12/10/rK7 g A1-4D rryg - 4,0,0,0 7 31"
	d := open(t, "B-2")
	clipboard := fyne.CurrentApp().Clipboard()
	clipboard.SetContent(position)
	d.Paste()
	d.says(text.T("chess.editor.pasted"), "Green is to move", "Conquest, 4 players, with dice")
	clipboard.SetContent("")
	test.Tap(d.parts.copy)
	d.says(text.T("chess.editor.copied"))
	if got := clipboard.Content(); got != position {
		t.Errorf("copied is\n%s\nwant\n%s", got, position)
	}
	d.write("t")
	d.says(text.T("chess.editor.copied"))
	clipboard.SetContent(strings.Replace(position, "7yK", "6yKyK", 1))
	d.Paste()
	d.says("can’t be set up: Yellow has more than one king.", "Green is to move")
	clipboard.SetContent("nonsense")
	d.Paste()
	d.says("can’t be set up: the position can't be read")
	d.press(fyne.KeyEnd)
	d.Copy()
	if clipboard.Content() != "nonsense" {
		t.Errorf("copied is %q", clipboard.Content())
	}
	d.Undo()
	d.press(fyne.KeySpace)
	if len(d.played) != 1 || d.played[0] != position {
		t.Errorf("played is %v", d.played)
	}
}

// The rows choose game, players, dice and turn, by clicks and by digits.
func TestRows(t *testing.T) {
	d := open(t, "A1-4")
	for _, step := range []struct{ key, want string }{
		{"1", "A2-4 r"}, {"2", "A2-2 r"}, {"2", "A2-3 r"}, {"4", "A2-3 b"}, {"4", "A2-3 y"}, {"1", "B-4 y"}, {"3", "B-4D y"}, {"4", "B-4D g"},
		{"2", "B-2D g"}, {"1", "A1-2D r"}, {"3", "A1-2 r"}, {"5", "A1-2 r"},
	} {
		d.write(step.key)
		a := d.model.now()
		if got := a.Rules.Variant.String() + " " + a.Turn.String(); got != step.want {
			t.Errorf("after %s it is %s, want %s", step.key, got, step.want)
		}
	}
	d.write("12")
	d.to(d.model.put(square("f6"), chess.PieceOf(chess.Red, chess.Pawn)).put(square("b11"), chess.PieceOf(chess.Blue, chess.King)))
	d.to(d.model.put(square("j12"), chess.PieceOf(chess.Yellow, chess.King)))
	for _, want := range []struct{ says, control string }{
		{"Red has pieces, but no king", "-by-"}, {"Red is to move", "bby-"}, {"Red is to move", "yby-"}, {"Red has pieces, but no king", "-by-"},
	} {
		got := ""
		for _, by := range d.model.now().Control {
			got += by.String()
		}
		if d.says(want.says, "Red obeys"); got != want.control {
			t.Errorf("armies are commanded by %s, want %s", got, want.control)
		}
		d.write("5")
	}
	d.to(d.model.put(square("f6"), chess.Empty))
	d.write("5")
	choice := d.parts.choices.Objects[3].(*widget.Choice)
	choice.Choose(1)
	if d.model.now().Turn != chess.Blue {
		t.Error("a click gives another army the turn")
	}
	before := d.parts.facing
	d.write("tv")
	if d.parts.facing.View == before.View || d.parts.facing.Bottom == before.Bottom {
		t.Errorf("the board lies as %+v", d.parts.facing)
	}
	if d.press(fyne.KeyEscape); len(d.left) != 1 || d.left[0] != d.model.now() {
		t.Errorf("left is %v", d.left)
	}
}

// Everything has its room in windows of each size and with letters of each size, whatever is said.
func TestItFits(t *testing.T) {
	d := open(t, "A2-4D")
	var f layouttest.Faults
	smallest := fyne.NewSize(1024, 700)
	for i, size := range append(layouttest.Windows(smallest), fyne.NewSize(2560, 1440)) {
		m := layouttest.Measured(t, i)
		d.window.Resize(size)
		d.Redraw()
		for _, act := range []func(){
			func() { d.to(d.model.empty().put(square("f6"), chess.PieceOf(chess.Yellow, chess.Pawn))) },
			func() { d.to(d.model.start().put(square("d1"), chess.Empty).put(square("c2"), chess.Empty)) },
			func() { d.to(d.model.choose(chess.Yellow, chess.Knight)) },
			func() { d.to(d.model.start()) },
			func() { fyne.CurrentApp().Clipboard().SetContent("nonsense"); d.Paste() },
		} {
			act()
			if needs, has := d.parts.column.Content.MinSize().Height, d.parts.column.Size().Height; needs > has && m.Words == theme.NormalLetters {
				t.Errorf("%v: the column needs %v and has %v", size, needs, has)
			}
			f.Walk(fmt.Sprintf("%v, %v: %s", size, m, d.parts.legal.Text), d.Content(), nil, size)
		}
	}
	f.Report(t)
}
