package tabletop

import (
	"fmt"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// dealing is the movement that the screen waits for.
const dealing = "deal"

// Timing of a deal: a packet for each player, and the user's own card by card.
const (
	packetDelay  = 90 * time.Millisecond
	cardDelay    = 35 * time.Millisecond
	fantasyDelay = 75 * time.Millisecond // a fantasy is to be enjoyed
)

// NewScene returns the scene of a model, with its movement from the one before; the zero Model is an empty table.
func NewScene(old, m Model, g Geometry) cardtable.Scene {
	scene := cardtable.Scene{Reach: Rise * g.U, Sprites: pack(m, g)}
	if len(m.Players) == 0 {
		return scene
	}
	for place := 1; place < len(m.Players); place++ {
		scene.Sprites = append(scene.Sprites, board(m.Players[place], place, g)...)
		if back, ok := handOf(m, place, g); ok {
			scene.Sprites = append(scene.Sprites, back)
		}
	}
	scene.Sprites = append(scene.Sprites, own(m, g)...)
	scene.Arrivals = placed(m, g)
	if old.Number != m.Number || old.Packet != m.Packet {
		scene.Movement = dealing
		scene.Arrivals = append(scene.Arrivals, dealt(old, m, g)...)
	}
	return scene
}

// pack returns the pack in front of the croupier, and the discards.
func pack(m Model, g Geometry) []cardtable.Sprite {
	sprites := []cardtable.Sprite{{Key: "pack", Down: true, Count: 1, Spot: g.Pack}}
	n := 0
	for _, p := range m.Players {
		for i := range p.Thrown {
			sprites = append(sprites, cardtable.Sprite{Key: muckKey(p.Seat, i), Hand: "muck", Down: true, Count: 1, Spot: g.muckSpot(n)})
			n++
		}
	}
	return sprites
}

func muckKey(seat poker.Seat, i int) string { return fmt.Sprintf("muck %v %d", seat, i) }

// muckSpot returns the place of a discard: on top of those before, slightly shifted.
func (g Geometry) muckSpot(i int) Rect {
	r := g.Muck
	r.X += float32(min(i, 4)) * 1.4 * g.U
	return r
}

// board returns the cards of another player's board.
func board(p Player, place int, g Geometry) (sprites []cardtable.Sprite) {
	if p.Hidden && p.Board.Len() == 0 {
		for _, row := range poker.Rows {
			sprites = append(sprites, cardtable.Sprite{
				Key: fmt.Sprintf("fantasy %v %v", p.Seat, row), Hand: rowName(p.Seat, row), Down: true, Count: row.Len(), Spot: g.Row(place, row),
			})
		}
		return sprites
	}
	var at [3]int
	for _, c := range p.Cards {
		sprites = append(sprites, cardtable.Sprite{Key: c.Key, Face: c.Card, Spot: g.Box(place, c.Row, at[c.Row]), Hand: rowName(p.Seat, c.Row)})
		at[c.Row]++
	}
	return sprites
}

func rowName(seat poker.Seat, row poker.Row) string { return fmt.Sprintf("%v %v", seat, row) }

// handOf returns the backs of another player's hand, if it has any cards.
func handOf(m Model, place int, g Geometry) (back cardtable.Sprite, ok bool) {
	p := m.Players[place]
	if p.Held == 0 || m.Over {
		return back, false
	}
	return cardtable.Sprite{
		Key: fmt.Sprintf("hand %v %d", p.Seat, m.Packet), Hand: fmt.Sprintf("hand %v", p.Seat), Down: true, Count: p.Held, Spot: g.HandSpot(place, p.Held),
	}, true
}

// own returns the user's cards: on the board, placed, discarded, and in the hand.
func own(m Model, g Geometry) (sprites []cardtable.Sprite) {
	p, keys := m.Person(), m.handKeys()
	var at [3]int
	for _, c := range p.Cards {
		sprites = append(sprites, cardtable.Sprite{Key: c.Key, Face: c.Card, Spot: g.Box(0, c.Row, at[c.Row])})
		at[c.Row]++
	}
	for _, row := range poker.Rows {
		for _, i := range m.Placing.in(To(row)) {
			sprites = append(sprites, cardtable.Sprite{Key: keys[i], Face: m.Placing.Card(i), Spot: g.Box(0, row, at[row]), Open: true})
			at[row]++
		}
	}
	away := m.Placing.in(Away)
	for n, spot := range g.AwaySpots(len(away)) {
		sprites = append(sprites, cardtable.Sprite{Key: keys[away[n]], Face: m.Placing.Card(away[n]), Spot: spot, Hand: "away", Open: true, Dim: true})
	}
	left := m.Placing.Left()
	for n, spot := range g.FanSpots(len(left)) {
		s := cardtable.Sprite{Key: keys[left[n]], Face: m.Placing.Card(left[n]), Spot: spot, Hand: "fan", Open: true}
		if left[n] == m.Chosen {
			s.Lift, s.Chosen = Rise*g.U, true
		}
		sprites = append(sprites, s)
	}
	return sprites
}

// CardAt returns the card of the user's hand whose sprite has a key, or -1.
func (m Model) CardAt(key string) int {
	for i, k := range m.handKeys() {
		if k == key {
			return i
		}
	}
	return -1
}

// placed returns the arrivals of cards at boards and at the muck: from the players' hands.
func placed(m Model, g Geometry) (arrivals []cardtable.Arrival) {
	for place, p := range m.Players {
		from := g.Hand(place)
		if place == 0 {
			from = g.Away
		}
		for i := range p.Thrown {
			arrivals = append(arrivals, cardtable.Arrival{Key: muckKey(p.Seat, i), From: from})
		}
		if place == 0 || p.Fantasy > 0 && p.Board.Len() > 0 { // turned over in place
			continue
		}
		for _, c := range p.Cards {
			arrivals = append(arrivals, cardtable.Arrival{Key: c.Key, From: from})
		}
		for _, row := range poker.Rows {
			arrivals = append(arrivals, cardtable.Arrival{Key: fmt.Sprintf("fantasy %v %v", p.Seat, row), From: from})
		}
	}
	return arrivals
}

// dealt returns the arrivals of a packet's cards: from the pack, in order.
func dealt(old, m Model, g Geometry) (arrivals []cardtable.Arrival) {
	var after time.Duration
	if old.Number == m.Number { // placed cards come first
		after = cardtable.MoveTime
	}
	keys := m.handKeys()
	for _, place := range m.order() {
		p := m.Players[place]
		if p.Held == 0 {
			continue
		}
		if place > 0 {
			back, _ := handOf(m, place, g)
			arrivals = append(arrivals, cardtable.Arrival{Key: back.Key, From: g.Pack, Delay: after, Hidden: true})
			after += packetDelay
			continue
		}
		each := cardDelay
		if p.Fantasy > 0 {
			each = fantasyDelay
		}
		for _, i := range m.Placing.Left() {
			arrivals = append(arrivals, cardtable.Arrival{Key: keys[i], From: g.Pack, Delay: after, Hidden: true})
			after += each
		}
		after += packetDelay
	}
	return arrivals
}

// order returns the places in the order: from the button's left to the button.
func (m Model) order() []int {
	button := 0
	for place, p := range m.Players {
		if p.Button {
			button = place
		}
	}
	places := make([]int, len(m.Players))
	for i := range places {
		places[i] = (button + 1 + i) % len(places)
	}
	return places
}
