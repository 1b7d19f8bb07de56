package seating

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/people"
)

// A setup survives its text form; invalid parts become the usual ones.
func TestSetups(t *testing.T) {
	for _, opponents := range Opponents {
		for _, level := range Levels {
			s := Setup{Opponents: opponents, Level: level, Hands: 50, Point: 5, BuyIn: 2000}
			if got := ParseSetup(s.String()); got != s {
				t.Errorf("%v is read as %v", s, got)
			}
			if err := s.Rules().Check(); err != nil {
				t.Errorf("%v: %v", s, err)
			}
		}
	}
	for _, text := range []string{"", "nonsense", "opponents=7 level=genius hands=-1 point=3 buy-in=", "opponents"} {
		if got := ParseSetup(text); got != Usual() {
			t.Errorf("%q is read as %v", text, got)
		}
	}
	mixed := Setup{Opponents: 3, Level: people.Mixed}
	if a, b, c := mixed.LevelOf(0), mixed.LevelOf(1), mixed.LevelOf(2); a == b || b == c || a == c {
		t.Errorf("mixed are %s, %s and %s", a, b, c)
	}
}
