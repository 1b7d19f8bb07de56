package random

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// Deals end, and everything that can be done in a game comes up.
func TestDealsEnd(t *testing.T) {
	for _, r := range few.Games() {
		source := rand.New(rand.NewPCG(18, 3))
		seen := map[string]bool{}
		for range 200 {
			b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, source))
			for err == nil && b.Stage() != few.StageFinished {
				e := Event(b.View(b.Turn()), source)
				if seen[[...]string{"call", "give", "throw", "name", "reserve", "play", "claim"}[e.Kind]] = true; e.Kind == few.Calling {
					seen[map[bool]string{true: "bid", false: e.Call.String()}[e.Call.IsBid()]] = true
				}
				b, err = b.Apply(e)
			}
			if err != nil {
				t.Fatalf("%s: %v", r.Name, err)
			}
			if b.Passed() {
				seen["passed out"] = true
			}
		}
		want := []string{"call", "play", "claim", "bid", "Pass", "X", "XX"}
		switch r.Kind {
		case few.Booby:
			want = append(want, "give")
		case few.NulloForTwo:
			want = append(want, "throw")
		case few.Slam:
			want = append(want, "name", "reserve")
		}
		if r.Kind != few.OpenOrClosed {
			want = append(want, "passed out")
		}
		for _, what := range want {
			if !seen[what] {
				t.Errorf("%s: no %s in 200 deals", r.Name, what)
			}
		}
	}
}
