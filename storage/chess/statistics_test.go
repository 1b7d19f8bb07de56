package chess_test

import (
	"context"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// Statistics count games of one person that are over, from the start; hot seats, branches and positions are left out.
func TestStatistics(t *testing.T) {
	ctx := context.Background()
	now := start
	s := must(openAt(t.TempDir(), func() time.Time { return now }))
	t.Cleanup(func() { s.Close() })
	examples(t, s)
	now = now.AddDate(0, 0, 2)
	yellow := line("A1-2 ; resign ; y/resign")
	must(s.NewGame(chessstore.Beginning{Game: yellow, Seats: seats(yellow, "y", "expert"), Played: []chessstore.Times{{}}}))
	must(s.NewGame(chessstore.Beginning{Game: yellow, Seats: seats(yellow, "y", "expert")})) // that others have played
	all := must(s.Statistics(ctx, chessstore.Filter{}))
	sum := all.Sum()
	if sum.Games != 4 || sum.Won != 2 || sum.Drawn != 1 || sum.Lost != 1 || sum.Points != 2.5 || sum.PointsSquared != 2.25 ||
		sum.Turns != 11+3+1+1 || sum.Helped != 1 {
		t.Errorf("all come to %+v", sum)
	}
	if sum.Ends[chess.ByCastle] != 1 || sum.Ends[chess.Resigned] != 2 || sum.Ends[chess.Agreed] != 1 ||
		sum.WonBy[chess.Resigned] != 1 || sum.LostBy[chess.Resigned] != 1 || sum.WonBy[chess.ByCastle] != 1 {
		t.Errorf("they end by %+v", sum)
	}
	by := chessstore.By(all, func(p chessstore.Played) string { return p.Variant.String() + p.Army.String() + p.Players })
	for key, want := range map[string]int{"A1-2rclub": 1, "A1-3rclub": 1, "B-2Drclub": 1, "A1-2yexpert": 1} {
		if len(by[key]) != want {
			t.Errorf("%s: %d games", key, len(by[key]))
		}
	}
	days := all.Days()
	if len(days) != 2 || days[0].Games != 3 || days[1].Won != 1 || days[1].Day.Sub(days[0].Day) != 48*time.Hour ||
		days[1].Day != storage.DateOf(storage.DayOf(now)) {
		t.Errorf("the days are %+v", days)
	}
	if long := all.Where(func(p chessstore.Played) bool { return p.Turns > 5 }); len(long) != 1 || long[0].Variant.String() != "A1-2" {
		t.Errorf("long are %v", long)
	}
	if some := must(s.Statistics(ctx, chessstore.Filter{Variants: "A1-2", Army: "y"})); len(some) != 1 || some[0].Won != 1 || !some[0].At.Equal(now) {
		t.Errorf("as yellow: %+v", some)
	}
}
