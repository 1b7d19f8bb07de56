package tabletop

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// Measures of a trick: heights of its cards in units, and the distance of the top and bottom ones from its middle, as a
// share.
const (
	leastTrick         = 84         // the least
	plainTrick         = 122        // without regard to the hands
	lowTrick           = 96         // below an open hand, at least
	trickDown, lowDown = 0.36, 0.32 // enough that no index is hidden, whoever wins
	trickAside         = 0.74       // from the middle to the cards at the sides, as a share of a card's width
	winnerLift         = 6          // of the card that wins so far
	trickGap           = 12         // to the object above the trick, with lowDown
)

// trick holds the middle of a trick, the height of its cards, and the distance of the top and bottom ones as a share of that.
type trick struct{ x, y, h, down float32 }

// spot returns the place of a card.
func (t trick) spot(p Place) Rect {
	w := t.h * cardart.Aspect
	dx, dy := w*trickAside, t.h*t.down
	switch p {
	case Bottom:
		return cardtable.Around(t.x, t.y+dy, w, t.h)
	case Left:
		return cardtable.Around(t.x-dx, t.y, w, t.h)
	case Top:
		return cardtable.Around(t.x, t.y-dy, w, t.h)
	}
	return cardtable.Around(t.x+dx, t.y, w, t.h)
}

// TrickSpot returns the place of a card in a trick around TrickX and TrickY.
func (g Geometry) TrickSpot(p Place) Rect {
	return trick{g.TrickX, g.TrickY, plainTrick * g.U, trickDown}.spot(p)
}

// lowTrick returns a trick below an open hand, with cards of a height.
func (g Geometry) lowTrick(h float32) trick {
	return trick{g.TrickX, g.Note.Y - 4*g.U - h*(0.5+lowDown), h, lowDown}
}

// trickSpot returns the place of a card in a model's trick. Its cards are as large as the open hands, as dealt, allow,
// so that they are the same in all tricks. With an open hand at the top the trick moves down and closes up to make
// room.
func (g Geometry) trickSpot(p Place, m Model) Rect {
	if g.AllOpen {
		return g.TrickSpot(p)
	}
	if m.topOpen() {
		room := g.Note.Y - 4*g.U - trickGap*g.U - g.openBottom(m, m.SeatAt(Top))
		h := max(room/(1+2*lowDown), lowTrick*g.U)
		return g.lowTrick(g.trickHeight(m, h)).spot(p)
	}
	room := g.Note.Y - g.Plate[Top].Y - g.Plate[Top].H - 2*trickGap*g.U
	return trick{g.TrickX, g.TrickY, g.trickHeight(m, room/(1+2*trickDown)), trickDown}.spot(p)
}

// trickHeight returns a height of a trick's cards, h at most, that fits between the open hands at the sides.
func (g Geometry) trickHeight(m Model, h float32) float32 {
	h = min(h, trickHeight*g.trickSize*g.U)
	for _, p := range []Place{Left, Right} {
		if n := len(m.columns(m.SeatAt(p), g)); n > 0 {
			room := g.W/2 - g.Oval.X - g.inset*g.U - g.lane(p, n).width - 8*g.U
			h = min(h, room/(trickAside+0.5)/cardart.Aspect)
		}
	}
	return max(h, leastTrick*g.U)
}

// NoteOf returns the room of the note on a model's table: between the hands at the sides, if one of them reaches down
// to it.
func (g Geometry) NoteOf(m Model) Rect {
	note := g.Note
	for _, p := range []Place{Left, Right} {
		if seat := m.SeatAt(p); len(m.columns(seat, g)) > 0 && g.openBottom(m, seat) > note.Y-4*g.U {
			width := g.lane(p, len(m.columns(seat, g))).width
			half := g.W/2 - g.Oval.X - (g.inset+8)*g.U - width
			note.W = min(note.W, 2*half)
		}
	}
	note.X = (g.W - note.W) / 2
	return note
}

// openBottom returns the bottom of a seat's open hand as dealt.
func (g Geometry) openBottom(m Model, seat card.Seat) (bottom float32) {
	for _, r := range g.dealtSpots(m, seat) {
		bottom = max(bottom, r.Y+r.H)
	}
	return bottom
}

// dealtSpots returns the places of a seat's cards as dealt, if its hand is in columns.
func (g Geometry) dealtSpots(m Model, seat card.Seat) map[card.Card]Rect {
	p := m.PlaceOf(seat)
	return g.columns(p, g.suitColumns(p, m.Deal[seat], m.Deal[seat], m.Order))
}

// trickSprites returns the cards of a trick, from the bottom up. The winning card so far is lit and slightly raised,
// from the second card on; but not if a guide only shows a position, and may ask for it.
func (m Model) trickSprites(t bridge.Trick, g Geometry) (sprites []cardtable.Sprite) {
	best := m.best(t)
	for _, i := range m.Stacked(t) {
		c := t.Cards[i]
		sprite := cardtable.Sprite{Key: c.String(), Face: c, Spot: g.trickSpot(m.PlaceOf(t.Leader.Next(i)), m)}
		if i == best && t.Len > 1 && !m.Still && !m.Bare && !m.Veiled {
			sprite.Wins, sprite.Lift = true, winnerLift*g.U
		}
		sprites = append(sprites, sprite)
	}
	return sprites
}

// best returns the number of the winning card so far.
func (m Model) best(t bridge.Trick) (best int) {
	for i := 1; i < t.Len; i++ {
		if beats(t.Cards[i], t.Cards[best], m.Table.Contract().Strain) {
			best = i
		}
	}
	return best
}

// beats reports whether a card that is played later than another one beats that.
func beats(later, before card.Card, strain bridge.Strain) bool {
	trump, ok := strain.Trump()
	return later.Suit == before.Suit && later.Rank > before.Rank || ok && later.Suit == trump && before.Suit != trump
}
