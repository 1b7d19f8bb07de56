package spoken

import (
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// courseByLines types lines in a lesson, and returns what is said and the steps that are kept then.
func courseByLines(t *testing.T, dir string, number int, typed string) (said string, kept map[string]storage.LessonStep) {
	t.Helper()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	course, err := OpenCourse(t.Context(), CourseOptions{Store: store, Lesson: number, Adviser: bot.Player{}, Now: time.Now, Random: rand.New(rand.NewPCG(1, 2))})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	loop := spoken.Loop{Game: course, Reader: spoken.NewLines(strings.NewReader(typed)), Speaker: spoken.Printer{Out: &out}, Manner: spoken.Manner{Detail: spoken.Normal}}
	if err := loop.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	steps, err := store.LessonSteps(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	kept = map[string]storage.LessonStep{}
	for _, s := range steps {
		kept[s.Lesson+"/"+s.Step] = s
	}
	return out.String(), kept
}

// Answers are judged, with the reason, and kept where the window keeps them; the lesson goes on there the next time.
func TestCourse(t *testing.T) {
	dir := t.TempDir()
	said, kept := courseByLines(t, dir, 1, strings.Repeat("\n", 5)+"clubs\nnonsense\nhearts\n")
	for _, want := range []string{"Welcome to bridge", "You have three clubs.", "makes no sense here", "Yes, five hearts."} {
		if !strings.Contains(said, want) {
			t.Errorf("it doesn't say %q:\n%s", want, said)
		}
	}
	if s := kept["trick/longest"]; !s.Passed || s.Tries != 1 || !kept["trick/welcome"].Passed {
		t.Errorf("it keeps %+v", kept)
	}
	said, _ = courseByLines(t, dir, 1, "")
	if !strings.Contains(said, "Step 7 of") {
		t.Errorf("it goes on with\n%s", said)
	}
	said, _ = courseByLines(t, dir, 0, "99\n")
	for _, want := range []string{"Lesson 16:", "You have done 6 of its", "There are lessons from 1 to 16."} {
		if !strings.Contains(said, want) {
			t.Errorf("the list lacks %q:\n%s", want, said)
		}
	}
}

// A card that is wrong isn't played, and why is said; one that is right is. A hint is kept.
func TestCourseCard(t *testing.T) {
	said, kept := courseByLines(t, t.TempDir(), 1, strings.Repeat("next\n", 23)+"step\nhint\n\n")
	if !strings.Contains(said, "Hint: ") || kept["trick/ruff"].Hints != 1 || !kept["trick/ruff"].Passed {
		t.Errorf("%+v after\n%s", kept["trick/ruff"], said)
	}
}

// walker takes a lesson: it answers one after the other, and does what is hinted.
type walker struct {
	course *Course
	step   int    // of which the answers were tried
	tried  int    // answers of this step
	last   string // that was typed
	lines  int
}

// Read implements [spoken.Reader].
func (w *walker) Read(context.Context) (line string, err error) {
	c := w.course
	if w.lines++; w.lines > 3000 {
		return "", io.EOF
	}
	defer func() { w.last = line }()
	step, ok := c.step()
	if c.at != w.step {
		w.step, w.tried = c.at, 0
	}
	advised := func() string {
		if w.last == "hint" {
			return ""
		}
		return "hint"
	}
	switch {
	case !ok:
		return "", io.EOF
	case c.table != nil:
		return advised(), nil
	case c.passed || step.Kind() == lesson.Show:
		return "", nil
	case step.Deals != nil && step.Deals.Rubber > 0:
		return "next", nil
	case step.Kind() == lesson.Asked:
		if len(step.Ask.Options) > 0 {
			w.tried++
			return strconv.Itoa(w.tried), nil
		}
		n := 0
		for n < 5000 && !step.Answered(strconv.Itoa(n)).Right {
			n++
		}
		return strconv.Itoa(n), nil
	case step.Kind() == lesson.Carded, step.Kind() == lesson.Called:
		return advised(), nil
	}
	return "", nil
}

// Each lesson can be taken to its end, boards and all but the rubber, by answering and doing what is hinted.
func TestCourseToTheEnd(t *testing.T) {
	for number := range lesson.Course() {
		if testing.Short() && number%5 != 0 {
			continue
		}
		store, err := bridgestore.Open(t.TempDir(), time.Now)
		if err != nil {
			t.Fatal(err)
		}
		course, err := OpenCourse(t.Context(), CourseOptions{Store: store, Lesson: number + 1, Adviser: bot.Player{}, Now: time.Now, Random: rand.New(rand.NewPCG(1, 2))})
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		w := &walker{course: course, step: -1}
		loop := spoken.Loop{Game: course, Reader: w, Speaker: spoken.Printer{Out: &out}, Manner: spoken.Manner{Detail: spoken.Normal}}
		if err := loop.Run(t.Context()); err != nil {
			t.Errorf("lesson %d: %v", number+1, err)
		}
		l := lesson.Course()[number]
		for _, step := range l.Steps {
			if done := course.kept[learning.Place{Lesson: l.ID, Step: step.ID}]; !done.Passed && (step.Deals == nil || step.Deals.Rubber == 0) {
				t.Errorf("lesson %d: step %s isn't passed after %d lines:\n%s", number+1, step.ID, w.lines, out.String()[max(0, out.Len()-1500):])
				break
			}
		}
		store.Close()
	}
}
