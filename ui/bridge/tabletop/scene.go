package tabletop

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// The movements that the screen waits for.
const (
	dealing   = "deal"
	spreading = "spread" // of the hands of a board that is over
)

// NewScene returns the scene of a model, with its movement. The raised card, if any, is under the pointer or selected.
func NewScene(m Model, g Geometry, raised card.Card) cardtable.Scene {
	scene := cardtable.Scene{Reach: Rise * g.U}
	for _, seat := range card.Seats {
		scene.Sprites = append(scene.Sprites, hand(m, g, seat, raised)...)
	}
	scene.Sprites = append(scene.Sprites, m.trickSprites(m.Trick, g)...)
	switch {
	case m.Over:
		scene.Movement, scene.Arrivals = spreading, spread(m, g, scene.Sprites)
	case m.fresh():
		scene.Movement, scene.Arrivals = dealing, dealt(m, g, scene.Sprites)
	default:
		scene.Arrivals, scene.Exits = played(m, g), taken(m, g)
	}
	return scene
}

// hand returns the cards of a seat: face up, or as one sprite face down.
func hand(m Model, g Geometry, seat card.Seat, raised card.Card) []cardtable.Sprite {
	p := m.PlaceOf(seat)
	switch {
	case !m.Open[seat] && m.Count[seat] == 0:
		return nil
	case !m.Open[seat]:
		return []cardtable.Sprite{{
			Key: "backs " + seat.String(), Hand: seat.String(), Down: true, Count: m.Count[seat], Column: p == Left || p == Right,
			Spot: cardtable.Covering(g.backSpots(p, m.Count[seat])),
		}}
	case m.Over:
		return faces(m, seat, g.spreadSpots(m, seat), raised, Rise*g.U)
	case g.AllOpen:
		return faces(m, seat, g.openSpots(m, seat), raised, Rise*g.U)
	case p == Bottom:
		return faces(m, seat, g.fan(m.Sorted(m.Hands[seat])), raised, Rise*g.U)
	}
	return faces(m, seat, g.columns(p, m.columns(seat, g)), raised, 0)
}

// faces returns the cards of an open hand. The raised one is higher by lift, which is 0 in a column, where it would
// cover the index of the card above.
func faces(m Model, seat card.Seat, spots map[card.Card]Rect, raised card.Card, lift float32) (sprites []cardtable.Sprite) {
	choosing := m.Table.Phase() == bridge.PlayPhase && m.Plays.Len() > 0 && !m.Waits && m.Table.Turn() == seat
	for _, c := range m.Sorted(m.Hands[seat]) {
		s := cardtable.Sprite{
			Key: c.String(), Face: c, Spot: spots[c], Hand: seat.String(), Open: true,
			Dim: choosing && !m.Plays.Has(c), Chosen: c == raised,
		}
		if s.Chosen {
			s.Lift = lift
		}
		sprites = append(sprites, s)
	}
	return sprites
}

// topOpen reports whether the hand at the top is open, for which the trick makes room.
func (m Model) topOpen() bool { return m.Open[m.SeatAt(Top)] }

// Stacked returns the cards of a trick, by their numbers in it, from the bottom up, so that none covers another's
// index, whoever led.
func (m Model) Stacked(t bridge.Trick) (cards []int) {
	for _, p := range []Place{Top, Left, Right, Bottom} {
		for i := range t.Len {
			if m.PlaceOf(t.Leader.Next(i)) == p {
				cards = append(cards, i)
			}
		}
	}
	return cards
}

// played returns the arrivals of the trick's cards from hidden hands: from the last card of each. Those of an open hand
// move from their place in it.
func played(m Model, g Geometry) (arrivals []cardtable.Arrival) {
	for i := range m.Trick.Len {
		if seat := m.Trick.Leader.Next(i); !m.Open[seat] {
			n := m.Count[seat]
			arrivals = append(arrivals, cardtable.Arrival{Key: m.Trick.Cards[i].String(), From: g.backSpots(m.PlaceOf(seat), n+1)[n]})
		}
	}
	return arrivals
}

// taken returns the exits of the trick that was taken off the table last: to its winner.
func taken(m Model, g Geometry) map[string]Rect {
	tricks := m.Table.Tricks()
	if len(tricks) == 0 || m.Waits {
		return nil
	}
	last := tricks[len(tricks)-1]
	winner := m.winner(last)
	to := g.Plate[m.PlaceOf(winner)]
	if !g.AllOpen {
		pile, _ := g.pileOf(m, winner.Side())
		to = cardtable.Newest(pile, m.Won()[winner.Side()], g.U)
	}
	exits := make(map[string]Rect, last.Len)
	for _, c := range last.Cards[:last.Len] {
		exits[c.String()] = to
	}
	return exits
}
