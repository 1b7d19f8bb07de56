package chess_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// examples are games of all kinds, by name.
func examples(t testing.TB, s *chessstore.Store) map[string]int64 {
	t.Helper()
	castle := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle")
	position := line("8/10/12/14/4bR9/14/14/4yK9/14/rK12gK/4bK9/12/10/1rR6 r B-4 rbyg - - 0 1 ; e1xe4 e10xe7 pass n5-n6 e4-e6 e7-f7 pass n6-m6 e6xm6 ; ry/kings")
	ids := map[string]int64{
		"castle":   keep(t, s, castle),
		"position": keep(t, s, position),
		"resigned": keep(t, s, line("A1-3 ; resign b11-c9 resign ; b/resign")),
		"draw":     keep(t, s, line("B-2D ; draw ; =/agreed")),
		"going":    keep(t, s, line("A2-4 ; d3-e4 ; *")),
	}
	two := castle.At(4)
	friends := seats(two, "ry", "")
	friends[1].Name = "Ștefan"
	ids["two"] = must(s.NewGame(chessstore.Beginning{Game: two, Seats: friends, Clock: chessstore.Clock{Base: time.Minute}}))
	ids["none"] = must(s.NewGame(chessstore.Beginning{Game: castle, Seats: seats(castle, "", "expert")}))
	origin := must(s.Game(context.Background(), ids["castle"]))
	ids["branch"] = must(s.NewGame(chessstore.Beginning{Game: two, Seats: seats(two, "y", "expert"), Kind: storage.Branch, Origin: origin.Part}))
	check(t, s.Journal(ids["resigned"]).Hinted())
	check(t, s.MarkSession(ids["draw"], storage.Marks{Name: "Christmas", Note: "with the Old Ones", Starred: true}))
	check(t, s.MarkPart(origin.Part, storage.Marks{Note: "A fine tour", Starred: true}))
	return ids
}

// Each field of a filter wants less, and what it finds is the newest first.
func TestFind(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	ids := examples(t, s)
	gone := keep(t, s, line("A1-2 ; resign ; y/resign"))
	check(t, s.Delete(gone))
	ids["gone"] = gone
	now := must(s.Summaries(ctx, []int64{ids["castle"]}))[0]
	for _, tt := range []struct {
		name   string
		filter chessstore.Filter
		want   []string
	}{
		{"all", chessstore.Filter{}, []string{"castle", "position", "resigned", "draw", "going", "two", "none", "branch"}},
		{"deleted", chessstore.Filter{Deleted: true}, []string{"gone"}},
		{"counted", chessstore.Filter{Counted: true}, []string{"castle", "resigned", "draw"}},
		{"ended", chessstore.Filter{Ended: true}, []string{"castle", "position", "resigned", "draw", "none"}},
		{"starred", chessstore.Filter{Starred: true}, []string{"castle", "draw"}},
		{"alone", chessstore.Filter{Alone: true, Counted: true}, []string{"castle", "draw"}},
		{"variants", chessstore.Filter{Variants: "A1-3 B-2D"}, []string{"resigned", "draw"}},
		{"one variant", chessstore.Filter{Variants: "B-2"}, nil},
		{"the army", chessstore.Filter{Army: "y"}, []string{"branch"}},
		{"the players", chessstore.Filter{Players: "expert"}, []string{"none", "branch"}},
		{"a word", chessstore.Filter{Text: "OLD"}, []string{"draw"}},
		{"a word of the part", chessstore.Filter{Text: "tour fine"}, []string{"castle"}},
		{"a name", chessstore.Filter{Text: "dora"}, []string{"position", "going"}},
		{"a name with a letter of its own", chessstore.Filter{Text: "șTEF"}, []string{"two"}},
		{"a day", chessstore.Filter{Text: "2026-11-20 christmas"}, []string{"draw"}},
		{"another year", chessstore.Filter{Text: "2025"}, nil},
		{"until", chessstore.Filter{To: now.Finished.Add(time.Second)}, []string{"castle"}},
		{"from", chessstore.Filter{From: now.Finished.Add(time.Second), Terms: "lost"}, []string{"resigned"}},
		{"won", chessstore.Filter{Terms: "won"}, []string{"castle", "position"}},
		{"drawn", chessstore.Filter{Terms: "drawn draw agreed dice"}, []string{"draw"}},
		{"kings", chessstore.Filter{Terms: "kings"}, []string{"position"}},
		{"from a position", chessstore.Filter{Terms: "position four"}, []string{"position"}},
		{"castle", chessstore.Filter{Terms: "castle two"}, []string{"castle", "none"}},
		{"several persons", chessstore.Filter{Terms: "together clock"}, []string{"two"}},
		{"computers", chessstore.Filter{Terms: "computers"}, []string{"none"}},
		{"branch", chessstore.Filter{Terms: "branch unfinished"}, []string{"branch"}},
		{"pairs", chessstore.Filter{Terms: "pairs"}, []string{"position", "draw"}},
		{"teams", chessstore.Filter{Terms: "teams"}, []string{"going"}},
		{"three", chessstore.Filter{Terms: "three each-for-himself helped"}, []string{"resigned"}},
		{"no such term", chessstore.Filter{Terms: "nonsense"}, nil},
	} {
		var want []int64
		for _, name := range tt.want {
			want = append(want, ids[name])
		}
		slices.Reverse(want)
		var got []int64
		for _, d := range must(s.DatedGames(ctx, tt.filter)) {
			got = append(got, d.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", tt.name, got, want)
		}
		var parts []int64
		for _, d := range must(s.DatedParts(ctx, tt.filter)) {
			parts = append(parts, d.ID)
		}
		got = nil
		for _, sum := range must(s.PartSummaries(ctx, parts)) {
			got = append(got, sum.ID)
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: the parts are of %v, want %v", tt.name, got, want)
		}
	}
	for _, name := range chessstore.Terms() {
		if _, err := s.DatedGames(ctx, chessstore.Filter{Terms: name}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got := must(s.Unfinished(ctx)); !slices.Equal(got, []int64{ids["two"], ids["going"]}) && !slices.Equal(got, []int64{ids["going"], ids["two"]}) {
		t.Errorf("unfinished are %v", got)
	}
	if got := must(s.PartIDs(ctx, ids["castle"])); !slices.Equal(got, []int64{now.Part}) {
		t.Errorf("its part is %v", got)
	}
}

// A game has the same result for the person whatever army is his.
func TestOutcome(t *testing.T) {
	for _, tt := range []struct {
		game, army string
		want       chessstore.Outcome
	}{
		{"A1-2 ; resign ; y/resign", "y", chessstore.Outcome{Won: 1, Points: 1}},
		{"A1-2 ; resign ; y/resign", "r", chessstore.Outcome{Won: -1}},
		{"A1-2 ; draw ; =/agreed", "r", chessstore.Outcome{Points: 0.5}},
		{"A1-4 ; resign draw ; =/agreed", "r", chessstore.Outcome{Won: -1}},
		{"A1-4 ; draw ; =/agreed", "g", chessstore.Outcome{Points: 0.25}},
		{"B-2 ; resign ; bg/resign", "b", chessstore.Outcome{Won: 1, Points: 1}},
		{"B-2 ; resign ; bg/resign", "r", chessstore.Outcome{Won: -1}},
		{"B-4 ; draw ; =/agreed", "g", chessstore.Outcome{Points: 0.5}},
		{"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A2-3 rby- - - 7 30 ; b11xb12 a5-b4 m4-m5 b12-b5 c13-e14 k14-j13 b5xm5 ; rb/kings", "b",
			chessstore.Outcome{Won: 1, Points: 0.5}},
	} {
		if got := chessstore.OutcomeOf(line(tt.game), must(chess.ParseArmy(tt.army))); got != tt.want {
			t.Errorf("%s for %s: %+v, want %+v", tt.game, tt.army, got, tt.want)
		}
	}
}
