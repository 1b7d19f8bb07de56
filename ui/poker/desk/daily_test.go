package desk

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	hand "github.com/superbridge/superbridge/game/poker/daily"
	"github.com/superbridge/superbridge/ui/poker/offer"
)

// The hand of a day as the table plays it is the one that the expert plays to compare: the same cards, players and order. It is kept,
// found by its day, and known again when it is continued; one that is played on from a place of it isn't.
func TestTheHandOfADay(t *testing.T) {
	day := time.Date(2026, time.November, 22, 0, 0, 0, 0, time.UTC)
	store := newStore(t)
	sit := daySitting(day, 1)
	if got, ok := sit.day(); !ok || !got.Equal(day) || len(sit.sitters) != 3 || sit.sitters[1].Name == sit.sitters[2].Name || sit.brought[sit.person] == 0 {
		t.Fatalf("the game is %+v", sit)
	}
	d := &Desk{}
	players, _ := d.players(sit)
	players[sit.person] = bot.Player{Level: bot.Expert, Seed: uint64(sit.person)}
	table := sit.start.Game.Table()
	h, err := poker.NewHand(table, hand.Deal(day, table))
	if err != nil {
		t.Fatal(err)
	}
	j := newJournal(store, sit)
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
	again, err := read(t.Context(), store, days[0].Game)
	must(err)
	if got, ok := again.day(); !ok || !got.Equal(day) {
		t.Errorf("continued it is of %v, %v", got, ok)
	}
	again.branch.Is = true
	if _, ok := again.day(); ok {
		t.Error("a hand that is played on from it is one of a day too")
	}
	other, _ := firstHand(t, offer.Usual(), 3)
	if _, ok := other.day(); ok {
		t.Error("any game is the hand of a day")
	}
}
