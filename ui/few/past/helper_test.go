package past

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/storage/family"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// now is the time of all tests.
var now = time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)

// sittersOf returns the user, who is first, and others.
func sittersOf(r few.Rules) []fewstore.Sitter {
	return []fewstore.Sitter{{Player: 0}, {Player: 1, Name: "Ann", Level: "club"}, {Player: 2, Name: "Ben", Level: "expert"}}[:r.Players()]
}

// dealOf returns a deal of a game, played at random until one is found whose contract has been played out.
func dealOf(t testing.TB, kind few.Kind, seed uint64) fewstore.Whole {
	t.Helper()
	r, rng := few.Of(kind), rand.New(rand.NewPCG(seed, 1))
	for {
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rng))
		if err == nil {
			b, err = random.Play(b, rng)
		}
		if err != nil {
			t.Fatal(err)
		}
		if !b.Passed() {
			return wholeOf(b)
		}
	}
}

// wholeOf returns the saved form of a finished deal.
func wholeOf(b few.Board) fewstore.Whole {
	return fewstore.Whole{Board: b, DealSummary: fewstore.DealSummary{PartHead: family.PartHead{ID: 31, Game: 3, Finished: now, Of: 3}, Number: 3, Rules: b.Rules(), Person: 0,
		Sitters: sittersOf(b.Rules()), Outcome: fewstore.OutcomeOf(b, 0)}}
}

// contractOf reads a contract.
func contractOf(t testing.TB, r few.Rules, text string) few.Contract {
	t.Helper()
	c, err := r.ParseContract(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
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
var unasked *fewstore.Store
