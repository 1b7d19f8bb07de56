package bridge_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// days makes a store with a board that ended at each of the times, in this order, and returns its boards.
func days(t *testing.T, times ...time.Time) (*bridgestore.Store, []int64) {
	t.Helper()
	s := open(t, t.TempDir())
	m, deal := table(1, s.Journal(must(s.NewRubber(bridge.SuperBridge(), len(times), &south)), ""))
	must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: len(times)}, deal))
	ids := must(s.BoardIDs(context.Background(), 1))[:len(times)]
	run(t, s.DB(), "DELETE FROM part WHERE position >= "+fmt.Sprint(len(times))) // passed out, and dealt again
	for i, id := range ids {
		run(t, s.DB(), fmt.Sprintf("UPDATE part SET finished = %d WHERE id = %d", times[i].UnixMilli(), id))
	}
	return s, ids
}

// A date finds what it says, and nothing before or after it.
func TestFindDates(t *testing.T) {
	at := func(year int, month time.Month, day, hour int) time.Time {
		return time.Date(year, month, day, hour, 0, 0, 0, time.Local)
	}
	s, ids := days(t, at(2023, 12, 31, 23), at(2024, 1, 1, 0), at(2024, 2, 29, 23), at(2024, 3, 1, 0), at(2024, 3, 1, 23), at(2024, 3, 2, 0),
		at(2024, 10, 31, 12), at(2024, 12, 31, 23), at(2025, 9, 6, 23), at(2025, 9, 7, 1))
	for text, want := range map[string][]int64{
		"2024-03-01": ids[3:5],
		"2024-3-1":   ids[3:5],
		"2024-3-1-":  ids[3:5],
		"2024-02-29": ids[2:3],
		"2024-02-30": nil,
		"2023-02-29": nil,
		"2024-3":     ids[3:6],
		"2024-03":    ids[3:6],
		"2024-03-":   ids[3:6],
		"2024-1":     ids[1:2],
		"2024-10":    ids[6:7],
		"2024-12":    ids[7:8],
		"2025-09-06": ids[8:9], // in Chile it ends with 24:00, and the next day begins with 1:00
		"2025-09-07": ids[9:],
		"2024-0":     nil,
		"2024-13":    nil,
		"2024":       ids[1:8],
		"2023":       ids[:1],
		"202":        nil,
		"2024-":      ids[1:8],
		"2024-003":   nil,
		"2024-03-00": nil,
		"2024-x":     nil,
	} {
		got := must(s.FindBoards(context.Background(), bridgestore.Filter{Text: text}))
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("%s finds %v, want %v", text, got, want)
		}
	}
}

// Days are those of the user.
func TestDays(t *testing.T) {
	if zone := os.Getenv("TZ"); zone != "" && runtime.GOOS != "windows" {
		must(time.LoadLocation(zone)) // or all would be UTC
	}
	var times []time.Time
	var want []bridgestore.Day
	for day := 1; day <= 366; day += 61 { // in summer and in winter
		for hour := range 3 {
			times = append(times, time.Date(2026, 1, day, 23*hour/2, 30, 0, 0, time.Local))
		}
		want = append(want, bridgestore.Day{Day: time.Date(2026, 1, day, 0, 0, 0, 0, time.UTC), Boards: 3})
	}
	s, ids := days(t, times...)
	got := must(s.Statistics(context.Background(), bridgestore.Filter{})).Days
	for i := range got {
		got[i].Points = 0
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the days are %v, want %v", got, want)
	}
	for i, day := range want {
		found := must(s.FindBoards(context.Background(), bridgestore.Filter{Text: day.Day.Format(time.DateOnly)}))
		if slices.Sort(found); !slices.Equal(found, ids[3*i:3*i+3]) {
			t.Errorf("of %v it finds %v", day.Day, found)
		}
	}
}

// Boards that come with nothing but a date are of that date.
func TestLooseDate(t *testing.T) {
	s := open(t, t.TempDir())
	m, deal := table(1, nil)
	played := must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 1}, deal)).Boards[0]
	items := func(yield func(record.Item, error) bool) {
		_ = yield(record.Item{Rubber: &record.Rubber{Rules: played.Rules, Date: "2026.01.15"}}, nil) &&
			yield(record.Item{Board: &record.Entry{Number: 1, Board: played}}, nil)
	}
	check(t, must2(s.Import(context.Background(), items)))
	if found := must(s.FindBoards(context.Background(), bridgestore.Filter{Text: "2026-01-15"})); len(found) != 1 {
		t.Errorf("of the day there are the boards %v", found)
	}
}

// The zone is that of the process, so other zones need other ones.
func TestDaysElsewhere(t *testing.T) {
	for _, zone := range []string{"America/Los_Angeles", "Pacific/Auckland", "America/Santiago"}[:some(3)] {
		cmd := exec.Command(must(os.Executable()), "-test.run=^(TestDays|TestFindDates|TestLooseDate)$")
		cmd.Env = append(os.Environ(), "TZ="+zone)
		if said, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("in %s: %v\n%s", zone, err, said)
		}
	}
}
