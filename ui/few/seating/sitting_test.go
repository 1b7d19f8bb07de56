package seating

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// atTheStart returns an empty folder, a session that a person and expert players may begin in it, and its first deal.
func atTheStart(t *testing.T, r few.Rules) (*fewstore.Store, Sitting, few.Board) {
	t.Helper()
	file, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	chosen := Usual(r.Kind)
	chosen.Player, chosen.Level = 1, people.Levels[2]
	sit := New(chosen, 1)
	b, err := few.NewBoard(sit.Start.Session.Next(), few.Shuffle(r, rand.New(rand.NewPCG(1, 2))))
	if err != nil {
		t.Fatal(err)
	}
	return fewstore.On(file), sit, b
}

// A new session is saved from the first act on; then everything is there, with earlier hints. It continues where it was
// left, with its choices.
func TestASessionIsKeptFromTheFirstActOn(t *testing.T) {
	for _, r := range few.Games() {
		store, sit, b := atTheStart(t, r)
		j := NewJournal(store, sit)
		if err := j.Begin(b); err != nil {
			t.Fatal(err)
		}
		if err := j.Hinted(); err != nil {
			t.Fatal(err)
		}
		if g, err := Unfinished(t.Context(), store, r.Kind); err != nil || g != nil || j.ID() != 0 {
			t.Fatalf("%s: before the first act %+v is kept, %v", r.Name, g, err)
		}
		decided := 0
		do := func() {
			t.Helper()
			var err error
			if b.Turn() == sit.Person {
				decided++
			}
			legal := b.View(b.Turn()).Legal()
			if b, err = b.Apply(legal[len(legal)-1]); err != nil { // no pass
				t.Fatal(err)
			}
			if err := j.Append(b); err != nil {
				t.Fatal(err)
			}
			if want := map[bool]int64{true: j.ID()}[decided <= 1]; j.Forsaken() != want {
				t.Errorf("%s: after %d decisions %d goes when it is left, want %d", r.Name, decided, j.Forsaken(), want)
			}
		}
		for range 2 {
			do()
		}
		for _, other := range few.Games() {
			if g, err := Unfinished(t.Context(), store, other.Kind); other.Kind != r.Kind && (err != nil || g != nil) {
				t.Errorf("%s: of %s %+v goes on, %v", r.Name, other.Name, g, err)
			}
		}
		g, err := Unfinished(t.Context(), store, r.Kind)
		if err != nil || g == nil || g.ID != j.ID() {
			t.Fatalf("%s: %+v is kept, %v", r.Name, g, err)
		}
		if ids, err := store.PartIDs(t.Context(), g.ID); err != nil || len(ids) != 1 {
			t.Errorf("%s: %d deals are kept, %v", r.Name, len(ids), err)
		} else if whole, err := store.Deal(t.Context(), ids[0]); err != nil || whole.Hints != 1 {
			t.Errorf("%s: %d hints are kept, %v", r.Name, whole.Hints, err)
		}
		again := Of(*g)
		if again.Start.Board == nil || !slices.Equal(again.Start.Board.Events(), b.Events()) || again.Person != 1 || !slices.Equal(again.Sitters, sit.Sitters) {
			t.Errorf("%s: it goes on as %+v", r.Name, again)
		}
		if len(Players(again)) != r.Players()-1 || !NamesOf(again.Person, again.Sitters).Is(1) || again.Sitters[1].Level != "" {
			t.Errorf("%s: the players are %+v", r.Name, again.Sitters)
		}
		if NewJournal(store, again).Forsaken() != 0 {
			t.Errorf("%s: what was there before goes when it is left", r.Name)
		}
		for decided < 2 {
			do()
		}
		chance := func(session int64, deal int) *rand.Rand { return rand.New(rand.NewPCG(uint64(session), uint64(deal))) }
		if err := again.Deal(store, chance); err != nil || again.Start.Board.Setup().Number != 1 {
			t.Errorf("%s: during a deal another one is dealt, %v", r.Name, err)
		}
		for !b.Over() {
			if b, err = b.Apply(random.Event(b.View(b.Turn()), chance(9, 9))); err != nil {
				t.Fatal(err)
			}
			if err := j.Append(b); err != nil {
				t.Fatal(err)
			}
		}
		next, err := Read(t.Context(), store, j.ID())
		if err != nil || next.Start.Board != nil {
			t.Fatalf("%s: after a deal %+v goes on, %v", r.Name, next.Start.Board, err)
		}
		over := next.Start.Session.Over()
		if err := next.Deal(store, chance); err != nil || (next.Start.Board == nil) != over {
			t.Fatalf("%s: the next deal is %+v, %v", r.Name, next.Start.Board, err)
		}
		if found, err := Read(t.Context(), store, j.ID()); err != nil || !over && (found.Start.Board == nil || found.Start.Board.Setup().Number != 2) {
			t.Errorf("%s: the next deal isn't kept, %v", r.Name, err)
		}
	}
}

// A session goes when it is left after one decision, but stays once an act has been taken back or a deal is over.
func TestWhenASessionStays(t *testing.T) {
	over := 0
	for _, r := range few.Games() {
		store, sit, first := atTheStart(t, r)
		begun := func() *Journal {
			j := NewJournal(store, sit)
			if err := j.Begin(first); err != nil {
				t.Fatal(err)
			}
			return j
		}
		act := func(j *Journal, b few.Board) few.Board {
			b, err := b.Apply(b.View(b.Turn()).Legal()[0])
			if err == nil {
				err = j.Append(b)
			}
			if err != nil {
				t.Fatal(err)
			}
			return b
		}
		j := begun()
		if act(j, first); j.ID() == 0 || j.Forsaken() != j.ID() {
			t.Errorf("%s: of session %d %d goes after an act", r.Name, j.ID(), j.Forsaken())
		}
		if err := j.Undo(first); err != nil || j.Forsaken() != 0 {
			t.Errorf("%s: session %d goes although an act was taken back, %v", r.Name, j.Forsaken(), err)
		}
		j, b, decided := begun(), first, 0
		for !b.Over() {
			if b.Turn() == sit.Person {
				decided++
			}
			b = act(j, b)
		}
		if decided <= 1 {
			over++
		}
		if j.Forsaken() != 0 {
			t.Errorf("%s: session %d goes although a deal is over", r.Name, j.Forsaken())
		}
	}
	if over == 0 {
		t.Error("no deal is over after a decision")
	}
}
