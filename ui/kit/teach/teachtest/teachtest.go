// Package teachtest tests the lessons of a game that are data of [learning.Lesson], with their messages and their screen.
package teachtest

import (
	"context"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Messages tests that all that the lessons say is there, and that a file of messages has nothing else of lessons.
func Messages(t *testing.T, lessons []learning.Lesson, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for _, l := range lessons {
		own := "lesson." + l.ID + "."
		want[own+"title"], want[own+"about"] = true, true
		for _, s := range l.Steps {
			want[own+s.ID] = true
			for _, r := range s.No {
				want[own+s.ID+".no."+r.Why] = true
			}
			if s.Ask != nil || s.Do != nil {
				want[own+s.ID+".right"] = true
			}
			if s.Ask != nil {
				for _, o := range s.Ask.Options {
					if id := own + s.ID + ".option." + o; text.Has(id) {
						want[id] = true
					}
				}
			}
		}
	}
	for id := range want {
		if !text.Has(id) {
			t.Errorf("the message %s is missing", id)
		}
	}
	for id := range all {
		if strings.HasPrefix(id, "lesson.") && !want[id] {
			t.Errorf("no lesson says %s", id)
		}
	}
}

// Shelf keeps progress in memory.
type Shelf map[learning.Place]storage.LessonStep

// KeepLessonStep implements [teach.Store].
func (s Shelf) KeepLessonStep(_ context.Context, l storage.LessonStep) error {
	s[learning.Place{Lesson: l.Lesson, Step: l.Step}] = l
	return nil
}

// ForgetLesson implements [teach.Store].
func (s Shelf) ForgetLesson(_ context.Context, lesson string) error {
	for place := range s {
		if place.Lesson == lesson {
			delete(s, place)
		}
	}
	return nil
}

// Course returns the progress in lessons that a shelf keeps, as a new screen reads it.
func Course(shelf Shelf, lessons []learning.Lesson) *teach.Course {
	c := &teach.Course{Store: shelf, Runner: background.AtOnce(), Now: func() time.Time { return time.Unix(1, 0) }}
	var steps []storage.LessonStep
	for _, s := range shelf {
		steps = append(steps, s)
	}
	c.Keep(steps)
	for _, l := range lessons {
		c.Outlines = append(c.Outlines, l.Outline())
	}
	return c
}

// Walk takes all lessons on a screen from the first step to the last, with every wrong answer, a wrong act and a hint on the way. In
// every window the words have room. Open returns the screen, with what begins a game.
func Walk(t *testing.T, lessons []learning.Lesson, open func(c *teach.Course, onGame func()) *teach.Screen) {
	t.Helper()
	shelf, games := Shelf{}, 0
	c := Course(shelf, lessons)
	c.Runner.OnLost(func(err error) { t.Error(err) })
	s := open(c, func() { games++ })
	w := test.NewWindow(s.Content())
	defer w.Close()
	defer s.Close()
	for n, l := range lessons {
		for i, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
			w.Resize(size)
			if i == 0 && n == 0 {
				s.Key(fyne.KeyReturn) // the first lesson
			}
			if s.Scrolls() {
				t.Errorf("%s: the first words don't fit in %v", l.ID, size)
			}
		}
		w.Resize(fyne.NewSize(1024, 700))
		for i, step := range l.Steps {
			take(t, s, l, i, step, shelf)
		}
		if p := s.Page(); p.Thought == "" || p.Do == "" {
			t.Fatalf("the end of %s says nothing", l.ID)
		}
		s.Key(fyne.KeyReturn) // the next lesson
	}
	if s.AtTable() {
		t.Error("after the last lesson there is another one")
	}
	if want := played(lessons); games != want {
		t.Errorf("%d games are begun, want %d", games, want)
	}
	if again := open(Course(shelf, lessons), func() {}); slices.ContainsFunc(again.Stretches(), func(s teach.Stretch) bool { return !s.Done }) {
		t.Error("not all lessons are passed")
	}
	s.Choose(lessons[0].ID)
	s.Rune('n')
	s.Key(fyne.KeyReturn)
	if all := s.Stretches(); all[0].Passed != 0 || !all[1].Done {
		t.Errorf("after the first lesson is to start again there are %+v", all)
	}
}

// played returns the number of steps that begin a game.
func played(lessons []learning.Lesson) (n int) {
	for _, l := range lessons {
		for _, s := range l.Steps {
			if s.Game {
				n++
			}
		}
	}
	return n
}

// take takes one step.
func take(t *testing.T, s *teach.Screen, l learning.Lesson, at int, step learning.Step, shelf Shelf) {
	t.Helper()
	place := learning.Place{Lesson: l.ID, Step: step.ID}
	p := s.Page()
	if want := text.T("lesson." + l.ID + "." + step.ID); p.Thought != want {
		t.Fatalf("step %s of %s says %q, want %q", step.ID, l.ID, p.Thought, want)
	}
	w := watcher{t: t, screen: s, shelf: shelf, place: place}
	switch step.Kind() {
	case learning.Asked:
		for i, o := range step.Ask.Options {
			if o != step.Ask.Right {
				s.Rune(rune('1' + i))
				w.wrong(step.Why(o))
			}
		}
		if s.Rune('h'); s.Page().Said != "" {
			t.Errorf("step %s: beside the answer shown it says %q", step.ID, s.Page().Said)
		}
		s.Key(fyne.KeyReturn)
		w.right()
		chosen := s.Page().Chosen
		s.Key(fyne.KeyDown)
		if s.Key(fyne.KeyUp); s.Page().Chosen != chosen {
			t.Errorf("step %s: after the answer another one can be chosen", step.ID)
		}
		kept := shelf[place]
		s.Rune(rune('1' + (chosen+1)%len(step.Ask.Options)))
		if s.Rune(rune('1' + chosen)); shelf[place] != kept {
			t.Errorf("step %s: answered again, kept is %+v, was %+v", step.ID, shelf[place], kept)
		}
	case learning.Acted:
		s.Rune('h')
		if s.Rune('h'); shelf[place].Hints != 1 {
			t.Errorf("step %s: %d hints are noted", step.ID, shelf[place].Hints)
		}
		s.Act("nothing of the kind")
		w.wrong(step.Why("nothing of the kind"))
		for _, r := range step.No {
			s.Act(r.On)
			w.wrong(step.Why(r.On))
		}
		last := step.Do.Right[len(step.Do.Right)-1]
		s.Act(last)
		if w.right(); shelf[place].Board != last {
			t.Errorf("step %s: kept is %q, want %s", step.ID, shelf[place].Board, last)
		}
		s.Redraw()
	case learning.Begun:
		if s.Key(fyne.KeyReturn); !shelf[place].Passed {
			t.Errorf("step %s isn't passed", step.ID)
		}
		s.Key(fyne.KeyPageDown)
		return
	}
	s.Key(fyne.KeyPageUp) // back and forward again
	if at > 0 {
		s.Key(fyne.KeyPageDown)
	}
	s.Key(fyne.KeyReturn)
	if !shelf[place].Passed {
		t.Errorf("step %s isn't passed", step.ID)
	}
}

// watcher watches what a screen says and keeps of a step.
type watcher struct {
	t      *testing.T
	screen *teach.Screen
	shelf  Shelf
	place  learning.Place
	tries  int
}

// wrong tests what follows something wrong, with the step's own reason or "".
func (w *watcher) wrong(why string) {
	w.t.Helper()
	w.tries++
	p, kept := w.screen.Page(), w.shelf[w.place]
	if p.Right || p.Said == "" || kept.Passed || kept.Tries != w.tries {
		w.t.Fatalf("step %s: a wrong answer: %+v, %+v", w.place.Step, p, kept)
	}
	if want := text.T("lesson." + w.place.Lesson + "." + w.place.Step + ".no." + why); why != "" && p.Said != want {
		w.t.Errorf("step %s says %q, want %q", w.place.Step, p.Said, want)
	}
	w.fits()
}

// right tests what follows something right.
func (w *watcher) right() {
	w.t.Helper()
	if p := w.screen.Page(); !p.Right || p.Said == "" || !w.shelf[w.place].Passed {
		w.t.Fatalf("step %s: the right answer: %+v, %+v", w.place.Step, p, w.shelf[w.place])
	}
	w.fits()
}

// fits tests that all words are in sight.
func (w *watcher) fits() {
	w.t.Helper()
	if w.screen.Scrolls() {
		w.t.Errorf("step %s: %q doesn't fit", w.place.Step, w.screen.Page().Said)
	}
}
