package tabletop

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// May reports whether a card can be played or chosen now, or a packet be chosen.
func (m Model) May(s Spot) bool {
	switch {
	case !s.there:
		return false
	case m.Free:
		return s.Place.Pile == few.OpenPacket || s.Place.Pile == few.ClosedPacket
	case m.Picks != 0:
		return s.Place == few.Place{Pile: few.Hand, Of: m.Person}
	}
	return m.Plays.Has(s.Card)
}

// Choose returns the model with a card chosen, or no longer chosen, among those to be given, thrown away or laid down.
// It changes nothing if the card isn't in the user's hand, or enough are chosen.
func (m Model) Choose(c card.Card) Model {
	at, _ := m.Piles.At(c)
	switch {
	case m.Picks == 0 || !m.May(at):
	case m.Chosen.Has(c):
		m.Chosen = m.Chosen.Without(c)
	case m.Picks < 0 || m.Chosen.Len() < m.Picks:
		m.Chosen = m.Chosen.With(c)
	}
	return m
}

// With returns the model with a packet chosen, if one is to be.
func (m Model) With(p few.Packet) Model {
	if m.Free {
		m.Packet = p
	}
	return m
}

// Peeked returns the model in which the user looks at the thrown-away cards, or doesn't.
func (m Model) Peeked(on bool) Model {
	m.Peek = on
	return m
}

// Keeps returns the model with the user's choices in an older one, if the question is still the same.
func (m Model) Keeps(old Model) Model {
	if m.Number != old.Number || len(m.Table.Events()) != len(old.Table.Events()) {
		return m
	}
	if m.Picks != 0 && m.Picks == old.Picks {
		m.Chosen = old.Chosen
	}
	if m.Free {
		m.Packet = old.Packet
	}
	m.Peek = old.Peek
	return m
}

// Ready reports whether as many cards are chosen as are to be.
func (m Model) Ready() bool { return m.Picks < 0 || m.Picks > 0 && m.Chosen.Len() == m.Picks }

// Event returns the user's act when the choice is done; ok is false if no cards are to be chosen, or too few are.
func (m Model) Event() (e few.Event, ok bool) {
	if !m.Ready() {
		return e, false
	}
	switch m.Table.Stage() {
	case few.StageGiving:
		return few.Given(m.Chosen), true
	case few.StageExchanging:
		return few.Thrown(m.Chosen), true
	case few.StageReserving:
		return few.Reserved(m.Chosen), true
	}
	return e, false
}

// Step returns the card next to another, by keys: dx is 1 for the right, -1 for the left; dy 1 for the row below, -1 for the one
// above. It is one that can be played or chosen now. From the zero Spot it is the first one on the left, or the last if dx is -1;
// the zero Spot is returned if there is none.
func (m Model) Step(from Spot, dx, dy int, g Geometry) Spot {
	type choice struct {
		Spot
		x, y float32
	}
	var all []choice
	for _, l := range lay(m, g) {
		if m.May(l.Spot) {
			x, y := l.sprite.Spot.Centre()
			all = append(all, choice{l.Spot, x, y})
		}
	}
	if len(all) == 0 {
		return Spot{}
	}
	slices.SortStableFunc(all, func(a, b choice) int { return cmp.Or(cmp.Compare(a.y, b.y), cmp.Compare(a.x, b.x)) })
	now := slices.IndexFunc(all, func(l choice) bool { return l.Spot == from })
	switch {
	case now < 0 && dx < 0:
		return all[len(all)-1].Spot
	case now < 0:
		return all[0].Spot
	case dx != 0:
		return all[(now+dx+len(all))%len(all)].Spot
	}
	best := now
	for i, l := range all {
		if (l.y-all[now].y)*float32(dy) <= g.U {
			continue
		}
		far := func(o choice) float32 { return abs(o.y-all[now].y)*4 + abs(o.x-all[now].x) }
		if best == now || far(l) < far(all[best]) {
			best = i
		}
	}
	return all[best].Spot
}

func abs(x float32) float32 { return max(x, -x) }
