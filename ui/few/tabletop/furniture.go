package tabletop

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// Plates returns the places of the plates of two players, or with three of the user's.
func (g Geometry) Plates(m Model) []Rect {
	all := []Rect{g.plateOf(Mine, true)}
	if !round(m.Kind()) {
		all = append(all, g.plateOf(Theirs, m.Piles.open(Theirs)))
	}
	return all
}

// plateOf returns the place of a hand's plate, by its station and whether it is open.
func (g Geometry) plateOf(s Station, open bool) Rect {
	u := g.U
	left, right := inset*u, g.W-(inset+plateWidth)*u
	at := func(x, y float32) Rect { return cardtable.NewRect(x, y, plateWidth*u, plateHeight*u) }
	beside := func(s Station) Rect { // on the left of a row
		l := g.lane(s, open)
		return at(left, l.Y+(l.H-plateHeight*u)/2)
	}
	switch {
	case g.chinese() && s == Mine:
		return at(left, g.lane(MyRow, true).Y-(plateHeight+22)*u)
	case g.chinese():
		l := g.lane(TheirRow, true)
		return at(left, l.Y+l.H+10*u)
	case g.pairs() && s == Mine && !g.Still: // above the buttons
		return at(left, g.lane(s, true).Y-(plateHeight+2)*u)
	case g.pairs():
		return beside(s)
	case s == Mine:
		return at((g.W-plateWidth*u)/2, g.lane(s, true).Y-(chosenRise+plateHeight)*u)
	case s == LeftHand || s == RightHand:
		x := left
		if s == RightHand {
			x = right
		}
		return at(x, g.top()+84*u)
	}
	l := g.topLane(open)
	return at((g.W-plateWidth*u)/2, l.Y+l.H+8*u)
}

// Plaque returns the place of the contract.
func (g Geometry) Plaque() Rect {
	u := g.U
	right := g.W - (inset+cardtable.PlaqueWidth)*u
	at := func(x, y float32) Rect {
		return cardtable.NewRect(x, y, cardtable.PlaqueWidth*u, cardtable.PlaqueHeight*u)
	}
	switch {
	case g.pairs():
		return at(right, g.lane(MyDummy, true).Y-(cardtable.PlaqueHeight+16)*u)
	case g.chinese():
		_, y := g.trickMiddle(true)
		return at(right, y-cardtable.PlaqueHeight/2*u)
	}
	plate := g.plateOf(Mine, false)
	return at(plate.X+plate.W+14*u, plate.Y+plate.H-(cardtable.PlaqueHeight-2)*u)
}

// pileOf returns the places of a pile of tricks and its number: the user's side's, or the other's.
func (g Geometry) pileOf(ours bool) (pile, number Rect) {
	u := g.U
	thick, long, n, gap := cardtable.PacketHeight*u, cardtable.PileLength*u, cardtable.PileNumber*u, cardtable.PileGap*u
	end := g.W - (inset+8)*u // of the pile, at the right
	var y float32
	plate := g.plateOf(Mine, false)
	switch {
	case g.pairs() && ours:
		l := g.lane(MyDummy, true)
		_, y = l.Centre()
	case g.pairs():
		y = g.top() + 36*u
	case g.chinese() && ours:
		_, y = plate.Centre()
	case g.chinese():
		other := g.plateOf(Theirs, false)
		_, y = other.Centre()
	case ours:
		_, y = plate.Centre()
		end = plate.X - gap/2 - n
		number = cardtable.NewRect(end, y-n/2, n, n)
		return cardtable.NewRect(end-long, y-thick/2, long, thick), number
	default:
		y = g.top() + 24*u
		end = g.W/2 + (330+cardtable.PileNumber+180)*u
	}
	number = cardtable.NewRect(end-n, y-n/2, n, n)
	return cardtable.NewRect(number.X-4*u-long, y-thick/2, long, thick), number
}

// trickMiddle returns the middle of the trick.
func (g Geometry) trickMiddle(openTop bool) (x, y float32) {
	x = g.W / 2
	switch {
	case g.pairs():
		l := g.lane(TheirDummy, true)
		return x, (l.Y + l.H + g.noteTop()) / 2
	case g.chinese():
		l := g.lane(TheirRow, true)
		return x, (l.Y + l.H + g.noteTop()) / 2
	}
	plate := g.plateOf(TopHand, openTop)
	return x, (plate.Y + plate.H + g.noteTop()) / 2
}

// trickHeight returns the height of a trick's cards.
func (g Geometry) trickHeight() float32 {
	if g.pairs() || g.chinese() { // two rows above it, two below, and a note of up to two lines
		return 102 * g.trickSize * g.U
	}
	return trickCard * g.trickSize * g.U
}

// TrickSpot returns the place of a card of the trick: by the seat of its hand, or before its player, the first or the
// second one.
func (g Geometry) TrickSpot(m Model, i int) Rect {
	p := m.Trick[i]
	x, y := g.trickMiddle(m.Piles.open(TopHand))
	h := g.trickHeight()
	w := h * aspect
	dx, dy := w*0.74, h*0.36
	if !m.Table.Rules().FourHands() {
		nth, of := 0, m.perPlayer()
		for _, before := range m.Trick[:i] {
			if before.Player == p.Player {
				nth++
			}
		}
		if of == 1 {
			x += w * 0.3
		} else {
			x += (float32(nth) - 0.5) * w * 1.1
		}
		if p.Player == m.Person {
			if of == 1 {
				x -= w * 0.6
			}
			return cardtable.Around(x, y+dy, w, h)
		}
		return cardtable.Around(x, y-dy, w, h)
	}
	switch side, _ := sideOf(m.Table, m.Person, p.Place); side {
	case Mine:
		return cardtable.Around(x, y+dy, w, h)
	case LeftHand:
		return cardtable.Around(x-dx, y, w, h)
	case TopHand:
		return cardtable.Around(x, y-dy, w, h)
	}
	return cardtable.Around(x+dx, y, w, h)
}

// perPlayer returns the number of cards of each player in the trick on the table, in games of two hands.
func (m Model) perPlayer() int {
	done := len(m.Table.Tricks())
	if m.Waits {
		done--
	}
	if m.Kind() == few.ChineseBridge || m.Kind() == few.Slam && done < slamPairs {
		return 2
	}
	return 1
}

// slamPairs is the number of tricks of Slam in which each player plays two cards.
const slamPairs = 6
