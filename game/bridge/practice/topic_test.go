package practice_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	. "github.com/superbridge/superbridge/game/bridge/practice"
)

// rare are the conventions that come up so rarely that a test doesn't wait for them.
var rare = []Topic{"gerber", "unusual", "michaels", "fourthsuit", "negative"}

// Each topic comes up, at each level in turn: the learner is asked in its situation, or about its convention, the players' call is right, and the
// exercise is its text.
func TestTopics(t *testing.T) {
	for i, c := range []bidding.Card{{}, {System: bidding.Standard}, bidding.Card{System: bidding.Standard}.With(bidding.KeyCards, true)} {
		for j, topic := range Topics(c) {
			if slices.Contains(rare, topic) || i == 2 && topic != "keycards" {
				continue
			}
			r := bridge.Duplicate()
			if i == 0 {
				r = bridge.SuperBridge()
			}
			e, err := NewTopic(t.Context(), topic, 1+j%Levels, r, bidding.Cards{c, c}, rand.New(rand.NewPCG(uint64(i), uint64(j))))
			if err != nil {
				t.Errorf("%v of %v: %v", topic, c, err)
				continue
			}
			if e.Topic != topic || e.Board.Turn() != Learner || e.Board.Phase() != bridge.AuctionPhase {
				t.Errorf("%v: %v", topic, e)
			}
			if v := e.Answered(e.Solution()); !v.Right {
				t.Errorf("%v: its solution %s is wrong: %+v", topic, e.Solution(), v)
			}
			if again, err := Parse(e.String()); err != nil || again.String() != e.String() {
				t.Errorf("%v: read as %v, %v", e, again, err)
			}
			read := e.Cards.Read(&e.Board.Table, e.Board.Auction())
			about := slices.ContainsFunc(read.Proposed(), func(c bridge.Call) bool {
				v, ok := read.Of(c)
				return ok && Topic(v.String()) == topic
			})
			if situation := slices.Contains(Situations(), topic); !situation && !about {
				t.Errorf("%v isn't about it: %v", topic, e)
			}
		}
	}
}

// What a card hasn't got is no topic of its, and isn't found.
func TestTopicsOfACard(t *testing.T) {
	standard := bidding.Card{System: bidding.Standard}
	if !slices.Contains(Topics(standard), "stayman") || slices.Contains(Topics(standard.With(bidding.Stayman, false)), "stayman") {
		t.Error("the topics don't follow the switches")
	}
	if got := Topics(bidding.Card{}); !slices.Equal(got, Situations()) {
		t.Errorf("the players' own system has %v", got)
	}
	_, err := NewTopic(t.Context(), "ogust", 1, bridge.Duplicate(), bidding.Cards{standard, standard}, rand.New(rand.NewPCG(1, 1)))
	if !errors.Is(err, ErrNotFound) {
		t.Errorf("a convention that is off: %v", err)
	}
}
