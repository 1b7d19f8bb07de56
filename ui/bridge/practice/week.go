package practice

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/statistics"
)

// weekDays is the number of days of a week's page, today among them.
const weekDays = 7

// subject is a kind of exercises, with its topic if it has one.
type subject struct {
	kind  practice.Kind
	topic practice.Topic
}

// subjectNamed returns the subject of an exercise in a record; ok is false for one of a kind that isn't known.
func subjectNamed(name string) (j subject, ok bool) {
	kind, topic, _ := strings.Cut(name, aboutMark)
	j.kind, ok = practice.KindNamed(kind)
	j.topic = practice.Topic(topic)
	return j, ok
}

// words returns the subject's name.
func (j subject) words() string {
	if j.topic != "" {
		return bridgetext.PracticeTopic(j.topic)
	}
	return bridgetext.PracticeKind(j.kind)
}

// ofSubject returns the exercises of a subject.
func (r record) ofSubject(j subject) record { return r.like(j.kind, j.topic) }

// subjects returns what the exercises were about, each once, in the order of the kinds; among topics in the order in which they were tried.
func (r record) subjects() (all []subject) {
	for _, p := range r {
		if j, ok := subjectNamed(p.Kind); ok && !slices.Contains(all, j) {
			all = append(all, j)
		}
	}
	slices.SortStableFunc(all, func(a, b subject) int {
		return slices.Index(practice.Kinds(), a.kind) - slices.Index(practice.Kinds(), b.kind)
	})
	return all
}

// progress holds the exercises of a subject in a week, and its levels.
type progress struct {
	subject
	done, right   int // exercises in the week, and of these, those right at once
	before, level int // of the next exercise, before the week and now; both 0 where the user chooses it
	lost          int // exercises that were missed last, and had been found before
}

// week holds the progress in each subject that was practised in the last days.
type week struct {
	from     time.Time // the day on which it begins, as [period.Day] writes it
	subjects []progress
}

// weekOf returns the week that ends on the day of now.
func (r record) weekOf(now time.Time) week {
	w := week{from: period.Day(now).AddDate(0, 0, 1-weekDays)}
	begin := period.Midnight(w.from, now.Location())
	late := func(p time.Time) bool { return !p.Before(begin) }
	for _, j := range r.subjects() {
		all := r.ofSubject(j)
		at := slices.IndexFunc(all, func(p bridgestore.Practised) bool { return late(p.At) })
		if at < 0 {
			continue
		}
		g := progress{subject: j, done: len(all) - at, lost: all.lost(late)}
		for _, p := range all[at:] {
			if p.Right {
				g.right++
			}
		}
		if j.kind.Ranked() {
			g.before, g.level = all[:at].rank(), all.rank()
		}
		w.subjects = append(w.subjects, g)
	}
	return w
}

// lost returns the number of exercises that were missed the last time, if that was late, and had been found before.
func (r record) lost(late func(time.Time) bool) (n int) {
	for _, tries := range r.tries() {
		last := tries[len(tries)-1]
		if !last.Right && late(last.At) && slices.ContainsFunc(tries, func(t practice.Try) bool { return t.Right }) {
			n++
		}
	}
	return n
}

// weakest returns the subject with the lowest share of right answers among the recent ones, of those tried often enough; ok is false if
// there is none, or all is right. Mistakes and puzzles, which can't be had at will, are not among them.
func (r record) weakest() (j subject, ok bool) {
	least := 100
	for _, s := range r.subjects() {
		all := r.ofSubject(s)
		if percent, of := all.share(len(all)-1, recently); s.kind.Endless() && of >= statistics.Enough && percent < least {
			j, least, ok = s, percent, true
		}
	}
	return j, ok
}
