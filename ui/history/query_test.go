package history

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestPeriods(t *testing.T) {
	zone := time.FixedZone("", 2*60*60)
	at := time.Date(2026, time.March, 1, 0, 30, 0, 0, zone)
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, zone) }
	for _, c := range []struct {
		q        query
		from, to time.Time
	}{
		{query{}, time.Time{}, time.Time{}},
		{query{period: period.Week}, day(2026, 2, 23), time.Time{}},
		{query{period: period.Month}, day(2026, 1, 31), time.Time{}},
		{query{period: period.Year}, day(2026, 1, 1), time.Time{}},
		{query{period: ownDates}, time.Time{}, time.Time{}},
		{query{period: ownDates, from: " 2026-02-03", to: "2026-02-03 "}, day(2026, 2, 3), day(2026, 2, 4)},
		{query{period: ownDates, from: "2025", to: "2025-12"}, day(2025, 1, 1), day(2026, 1, 1)},
		{query{period: ownDates, from: "2025-2-3", to: "3 February"}, day(2025, 2, 3), time.Time{}},
		{query{period: period.Week, from: "2025"}, day(2026, 2, 23), time.Time{}}, // typed before another period was chosen
	} {
		if f := c.q.filter(at); !f.From.Equal(c.from) || !f.To.Equal(c.to) {
			t.Errorf("%+v: from %v to %v, want %v to %v", c.q, f.From, f.To, c.from, c.to)
		}
	}
	for typed, wrong := range map[string]bool{"": false, "2026": false, "2026-02-29": true, "yesterday": true, "20266": true} {
		if got := (query{period: ownDates, from: typed}).wrongDates(); got != wrong {
			t.Errorf("%q: wrong is %t", typed, got)
		}
	}
}

// What statistics ask for comes back as it was.
func TestAFilterBecomesAQuery(t *testing.T) {
	hearts := bridge.Hearts
	for _, f := range []kept.Filter{
		{},
		{Text: "4S +1", Rules: "Duplicate", Players: "club", Role: kept.Declaring, Declarer: "N", Level: 4, Strain: &hearts,
			Outcome: kept.Made, Slam: true, Costly: true, Alone: true, Counted: true, Starred: true,
			Ended: true, Worth: true, Par: true, Lead: true},
		{From: time.Date(2026, 5, 1, 14, 5, 9, 7e6, time.UTC), To: time.Date(2026, 5, 1, 14, 5, 9, 8e6, time.UTC), Counted: true}, // one deal of the trend
		{From: time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC), To: time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)},
		{To: time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)},
		{From: time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC), To: time.Date(2026, 6, 1, 0, 0, 0, 0, time.UTC), Deleted: true},
	} {
		if got := newQuery(f, time.UTC).filter(now); !reflect.DeepEqual(got, f) {
			t.Errorf("got %+v, want %+v", got, f)
		}
	}
}

// A moment that another screen asks for is said, and gives way to a period that is chosen.
func TestAMomentIsSaid(t *testing.T) {
	moment := time.Date(2026, 5, 1, 14, 5, 9, 7e6, time.UTC)
	q := newQuery(kept.Filter{From: moment, To: moment.Add(time.Millisecond)}, time.UTC)
	if parts := q.parts(); len(parts) != 1 || parts[0].words != "Finished 1 May 2026, 14:05" {
		t.Errorf("it says %+v", parts)
	}
	for want, f := range map[string]kept.Filter{"From 2026-05-01 14:05": {From: moment}, "Until 2026-05-01 14:05": {To: moment}} {
		if parts := newQuery(f, time.UTC).parts(); len(parts) != 1 || parts[0].words != want {
			t.Errorf("it says %+v, want %q", parts, want)
		}
	}
	chosen := q
	chosen.rows()[0].choose(&chosen, int(period.Week))
	if f := chosen.filter(now); !f.From.Equal(time.Date(2026, 11, 15, 0, 0, 0, 0, time.UTC)) || !f.To.IsZero() {
		t.Errorf("after a choice it asks for %v to %v", f.From, f.To)
	}
	if q.parts()[0].drop(&q); !q.everything() {
		t.Errorf("when it is dropped, %+v is left", q)
	}
}

// A day of the statistics is that one day here too, also where clocks are put forward or back.
func TestADayIsOneDayEverywhere(t *testing.T) {
	for _, name := range []string{"America/Los_Angeles", "Pacific/Auckland"} {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		for day := time.Date(2026, 1, 1, 0, 0, 0, 0, zone); day.Year() == 2026; day = day.AddDate(0, 0, 1) {
			f := kept.Filter{From: day, To: day.AddDate(0, 0, 1)}
			q := newQuery(f, zone)
			if words := q.parts()[0].words; words != day.Format(time.DateOnly) {
				t.Errorf("%s, %v: it says %q", name, day, words)
			}
			if got := q.filter(now.In(zone)); !got.From.Equal(f.From) || !got.To.Equal(f.To) {
				t.Errorf("%s, %v: it asks for %v to %v", name, day, got.From, got.To)
			}
		}
	}
}

func TestPicksBoards(t *testing.T) {
	for words, want := range map[string]bool{
		"": false, "Ana": false, "2026-11": false, "Sunday club": false, "deal": false,
		"4s": true, "3NX": true, "3ntx-w": true, "6h-": true, "=": true, "+1": true, "-2": true, "Ana 4S": true, "7": true,
	} {
		if got := (query{Filter: kept.Filter{Text: words}}).picksBoards(); got != want {
			t.Errorf("%q: %t", words, got)
		}
	}
	if (query{Filter: kept.Filter{Rules: "Duplicate", Starred: true, Deleted: true, Ended: true}, period: period.Week}).picksBoards() {
		t.Error("rules, stars, the trash, rubbers that are over and a week are not about boards")
	}
}

// Each choice can be made, is said in words, and can be taken back.
func TestEachChoiceIsSaidAndDropped(t *testing.T) {
	want := [][]string{
		{"7 days", "30 days", "This year", "Dates …"},
		{"Beginners", "Club players", "Experts"},
		{"You declared", "Partner declared", "You defended", "Your side declared"},
		{"North declared", "East declared", "South declared", "West declared"},
		{"Made", "Down", "Passed out"},
		{"Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6", "Level 7", "Level 8", "Level 9"},
		{"♣", "♦", "♥", "♠", "NT"},
	}
	check := func(change func(*query), words string) {
		var q query
		change(&q)
		parts := q.parts()
		if len(parts) != 1 || parts[0].words != words || q.everything() {
			t.Errorf("%s: %+v has the parts %+v", words, q, parts)
			return
		}
		if parts[0].drop(&q); !q.everything() {
			t.Errorf("%s: when it is dropped, %+v is left", words, q)
		}
	}
	var seen []kept.Filter
	for i, r := range (query{}).rows() {
		if got := len(r.options) - 1; got != len(want[i]) {
			t.Fatalf("%s has %d choices: %q", r.label, got, r.options)
		}
		for n, words := range want[i] {
			check(func(q *query) { r.choose(q, n+1) }, words)
			var q query
			r.choose(&q, n+1)
			if f := q.filter(now); i > 0 && slices.ContainsFunc(seen, func(other kept.Filter) bool { return reflect.DeepEqual(f, other) }) {
				t.Errorf("%s: another choice asks for the same", words)
			} else {
				seen = append(seen, f)
			}
			if chosen := q.rows()[i].chosen; chosen != n+1 {
				t.Errorf("%s: the row shows %d", words, chosen)
			}
		}
	}
	for _, s := range (query{}).switches() {
		check(s.flip, s.label)
	}
	for _, r := range bridge.Games() {
		check(func(q *query) { q.flipGame(r.Name) }, text.Game(r.Name))
	}
	for _, c := range [][3]string{{"2026", "", "From 2026"}, {"", "2026-05", "Until 2026-05"}, {"2026-01", "2026-05", "2026-01 to 2026-05"}, {"2026-05-03", " 2026-05-03", "2026-05-03"}} {
		if got := (query{period: ownDates, from: c[0], to: c[1]}).parts()[0].words; got != c[2] {
			t.Errorf("got %q, want %q", got, c[2])
		}
	}
}

// A game that is only in the list can be looked for: it is among the choices, is asked for by its id, and is named in the parts.
func TestAGameOfTheListIsLookedFor(t *testing.T) {
	made := bridge.SuperBridge()
	made.Name, made.Level = "Longwood", 11
	t.Cleanup(bridge.Register(made))
	var q query
	for _, r := range q.rows() {
		if r.label == text.T("history.filter.level") && r.options[len(r.options)-1] != "11" {
			t.Errorf("levels go up to %s", r.options[len(r.options)-1])
		}
	}
	q.flipGame("Longwood")
	if q.Rules != "Longwood" || len(q.parts()) != 1 || q.parts()[0].words != "Longwood" {
		t.Errorf("it asks for %q, in words %v", q.Rules, q.parts())
	}
	store := newStore(t, 2)
	store.rubbers[1].Rules = "Longwood"
	s, _ := open(t, store, atOnce, Position{Filter: q.Filter})
	if s.ui.list.Len() != 1 || !strings.Contains(words(s.Content()), "Longwood") {
		t.Errorf("%d rubbers are listed: %s", s.ui.list.Len(), words(s.Content()))
	}
}
