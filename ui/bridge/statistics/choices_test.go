package statistics

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// date reads a day, as in 2026-11-21.
func date(t testing.TB, text string) time.Time {
	t.Helper()
	d, err := time.Parse(dateForm, text)
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
	from := func(text string) kept.Filter {
		return kept.Filter{Rules: "SuperBridge", Counted: true, From: date(t, text)}
	}
	want(t, "a week", choices{period: week}.filter(now), from("2026-11-15"))
	want(t, "a month", choices{period: month}.filter(now), from("2026-10-23"))
	want(t, "a year", choices{period: year}.filter(now), from("2026-01-01"))
	want(t, "ever", choices{}.filter(now), kept.Filter{Rules: "SuperBridge", Counted: true})
	days := from("2026-02-01")
	days.To = date(t, "2026-03-01") // the last day counts
	want(t, "own", choices{period: own, from: date(t, "2026-02-01"), to: date(t, "2026-02-28")}.filter(now), days)
	want(t, "all else", choices{rules: 1, players: 2, role: kept.Defender, alone: true}.filter(now),
		kept.Filter{Rules: "Duplicate", Players: "club", Role: kept.Defender, Alone: true, Counted: true})
}

// Days begin at midnight where the user is, on whichever side of the date line, and when
// clocks change in between or even at midnight.
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
		ours := choices{period: own, from: date(t, c.first), to: date(t, c.last)}
		for what, begins := range map[choices]string{{period: week}: c.week, {period: month}: c.month, {period: year}: c.year, ours: c.ownBegins} {
			f := what.filter(now)
			want(t, c.zone+" "+what.inWords(), f.From.UTC(), at(begins, time.UTC))
			want(t, c.zone+" again", chosenBy(f, now), what)
		}
		want(t, c.zone+" after it", ours.filter(now).To.UTC(), at(c.ownAfter, time.UTC))
		want(t, c.zone+" since", chosenBy(kept.Filter{From: now.UTC()}, now), choices{period: own, from: period.Day(now), to: date(t, c.now[:10])})
	}
}

// Each option of each row changes what counts, and the row then says so.
func TestEveryOptionCanBeChosen(t *testing.T) {
	c := choices{from: date(t, "2026-02-01"), to: date(t, "2026-02-28")}
	seen := make(map[string]bool)
	for i, row := range c.rows() {
		if seen[string(row.key)] {
			t.Errorf("two rows have the key %c", row.key)
		}
		seen[string(row.key)] = true
		for k := range row.options {
			changed := c
			row.choose(&changed, k)
			now := changed.rows()[i]
			want(t, row.label, now.chosen, k)
			if (changed == c) != (k == row.chosen) {
				t.Errorf("%s %s: %+v", row.label, row.options[k], changed)
			}
		}
	}
	for _, taken := range []rune{exportKey, mapKey, analyseKey} {
		if seen[string(taken)] {
			t.Errorf("a row has the key %c, too", taken)
		}
	}
	want(t, "in words", c.inWords(), "All time  ·  Super Bridge")
	c.period, c.players, c.alone = own, 2, true
	want(t, "in words", c.inWords(), "1–28 Feb 2026  ·  Super Bridge  ·  Club players  ·  No undo, no hint")
}

// A filter that the choices can express comes back from them.
func TestChoicesByFilter(t *testing.T) {
	now := date(t, "2026-11-21").Add(time.Hour)
	for _, c := range []choices{
		{}, {rules: 1}, {players: 3, alone: true}, {role: kept.Defender}, {period: week}, {period: month, rules: 1}, {period: year, role: kept.Dummy},
		{period: own, from: date(t, "2026-02-01"), to: date(t, "2026-02-28")},
	} {
		want(t, c.inWords(), chosenBy(c.filter(now), now), c)
	}
	want(t, "since", chosenBy(kept.Filter{From: date(t, "2026-03-03")}, now), choices{period: own, from: date(t, "2026-03-03"), to: date(t, "2026-11-21")})
	want(t, "several games", chosenBy(kept.Filter{Rules: "Chicago Duplicate"}, now), choices{rules: len(bridge.Games())})
	want(t, "what can't be expressed", chosenBy(kept.Filter{Rules: "Whist", Players: "gods", Role: kept.Declaring, Level: 4}, now), choices{})
}

func TestDaysInWords(t *testing.T) {
	for _, c := range [][3]string{
		{"2026-11-21", "2026-11-21", "21 Nov 2026"},
		{"2026-11-16", "2026-11-22", "16–22 Nov 2026"},
		{"2026-11-30", "2026-12-06", "30 Nov – 6 Dec 2026"},
		{"2026-12-28", "2027-01-03", "28 Dec 2026 – 3 Jan 2027"},
	} {
		want(t, c[0], text.Days(date(t, c[0]), date(t, c[1])), c[2])
	}
}

func TestNumbers(t *testing.T) {
	want(t, "rounded", number(1234.5, 0), "1,235")
	want(t, "less than nought", number(-1234.4, 0), "–1,234")
	want(t, "digits", number(2.049, 2), "2.05")
	want(t, "noughts", number(-0.04, 1), "0.0")
	want(t, "carried", number(0.999, 2), "1.00")
	want(t, "a small part", number(-3.05, 2), "–3.05")
	want(t, "plus", signed(12, 0), "+12")
	want(t, "no plus", signed(0.4, 0), "0")
	want(t, "minus", signed(-0.12, 2), "–0.12")
	for n, words := range map[int]string{0: "0", 999: "999", 1000: "1.0k", 9949: "9.9k", 9950: "10k", 45678: "46k"} {
		want(t, "short", short(n), words)
	}
	want(t, "a share", percent(0.525), "53 %")
}

func TestOwnDays(t *testing.T) {
	o := newOwnDays(date(t, "2026-11-01"), date(t, "2026-11-21"))
	for _, r := range "2025x-03-31" {
		o = o.typeRune(r)
	}
	want(t, "typed", o.typed[0], "2025-03-31")
	want(t, "a month less", o.shift(-1, 0).typed[0], "2025-02-28")
	want(t, "a month more", o.shift(1, 0).typed[0], "2025-04-30")
	want(t, "a day more", o.shift(0, 1).typed[0], "2025-04-01")
	want(t, "twelve months", o.shift(-12, 0).typed[0], "2024-03-31")
	o = o.erase()
	want(t, "erased", o.typed[0], "2025-03-3")
	if _, _, wrong := o.days(); wrong != "2025-03-3 is not a date such as 2026-11-21." {
		t.Errorf("said is %q", wrong)
	}
	want(t, "no date to shift", o.shift(0, 1), o)
	o = o.typeRune('0').typeRune('9') // there is no room for more
	from, to, wrong := o.days()
	want(t, "the first", from, date(t, "2025-03-30"))
	want(t, "the last", to, date(t, "2026-11-21"))
	want(t, "wrong", wrong, "")
	if _, _, wrong := o.to(1).shift(-24, 0).days(); wrong != "The first day is after the last." {
		t.Errorf("said is %q", wrong)
	}
}

// A game that is only in the list can be chosen, and its boards are asked for.
func TestAGameOfTheListIsAChoice(t *testing.T) {
	made := bridge.SuperBridge()
	made.Name = "Longwood"
	t.Cleanup(bridge.Register(made))
	var c choices
	row := c.rows()[rulesRow]
	row.choose(&c, slices.Index(row.options, "Longwood"))
	if got := c.filter(time.Now()).Rules; got != "Longwood" || chosenBy(c.filter(time.Now()), time.Now()) != c {
		t.Errorf("it asks for %q", got)
	}
}
