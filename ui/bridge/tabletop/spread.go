package tabletop

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// Measures of the table when a board is over and all hands are open, in units. The user's hand stays in place, the one
// at the top is side by side, and those at the sides are in rows by suit, so that the result has the felt in the
// middle.
const (
	ResultWidth = 440 // of the sheet with the result
	resultGap   = 10  // around it
	spreadStep  = 28  // between two cards at the top, at most
	spreadRow   = 36  // and at the sides
	spreadDown  = 36  // between two rows, at least
)

// openAll opens all hands as they were dealt.
func (m *Model) openAll() {
	m.Open = [4]bool{true, true, true, true}
	m.Trick = bridge.Trick{}
	for _, seat := range card.Seats {
		m.Hands[seat] = m.Deal[seat]
		m.Count[seat] = m.Deal[seat].Len()
	}
}

// spreadSpots returns the places of a seat's cards when the board is over.
func (g Geometry) spreadSpots(m Model, seat card.Seat) map[card.Card]Rect {
	switch p := m.PlaceOf(seat); p {
	case Bottom:
		return g.fan(m.Sorted(m.Deal[seat]))
	case Top:
		return g.opened().inLine(m.Sorted(m.Deal[seat]), g.W/2, g.spreadTop(), g.spreadStep())
	default:
		return g.spreadRows(p, m.Deal[seat], m.Order)
	}
}

// spreadStep returns the distance of two cards in a hand that is side by side, at least the width of their indices.
func (g Geometry) spreadStep() float32 {
	return max(spreadStep*g.U, g.opened().indexW)
}

// spreadTop returns the top of the hand at the top: as high as the rim allows.
func (g Geometry) spreadTop() float32 {
	const most = 17
	half := ((most-1)*g.spreadStep() + g.opened().w) / 2
	return g.Oval.rimAt(g.W/2-half) + 6*g.U
}

// spreadEdge returns the left edge of the felt beside the hand at the left, and the room from there to the result.
func (g Geometry) spreadEdge() (left, room float32) {
	const half = 150 // of the height of the hand and its plate
	_, my := g.Oval.Centre()
	turned := oval{cardtable.NewRect(g.Oval.Y, g.Oval.X, g.Oval.H, g.Oval.W), g.U}
	left = turned.rimAt(my-half*g.U) + 6*g.U
	return left, g.W/2 - (ResultWidth/2+resultGap)*g.U - left
}

// spreadRows has a row for each suit, or several for one that is too long for the room.
func (g Geometry) spreadRows(p Place, dealt card.Hand, order [4]card.Suit) map[card.Card]Rect {
	of := g.opened()
	edge, room := g.spreadEdge()
	inRow := 1 + int((room-of.w)/of.indexW)
	rows := openColumns(dealt, dealt, order, [4]int{inRow, inRow, inRow, inRow})
	most := 2
	for _, row := range rows {
		most = max(most, len(row))
	}
	step := min(spreadRow*g.U, (room-of.w)/float32(most-1))
	left := edge
	if p == Right {
		left = g.W - edge - of.w - step*float32(most-1)
	}
	down := max(of.indexH+2*g.U, spreadDown*g.U)
	top := g.Oval.spreadBottom() - of.h - down*float32(len(rows)-1)
	return of.inRows(rows, left, top, step, down)
}

// spreadPlate returns the place of a plate when the board is over: below the hand, and the user's above it. In the
// middle the result takes all the room between the hands: the plates are beside it.
func (g Geometry) spreadPlate(p Place) Rect {
	r := g.Plate[p]
	edge, _ := g.spreadEdge()
	aside := (ResultWidth/2 + resultGap) * g.U // from the middle
	rim := g.Oval.rimAt(g.W/2-aside-r.W) + 6*g.U
	switch narrow := g.inset == narrowInset; {
	case narrow && p == Bottom: // beside the result there is no room
		return r
	case narrow && p == Top:
		r.Y = g.spreadTop() + g.opened().h + 8*g.U
		return r
	}
	switch p {
	case Bottom:
		r.X, r.Y = g.W/2+aside, min(r.Y, 2*g.Oval.Y+g.Oval.H-rim-r.H)
	case Top:
		r.X, r.Y = g.W/2-aside-r.W, max(g.spreadTop()+g.opened().h+8*g.U, rim)
	case Left:
		r.X, r.Y = edge, g.Oval.spreadBottom()+8*g.U
	case Right:
		r.X, r.Y = g.W-edge-r.W, g.Oval.spreadBottom()+8*g.U
	}
	return r
}

// ResultRoom returns the felt that is free for the result.
func (g Geometry) ResultRoom() Rect {
	top := g.spreadTop() + g.opened().h + resultGap*g.U
	return cardtable.NewRect(g.W/2-ResultWidth/2*g.U, top, ResultWidth*g.U, g.Fan.Y-resultGap*g.U-top)
}

// ResultSpot returns the place of a sheet of a size on that felt; one that is too high overlaps the hand at the top,
// within the window. On a narrow table it covers the plates at the sides, or is above them if possible.
func (g Geometry) ResultSpot(w, h float32) Rect {
	room := g.ResultRoom()
	x, y := room.Centre()
	if g.inset == narrowInset {
		above := g.spreadPlate(Top).Y + g.spreadPlate(Top).H
		if free := g.spreadPlate(Left).Y - above; h <= free {
			y = above + free/2
		}
	}
	r := cardtable.Around(x, y, w, h)
	if h > room.H {
		r.Y = max(room.Y+room.H-h, g.Bar.H)
	}
	return r
}

// spreadDelay is the delay of each card of a hand after the one before.
const spreadDelay = 18 * time.Millisecond

// spread returns the arrivals of the open cards when a board is over: played ones come from the piles of their winners,
// others from the hands that still held them. Visible cards move from their places.
func spread(m Model, g Geometry, sprites []cardtable.Sprite) (arrivals []cardtable.Arrival) {
	from := m.lay(g)
	var before [4]int // cards of each hand that come earlier
	for _, seat := range card.Seats {
		left := m.Deal[seat].Minus(m.Table.Played(seat))
		for i, c := range m.Sorted(left) {
			from[c] = g.backSpots(m.PlaceOf(seat), left.Len())[i]
		}
		for _, s := range sprites {
			if s.Hand == seat.String() {
				arrivals = append(arrivals, cardtable.Arrival{Key: s.Key, From: from[s.Face], Delay: time.Duration(before[seat]) * spreadDelay})
				before[seat]++
			}
		}
	}
	return arrivals
}

// lay returns the places of the played cards when the board was over.
func (m Model) lay(g Geometry) map[card.Card]Rect {
	spots := make(map[card.Card]Rect)
	last := m.Table.Trick() // ended by a claim
	for _, sprite := range m.trickSprites(last, g) {
		spots[sprite.Face] = sprite.Place()
	}
	playing, right := m, m.SeatAt(Right) // the piles are beside the opponent who wasn't dummy
	playing.Open[right] = right == m.Table.Contract().Dummy()
	won := m.Won()
	for _, t := range m.Table.Tricks() {
		side := m.winner(t).Side()
		pile, _ := g.pileOf(playing, side)
		for _, c := range t.Cards[:t.Len] {
			spots[c] = cardtable.Newest(pile, won[side], g.U)
		}
	}
	return spots
}
