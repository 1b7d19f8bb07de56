package statistics

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// daysFrom returns days with the deals given, each with 10 points; nought leaves a day out.
func daysFrom(t testing.TB, first string, deals ...int) (all []Day) {
	for i, n := range deals {
		if n > 0 {
			all = append(all, Day{Day: date(t, first).AddDate(0, 0, i), Count: n, Sum: 10 * n})
		}
	}
	return all
}

// How far boards are apart is told from the sums of days with few and many boards.
func TestSpread(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 1))
	var all []Day
	for i := range 2000 {
		d := Day{Day: date(t, "2020-01-01").AddDate(0, 0, i), Count: 1 + random.IntN(20)}
		for range d.Count {
			d.Sum += int(50 + 400*random.NormFloat64())
		}
		all = append(all, d)
	}
	if s := (Series{Days: all}).Spread(); math.Abs(s-400) > 20 {
		t.Errorf("boards that are 400 apart are said to be %.0f apart", s)
	}
	want(t, "too few days", (Series{Days: all[:leastDays-1]}).Spread(), 0)
}

func TestStretches(t *testing.T) {
	// 16 November 2026 is a Monday.
	all := daysFrom(t, "2026-11-15", 1, 2, 0, 0, 0, 0, 0, 4, 8)
	got := stretches(all, Weekly)
	want(t, "weeks", len(got), 3)
	for i, w := range []struct {
		first       string
		boards, sum int
	}{{"2026-11-09", 1, 1}, {"2026-11-16", 6, 7}, {"2026-11-23", 8, 15}} {
		want(t, "it begins", got[i].First, date(t, w.first))
		want(t, "it ends", got[i].Next, date(t, w.first).AddDate(0, 0, 7))
		want(t, "boards", got[i].Count, w.boards)
		want(t, "boards of the average", got[i].allCount, w.sum)
	}
	got = stretches(daysFrom(t, "2026-01-01", 1, 0, 0, 0, 0, 0, 2, 4), Daily)
	want(t, "the seventh day", got[1].allCount, 3)
	want(t, "the eighth day", got[2].allCount, 6) // the first is no longer in it
}

// Whatever the grain, no board is lost or counted twice, and stretches follow each other.
func TestStretchesHoldAllBoards(t *testing.T) {
	var boards []int
	for i := range 3000 {
		boards = append(boards, i*7%5)
	}
	all := daysFrom(t, "2019-05-17", boards...)
	for g := Daily; g <= Yearly; g++ {
		sum, last := 0, time.Time{}
		for _, s := range stretches(all, g) {
			sum += s.Count
			if s.First.Before(last) || !s.First.Before(s.Next) || s.allCount < s.Count {
				t.Errorf("grain %d: %+v", g, s)
			}
			last = s.Next
		}
		want(t, "boards", sum, 600*(0+2+4+1+3))
	}
}

func TestGrain(t *testing.T) {
	for days, g := range map[int]Grain{1: Daily, 31: Daily, 90: Weekly, 366: Weekly, 1000: Monthly, 10_000: Yearly} {
		want(t, "grain", grainFor(days), g)
	}
}

func TestTicks(t *testing.T) {
	labels := func(from, to string) (all []string) {
		for _, tick := range ticks(date(t, from), date(t, to)) {
			all = append(all, tick.Label)
		}
		return all
	}
	want(t, "days", labels("2026-11-29", "2026-12-02"), []string{"29 Nov", "30 Nov", "1 Dec"})
	want(t, "weeks", labels("2026-11-02", "2026-11-20"), []string{"2 Nov", "9 Nov", "16 Nov"})
	want(t, "months", labels("2025-11-03", "2026-02-04"), []string{"Nov", "Dec", "2026", "Feb"})
	want(t, "years", labels("2020-02-01", "2025-06-01"), []string{"2020", "2021", "2022", "2023", "2024", "2025"})
}

// What is added up ends with all there is, stretch by stretch, whatever the grain.
func TestRunning(t *testing.T) {
	days := daysFrom(t, "2026-01-01", 1, 0, 2, 3)
	days[1].Sum = -50
	running := NewTrend(Series{Days: days}, Words{}, time.Time{}, time.Time{}, date(t, "2026-02-01")).Running("Chips")
	var sums []float64
	for _, p := range running.Points {
		sums = append(sums, p.Value)
	}
	want(t, "sums", sums, []float64{10, -40, -10})
	want(t, "lines", running.Each+running.Average, "")
}

// Four deals were called a mean of eight.
func TestTheMeanSaysOverHowMuchItGoes(t *testing.T) {
	words := Words{Each: "a deal", Average: func(n int) string { return fmt.Sprintf("mean of %d", n) }}
	var few, many Series
	for i := range 11 {
		at := date(t, "2026-11-01").Add(time.Duration(i) * time.Hour)
		one := Single{At: at, Day: date(t, "2026-11-01"), Sum: 100 * (i % 3)}
		many.Single = append(many.Single, one)
		if i < 4 {
			few.Single = append(few.Single, one)
		}
	}
	now := date(t, "2026-11-02")
	for _, tt := range []struct {
		all    Series
		legend string
		points []string
	}{
		{few, "mean of 4", []string{"mean of 1", "mean of 2", "mean of 3", "mean of 4"}},
		{many, "mean of 8", []string{7: "mean of 8", 10: "mean of 8"}},
	} {
		trend := NewTrend(tt.all, words, time.Time{}, time.Time{}, now)
		if trend.Average != tt.legend {
			t.Errorf("the line is called %q, want %q", trend.Average, tt.legend)
		}
		for i, want := range tt.points {
			if want != "" && trend.AverageName(i) != want {
				t.Errorf("point %d: %q, want %q", i, trend.AverageName(i), want)
			}
			if trend.Points[i].Error != 0 {
				t.Errorf("point %d: of fewer than ten deals chance is said to be %v", i, trend.Points[i].Error)
			}
		}
	}
	days := NewTrend(Series{Days: daysFrom(t, "2026-11-01", 4, 5, 6)}, words, time.Time{}, time.Time{}, now)
	if days.Average != text.TN("statistics.trend.days", 3) || days.AverageName(0) != text.TN("statistics.trend.days", 1) {
		t.Errorf("days: %q, at first %q", days.Average, days.AverageName(0))
	}
}
