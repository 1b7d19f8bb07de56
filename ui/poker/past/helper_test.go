package past

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/storage/family"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// now is the time of all tests.
var now = time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)

// sitters are the user in seat 1 and two others.
var sitters = []pokerstore.Sitter{{Seat: 1}, {Seat: 2, Name: "Ann", Level: "club"}, {Seat: 4, Name: "Ben", Level: "expert"}}

// handOf returns a hand of these three, played at random to its end.
func handOf(t testing.TB, seed uint64) pokerstore.Whole {
	t.Helper()
	table := poker.Table{Rules: poker.Standard(), Game: "A", Hand: 3, Button: 2,
		Players: []poker.Player{{Seat: 1, Stack: 20}, {Seat: 2, Stack: 100}, {Seat: 4, Stack: 100, Fantasy: 14}}}
	r := rand.New(rand.NewPCG(seed, 1))
	h, err := poker.NewHand(table, table.Shuffle(r))
	for err == nil && !h.Over() {
		seat, _ := h.Turn()
		h, err = h.Apply(random.Act(h.View(seat), r))
	}
	if err != nil {
		t.Fatal(err)
	}
	w := pokerstore.Whole{HandSummary: pokerstore.HandSummary{PartHead: family.PartHead{ID: 31, Game: 3, Finished: now, Of: 3}, Number: 3, Person: 1, Sitters: sitters}, Played: pokerstore.Played{ID: 31, Hand: h}}
	o := pokerstore.OutcomeOf(h, 1)
	w.Result = pokerstore.Result{Points: o.Points, Chips: o.Chips, Dead: o.Dead, Next: o.Next, Royalties: o.Royalties[0] + o.Royalties[1] + o.Royalties[2]}
	return w
}

// words returns all that is written in an object.
func words(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *widget.Prose:
		return o.Text + "\n"
	case *fyne.Container:
		var all strings.Builder
		for _, inside := range o.Objects {
			all.WriteString(words(inside))
		}
		return all.String()
	}
	return ""
}

// unasked is a store that is never used.
var unasked *pokerstore.Store
