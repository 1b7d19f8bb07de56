package lesson

import (
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/poker"
)

// Every position is legal, and where an act is wanted the right ones are legal and it is the learner's turn.
func TestTasks(t *testing.T) {
	for _, l := range Course() {
		for i, s := range l.Steps {
			h, err := Hand(l.Position(i))
			if err != nil {
				t.Errorf("%s.%s: %v", l.ID, s.ID, err)
				continue
			}
			if s.Kind() != learning.Acted {
				continue
			}
			if seat, ok := h.Turn(); !ok || seat != Learner {
				t.Errorf("%s: seat %v acts", s.ID, seat)
			}
			for _, right := range s.Do.Right {
				act, err := poker.ParseAct(right)
				if err == nil {
					err = h.Check(act)
				}
				if err != nil || act.String() != right {
					t.Errorf("%s: %s: %v, %v", s.ID, right, act, err)
				}
			}
			used := map[string]bool{}
			for act := range h.Legal() {
				if !s.Right(act.String()) {
					used[s.Why(act.String())] = true
				}
			}
			for _, r := range s.No {
				if !used[r.Why] || used[""] {
					t.Errorf("%s: the reason %s is never given, or an act has none", s.ID, r.Why)
				}
			}
		}
	}
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
			h, err := Hand(l.Position(i))
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
