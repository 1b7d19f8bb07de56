package lesson

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/learning"
)

// There is a lesson for each game, in the order of the shelf, and each ends with a game.
func TestEveryGame(t *testing.T) {
	games := few.Games()
	if len(Course()) != len(games) {
		t.Fatalf("there are %d lessons for %d games", len(Course()), len(games))
	}
	for i, l := range Course() {
		b, err := Board(l.Position(0))
		if err != nil || b.Rules().Kind != games[i].Kind || Of(games[i].Kind) != l.ID || Kind(l.ID) != games[i].Kind || l.Steps[len(l.Steps)-1].Kind() != learning.Begun {
			t.Errorf("lesson %d, %s, isn't of %s, or doesn't end with a game", i+1, l.ID, games[i].Name)
		}
	}
}

// Every position is legal. Where an act is wanted it is the learner's turn, the right ones are legal, every other one has its reason,
// and every reason an act or an answer.
func TestTasks(t *testing.T) {
	for _, l := range Course() {
		for i, s := range l.Steps {
			b, err := Board(l.Position(i))
			if err != nil {
				t.Errorf("%s.%s: %v", l.ID, s.ID, err)
				continue
			}
			var given []string
			switch s.Kind() {
			case learning.Acted:
				if b.Turn() != Learner {
					t.Errorf("%s.%s: %s acts", l.ID, s.ID, b.Rules().Letter(b.Turn()))
					continue
				}
				for _, e := range b.View(Learner).Legal() {
					given = append(given, e.String())
				}
				for _, right := range s.Do.Right {
					e, err := few.ParseEvent(right)
					if err == nil {
						err = b.View(Learner).Check(e)
					}
					if err != nil || e.String() != right {
						t.Errorf("%s.%s: %s: %v", l.ID, s.ID, right, err)
					}
				}
			case learning.Asked:
				given = s.Ask.Options
			}
			used := map[string]bool{}
			for _, act := range given {
				if why := s.Why(act); !s.Right(act) {
					used[why] = true
					if why == "" {
						t.Errorf("%s.%s: there is no reason against %s", l.ID, s.ID, act)
					}
				}
			}
			for _, r := range s.No {
				if !used[r.Why] {
					t.Errorf("%s.%s: the reason %s is never given", l.ID, s.ID, r.Why)
				}
			}
		}
	}
}

// What the lessons tell of the cards is so.
func TestFacts(t *testing.T) {
	at := func(lesson, step string) few.Board {
		t.Helper()
		for _, l := range Course() {
			if i := slices.IndexFunc(l.Steps, func(s learning.Step) bool { return s.ID == step }); l.ID == lesson && i >= 0 {
				b, err := Board(l.Position(i))
				if err != nil {
					t.Fatal(err)
				}
				return b
			}
		}
		t.Fatalf("there is no step %s of %s", step, lesson)
		return few.Board{}
	}
	if b := at("few-two", "next"); b.Turn() != Learner || len(b.Tricks()) != 1 {
		t.Error("the first trick isn't the learner's")
	}
	if b := at("few-slam", "beat"); b.View(Learner).Check(must(few.ParseEvent("11"))) != nil || b.View(Learner).Check(must(few.ParseEvent("12"))) == nil {
		t.Error("a bid may beat 6 by more or less than five points")
	}
	if got := at("few-slam", "reserve").Contract().Level; got != 2 {
		t.Errorf("17 points at no trumps need %d tricks, want 7", 5+got)
	}
	if b := at("few-slam", "last"); len(b.Tricks()) != 1 || b.Turn() != Learner {
		t.Error("the king of spades doesn't win")
	}
	if got := at("few-nullo", "duck").Contract(); got.Strain != few.Nullo || 7-got.Level != 3 {
		t.Errorf("the contract is %v", got)
	}
}

func must(e few.Event, err error) few.Event {
	if err != nil {
		panic(err)
	}
	return e
}
