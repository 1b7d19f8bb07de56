package statistics

import (
	"reflect"
	"testing"
	"time"

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
