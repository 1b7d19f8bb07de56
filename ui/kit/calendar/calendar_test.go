package calendar

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/chart"
)

func date(text string) time.Time {
	d, err := time.Parse(time.DateOnly, text)
	if err != nil {
		panic(err)
	}
	return d
}

// Keys go by days, weeks and months, across their ends, up to today; other keys do nothing.
func TestKey(t *testing.T) {
	c := New(date("2026-03-31"))
	for _, tt := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "2026-03-31"}, {fyne.KeyPageUp, "2026-02-28"}, {fyne.KeyDown, "2026-03-07"}, {fyne.KeyUp, "2026-02-28"},
		{fyne.KeyRight, "2026-03-01"}, {fyne.KeyLeft, "2026-02-28"}, {fyne.KeyPageDown, "2026-03-28"}, {fyne.KeyEnd, "2026-03-31"},
	} {
		if !c.Key(tt.key) || !c.Chosen.Equal(date(tt.want)) {
			t.Errorf("%s leads to %v, want %s", tt.key, c.Chosen, tt.want)
		}
	}
	if c.Key(fyne.KeyReturn) {
		t.Error("Enter moves the choice")
	}
	if c.Choose(date("1999-01-01")); !c.Chosen.Equal(Earliest) {
		t.Errorf("the first day is %v", c.Chosen)
	}
}

// A leaf has each day of its month on its weekday; the future is blank, and so is what comes before the first day.
func TestMonth(t *testing.T) {
	c := New(date("2026-11-22"))
	m := c.Month("bad", "good", func(day time.Time) chart.Day { return chart.Day{Label: day.Format("2")} })
	if m.Title != "Nov 2026" || m.First != 6 || len(m.Days) != 30 || m.Low != "bad" || m.High != "good" || m.Days[29].Label != "30" {
		t.Errorf("the leaf is %+v", m)
	}
	if !m.Days[21].Here || m.Days[21].Blank || !m.Days[22].Blank || m.Days[20].Here || !c.Of(21).Equal(c.Today) {
		t.Errorf("today is %+v, after it %+v", m.Days[21], m.Days[22])
	}
}

// Days in a row end today, or yesterday as long as today is open.
func TestStreak(t *testing.T) {
	c := New(date("2026-11-22"))
	for open, want := range map[string]int{"2026-11-22": 3, "2026-11-21": 1, "2026-11-19": 3, "2026-11-18": 4} {
		done := func(day time.Time) bool { return !day.Equal(date(open)) && day.After(date("2026-11-18")) }
		if got := c.Streak(done); got != want {
			t.Errorf("without %s: %d in a row, want %d", open, got, want)
		}
	}
}
