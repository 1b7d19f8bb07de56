package tabletop

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// lane is the area for the cards of a station: a row around its middle, or columns at a side.
type lane struct {
	Rect          // the area, as high as the cards
	step  float32 // largest distance of cards
	begin bool    // aligned left, not around the middle
}

// lane returns the area for the cards of a station, open or not.
func (g Geometry) lane(s Station, open bool) lane {
	u, top, bottom := g.U, g.top(), g.bottom()
	row := func(y, height, width, step float32) lane {
		return lane{Rect: cardtable.NewRect((g.W-width*u)/2, y, width*u, height*u), step: step * u}
	}
	low := bottom - lowCard*g.ownSize*u // of the user's hand with others above it
	switch s {
	case Mine:
		if g.pairs() || g.chinese() {
			return row(low, lowCard*g.ownSize, 760, 56*g.ownSize)
		}
		return row(bottom-ownCard*g.ownSize*u, ownCard*g.ownSize, min(g.W/u-2*(buttonWidth+2*margin), 970), 62*g.ownSize)
	case MyDummy:
		return row(low-(Rise+2+rowCard*g.ownSize)*u, rowCard*g.ownSize, 760, 56*g.ownSize)
	case Theirs:
		switch {
		case g.chinese() && open: // its lower part is under the row
			return row(top-4*u, highCard*g.otherSize, 400, 68)
		case g.chinese():
			return row(top-4*u, smallBack, 300, 34)
		case g.pairs() && open:
			return row(top-2*u, highCard*g.otherSize, 760, 52*g.otherSize)
		case g.pairs():
			return row(top-2*u, smallBack, 760, backStep)
		}
		return g.topLane(open)
	case TheirDummy:
		if open {
			return row(top+(highCard*g.otherSize+4)*u, highCard*g.otherSize, 760, 52*g.otherSize)
		}
		return row(top+(smallBack+4)*u, smallBack, 760, backStep)
	case TopHand:
		return g.topLane(open)
	case LeftHand, RightHand:
		return g.sideLane(s, open)
	case OpenOnTable:
		l := row(top+(smallBack+28)*u, highCard*g.otherSize, 600, 42*g.otherSize)
		l.X -= 130 * u
		return l
	case ClosedOnTable:
		l := row(top+(smallBack+28)*u, highCard*g.otherSize, 240, backStep)
		l.X += 320 * u
		return l
	case MyCover, TheirCover, MyRow, TheirRow:
		return g.rowLane(s)
	}
	return g.asideLane(s)
}

func (g Geometry) chinese() bool { return g.Kind == few.ChineseBridge }

// topLane is that of a hand at the top.
func (g Geometry) topLane(open bool) lane {
	u := g.U
	if open {
		return lane{Rect: cardtable.NewRect((g.W-620*u)/2, g.top(), 620*u, openCard*g.otherSize*u), step: 43 * g.otherSize * u}
	}
	return lane{Rect: cardtable.NewRect((g.W-620*u)/2, g.top(), 620*u, backCard*u), step: backStep * u}
}

// rowLane returns that of a row of Chinese bridge, or of the covers under it, which peep out towards their owner.
func (g Geometry) rowLane(s Station) lane {
	u := g.U
	width := ((slots-1)*slotStep)*u + slotCard*cardart.Aspect*u
	l := lane{Rect: cardtable.NewRect((g.W-width)/2, 0, width, slotCard*u), step: slotStep * u}
	switch s {
	case MyRow, MyCover:
		l.Y = g.bottom() - (lowCard*g.ownSize+Rise+2+peeps+slotCard)*u
		if s == MyCover {
			l.Y += peeps * u
		}
	default:
		l.Y = g.top() + (smallBack+4+peeps)*u
		if s == TheirCover {
			l.Y -= peeps * u
		}
	}
	return l
}

// upLane is rowLane when the deal is over: the covers are turned up, and show their indices above the cards on them.
func (g Geometry) upLane(s Station) lane {
	const myRow, theirRow = 18, 9 // how much further down the rows lie
	_, index := g.Index.Corner()
	above := float32(index)*slotCard*g.U + 2*g.U
	var l lane
	switch s {
	case MyRow, MyCover:
		l = g.rowLane(MyRow)
		l.Y += myRow * g.U
	default:
		l = g.rowLane(TheirRow)
		l.Y += theirRow * g.U
	}
	if s == MyCover || s == TheirCover {
		l.Y -= above
	}
	return l
}

// sideLane is that of a hand at a side: below its plate.
func (g Geometry) sideLane(s Station, open bool) lane {
	u := g.U
	plate := g.plateOf(s, false)
	top := plate.Y + plate.H + 10*u
	l := lane{Rect: cardtable.NewRect(plate.X, top, plate.W, g.bottom()-(ownCard*g.ownSize+Rise+28)*u-top), step: 30 * g.otherSize * u}
	if open {
		l.W = (4*openCard*g.otherSize*cardart.Aspect + 3*columnGap) * u
		if s == RightHand {
			l.X = plate.X + plate.W - l.W
		}
	}
	return l
}

// asideLane returns that of cards beside the hands of two players.
func (g Geometry) asideLane(s Station) lane {
	u := g.U
	const wide = asideCard * cardart.Aspect
	l := lane{Rect: cardtable.NewRect(asideInset*u, 0, 250*u, asideCard*u), step: 1.4 * u, begin: true}
	switch s {
	case StockPile:
		l.Y = g.middle() - asideCard/2*u
	case MyAside, MyReserve:
		l.Y = g.bottom() - (ownCard*g.ownSize+chosenRise+captionHeight+6+asideCard)*u
	default:
		l.Y = g.top() + 78*u
	}
	if s == MyReserve || s == TheirReserve {
		l.X, l.W, l.step = g.W-(asideInset+2*wide*0.62+wide)*u, (2*wide*0.62+wide)*u, wide*0.62*u
	}
	return l
}

// middle returns the y of the middle of the felt between the hands of the user and the other player.
func (g Geometry) middle() float32 {
	return (g.top() + (backCard+ownOver)*g.U + g.bottom() - (ownCard*g.ownSize+Rise+plateHeight)*g.U) / 2
}

const (
	columnGap  = 8
	ownOver    = 8
	asideInset = 56 // from the side of the window to piles on the felt
)

// line returns the places of n cards in a lane, side by side.
func (l lane) line(n int) []Rect {
	w := l.H * cardart.Aspect
	step := l.step
	if n > 1 {
		step = min(step, (l.W-w)/float32(n-1))
	}
	x := l.X + (l.W-step*float32(n-1)-w)/2
	if l.begin {
		x = l.X
	}
	spots := make([]Rect, n)
	for i := range spots {
		spots[i] = cardtable.NewRect(x+step*float32(i), l.Y, w, l.H)
	}
	return spots
}

// slot returns the place of a slot of a row.
func (l lane) slot(i int) Rect {
	return cardtable.NewRect(l.X+float32(i)*l.step, l.Y, l.H*cardart.Aspect, l.H)
}

// stack returns the places of n backs of a hand at a side: turned by a quarter, one below the other.
func (g Geometry) stack(l lane, n int) []Rect {
	w, h := backCard*g.U, backCard*cardart.Aspect*g.U
	spots := make([]Rect, n)
	for i := range spots {
		spots[i] = cardtable.NewRect(l.X+(l.W-w)/2, l.Y+float32(i)*backStep*g.U, w, h)
	}
	return spots
}

// columns returns the places of the cards of an open hand at a side: a column for each suit, in the order of the hand,
// without gaps for missing suits.
func (g Geometry) columns(l lane, cards []card.Card, order [4]card.Suit) []Rect {
	h := openCard * g.otherSize * g.U
	w := h * cardart.Aspect
	var n, at [4]int
	for _, c := range cards {
		n[c.Suit]++
	}
	spots := make([]Rect, len(cards))
	for i, c := range cards {
		column := 0
		for order[column] != c.Suit {
			column++
		}
		step := l.step
		if n[c.Suit] > 1 {
			step = min(max(step, g.indexHeight()), (l.H-h)/float32(n[c.Suit]-1))
		}
		spots[i] = cardtable.NewRect(l.X+float32(column)*(w+columnGap*g.U), l.Y+float32(at[c.Suit])*step, w, h)
		at[c.Suit]++
	}
	return spots
}

// indexHeight returns the height of a card in a column that must be visible.
func (g Geometry) indexHeight() float32 {
	_, high := g.Index.Corner()
	return openCard * g.otherSize * g.U * float32(high)
}

// aspect is the width of a card, as a share of its height.
const aspect = float32(cardart.Aspect)
