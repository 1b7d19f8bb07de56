package text

import (
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// unshown finds terms that haven't been shown yet.
type unshown map[string]*regexp.Regexp // by the step that shows them

func newUnshown() unshown {
	u := unshown{}
	for _, term := range terms {
		if term.shown != "" {
			u[term.shown] = termPattern(term.pattern)
		}
	}
	return u
}

// in returns the first of them in a text, or "".
func (u unshown) in(words string) string {
	for _, pattern := range u {
		if found := pattern.FindStringSubmatch(words); found != nil {
			return found[2]
		}
	}
	return ""
}

// A hint gives a reason in words that have been explained: on each path of hints through the course, and for every
// possible reason of the players.
func TestHintsOfLessonsSayWhyInWordsThatWereShown(t *testing.T) {
	late := newUnshown()
	hints := 0
	for _, l := range lesson.Course() {
		for _, s := range l.Steps {
			delete(late, l.ID+"."+s.ID)
			says := func(a bot.Advice) {
				hints++
				words := LessonHint(l, s, a)
				if term := late.in(words); term != "" {
					t.Errorf("%s.%s: %q is not shown yet: %s", l.ID, s.ID, term, words)
				}
				if words == text.T("reason.no-reason", "Card", text.Card(a.Event.Card)) {
					t.Errorf("%s.%s: no reason is given: %s", l.ID, s.ID, words)
				}
				for _, sentence := range sentences(words) {
					if n := len(strings.Fields(sentence)); a.Event.Kind == bridge.PlayKind && n > longest {
						t.Errorf("%s.%s: %d words: %s", l.ID, s.ID, n, sentence)
					}
				}
			}
			switch s.Kind() {
			case lesson.Carded, lesson.Called, lesson.Played:
				hinted(t, s, says)
			}
			if s.Kind() == lesson.Played || s.Kind() == lesson.Free {
				for _, reason := range bot.Reasons()[1:] {
					says(bot.Advice{Event: bridge.Played(card.Card{Suit: card.Hearts, Rank: 2}), Reason: reason, Suit: card.Hearts})
				}
			}
		}
	}
	if hints < 500 {
		t.Errorf("there were only %d hints", hints)
	}
}

// hinted calls says with each hint of a step, as the step is played by them.
func hinted(t *testing.T, s lesson.Step, says func(bot.Advice)) {
	t.Helper()
	b, _ := s.Board()
	for b.Phase() != bridge.Finished {
		var e bridge.Event
		if b.Actor() == lesson.Learner {
			a, err := s.Adviser().Advise(t.Context(), b.View(lesson.Learner))
			if err != nil {
				t.Fatal(err)
			}
			says(a)
			e = a.Event
		} else {
			act, err := s.Player().Act(t.Context(), b.View(b.Actor()))
			if err != nil {
				t.Fatal(err)
			}
			e = act
		}
		next, err := b.Apply(e)
		if err != nil {
			t.Fatal(err)
		}
		if b = next; s.Kind() != lesson.Played || s.Over(b) {
			return
		}
	}
}

func TestHintsOfLessonsLeaveOutWhatIsNextBest(t *testing.T) {
	l := lesson.Course()[7]
	a := bot.Advice{Event: bridge.Played(card.Card{Suit: card.Hearts, Rank: 2}), Reason: bot.PlayLow, NextBest: card.Card{Suit: card.Hearts, Rank: 3}, Behind: 20}
	if got := LessonHint(l, l.Steps[len(l.Steps)-2], a); strings.Contains(got, "20") {
		t.Errorf("the hint says %q", got)
	}
}
