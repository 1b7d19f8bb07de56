package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// The movements that the screen waits for.
const (
	dealing   = "deal"
	spreading = "spread" // of the hands of a deal that is over
)

// chosenRise is the raise of a chosen card, in units.
const chosenRise = 22

// NewScene returns the scene of a model, with its movement from the one before. The raised spot, if any, is under the
// pointer or selected.
func NewScene(old, m Model, g Geometry, raised Spot) cardtable.Scene {
	scene := cardtable.Scene{Reach: Rise * g.U}
	if !m.shown() {
		return scene
	}
	now := lay(m, g)
	for _, l := range now {
		scene.Sprites = append(scene.Sprites, m.lifted(l, g, raised))
	}
	scene.Sprites = append(scene.Sprites, trick(m, g)...)
	switch {
	case m.Over && (!old.Over || old.Number != m.Number):
		scene.Movement, scene.Arrivals = spreading, spread(m, g, scene.Sprites)
	case m.fresh() && (old.Number != m.Number || !old.shown()):
		scene.Movement, scene.Arrivals = dealing, dealt(m, g, scene.Sprites)
	default:
		scene.Arrivals, scene.Exits = arrivals(old, m, g, scene.Sprites), taken(m, g)
	}
	return scene
}

// lifted returns the sprite of a card, raised if it is chosen, or under the pointer.
func (m Model) lifted(l lying, g Geometry, raised Spot) cardtable.Sprite {
	s := l.sprite
	s.Chosen = raised.there && l.Spot == raised
	flat := l.Station(m) == LeftHand || l.Station(m) == RightHand
	switch {
	case m.Chosen.Has(l.Card) && l.Card != (card.Card{}):
		s.Lift = chosenRise * g.U
	case m.takes(l.Place.Pile):
		s.Lift, s.Chosen = 0, true
	case s.Chosen && !flat && !s.Down: // in a column it would cover the index of the card above
		s.Lift = Rise * g.U
	}
	return s
}

// takes reports whether a pile is the packet that the user has chosen.
func (m Model) takes(p few.Pile) bool {
	return m.Free && (m.Packet == few.Open && p == few.OpenPacket || m.Packet == few.Closed && p == few.ClosedPacket)
}

// Station returns the station of a spot.
func (s Spot) Station(m Model) Station { return m.stationOf(s.Place) }

// trick returns the cards of the trick on the table, stacked so that no index is covered.
func trick(m Model, g Geometry) (sprites []cardtable.Sprite) {
	order := make([]int, len(m.Trick))
	for i := range order {
		order[i] = i
	}
	y := func(i int) float32 { return g.TrickSpot(m, i).Y }
	slices.SortStableFunc(order, func(a, b int) int {
		switch {
		case y(a)+0.5 < y(b):
			return -1
		case y(b)+0.5 < y(a):
			return 1
		case g.TrickSpot(m, a).X < g.TrickSpot(m, b).X:
			return -1
		}
		return 1
	})
	for _, i := range order {
		c := m.Trick[i].Card
		sprites = append(sprites, cardtable.Sprite{Key: c.String(), Face: c, Spot: g.TrickSpot(m, i)})
	}
	return sprites
}

// arrivals returns the arrivals of cards that are new on the table: from where they were face down, or from hidden
// hands and piles.
func arrivals(old, m Model, g Geometry, sprites []cardtable.Sprite) (all []cardtable.Arrival) {
	if !old.shown() || old.Number != m.Number || len(old.Table.Events()) > len(m.Table.Events()) {
		return nil
	}
	before := make(map[string]bool)
	hidden := make(map[few.Place]Rect) // the place of the last hidden card of each pile
	for _, l := range lay(old, g) {
		before[l.sprite.Key] = true
		if l.sprite.Down {
			hidden[l.Place] = l.sprite.Card(l.sprite.Count - 1)
		}
	}
	for _, p := range m.Trick {
		if from, ok := hidden[p.Place]; ok {
			all = append(all, cardtable.Arrival{Key: p.Card.String(), From: from})
		}
	}
	comes := func(from few.Place, to few.Pile, of few.Player) {
		at, ok := hidden[from]
		if !ok {
			return
		}
		for _, s := range m.Piles.In(few.Place{Pile: to, Of: of}).Spots {
			if key := s.Card.String(); s.Card != (card.Card{}) && !before[key] {
				all = append(all, cardtable.Arrival{Key: key, From: at, Delay: cardtable.PacketDelay * 2})
			}
		}
	}
	goes := func(from few.Pile, to few.Place) {
		key := nameOf(to) + " backs"
		if before[key] || slices.IndexFunc(sprites, func(s cardtable.Sprite) bool { return s.Key == key }) < 0 {
			return
		}
		at, ok := hidden[few.Place{Pile: from, Of: to.Of}]
		if !ok {
			at = g.lane(Mine, true).Rect
		}
		all = append(all, cardtable.Arrival{Key: key, From: at})
	}
	for p := range few.Player(m.Table.Rules().Players()) {
		comes(few.Place{Pile: few.Stock, Of: few.Nobody}, few.Hand, p)
		comes(few.Place{Pile: few.Coming, Of: p}, few.Hand, p)
		for _, pile := range []few.Pile{few.ThrownAway, few.Reserve, few.GivenAway} {
			goes(few.Hand, few.Place{Pile: pile, Of: p})
		}
	}
	return all
}

// taken returns the exits of the trick that was taken off the table last: to its winner's side.
func taken(m Model, g Geometry) map[string]Rect {
	tricks := m.Table.Tricks()
	if len(tricks) == 0 || m.Waits || m.Over {
		return nil
	}
	last := tricks[len(tricks)-1]
	ours, theirs := m.Won()
	n := theirs
	if m.mine(last.Winner) {
		n = ours
	}
	pile, _ := g.pileOf(m.mine(last.Winner))
	to := cardtable.Newest(pile, n, g.U)
	exits := make(map[string]Rect, len(last.Plays))
	for _, p := range last.Plays {
		exits[p.Card.String()] = to
	}
	return exits
}
