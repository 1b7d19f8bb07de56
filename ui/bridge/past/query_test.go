package past

import (
	"reflect"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/period"
)

// The filter of statistics survives the conversion to a query and back.
func TestAFilterBecomesAQuery(t *testing.T) {
	hearts := bridge.Hearts
	for _, f := range []bridgestore.Filter{
		{},
		{Text: "4S +1", Rules: "Duplicate", Players: "club", Role: bridgestore.Declaring, Declarer: "N", Level: 4, Strain: &hearts,
			Outcome: bridgestore.Made, Slam: true, Costly: true, Alone: true, Counted: true, Starred: true,
			Ended: true, Worth: true, Par: true, Lead: true, Theme: theme.HoldUp},
		{From: time.Date(2026, 5, 1, 14, 5, 9, 7e6, time.UTC), To: time.Date(2026, 5, 1, 14, 5, 9, 8e6, time.UTC), Counted: true}, // one deal of the trend
		{From: time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC), To: time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)},
		{To: time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)},
		{From: time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC), To: time.Date(2026, 6, 1, 0, 0, 0, 0, time.UTC), Deleted: true},
	} {
		if got := wanted(Query(f, time.UTC)); !reflect.DeepEqual(got, f) {
			t.Errorf("got %+v, want %+v", got, f)
		}
	}
}

func TestPicksParts(t *testing.T) {
	f := New(Options{Store: unasked})
	for words, want := range map[string]bool{
		"": false, "Ana": false, "2026-11": false, "Sunday club": false, "deal": false,
		"4s": true, "3NX": true, "3ntx-w": true, "6h-": true, "=": true, "+1": true, "-2": true, "Ana 4S": true, "7": true,
	} {
		if got := f.PicksParts(history.Query{Text: words}); got != want {
			t.Errorf("%q: %t", words, got)
		}
	}
	if f.PicksParts(history.Query{Games: "Duplicate", Starred: true, Deleted: true, Ended: true, Period: period.Week}) {
		t.Error("rules, stars, the trash, rubbers that are over and a week are not about boards")
	}
}

// Mistakes of a theme are asked for in words, are about boards, and can be dropped.
func TestMistakesOfATheme(t *testing.T) {
	f, q := New(Options{Store: unasked}), Query(bridgestore.Filter{Theme: theme.HoldUp, Costly: true}, time.UTC)
	wishes := f.Asked(q)
	if len(wishes) != 1 || wishes[0].Words != "Costly cards: Hold-up" || !f.PicksParts(q) {
		t.Fatalf("asked is %+v", wishes)
	}
	wishes[0].Drop(&q)
	if left := wanted(q); left.Theme != theme.None || !left.Costly {
		t.Errorf("left is %+v", left)
	}
}
