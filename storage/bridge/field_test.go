package bridge_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// ofFour is a field of four tables.
var ofFour = bridgestore.Field{Setup: field.Setup{Tables: 4, By: field.ByIMPs}, Players: "club"}

// playField stores a session of two boards at one table, and the given numbers of other tables' results on its
// boards, from the second table on.
func playField(t testing.TB, s *bridgestore.Store, f bridgestore.Field, others ...int) int64 {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 15))
	id := must(s.NewField(bridge.Duplicate(), len(others), &south, f))
	j := s.Journal(id, "expert")
	its := session.Session{Rules: bridge.Duplicate(), Length: len(others)}
	for i, n := range others {
		b := must(its.Next(its.Rules.Deck.Shuffle(r)))
		check(t, j.Begin(b))
		board := must(s.Rubber(id)).BoardIDs[i]
		for table := range n {
			check(t, s.SaveFieldTable(board, table+2, bridgestore.Other{Players: "club", Board: bridgetest.Play(r, b)}))
		}
		end := bridgetest.Play(r, b)
		for k := range end.Events() {
			check(t, j.Append(end.Prefix(k+1)))
		}
		its = its.With(end)
	}
	return id
}

// What the other tables have made of a board is kept with it, whole, and compared with it once it is finished.
func TestFieldIsKept(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	id := playField(t, s, ofFour, 3, 1, 0)
	r := must(s.Rubber(id))
	if r.Field != ofFour || must(s.Summaries(ctx, []int64{id}))[0].Field != ofFour {
		t.Errorf("the field is %+v", r.Field)
	}
	all := must(s.Travellers(ctx, id))
	var in []int
	for i, tr := range all {
		in = append(in, tr.In())
		others := must(s.FieldTables(ctx, r.BoardIDs[i]))
		if len(others) != 3 || tr.Tables != 4 || tr.Lines[0].Score() != field.ResultOf(r.Rubber.Boards[i]).Score() {
			t.Errorf("board %d: %d others, %+v", i+1, len(others), tr)
		}
		for k, o := range others {
			l, ok := tr.Line(k + 2)
			if ok != (o.Players == "club") || ok && !slices.Equal(l.Board.Events(), o.Board.Events()) || ok && o.Board.Deal != r.Rubber.Boards[i].Deal {
				t.Errorf("board %d, table %d: %+v, %+v", i+1, k+2, o, l)
			}
		}
	}
	if !slices.Equal(in, []int{4, 2, 1}) {
		t.Errorf("%v results are in", in)
	}
	if other := must(s.OtherTable(ctx, r.BoardIDs[0])); other.Players != "" {
		t.Error("there is another table besides the field")
	}

	// A session is won by what it is played for, and again when a result comes late.
	won := func() int64 {
		var n int64
		check(t, s.DB().QueryRow("SELECT won FROM session WHERE id = ?", id).Scan(&n))
		return n
	}
	outcome := func() int64 {
		return int64(field.Totals(must(s.Travellers(ctx, id)))[0].Outcome(card.NS, field.ByIMPs))
	}
	if won() != outcome() {
		t.Errorf("won is %d, want %d", won(), outcome())
	}
	random, before := rand.New(rand.NewPCG(3, 3)), outcome()
	for range 500 {
		check(t, s.SaveFieldTable(r.BoardIDs[2], 3, bridgestore.Other{Players: "club", Board: bridgetest.Play(random, r.Rubber.Boards[2].Prefix(0))}))
		if won() != outcome() {
			t.Fatalf("won is %d, want %d", won(), outcome())
		}
		if outcome() == -before {
			break
		}
	}
	if outcome() != -before {
		t.Error("no late result turned the outcome: that was no test")
	}

	// What is no result of that board is not kept.
	b := r.Rubber.Boards[0]
	for name, err := range map[string]error{
		"table 1":       s.SaveFieldTable(r.BoardIDs[0], 1, bridgestore.Other{Board: b}),
		"table 5":       s.SaveFieldTable(r.BoardIDs[0], 5, bridgestore.Other{Board: b}),
		"another board": s.SaveFieldTable(r.BoardIDs[1], 2, bridgestore.Other{Board: b}),
		"a board on":    s.SaveFieldTable(r.BoardIDs[0], 2, bridgestore.Other{Board: b.Prefix(3)}),
	} {
		if !errors.Is(err, bridgestore.ErrOutOfStep) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := s.SaveFieldTable(999, 2, bridgestore.Other{Board: b}); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("no board: %v", err)
	}
	plain := must(s.Rubber(must(s.NewRubber(bridge.Duplicate(), 2, &south))))
	if tr, err := s.Travellers(ctx, plain.ID); err != nil || tr != nil || plain.Field != (bridgestore.Field{}) {
		t.Errorf("a rubber without a field: %v, %v", tr, err)
	}
	if _, err := s.Travellers(ctx, 999); !errors.Is(err, bridgestore.ErrNoRubber) {
		t.Errorf("no rubber: %v", err)
	}
	for _, f := range []bridgestore.Field{{Setup: field.Setup{Tables: 1}}, {Setup: field.Setup{Tables: 17}}, {Setup: field.Setup{By: field.ByCross}}, {Daily: "today"}} {
		if _, err := s.NewField(bridge.Duplicate(), 2, nil, f); err == nil {
			t.Errorf("a field of %+v is kept", f)
		}
	}
	if _, err := s.NewField(bridge.SuperBridge(), 2, nil, ofFour); err == nil {
		t.Error("Super Bridge is played at four tables")
	}
}

// A field goes out and comes back byte for byte, also without the lines of rubbers, and goes with its rubber.
func TestFieldGoesOutAndIn(t *testing.T) {
	ctx := context.Background()
	from, dir := open(t, t.TempDir()), t.TempDir()
	daily := ofFour
	daily.Daily = "2026-11-22"
	playField(t, from, daily, 3, 1, 0)
	want := lines(t, from, "")
	if strings.Count(want, `"tables":[`) != 3 || !strings.Contains(want, `"length":3,"tables":4,"by":"imps","others":"club","daily":"2026-11-22",`) {
		t.Fatalf("it goes out as\n%s", want)
	}
	to := open(t, dir)
	for range 2 { // the second time it is there already
		must(take(to, want))
		if got := lines(t, to, ""); got != want {
			t.Errorf("it comes back as\n%s, went out as\n%s", got, want)
		}
	}
	query := "SELECT group_concat(ns || ' ' || ew || ' ' || coalesce(won, '-')) FROM session JOIN rubber ON rubber.session = session.id"
	var a, b string
	check(t, from.DB().QueryRow(query).Scan(&a))
	check(t, to.DB().QueryRow(query).Scan(&b))
	if a != b || must(to.Rubber(1)).Field != daily {
		t.Errorf("it was %s and is %s, %+v", a, b, must(to.Rubber(1)).Field)
	}

	loose := open(t, t.TempDir())
	must(take(loose, want[strings.Index(want, "\n")+1:]))
	if r := must(loose.Rubber(1)); r.Field.Tables != 4 || !slices.EqualFunc(must(loose.Travellers(ctx, 1)), must(from.Travellers(ctx, 1)), func(a, b field.Traveller) bool {
		return a.In() == b.In() && a.Datum == b.Datum && a.Tables == b.Tables
	}) {
		t.Errorf("without the line of its rubber it is %+v", r)
	}

	check(t, to.Delete(1))
	check(t, to.Close())
	check(t, must(bridgestore.Open(dir, func() time.Time { return start.AddDate(0, 2, 0) })).Close())
	later, err := bridgestore.Open(dir, func() time.Time { return start.AddDate(0, 2, 2) })
	check(t, err)
	defer later.Close()
	if n := number(t, later.DB(), "SELECT count(*) FROM field_table"); n != 0 {
		t.Errorf("%d results are left of a field that has gone", n)
	}
}

// A newer state of a field brings the results that have come since, on the boards that both have too.
func TestFieldIsContinued(t *testing.T) {
	early, late := open(t, t.TempDir()), open(t, t.TempDir())
	for _, s := range []*bridgestore.Store{early, late} {
		playField(t, s, ofFour, 3, 2, 0)
	}
	run(t, early.DB(), "DELETE FROM field_table WHERE number > 2")
	whole := lines(t, late, "")
	// Without the last two acts of the last board it is an older state.
	run(t, early.DB(), "DELETE FROM event WHERE part = 3 AND position > (SELECT max(position) FROM event WHERE part = 3) - 2")
	run(t, early.DB(), "UPDATE part SET finished = NULL WHERE id = 3")
	run(t, early.DB(), "UPDATE board SET contract = NULL, level = NULL, counts = 0 WHERE id = 3")
	run(t, early.DB(), "UPDATE session SET over = 0, result = '', won = NULL")
	if done := must(take(early, whole)); done.Continued != 1 {
		t.Fatalf("%+v", done)
	}
	if got := lines(t, early, ""); got != whole {
		t.Errorf("it is\n%s\nwant\n%s", got, whole)
	}
}

// The first rubber of a date counts, as far as it has come; those after it are repetitions.
func TestDailyResults(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	on := func(date string) bridgestore.Field {
		return bridgestore.Field{Setup: field.Setup{Tables: 4}, Players: "club", Daily: date}
	}
	first := playField(t, s, on("2026-11-22"), 3, 2)
	playField(t, s, on("2026-11-22"), 3, 3)
	begun := must(s.NewField(bridge.Duplicate(), 8, &south, on("2026-11-20")))
	west := card.West
	must(s.NewField(bridge.Duplicate(), 8, nil, on("2026-11-21"))) // nobody sat there
	must(s.NewField(bridge.Duplicate(), 8, &west, on("2026-12-01")))
	playField(t, s, ofFour, 3)

	days := must(s.DailyResults(ctx, "2026-11-01", "2026-11-30"))
	if len(days) != 2 {
		t.Fatalf("%+v", days)
	}
	one, two := days[0], days[1]
	if one.Date != "2026-11-20" || one.Rubber != begun || one.Boards != 0 || one.Over || one.Attempts != 1 || one.In != 0 {
		t.Errorf("begun: %+v", one)
	}
	if want := field.Totals(must(s.Travellers(ctx, first)))[0]; two.Date != "2026-11-22" || two.Rubber != first || !two.Over || two.Attempts != 2 || two.Boards != 2 ||
		two.In != 7 || two.Total != want || two.Side != card.NS || two.Field.Tables != 4 {
		t.Errorf("played: %+v, want %+v", two, want)
	}
	check(t, s.Delete(first))
	if days := must(s.DailyResults(ctx, "2026-11-22", "2026-12-31")); len(days) != 2 || days[0].Attempts != 1 || days[0].Rubber == first || days[1].Side != card.EW {
		t.Errorf("with the first in the trash: %+v", days)
	}
	var asked []bridgestore.Query
	check(t, s.Spy(func(q bridgestore.Query) { asked = append(asked, q) }))
	must(s.DailyResults(ctx, "2026-11-22", "2026-12-31"))
	for _, q := range asked {
		plan(t, s, "the days", q)
	}
}
