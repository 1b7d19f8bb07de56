package review

import (
	"fmt"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// sceneOf returns the objects on the table: each player's board, and beside it the hand and the discards.
func sceneOf(players []player, g geometry) (s cardtable.Scene) {
	for place, p := range players {
		s.Sprites = append(s.Sprites, boardOf(p, place, g)...)
		s.Sprites = append(s.Sprites, heldOf(p, place, g)...)
		for i, spot := range g.fan(g.aside(place), len(p.thrown), true) {
			c := p.thrown[i]
			sprite := cardtable.Sprite{Key: c.key, Face: c.face, Spot: spot, Hand: fmt.Sprint("thrown ", p.seat), Dim: true}
			if p.hidden {
				sprite = back(sprite)
			}
			s.Sprites = append(s.Sprites, sprite)
		}
	}
	return s
}

// back turns a card face down.
func back(s cardtable.Sprite) cardtable.Sprite {
	return cardtable.Sprite{Key: s.Key + " down", Down: true, Count: 1, Spot: s.Spot, Hand: s.Hand}
}

// boardOf returns the cards of a board. A hidden fantasy is face down.
func boardOf(p player, place int, g geometry) (sprites []cardtable.Sprite) {
	for _, row := range poker.Rows {
		for i, c := range p.board[row] {
			sprite := cardtable.Sprite{Key: c.key, Face: c.face, Spot: g.box(place, row, i), Hand: fmt.Sprint(p.seat, row)}
			if p.hidden && p.fantasy > 0 && !p.over {
				sprite = back(sprite)
			}
			sprites = append(sprites, sprite)
		}
	}
	return sprites
}

// heldOf returns the cards of a hand.
func heldOf(p player, place int, g geometry) (sprites []cardtable.Sprite) {
	spots := g.fan(g.aside(place), len(p.held), false)
	if p.fantasy > 0 {
		spots = g.spread(place, len(p.held))
	}
	for i, c := range p.held {
		sprite := cardtable.Sprite{Key: c.key, Face: c.face, Spot: spots[i], Hand: fmt.Sprint("hand ", p.seat)}
		if p.hidden {
			sprite = back(sprite)
		}
		sprites = append(sprites, sprite)
	}
	return sprites
}
