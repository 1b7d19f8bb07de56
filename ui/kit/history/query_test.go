package history

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/kit/period"
)

func TestPeriods(t *testing.T) {
	zone := time.FixedZone("", 2*60*60)
	at := time.Date(2026, time.March, 1, 0, 30, 0, 0, zone)
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, zone) }
	for _, c := range []struct {
		q        Query
		from, to time.Time
	}{
		{Query{}, time.Time{}, time.Time{}},
		{Query{Period: period.Week}, day(2026, 2, 23), time.Time{}},
		{Query{Period: period.Month}, day(2026, 1, 31), time.Time{}},
		{Query{Period: period.Year}, day(2026, 1, 1), time.Time{}},
		{Query{Period: OwnDates}, time.Time{}, time.Time{}},
		{Query{Period: OwnDates, First: " 2026-02-03", Last: "2026-02-03 "}, day(2026, 2, 3), day(2026, 2, 4)},
		{Query{Period: OwnDates, First: "2025", Last: "2025-12"}, day(2025, 1, 1), day(2026, 1, 1)},
		{Query{Period: OwnDates, First: "2025-2-3", Last: "3 February"}, day(2025, 2, 3), time.Time{}},
		{Query{Period: OwnDates, First: "Feb 2025", Last: "3 March 2025"}, day(2025, 2, 1), day(2025, 3, 4)},
		{Query{Period: period.Week, First: "2025"}, day(2026, 2, 23), time.Time{}}, // typed before another period was chosen
	} {
		if from, to := c.q.Span(at); !from.Equal(c.from) || !to.Equal(c.to) {
			t.Errorf("%+v: from %v to %v, want %v to %v", c.q, from, to, c.from, c.to)
		}
	}
	for typed, wrong := range map[string]bool{"": false, "2026": false, "2026-02-29": true, "yesterday": true, "20266": true, "22 Nov 2026": false, "Nov 2026": false, "30 Feb 2026": true} {
		if got := (Query{Period: OwnDates, First: typed}).WrongDates(); got != wrong {
			t.Errorf("%q: wrong is %t", typed, got)
		}
	}
}

// A moment that another screen asks for is shown, and a chosen period replaces it.
func TestAMomentIsSaid(t *testing.T) {
	moment := time.Date(2026, 5, 1, 14, 5, 9, 7e6, time.UTC)
	q := Query{}.During(moment, moment.Add(time.Millisecond), time.UTC)
	if said, ok := q.Moment(); !ok || said.Words != "Finished 1 May 2026, 14:05" {
		t.Errorf("it says %+v", said)
	}
	for want, span := range map[string][2]time.Time{"From 2026-05-01 14:05": {0: moment}, "Until 2026-05-01 14:05": {1: moment}} {
		if said, ok := (Query{}).During(span[0], span[1], time.UTC).Moment(); !ok || said.Words != want {
			t.Errorf("it says %+v, want %q", said, want)
		}
	}
	now := time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)
	chosen := q
	chosen.When().Choose(&chosen, int(period.Week))
	if from, to := chosen.Span(now); !from.Equal(time.Date(2026, 11, 15, 0, 0, 0, 0, time.UTC)) || !to.IsZero() {
		t.Errorf("after a choice it asks for %v to %v", from, to)
	}
	said, _ := q.Moment()
	if said.Drop(&q); !q.Everything() {
		t.Errorf("when it is dropped, %+v is left", q)
	}
}

// A day of the statistics is the same day here, also where clocks are put forward or back.
func TestADayIsOneDayEverywhere(t *testing.T) {
	now := time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)
	for _, name := range []string{"America/Los_Angeles", "Pacific/Auckland"} {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		for day := time.Date(2026, 1, 1, 0, 0, 0, 0, zone); day.Year() == 2026; day = day.AddDate(0, 0, 1) {
			next := day.AddDate(0, 0, 1)
			q := Query{}.During(day, next, zone)
			if when := q.When(); when.Part != day.Format(time.DateOnly) {
				t.Errorf("%s, %v: it says %q", name, day, when.Part)
			}
			if from, to := q.Span(now.In(zone)); !from.Equal(day) || !to.Equal(next) {
				t.Errorf("%s, %v: it asks for %v to %v", name, day, from, to)
			}
		}
	}
}

// A query for one family has no results in another; an empty one wants everything.
func TestWhatOneFamilyIsAsked(t *testing.T) {
	type bridge struct{ Level int }
	type poker struct{ Dead bool }
	q := WithOwn(Query{}, bridge{Level: 4})
	if own, ok := Of[bridge](q); !ok || own.Level != 4 || q.Everything() {
		t.Errorf("bridge is asked for %+v", own)
	}
	if _, ok := Of[poker](q); ok {
		t.Error("poker has deals at level 4")
	}
	if q = WithOwn(q, bridge{}); !q.Everything() {
		t.Errorf("it still asks for %+v", q)
	}
	if _, ok := Of[poker](q); !ok {
		t.Error("poker has nothing to show where all is asked for")
	}
}

func TestWantsGames(t *testing.T) {
	for asked, want := range map[string]bool{"": true, "Chicago": true, "Poker Chicago": true, "Poker": false} {
		if got := (Query{Games: asked}).Wants([]string{"Duplicate", "Chicago"}); got != want {
			t.Errorf("%q: %t", asked, got)
		}
	}
}
