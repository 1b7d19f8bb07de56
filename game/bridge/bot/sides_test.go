package bot

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Equal sides have the name that players have always had, and others one name each; both are read back.
func TestNamesOfSides(t *testing.T) {
	for _, name := range []string{
		"beginner", "club+book", "club-signals+book:standard", "expert:standard/own", "expert/club", "club+book/beginner+book:standard/goren",
		"expert-inference/club:own/standard",
	} {
		s, err := ParseSides(name)
		if err != nil || s.String() != name {
			t.Errorf("%s is read as %v, %v", name, s, err)
		}
		if s.Cards() != s[card.EW].Cards {
			t.Errorf("%s: the sides bid by %v and %v", name, s.Cards(), s[card.EW].Cards)
		}
	}
	if s, err := ParseSides("expert/club:standard"); err != nil || s.Levels() != [2]Level{card.NS: Expert, card.EW: Club} {
		t.Errorf("the levels are %v, %v", s.Levels(), err)
	}
	for _, name := range []string{"", "/", "expert/", "/club", "expert/club/club", "expert/master", "expert/club:culbertson"} {
		if s, err := ParseSides(name); err == nil {
			t.Errorf("%q is read as %v", name, s)
		}
	}
}

// Each side plays as its own players would.
func TestSidesAct(t *testing.T) {
	rules := bridge.Duplicate()
	sides := Even(Player{}).Leveled([2]Level{card.NS: Club, card.EW: Beginner})
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(4, 1, 0), card.North, bridge.VulNone)
	for err == nil && b.Phase() == bridge.AuctionPhase {
		v := b.View(b.Actor())
		want, failed := sides[b.Actor().Side()].Act(t.Context(), v)
		got, failedToo := sides.Act(t.Context(), v)
		if failed != nil || failedToo != nil || got != want {
			t.Fatalf("%v: %v, %v; want %v, %v", b.Actor(), got, failedToo, want, failed)
		}
		b, err = b.Apply(got)
	}
	if err != nil {
		t.Fatal(err)
	}
}
