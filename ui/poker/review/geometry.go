package review

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// geometry holds the places on a table of some size: one for each player, in rows.
type geometry struct {
	w, h, u float32 // size in points; the unit of letters
	card    float32 // width of a card
	step    float32 // from card to card in a row
	down    float32 // from row to row
	places  []cardtable.Rect
}

// Measures in units, and in widths of a card.
const (
	rim       = 9
	inside    = 8 // from the rim to the places, and about each
	headHigh  = 22
	mostCard  = 92
	leastStep = 0.74 // from card to card in a row, in widths of a card
	leastDown = 0.64 // from row to row, in heights of a card
	apart     = 1.05 // if there is room for it, of both
	caption   = 15   // above the discards
	asideGap  = 0.3
	asideWide = 2.0 // of the area beside a board, in widths of a card
)

// newGeometry lays out a table of w by h points for some players: in as many columns as make the cards largest.
func newGeometry(w, h, u float32, players int) geometry {
	best := geometry{w: w, h: h, u: u}
	edge := (rim + inside) * u
	for columns := 1; columns <= players; columns++ {
		rows := (players + columns - 1) / columns
		wide, high := (w-2*edge)/float32(columns), (h-2*edge)/float32(rows)
		size := min((wide-2*inside*u)/(1+4*leastStep+asideGap+asideWide),
			(high-(headHigh+2*inside)*u)/(1+2*leastDown)*cardart.Aspect, mostCard*u)
		if size <= best.card {
			continue
		}
		best.card, best.places = size, nil
		best.step = min(size*apart, ((wide-2*inside*u)-size*(1+asideGap+asideWide))/4)
		best.down = min(size/cardart.Aspect*apart, (high-(headHigh+2*inside)*u-size/cardart.Aspect)/2)
		for i := range players {
			row, line := i/columns, columns
			if row == rows-1 { // the last row is in the middle
				line = players - row*columns
			}
			x := (w-float32(line)*wide)/2 + float32(i%columns)*wide
			best.places = append(best.places, cardtable.NewRect(x+inside*u, edge+float32(row)*high+inside*u, wide-2*inside*u, high-2*inside*u))
		}
	}
	for i, r := range best.places { // a board is in the middle of its place
		width, height := best.card*(1+asideGap+asideWide)+4*best.step, headHigh*u+best.high()
		best.places[i] = cardtable.NewRect(r.X+(r.W-width)/2, r.Y+(r.H-height)/2, width, height)
	}
	return best
}

// high is the height of a board.
func (g geometry) high() float32 { return g.card/cardart.Aspect + 2*g.down }

// head returns the place of a player's name.
func (g geometry) head(place int) cardtable.Rect {
	r := g.places[place]
	return cardtable.NewRect(r.X, r.Y, r.W, headHigh*g.u)
}

// box returns the place of a card in a row, counted from the left. The boxes of the top row are centred.
func (g geometry) box(place int, row poker.Row, i int) cardtable.Rect {
	r := g.places[place]
	x := float32(i) + float32(5-row.Len())/2
	return cardtable.NewRect(r.X+x*g.step, r.Y+headHigh*g.u+float32(row)*g.down, g.card, g.card/cardart.Aspect)
}

// aside returns the area beside a player's board.
func (g geometry) aside(place int) cardtable.Rect {
	r := g.places[place]
	wide := asideWide * g.card
	return cardtable.NewRect(r.X+r.W-wide, r.Y+headHigh*g.u, wide, g.high())
}

// The size of cards beside a board, as a share of those on it.
const (
	small   = 0.8  // in a hand
	smaller = 0.66 // thrown away
)

// caption returns the place of the caption above the discards.
func (g geometry) caption(place int) cardtable.Rect {
	in := g.aside(place)
	high := caption * g.u
	return cardtable.NewRect(in.X, in.Y+in.H-g.card*smaller/cardart.Aspect-high, in.W, high)
}

// free is the part of a box that isn't below another one.
func (g geometry) free(place int, row poker.Row, i int) cardtable.Rect {
	r := g.box(place, row, i)
	if i < row.Len()-1 {
		r.W = min(r.W, g.step-2*g.u)
	}
	if row < poker.Bottom {
		r.H = min(r.H, g.down-2*g.u)
	}
	return r
}

// fan returns the places of n cards in a row within a rectangle: a hand's at the top, discards at the bottom.
func (g geometry) fan(in cardtable.Rect, n int, bottom bool) []cardtable.Rect {
	w := g.card * small
	if bottom {
		w = g.card * smaller
	}
	h := w / cardart.Aspect
	step := float32(0)
	if n > 1 {
		step = min((in.W-w)/float32(n-1), w*0.6)
	}
	y := in.Y
	if bottom {
		y = in.Y + in.H - h
	}
	spots := make([]cardtable.Rect, n)
	for i := range spots {
		spots[i] = cardtable.NewRect(in.X+float32(i)*step, y, w, h)
	}
	return spots
}

// spread returns the places of the n cards of a fantasy before it is set: in place of the board, in three lines.
func (g geometry) spread(place, n int) []cardtable.Rect {
	first, last := g.box(place, poker.Bottom, 0), g.box(place, poker.Bottom, 4)
	line := (n + 2) / 3
	step := (last.X - first.X) / float32(max(line-1, 1))
	spots := make([]cardtable.Rect, n)
	for i := range spots {
		spots[i] = g.box(place, poker.Row(i/line), 0)
		spots[i].X = first.X + float32(i%line)*step
	}
	return spots
}

// words returns the places of the words on the rows' worth, by their heights: each beside its row, or as near above as
// the words below it and the discards, if any, allow.
func (g geometry) words(place int, heights [3]float32, thrown bool) (rooms [3]cardtable.Rect) {
	in := g.aside(place)
	end := in.Y + in.H
	if thrown {
		end = g.caption(place).Y
	}
	for row := poker.Bottom; ; row-- {
		band := g.down
		if row == poker.Bottom {
			band = g.card / cardart.Aspect
		}
		beside := in.Y + float32(row)*g.down + (band-heights[row])/2
		end = min(beside, end-heights[row])
		rooms[row] = cardtable.NewRect(in.X, end, in.W, heights[row])
		if row == poker.Top {
			return rooms
		}
	}
}
