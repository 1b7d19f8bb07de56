package lessons

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/teach/teachtest"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestMessages(t *testing.T) {
	teachtest.Messages(t, lesson.Course(), "../text/lesson.en.json")
}

func TestWalk(t *testing.T) {
	art := widget.NewArt(cardart.Style{})
	teachtest.Walk(t, lesson.Course(), func(c *teach.Course, onGame func()) *teach.Screen {
		return New(art, Options{Course: c, OnGame: onGame, OnBack: func() {}}).Screen
	})
}

// A move is made with two clicks or with keys, a double leap with three; a pawn in the Castle becomes a queen.
func TestMoves(t *testing.T) {
	square := func(name string) chess.Square {
		s, err := chess.ParseSquare(name)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	var made []string
	b := newBoard(widget.NewArt(cardart.Style{}), false, func(event string) { made = append(made, event) })
	w := test.NewWindow(b.Content())
	defer w.Close()
	w.Resize(fyne.NewSize(700, 700))
	for _, l := range lesson.Course() {
		for i, s := range l.Steps {
			if s.Kind() != learning.Acted {
				continue
			}
			if err := b.Lay(l.Position(i, nil), s.Halo, false); err != nil {
				t.Fatal(err)
			}
			e, _ := chess.ParseEvent(s.Do.Right[0])
			move, _ := e.Move()
			if b.put(move.From); len(made) > 0 || b.Key(fyne.KeyUp) {
				t.Fatalf("%s: the board takes a move that isn't wanted", s.ID)
			}
			if err := b.Lay(l.Position(i, nil), s.Halo, true); err != nil {
				t.Fatal(err)
			}
			b.put(move.From)
			if move.Via != chess.NoSquare {
				b.put(move.Via)
			}
			if b.put(move.To); len(made) != 1 || made[0] != s.Do.Right[0] {
				t.Errorf("%s: made is %q, want %s", s.ID, made, s.Do.Right[0])
			}
			made = nil
		}
	}
	if err := b.Lay(learning.Position{Start: "A1-2"}, nil, true); err != nil {
		t.Fatal(err)
	}
	b.cursor = square("d3")
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEscape, fyne.KeyReturn} {
		b.Key(key)
	}
	b.cursor = square("e4")
	if b.Key(fyne.KeyReturn); len(made) != 1 || made[0] != "d3-e4" {
		t.Errorf("with keys %q is made", made)
	}
}
