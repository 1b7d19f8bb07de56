package lessons

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/teach/teachtest"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestMessages(t *testing.T) {
	teachtest.Messages(t, lesson.Course(), "../text/lesson.en.json")
}

func TestWalk(t *testing.T) {
	art, began := widget.NewArt(cardart.Style{}), []few.Kind(nil)
	teachtest.Walk(t, lesson.Course(), func(c *teach.Course, onGame func()) *teach.Screen {
		return New(art, Options{Course: c, OnBack: func() {}, OnGame: func(k few.Kind) {
			if began = append(began, k); began[len(began)-1] != few.Games()[len(began)-1].Kind {
				t.Errorf("after lesson %d a game of kind %v begins", len(began), k)
			}
			onGame()
		}}).Screen
	})
}

// Cards are played and chosen with the mouse, or with keys, once they are wanted; a hint does nothing by itself.
func TestActs(t *testing.T) {
	var made []string
	b := newBoard(widget.NewArt(cardart.Style{}), false, func(event string) { made = append(made, event) })
	w := test.NewWindow(b.Content())
	defer w.Close()
	w.Resize(fyne.NewSize(900, 700))
	for _, l := range lesson.Course() {
		for i, s := range l.Steps {
			if s.Kind() != learning.Acted {
				continue
			}
			e, err := few.ParseEvent(s.Do.Right[0])
			if err != nil {
				t.Fatal(err)
			}
			cards := e.Cards.Cards()
			if e.Kind == few.Playing {
				cards = append(cards[:0], e.Card)
			}
			for _, byKeys := range []bool{false, true} {
				lay := func(acts bool) {
					if err := b.Lay(l.Position(i, nil), s.Halo, acts); err != nil {
						t.Fatal(err)
					}
				}
				lay(false)
				at, _ := b.model.Piles.At(cards[0])
				if b.spot(at); len(made) > 0 || b.Key(fyne.KeyLeft) {
					t.Fatalf("%s.%s: a card that isn't wanted is played", l.ID, s.ID)
				}
				lay(true)
				if b.Hint(s.Do.Right[0]); len(made) > 0 {
					t.Fatalf("%s.%s: the hint does it", l.ID, s.ID)
				}
				lay(true)
				for _, c := range cards {
					at, ok := b.model.Piles.At(c)
					if !ok {
						t.Fatalf("%s.%s: there is no %v", l.ID, s.ID, c)
					}
					if !byKeys {
						b.spot(at)
						continue
					}
					for range 60 {
						if b.top.Selected() == at {
							break
						}
						b.Key(fyne.KeyRight)
					}
					b.Key(fyne.KeyReturn)
				}
				if !slices.Equal(made, s.Do.Right[:1]) {
					t.Errorf("%s.%s, by keys %v: made is %q, want %s", l.ID, s.ID, byKeys, made, s.Do.Right[0])
				}
				made = nil
			}
		}
	}
}
