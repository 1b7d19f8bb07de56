package practice

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// tried returns an exercise done some days before an evening.
func tried(kind, key string, days int, right bool) bridgestore.Practised {
	return bridgestore.Practised{Kind: kind, Key: key, Right: right, At: time.Date(2026, 11, 22-days, 20, 0, 0, 0, time.UTC)}
}

// A week begins at midnight six days ago. Learnt is what was right in it and where the level rose; forgotten is what was missed last and
// had been found before, and where the level fell.
func TestAWeek(t *testing.T) {
	now := time.Date(2026, 11, 22, 21, 0, 0, 0, time.UTC)
	r := record{
		tried("mistake", "a", 9, true), tried("mistake", "b", 9, false), tried("mistake", "c", 8, true), tried("mistake", "d", 8, true),
		tried("opening", "x", 7, true), // too old
		tried("mistake", "a", 6, false), tried("mistake", "b", 3, false), tried("mistake", "c", 2, false), tried("mistake", "c", 1, true),
		tried("lead", "y", 0, true), tried("of yore", "z", 0, true),
	}
	for i := range 8 {
		r = append(r, tried("calling/stayman", "s"+strconv.Itoa(i), 1, true))
	}
	w := r.weekOf(now)
	stayman := subject{practice.Calling, "stayman"}
	want := []progress{
		{subject: subject{kind: practice.Lead}, done: 1, right: 1},
		{subject: subject{kind: practice.Mistake}, done: 4, right: 1, lost: 1}, // a; b was never found, c was found again
		{subject: stayman, done: 8, right: 8, before: 1, level: 2},
	}
	if !slices.Equal(w.subjects, want) {
		t.Errorf("the week is %+v", w.subjects)
	}
	if w.from != time.Date(2026, 11, 16, 0, 0, 0, 0, time.UTC) {
		t.Errorf("it begins on %v", w.from)
	}
	if learnt := strings.Join(w.learnt(), "\n"); !strings.Contains(learnt, "Stayman – up from level 1 to level 2") || !strings.Contains(learnt, "The lead – 1 of 1 right") {
		t.Errorf("learnt: %q", learnt)
	}
	for i := range 8 {
		r = append(r, tried("calling/stayman", "t"+strconv.Itoa(i), 0, false))
	}
	later := r.weekOf(now.AddDate(0, 0, 6)) // only today's are in it
	if forgotten := later.forgotten(); !slices.Equal(forgotten, []string{"Stayman – down from level 2 to level 1"}) {
		t.Errorf("forgotten: %q", forgotten)
	}
}

// The weakest is what is right least often of what was tried often enough; one's own mistakes aren't made at will.
func TestTheWeakest(t *testing.T) {
	var r record
	if _, ok := r.weakest(); ok {
		t.Error("without exercises something is weak")
	}
	for i := range 10 {
		key := strconv.Itoa(i)
		r = append(r, tried("opening", key, 1, true), tried("lead", key, 1, i > 2), tried("count", key, 1, i > 5), tried("mistake", key, 1, false))
		if i > 0 {
			r = append(r, tried("answer", key, 1, false))
		}
	}
	if j, ok := r.weakest(); !ok || j.kind != practice.Counting {
		t.Errorf("the weakest is %v", j)
	}
	r = append(r, tried("answer", "last", 0, true)) // the tenth
	if j, ok := r.weakest(); !ok || j.kind != practice.Answer {
		t.Errorf("the weakest is %v", j)
	}
}

// W leads to the page and back, and Enter opens what is next.
func TestTheWeeksPage(t *testing.T) {
	r := enter(t)
	r.letters("w")
	r.press(fyne.KeyReturn, fyne.KeyDown)
	if r.week == nil || r.drill != nil || len(r.week.rows) != 0 || !slices.Contains(r.week.lines, "Nothing was practised in these days.") {
		t.Fatalf("without exercises the page says %q", r.week.lines)
	}
	r.letters("w")
	if r.week != nil {
		t.Fatal("it doesn't lead back")
	}
	r = enter(t, func(r *room) {
		r.mine = []Mine{{Exercise: exercise(t, aMistake), Made: r.now.AddDate(0, 0, -2)}}
		for i := range 12 {
			r.done = append(r.done, tried("calling/answers", strconv.Itoa(i), 1, i%2 == 0))
		}
	})
	r.letters("w")
	if len(r.week.next) != 2 {
		t.Fatalf("next are %v", r.week.next)
	}
	r.press(fyne.KeyDown)
	r.Redraw()
	r.press(fyne.KeyReturn)
	if r.drill == nil || r.drill.order.topic != "answers" {
		t.Fatalf("opened is %+v", r.drill)
	}
	r.press(fyne.KeyEscape, fyne.KeyEscape)
	r.letters("w")
	r.press(fyne.KeyReturn)
	if r.drill == nil || r.drill.kind != practice.Mistake {
		t.Fatalf("opened is %+v", r.drill)
	}
	r.Leave()
	if r.week != nil || r.drill != nil {
		t.Error("it doesn't lead back to the kinds")
	}
}
