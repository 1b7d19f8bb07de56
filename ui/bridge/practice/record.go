package practice

import (
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// recently is the number of exercises that count as recent.
const recently = 20

// record is the list of exercises done, in order.
type record []bridgestore.Practised

// of returns the exercises of a kind.
func (r record) of(k practice.Kind) (all record) {
	for _, p := range r {
		if kind, _, _ := strings.Cut(p.Kind, aboutMark); kind == k.String() {
			all = append(all, p)
		}
	}
	return all
}

// aboutMark is between a kind and a topic in records.
const aboutMark = "/"

// kindOf returns the kind of an exercise in a record, with its topic if it has one, as in calling/stayman.
func kindOf(e practice.Exercise) string {
	if e.Topic == "" {
		return e.Kind.String()
	}
	return e.Kind.String() + aboutMark + string(e.Topic)
}

// about returns the exercises about a topic.
func (r record) about(topic practice.Topic) (all record) {
	for _, p := range r {
		if p.Kind == practice.Calling.String()+aboutMark+string(topic) {
			all = append(all, p)
		}
	}
	return all
}

// like returns the exercises about a topic, or of a kind that has none.
func (r record) like(k practice.Kind, topic practice.Topic) record {
	if topic != "" {
		return r.about(topic)
	}
	return r.of(k)
}

// rank returns the level of the next exercise.
func (r record) rank() int {
	var right []bool
	for _, p := range r {
		right = append(right, p.Right)
	}
	return practice.Rank(right)
}

// share returns the percentage right at once of the last n exercises up to the i-th, and their actual number.
func (r record) share(i, n int) (percent, of int) {
	from := max(i+1-n, 0)
	right := 0
	for _, p := range r[from : i+1] {
		if p.Right {
			right++
		}
	}
	of = i + 1 - from
	return (200*right + of) / (2 * of), of
}

// words describes the number of exercises, and the recent success.
func (r record) words() string {
	if len(r) == 0 {
		return text.T("drill.none")
	}
	if len(r) == 1 && r[0].Right {
		return text.T("drill.first.right")
	}
	if len(r) == 1 {
		return text.T("drill.first.wrong")
	}
	percent, of := r.share(len(r)-1, recently)
	if of < statistics.Enough {
		right := (percent*of + 50) / 100
		return text.TN("drill.share-few", of, "Done", text.Points(len(r)), "Right", right)
	}
	return text.TN("drill.share", of, "Done", text.Points(len(r)), "Percent", percent)
}

// today returns the number of exercises done on the day of now, and of those right at once.
func (r record) today(now time.Time) (done, right int) {
	for _, p := range r {
		if period.Day(p.At.In(now.Location())).Equal(period.Day(now)) {
			done++
			if p.Right {
				right++
			}
		}
	}
	return done, right
}

// curve returns the share over all exercises, each time of the last ones before.
func (r record) curve() chart.Trend {
	t := chart.Trend{
		From: 0, To: float64(max(len(r), 1)), Most: 100, Whole: true, Empty: text.T("drill.curve.empty"),
		Value: func(v float64) string { return text.T("drill.curve.value", "N", int(v)) },
	}
	for i := range r {
		percent, _ := r.share(i, recently)
		t.Points = append(t.Points, chart.Point{From: float64(i), To: float64(i + 1), Value: float64(percent), Average: float64(percent)})
	}
	for n := 10; n <= len(r); n += 10 {
		t.Ticks = append(t.Ticks, chart.Tick{At: float64(n) - 0.5, Label: strconv.Itoa(n), First: n%100 == 0})
	}
	return t
}

// tries returns the attempts at each exercise, by its key.
func (r record) tries() map[string][]practice.Try {
	all := map[string][]practice.Try{}
	for _, p := range r {
		all[p.Key] = append(all[p.Key], practice.Try{At: p.At, Right: p.Right})
	}
	return all
}
