package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Sprite is a card on the table, or several face down.
type Sprite struct {
	Key    string // the same from scene to scene: the card, or whose backs
	Face   card.Card
	Down   bool // backs are shown; then Face says nothing
	Count  int  // of backs
	Column bool // they lie one below the other
	Spot   Rect
	Seat   card.Seat // whose it is
	Dim    bool      // it may not be played now
	Held   bool      // it is in a hand that the person sees
	Raised bool      // it is the card that is chosen
}

// Scene is all cards on the table, from the bottom up.
type Scene []Sprite

// NewScene says where the cards of m lie. The card that is raised, if any, is under the
// pointer or selected.
func NewScene(m Model, g Geometry, raised card.Card) Scene {
	var scene Scene
	for _, seat := range card.Seats {
		switch p := m.PlaceOf(seat); {
		case !m.Open[seat]:
			scene = append(scene, backs(m, g, seat)...)
		case m.Over:
			scene = append(scene, faces(m, seat, m.Sorted(m.Deal[seat]), g.spreadSpots(m, seat), raised, rise*g.U)...)
		case g.AllOpen:
			scene = append(scene, faces(m, seat, m.Sorted(m.Hands[seat]), g.openSpots(m, seat), raised, rise*g.U)...)
		case p == Bottom:
			cards := m.Sorted(m.Hands[seat])
			scene = append(scene, faces(m, seat, cards, g.fan(cards), raised, rise*g.U)...)
		default:
			spots := g.columns(p, m.columns(seat, g))
			scene = append(scene, faces(m, seat, m.Sorted(m.Hands[seat]), spots, raised, 0)...)
		}
	}
	return append(scene, trick(m, g)...)
}

// faces returns the cards of an open hand. The one that is raised lies higher by lift: by nothing in a
// column, where it would cover the index of the card above.
func faces(m Model, seat card.Seat, cards []card.Card, spots map[card.Card]Rect, raised card.Card, lift float32) Scene {
	var scene Scene
	choosing := m.Table.Phase() == bridge.PlayPhase && m.Plays.Len() > 0
	for _, c := range cards {
		s := Sprite{Key: c.String(), Face: c, Spot: spots[c], Seat: seat, Held: true}
		s.Dim = choosing && !m.Waits && m.Table.Turn() == seat && !m.Plays.Has(c)
		if c == raised {
			s.Raised = true
			s.Spot.Y -= lift
		}
		scene = append(scene, s)
	}
	return scene
}

func trick(m Model, g Geometry) Scene {
	var scene Scene
	top := m.SeatAt(Top)
	for _, i := range m.stacked(m.Trick) {
		seat := m.Trick.Leader.Next(i)
		c := m.Trick.Cards[i]
		scene = append(scene, Sprite{Key: c.String(), Face: c, Seat: seat, Spot: g.trickSpot(m.PlaceOf(seat), m.Open[top])})
	}
	return scene
}

// stacked returns the cards of a trick, by their numbers in it, from the bottom up: so that
// none lies on another's index, whoever played first.
func (m Model) stacked(t bridge.Trick) (cards []int) {
	for _, p := range []Place{Top, Left, Right, Bottom} {
		for i := range t.Len {
			if m.PlaceOf(t.Leader.Next(i)) == p {
				cards = append(cards, i)
			}
		}
	}
	return cards
}

// At returns the topmost card of a hand that the person sees at a point; ok is false if
// there is none. With u the unit of the table, a raised card stays under the pointer.
func (s Scene) At(x, y, u float32) (sprite Sprite, ok bool) {
	for i := len(s) - 1; i >= 0; i-- {
		spot := s[i].Spot
		spot.H += rise * u
		if s[i].Held && spot.Contains(x, y) {
			return s[i], true
		}
	}
	return Sprite{}, false
}
