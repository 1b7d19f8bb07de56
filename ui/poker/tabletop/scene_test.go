package tabletop

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// tables are ordinary ones and such with fantasies, of all sizes.
var tables = [][]int{{0, 0}, {0, 14}, {17, 0, 0}, {0, 0, 15, 0}, {0, 16, 17, 0, 0}, {14, 0, 0, 17, 0, 0}, {0, 0, 0, 0, 0, 0}}

// In any play, each sprite has a unique key, every card is in a box of its row or in the hand, and nothing overlaps
// another player's things.
func TestScenes(t *testing.T) {
	for _, fantasies := range tables {
		random := rand.New(rand.NewPCG(4, uint64(len(fantasies))))
		g := NewGeometry(1024, 700, len(fantasies))
		for _, h := range play(t, begin(t, tableOf(fantasies...), 8), random) {
			m := NewModel(h, 1, names)
			keys := map[string]bool{}
			for _, s := range NewScene(Model{}, m, g).Sprites {
				if keys[s.Key] {
					t.Fatalf("%v, after %d acts: two sprites are %q", fantasies, h.Len(), s.Key)
				}
				keys[s.Key] = true
			}
			for place, p := range m.Players {
				faces, backs := sprites(m, g, place)
				want := p.Board.Len()
				if place == 0 {
					want += m.Placing.Len()
				}
				if faces != want {
					t.Errorf("%v, after %d acts: %s has %d open cards on the table, want %d", fantasies, h.Len(), p.Name, faces, want)
				}
				hidden := place > 0 && p.Fantasy > 0 && !m.Over && h.Board(p.Seat).Full()
				if hidden != (backs == poker.Boxes) {
					t.Errorf("%v, after %d acts: %d cards of %s lie face down", fantasies, h.Len(), backs, p.Name)
				}
			}
		}
	}
}

// sprites counts the cards of a place: open ones, and those face down on the board.
func sprites(m Model, g Geometry, place int) (faces, backs int) {
	seat := m.Players[place].Seat.String() + " "
	for _, s := range NewScene(Model{}, m, g).Sprites {
		switch {
		case strings.HasPrefix(s.Key, seat):
			faces++
		case strings.HasPrefix(s.Key, "fantasy "+seat):
			backs += s.Count
		}
	}
	return faces, backs
}

// A card has the same key from the deal to the end of the hand, even if the deck has it twice.
func TestKeys(t *testing.T) {
	table := tableOf(0, 0, 0, 0)
	deal := table.Shuffle(rand.New(rand.NewPCG(1, 1)))
	twice, err := poker.ParseCards("SASAHKHKDQ" + "DQC2")
	if err != nil {
		t.Fatal(err)
	}
	pack := poker.Pack(4)
	var rest poker.Cards
	used := map[card.Card]int{}
	for _, c := range twice {
		used[c]++
	}
	for _, c := range pack {
		if used[c] > 0 {
			used[c]--
			continue
		}
		rest = append(rest, c)
	}
	deal[0] = append(twice, rest[:10]...)
	for i := range deal[1:] {
		deal[i+1] = rest[10+17*i : 27+17*i]
	}
	h, err := poker.NewHand(table, deal)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]card.Card{}
	for _, h := range play(t, h, rand.New(rand.NewPCG(2, 2))) {
		m := NewModel(h, 1, names)
		here := map[string]card.Card{}
		for i, key := range m.handKeys() {
			here[key] = m.Placing.Card(i)
		}
		for _, c := range m.Person().Cards {
			here[c.Key] = c.Card
		}
		if len(here) != m.Placing.Len()+len(m.Person().Cards) {
			t.Fatalf("after %d acts there are %d keys for %d cards", h.Len(), len(here), m.Placing.Len()+len(m.Person().Cards))
		}
		for key, c := range here {
			if was, ok := seen[key]; ok && was != c {
				t.Errorf("after %d acts %q is %v, and was %v", h.Len(), key, c, was)
			}
			seen[key] = c
		}
	}
	if len(seen) != 17 {
		t.Errorf("17 cards have had %d keys", len(seen))
	}
}

// Nothing on the table depends on cards that the user can't see.
func TestTheTableKeepsSecrets(t *testing.T) {
	table := tableOf(0, 14, 0)
	random := rand.New(rand.NewPCG(6, 6))
	g := NewGeometry(1280, 800, 3)
	hands := play(t, begin(t, table, 3), random)
	for n, h := range hands {
		other, err := exchange(h, hands[len(hands)-1])
		if err != nil {
			t.Fatal(err)
		}
		if h.Over() {
			continue
		}
		a, b := NewScene(Model{}, NewModel(h, 1, names), g), NewScene(Model{}, NewModel(other, 1, names), g)
		if !a.Same(b) || fmt.Sprint(a.Arrivals) != fmt.Sprint(b.Arrivals) {
			t.Errorf("after %d acts the table shows what the person can't see", n)
		}
	}
}

// exchange returns a hand with different cards wherever seat 1 can't see: those that the others hold, have discarded or
// set face down, and those not dealt yet.
func exchange(h, last poker.Hand) (poker.Hand, error) {
	deal, table := h.Deal(), h.Table()
	acts := h.Acts()
	fantasy := deal[1]
	deal[1] = append(poker.Cards{}, fantasy...)
	slices.Reverse(deal[1]) // the same cards, set otherwise
	other, err := poker.NewHand(table, deal)
	for _, a := range acts {
		if err != nil {
			return other, err
		}
		if a.Seat == 2 {
			p := NewPlacing(other.View(2))
			for !p.Complete() {
				for _, to := range []Target{ToTop, ToMiddle, ToBottom} {
					if next, err := p.Put(p.Left()[0], to); err == nil {
						p = next
						break
					}
				}
			}
			a = p.Act()
		}
		other, err = other.Apply(a)
	}
	return other, err
}

// A packet arrives at all players in order, and only then; other players' placed cards come from their hands, and
// discards go to the muck.
func TestDealing(t *testing.T) {
	g := NewGeometry(1280, 800, 3)
	hands := play(t, begin(t, tableOf(0, 0, 0), 3), rand.New(rand.NewPCG(6, 6)))
	var before Model
	for n, h := range hands {
		m := NewModel(h, 1, names)
		scene := NewScene(before, m, g)
		deals := before.Number != m.Number || before.Packet != m.Packet
		if (scene.Movement == dealing) != deals {
			t.Errorf("after %d acts cards are dealt: %v", n, scene.Movement == dealing)
		}
		if deals {
			var from []string
			for _, a := range scene.Arrivals {
				if a.From == g.Pack && (len(from) == 0 || from[len(from)-1] != owner(a.Key)) {
					from = append(from, owner(a.Key))
				}
			}
			if !slices.Equal(from, []string{"3", "1", "2"}) { // the button is in seat 2
				t.Errorf("after %d acts cards come to %v", n, from)
			}
		}
		before = m
	}
	m := NewModel(hands[5], 1, names)
	motions := cardtable.Motions(NewScene(Model{}, NewModel(hands[4], 1, names), g), NewScene(NewModel(hands[4], 1, names), m, g))
	acted := hands[5].Acts()[4]
	place := m.PlaceOf(acted.Seat)
	moved := 0
	for _, motion := range motions {
		if x, y := motion.From.Centre(); place > 0 && g.Hand(place).Contains(x, y) {
			moved++
		}
	}
	if want := acted.Gains.Len() + len(acted.Discards); place > 0 && moved != want {
		t.Errorf("%d cards come from the hand of who has acted, want %d", moved, want)
	}
}

// owner returns the seat of a key.
func owner(key string) string {
	words := strings.Fields(strings.TrimPrefix(key, "hand "))
	return words[0]
}

// The stacks after all payments are those of the settlement, and stepping back brings the first ones again.
func TestShow(t *testing.T) {
	hands := play(t, begin(t, tableOf(0, 0, 0, 0, 0), 3), rand.New(rand.NewPCG(6, 6)))
	m := NewModel(hands[len(hands)-1], 3, names)
	all := m.Show(len(m.Settled.Pairs))
	for i, after := range m.Settled.After {
		if p, _ := all.Player(poker.Seat(i + 1)); p.Stack != after {
			t.Errorf("%s has %d, want %d", p.Name, p.Stack, after)
		}
	}
	for _, p := range all.Show(0).Players {
		if p.Stack != 500 {
			t.Errorf("before the first payment %s has %d", p.Name, p.Stack)
		}
	}
	if m.Person().Seat != 3 || m.Players[1].Seat != 4 || m.Players[4].Seat != 2 {
		t.Error("the players don't sit clockwise from the person")
	}
}

// Arrows go round the cards in the hand.
func TestStep(t *testing.T) {
	m := NewModel(begin(t, tableOf(0, 0), 3), 1, names)
	left := m.Placing.Left()
	for _, tt := range []struct{ by, want int }{{1, left[0]}, {1, left[1]}, {-1, left[0]}, {-1, left[4]}, {1, left[0]}} {
		if m = m.Step(tt.by); m.Chosen != tt.want {
			t.Errorf("card %d is chosen, want %d", m.Chosen, tt.want)
		}
	}
	if last := m.Choose(-1).Step(-1); last.Chosen != left[4] {
		t.Errorf("from nothing to the left card %d is chosen", last.Chosen)
	}
}
