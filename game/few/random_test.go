package few_test

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// Random deals of every game end, and each event can be undone, read back, and seen by its player.
func TestRandomBoards(t *testing.T) {
	for _, r := range few.Games() {
		t.Run(r.Name, func(t *testing.T) {
			source := rand.New(rand.NewPCG(1, 2))
			for range 5 {
				s := few.NewSession(r)
				for range 8 {
					if s.Over() {
						break
					}
					b, err := few.NewBoard(s.Next(), few.Shuffle(r, source))
					if err != nil {
						t.Fatal(err)
					}
					for b.Stage() != few.StageFinished {
						v := b.View(b.Turn())
						legal := v.Legal()
						if len(legal) == 0 {
							t.Fatalf("nothing is legal after %v", b.Events())
						}
						e := legal[source.IntN(len(legal))]
						read, err := few.ParseEvent(e.String())
						if err != nil || read != e {
							t.Fatalf("%v is read as %v: %v", e, read, err)
						}
						if v.Hidden() != v.Unseen().Len() {
							t.Fatalf("%d cards are hidden, and %d not seen", v.Hidden(), v.Unseen().Len())
						}
						if b, err = b.Apply(e); err != nil {
							t.Fatal(err)
						}
					}
					again, err := few.ParseDeal(r, b.Deal().String())
					if err != nil || again.String() != b.Deal().String() {
						t.Fatalf("%v is read as %v: %v", b.Deal(), again, err)
					}
					if got := b.Prefix(len(b.Events())); got.DeclarerTricks() != b.DeclarerTricks() {
						t.Fatalf("replayed it has %d tricks, want %d", got.DeclarerTricks(), b.DeclarerTricks())
					}
					if s, err = s.Played(b); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
}
