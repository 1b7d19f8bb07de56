package tabletop

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// ends are boards that are over in all ways.
var ends = []string{
	"Pass Pass Pass Pass",
	"1N Pass Pass Pass Claim_9",
	"1N Pass Pass Pass any any any Claim_9",
	"Pass 2H Pass Pass Pass" + strings.Repeat(" any", 30) + " Claim_3",
	"Pass Pass 4S X Pass Pass Pass" + strings.Repeat(" any", 68),
}

// When a board is over all cards are open as dealt, each once and with its index visible, beside the result and not
// below it, and the hands don't overlap. No plate covers a card, the result, another plate or the rim of the table.
func TestSpreadHands(t *testing.T) {
	small := NewGeometry(860, 600) // the smallest window
	for _, g := range append(geometries(), small) {
		g := g.For(Model{Over: true})
		result := part{"the result", g.ResultRoom()}
		parts := []part{result}
		for _, place := range []Place{Bottom, Left, Top, Right} {
			plate := part{fmt.Sprintf("the plate at place %d", place), g.spreadPlate(place)}
			for _, p := range parts {
				if p.touches(plate) {
					t.Errorf("%vx%v: %s lies on %s", g.W, g.H, plate.name, p.name)
				}
			}
			parts = append(parts, plate)
			for _, x := range []float32{plate.X, plate.X + plate.W} {
				_, my := g.Oval.Centre()
				if rim := g.Oval.rimAt(x); plate.Y < rim || plate.Y+plate.H > 2*my-rim {
					t.Errorf("%vx%v: %s, %v, lies on the rim, which ends at %v", g.W, g.H, plate.name, plate.Rect, rim)
				}
			}
		}
		for i, events := range ends {
			for seed := range uint64(20) {
				b := board(t, seed, events)
				for _, person := range card.Seats {
					m := modelOf(t, b, person, true)
					name := fmt.Sprintf("%vx%v, index %v, end %d, seed %d, %v", g.W, g.H, g.Index, i, seed, person)
					scene := NewScene(m, g, card.Card{})
					checkScene(t, name, scene, g, m)
					if len(scene.Sprites) != 68 {
						t.Fatalf("%s: %d cards lie open", name, len(scene.Sprites))
					}
					for j, s := range scene.Sprites {
						owner, _ := card.ParseSeat(s.Hand)
						if !b.Deal[owner].Has(s.Face) || s.Down {
							t.Errorf("%s: %v lies before %v", name, s.Face, owner)
						}
						for _, p := range parts {
							if p.touches(part{s.Key, s.Spot}) {
								t.Errorf("%s: %v lies on %s", name, s.Face, p.name)
							}
						}
						for _, o := range scene.Sprites[j+1:] {
							if o.Hand != s.Hand && (part{s.Key, s.Spot}).touches(part{o.Key, o.Spot}) {
								t.Errorf("%s: %v and %v lie on each other", name, s.Face, o.Face)
							}
						}
					}
				}
			}
		}
	}
}

// There is room for the result of a board in any window.
func TestRoomForTheResult(t *testing.T) {
	for _, g := range geometries() {
		g := g.For(Model{Over: true})
		if room := g.ResultRoom(); room.H < 400*g.U {
			t.Errorf("%vx%v: the result has room of %v", g.W, g.H, room)
		}
	}
}

// On a narrow table the plates at the sides reach below the result of a usual board, without overlap.
func TestTheResultOnANarrowTable(t *testing.T) {
	for _, g := range []Geometry{NewNarrowGeometry(704, 700), NewNarrowGeometry(950, 800), NewNarrowGeometry(1900, 1440)} {
		result := part{"the result", g.ResultSpot(ResultWidth*g.U, 218*g.U)}
		for _, place := range []Place{Bottom, Left, Top, Right} {
			if plate := (part{fmt.Sprintf("the plate at place %d", place), g.spreadPlate(place)}); result.touches(plate) {
				t.Errorf("%vx%v: %s, %v, lies on %s, %v", g.W, g.H, result.name, result.Rect, plate.name, plate.Rect)
			}
		}
	}
}

// When a board ends each card comes from its place: its winner's pile, the trick, or the hand that still holds it; all
// arrive within 0.6 seconds.
func TestCardsAreSpread(t *testing.T) {
	g := NewGeometry(1280, 800)
	for _, events := range []string{"Pass Pass Pass Pass", "1N Pass Pass Pass" + strings.Repeat(" any", 30) + " Claim_3", "1N Pass Pass Pass" + strings.Repeat(" any", 68)} {
		b := board(t, 3, events)
		was, is := modelOf(t, b.Prefix(len(b.Events())-1), card.South, true), modelOf(t, b, card.South, true)
		before, after := NewScene(was, g, card.Card{}), NewScene(is, g, card.Card{})
		motions := cardtable.Motions(before, after)
		if took := cardtable.Span(motions); took > 600*time.Millisecond {
			t.Errorf("%q: it takes %v", events, took)
		}
		played := make(map[card.Card]bridge.Trick)
		for _, trick := range b.Tricks() {
			for _, c := range trick.Cards {
				played[c] = trick
			}
		}
		from := make(map[card.Card]Rect)
		for _, m := range motions {
			if m.Leaves || m.Sprite.Down || m.To != after.Sprites[slices.Index(after.Sprites, m.Sprite)].Spot {
				t.Errorf("%q: %v goes to %v", events, m.Sprite, m.To)
			}
			from[m.Sprite.Face] = m.From
		}
		for _, s := range after.Sprites {
			at, moves := from[s.Face]
			owner, _ := card.ParseSeat(s.Hand)
			i := slices.IndexFunc(before.Sprites, func(o cardtable.Sprite) bool { return o.Key == s.Key })
			trick, gone := played[s.Face]
			switch {
			case i >= 0:
				if moves && at != before.Sprites[i].Place() || !moves && s.Spot != before.Sprites[i].Spot {
					t.Errorf("%q: %v comes from %v, not %v", events, s.Face, at, before.Sprites[i].Spot)
				}
			case gone:
				pile, _ := g.pileOf(was, trick.Winner(b.Contract().Strain).Side())
				if x, y := at.Centre(); !moves || !pile.Contains(x, y) {
					t.Errorf("%q: %v comes from %v, not out of the pile at %v", events, s.Face, at, pile)
				}
			default:
				if !moves || !slices.ContainsFunc(before.Sprites, func(o cardtable.Sprite) bool {
					return o.Down && o.Hand == s.Hand && slices.ContainsFunc(g.backSpots(is.PlaceOf(owner), o.Count), func(r Rect) bool {
						x, y := r.Centre()
						atX, atY := at.Centre()
						return abs(x-atX)+abs(y-atY) < 0.01
					})
				}) {
					t.Errorf("%q: %v comes from %v, where no back of %s lies", events, s.Face, at, s.Hand)
				}
			}
		}
	}
}
