package ui

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/poker/review"
)

// keepHand saves a game of poker of the user's with one finished hand in a new data folder. It returns the hand's
// number.
func keepHand(t *testing.T, dir string) (hand int64) {
	t.Helper()
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	base, err := storage.Open(t.Context(), dir, storage.Opening{Now: time.Now})
	check(err)
	s := pokerstore.On(base)
	table := poker.Table{Rules: poker.Standard(), Hand: 1, Button: 4, Players: []poker.Player{{Seat: 1, Stack: 500}, {Seat: 4, Stack: 500}}}
	id, err := s.NewGame(pokerstore.Beginning{Table: table, Person: 1, Sitters: []pokerstore.Sitter{{Seat: 1}, {Seat: 4, Name: "Clara", Level: "club"}}})
	check(err)
	g, err := s.Game(t.Context(), id)
	check(err)
	h, err := poker.NewHand(g.First.Table(), table.Shuffle(rand.New(rand.NewPCG(1, 1))))
	check(err)
	check(s.Journal(id).Begin(h))
	for !h.Over() {
		for a := range h.Legal() {
			h, err = h.Apply(a)
			break
		}
		check(err)
		check(s.Journal(id).Append(h))
	}
	ids, err := s.PartIDs(t.Context(), id)
	check(err)
	check(base.Close())
	return ids[0]
}

// A hand of poker is reviewed from the history, and the expert's judgements are saved meanwhile.
func TestAHandOfPokerIsLookedBackOn(t *testing.T) {
	dir := t.TempDir()
	hand := keepHand(t, dir)
	d := openHouse(t, dir)
	d.press("j")
	d.until(isShown[*history.Screen](d))
	d.press("2")
	d.until(func() bool { return d.says("Review") })
	d.press("Enter")
	d.until(isShown[*review.Screen](d))
	d.until(func() bool { return d.says("Before the first act") })
	store := pokerstore.On(d.App.store)
	d.until(func() bool {
		all, err := store.Judged(context.Background(), hand)
		return err == nil && len(all) > 0
	})
	d.press("Escape")
	d.until(isShown[*history.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.shut()
}
