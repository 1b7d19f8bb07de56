package statistics

import (
	"math"
	"time"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Series is what deals, or hands, came to in the course of time: one by one while there are few, or else by days.
type Series struct {
	Days   []Day    // those with any, the oldest first
	Single []Single // the oldest first; empty where there are too many
}

// Day is what a day came to.
type Day struct {
	Day   time.Time // see period.Day
	Count int
	Sum   int
}

// Single is what one deal or hand came to.
type Single struct {
	At  time.Time // when it was over
	Day time.Time // see period.Day
	Sum int
}

// leastDays is of how many days there must be sums to tell how much deals differ.
const leastDays = 5

// Spread returns the standard deviation of what a deal comes to, as far as the deals one by one tell, or the sums of days:
// those of n deals are n times as far apart, squared, as deals are. It is 0 if there are too few.
func (s Series) Spread() float64 {
	if len(s.Single) >= leastDays {
		sum, squares := 0, 0
		for _, b := range s.Single {
			sum += b.Sum
			squares += b.Sum * b.Sum
		}
		return Deviation(sum, squares, len(s.Single))
	}
	count, all := 0, 0
	for _, d := range s.Days {
		count += d.Count
		all += d.Sum
	}
	if len(s.Days) < leastDays {
		return 0
	}
	mean, sum := float64(all)/float64(count), 0.
	for _, d := range s.Days {
		off := float64(d.Sum)/float64(d.Count) - mean
		sum += float64(d.Count) * off * off
	}
	return math.Sqrt(sum / float64(len(s.Days)-1))
}

// Stretch is what a stretch of time came to.
type Stretch struct {
	First, Next time.Time // its first day, and that of the next
	At          time.Time // of a single deal, when it was over
	Count, Sum  int
	// The same for it and those before it that the average goes over.
	allCount, allSum int
	over             int // of how many stretches that is: from the first one on there are fewer
}

// stretches gathers days, which come in order.
func stretches(all []Day, g Grain) []Stretch {
	var out []Stretch
	for _, d := range all {
		first := g.Begin(d.Day)
		if n := len(out); n == 0 || !out[n-1].First.Equal(first) {
			out = append(out, Stretch{First: first, Next: g.add(first, 1)})
		}
		last := &out[len(out)-1]
		last.Count += d.Count
		last.Sum += d.Sum
	}
	for i := range out {
		since := g.add(out[i].First, 1-g.window())
		for first := out[i].First; out[i].over < g.window() && !first.Before(out[0].First); first = g.add(first, -1) {
			out[i].over++
		}
		for j := i; j >= 0 && !out[j].First.Before(since); j-- {
			out[i].allCount += out[j].Count
			out[i].allSum += out[j].Sum
		}
	}
	return out
}

// single returns a stretch for each deal. Those that were over in the same moment, as an import may say, are one.
func single(all []Single) []Stretch {
	var out []Stretch
	for _, b := range all {
		if n := len(out); n == 0 || !out[n-1].At.Equal(b.At) {
			out = append(out, Stretch{First: b.Day, Next: b.Day.AddDate(0, 0, 1), At: b.At})
		}
		last := &out[len(out)-1]
		last.Count++
		last.Sum += b.Sum
	}
	for i := range out {
		for _, s := range out[max(0, i+1-Each.window()) : i+1] {
			out[i].allCount += s.Count
			out[i].allSum += s.Sum
		}
	}
	return out
}

func (s Stretch) mean() float64    { return float64(s.Sum) / float64(s.Count) }
func (s Stretch) average() float64 { return float64(s.allSum) / float64(s.allCount) }

// Words is what a trend is called, and its lines where each deal has a point of its own.
type Words struct {
	Title, Empty string
	Each         string
	Average      func(n int) string // of so many deals, at least 1
}

// Trend is a series over time, with the stretches that its points stand for.
type Trend struct {
	chart.Trend
	Grain     Grain
	Stretches []Stretch

	words  Words
	spread float64
	zone   *time.Location // whose days they are
}

// NewTrend returns the trend of what a deal comes to over the time from one moment to another, or over the days that there are
// where these are zero, or deal by deal while there are few. They are days of the zone of now.
func NewTrend(all Series, w Words, from, to, now time.Time) Trend {
	t := Trend{words: w, spread: all.Spread(), zone: now.Location()}
	if len(all.Single) > 0 {
		t.Grain, t.Stretches = Each, single(all.Single)
		t.draw(0, float64(len(t.Stretches)), t.singleTicks())
		return t
	}
	days := all.Days
	var first, next time.Time
	if !from.IsZero() {
		first = period.Day(from.In(t.zone))
	}
	if !to.IsZero() { // the day after that of the last moment before it
		next = period.Day(to.Add(-1).In(t.zone)).AddDate(0, 0, 1)
	}
	if len(days) > 0 {
		if first.IsZero() {
			first = days[0].Day
		}
		if next.IsZero() && !from.IsZero() {
			next = period.Day(now).AddDate(0, 0, 1)
		}
		if last := days[len(days)-1].Day.AddDate(0, 0, 1); next.Before(last) {
			next = last
		}
	}
	t.Grain = grainFor(int(next.Sub(first).Hours() / 24))
	t.Stretches = stretches(days, t.Grain)
	if n := len(t.Stretches); n > 0 { // a stretch may begin before, and end after, what is wanted
		if begin := t.Stretches[0].First; begin.Before(first) {
			first = begin
		}
		if end := t.Stretches[n-1].Next; end.After(next) {
			next = end
		}
	}
	t.draw(place(first), place(next), ticks(first, next))
	return t
}

// draw makes the picture, from one place to another.
func (t *Trend) draw(from, to float64, ticks []chart.Tick) {
	t.Trend = chart.Trend{
		Title: t.words.Title, Empty: t.words.Empty, Value: func(v float64) string { return Number(v, decimals(v)) },
		Each: t.eachName(), Average: t.averageName(), From: from, To: to, Ticks: ticks,
	}
	for i, s := range t.Stretches {
		p := chart.Point{From: place(s.First), To: place(s.Next), Value: s.mean(), Average: s.average()}
		if t.Grain == Each {
			p.From, p.To = float64(i), float64(i+1)
		}
		if s.allCount >= Enough {
			p.Error = t.spread / math.Sqrt(float64(s.allCount))
		}
		t.Points = append(t.Points, p)
	}
}

// Running returns the trend of what the series comes to in all, up to each of its stretches.
func (t Trend) Running(title string) Trend {
	t.Title, t.Each, t.Average = title, "", ""
	points, sum := t.Points, 0
	t.Points = nil
	for i, s := range t.Stretches {
		sum += s.Sum
		t.Points = append(t.Points, chart.Point{From: points[i].From, To: points[i].To, Value: float64(sum), Average: float64(sum)})
	}
	return t
}

// singleTicks labels the first deal of each day, or numbers the deals of a single day.
func (t *Trend) singleTicks() (all []chart.Tick) {
	days := 0
	for i, s := range t.Stretches {
		if i == 0 || !s.First.Equal(t.Stretches[i-1].First) {
			days++
			all = append(all, chart.Tick{At: float64(i) + 0.5, Label: text.ShortDay(s.First)})
		}
	}
	if days > 1 {
		return all
	}
	all = nil
	for i := range t.Stretches {
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

// eachName is what a point of the thin line is.
func (t *Trend) eachName() string {
	return [...]string{
		t.words.Each, text.T("statistics.trend.day"), text.T("statistics.trend.week"), text.T("statistics.trend.month"), text.T("statistics.trend.year"),
	}[t.Grain]
}

// averageName is what the bold line is: a mean over as much as its points go over at most.
func (t *Trend) averageName() string {
	most := -1
	for i, s := range t.Stretches {
		if most < 0 || t.over(s) > t.over(t.Stretches[most]) {
			most = i
		}
	}
	if most < 0 {
		return ""
	}
	return t.AverageName(most)
}

// over returns over how much the average of a stretch goes: deals, or days, weeks and so on.
func (t *Trend) over(s Stretch) int {
	if t.Grain == Each {
		return s.allCount
	}
	return s.over
}

// AverageName is what the bold line is at a point. The first points have less before them than the later ones.
func (t *Trend) AverageName(i int) string {
	n := t.over(t.Stretches[i])
	if t.Grain != Each {
		return text.TN([...]string{Daily: "statistics.trend.days", Weekly: "statistics.trend.weeks", Monthly: "statistics.trend.months", Yearly: "statistics.trend.years"}[t.Grain], n)
	}
	if t.words.Average == nil {
		return ""
	}
	return t.words.Average(n)
}

// When says when a point was: the moment of a single deal, or days.
func (t Trend) When(i int) string {
	s := t.Stretches[i]
	if t.Single(i) {
		return text.Moment(s.At.In(t.zone))
	}
	return text.Days(s.First, s.Next.AddDate(0, 0, -1))
}

// Single reports whether a point stands for one deal.
func (t Trend) Single(i int) bool { return t.Grain == Each && t.Stretches[i].Count == 1 }

// Mean says what the bold line is at a point, with how far chance could move it.
func (t Trend) Mean(i int) string {
	words := Signed(t.Points[i].Average, 0)
	if c := Chance(t.Points[i].Error, 0); c != "" {
		words += " " + c
	}
	return words
}

// Bounds returns when a point begins and when what comes after it does, of the time from one moment to another; zero is no
// end.
func (t Trend) Bounds(i int, from, to time.Time) (first, next time.Time) {
	first, next = period.Midnight(t.Stretches[i].First, t.zone), period.Midnight(t.Stretches[i].Next, t.zone)
	if at := t.Stretches[i].At; !at.IsZero() {
		first, next = at.In(t.zone), at.In(t.zone).Add(time.Millisecond)
	}
	if from.After(first) {
		first = from
	}
	if !to.IsZero() && to.Before(next) {
		next = to
	}
	return first, next
}
