package text

import (
	"encoding/json"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// longest is the largest number of words in a sentence of a lesson.
const longest = 20

// lessonFiles returns the messages of the course, by id; one with several forms has them one after the other.
func lessonFiles(t *testing.T) map[string]string {
	t.Helper()
	names, err := fs.Glob(files, "lesson-*.en.json")
	if err != nil {
		t.Fatal(err)
	}
	names = append(names, "lesson.en.json")
	all := map[string]string{}
	for _, name := range names {
		content, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		var messages map[string]any
		if err := json.Unmarshal(content, &messages); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for id, m := range messages {
			if !strings.HasPrefix(id, "lesson.") {
				continue // of the screen of the lessons
			}
			forms, _ := m.(map[string]any)
			one, _ := m.(string)
			for _, form := range forms {
				one += " " + form.(string)
			}
			all[id] = one
		}
	}
	return all
}

// given returns the ids that a step can give, those that it must have and those that it may have.
func given(l lesson.Lesson, s lesson.Step) (must, may []string) {
	own := "lesson." + l.ID + "." + s.ID
	must = []string{own}
	for _, r := range s.No {
		must = append(must, own+".no."+r.Why)
	}
	if s.Ask != nil {
		for _, o := range s.Ask.Options {
			if id := own + ".option." + o; LessonOption(l, s, o) == id || text.Has(id) {
				must = append(must, id)
			}
		}
	}
	if s.Kind() != lesson.Show {
		may = append(may, own+".right")
	}
	if s.Kind() == lesson.Carded || s.Kind() == lesson.Called {
		may = append(may, own+".hint")
	}
	for _, why := range s.Whys() {
		must = append(must, own+".hint."+why)
	}
	return must, may
}

// Everything that the course can say has its message, and there are no others.
func TestLessonsHaveTheirWords(t *testing.T) {
	all, used := lessonFiles(t), map[string]bool{}
	must := []string{"lesson.right"}
	for _, suit := range card.Suits {
		must = append(must, "lesson.suit."+suit.String())
	}
	for _, why := range lesson.Whys {
		if slices.Contains(countedWhys, why) {
			must = append(must, "lesson.counted."+why)
		} else {
			must = append(must, "lesson.why."+why)
		}
	}
	for reason := range shownIn {
		must = append(must, "lesson.reason."+reason.String())
	}
	for _, l := range lesson.Course() {
		must = append(must, "lesson."+l.ID+".title", "lesson."+l.ID+".about")
		for _, s := range l.Steps {
			needed, may := given(l, s)
			must = append(must, needed...)
			for _, id := range may {
				used[id] = true
			}
		}
	}
	for _, id := range must {
		if used[id] = true; all[id] == "" && !text.Has(id) {
			t.Errorf("there is no message %q", id)
		}
	}
	for id := range all {
		if !used[id] {
			t.Errorf("no lesson says %q", id)
		}
	}
}

// Verdicts on every possible act are complete.
func TestVerdictsAreFilledIn(t *testing.T) {
	said := func(what, words string) {
		if words == "" || strings.HasPrefix(words, "lesson.") || strings.Contains(words, "{{") || strings.Contains(words, "<no value>") {
			t.Errorf("%s: it says %q", what, words)
		}
	}
	for _, l := range lesson.Course() {
		said(l.ID, LessonTitle(l))
		said(l.ID, LessonAbout(l))
		for _, s := range l.Steps {
			place := l.ID + "." + s.ID
			said(place, LessonStep(l, s))
			if s.Ask != nil {
				for _, o := range s.Ask.Options {
					said(place+" "+o, LessonOption(l, s, o))
				}
			}
			for _, r := range s.No {
				said(place+" "+r.Why, LessonVerdict(l, s, lesson.Verdict{Why: r.Why, Own: true}))
			}
			said(place+" right", LessonVerdict(l, s, lesson.Verdict{Right: true}))
		}
	}
	l := lesson.Course()[0]
	for _, why := range lesson.Whys {
		for n := range 3 {
			said(why, LessonVerdict(l, l.Steps[0], lesson.Verdict{Why: why, Number: n, Wanted: 10, Call: bridge.Bid(4, bridge.Spades)}))
		}
	}
}

func TestOptionsOfLessons(t *testing.T) {
	l := lesson.Lesson{ID: "x"}
	step := func(options ...string) lesson.Step {
		return lesson.Step{ID: "y", Ask: &lesson.Ask{Options: options}}
	}
	for _, c := range []struct {
		step         lesson.Step
		option, want string
	}{
		{step("N", "E", "S", "W"), "S", "South"},
		{step("S", "H", "D", "C"), "S", "Spades ♠"},
		{step("HK", "DZ"), "DZ", "♦12"},
		{step("3N", "4S", "Pass"), "3N", "3NT"},
		{step("3N", "4S", "Pass"), "Pass", "Pass"},
		{step("yes", "no"), "yes", "lesson.x.y.option.yes"},
	} {
		if got := LessonOption(l, c.step, c.option); got != c.want {
			t.Errorf("%s is called %q, want %q", c.option, got, c.want)
		}
	}
}

var endOfSentence = regexp.MustCompile(`[.!?]["”)]*(\s+|$)`)

// sentences returns the sentences of a text.
func sentences(words string) []string { return endOfSentence.Split(words, -1) }

// Sentences are short enough to read in one breath.
func TestSentencesOfLessonsAreShort(t *testing.T) {
	for id, words := range lessonFiles(t) {
		for _, s := range sentences(words) {
			if n := len(strings.Fields(s)); n > longest {
				t.Errorf("%s: %d words, want %d at most: %s", id, n, longest, s)
			}
		}
	}
	if got := sentences("One. Two, 3.5! Three?"); len(got) != 4 {
		t.Errorf("sentences are split as %q", got)
	}
}
