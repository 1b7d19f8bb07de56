package tabletop

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/handorder"
)

// Measures of an open hand other than the user's, in units. It is in columns by suit.
const (
	narrowAside = 46 // from the end of a plate to the backs above it, on a narrow table
	openHeight  = 98 // of its cards
	openStep    = 30 // between two cards of a column
	openGap     = 8  // between two columns
	wideGap     = 20 // the same at the top, with more room
	openInset   = 70 // from the edge of the oval to a hand at the side
	narrowInset = 40 // the same on a narrow table
	shortColumn = 3  // cards that a column holds at least, however small the room
)

// openColumns returns the columns of an open hand: a suit each, or several for a suit that was dealt longer than a
// column. Columns stay when their cards have been played.
func openColumns(hand, dealt card.Hand, order [4]card.Suit, long [4]int) [][]card.Card {
	var columns [][]card.Card
	for i, s := range order {
		cards := handorder.Chosen().Suit(hand, s)
		of := max(1, (dealt[s].Len()+long[i]-1)/long[i])
		each := max(1, (dealt[s].Len()+of-1)/of) // no column becomes longer than it was
		used := max(1, (len(cards)+each-1)/each)
		for n := range of {
			var column []card.Card
			if n < used {
				column = cards[len(cards)*n/used : len(cards)*(n+1)/used]
			}
			columns = append(columns, column)
		}
	}
	return columns
}

// suitColumns returns the columns of an open hand at a place. If a suit is too long for one of four columns, all
// columns are kept short, so that any of them fits above the trick.
func (g Geometry) suitColumns(p Place, hand, dealt card.Hand, order [4]card.Suit) [][]card.Card {
	var long [4]int
	short := 1 << 10
	fits := true
	l, of := g.lane(p, len(order)), g.opened()
	for i, s := range order {
		_, room := g.openRoom(p, l.column(i))
		long[i] = max(shortColumn, 1+int((room-of.h)/of.indexH)) // that keeps each index visible
		short = min(short, long[i])
		fits = fits && dealt[s].Len() <= long[i]
	}
	if !fits {
		long = [4]int{short, short, short, short}
	}
	return openColumns(hand, dealt, order, long)
}

// openRoom returns the top of an open hand's columns, and the height available at x.
func (g Geometry) openRoom(p Place, x float32) (top, room float32) {
	if p != Top {
		top = g.Oval.openTop()
		return top, g.Fan.Y - 52*g.U - top
	}
	top = g.openAbove()
	room = g.Note.Y - 8*g.U - top
	w := g.opened().w
	for _, at := range []Place{Left, Top, Right} {
		if spot := g.lowTrick(lowTrick * g.U).spot(at); x < spot.X+spot.W && spot.X < x+w {
			room = min(room, spot.Y-trickGap*g.U-top)
		}
	}
	return top, room
}

// columns returns the places of an open hand's cards, in columns by suit.
func (g Geometry) columns(p Place, columns [][]card.Card) map[card.Card]Rect {
	l, of := g.lane(p, len(columns)), g.opened()
	spots := make(map[card.Card]Rect)
	for i, cards := range columns {
		left := l.column(i)
		top, room := g.openRoom(p, left)
		step := max(openStep*g.openSize*g.U, of.indexH)
		if n := len(cards); n > 1 {
			step = min(step, (room-of.h)/float32(n-1))
		}
		for j, c := range cards {
			spots[c] = cardtable.NewRect(left, top+float32(j)*step, of.w, of.h)
		}
	}
	return spots
}

// openAbove returns the top of an open hand at the top: as high as the rim allows or, on a narrow table, below its
// plate.
func (g Geometry) openAbove() float32 {
	if g.inset == narrowInset {
		plate := g.narrowPlate()
		return plate.Y + plate.H + 8*g.U
	}
	return g.Oval.Y + 24*g.U
}

// narrowPlate returns the place of the plate above an open hand at the top: beside the hand there is no room.
func (g Geometry) narrowPlate() Rect {
	r := g.Plate[Top]
	r.Y = g.Oval.below(r.X, 4)
	return r
}

// plate returns the place of a seat's plate: beside or above an open hand with this many columns, or its usual place
// with none.
func (g Geometry) plate(p Place, columns int) Rect {
	r := g.Plate[p]
	if columns == 0 || g.AllOpen {
		return r
	}
	width := g.lane(p, columns).width
	switch p {
	case Top:
		if g.inset == narrowInset {
			return g.narrowPlate()
		}
		r.X = g.W/2 - width/2 - r.W - 14*g.U
		r.Y = g.Oval.below(r.X, 8)
	case Left:
		r.X, r.Y = g.Oval.X+g.inset*g.U+(width-r.W)/2, g.Oval.openTop()-r.H-10*g.U
	case Right:
		r.X, r.Y = g.W-g.Oval.X-g.inset*g.U-(width+r.W)/2, g.Oval.openTop()-r.H-10*g.U
	}
	return r
}

// BesideTop returns a place of a size to the right of the hand at the top, if that is open, on the felt. If the table
// is too narrow it is below that hand, where the trick will be.
func (s *Surface) BesideTop(w, h float32) Rect {
	g, m := s.geometry, s.model
	if g.inset == narrowInset {
		return cardtable.NewRect(g.W/2-w/2, g.Note.Y-8*g.U-h, w, h)
	}
	columns := len(m.columns(m.SeatAt(Top), g))
	left := g.W/2 + g.lane(Top, max(columns, len(card.Suits))).width/2 + 14*g.U
	left = min(left, g.W-g.Oval.X-g.inset*g.U/2-w)
	return cardtable.NewRect(left, min(g.Oval.below(left+w, 10), g.Note.Y-8*g.U-h), w, h)
}
