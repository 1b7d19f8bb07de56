package lessons

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/lesson"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/teach/teachtest"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
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

// Cards are placed with the mouse or with keys, and taken back, until all are placed that are to be.
func TestPlacing(t *testing.T) {
	var made []string
	said := ""
	b := newBoard(widget.NewArt(cardart.Style{}), false, func(event string) { made = append(made, event) }, func(words string) { said = words })
	w := test.NewWindow(b.Content())
	defer w.Close()
	w.Resize(fyne.NewSize(900, 700))
	l := lesson.Course()[0]
	for i, s := range l.Steps {
		if s.Kind() != learning.Acted {
			continue
		}
		for _, byKeys := range []bool{false, true} {
			if err := b.Lay(l.Position(i, nil), s.Halo, false); err != nil {
				t.Fatal(err)
			}
			if b.card(0); b.model.Chosen >= 0 || b.Key(fyne.KeyLeft) {
				t.Fatalf("%s: a card is chosen before it may be", s.ID)
			}
			if err := b.Lay(l.Position(i, nil), s.Halo, true); err != nil {
				t.Fatal(err)
			}
			act, err := poker.ParseAct(s.Do.Right[0])
			if err != nil {
				t.Fatal(err)
			}
			place(b, act, byKeys)
			if !slices.Equal(made, s.Do.Right[:1]) {
				t.Errorf("%s, by keys %v: made is %q, want %s", s.ID, byKeys, made, s.Do.Right[0])
			}
			made = nil
		}
	}
	if err := b.Lay(l.Position(4, nil), nil, true); err != nil {
		t.Fatal(err)
	}
	b.Rune('1')
	b.Rune('t')
	if b.Key(fyne.KeyBackspace); b.model.Placing.Begun() || len(made) > 0 {
		t.Error("the card stays on top")
	}
	if b.Rune('t'); said == "" {
		t.Error("without a card a row says nothing")
	}
	b.Rune('1')
	if b.Key(fyne.KeyEscape); b.model.Chosen >= 0 || b.Key(fyne.KeyEscape) {
		t.Error("Escape doesn't drop the card, or has a meaning without one")
	}
	if b.Hint(l.Steps[4].Do.Right[0]); b.model.Placing.Begun() {
		t.Error("a hint moves cards")
	}
}

// place places the cards of an act.
func place(b *board, act poker.Act, byKeys bool) {
	for _, row := range poker.Rows {
		for _, c := range act.Gains.Row(row) {
			for i := range b.model.Placing.Len() {
				if b.model.Placing.Card(i) != c || b.model.Placing.At(i) != tabletop.Hand {
					continue
				}
				if !byKeys {
					b.card(i)
					b.place(tabletop.To(row))
					break
				}
				b.Rune(rune('1' + slices.Index(b.model.Placing.Left(), i)))
				b.Rune(rune(row.String()[0]))
				break
			}
		}
	}
}
