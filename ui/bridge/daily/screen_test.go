package daily

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/background"
	kit "github.com/superbridge/superbridge/ui/kit/calendar"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func date(text string) time.Time {
	d, err := time.Parse(time.DateOnly, text)
	if err != nil {
		panic(err)
	}
	return d
}

// played returns some days: one with a good result, one with a bad one, one in progress, one that waits for other
// tables.
func played() []Day {
	return []Day{
		{Day: date("2026-11-21"), Session: 5, Played: 8, Percent: 6250, Known: true},
		{Day: date("2026-11-20"), Session: 4, Played: 8, Percent: 3333, Known: true},
		{Day: date("2026-11-19"), Session: 3, Played: 8},
		{Day: date("2026-11-17"), Session: 2, Played: 3, Percent: 5000, Known: true},
		{Day: date("2026-10-31"), Session: 1, Played: 8, Percent: 5000, Known: true},
	}
}

// leaf is a screen on 22 November 2026, late in the evening, with a record of its calls.
type leaf struct {
	*Screen
	now  time.Time
	days []Day
	err  error
	said []string
}

func open(t *testing.T, days []Day) *leaf {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	zone := time.FixedZone("far east", 14*60*60)
	l := &leaf{now: time.Date(2026, 11, 22, 23, 59, 0, 0, zone), days: days}
	l.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Now: func() time.Time { return l.now }, Runner: background.AtOnce(),
		Days:       days,
		Load:       func(context.Context) ([]Day, error) { return l.days, l.err },
		OnPlay:     func(day time.Time) { l.said = append(l.said, "play "+day.Format(time.DateOnly)) },
		OnContinue: func(session int64) { l.said = append(l.said, "continue "+strconv.FormatInt(session, 10)) },
		OnResults:  func(d Day) { l.said = append(l.said, "results of "+strconv.FormatInt(d.Session, 10)) },
		OnBack:     func() { l.said = append(l.said, "back") },
	})
	test.NewTempWindow(t, l.Content()).Resize(fyne.NewSize(1024, 700))
	t.Cleanup(l.Close)
	return l
}

func (l *leaf) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		l.Key(k)
	}
}

func (l *leaf) want(t *testing.T, said ...string) {
	t.Helper()
	if !slices.Equal(l.said, said) {
		t.Errorf("the screen said %q, want %q", l.said, said)
	}
	l.said = nil
}

func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// Enter begins today's boards, continues those begun, and reviews finished ones.
func TestEnter(t *testing.T) {
	l := open(t, played())
	l.press(fyne.KeyReturn)
	l.want(t, "play 2026-11-22")
	l.press(fyne.KeyLeft, fyne.KeyReturn)
	l.want(t, "results of 5")
	l.press(fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyReturn) // never played
	l.want(t, "play 2026-11-18")
	l.press(fyne.KeyLeft, fyne.KeySpace)
	l.want(t, "continue 2")
	l.press(fyne.KeyEscape)
	l.want(t, "back")
}

// Arrows go by days and weeks, across the ends of months, PgUp and PgDn by months; the future has no boards.
func TestKeys(t *testing.T) {
	l := open(t, nil)
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "2026-11-22"}, {fyne.KeyDown, "2026-11-22"}, {fyne.KeyUp, "2026-11-15"}, {fyne.KeyLeft, "2026-11-14"},
		{fyne.KeyUp, "2026-11-07"}, {fyne.KeyUp, "2026-10-31"}, {fyne.KeyPageUp, "2026-09-30"}, {fyne.KeyPageDown, "2026-10-30"},
		{fyne.KeyRight, "2026-10-31"}, {fyne.KeyRight, "2026-11-01"}, {fyne.KeyHome, "2026-11-22"}, {fyne.KeyPageDown, "2026-11-22"},
	} {
		l.press(c.key)
		want(t, "after "+string(c.key), l.Chosen().Format(time.DateOnly), c.want)
	}
	for range 100 {
		l.press(fyne.KeyPageUp)
	}
	want(t, "the earliest", l.Chosen(), kit.Earliest)
	want(t, "title", l.calendar.month().Title, "Jan 2020")
	l.press(fyne.KeyLeft)
	want(t, "before it", l.Chosen(), kit.Earliest)
}

// The calendar shows the result of each day, and how good it was.
func TestMonth(t *testing.T) {
	l := open(t, played())
	m := l.calendar.month()
	want(t, "title", m.Title, "Nov 2026")
	want(t, "the first", m.First, 6)
	want(t, "days", len(m.Days), 30)
	for day, want := range map[int]struct {
		label string
		shade float64
	}{21: {"63 %", 0.625}, 20: {"33 %", -0.8335}, 19: {"8/8", 0}, 17: {"3/8", 0}, 18: {"", 0}, 22: {"", 0}} {
		d := m.Days[day-1]
		if d.Label != want.label || d.Shade < want.shade-1e-9 || d.Shade > want.shade+1e-9 {
			t.Errorf("the %dth is %q, %v, want %v", day, d.Label, d.Shade, want)
		}
	}
	want(t, "today", m.Days[21].Here, true)
	want(t, "the future", m.Days[22].Blank, true)
}

// Days in a row are counted up to today, or yesterday as long as today is open.
func TestStreak(t *testing.T) {
	for _, c := range []struct {
		days []string
		want int
	}{
		{nil, 0}, {[]string{"2026-11-22"}, 1}, {[]string{"2026-11-21"}, 1}, {[]string{"2026-11-20"}, 0},
		{[]string{"2026-11-22", "2026-11-21", "2026-11-20", "2026-11-18"}, 3}, {[]string{"2026-11-21", "2026-11-20"}, 2},
	} {
		var days []Day
		for _, d := range c.days {
			days = append(days, Day{Day: date(d), Session: 1, Played: field.DailyBoards})
		}
		if got := open(t, days).calendar.streak(); got != c.want {
			t.Errorf("%v: %d in a row, want %d", c.days, got, c.want)
		}
	}
	l := open(t, []Day{{Day: date("2026-11-22"), Session: 1, Played: 7}})
	want(t, "with a board to go", l.calendar.streak(), 0)
}

// A click on a day with a result reviews it; another one is only chosen.
func TestMouse(t *testing.T) {
	l := open(t, played())
	click := func(day int) {
		m := l.view.Plot.Picture().Marks[day-1]
		l.view.Plot.Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(m.X0+m.X1)/2, float32(m.Y0+m.Y1)/2)})
	}
	click(20)
	l.want(t, "results of 4")
	click(18)
	l.want(t)
	want(t, "chosen", l.Chosen(), date("2026-11-18"))
	click(18)
	l.want(t, "play 2026-11-18")
}

// The words on a day follow the choice, and newly read results.
func TestWords(t *testing.T) {
	l := open(t, played())
	for day, words := range map[string]string{
		"2026-11-22": "You haven’t played today’s boards yet.",
		"2026-11-18": "You haven’t played this day’s boards. You can play them now, and the result counts for that day.",
		"2026-11-17": "3 of 8 boards played.",
		"2026-11-19": "You have played all the boards. The other tables are still playing.",
		"2026-11-20": "You made 33.33 % of the matchpoints.",
	} {
		l.calendar.Choose(date(day))
		got, _ := l.about(l.calendar.day())
		want(t, day, got, words)
	}
	l.err = errors.New("no disk")
	l.Reload()
	got, _ := l.about(l.calendar.day())
	want(t, "an error", got, "These boards can’t be shown: no disk")
	l.press(fyne.KeyReturn)
	l.want(t)
}

// After midnight the next day can be played, when the screen is seen again.
func TestMidnight(t *testing.T) {
	l := open(t, nil)
	l.now = l.now.Add(2 * time.Minute)
	l.Reload()
	l.press(fyne.KeyHome, fyne.KeyReturn)
	l.want(t, "play 2026-11-23")
}

func TestFits(t *testing.T) {
	if least := open(t, played()).Content().MinSize(); least.Width > 1024 || least.Height > 700 {
		t.Errorf("the screen needs %v", least)
	}
}
