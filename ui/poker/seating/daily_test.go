package seating

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker/daily"
	"github.com/superbridge/superbridge/ui/kit/resume"
)

// The hand of a day is dealt as on that day, whatever chance says; any other game by chance, and so is a branch of it.
func TestDeal(t *testing.T) {
	chance := func(game int64, hand int) *rand.Rand { return rand.New(rand.NewPCG(uint64(game), uint64(hand))) }
	day := time.Date(2026, time.November, 22, 0, 0, 0, 0, time.UTC)
	sit := OfDay(day, 3)
	table := sit.Start.Game.Table()
	if got, want := fmt.Sprint(sit.Deal(chance)(table)), fmt.Sprint(daily.Deal(day, table)); got != want {
		t.Errorf("the hand of a day is %s, want %s", got, want)
	}
	by := fmt.Sprint(table.Shuffle(chance(3, table.Hand)))
	if sit.Branch = (resume.Branch{Is: true}); fmt.Sprint(sit.Deal(chance)(table)) != by {
		t.Error("a branch has the hand of the day")
	}
	other, err := New(Usual(), 3, chance(3, 0))
	if err != nil {
		t.Fatal(err)
	}
	table = other.Start.Game.Table()
	if got, want := fmt.Sprint(other.Deal(chance)(table)), fmt.Sprint(table.Shuffle(chance(3, table.Hand))); got != want {
		t.Errorf("a game's hand is %s, want %s", got, want)
	}
}
