package desk

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/seating"
)

// The second deal of a session is played on from any place, with the same cards, standing and players: kept from the first
// act on, as a branch of one deal, and read again as it was.
func TestPlayingOn(t *testing.T) {
	for _, r := range few.Games() {
		file, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { file.Close() })
		store, rng := fewstore.On(file), rand.New(rand.NewPCG(5, 7))
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatalf("%s: %v", r.Name, err)
			}
		}
		r.Sheet.GamesToWin = 3 // so that there is a second deal
		sit := seating.New(seating.Usual(r.Kind), 1)
		sit.Start = play.Start{Session: few.NewSession(r)}
		j := seating.NewJournal(store, sit)
		s := sit.Start.Session
		playDeal := func(j *seating.Journal, b few.Board) few.Board {
			t.Helper()
			for !b.Over() {
				var err error
				b, err = b.Apply(random.Event(b.View(b.Turn()), rng))
				must(err)
				must(j.Append(b))
			}
			return b
		}
		var last few.Board
		for range 2 {
			b, err := few.NewBoard(s.Next(), few.Shuffle(r, rng))
			must(err)
			must(j.Begin(b))
			last = playDeal(j, b)
			s, err = s.Played(last)
			must(err)
		}
		ids, err := store.PartIDs(t.Context(), j.ID())
		must(err)
		w, err := store.Deal(t.Context(), ids[1])
		must(err)
		if g, err := store.Game(t.Context(), j.ID()); err != nil {
			t.Error(err)
		} else if p := progress(g); p.Kind != r.Kind || p.Deal != 3 || len(p.Totals) != r.Players() {
			t.Errorf("%s: home says %+v", r.Name, p)
		}
		texts := storage.Texts(last.Events())
		for _, stands := range []int{0, 3, len(texts) / 2, len(texts) - 1} {
			number, err := store.NextSession()
			must(err)
			sit, err := newBranch(w, texts[:stands], number)
			must(err)
			on := *sit.Start.Board
			if !slices.Equal(on.Events(), last.Events()[:stands]) || on.Setup().Standing != last.Setup().Standing || on.Deal().String() != last.Deal().String() ||
				sit.Person != w.Person || !slices.Equal(sit.Sitters, w.Sitters) {
				t.Errorf("%s: from event %d it goes on as %+v", r.Name, stands, sit)
			}
			j := seating.NewJournal(store, sit)
			on, err = on.Apply(random.Event(on.View(on.Turn()), rng))
			must(err)
			must(j.Append(on))
			if again, err := seating.Read(t.Context(), store, j.ID()); err != nil || !on.Over() && (!again.Branch.Is || again.Branch.Stands != stands || !slices.Equal(again.Start.Board.Events(), on.Events())) {
				t.Fatalf("%s: from event %d it is read as %+v, %v", r.Name, stands, again, err)
			}
			on = playDeal(j, on)
			g, err := store.Game(t.Context(), j.ID())
			if err != nil || !g.Over || g.Kind != storage.Branch || len(g.Deals) != 1 || g.Session.Standing() != on.Setup().After(on.Contract(), on.DeclarerTricks()) {
				t.Errorf("%s: from event %d it is kept as %+v, %v", r.Name, stands, g, err)
			}
		}
		counted, err := store.Statistics(t.Context(), fewstore.Filter{})
		if n := counted.Sum(func(fewstore.Cell) bool { return true }).Deals; err != nil || n != 2 {
			t.Errorf("%s: %d deals count, %v", r.Name, n, err)
		}
	}
}
