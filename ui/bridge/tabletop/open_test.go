package tabletop

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// openSizes are those of the table in windows of 1024×700 to 2560×1440, and odd ones.
var openSizes = [][2]float32{{640, 534}, {640, 560}, {780, 640}, {1500, 1200}, {2000, 1270}, {480, 420}, {1400, 600}}

// All cards are visible: within the table, each index uncovered, the trick clear of the hands, even with suits as long
// as they occasionally get.
func TestFourOpenHandsLieInSight(t *testing.T) {
	all := [4]bool{true, true, true, true}
	for _, size := range openSizes {
		for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
			g := NewOpenGeometry(size[0], size[1])
			g.Index = index
			for i, events := range stages {
				for seed := range uint64(40) {
					b := board(t, seed, events)
					name := fmt.Sprintf("%v, index %v, stage %d, seed %d", size, index, i, seed)
					m := NewOpenModel(b, card.Seats[seed%4], false, all)
					scene := NewScene(m, g, card.Card{})
					checkScene(t, name, scene, g, m)
					checkClear(t, name, scene)
				}
			}
		}
	}
}

// checkClear finds overlapping cards of different hands, or of a hand and the trick.
func checkClear(t *testing.T, name string, scene cardtable.Scene) {
	t.Helper()
	for i, a := range scene.Sprites {
		for _, b := range scene.Sprites[i+1:] {
			if a.Hand == b.Hand {
				continue
			}
			if a.Spot.X < b.Spot.X+b.Spot.W-0.5 && b.Spot.X < a.Spot.X+a.Spot.W-0.5 &&
				a.Spot.Y < b.Spot.Y+b.Spot.H-0.5 && b.Spot.Y < a.Spot.Y+a.Spot.H-0.5 {
				t.Errorf("%s: %s of %q lies on %s of %q", name, b.Key, b.Hand, a.Key, a.Hand)
			}
		}
	}
}

// The plates cover no card, whether hands are open or not.
func TestOpenPlatesAreClear(t *testing.T) {
	for _, size := range openSizes {
		g := NewOpenGeometry(size[0], size[1])
		for _, open := range [][4]bool{{true, true, true, true}, {false, false, true, false}} {
			b := board(t, 5, stages[2])
			m := NewOpenModel(b, card.South, false, open)
			for _, s := range NewScene(m, g, card.Card{}).Sprites {
				for p, r := range g.Plate {
					if s.Spot.X < r.X+r.W && r.X < s.Spot.X+s.Spot.W && s.Spot.Y < r.Y+r.H && r.Y < s.Spot.Y+s.Spot.H {
						t.Errorf("%v, open %v: %s lies on plate %d", size, open, s.Key, p)
					}
				}
			}
		}
	}
}

// At each place of a board every card is somewhere: in a hand, in the trick, or gone with an
// earlier one. A full trick is there until the next card is led.
func TestOpenModelHasEveryCard(t *testing.T) {
	events := "1N Pass Pass Pass"
	for range 68 {
		events += " any"
	}
	whole := board(t, 7, events)
	for n := range len(whole.Events()) + 1 {
		b := whole.Prefix(n)
		m := NewOpenModel(b, card.East, false, [4]bool{true, true, true, true})
		cards := 0
		for _, seat := range card.Seats {
			cards += m.Hands[seat].Len()
		}
		played := max(0, n-4)
		if cards != 68-played {
			t.Errorf("after %d events %d cards are held", n, cards)
		}
		if full := played > 0 && played%4 == 0; m.Waits != full || m.Trick.Full() != full {
			t.Errorf("after %d cards: waits %v, %d in the trick", played, m.Waits, m.Trick.Len)
		}
		if at := NewModel(play.State{Board: b}, play.Config{User: bridge.User{Seat: card.East}}); m.Order != at.Order {
			t.Errorf("after %d events the suits lie in the order %v, at the table %v", n, m.Order, at.Order)
		}
	}
	claimed := board(t, 7, "1N Pass Pass Pass any any any any Claim_5")
	if m := NewOpenModel(claimed, card.East, false, [4]bool{}); m.Waits || m.Trick.Len != 0 {
		t.Errorf("after a claim %d cards lie in the trick", m.Trick.Len)
	}
}

// A computers' board names no "you".
func TestNobodysSeatsHaveTheirOwnNames(t *testing.T) {
	b := board(t, 1, "")
	for _, seat := range card.Seats {
		got := seatName(NewOpenModel(b, card.South, true, [4]bool{}), seat)
		if want := map[card.Seat]string{card.North: "North", card.East: "East", card.South: "South", card.West: "West"}[seat]; got != want {
			t.Errorf("%v is called %q", seat, got)
		}
	}
}
