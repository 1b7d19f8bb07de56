package tabletop

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

var windows = [][2]float32{{1024, 700}, {1280, 800}, {1366, 768}, {1280, 1024}, {2560, 1440}, {3840, 2160}, {640, 480}, {1024, 1200}}

// moment is what lies on the table at some time of a deal, for a person.
type moment struct {
	name string
	m    Model
}

// moments returns what every person sees in some deals of a game, at all stages and at some times between.
func moments(t testing.TB, kind few.Kind) (all []moment) {
	for seed := range uint64(2) {
		boards := deal(t, kind, seed+20)
		for person := range few.Player(few.Of(kind).Players()) {
			for i, b := range boards {
				if b.Stage() == few.StagePlaying && i%7 > 0 && len(b.Trick().Plays) < 3 {
					continue
				}
				name := fmt.Sprintf("%v seed %d event %d person %d", few.Of(kind).Name, seed, i, person)
				all = append(all, moment{name, modelOf(stage{board: b, waits: len(b.Trick().Plays) == 0}, person)})
			}
			all = append(all, moment{fmt.Sprintf("%v seed %d over person %d", few.Of(kind).Name, seed, person),
				modelOf(stage{name: "over", board: boards[len(boards)-1]}, person)})
		}
	}
	return all
}

// thing is something on the table that nothing else may lie on.
type thing struct {
	name string
	Rect
}

func (a thing) touches(b thing) bool {
	const round = 0.5
	return a.X < b.X+b.W-round && b.X < a.X+a.W-round && a.Y < b.Y+b.H-round && b.Y < a.Y+a.H-round
}

// things returns what lies on the table but the cards.
func things(m Model, g Geometry) (all []thing) {
	for s := range m.plates() {
		all = append(all, thing{fmt.Sprintf("the plate of %d", s), g.plateOf(s, m.open(s))})
	}
	if !m.Over {
		if _, ok := m.bargain(); ok {
			all = append(all, thing{"the plaque", g.plaque()})
		}
		ours, theirs := m.Won()
		for i, n := range []int{ours, theirs} {
			if n == 0 {
				continue
			}
			pile, number := g.pileOf(i == 0)
			x, _ := cardtable.Newest(pile, n, g.U).Centre()
			half := float32(cardtable.PacketHeight/2) * g.U
			pile.W, pile.X = pile.X+pile.W-x+half, x-half
			all = append(all, thing{fmt.Sprintf("pile %d", i), pile}, thing{fmt.Sprintf("the number of pile %d", i), number})
		}
		all = append(all, thing{"the note", cardtable.Around(g.W/2, g.Note.Y+g.Note.H/2, 420*g.U, g.Note.H)})
	}
	for _, c := range []Corner{Left, Right} {
		for row := range 3 + int(c) {
			all = append(all, thing{fmt.Sprintf("button %d of corner %d", row, c), g.Button(c, row)})
		}
	}
	return append(all, thing{"the line above", g.Bar})
}

// Nothing lies on anything that must be seen, and all lies in the window, in every game at every size, whatever has been played.
func TestNothingLiesOnAnotherThing(t *testing.T) {
	for _, r := range few.Games() {
		sizes := windows
		if testing.Short() {
			sizes = sizes[:2]
		}
		for _, size := range sizes {
			g := NewGeometry(size[0], size[1], r.Kind)
			for _, at := range moments(t, r.Kind) {
				m := at.m
				parts := things(m, g)
				groups := make(map[Station]thing)
				scene := NewScene(m, m, g, Spot{})
				for _, l := range lay(m, g) {
					s, _ := scene.Sprite(l.sprite.Key)
					here := thing{l.sprite.Key, s.Place()}
					station := m.takenUp(l.Station(m))
					if before, ok := groups[station]; ok {
						here.Rect = union([]Rect{before.Rect, here.Rect})
					}
					groups[station] = here
				}
				for _, s := range trick(m, g) {
					parts = append(parts, thing{"the trick", s.Spot})
				}
				for _, c := range m.captions(g) {
					if c.at.W > 195*g.U {
						c.at = cardtable.Around(c.at.X+c.at.W/2, c.at.Y+c.at.H/2, 120*g.U, c.at.H)
					} else {
						c.at.W = 120 * g.U
					}
					parts = append(parts, thing{"the words " + c.words, c.at})
				}
				for station, o := range groups {
					if m.Over && g.chinese() && station == Theirs {
						o.H = smallBack * g.U // the rest lies under the row
					}
					row := station == MyRow || station == TheirRow
					for _, p := range parts {
						if p.touches(o) {
							t.Errorf("%s at %v: %q (station %d) lies on %s: %v on %v", at.name, size, o.name, station, p.name, o.Rect, p.Rect)
						}
					}
					for other, p := range groups {
						if m.Over && g.chinese() && other == Theirs {
							continue
						}
						if other != station && p.touches(o) && !row && station != MyCover && station != TheirCover {
							t.Errorf("%s at %v: stations %d and %d lie on each other: %v, %v", at.name, size, station, other, o.Rect, p.Rect)
						}
					}
					if o.X < 0 || o.Y < g.Bar.H || o.X+o.W > g.W || o.Y+o.H > g.H {
						t.Errorf("%s at %v: station %d isn't inside: %v", at.name, size, station, o.Rect)
					}
				}
				for i, p := range parts {
					for _, q := range parts[:i] {
						if p.touches(q) && p.name != q.name {
							t.Errorf("%s at %v: %s lies on %s: %v, %v", at.name, size, p.name, q.name, p.Rect, q.Rect)
						}
					}
				}
			}
		}
	}
}

// Of every card that lies open the rank and the suit sign in its corner are seen, whatever index the user has chosen; at 1024×700
// so large that they can be read.
func TestEveryIndexIsSeen(t *testing.T) {
	const least = 8 // points
	for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
		wide, high := index.Corner()
		for _, r := range few.Games() {
			g := NewGeometry(1024, 700, r.Kind)
			g.Index = index
			for _, at := range moments(t, r.Kind) {
				sprites := NewScene(at.m, at.m, g, Spot{}).Sprites
				for i, s := range sprites {
					if s.Face == (card.Card{}) {
						continue
					}
					corner := thing{s.Key, cardtable.NewRect(s.Place().X, s.Place().Y, s.Spot.W*float32(wide)*0.97, s.Spot.H*float32(high)*0.97)}
					if corner.W < least || corner.H < 1.4*least {
						t.Fatalf("%s: the index of %v has %v", at.name, s.Key, corner.Rect)
					}
					for _, o := range sprites[i+1:] {
						if corner.touches(thing{o.Key, o.Place()}) {
							t.Fatalf("%s: %v lies on the index of %v: %v, %v", at.name, o.Key, s.Key, o.Place(), corner.Rect)
						}
					}
				}
			}
		}
	}
}
