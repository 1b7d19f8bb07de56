package desk

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// A hand is played on from any place of another one, with the same cards, chips and players. It is kept from the user's first
// act on, as a branch of one hand, and can be gone on with.
func TestPlayingOn(t *testing.T) {
	store, rng := newStore(t), source(3)
	sit, h := firstHand(t, seating.Setup{Opponents: 2, Level: "club", Hands: 1, Point: 1, BuyIn: 500}, 3)
	j := seating.NewJournal(store, sit)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(j.Begin(h))
	for !h.Over() {
		h = act(t, h, rng)
		must(j.Append(h))
	}
	ids, err := store.PartIDs(t.Context(), j.ID())
	must(err)
	w, err := store.Hand(t.Context(), ids[0])
	must(err)
	for _, stands := range []int{0, 1, 7, h.Len() - 1} {
		number, err := store.NextSession()
		must(err)
		sit, err := newBranch(w, storage.Texts(h.Acts())[:stands], number)
		must(err)
		on := *sit.Start.Hand
		if on.Len() != stands || fmt.Sprint(on.Deal()) != fmt.Sprint(h.Deal()) || sit.Person != w.Person || fmt.Sprint(sit.Sitters) != fmt.Sprint(w.Sitters) {
			t.Errorf("from act %d it goes on as %+v", stands, sit)
		}
		j := seating.NewJournal(store, sit)
		acted := false
		for !on.Over() {
			seat, _ := on.Turn()
			acted = acted || seat == sit.Person
			on = act(t, on, rng)
			must(j.Append(on))
			if acted != (j.ID() != 0) {
				t.Fatalf("from act %d, after %d acts, it is kept as %d", stands, on.Len(), j.ID())
			}
			if !acted || on.Over() {
				continue
			}
			again, err := seating.Read(t.Context(), store, j.ID())
			if err != nil || !again.Branch.Is || again.Branch.Stands != stands || fmt.Sprint(again.Start.Hand.Acts()) != fmt.Sprint(on.Acts()) {
				t.Fatalf("from act %d it is read as %+v, %v", stands, again, err)
			}
		}
		if !acted {
			continue
		}
		g, err := store.Game(t.Context(), j.ID())
		if err != nil || !g.Over || g.Kind != storage.Branch || len(g.Hands) != 1 {
			t.Errorf("from act %d it is kept as %+v, %v", stands, g, err)
		}
	}
	counted, err := store.Statistics(t.Context(), pokerstore.Filter{})
	if n := counted.Sum(func(pokerstore.Cell) bool { return true }).Hands; err != nil || n != 1 {
		t.Errorf("%d hands count, %v", n, err)
	}
}

// Of a hand that computers played the user takes the seat of the player who acts next.
func TestPlayingOnWhatWasWatched(t *testing.T) {
	_, h := firstHand(t, seating.Setup{Opponents: 2, Level: "club", Point: 1, BuyIn: 500}, 3)
	h = act(t, h, source(1))
	w := pokerstore.Whole{Played: pokerstore.Played{Hand: h}}
	for _, p := range h.Table().Players {
		w.Sitters = append(w.Sitters, pokerstore.Sitter{Seat: p.Seat, Name: "Clara", Level: "club"})
	}
	sit, err := newBranch(w, storage.Texts(h.Acts()), 7)
	if err != nil {
		t.Fatal(err)
	}
	next, _ := h.Turn()
	for _, s := range sit.Sitters {
		if person := s.Seat == next; person != (s == pokerstore.Sitter{Seat: s.Seat}) {
			t.Errorf("the user is %v, and %+v sits there", sit.Person, s)
		}
	}
	if _, err := newBranch(w, []string{"1 -/-/-"}, 7); err == nil || sit.Person != next || next == poker.Seat(0) {
		t.Errorf("the user is %v, want %v; an act that makes no sense: %v", sit.Person, next, err)
	}
}
