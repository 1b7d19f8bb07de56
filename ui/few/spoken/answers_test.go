package spoken

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// normal is the manner of these tests.
var normal = spoken.Manner{Detail: spoken.Normal}

// states calls do with each state of some random deals of a game, and the user's view before its last event.
func states(t *testing.T, r few.Rules, deals int, do func(b few.Board, s Seen, before few.View)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(11, uint64(r.Kind)))
	for range deals {
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rng))
		if err != nil {
			t.Fatal(err)
		}
		for !b.Over() {
			before := b.View(0)
			if b, err = b.Apply(random.Event(b.View(b.Turn()), rng)); err != nil {
				t.Fatal(err)
			}
			do(b, NewSeen(b, players(r), few.NewSession(r)), before)
		}
	}
}

// Of each suit what is gone, what is seen and what is out makes up the pack.
func TestCount(t *testing.T) {
	for _, r := range few.Games() {
		states(t, r, 3, func(b few.Board, s Seen, _ few.View) {
			for _, suit := range card.Suits {
				line := s.count(suit)(normal)[0]
				seen := 0
				for _, p := range s.open() {
					seen += s.Seen(p)[suit].Len()
				}
				gone := 0
				for _, trick := range append(b.Tricks(), b.Trick()) {
					for _, p := range trick.Plays {
						if p.Card.Suit == suit {
							gone++
						}
					}
				}
				out := r.Deck.Hand()[suit].Len() - gone - seen
				if want := fmt.Sprintf("played %d: ", gone); !strings.Contains(line, want) {
					t.Fatalf("%s: it says %q, want %q", r.Name, line, want)
				}
				if want := fmt.Sprintf("Out %d: ", out); !strings.Contains(line, want) {
					t.Fatalf("%s: it says %q, want %q", r.Name, line, want)
				}
			}
		})
	}
}

// The table tells how many cards lie hidden where: as many as the user doesn't see.
func TestHidden(t *testing.T) {
	for _, r := range few.Games() {
		states(t, r, 2, func(_ few.Board, s Seen, _ few.View) {
			_, counts := s.hidden()
			sum := 0
			for _, n := range counts {
				sum += n
			}
			if sum != s.Hidden() || strings.Count(strings.Join(s.table(normal), "\n"), "face down") != len(counts) {
				t.Fatalf("%s: %d cards are hidden, and it says %q", r.Name, s.Hidden(), s.table(normal))
			}
		})
	}
}

// Cards that come to the user's hand, and those that turn up in the rows of Chinese bridge, are told.
func TestCardsThatCome(t *testing.T) {
	hands, rows := 0, 0
	for _, r := range few.Games() {
		states(t, r, 4, func(_ few.Board, s Seen, before few.View) {
			said := strings.Join(s.event(before, false)(normal), "\n")
			if s.Seen(s.own()).Minus(before.Seen(s.own())) != (card.Hand{}) {
				hands++
				if want := normal.Hand(s.Seen(s.own())); !strings.Contains(said, "Your hand. "+want) {
					t.Fatalf("%s: it says %q, want %q", r.Name, said, want)
				}
			}
			for _, row := range []few.Place{{Pile: few.Row, Of: 0}, {Pile: few.Row, Of: 1}} {
				up := s.Seen(row).Minus(before.Seen(row))
				if up == (card.Hand{}) {
					continue
				}
				rows++
				if line := s.at(row) + ", new: " + cards(normal, up); !strings.Contains(said, line) {
					t.Fatalf("it says %q, want %q", said, line)
				}
			}
		})
	}
	if hands < 10 || rows < 10 {
		t.Errorf("only %d hands and %d rows had cards that came", hands, rows)
	}
}

// An x is a double, and a redouble where that may be called and a double may not.
func TestDoubleAndRedouble(t *testing.T) {
	seen := map[few.CallKind]int{}
	for _, r := range few.Games() {
		states(t, r, 60, func(b few.Board, _ Seen, _ few.View) {
			if b.Stage() != few.StageBidding || b.Over() {
				return
			}
			names := players(r)
			names[0], names[b.Turn()] = "Clara", ""
			s := NewSeen(b, names, few.NewSession(r))
			want := few.DoubleCall
			if s.Check(few.Called(few.Redouble)) == nil && s.Check(few.Called(few.Double)) != nil {
				want = few.RedoubleCall
			}
			if e, ok := s.read("x"); !ok || e.Call.Kind != want {
				t.Fatalf("%s: x is read as %v, %v", r.Name, e, ok)
			}
			seen[want]++
		})
	}
	if seen[few.RedoubleCall] < 5 {
		t.Errorf("a redouble was possible %d times", seen[few.RedoubleCall])
	}
}

// A claim that gives tricks away is asked for twice, at nullo one that takes some; and what isn't sure is refused.
func TestClaimCosts(t *testing.T) {
	for _, tt := range []struct {
		tricks, left int
		nullo        bool
		want         string
	}{
		{5, 5, false, ""}, {3, 5, false, text.TN("spoken.bridge.gives-up", 2)}, {0, 5, true, ""}, {2, 5, true, text.TN("spoken.few.takes", 2)},
	} {
		if got := costs(tt.tricks, tt.left, tt.nullo); got != tt.want {
			t.Errorf("%d of %d, nullo %v: %q, want %q", tt.tricks, tt.left, tt.nullo, got, tt.want)
		}
	}
}
