package lesson

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/learning/learningtest"
)

// There is a lesson for each game, in the order of the shelf, and each ends with a game.
func TestEveryGame(t *testing.T) {
	games := few.Games()
	if len(Course()) != len(games) {
		t.Fatalf("there are %d lessons for %d games", len(Course()), len(games))
	}
	for i, l := range Course() {
		b, err := Board(l.Position(0, nil))
		if err != nil || b.Rules().Kind != games[i].Kind || Of(games[i].Kind) != l.ID || Kind(l.ID) != games[i].Kind || l.Steps[len(l.Steps)-1].Kind() != learning.Begun {
			t.Errorf("lesson %d, %s, isn't of %s, or doesn't end with a game", i+1, l.ID, games[i].Name)
		}
	}
}

func TestTasks(t *testing.T) {
	learningtest.Check(t, Course(), func(p learning.Position) (acts []string, err error) {
		b, err := Board(p)
		if err == nil && !b.Over() && b.Turn() == Learner {
			for _, e := range b.View(Learner).Legal() {
				acts = append(acts, e.String())
			}
			switch b.Stage() { // which Legal doesn't list whole
			case few.StageGiving:
				acts = choices(b, few.CardsGiven, few.Given)
			case few.StageReserving:
				acts = choices(b, few.CardsReserved, few.Reserved)
			}
		}
		return acts, err
	})
}

// choices returns the acts for every choice of n cards of the learner's hand.
func choices(b few.Board, n int, act func(card.Hand) few.Event) (acts []string) {
	hand := b.View(Learner).Seen(few.Place{Pile: few.Hand, Of: Learner}).Cards()
	var choose func(from, left int, chosen card.Hand)
	choose = func(from, left int, chosen card.Hand) {
		if left == 0 {
			acts = append(acts, act(chosen).String())
			return
		}
		for i := from; i < len(hand); i++ {
			choose(i+1, left-1, chosen.With(hand[i]))
		}
	}
	choose(0, n, card.Hand{})
	return acts
}

// What the lessons tell of the cards is so.
func TestFacts(t *testing.T) {
	at := func(lesson, step string) few.Board {
		t.Helper()
		for _, l := range Course() {
			if i := slices.IndexFunc(l.Steps, func(s learning.Step) bool { return s.ID == step }); l.ID == lesson && i >= 0 {
				b, err := Board(l.Position(i, nil))
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
	if v := at("few-two", "follow").View(Learner); !v.Seen(few.Place{Pile: few.Dummy, Of: 1}).Has(heartAce) {
		t.Error("the ace of hearts isn't in East's dummy, open to all")
	}
	v := at("few-open", "dummy").View(Learner)
	for _, s := range v.Cards(few.Place{Pile: few.Dummy, Of: 1}) {
		if s.Card.Suit == card.Spades && s.Card.Rank > card.Ten {
			t.Errorf("her dummy can play %v", s.Card)
		}
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

// heartAce is the card of which the first lesson speaks.
var heartAce, _ = card.Parse("HA")

func must(e few.Event, err error) few.Event {
	if err != nil {
		panic(err)
	}
	return e
}
