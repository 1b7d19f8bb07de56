package lesson

import (
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/learning/learningtest"
	"github.com/superbridge/superbridge/game/poker"
)

func TestTasks(t *testing.T) {
	learningtest.Check(t, Course(), func(p learning.Position) (acts []string, err error) {
		h, err := Hand(p)
		if err != nil {
			return nil, err
		}
		if seat, ok := h.Turn(); ok && seat == Learner {
			for act := range h.Legal() {
				acts = append(acts, act.String())
			}
		}
		return acts, nil
	})
}

// What the lessons ask is so by the rules.
func TestFacts(t *testing.T) {
	facts := map[string]func(h poker.Hand) string{
		"poker-rows.earns": func(h poker.Hand) string {
			s := h.Table().Rules.Standing(h.Board(Learner))
			return strconv.Itoa(s.Royalties[poker.Bottom])
		},
		"poker-points.compare": func(h poker.Hand) string {
			return strconv.Itoa(strings.Count(h.Settle().Pairs[0].Lines, "+"))
		},
		"poker-points.six": func(h poker.Hand) string {
			s := h.Settle()
			return strconv.Itoa(s.Pairs[0].Points - s.Rated[0].Royalties[0] - s.Rated[0].Royalties[1] - s.Rated[0].Royalties[2])
		},
		"poker-points.royalties": func(h poker.Hand) string { return strconv.Itoa(h.Settle().Pairs[0].Points) },
		"poker-points.fantasy":   func(h poker.Hand) string { return strconv.Itoa(h.Settle().Next[0]) },
		"poker-points.joker": func(h poker.Hand) string {
			b := poker.Board{}
			for _, c := range h.Hold(Learner)[:5] {
				b, _ = b.Add(poker.Bottom, c)
			}
			return h.Table().Rules.Standing(b).Joker.String()[1:]
		},
		"poker-points.dead": func(h poker.Hand) string {
			if s := h.Table().Rules.Standing(h.Board(Learner)); s.Behind[poker.Middle] {
				return "dies"
			}
			return "lives"
		},
	}
	for _, l := range Course() {
		for i, s := range l.Steps {
			fact := facts[l.ID+"."+s.ID]
			if fact == nil {
				continue
			}
			delete(facts, l.ID+"."+s.ID)
			h, err := Hand(l.Position(i, nil))
			if err != nil {
				t.Fatal(err)
			}
			if got := fact(h); got != s.Ask.Right {
				t.Errorf("%s: it is %s, and the lesson says %s", s.ID, got, s.Ask.Right)
			}
		}
	}
	if len(facts) > 0 {
		t.Errorf("no lesson asks %v", facts)
	}
}
