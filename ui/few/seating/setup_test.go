package seating

import (
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// A setup survives its text form; invalid parts become the usual ones, and an unknown game gives none.
func TestSetups(t *testing.T) {
	all := Setups{}
	for _, r := range few.Games() {
		for _, level := range Levels(r.Kind) {
			for p := range few.Player(r.Players()) {
				s := Setup{Kind: r.Kind, Level: level, Player: p, Options: r.With(few.Options{CleanRubber: true, ReserveTakenUp: true}).Options}
				if got, ok := ParseSetup(s.String()); got != s || !ok {
					t.Errorf("%v is read as %v", s, got)
				}
				if opponents := s.Opponents(); len(opponents) != r.Players()-1 || opponents[0].Player != (p+1)%few.Player(r.Players()) || opponents[0].Person != people.Clara {
					t.Errorf("%v has the opponents %v", s, opponents)
				}
				all = all.With(s)
			}
		}
	}
	if got := ParseSetups(all.String() + "\nnonsense\n"); got.String() != all.String() || len(got) != len(few.Games()) {
		t.Errorf("%v is read as %v", all, got)
	}
	for _, text := range []string{"Booby", "booby nonsense; level=genius player=3", "Booby; player=-1 level", "Booby;"} {
		if got, ok := ParseSetup(text); got != Usual(few.Booby) || !ok {
			t.Errorf("%q is read as %v", text, got)
		}
	}
	for _, text := range []string{"", "Whist; level=club", ";"} {
		if got, ok := ParseSetup(text); ok {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}
