package puzzles

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/puzzle"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk is a screen with a record of what it keeps.
type desk struct {
	*Screen
	t     *testing.T
	kept  map[string]chessstore.Attempt
	err   error
	backs int
}

func (d *desk) KeepAttempt(start string, a chessstore.Attempt) error {
	if d.err == nil {
		d.kept[start] = a
	}
	return d.err
}

var now = time.UnixMilli(1_800_000_000_000)

// open shows the puzzles in the smallest window, from the first of a kind and a number of turns on.
func open(t *testing.T, kind puzzle.Kind, turns int) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{t: t, kept: map[string]chessstore.Attempt{}}
	all, first := puzzle.All(), 0
	for all[first].Kind != kind || all[first].Turns != turns {
		first++
	}
	d.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Puzzles: all, First: first, Today: 7, Store: d, View: tabletop.Corner, Runner: background.AtOnce(),
		Now: func() time.Time { return now }, OnBack: func() { d.backs++ },
	})
	w := test.NewTempWindow(t, d.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(d.Close)
	return d
}

// click clicks a square.
func (d *desk) click(squares ...chess.Square) {
	for _, s := range squares {
		if s != chess.NoSquare {
			x, y := d.parts.board.Place(s).Centre()
			d.parts.board.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
		}
	}
}

// wrong returns a legal move, from its square to another, that isn't the right one.
func (d *desk) wrong() chess.Move {
	for _, m := range d.model.at.Moves() {
		if m.Via == chess.NoSquare && m.Becomes == chess.NoKind && m.From != m.To && m != d.model.next() {
			return m
		}
	}
	d.t.Fatal("every move is right")
	return chess.Pass
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

// A puzzle is solved by clicks; the replies come by themselves, and what was done is kept.
func TestSolve(t *testing.T) {
	d := open(t, puzzle.WinKing, 2)
	p := d.model.puzzle()
	d.says("capture a king in 2 turns", text.T("chess.puzzle.find"), text.T("chess.puzzle.result.new"))
	if d.parts.back.Disabled == false || d.parts.hint.Disabled {
		t.Error("the buttons are wrong at the start")
	}
	first := p.Line[0]
	d.click(first.From, first.Via, first.To)
	d.says(first.String()+" is right", "capture a king this turn")
	if d.model.turns != 1 || d.model.at.Turn() != p.Solver() || len(d.kept) != 1 {
		t.Fatalf("%d turns are left, %v is to move, kept are %v", d.model.turns, d.model.at.Turn(), d.kept)
	}
	last := p.Line[len(p.Line)-1]
	d.drop(last.From, last.To) // without being picked up
	if d.model.done {
		t.Error("it is solved by what wasn't picked up")
	}
	d.grab(last.From)
	d.drop(last.From, last.To)
	d.says(text.T("chess.puzzle.solved.king"), text.T("chess.puzzle.result.solved"), "Solved: 1 of 60, 1 of them")
	want := chessstore.Attempt{At: now, Solved: true}
	if got := d.kept[p.Start.String()]; got != want || !d.parts.hint.Disabled {
		t.Errorf("kept is %+v", got)
	}
	n := d.model.n
	if d.Key(fyne.KeyReturn); d.model.n != n+1 {
		t.Errorf("Enter leads to %d", d.model.n)
	}
}

// To play a solved puzzle again, with wrong moves and with help, changes nothing that is kept but the time.
func TestSolvedStays(t *testing.T) {
	d := open(t, puzzle.SaveKing, 1)
	d.try(d.model.next())
	start := d.model.puzzle().Start.String()
	want := d.kept[start]
	if !want.Solved {
		t.Fatal("it isn't solved")
	}
	d.again()
	d.try(d.wrong())
	for range 3 {
		d.hint()
	}
	d.solution()
	if got := d.kept[start]; got != want || !d.model.done {
		t.Errorf("kept is %+v, want %+v", got, want)
	}
}

// A refutation that comes when its move has been undone, or another one made, shows nothing.
func TestALateRefutation(t *testing.T) {
	for name, leave := range map[string]func(*Screen){"a hint": (*Screen).hint, "the solution": (*Screen).solution} {
		d := open(t, puzzle.WinKing, 2)
		var late []func()
		d.work.Runner = background.NewRunnerWith(func(f func()) { f() }, func(f func()) { late = append(late, f) })
		d.try(d.wrong())
		leave(d.Screen)
		shown, said := d.model.shown, d.model.said
		for _, f := range late {
			f()
		}
		if d.model.shown != shown || d.model.said != said {
			t.Errorf("after %s it says %q", name, d.model.said)
		}
	}
}

// A wrong move is shown with what speaks against it, and taken back by a click, by Backspace or Esc.
func TestWrongMoves(t *testing.T) {
	for _, tt := range []struct {
		kind  puzzle.Kind
		turns int
		says  string
	}{
		{puzzle.WinKing, 2, "it is too late"}, {puzzle.EnterCastle, 2, "it is too late"}, {puzzle.SaveKing, 1, "captures the king"},
	} {
		d := open(t, tt.kind, tt.turns)
		p := d.model.puzzle()
		for i, back := range []func(){func() { d.Key(fyne.KeyBackspace) }, func() { d.Key(fyne.KeyEscape) }, func() { d.click(p.Line[0].From) }} {
			m := d.wrong()
			d.click(m.From, m.To)
			d.says(m.String()+" doesn’t work", tt.says)
			if d.model.attempt.Tries != i+1 || d.kept[p.Start.String()].Tries != i+1 || d.parts.board.Model().Pieces == tabletop.Of(p.Start).Pieces {
				t.Errorf("%v: after %v there are %+v", p, m, d.kept)
			}
			back()
			if d.model.astray || d.parts.board.Model().Pieces != tabletop.Of(p.Start).Pieces || d.backs > 0 {
				t.Errorf("%v: %v isn't taken back", p, m)
			}
		}
		if tt.turns == 2 {
			first := p.Line[0]
			d.click(first.From, first.Via, first.To)
			m := d.wrong()
			d.click(m.From, m.To)
			d.says(text.T("chess.puzzle.wrong.late", "Move", m))
			d.Key(fyne.KeyBackspace)
			if d.model.turns != 1 || d.model.astray {
				t.Errorf("%v: %v isn't taken back to the second turn", p, m)
			}
		}
		if d.Key(fyne.KeyEscape); d.backs != 1 {
			t.Errorf("Esc leads back %d times", d.backs)
		}
	}
}

// Hints name the piece, then the move; a move can be shown, and all of that is kept and told.
func TestHelp(t *testing.T) {
	d := open(t, puzzle.EnterCastle, 2)
	p := d.model.puzzle()
	d.Rune('h')
	d.says("Move the piece on " + p.Line[0].From.String())
	d.Rune('h')
	d.says("Play " + p.Line[0].String())
	if b := d.parts.board.Model(); len(b.Arrows) != 1 || b.Arrows[0].To != p.Line[0].To {
		t.Errorf("the arrows are %v", b.Arrows)
	}
	d.Rune('f')
	d.says(p.Line[0].String()+" is right", "Hints: 2")
	test.Tap(d.parts.solution)
	d.says(text.T("chess.puzzle.solved.castle"), text.T("chess.puzzle.result.shown"), "Solved: 1 of 60, 0 of them")
	want := chessstore.Attempt{At: now, Hints: 2, Shown: true, Solved: true}
	if got := d.kept[p.Start.String()]; got != want {
		t.Errorf("kept is %+v", got)
	}
	d.Rune('h')
	if d.Rune('f'); d.model.attempt != want {
		t.Errorf("help after the end is counted: %+v", d.model.attempt)
	}
	if d.Rune('n'); d.model.done || d.model.turns != 2 || !d.model.attempt.Solved {
		t.Errorf("from the start it is %+v", d.model.attempt)
	}
}

// The puzzles are leafed through by keys, round all of them; one key leads to that of the day; the board turns.
func TestLeafing(t *testing.T) {
	d := open(t, puzzle.SaveKing, 1)
	for _, step := range []struct {
		do   func()
		want int
	}{
		{func() { d.Key(fyne.KeyPageUp) }, 59}, {func() { d.Key(fyne.KeyPageDown) }, 0}, {func() { d.Key(fyne.KeyPageDown) }, 1}, {func() { d.Rune('Y') }, 7},
	} {
		step.do()
		if d.model.n != step.want || d.parts.facing.Bottom != d.model.puzzle().Solver() {
			t.Errorf("puzzle %d from the side of %v, want %d", d.model.n, d.parts.facing.Bottom, step.want)
		}
	}
	d.says("Position of the day: puzzle 8 of 60")
	before := d.parts.facing
	d.Rune('t')
	if d.Rune('v'); d.parts.facing.Bottom == before.Bottom || d.parts.facing.View == before.View {
		t.Errorf("the board lies as %+v", d.parts.facing)
	}
}

// A move is made by the arrow keys and Enter.
func TestKeys(t *testing.T) {
	d := open(t, puzzle.SaveKing, 1)
	d.Rune('v')
	m := d.model.next()
	d.Key(fyne.KeyUp)
	for _, square := range []chess.Square{m.From, m.To} {
		for range 40 {
			x, y := d.parts.board.Place(square).Centre()
			cx, cy := d.parts.board.Place(d.model.cursor).Centre()
			switch {
			case cx < x-1:
				d.Key(fyne.KeyRight)
			case cx > x+1:
				d.Key(fyne.KeyLeft)
			case cy > y+1:
				d.Key(fyne.KeyUp)
			case cy < y-1:
				d.Key(fyne.KeyDown)
			}
		}
		d.Key(fyne.KeyReturn)
	}
	if !d.model.done {
		t.Errorf("the cursor is on %v, and it says %q", d.model.cursor, d.model.said)
	}
}

// What can't be saved is said.
func TestNotKept(t *testing.T) {
	d := open(t, puzzle.SaveKing, 1)
	d.err = errors.New("the disk is full")
	d.Rune('h')
	d.says("could not be saved: the disk is full")
}

// Every puzzle fits the smallest window, and has words.
func TestItFits(t *testing.T) {
	d := open(t, puzzle.SaveKing, 1)
	for n := range d.model.all {
		d.show(n)
		if least := d.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
			t.Errorf("puzzle %d needs %v", n+1, least)
		}
		if words := d.model.task() + d.model.result() + d.titleWords(); strings.Contains(words, "chess.puzzle") || strings.Contains(words, "no value") {
			t.Errorf("puzzle %d says %q", n+1, words)
		}
	}
}
