package statistics

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/statistics"
)

// While there are few deals each is a point, with the mean of eight.
func TestDealByDeal(t *testing.T) {
	zone := time.FixedZone("", 2*60*60)
	at := func(day, hour int) bridgestore.Single {
		moment := time.Date(2026, 11, day, hour, 30, 0, 0, zone)
		return bridgestore.Single{At: moment.UTC(), Day: time.Date(2026, 11, day, 0, 0, 0, 0, time.UTC), Points: 100 * hour}
	}
	st := bridgestore.Statistics{}
	for hour := range 6 {
		st.Single = append(st.Single, at(20, hour))
	}
	for hour := range 5 {
		st.Single = append(st.Single, at(21, hour))
	}
	st.Single = append(st.Single, at(21, 4)) // in the same moment
	base := bridgestore.Filter{Rules: "SuperBridge"}
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, zone)
	tr := newTrend(st, base, now)
	want(t, "points", len(tr.Points), 11)
	want(t, "the places", [2]float64{tr.From, tr.To}, [2]float64{0, 11})
	var ticks []string
	for _, tick := range tr.Ticks {
		ticks = append(ticks, fmt.Sprint(tick.At, " ", tick.Label))
	}
	want(t, "ticks", ticks, []string{"0.5 20 Nov", "6.5 21 Nov"})
	want(t, "a deal", tr.Points[3].Value, 300)
	want(t, "the first means", tr.Points[3].Average, 150)
	want(t, "a mean of eight", tr.Points[9].Average, float64(200+300+400+500+0+100+200+300)/8)
	want(t, "two at once", [2]float64{float64(tr.Stretches[10].Count), tr.Points[10].Value}, [2]float64{2, 400})
	want(t, "of eight deals chance says nothing", tr.Points[9].Error, 0)
	if got := tr.words(7); !strings.HasPrefix(got, "21 Nov 2026, 01:30: +100; mean of 8 deals +2") {
		t.Errorf("it says %q", got)
	}
	f := tr.filter(7, base)
	want(t, "behind it", [2]int64{f.From.UnixMilli(), f.To.UnixMilli()}, [2]int64{st.Single[7].At.UnixMilli(), st.Single[7].At.UnixMilli() + 1})

	one := newTrend(bridgestore.Statistics{Single: st.Single[:3]}, base, now)
	ticks = nil
	for _, tick := range one.Ticks {
		ticks = append(ticks, tick.Label)
	}
	want(t, "ticks of one day", ticks, []string{"1", "2", "3"})
}

// daysFrom returns days with the boards given, each with 10 points; nought leaves a day out.
func daysFrom(t testing.TB, first string, boards ...int) (all []bridgestore.Day) {
	for i, n := range boards {
		if n > 0 {
			all = append(all, bridgestore.Day{Day: date(t, first).AddDate(0, 0, i), Boards: n, Points: 10 * n})
		}
	}
	return all
}

// A trend reaches over the whole period that is wanted, and its points are in it.
func TestTrendReachesOverThePeriod(t *testing.T) {
	now := date(t, "2026-11-21").Add(time.Hour)
	for _, c := range []struct {
		choices  choices
		from, to string
	}{
		{choices{span: statistics.Span{Choice: statistics.Week}}, "2026-11-15", "2026-11-22"},
		{choices{span: statistics.Span{Choice: statistics.Month}}, "2026-10-23", "2026-11-22"},
		{choices{}, "2026-11-17", "2026-11-20"}, // the days that there are
		{choices{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-11-01"), To: date(t, "2026-11-30")}}, "2026-11-01", "2026-12-01"},
	} {
		tr := newTrend(bridgestore.Statistics{Days: daysFrom(t, "2026-11-17", 3, 0, 5)}, c.choices.filter(now), now)
		want(t, "from", tr.From, float64(date(t, c.from).Unix())/86400)
		want(t, "to", tr.To, float64(date(t, c.to).Unix())/86400)
		for _, p := range tr.Points {
			if p.From < tr.From || p.To > tr.To || p.Value != 10 || p.Average != 10 {
				t.Errorf("from %s: %+v", c.from, p)
			}
		}
	}
	if tr := newTrend(bridgestore.Statistics{Days: nil}, bridgestore.Filter{}, now); len(tr.Points) != 0 {
		t.Errorf("of no days there are %v", tr.Points)
	}
}

// The boards behind a point are those of its stretch that were wanted.
func TestBoardsBehindAPoint(t *testing.T) {
	f := bridgestore.Filter{From: date(t, "2026-08-05"), To: date(t, "2026-11-21"), Rules: "SuperBridge"}
	boards := make([]int, 100)
	for i := range boards {
		boards[i] = 1
	}
	tr := newTrend(bridgestore.Statistics{Days: daysFrom(t, "2026-08-05", boards...)}, f, f.To)
	want(t, "grain", tr.Grain, statistics.Weekly)
	got := tr.filter(0, f)
	want(t, "the first week begins", got.From, f.From)
	want(t, "the first week ends", got.To, date(t, "2026-08-10"))
	want(t, "rules", got.Rules, "SuperBridge")
	want(t, "words", tr.words(1), "10–16 Aug 2026: 7 deals, +10 per deal; mean of 2 weeks +10")
}

// A point's days begin in the user's zone, whatever the days in the file.
func TestBoardsBehindAPointElsewhere(t *testing.T) {
	for zone, begins := range map[string][3]string{ // a day of October, the week and the month of the first
		"America/Los_Angeles": {"2026-10-31 07:00", "2026-10-26 07:00", "2026-10-01 07:00"},
		"Pacific/Auckland":    {"2026-10-30 11:00", "2026-10-25 11:00", "2026-09-30 11:00"},
	} {
		at, err := time.LoadLocation(zone)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Date(2026, 11, 21, 20, 0, 0, 0, at)
		for i, long := range []int{3, 100, 900} {
			boards := make([]int, long)
			boards[0], boards[len(boards)-1] = 1, 1
			tr := newTrend(bridgestore.Statistics{Days: daysFrom(t, "2026-10-31", boards...)}, bridgestore.Filter{}, now)
			want(t, zone, tr.filter(0, bridgestore.Filter{}).From.UTC().Format("2006-01-02 15:04"), begins[i])
			first := tr.Stretches[0]
			want(t, zone+" ends", period.Day(tr.filter(0, bridgestore.Filter{}).To), first.Next)
		}
		f := choices{span: statistics.Span{Choice: statistics.Week}}.filter(now)
		tr := newTrend(bridgestore.Statistics{Days: daysFrom(t, "2026-11-16", 1)}, f, now)
		want(t, zone+" from", tr.From, float64(date(t, "2026-11-15").Unix())/86400)
		want(t, zone+" to", tr.To, float64(date(t, "2026-11-22").Unix())/86400)
		f = choices{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-11-02"), To: date(t, "2026-11-30")}}.filter(now)
		tr = newTrend(bridgestore.Statistics{Days: daysFrom(t, "2026-11-16", 1)}, f, now)
		want(t, zone+" own from", tr.From, float64(date(t, "2026-11-02").Unix())/86400)
		want(t, zone+" own to", tr.To, float64(date(t, "2026-12-01").Unix())/86400)
	}
}

// The margin of an average follows from the spread of boards.
func TestErrorOfTheAverage(t *testing.T) {
	all := daysFrom(t, "2026-11-01", 4, 4, 4, 4, 4, 4, 4, 4)
	for i := range all {
		all[i].Points = 4 * (100 - 200*(i%2)) // 100 or -100 a board
	}
	tr := newTrend(bridgestore.Statistics{Days: all}, bridgestore.Filter{}, date(t, "2026-11-21"))
	apart := 2 * 100 * math.Sqrt(8./7) // of boards; the mean of four has half of it
	for i, n := range []int{4, 8, 12, 16, 20, 24, 28, 28} {
		want := apart / math.Sqrt(float64(n))
		if n < statistics.Enough { // too few to say
			want = 0
		}
		if got := tr.Points[i].Error; math.Abs(got-want) > 1e-9 {
			t.Errorf("over %d boards it is %v, want %v", n, got, want)
		}
	}
	want(t, "in words", tr.words(1), "2 Nov 2026: 4 deals, –100 per deal; mean of 2 days 0")
}
