package statistics

import (
	"math"
	"strconv"
	"time"

	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// grain is how long the stretches are of which a trend has a point each.
type grain int

const (
	byDeal grain = iota
	daily
	weekly
	monthly
	yearly
)

// grainFor returns the grain for a trend over a number of days.
func grainFor(days int) grain {
	switch {
	case days <= 62:
		return daily
	case days <= 2*366:
		return weekly
	case days <= 12*366:
		return monthly
	}
	return yearly
}

// begin returns the day that a day's stretch begins with. Weeks begin on Monday.
func (g grain) begin(d time.Time) time.Time {
	switch g {
	case weekly:
		return d.AddDate(0, 0, -(int(d.Weekday())+6)%7)
	case monthly:
		return time.Date(d.Year(), d.Month(), 1, 0, 0, 0, 0, time.UTC)
	case yearly:
		return time.Date(d.Year(), 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return d
}

// add returns the day a number of stretches later.
func (g grain) add(d time.Time, n int) time.Time {
	switch g {
	case weekly:
		return d.AddDate(0, 0, 7*n)
	case monthly:
		return d.AddDate(0, n, 0)
	case yearly:
		return d.AddDate(n, 0, 0)
	}
	return d.AddDate(0, 0, n)
}

// window is over how many stretches an average goes.
func (g grain) window() int { return [...]int{8, 7, 4, 6, 3}[g] }

// stretch is what a stretch of time came to.
type stretch struct {
	first, next    time.Time // its first day, and that of the next
	at             time.Time // of a single deal, when it was finished
	boards, points int
	// The same for it and those before it that the average goes over.
	allBoards, allPoints int
}

// stretches gathers days, which come in order.
func stretches(all []kept.Day, g grain) []stretch {
	var out []stretch
	for _, d := range all {
		first := g.begin(d.Day)
		if n := len(out); n == 0 || !out[n-1].first.Equal(first) {
			out = append(out, stretch{first: first, next: g.add(first, 1)})
		}
		last := &out[len(out)-1]
		last.boards += d.Boards
		last.points += d.Points
	}
	for i := range out {
		since := g.add(out[i].first, 1-g.window())
		for j := i; j >= 0 && !out[j].first.Before(since); j-- {
			out[i].allBoards += out[j].boards
			out[i].allPoints += out[j].points
		}
	}
	return out
}

// single returns a stretch for each deal. Those that were finished in the same moment, as an import may say, are one.
func single(all []kept.Single) []stretch {
	var out []stretch
	for _, b := range all {
		if n := len(out); n == 0 || !out[n-1].at.Equal(b.At) {
			out = append(out, stretch{first: b.Day, next: b.Day.AddDate(0, 0, 1), at: b.At})
		}
		last := &out[len(out)-1]
		last.boards++
		last.points += b.Points
	}
	for i := range out {
		for _, s := range out[max(0, i+1-byDeal.window()) : i+1] {
			out[i].allBoards += s.boards
			out[i].allPoints += s.points
		}
	}
	return out
}

func (s stretch) mean() float64    { return float64(s.points) / float64(s.boards) }
func (s stretch) average() float64 { return float64(s.allPoints) / float64(s.allBoards) }

// trend is points a board over time, with the stretches that its points stand for.
type trend struct {
	chart.Trend
	grain     grain
	stretches []stretch
	spread    float64
	zone      *time.Location // whose days they are
}

// place is where a day is on the picture.
func place(d time.Time) float64 { return float64(d.Unix()) / (24 * 60 * 60) }

// newTrend returns the trend over the days that f wants, or over those that there are, or deal by deal while there are
// few. They are days of the zone of now.
func newTrend(st kept.Statistics, f kept.Filter, now time.Time) trend {
	t := trend{spread: spread(st), zone: now.Location()}
	if len(st.Single) > 0 {
		t.grain, t.stretches = byDeal, single(st.Single)
		t.draw(0, float64(len(t.stretches)), t.dealTicks())
		return t
	}
	all := st.Days
	var first, next time.Time
	if !f.From.IsZero() {
		first = period.Day(f.From.In(t.zone))
	}
	if !f.To.IsZero() { // the day after that of the last moment before it
		next = period.Day(f.To.Add(-1).In(t.zone)).AddDate(0, 0, 1)
	}
	if len(all) > 0 {
		if first.IsZero() {
			first = all[0].Day
		}
		if next.IsZero() && !f.From.IsZero() {
			next = period.Day(now).AddDate(0, 0, 1)
		}
		if last := all[len(all)-1].Day.AddDate(0, 0, 1); next.Before(last) {
			next = last
		}
	}
	t.grain = grainFor(int(next.Sub(first).Hours() / 24))
	t.stretches = stretches(all, t.grain)
	if n := len(t.stretches); n > 0 { // a stretch may begin before, and end after, what is wanted
		if begin := t.stretches[0].first; begin.Before(first) {
			first = begin
		}
		if end := t.stretches[n-1].next; end.After(next) {
			next = end
		}
	}
	t.draw(place(first), place(next), ticks(first, next))
	return t
}

// noTrend returns the picture for all games, whose points can't be compared.
func noTrend() trend {
	return trend{Trend: chart.Trend{Title: text.T("statistics.trend"), Empty: text.T("statistics.trend.all-games")}}
}

// draw makes the picture, from one place to another.
func (t *trend) draw(from, to float64, ticks []chart.Tick) {
	t.Trend = chart.Trend{
		Title: text.T("statistics.trend"), Empty: text.T("statistics.trend.empty"), Value: func(v float64) string { return number(v, decimals(v)) },
		Each: t.grain.name(), Average: t.grain.averageName(), From: from, To: to, Ticks: ticks,
	}
	for i, s := range t.stretches {
		p := chart.Point{From: place(s.first), To: place(s.next), Value: s.mean(), Average: s.average()}
		if t.grain == byDeal {
			p.From, p.To = float64(i), float64(i+1)
		}
		p.Error = t.spread / math.Sqrt(float64(s.allBoards))
		t.Points = append(t.Points, p)
	}
}

// dealTicks labels the first deal of each day, or numbers the deals of a single day.
func (t *trend) dealTicks() (all []chart.Tick) {
	days := 0
	for i, s := range t.stretches {
		if i == 0 || !s.first.Equal(t.stretches[i-1].first) {
			days++
			all = append(all, chart.Tick{At: float64(i) + 0.5, Label: text.ShortDay(s.first)})
		}
	}
	if days > 1 {
		return all
	}
	all = nil
	for i := range t.stretches {
		all = append(all, chart.Tick{At: float64(i) + 0.5, Label: text.Points(i + 1)})
	}
	return all
}

// decimals is how many digits after the point a label of an axis needs.
func decimals(v float64) int {
	if v == math.Trunc(v) {
		return 0
	}
	return 1
}

// name is what a point of the thin line is.
func (g grain) name() string {
	return [...]string{
		text.T("statistics.trend.deal"), text.T("statistics.trend.day"), text.T("statistics.trend.week"), text.T("statistics.trend.month"), text.T("statistics.trend.year"),
	}[g]
}

// averageName is what a point of the bold line is.
func (g grain) averageName() string {
	return [...]string{
		text.T("statistics.trend.deals"), text.T("statistics.trend.days"), text.T("statistics.trend.weeks"), text.T("statistics.trend.months"), text.T("statistics.trend.years"),
	}[g]
}

// ticks labels the time from one day to another: days, months or years, as fits.
func ticks(first, next time.Time) []chart.Tick {
	year := func(d time.Time) string { return strconv.Itoa(d.Year()) }
	g, label := yearly, year
	switch span := int(next.Sub(first).Hours() / 24); {
	case span <= 10:
		g, label = daily, text.ShortDay
	case span <= 62:
		g, label = weekly, text.ShortDay
	case span <= 5*366:
		g, label = monthly, text.Month
	}
	var all []chart.Tick
	for d := g.begin(first); d.Before(next); d = g.add(d, 1) {
		t := chart.Tick{At: place(d), Label: label(d)}
		if g == daily { // under the middle of the day
			t.At += 0.5
		}
		if g == monthly && d.Month() == time.January {
			t.Label, t.First = year(d), true
		}
		all = append(all, t)
	}
	return all
}

// words says what a point stands for, and filter which boards.
func (t trend) words(i int) string {
	s, p := t.stretches[i], t.Points[i]
	average := signed(p.Average, 0)
	if c := chance(p.Error, 0); c != "" {
		average += " " + c
	}
	if t.grain == byDeal && s.boards == 1 {
		return text.T("statistics.trend.deal-words", "When", text.Moment(s.at.In(t.zone)), "Points", signed(p.Value, 0),
			"Name", t.grain.averageName(), "Average", average)
	}
	return text.T("statistics.trend.words", "Days", text.Days(s.first, s.next.AddDate(0, 0, -1)),
		"Boards", boards(s.boards), "Points", signed(p.Value, 0), "Name", t.grain.averageName(), "Average", average)
}

func (t trend) filter(i int, f kept.Filter) kept.Filter {
	first, next := period.Midnight(t.stretches[i].first, t.zone), period.Midnight(t.stretches[i].next, t.zone)
	if at := t.stretches[i].at; !at.IsZero() {
		first, next = at.In(t.zone), at.In(t.zone).Add(time.Millisecond)
	}
	if f.From.Before(first) {
		f.From = first
	}
	if f.To.IsZero() || next.Before(f.To) {
		f.To = next
	}
	return f
}
