package statistics

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/statistics"
)

// date reads a day, as in 2026-11-21.
func date(t testing.TB, text string) time.Time {
	t.Helper()
	d, err := time.Parse(time.DateOnly, text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func want[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func TestWhatCounts(t *testing.T) {
	now := date(t, "2026-11-21").Add(23 * time.Hour)
	from := func(text string) bridgestore.Filter {
		return bridgestore.Filter{Rules: "SuperBridge", Counted: true, From: date(t, text)}
	}
	want(t, "a week", choices{span: statistics.Span{Choice: statistics.Week}}.filter(now), from("2026-11-15"))
	want(t, "a month", choices{span: statistics.Span{Choice: statistics.Month}}.filter(now), from("2026-10-23"))
	want(t, "a year", choices{span: statistics.Span{Choice: statistics.Year}}.filter(now), from("2026-01-01"))
	want(t, "ever", choices{}.filter(now), bridgestore.Filter{Rules: "SuperBridge", Counted: true})
	days := from("2026-02-01")
	days.To = date(t, "2026-03-01") // the last day counts
	want(t, "own", choices{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-02-01"), To: date(t, "2026-02-28")}}.filter(now), days)
	want(t, "all else", choices{rules: 1, players: 2, role: bridgestore.Defender, alone: true}.filter(now),
		bridgestore.Filter{Rules: "Duplicate", Players: "club", Role: bridgestore.Defender, Alone: true, Counted: true})
}

// Days begin at midnight in the user's zone, on either side of the date line, and when clocks change in between or even
// at midnight.
func TestDaysAreThoseOfThePerson(t *testing.T) {
	for _, c := range []struct {
		zone, now           string // now in the zone
		week, month, year   string // when these begin, UTC
		first, last         string // of an own period
		ownBegins, ownAfter string
	}{
		{
			"America/Los_Angeles", "2026-11-21T20:00", "2026-11-15T08:00", "2026-10-23T07:00", "2026-01-01T08:00",
			"2026-10-31", "2026-11-01", "2026-10-31T07:00", "2026-11-02T08:00",
		},
		{
			"Pacific/Auckland", "2026-10-02T08:00", "2026-09-25T12:00", "2026-09-02T12:00", "2025-12-31T11:00",
			"2026-09-27", "2026-09-27", "2026-09-26T12:00", "2026-09-27T11:00",
		},
		{ // there is no midnight before 6 September 2026
			"America/Santiago", "2026-09-12T23:30", "2026-09-06T04:00", "2026-08-14T04:00", "2026-01-01T03:00",
			"2026-09-05", "2026-09-05", "2026-09-05T04:00", "2026-09-06T04:00",
		},
	} {
		zone, err := time.LoadLocation(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		at := func(text string, zone *time.Location) time.Time {
			at, err := time.ParseInLocation("2006-01-02T15:04", text, zone)
			if err != nil {
				t.Fatal(err)
			}
			return at
		}
		now := at(c.now, zone)
		ours := choices{span: statistics.Span{Choice: statistics.Own, From: date(t, c.first), To: date(t, c.last)}}
		for what, begins := range map[choices]string{{span: statistics.Span{Choice: statistics.Week}}: c.week, {span: statistics.Span{Choice: statistics.Month}}: c.month, {span: statistics.Span{Choice: statistics.Year}}: c.year, ours: c.ownBegins} {
			f := what.filter(now)
			want(t, c.zone+" "+what.Words(), f.From.UTC(), at(begins, time.UTC))
			want(t, c.zone+" again", chosenBy(f, now), what)
		}
		want(t, c.zone+" after it", ours.filter(now).To.UTC(), at(c.ownAfter, time.UTC))
		want(t, c.zone+" since", chosenBy(bridgestore.Filter{From: now.UTC()}, now), choices{span: statistics.Span{Choice: statistics.Own, From: period.Day(now), To: date(t, c.now[:10])}})
	}
}

// Each option of each row changes what counts, and the row shows it.
func TestEveryOptionCanBeChosen(t *testing.T) {
	c := choices{span: statistics.Span{From: date(t, "2026-02-01"), To: date(t, "2026-02-28")}}
	for i, row := range c.Rows() {
		for k := range row.Options {
			changed := c.With(i, k)
			now := changed.Rows()[i]
			want(t, row.Label, now.Chosen, k)
			if (changed == c) != (k == row.Chosen) {
				t.Errorf("%s %s: %+v", row.Label, row.Options[k], changed)
			}
		}
	}
	want(t, "the key of the map, after those of the pickers", string(mapKey), statistics.Key(len(c.Rows())))
	want(t, "in words", c.Words(), "All time  ·  Super Bridge")
	c.span.Choice, c.players, c.alone = statistics.Own, 2, true
	want(t, "in words", c.Words(), "1–28 Feb 2026  ·  Super Bridge  ·  Club players  ·  No undo, no hint")
}

// A filter that the choices can express survives the conversion.
func TestChoicesByFilter(t *testing.T) {
	now := date(t, "2026-11-21").Add(time.Hour)
	for _, c := range []choices{
		{}, {rules: 1}, {players: 3, alone: true}, {role: bridgestore.Defender}, {span: statistics.Span{Choice: statistics.Week}}, {span: statistics.Span{Choice: statistics.Month}, rules: 1}, {span: statistics.Span{Choice: statistics.Year}, role: bridgestore.Dummy},
		{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-02-01"), To: date(t, "2026-02-28")}},
	} {
		want(t, c.Words(), chosenBy(c.filter(now), now), c)
	}
	want(t, "since", chosenBy(bridgestore.Filter{From: date(t, "2026-03-03")}, now), choices{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-03-03"), To: date(t, "2026-11-21")}})
	want(t, "several games", chosenBy(bridgestore.Filter{Rules: "Chicago Duplicate"}, now), choices{rules: len(bridge.Games())})
	want(t, "what can't be expressed", chosenBy(bridgestore.Filter{Rules: "Whist", Players: "gods", Role: bridgestore.Declaring, Level: 4}, now), choices{})
}

// A game that is only in the list can be chosen, and its boards are counted.
func TestAGameOfTheListIsAChoice(t *testing.T) {
	made := bridge.SuperBridge()
	made.Name = "Longwood"
	t.Cleanup(bridge.Register(made))
	var c choices
	row := c.Rows()[rulesRow]
	c = c.With(rulesRow, slices.Index(row.Options, "Longwood"))
	if got := c.filter(time.Now()).Rules; got != "Longwood" || chosenBy(c.filter(time.Now()), time.Now()) != c {
		t.Errorf("it asks for %q", got)
	}
}
