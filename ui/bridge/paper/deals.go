package paper

import (
	"io"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Curtains writes curtain cards: each hand on a slip to be cut out, which is kept with its cards, so that they can be
// checked before the play.
func (p Paper) Curtains(w io.Writer, about string, boards []Board) error {
	b := p.begin(text.T("paper.curtains"), about)
	b.curtains(boards)
	return b.Output(w)
}

func (b *book) curtains(boards []Board) {
	const rows = 5
	b.cells(4*len(boards), 4, rows, func(i int, x, y, w, h float64) {
		box(b, x, y, w, h, hair, rule)
		curtain(b, x+2.5, y+2, w-5, h-4, boards[i/4], card.Seats[i%4])
	})
}

// curtain draws the slip of a hand.
func curtain(c Canvas, x, y, w, h float64, b Board, seat card.Seat) {
	c.Write(x, y+4, page.Begin, bold(10), text.T("paper.board", "N", b.Number))
	c.Write(x+w, y+4, page.End, bold(10), text.Seat(seat))
	about := text.T("paper.dealer", "Seat", text.Seat(b.Dealer)) + " · " + text.T("paper.vul", "Vul", bridgetext.Vul(b.Vul))
	c.Write(x, y+8.5, page.Begin, fit(c, label(8), about, w), about)
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		words := holding(b.Deal[seat], suit)
		c.Write(x, y+15+float64(i)*6.2, page.Begin, fit(c, plain(11), words, w), words)
	}
	c.Write(x, y+h-1, page.Begin, label(7), text.T("paper.cards", "Cards", b.Deal[seat].Len()))
}

// Lists writes for each board where each card of a sorted pack goes: to deal it by hand, or with a machine that sorts.
func (p Paper) Lists(w io.Writer, about string, boards []Board) error {
	b := p.begin(text.T("paper.lists"), about)
	b.lists(boards)
	return b.Output(w)
}

func (b *book) lists(boards []Board) {
	const rows = 8
	b.cells(len(boards), 1, rows, func(i int, x, y, w, h float64) {
		if i%rows > 0 {
			b.Line(x, y, x+w, y, hair, rule)
		}
		list(b, x, y+2, w, h-4, boards[i])
	})
}

// list draws the list of a board: a row for each suit from the spades on, and a column for each rank from the ace on.
func list(c Canvas, x, y, w, h float64, b Board) {
	const left = 30.
	c.Write(x, y+5, page.Begin, bold(12), text.T("paper.board", "N", b.Number))
	c.Write(x, y+10, page.Begin, fit(c, label(8), text.T("paper.dealer", "Seat", text.Seat(b.Dealer)), left-3), text.T("paper.dealer", "Seat", text.Seat(b.Dealer)))
	c.Write(x, y+14, page.Begin, fit(c, label(8), text.T("paper.vul", "Vul", bridgetext.Vul(b.Vul)), left-3), text.T("paper.vul", "Vul", bridgetext.Vul(b.Vul)))
	t := table{high: h / 5, points: min(10, h/5/mm*0.62), columns: []column{{"", 1, page.Middle}}, strong: true}
	for rank := range b.Rules.Deck.Ranks.Ranks() {
		t.columns = append(t.columns, column{text.Rank(rank), 1, page.Middle})
	}
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		row := []string{text.Suit(suit)}
		for rank := range b.Rules.Deck.Ranks.Ranks() {
			row = append(row, text.SeatLetter(holder(b.Deal, card.Card{Suit: suit, Rank: rank})))
		}
		t.rows = append(t.rows, row)
	}
	t.draw(c, x+left, y, w-left)
}

// holder returns who has a card.
func holder(deal card.Deal, c card.Card) card.Seat {
	for _, seat := range card.Seats {
		if deal[seat].Has(c) {
			return seat
		}
	}
	return card.North // a deal has all cards of its deck
}
