package past

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/family"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// now is the time of all tests.
var now = time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)

// seats are the user, who is Red, and two others.
var seats = []chessstore.Seat{{Army: chess.Red, Person: true}, {Army: chess.Blue, Name: "Ann", Level: "club"}, {Army: chess.Yellow, Name: "Ben", Level: "expert"}}

// threeOf is a game of these three that is over.
func threeOf() chessstore.Summary {
	return chessstore.Summary{Head: family.Head{ID: 3, Started: now, Over: true}, Part: 31, Finished: now, Rules: chess.Usual(chess.Variant{Mode: chess.A1, Persons: 3}), Person: chess.Red,
		Seats: seats, Turns: 44, Result: chess.Result{Winners: chess.ArmiesOf(chess.Red), How: chess.ByCastle}, Won: 1, Points: 1}
}

// newStore returns an empty data folder.
func newStore(t *testing.T) *chessstore.Store {
	t.Helper()
	s, err := storage.Open(context.Background(), t.TempDir(), storage.Opening{Now: func() time.Time { return now }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return chessstore.On(s)
}

// played returns a game of a variant after a number of random events, or at its end.
func played(t *testing.T, variant string, events int) chess.Game {
	t.Helper()
	v, err := chess.ParseVariant(variant)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(events), 1))
	g := chess.New(chess.Usual(v))
	for g.Len() < events && !g.Over() {
		p := g.Position()
		e := chess.RollEvent(chess.Roll(r))
		if !p.Rolling() {
			all := p.Moves()
			e = chess.MoveEvent(all[r.IntN(len(all))])
		}
		if g, err = g.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return g
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
var unasked *chessstore.Store
