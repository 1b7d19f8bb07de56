package tabletop

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// lying is a card on the table, or several face down, with its sprite. The spot is that of the first of them.
type lying struct {
	Spot
	sprite cardtable.Sprite
}

// nameOf names a place in the keys of sprites.
func nameOf(p few.Place) string {
	if p.Of == few.Nobody {
		return p.Pile.String()
	}
	return fmt.Sprintf("%v %d", p.Pile, p.Of)
}

// keyOf returns the key of a single card face down.
func keyOf(s Spot) string { return fmt.Sprintf("%s %d", nameOf(s.Place), s.Index) }

// lay returns everything on the table except the trick, from the bottom up.
func lay(m Model, g Geometry) []lying {
	var all []lying
	done := make(map[Station]bool)
	for _, p := range m.Piles {
		switch s := p.Station; {
		case len(p.Spots) == 0 || done[s]:
		case p.Place.Pile == few.Row:
			all = append(all, m.row(g, p)...)
		case p.Place.Pile == few.Cover:
			all = append(all, m.covers(g, p)...)
		default:
			done[s] = true
			all = append(all, m.hand(g, s)...)
		}
	}
	return all
}

// row returns the open cards of a row, each in its slot.
func (m Model) row(g Geometry, p Pile) (all []lying) {
	l := m.rowLane(g, p.Station)
	for _, s := range p.Spots {
		if s.Card == (card.Card{}) {
			all = append(all, m.back(s, l.slot(s.Index), 1, false))
			continue
		}
		all = append(all, m.face(s, l.slot(s.Index)))
	}
	return all
}

// rowLane returns the area for a row, or for the covers under it, which are turned up when the deal is over.
func (m Model) rowLane(g Geometry, s Station) lane {
	if m.Over {
		return g.upLane(s)
	}
	return g.lane(s, true)
}

// covers returns the closed cards under a row. In a view that sees all each is seen by its index only. When the deal is
// over they are turned up.
func (m Model) covers(g Geometry, p Pile) (all []lying) {
	l := m.rowLane(g, p.Station)
	for _, s := range p.Spots {
		if m.Over && s.Card != (card.Card{}) {
			all = append(all, m.face(s, l.slot(s.Index)))
			continue
		}
		at := m.back(s, l.slot(s.Index), 1, false)
		at.sprite.Key = keyOf(s)
		all = append(all, at)
	}
	return all
}

// hand returns the cards of a station: face up, as one sprite face down, or some like this and some like that.
func (m Model) hand(g Geometry, s Station) (all []lying) {
	piles, open := m.Piles.together(s, m.Peek)
	at := s
	if up := m.takenUp(s); up != s {
		at = up
	}
	l := g.lane(at, open)
	switch side := s == LeftHand || s == RightHand; {
	case open:
		spots := m.Order.sorted(piles)
		cards := make([]card.Card, len(spots))
		for i, each := range spots {
			cards[i] = each.Card
		}
		where := l.line(len(spots))
		if side {
			where = g.columns(l, cards, m.Order)
		} else if at == MyAside {
			l.step = l.W
			where = l.line(len(spots))
		}
		for i, each := range spots {
			all = append(all, m.face(each, where[i]))
		}
	case len(piles) == 1:
		p := piles[0]
		spots := l.line(len(p.Spots))
		if side {
			spots = g.stack(l, len(p.Spots))
		}
		all = append(all, m.back(p.Spots[0], cardtable.Covering(spots), len(p.Spots), side))
	default:
		return m.mixed(g, piles, g.lane(at, m.Piles.open(s)), side)
	}
	return all
}

// mixed returns the cards for dummy before it is opened: those face down, and then those known to the user.
func (m Model) mixed(g Geometry, piles Piles, l lane, side bool) (all []lying) {
	slices.SortStableFunc(piles, func(a, b Pile) int { return cmp.Compare(bit(a.Open), bit(b.Open)) })
	u, high := g.U, l.H
	if side {
		high = highCard * g.otherSize * u
	}
	w, x, y := high*aspect, g.W/2-mixedWidth(piles, g)/2, l.Y
	for _, p := range piles {
		n := len(p.Spots)
		switch {
		case side && !p.Open:
			part := l
			part.Y = y
			spots := g.stack(part, n)
			all = append(all, m.back(p.Spots[0], cardtable.Covering(spots), n, true))
			y = spots[n-1].Y + backStep*u
			continue
		case side:
			y += (backCard*aspect - backStep + 8) * u
			x = l.X + (l.W-w-float32(n-1)*givenStep*u)/2
		case !p.Open:
			all = append(all, m.back(p.Spots[0], cardtable.NewRect(x, y, w+float32(n-1)*backStep*u, high), n, false))
			x += float32(n) * backStep * u
			continue
		default:
			x += w - (backStep-8)*u
		}
		for i, s := range p.Spots {
			all = append(all, m.face(s, cardtable.NewRect(x+float32(i)*givenStep*u, y, w, high)))
		}
	}
	return all
}

// givenStep is the distance, in units, of the cards that the user has given to dummy.
const givenStep = 27

// mixedWidth returns the width of the cards of [Model.mixed] at the top.
func mixedWidth(piles Piles, g Geometry) float32 {
	w := openCard * g.otherSize * aspect * g.U
	width := w - backStep*g.U
	for _, p := range piles {
		if n := float32(len(p.Spots)); p.Open {
			width += 8*g.U + (n-1)*givenStep*g.U + w
		} else {
			width += n * backStep * g.U
		}
	}
	return width
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// takenUp returns the station where cards are shown: those laid down for the last tricks take the hand's place once
// that is empty.
func (m Model) takenUp(s Station) Station {
	hands := map[Station]Station{MyReserve: Mine, TheirReserve: Theirs}
	hand, ok := hands[s]
	if ok && m.Table.Stage() == few.StagePlaying && !m.Over && !m.Piles.has(hand) {
		return hand
	}
	return s
}

// face returns a card face up.
func (m Model) face(s Spot, at Rect) lying {
	sprite := cardtable.Sprite{Key: s.Card.String(), Face: s.Card, Spot: at, Hand: nameOf(s.Place), Open: true, Dim: m.dim(s)}
	if s.Place.Pile == few.Row {
		sprite.Hand = ""
	}
	return lying{s, sprite}
}

// dim reports whether a card is shaded: its hand is to play, but the card can't be played.
func (m Model) dim(s Spot) bool {
	if m.Plays.Len() == 0 || m.Plays.Has(s.Card) {
		return false
	}
	return slices.Contains(m.Turn(), s.Place)
}

// back returns cards face down. The user may look at those thrown away.
func (m Model) back(s Spot, at Rect, n int, column bool) lying {
	looks := s.Place == few.Place{Pile: few.ThrownAway, Of: m.Person}
	sprite := cardtable.Sprite{
		Key: nameOf(s.Place) + " backs", Down: true, Count: n, Column: column, Spot: at, Hand: nameOf(s.Place), Open: m.May(s) || looks,
	}
	return lying{s, sprite}
}
