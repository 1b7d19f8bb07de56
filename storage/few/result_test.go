package few_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
)

// At Booby both defenders book the whole penalty: each of them has won it from declarer, and not drawn with the other one.
func TestDefendersOfBoobyDontPlayEachOther(t *testing.T) {
	r := few.Of(few.Booby)
	b := must(few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, seeded(1))))
	for b.Stage() == few.StageGiving {
		b = must(b.Apply(b.View(b.Turn()).Legal()[0]))
	}
	for _, e := range []few.Event{few.Called(few.Bid(7, few.NoTrump)), few.Called(few.Pass), few.Called(few.Pass), few.Claimed(13)} {
		b = must(b.Apply(e)) // B declares
	}
	points := b.Score().Points()
	for p, want := range []fewstore.Outcome{
		{Role: fewstore.Defender, Points: points[0], Against: points[1]},
		{Role: fewstore.Declarer, Points: points[1], Against: max(points[0], points[2])},
		{Role: fewstore.Defender, Points: points[2], Against: points[1]},
	} {
		if got := fewstore.OutcomeOf(b, few.Player(p)); got.Role != want.Role || got.Points != want.Points || got.Against != want.Against {
			t.Errorf("player %d: %+v, want %+v of %v", p, got, want, b.Score())
		}
	}
	if points[0] < 600 || points[2] < 600 {
		t.Errorf("13 tricks short bring %v", points)
	}
}
