package desk

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	hand "github.com/superbridge/superbridge/game/poker/daily"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// The hand of a day as the table plays it is the one that the expert plays to compare: the same cards, players and order. It is kept,
// found by its day, and known again when it is continued; one that is played on from a place of it isn't.
func TestTheHandOfADay(t *testing.T) {
	day := time.Date(2026, time.November, 22, 0, 0, 0, 0, time.UTC)
	store := newStore(t)
	sit := seating.OfDay(day, 1)
	if got, ok := sit.Day(); !ok || !got.Equal(day) || len(sit.Sitters) != 3 || sit.Sitters[1].Name == sit.Sitters[2].Name || sit.Brought[sit.Person] == 0 {
		t.Fatalf("the game is %+v", sit)
	}
	players, _ := seating.Players(sit)
	players[sit.Person] = bot.Player{Level: bot.Expert, Seed: uint64(sit.Person)}
	table := sit.Start.Game.Table()
	h, err := poker.NewHand(table, hand.Deal(day, table))
	if err != nil {
		t.Fatal(err)
	}
	j := seating.NewJournal(store, sit)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(j.Begin(h))
	for !h.Over() {
		seat, _ := h.Turn()
		act, err := players[seat].Act(t.Context(), h.View(seat))
		must(err)
		h, err = h.Apply(act)
		must(err)
		must(j.Append(h))
		days, err := daysOf(t.Context(), store)
		must(err)
		if j.IsKept() && (len(days) != 1 || !days[0].Day.Equal(day) || days[0].Over != h.Over()) {
			t.Fatalf("after %d acts the days are %+v", h.Len(), days)
		}
	}
	want, err := hand.Expert(t.Context(), day, 0)
	must(err)
	days, err := daysOf(t.Context(), store)
	must(err)
	if days[0].Points != want || hand.Points(h) != want {
		t.Errorf("kept are %d points, played %d; the expert makes %d", days[0].Points, hand.Points(h), want)
	}
	again, err := seating.Read(t.Context(), store, days[0].Game)
	must(err)
	if got, ok := again.Day(); !ok || !got.Equal(day) {
		t.Errorf("continued it is of %v, %v", got, ok)
	}
	again.Branch.Is = true
	if _, ok := again.Day(); ok {
		t.Error("a hand that is played on from it is one of a day too")
	}
	other, _ := firstHand(t, seating.Usual(), 3)
	if _, ok := other.Day(); ok {
		t.Error("any game is the hand of a day")
	}
}
