package paper

import (
	"strings"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Board is a board to be printed.
type Board struct {
	Number int
	bridge.Board
	// Tricks are those of each declarer with all hands open, as far as they are known, or nil.
	Tricks *dd.Tricks
	Par    *dd.ParScore // nil if it follows from the tricks
}

// par returns the score of North-South and the contracts if all do their best; ok is false if it isn't known, or nobody
// bids in the game.
func (b Board) par() (par dd.ParScore, ok bool) {
	switch {
	case b.Rules.Choices:
		return par, false
	case b.Par != nil:
		return *b.Par, true
	case b.Tricks == nil:
		return par, false
	}
	par, err := dd.ParOf(*b.Tricks, b.Table)
	return par, err == nil
}

// mostPar is the largest number of contracts of a par that are printed.
const mostPar = 4

// parLines returns the par in words: the score of a side, and contracts with their declarers.
func (b Board) parLines() []string {
	par, ok := b.par()
	if !ok {
		return nil
	}
	side, points := card.NS, par.Points
	if points < 0 {
		side, points = card.EW, -points
	}
	lines := []string{text.T("paper.par", "Side", text.Side(side), "Points", text.Points(points))}
	var names []string
	seats := map[string][]string{}
	for _, c := range par.Contracts {
		name := bridgetext.ContractName(c)
		if c.PassedOut() {
			name = bridgetext.Contract(c)
		}
		if seats[name] == nil {
			names = append(names, name)
		}
		seats[name] = append(seats[name], text.SeatLetter(c.Declarer))
	}
	for i, name := range names {
		if i == mostPar {
			return append(lines, "…")
		}
		if par.Contracts[0].PassedOut() {
			return append(lines, name)
		}
		lines = append(lines, name+" "+strings.Join(seats[name], " "))
	}
	return lines
}

// diagram draws a board: the hands as a newspaper prints them, number, dealer and vulnerability at the top left, the
// points of the hands at the top right, tricks and par at the foot. Thirteen lines have to fit in the height.
func diagram(c Canvas, x, y, w, h float64, b Board) {
	const lines = 13.3
	points := min(8, h/lines/1.16/mm)
	d := drawn{Canvas: c, x: x, y: y, w: w, pitch: min(h/lines, 1.3*points*mm), points: points}
	d.hand(0.35, 1, 0.36, b.Deal[card.North])
	d.hand(0, 5, 0.34, b.Deal[card.West])
	d.hand(0.655, 5, 0.345, b.Deal[card.East])
	d.hand(0.35, 9, 0.36, b.Deal[card.South])
	d.compass(b)
	d.heading(b)
	d.strengths(b)
	d.tricks(b)
	for i, words := range b.parLines() {
		d.write(0.72, 9.2+float64(i), 0.28, page.Begin, d.parStyle(i), words)
	}
}

// drawn is a diagram being drawn. Places are in shares of its width, and in lines from 1 on.
type drawn struct {
	Canvas
	x, y, w       float64
	pitch, points float64
}

func (d drawn) parStyle(line int) page.Style {
	if line == 0 {
		return bold(d.points * 0.95)
	}
	return plain(d.points * 0.95)
}

// write writes words in a line that have a share of the width.
func (d drawn) write(x, line, room, anchor float64, s page.Style, words string) {
	s = fit(d, s, words, room*d.w)
	d.Write(d.x+x*d.w, d.y+(line-0.25)*d.pitch, anchor, s, words)
}

// hand writes a hand in four lines.
func (d drawn) hand(x, line, room float64, hand card.Hand) {
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		d.write(x, line+float64(i), room, page.Begin, plain(d.points), holding(hand, suit))
	}
}

// holding writes the cards of a suit with wide spaces, so that nobody takes 1 and 2 for 12.
func holding(hand card.Hand, suit card.Suit) string {
	const enSpace = "\u2002"
	return text.Suit(suit) + " " + strings.ReplaceAll(text.Holding(hand[suit]), " ", enSpace)
}

// compass draws the seats in the middle: those of a vulnerable side are white on black, and the dealer's is in a box.
func (d drawn) compass(b Board) {
	centre, middle := d.x+0.5*d.w, d.y+6*d.pitch
	reach := 1.15 * d.pitch
	for _, seat := range card.Seats {
		dx, dy := 0., 0.
		switch seat {
		case card.North:
			dy = -reach
		case card.South:
			dy = reach
		case card.West:
			dx = -reach * 1.25
		case card.East:
			dx = reach * 1.25
		}
		half := 0.5 * d.pitch
		style := bold(0.9 * d.points)
		if b.Vul.Has(seat.Side()) {
			d.Fill(centre+dx-half, middle+dy-half, centre+dx+half, middle+dy+half, ink)
			style.Ink = white
		}
		if b.Dealer == seat {
			box(d, centre+dx-1.3*half, middle+dy-1.3*half, 2.6*half, 2.6*half, 2.5*hair, ink)
		}
		d.Write(centre+dx, middle+dy+0.36*style.Points*mm, page.Middle, style, text.SeatLetter(seat))
	}
}

// heading writes number, dealer and vulnerability.
func (d drawn) heading(b Board) {
	d.write(0, 1.35, 0.34, page.Begin, bold(1.55*d.points), text.Points(b.Number))
	d.write(0, 2.5, 0.34, page.Begin, plain(0.9*d.points), text.T("paper.dealer", "Seat", text.Seat(b.Dealer)))
	d.write(0, 3.5, 0.34, page.Begin, plain(0.9*d.points), text.T("paper.vul", "Vul", bridgetext.Vul(b.Vul)))
}

// strengths writes the high-card points as a cross.
func (d drawn) strengths(b Board) {
	for seat, at := range [4][2]float64{card.North: {0.86, 1}, card.East: {0.95, 2}, card.South: {0.86, 3}, card.West: {0.77, 2}} {
		d.write(at[0], at[1], 0.1, page.Middle, plain(0.9*d.points), text.Points(bridge.HCP(b.Deal[seat])))
	}
	d.write(0.86, 2, 0.1, page.Middle, label(0.7*d.points), text.T("paper.hcp"))
}

// tricks writes the tricks of each declarer.
func (d drawn) tricks(b Board) {
	if b.Tricks == nil {
		return
	}
	const first, each = 0.07, 0.06
	for i, strain := range bridge.Strains {
		x := first + float64(i)*each
		d.write(x, 9, each*0.95, page.Middle, label(0.9*d.points), bridgetext.StrainSign(strain))
		for line, seat := range [4]card.Seat{card.North, card.South, card.East, card.West} {
			d.write(x, 10+float64(line), 0.85*each, page.Middle, plain(0.9*d.points), bridgetext.Tricks(b.Tricks[seat][strain], b.Rules.Tricks()))
		}
	}
	for line, seat := range [4]card.Seat{card.North, card.South, card.East, card.West} {
		d.write(0, 10+float64(line), 0.05, page.Begin, label(0.9*d.points), text.SeatLetter(seat))
	}
}
